"""Trick games in words: the auction, naming trump, the tricks, the review of a deal."""
