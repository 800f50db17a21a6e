"""What is decided outside the play: passing, bidding, the kitty, naming trump, what a moon is for. One file a game."""
