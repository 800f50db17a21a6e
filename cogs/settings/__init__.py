"""How a person likes to play, and what a server's owner decides."""
