"""The cost of one's own decisions."""
