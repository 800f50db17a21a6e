"""Learnt policies, one file for each game."""
