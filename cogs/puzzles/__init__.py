"""Puzzles: moments from a server's own matches."""
