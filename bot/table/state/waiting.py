"""What somebody who waits is shown: nothing that another's play makes false."""

from bot.rules.boards import TricksView
from bot.rules.copies import updated
from bot.rules.moves import Bid
from bot.rules.view import Phase, SeatView, View
from bot.words.tricks import AT_ONCE


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
