"""What one's own decisions cost."""
