"""A deal of Blind Hughie or Billitonnen in numbers and bit masks: what a computer player looks ahead with."""
