"""The pictures of people."""
