"""Duels: the same deals for several people, each at their own table."""
