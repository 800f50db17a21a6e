"""Handling buttons, selects and forms, and answering interactions."""

from importlib import import_module

# Imported, each of these enters its handlers. A name leaves this list once its feature loads it.
for _name in (
    "analysis", "contests.challenge", "contests.daily", "contests.duel", "contests.fair_shuffle", "contests.tournament",
    "pages.help_pages", "pages.history", "pages.people", "pages.preferences", "pages.privacy", "pages.server",
    "pages.tutorial", "play.challenge", "play.hints", "play.moves", "play.requests", "play.show", "play.undo",
    "puzzles", "replay.pages", "replay.share", "tables.house_rules", "tables.lifecycle", "tables.new", "tables.seating",
):  # fmt: skip
    import_module(f"{__name__}.{_name}")
