"""The messages of puzzles."""
