"""Updating every message on Discord, with retries."""
