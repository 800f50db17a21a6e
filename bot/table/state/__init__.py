"""A table in memory: what its journal says, and how it stands for its display."""
