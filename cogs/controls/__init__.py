"""Buttons, selects and forms, and how one interaction is answered."""
