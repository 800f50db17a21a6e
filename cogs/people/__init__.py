"""People: the leaderboard, a player's card, past matches."""
