"""The commands of a table."""
