"""The world: people, guilds, channels, messages, permissions, limits and faults."""
