"""The daily deal: one sealed deal a day, the same for everyone."""
