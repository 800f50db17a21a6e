"""Discord's gateway: sessions, heartbeats, resuming, and who gets which event."""
