"""Handling buttons, selects and forms, and answering interactions."""
