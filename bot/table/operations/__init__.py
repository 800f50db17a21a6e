"""The operations on a table: each holds the table's lock, reads what is new in the store, and commits
before it announces the outcome to the listeners.
"""
