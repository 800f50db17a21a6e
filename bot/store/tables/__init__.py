"""Tables: their rows and seats, the journal of their moves, the messages that show them, and what is due when."""
