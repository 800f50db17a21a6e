"""Replays: a match step by step."""
