"""People driven by code."""
