"""The score chart and the result of a match."""
