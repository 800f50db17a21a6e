"""The pictures of puzzles: the moment somebody had to decide, and what each choice comes to."""
