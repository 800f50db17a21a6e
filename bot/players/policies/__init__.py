"""The policies that were learnt, a file for each game."""
