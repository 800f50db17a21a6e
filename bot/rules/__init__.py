"""The games. Pure: the standard library only, no clock, no I/O, no randomness but the seeded shuffle.

A game is a class with pure functions over a Match (`game`); outside it and the table that owns the match everyone gets
a View (`view`). `RULES.md` beside this file says how each game is played.
"""
