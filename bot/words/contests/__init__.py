"""Contests in words: how people fared at the same deals, and where their play parted."""
