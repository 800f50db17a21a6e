"""The pictures of decisions."""
