"""Bringing every message up to date on Discord, however often it fails."""
