"""Servers: what their owners have decided, and the channels in which tables were opened."""
