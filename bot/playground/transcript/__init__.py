"""What everybody saw, written to a folder."""
