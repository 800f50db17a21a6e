"""Tables: seats, the journal, turns, substitutes and clocks."""
