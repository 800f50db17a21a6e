"""Domino Hearts (rules §3), with honour and the moon."""
