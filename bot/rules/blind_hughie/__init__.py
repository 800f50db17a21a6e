"""Blind Hughie and Billitonnen (rules §5)."""
