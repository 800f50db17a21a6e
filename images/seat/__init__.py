"""The seat picture: all that one player may know of the deal, and their hand."""
