"""What one player reads: the header and the band of their picture, its alt text, the text beside it, advice."""
