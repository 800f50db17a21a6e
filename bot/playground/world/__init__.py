"""The world: guilds, channels, people, messages, permissions, and faults set on purpose."""
