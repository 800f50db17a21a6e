"""Positions with one clearly best play, game by game, each with the reason: what `hard` is to find."""
