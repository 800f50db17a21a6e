"""The settings of a person, and those of a server."""
