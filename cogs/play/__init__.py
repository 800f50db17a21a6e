"""The table: its lobby, hands, moves, and the ends of deals and matches."""
