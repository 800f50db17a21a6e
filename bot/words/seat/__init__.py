"""The short words of the seat picture: its headline, its cells and its band."""
