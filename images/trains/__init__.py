"""Mexican Train in pictures: a cell for each train with its newest tiles, the table, the end of a round."""
