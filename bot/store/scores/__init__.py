"""Scores: results, standings, ratings, past matches."""
