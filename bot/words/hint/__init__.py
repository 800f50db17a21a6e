"""A hint: the best two moves, what the difference is, and why, for the player alone whose turn it is."""
