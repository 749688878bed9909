"""Znakhar: healers cure illnesses with herbs and charms, for 2 to 8 players."""
