"""Rows: what the parts of the store take and give, as plain values."""
