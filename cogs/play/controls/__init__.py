"""Clicks at a table."""
