"""The picture of a table: a trick, or a line with its rows."""
