"""The parts of all pictures: pieces, marks, headers."""
