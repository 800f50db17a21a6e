"""A round of Mexican Train in small numbers and bit masks, for computer players to look ahead with."""
