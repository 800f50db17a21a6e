"""The line of dominoes: what was turned up last."""

from bot.rules.events import Turned, Went
from bot.rules.view import View


def last_turned(view: View) -> Turned | None:
    """The tile turned up last, while it waits for its end or has just gone back to its row."""
    turned = view.line_board.turned
    last = turned[-1] if turned else None
    return last if last is not None and last.went in (Went.WAITS, Went.BACK) else None
