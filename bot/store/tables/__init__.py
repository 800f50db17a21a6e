"""Tables: their seats, the journal of their moves, the messages that show them, and when they are due."""
