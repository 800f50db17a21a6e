"""What runs a table: who sits there, its start and its end, its house rules."""
