"""People: their achievements, the leaderboard, the player card, two players against each other."""
