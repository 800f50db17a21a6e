"""A deal of dominoes in small numbers and bit masks: what a computer player looks ahead with."""
