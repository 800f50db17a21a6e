"""Clicks that ask what one's own decisions cost."""
