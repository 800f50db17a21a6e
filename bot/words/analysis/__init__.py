"""What a decision cost, in words: its player's choice, the better one, and why."""
