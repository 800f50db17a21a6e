"""The facts of the tricks as a player sees them: seats, the trick on the table, won tricks, challenges (§3.5)."""

from typing import NamedTuple

from bot.rules.boards import Challenged, Withdrawn
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.sides import seats_in_order

AT_ONCE = (Phase.PASS, Phase.REVIEW)  # all choose at the same time
BEFORE_PLAY = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)
PLAYING = (Phase.OPENING, Phase.PLAY)


def seat_before(view: View) -> int:
    """The seat that plays before the viewer, without those that sit out."""
    *others, own = seats_in_order(view)
    return next((seat for seat in reversed(others) if not view.seats[seat].out), own)


def left_neighbour(view: View) -> int:
    """The left neighbour of the viewer; for a bystander, of the seat to act."""
    seat = view.viewer if view.viewer is not None else next(iter(view.to_act), 0)
    return (seat + 1) % len(view.seats)


def goes_counter_clockwise(view: View) -> bool:
    """True if the plays show that play goes counter-clockwise."""
    first = next((trick for trick in view.trick_board.all_tricks if len(trick.plays) > 1), None)
    if first is None or len(view.seats) < 3:
        return False
    return (first.plays[0][0] - first.plays[1][0]) % len(view.seats) == 1


# -- the trick on the table --------------------------------------------------------------------------------------------


def number_shown(view: View) -> int:
    """The number of the trick on the table, else of the next trick; 0 before play."""
    board = view.trick_board
    return board.on_table.number if board.on_table is not None else board.number


def own_play(view: View) -> Piece | None:
    """The viewer's piece in the trick being played."""
    return next((shown.piece for seat, shown in view.trick_board.current_plays if seat == view.viewer), None)


def points_on_table(view: View) -> int:
    """The points in the trick being played."""
    trick = view.trick_board.current_trick
    return trick.points if trick is not None else 0


# -- won tricks --------------------------------------------------------------------------------------------------------


class TakenTrick(NamedTuple):
    """A finished trick: its winner, their piece, and all its points. `is_news` until the next trick is led."""

    winner: int
    piece: Piece | None
    points: int
    worst: Piece | None  # the dearest piece, if it counts more than a point
    undealt: tuple[Piece | None, ...]
    hurts: bool  # its points are penalties, and there are some
    is_news: bool


def last_taken(view: View) -> TakenTrick | None:
    """The last finished trick of this deal; None before there is one."""
    board = view.trick_board
    if not board.finished:
        return None
    trick = board.finished[-1]
    plays, exposed = dict(trick.plays), board.exposed if trick.number == 1 else ()
    dear = max(plays.values(), key=lambda shown: shown.points)
    points = trick.points + sum([shown.points for shown in exposed])
    return TakenTrick(
        winner=trick.winner,
        piece=plays[trick.winner].piece,
        points=points,
        worst=dear.piece if dear.points > 1 else None,
        undealt=tuple([shown.piece for shown in exposed]),
        hurts=view.low_wins and points > 0,
        is_news=board.complete_trick is not None,
    )


def undealt_taker(view: View) -> int | None:
    """The seat that won the undealt pieces with the first trick; None before that."""
    finished = view.trick_board.finished
    return finished[0].winner if view.trick_board.exposed and finished else None


# -- on honour ---------------------------------------------------------------------------------------------------------


def taken_back(view: View) -> tuple[Withdrawn, ...]:
    """The plays undone in the trick being played, with those undone along with a revoke."""
    board = view.trick_board
    return tuple(back for back in board.withdrawn if back.trick == board.number) if view.phase is Phase.PLAY else ()


def honour_news(view: View) -> Withdrawn | Challenged | None:
    """The latest revoke undone in the trick being played, else this deal's latest challenge."""
    revokes = [back for back in taken_back(view) if back.revoke]
    if revokes:
        return revokes[-1]
    challenges = view.trick_board.challenges
    return challenges[-1] if challenges else None


def own_challenge(view: View) -> Challenged | None:
    """The viewer's own latest challenge of this deal."""
    return next((made for made in reversed(view.trick_board.challenges) if made.by == view.viewer), None)
