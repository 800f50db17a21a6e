"""Contests, who takes part in them, and their messages."""
