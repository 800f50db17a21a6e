"""What a player sees of tricks from where they sit: who plays in which order, what lies there, who won what.

Where rules are kept on honour (rules §3.5) also what was taken back and challenged.
"""

from functools import cache
from typing import NamedTuple

from bot.rules.boards import Challenged, TricksView, Withdrawn
from bot.rules.copies import updated
from bot.rules.moves import Bid
from bot.rules.pieces import Piece
from bot.rules.view import Phase, SeatView, View

AT_ONCE = (Phase.PASS, Phase.REVIEW)  # all choose at the same time
BEFORE_PLAY = (Phase.BID, Phase.KITTY, Phase.TRUMP, Phase.DOUBLES)
PLAYING = (Phase.OPENING, Phase.PLAY)


def seats_in_order(view: View) -> tuple[int, ...]:
    """The seats in order of play, the viewer's last; for a bystander seat 0 is the last."""
    return _in_order(view.viewer or 0, len(view.seats), view.trick_board.direction)


@cache
def _in_order(own: int, count: int, step: int) -> tuple[int, ...]:
    return tuple((own + step * turn) % count for turn in range(1, count + 1))


def seat_before(view: View) -> int:
    """The seat after which the viewer plays; who sits out is passed over."""
    *others, own = seats_in_order(view)
    return next((seat for seat in reversed(others) if not view.seats[seat].out), own)


def goes_counter_clockwise(view: View) -> bool:
    """Whether play is seen to go round counter-clockwise."""
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
    """What the viewer has played to the trick being played."""
    return next((shown.piece for seat, shown in view.trick_board.current_plays if seat == view.viewer), None)


def points_on_table(view: View) -> int:
    """The points that lie in the trick being played."""
    board = view.trick_board
    return board.on_table.points if board.on_table is not None and board.complete_trick is None else 0


# -- what was won ------------------------------------------------------------------------------------------------------


class TakenTrick(NamedTuple):
    """A finished trick: who won it, with what, and what it brought.

    `points` are all the points that came with it, those of the `undealt` pieces included. `is_news` until the next
    trick is led.
    """

    winner: int
    piece: Piece | None
    points: int
    worst: Piece | None  # the piece that brought more than a point, if one did
    undealt: tuple[Piece | None, ...]
    hurts: bool  # its points are penalties, and there are some
    is_news: bool


def last_taken(view: View) -> TakenTrick | None:
    """The last finished trick of this deal; None before there is one."""
    board = view.trick_board
    if not board.finished:
        return None
    trick = board.finished[-1]
    piece, exposed = dict(trick.plays)[trick.winner].piece, board.exposed if trick.number == 1 else ()
    dear = max((shown for _, shown in trick.plays), key=lambda shown: shown.points)
    points = trick.points + sum([shown.points for shown in exposed])
    return TakenTrick(
        trick.winner,
        piece,
        points,
        dear.piece if dear.points > 1 else None,
        tuple([shown.piece for shown in exposed]),
        hurts=view.low_wins and points > 0,
        is_news=board.complete_trick is not None,
    )


def undealt_taker(view: View) -> int | None:
    """The seat that won the undealt pieces with the first trick; None before that."""
    finished = view.trick_board.finished
    return finished[0].winner if view.trick_board.exposed and finished else None


# -- on honour ---------------------------------------------------------------------------------------------------------


def taken_back(view: View) -> tuple[Withdrawn, ...]:
    """The plays taken back from the trick being played, those that were undone along with a revoke among them."""
    board = view.trick_board
    return tuple(back for back in board.withdrawn if back.trick == board.number) if view.phase is Phase.PLAY else ()


def honour_news(view: View) -> Withdrawn | Challenged | None:
    """The latest revoke taken back from the trick being played, else this deal's latest challenge."""
    revokes = [back for back in taken_back(view) if back.revoke]
    if revokes:
        return revokes[-1]
    challenges = view.trick_board.challenges
    return challenges[-1] if challenges else None


def own_challenge(view: View) -> Challenged | None:
    """The viewer's own latest challenge of this deal."""
    return next((made for made in reversed(view.trick_board.challenges) if made.by == view.viewer), None)


# -- while others play -------------------------------------------------------------------------------------------------


def until_own_turn(view: View) -> View:
    """The view without what others have done since its player's own last play, bid or choice, nor whose turn it is: so
    no play of theirs makes it false, and it need not be drawn anew.

    Before their play to a trick the last complete trick stays on the table. What a player is asked now, a bystander,
    and a game without hidden hands are shown as they are.
    """
    if view.viewer is None or view.tricks is None or view.phase is Phase.OVER:
        return view
    if view.phase in AT_ONCE:
        seats = tuple(_own_choice(seat, view.viewer) for seat in view.seats)
        return updated(view, seats=seats, prompt="", open_choices=())
    if view.ask is not None:
        return view
    board = _board(view, view.tricks, view.viewer)
    bids = dict(board.auction)
    now, shown = ([who for who, _ in each.current_plays] for each in (view.tricks, board))
    later = [now.count(who) - shown.count(who) for who in range(len(view.seats))]  # pieces played that are not shown
    seats = tuple([_until(seat, later[seat.seat], bids.get(seat.seat)) for seat in view.seats])
    return updated(view, seats=seats, tricks=board, prompt="", open_choices=())


def _until(seat: SeatView, later: int, bid: Bid | None) -> SeatView:
    """A seat before its last plays, so many of them, with what it had bid, and not yet to act."""
    if not later and not seat.to_act and seat.bid == bid:
        return seat
    return updated(seat, to_act=False, held=seat.held + later, bid=bid)


def _own_choice(seat: SeatView, viewer: int) -> SeatView:
    if seat.seat == viewer or not (seat.to_act or seat.ready):
        return seat
    return updated(seat, to_act=False, ready=False)


def _board(view: View, board: TricksView, viewer: int) -> TricksView:
    if view.phase is Phase.BID:
        own = [number for number, (seat, _) in enumerate(board.auction, 1) if seat == viewer]
        return updated(board, auction=board.auction[: own[-1] if own else 0])
    if len(view.hand) < board.count and board.received:  # they have played: what was passed is no news any more
        board = updated(board, received=())
    trick = board.on_table
    if trick is None or board.complete_trick is not None:
        return board
    played = trick.until(viewer)
    if played is not None:
        return updated(board, on_table=played)
    last = board.finished[-1] if board.finished else None
    kept = tuple(back for back in board.withdrawn if back.trick != trick.number)
    return updated(board, led=None, on_table=last, withdrawn=kept)
