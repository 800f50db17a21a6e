"""Answering interactions: who asks, where, what they may see, and in turn."""
