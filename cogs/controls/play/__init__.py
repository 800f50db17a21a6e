"""What players do at a table: moves, hints, taking back, challenges; and what they look at."""
