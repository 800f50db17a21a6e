"""A transcript: what everyone saw, written to a folder."""
