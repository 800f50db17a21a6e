"""Mexican Train in pictures: a cell for each train with its newest tiles, the hand, the end of a round."""
