"""Texts for one player: the header and the band of their picture, tips."""
