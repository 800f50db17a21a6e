"""The View of the deal that ended last: as it was scored, whole, and with nothing in it that the rules keep hidden."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.rules.events import DealEnded, Drew, Event, Knocked, Laid, Moved, TrickWon, Turned, Went
from bot.rules.game import Match
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.rules.view import Phase, View
from tests.rules.knowledge import found, in_view
from tests.rules.referee import Referee


def check_ended(view: View | None, match: Match[Any, Any], referee: Referee, events: Sequence[Event]) -> None:
    """Assert that a deal is shown as its events told it, and its referee has it."""
    assert view is not None
    assert (view.deal, view.phase, view.winners) == (referee.number, Phase.OVER, match.winners)
    assert view.results == match.results
    assert tuple(seat.total for seat in view.seats) == tuple(match.totals[seat.side] for seat in view.seats)
    assert (view.viewer, view.hand, view.ask, view.to_act, view.open_choices) == (None, (), None, (), ())
    assert found(view) == in_view(view), "it holds nothing of another deal"
    if view.tricks is not None:
        _check_tricks(view, referee, events)
        return
    assert not any(seat.ready or seat.out for seat in view.seats if view.line)
    laid = [event for event in events if isinstance(event, Laid | Drew | Knocked | Turned)]
    rows = [[shown.piece for shown in seat.shown] for seat in view.seats]
    assert [len(row) for row in rows] == [seat.held for seat in view.seats]
    left = [sum(tile.pips for tile in row if isinstance(tile, Tile)) for row in rows]
    assert referee.by_side(left) == view.results[-1].taken, "all tiles lie open, for their pips are counted"
    if view.line is not None:
        assert list(view.line.turned) == [event for event in laid if getattr(event, "went", None) is not Went.WAITS]
        assert view.line.waiting is view.line.peeked is None
    else:
        assert list(view.chain_board.log) == laid
        assert view.chain_board.drawn == ()
        seen = {event.tile for event in laid if isinstance(event, Laid)}
        assert in_view(replace(view, results=())) == seen | {tile for row in rows for tile in row if tile}


def _check_tricks(view: View, referee: Referee, events: Sequence[Event]) -> None:
    board = view.trick_board
    assert {str(piece) for piece in in_view(view)} <= referee.known(None)
    won = [(event.seat, event.points) for event in events if isinstance(event, TrickWon)]
    assert [(trick.winner, trick.points) for trick in board.finished] == won
    bids = [(event.seat, event.move) for event in events if isinstance(event, Moved) and isinstance(event.move, Bid)]
    assert list(board.auction) == bids
    assert board.complete_trick == (board.finished[-1] if board.finished else None)
    assert [seat.tricks for seat in view.seats] == [
        sum(winner == seat.seat for winner, _ in won) for seat in view.seats
    ]
    if any(isinstance(event, DealEnded) for event in events):  # else it was thrown in
        assert referee.by_side(seat.points for seat in view.seats) == view.results[-1].taken
