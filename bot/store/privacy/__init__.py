"""Privacy: what is kept of whom, and its deletion, on request and in time."""
