"""Domino Whist (rules §2)."""
