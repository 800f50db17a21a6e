"""What was decided, in pictures: the turning point of a deal, and a match by one's own decisions."""
