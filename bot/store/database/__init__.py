"""The database itself: opened, migrated, read, and written by one writer at a time."""
