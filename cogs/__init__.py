"""Discord's face, and thin: an interaction is parsed, the table does what is asked, and the result is shown."""
