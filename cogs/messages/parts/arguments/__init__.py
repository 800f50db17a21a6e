"""The arguments of controls: what a custom id says besides the table and the position. `str()` prints them."""
