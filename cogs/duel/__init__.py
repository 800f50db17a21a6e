"""Duels: the same deals for several people, each at a table of their own."""
