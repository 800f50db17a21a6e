"""Clicks on a replay."""
