"""Slash commands: each parses what was typed, asks the table, and shows the answer."""
