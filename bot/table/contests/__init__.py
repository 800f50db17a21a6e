"""Contests: sealed deals that several people play, each at a table of their own or together."""
