"""What is told of one's own decisions, for their player alone and as they are shared."""
