"""Billitonnen: turns that go on, peeking, open doubles, rounds; and its own vectors of the rules."""

import pytest

from bot.rules.blind_hughie.deal import dealt
from bot.rules.events import MatchEnded, Moved, Turned, Went
from bot.rules.moves import Peek, Turn
from bot.rules.view import Phase
from tests.rules.blind_hughie.scenarios import BILLITONNEN, DOUBLES, tile
from tests.rules.scenario import SEED
from tests.told import told


@pytest.mark.parametrize("end", ["left", "right"])
def test_a_turn_goes_on_until_a_tile_does_not_fit(end: str) -> None:
    """Vector 5.3."""
    scenario = BILLITONNEN.rows("1-1 5-4 2-5 6-2", "3-3 4-0", "6-6 5-3", line="6-3 3-2")
    scenario = scenario.play("0 turn")
    assert scenario.moves == ["place left", "place right", "peek"]
    scenario = scenario.play("0 place left")
    assert scenario.deal.line.ends == (2, 2)
    scenario = scenario.play("0 turn", f"0 place {end}", "0 turn")
    assert set(scenario.deal.line.ends or ()) == {2, 4}
    assert scenario.row_notation[0] == "1-1"
    scenario = scenario.play("0 turn")
    assert scenario.row_notation[0] == "1-1*", "a double goes back face up"
    assert scenario.to_act == (1,)


def test_five_rows_share_the_last_three_tiles() -> None:
    """Vector 5.5."""
    deal = dealt(BILLITONNEN.options, 5, SEED, 1, starter=3)
    assert [len(row) for row in deal.rows] == [6, 5, 5, 6, 6]
    assert deal.unused == ()


def test_in_billitonnen_the_higher_single_end_breaks_the_tie() -> None:
    tied = 0
    for number in range(60):
        scenario = BILLITONNEN.start(5, bytes([number]) * 32)
        assert len(scenario.match.draws) == 1
        drawn = {seat: (piece.pips, piece.high) for seat, piece in scenario.match.draws[0]}  # type: ignore[union-attr]
        assert drawn[scenario.deal.starter] == max(drawn.values())
        tied += [pips for pips, _ in drawn.values()].count(max(drawn.values())[0]) > 1
    assert tied > 0


def test_a_player_may_peek_at_the_next_tile_before_choosing_an_end() -> None:
    scenario = BILLITONNEN.rows("3-3 6-1 6-2", "6-6 6-5", "5-5 5-4", line="6-0 0-2")
    scenario = scenario.play("0 turn")
    assert scenario.view(0).line_board.peeked is None
    scenario = scenario.play_move(0, Peek())
    assert scenario.events == (Moved(0, Peek()),)
    view = scenario.view(0)
    assert view.line_board.peeked == tile("6-1")
    assert view.ask is not None
    assert told(view.ask.prompt) == "prompt-end-peeked(tile=6-2, next=6-1)"
    for other in (1, 2, None):
        seen = scenario.view(other)
        assert seen.line_board.peeked is None
        assert "6-1" not in told(seen.prompt)
    assert scenario.moves == ["place left", "place right"], "once is enough"
    placed = scenario.play("0 place right")
    remembered = placed.view(0).line_board.peeked
    assert remembered == tile("6-1"), "the player remembers it until it is turned up"
    assert placed.play("0 turn").view(0).line_board.peeked is None


def test_nothing_is_peeked_at_that_lies_open_or_is_not_there() -> None:
    scenario = BILLITONNEN.rows("3-3* 6-2", "6-6 6-5", "5-5 5-4", line="6-0 0-2")
    assert scenario.play("0 turn").moves == ["place left", "place right"]
    scenario = BILLITONNEN.rows("6-2", "6-6 6-5", "5-5 5-4", line="6-0 0-2")
    assert scenario.play("0 turn").moves == ["place left", "place right"]


def test_open_doubles_are_turned_again_in_their_place() -> None:
    scenario = BILLITONNEN.rows("5-1 6-6*", "4-2 3-3", "5-5 2-0", line="4-0 0-1")
    assert scenario.moves == ["turn"]
    scenario = scenario.play("0 turn")
    assert scenario.row_notation[0] == "6-6* 5-1", "it stays face up"
    scenario = scenario.play("1 turn", "2 turn", "0 turn")
    assert scenario.deal.line.ends == (4, 5)
    scenario = scenario.play("0 turn", "1 turn")
    assert scenario.row_notation == ["6-6*", "3-3*", "2-0 5-5"]
    scenario = scenario.play("1 turn", "2 turn")
    assert scenario.row_notation[1:] == ["3-3*", "2-0"]


def test_open_doubles_may_be_played_where_that_is_the_rule() -> None:
    scenario = DOUBLES.rows("4-4* 3-3* 2-2* 6-1 2-1", "6-6 6-5", "5-5 5-0", line="3-0 0-4")
    assert scenario.moves == ["turn", "turn 1", "turn 2"], "2-2 does not fit"
    scenario = scenario.play_move(0, Turn(2))
    assert scenario.events[-1] == Turned(0, 2, tile("3-3"), Went.LEFT)
    assert scenario.row_notation[0] == "4-4* 2-2* 6-1 2-1"
    assert scenario.to_act == (0,), "and the turn goes on"
    assert scenario.play("0 play 4-4").deal.line.ends == (3, 4), "it may be called by its name"
    assert DOUBLES.rows("2-1 4-4*", "6-6", "5-5", line="3-0 0-4").moves == ["turn"], "it is next anyway"


def test_a_double_that_is_played_keeps_what_was_peeked_at() -> None:
    scenario = DOUBLES.rows("4-4* 5-1 4-3", "6-6 6-5", "5-5 5-0", line="3-0 0-4")
    scenario = scenario.play("0 turn", "0 peek", "0 place left", "0 turn 1")
    assert scenario.view(0).line_board.peeked == tile("5-1")
    assert scenario.moves == ["place left", "place right"], "the next tile is known already"


def test_the_first_to_empty_the_row_wins_the_round() -> None:
    scenario = BILLITONNEN.rows("2-1", "6-6 6-5", "5-5 5-4", line="1-0 0-3")
    scenario = scenario.play_move(0, Turn())
    assert scenario.results[0].scored == (1, 0, 0)
    assert scenario.winners == (0,)
    assert scenario.events[-1] == MatchEnded((0,))
    assert scenario.to_act == ()
    assert scenario.view(0).phase is Phase.OVER


def test_a_blocked_round_goes_to_the_fewest_pips() -> None:
    scenario = BILLITONNEN.rows("6-6 5-2", "3-1 4-4", "3-3 4-1", line="2-0 0-0")
    assert scenario.play("0 turn").results[0].scored == (0, 0, 1)


def test_a_round_without_a_winner_is_played_again() -> None:
    scenario = BILLITONNEN.rows("6-6 5-2", "3-1 4-4", "3-3 4-2", line="2-0 0-0")
    scenario = scenario.play("0 turn")
    assert scenario.results[0].scored == (0, 0, 0)
    assert scenario.winners is None
    assert scenario.deal.number == 2


def test_rounds_are_won_until_somebody_has_enough() -> None:
    three = BILLITONNEN.under(rounds=3)
    scenario = three.rows("2-1", "6-6 6-5", "5-5 5-4", line="1-0 0-3", totals=(1, 2, 2))
    assert scenario.play("0 turn").winners is None
    scenario = three.rows("2-1", "6-6 6-5", "5-5 5-4", line="1-0 0-3", totals=(2, 2, 2))
    assert scenario.play("0 turn").winners == (0,)
