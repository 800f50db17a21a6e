"""Pages that are asked for: help, lessons, past matches, and the settings of people and servers."""
