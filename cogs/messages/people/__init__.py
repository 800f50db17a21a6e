"""Messages about people: the leaderboard and the player card."""
