"""What was played and won: results, standings, ratings, past matches."""
