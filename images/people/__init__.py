"""Pictures of people: the leaderboard, the player card, achievements, two players against each other."""
