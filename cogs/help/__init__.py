"""The help: pages, commands, lessons."""
