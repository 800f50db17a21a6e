"""Clicks on puzzles."""
