"""Nosegay: laying and picking herbs, for 2 or 3 players."""
