"""Officinalis: tricks, medicinal plants and herbal teas, for 2 to 4 players."""
