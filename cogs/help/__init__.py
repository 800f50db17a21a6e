"""How to play: pages, commands, lessons."""
