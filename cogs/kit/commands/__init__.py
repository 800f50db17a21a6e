"""The command tree, and the words of commands."""
