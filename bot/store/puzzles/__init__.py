"""Puzzles from past matches, the votes on them, and the one that is posted each week."""
