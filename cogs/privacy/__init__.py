"""A person's stored data, to read, download and delete."""
