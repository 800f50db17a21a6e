"""Seventy-Nine (rules §4)."""
