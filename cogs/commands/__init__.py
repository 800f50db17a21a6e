"""Slash commands: each parses its arguments, calls the table, and shows the result."""
