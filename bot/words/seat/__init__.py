"""Texts for one player: the header and the band of their picture, the turns since their last, tips."""
