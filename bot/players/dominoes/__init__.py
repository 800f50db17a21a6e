"""A deal of dominoes in small numbers and bit masks, for computer players to look ahead with."""
