"""A line of dominoes in words: for pictures, in sentences, and the reasons for a play."""
