"""Decisions outside the play: passing, bidding, the kitty, naming trump, a shot moon. One file per game."""
