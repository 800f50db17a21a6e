"""Puzzles from past matches: how they are found, shown and answered, and the one of each week."""
