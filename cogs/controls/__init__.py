"""Handling buttons, selects and forms, and answering interactions."""

from importlib import import_module

# Imported, each of these enters its handlers.
for _name in (
    "play.challenge", "play.hints", "play.moves", "play.requests", "play.show", "play.undo",
    "tables.house_rules", "tables.lifecycle", "tables.new", "tables.seating",
):  # fmt: skip
    import_module(f"{__name__}.{_name}")
