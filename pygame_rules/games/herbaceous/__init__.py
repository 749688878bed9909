"""Herbaceous: picking and potting herbs, for 1 to 4 players."""
