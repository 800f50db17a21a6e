"""Discord's REST API: what it takes, what it refuses, and how it answers."""
