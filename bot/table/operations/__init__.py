"""The operations on a table: each locks it, reads what is new in the store, commits, then announces the outcome."""
