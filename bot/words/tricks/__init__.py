"""Trick games in words: the auction, naming trump, the tricks, a look back at them."""
