"""Contests: the same sealed deals for several people, each at a table of their own or in rounds."""
