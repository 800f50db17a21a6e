"""Checks that every View of Mexican Train must pass."""

from typing import Any

from bot.rules.game import Match
from bot.rules.mexican_train.trains import Trains
from bot.rules.mexican_train.view import trains_of
from bot.rules.moves import Play
from bot.rules.view import View


def check_trains(view: View, match: Match[Any, Any], referee: Any) -> None:
    """Check trains, and that a seat really lacks the numbers it is said to lack."""
    deal, board, viewer = match.deal, view.train_board, view.viewer
    if viewer is None:
        check_public_trains(view, match, referee)
    assert board.drawn == (deal.drawn[viewer] if viewer is not None and not deal.over else None)
    assert board.drawn is None or viewer is None or board.drawn in deal.hands[viewer]
    if view.ask is not None:
        playable = {shown.piece for shown in view.hand if shown.legal}
        assert playable == {choice.move.piece for choice in view.ask.choices if isinstance(choice.move, Play)}


def check_public_trains(view: View, match: Match[Any, Any], referee: Any) -> None:
    deal, board, state = match.deal, view.train_board, match.deal.state
    assert [seat.held for seat in view.seats] == list(map(len, deal.hands))
    assert board.rounds == (match.deals or referee.target())
    assert (board.engine, board.boneyard) == (referee.engine, len(referee.yard))
    assert (board.owed, set(board.first_turns)) == (referee.owed, set(referee.first_turns))
    for train, shown in enumerate(board.trains):
        numbers = (board.engine, *(outer for _, outer in shown.tiles))
        assert (numbers, shown.number) == (referee.trains[train], numbers[-1])
        assert tuple(inner for inner, _ in shown.tiles) == numbers[:-1]
        assert (shown.marked, shown.owed) == (train in referee.marked, train in referee.owed)
        assert shown.owner == (None if train == match.players else train)
    for seat in view.seats:
        assert tuple(shown.piece for shown in seat.shown) == (deal.hands[seat.seat] if deal.over else ())
        assert set(board.open_to[seat.seat]) == referee.counted_as_open(seat.seat)
        assert board.lacks[seat.seat] == referee.lacks(seat.seat)
        lacks = {number for group in board.lacks[seat.seat] for number in group}
        known = [tile for tile in deal.hands[seat.seat] if tile != deal.drawn[seat.seat] or state.drawn < 0]
        assert not [tile for tile in known if lacks & set(tile)], "they really lack them"
    if not deal.over:
        read = trains_of(view)
        assert [getattr(read, name) for name in Trains.__slots__] == [getattr(state, name) for name in Trains.__slots__]
