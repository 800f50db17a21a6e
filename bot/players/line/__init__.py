"""A deal of Blind Hughie or Billitonnen in numbers and bit masks, for computer players to look ahead with."""
