"""What there is: guilds, channels, people and messages, what is allowed, and what is set to go wrong."""
