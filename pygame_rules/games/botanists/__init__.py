"""Botanists: a market of flowers and three plots of land, for 1 to 4 players."""
