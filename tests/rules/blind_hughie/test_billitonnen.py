"""Billitonnen: turns that go on, peeking, open doubles, rounds; and its own vectors of the rules."""

import pytest

from bot.rules.blind_hughie.deal import dealt
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions, Variant
from bot.rules.events import MatchEnded, Moved, Turned, Went
from bot.rules.moves import Peek, Turn
from bot.rules.view import Phase
from tests.rules.blind_hughie.rows import BILLITONNEN, DOUBLES, moves, played, position, rows_of, tile

SEED = bytes(range(32))


@pytest.mark.parametrize("end", ["left", "right"])
def test_a_turn_goes_on_until_a_tile_does_not_fit(end: str) -> None:
    """Vector 5.3."""
    match = position("1-1 5-4 2-5 6-2", "3-3 4-0", "6-6 5-3", on="6-3 3-2", options=BILLITONNEN)
    match = played(match, "0 turn")
    assert moves(match) == ["place left", "place right", "peek"]
    match = played(match, "0 place left")
    assert match.deal.line.ends == (2, 2)
    match = played(match, "0 turn", f"0 place {end}", "0 turn")
    assert set(match.deal.line.ends or ()) == {2, 4}
    assert rows_of(match)[0] == "1-1"
    match = played(match, "0 turn")
    assert rows_of(match)[0] == "1-1*", "a double goes back face up"
    assert BLIND_HUGHIE.to_act(match) == (1,)


def test_five_rows_share_the_last_three_tiles() -> None:
    """Vector 5.5."""
    deal = dealt(BILLITONNEN, 5, SEED, 1, starter=3)
    assert [len(one) for one in deal.rows] == [6, 5, 5, 6, 6]
    assert deal.unused == ()


def test_in_billitonnen_the_higher_single_end_breaks_the_tie() -> None:
    tied = 0
    for number in range(60):
        match = BLIND_HUGHIE.start(BILLITONNEN, 5, bytes([number]) * 32)
        assert len(match.draws) == 1
        drawn = {seat: (piece.pips, piece.high) for seat, piece in match.draws[0]}  # type: ignore[union-attr]
        assert drawn[match.deal.starter] == max(drawn.values())
        tied += [pips for pips, _ in drawn.values()].count(max(drawn.values())[0]) > 1
    assert tied > 0


def test_a_player_may_peek_at_the_next_tile_before_choosing_an_end() -> None:
    match = position("3-3 6-1 6-2", "6-6 6-5", "5-5 5-4", on="6-0 0-2", options=BILLITONNEN)
    match = played(match, "0 turn")
    assert BLIND_HUGHIE.view(match, 0).line_board.peeked is None
    match, events = BLIND_HUGHIE.play(match, 0, Peek())
    assert events == (Moved(0, Peek()),)
    view = BLIND_HUGHIE.view(match, 0)
    assert view.line_board.peeked == tile("6-1")
    assert view.ask is not None
    assert view.ask.prompt == "choose an end for 6-2 (the next tile is 6-1)"
    for other in (1, 2, None):
        seen = BLIND_HUGHIE.view(match, other)
        assert seen.line_board.peeked is None
        assert "6-1" not in seen.prompt
    assert moves(match) == ["place left", "place right"], "once is enough"
    placed = played(match, "0 place right")
    remembered = BLIND_HUGHIE.view(placed, 0).line_board.peeked
    assert remembered == tile("6-1"), "the player remembers it until it is turned up"
    assert BLIND_HUGHIE.view(played(placed, "0 turn"), 0).line_board.peeked is None


def test_nothing_is_peeked_at_that_lies_open_or_is_not_there() -> None:
    match = position("3-3* 6-2", "6-6 6-5", "5-5 5-4", on="6-0 0-2", options=BILLITONNEN)
    assert moves(played(match, "0 turn")) == ["place left", "place right"]
    match = position("6-2", "6-6 6-5", "5-5 5-4", on="6-0 0-2", options=BILLITONNEN)
    assert moves(played(match, "0 turn")) == ["place left", "place right"]


def test_open_doubles_are_turned_again_in_their_place() -> None:
    match = position("5-1 6-6*", "4-2 3-3", "5-5 2-0", on="4-0 0-1", options=BILLITONNEN)
    assert moves(match) == ["turn"]
    match = played(match, "0 turn")
    assert rows_of(match)[0] == "6-6* 5-1", "it stays face up"
    match = played(match, "1 turn", "2 turn", "0 turn")
    assert match.deal.line.ends == (4, 5)
    match = played(match, "0 turn", "1 turn")
    assert rows_of(match) == ["6-6*", "3-3*", "2-0 5-5"]
    match = played(match, "1 turn", "2 turn")
    assert rows_of(match)[1:] == ["3-3*", "2-0"]


def test_open_doubles_may_be_played_where_that_is_the_rule() -> None:
    match = position("4-4* 3-3* 2-2* 6-1 2-1", "6-6 6-5", "5-5 5-0", on="3-0 0-4", options=DOUBLES)
    assert moves(match) == ["turn", "turn 1", "turn 2"], "2-2 does not fit"
    match, events = BLIND_HUGHIE.play(match, 0, Turn(2))
    assert events[-1] == Turned(0, 2, tile("3-3"), Went.LEFT)
    assert rows_of(match)[0] == "4-4* 2-2* 6-1 2-1"
    assert BLIND_HUGHIE.to_act(match) == (0,), "and the turn goes on"
    assert played(match, "0 play 4-4").deal.line.ends == (3, 4), "it may be called by its name"
    assert moves(position("2-1 4-4*", "6-6", "5-5", on="3-0 0-4", options=DOUBLES)) == ["turn"], "it is next anyway"


def test_a_double_that_is_played_keeps_what_was_peeked_at() -> None:
    match = position("4-4* 5-1 4-3", "6-6 6-5", "5-5 5-0", on="3-0 0-4", options=DOUBLES)
    match = played(match, "0 turn", "0 peek", "0 place left", "0 turn 1")
    assert BLIND_HUGHIE.view(match, 0).line_board.peeked == tile("5-1")
    assert moves(match) == ["place left", "place right"], "the next tile is known already"


def test_the_first_to_empty_the_row_wins_the_round() -> None:
    match = position("2-1", "6-6 6-5", "5-5 5-4", on="1-0 0-3", options=BILLITONNEN)
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert match.results[0].scored == (1, 0, 0)
    assert match.winners == (0,)
    assert events[-1] == MatchEnded((0,))
    assert BLIND_HUGHIE.to_act(match) == ()
    assert BLIND_HUGHIE.view(match, 0).phase is Phase.OVER


def test_a_blocked_round_goes_to_the_fewest_pips() -> None:
    match = position("6-6 5-2", "3-1 4-4", "3-3 4-1", on="2-0 0-0", options=BILLITONNEN)
    assert played(match, "0 turn").results[0].scored == (0, 0, 1)


def test_a_round_without_a_winner_is_played_again() -> None:
    match = position("6-6 5-2", "3-1 4-4", "3-3 4-2", on="2-0 0-0", options=BILLITONNEN)
    match = played(match, "0 turn")
    assert match.results[0].scored == (0, 0, 0)
    assert match.winners is None
    assert match.deal.number == 2


def test_rounds_are_won_until_somebody_has_enough() -> None:
    three = BlindHughieOptions(Variant.BILLITONNEN, rounds=3)
    match = position("2-1", "6-6 6-5", "5-5 5-4", on="1-0 0-3", options=three, totals=(1, 2, 2))
    assert played(match, "0 turn").winners is None
    match = position("2-1", "6-6 6-5", "5-5 5-4", on="1-0 0-3", options=three, totals=(2, 2, 2))
    assert played(match, "0 turn").winners == (0,)
