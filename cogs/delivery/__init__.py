"""Delivery: brings every message of a table on Discord up to date."""
