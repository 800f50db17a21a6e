"""Tournaments: rounds of duplicate deals at several tables."""
