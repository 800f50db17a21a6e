"""Mexican Train in words: for pictures, in sentences, and the reasons for a play."""
