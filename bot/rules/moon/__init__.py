"""Moon (rules §9)."""
