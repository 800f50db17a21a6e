"""The games. Pure: the standard library only, no clock, no I/O, no randomness but the seeded shuffle."""
