"""The pages of a replay, and what is shared of it."""
