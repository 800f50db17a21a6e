"""The words about people."""
