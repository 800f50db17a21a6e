"""Mexican Train (rules §8)."""
