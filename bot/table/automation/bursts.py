"""Bursts: computer players who follow one another move without a pause, and what they did is shown together."""

from bot.rules.view import Phase, View
from bot.table.state.snapshot import Snapshot


def moves_at_once(snapshot: Snapshot) -> bool:
    """Whether a computer player is to go on where another computer player has just played, bid or turned a tile; or
    some are to choose while others do.
    """
    view = snapshot.public
    if view is None or snapshot.over:
        return False
    waiting = [seat for seat in view.to_act if snapshot.seats[seat].user_id is None]
    if not waiting or view.phase in (Phase.PASS, Phase.REVIEW):
        return bool(waiting)
    last = _last_to_move(view)
    return last is not None and snapshot.seats[last].user_id is None


def _last_to_move(view: View) -> int | None:
    """Who has made the last play to this trick, bid or turn; None where something else is to be seen first."""
    if view.chain is not None:
        laid = view.chain.laid
        return laid[-1].seat if laid else None
    if view.line is not None:
        turned = view.line.turned
        return turned[-1].seat if turned else None
    made = view.trick_board.auction if view.phase is Phase.BID else view.trick_board.current_plays
    return made[-1][0] if made else None
