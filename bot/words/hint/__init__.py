"""Hints: the best two moves, their difference, and the reason for it."""
