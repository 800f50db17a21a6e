"""Where rules are kept on honour (rules §3.5): what was taken back, what was challenged, and what came of it."""

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.view import Phase, View


def taken_back(view: View) -> tuple[Withdrawn, ...]:
    """The plays taken back from the trick being played, those that were undone along with a revoke among them."""
    board = view.trick_board
    if not board.withdrawn or view.phase is not Phase.PLAY:
        return ()
    return tuple(back for back in board.withdrawn if back.trick == board.number)


def honour_news(view: View) -> Withdrawn | Challenged | None:
    """The latest revoke taken back from the trick being played, else this deal's latest challenge."""
    revokes = [back for back in taken_back(view) if back.revoke]
    if revokes:
        return revokes[-1]
    challenges = view.trick_board.challenges
    return challenges[-1] if challenges else None


def own_challenge(view: View) -> Challenged | None:
    """The viewer's own latest challenge of this deal."""
    for made in reversed(view.trick_board.challenges):
        if made.by == view.viewer:
            return made
    return None
