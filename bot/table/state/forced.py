"""Plays that are made for people, as they decide nothing: by the house rules, or as a person likes it."""

from bot.rules.moves import Move
from bot.table.state.snapshot import Snapshot
from bot.words.news import is_made_for_all, only_play


def forced_play(snapshot: Snapshot, seat: int) -> Move | None:
    """The play that is to be made for the person at a seat, who has no other; None where they play themselves."""
    row = snapshot.seats[seat]
    if row.user_id is None or snapshot.over or not snapshot.views:
        return None
    view = snapshot.views[seat]
    move = only_play(view)
    return move if move is not None and (row.forced or is_made_for_all(view)) else None
