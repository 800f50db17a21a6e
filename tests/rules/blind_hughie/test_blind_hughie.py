"""Blind Hughie: the vectors of the rules, deals, turns, blocked lines, scores; and what goes with both games."""

import random
from collections import Counter

import pytest

from bot.message import Message
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import GoingOut, Hands, Turning
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import BadOptions
from bot.rules.events import Blocked, DealEnded, DealStarted, LowestEqual, Moved, NothingPlayed, Turned, Went, WentOut
from bot.rules.moves import End, Place, Turn, parse_move
from bot.rules.options import Partners
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, HUGHIE, RowScenario, tile
from tests.told import refused

PARTNERS = HUGHIE.under(partners=Partners.YES)


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_what_fits_is_played_what_does_not_goes_to_the_left() -> None:
    """Vector 5.1, and Vector 5.2 after it."""
    scenario = HUGHIE.rows("6-1 3-3 5-2", "4-0 1-0", line="2-6 6-4")
    scenario = scenario.play_move(0, Turn())
    assert scenario.deal.line.ends == (5, 4)
    assert scenario.row_notation[0] == "6-1 3-3"
    assert scenario.to_act == (1,)
    assert scenario.events == (Moved(0, Turn()), Turned(0, 3, tile("5-2"), Went.LEFT))
    scenario = scenario.play("1 turn")
    scenario = scenario.play_move(0, Turn())
    assert scenario.row_notation[0] == "3-3 6-1"
    assert scenario.events[-1] == Turned(0, 2, tile("3-3"), Went.BACK)
    assert scenario.to_act == (1,)


@pytest.mark.parametrize(
    ("rows", "taken", "scored"),
    [
        (("", "6-6 2-0", "5-4"), (0, 14, 9), (23, 0, 0)),
        (("3-2", "6-6", "5-4"), (5, 12, 9), (16, 0, 0)),
        (("3-2", "5-0", "5-4"), (5, 5, 9), (0, 0, 0)),
    ],
)
def test_the_one_lowest_scores_the_others_less_their_own(
    rows: tuple[str, ...], taken: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    """Vector 5.4."""
    result = BLIND_HUGHIE.score(HUGHIE.rows(*rows, line="1-1").match)
    assert (result.taken, result.scored, result.totals) == (taken, scored, scored)


# -- dealing and starting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "size", "unused", "begun"),
    [
        (HUGHIE, 2, 8, 12, 0), (HUGHIE, 3, 7, 7, 0), (HUGHIE, 4, 6, 4, 0),
        (HUGHIE.under(hands=Hands.FULL), 2, 14, 0, 0), (HUGHIE.under(hands=Hands.FULL), 3, 9, 1, 0),
        (HUGHIE.under(hands=Hands.FULL), 4, 7, 0, 0),
        (BILLITONNEN, 3, 9, 0, 1), (BILLITONNEN, 4, 7, 0, 0),
    ],
)  # fmt: skip
def test_rows_as_they_are_dealt(game: RowScenario, players: int, size: int, unused: int, begun: int) -> None:
    deal = game.start(players).deal
    assert {len(row) for row in deal.rows} == {size}
    assert (len(deal.unused), len(deal.line.tiles)) == (unused, begun)
    assert not any(row_tile.up for row_tile in deal.rows[0])
    assert deal.seat == deal.starter


def test_the_highest_draw_starts_and_ties_draw_again() -> None:
    rounds = Counter[int]()
    for number in range(60):
        scenario = HUGHIE.start(4, bytes([number]) * 32)
        best = [max(piece.pips for _, piece in drawn) for drawn in scenario.match.draws]  # type: ignore[union-attr]
        tied = [seat for seat, piece in scenario.match.draws[-1] if piece.pips == best[-1]]  # type: ignore[union-attr]
        assert tied == [scenario.deal.starter]
        rounds[len(scenario.match.draws)] += 1
    assert rounds[1] > rounds[2] > 0


def test_the_next_deal_is_started_by_the_left_neighbour() -> None:
    scenario = HUGHIE.rows("2-1", "2-2 6-6", "5-5", line="1-3 3-0", seat=2)
    scenario = scenario.play("2 turn")
    scenario = scenario.play_move(0, Turn())
    assert scenario.events[-1] == DealStarted(2)
    assert isinstance(scenario.events[-2], DealEnded)
    assert (scenario.deal.number, scenario.deal.starter, scenario.deal.seat) == (2, 0, 0)
    assert scenario.totals == (26, 0, 0)
    assert scenario.match.draws == ()


def test_the_first_tile_of_the_starter_begins_the_line() -> None:
    scenario = HUGHIE.rows("3-1 5-5", "5-0 4-0", "6-2 6-1")
    scenario = scenario.play_move(0, Turn())
    assert scenario.deal.line.tiles == ((5, 5),)
    assert scenario.events[-1] == Turned(0, 2, tile("5-5"), Went.FIRST)
    assert scenario.to_act == (1,)
    again = BILLITONNEN.rows("3-1 5-5", "5-0 4-0", "6-2 6-1")
    assert again.play("0 turn").to_act == (0,), "and in Billitonnen the starter goes on"


# -- turns -------------------------------------------------------------------------------------------------------


def test_a_tile_that_fits_both_ends_is_placed_as_its_player_says() -> None:
    start = HUGHIE.rows("6-6 5-2", "2-2 5-5", line="5-3 3-2")
    scenario = start.play_move(0, Turn())
    assert scenario.events == (Moved(0, Turn()), Turned(0, 2, tile("5-2"), Went.WAITS))
    assert scenario.to_act == (0,)
    assert scenario.moves == ["place left", "place right"], "nobody peeks in Blind Hughie"
    left = scenario.play_move(0, Place(End.LEFT))
    assert left.deal.line.ends == (2, 2)
    assert left.events == (Moved(0, Place(End.LEFT)), Turned(0, 2, tile("5-2"), Went.LEFT))
    assert scenario.play("0 place right").deal.line.ends == (5, 5)


def test_any_tile_may_be_turned_where_that_is_the_rule() -> None:
    scenario = ANY.rows("6-1 3-3 5-2", "4-4 1-0", line="2-6 6-4")
    assert scenario.moves == ["turn 1", "turn 2", "turn 3"]
    scenario = scenario.play("0 turn 2")
    assert scenario.row_notation[0] == "3-3 6-1 5-2"
    assert scenario.play("1 turn").deal.line.ends == (2, 4), "without a number it is the rightmost: 1-0 fits nowhere"
    assert scenario.play("1 turn 1").deal.line.ends == (2, 4), "4-4 on the 4"


def test_turn_any_stops_when_nothing_is_played_for_too_long() -> None:
    scenario = ANY.rows("5-2 4-1", "5-0 4-0", "3-0 3-1", line="6-6 6-2")
    for number, turn in enumerate(("0 turn 2", "1 turn", "2 turn", "0 turn 1", "1 turn", "2 turn"), 1):
        assert scenario.results == ()
        scenario = scenario.play(turn)
        assert scenario.results or scenario.deal.idle == number
    assert scenario.results[0].taken == (12, 9, 7)
    assert scenario.results[0].scored == (0, 0, 14)
    assert scenario.results[0].remarks == (NothingPlayed(6),)


def test_a_play_begins_the_count_of_idle_turns_anew() -> None:
    scenario = ANY.rows("5-2 4-1", "5-0 4-0", "3-0 3-1", line="6-6 6-2")
    scenario = scenario.play("0 turn 2", "1 turn", "2 turn", "0 turn 2")
    assert scenario.deal.line.ends == (6, 5)
    assert scenario.deal.idle == 0


def test_who_went_out_is_told() -> None:
    scenario = HUGHIE.rows("6-1 4-4", "2-1", "3-3 5-5", line="2-0 0-0", seat=1).play("1 turn")
    assert scenario.results[0].taken == (15, 0, 16)
    assert scenario.results[0].remarks == (WentOut(1),)


def test_the_deal_is_over_as_soon_as_no_tile_anywhere_fits() -> None:
    scenario = HUGHIE.rows("6-6 5-2", "3-1 4-4", "3-3 4-1", line="2-0 0-0")
    scenario = scenario.play_move(0, Turn())
    assert scenario.results[0].remarks == (Blocked(),)
    assert scenario.results[0].taken == (12, 12, 11)
    assert scenario.results[0].scored == (0, 0, 13)
    assert DealStarted(2) in scenario.events


def test_a_line_that_only_seems_blocked_goes_on() -> None:
    scenario = HUGHIE.rows("6-6 5-2", "3-1 4-4", "5-5 4-3", line="2-0 0-0")
    assert scenario.play("0 turn").results == ()


# -- scores and options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "target"),
    [
        (HUGHIE, 2, 100), (HUGHIE, 3, 61), (HUGHIE, 4, 61), (PARTNERS, 4, 100), (BILLITONNEN, 5, 1),
        (HUGHIE.under(target=30), 2, 30), (BILLITONNEN.under(target=30, rounds=5), 3, 5),
    ],
)  # fmt: skip
def test_the_match_goes_to(game: RowScenario, players: int, target: int) -> None:
    scenario = game.start(players)
    assert scenario.view().target == target


def test_partners_count_their_rows_together() -> None:
    scenario = PARTNERS.rows("2-1", "6-6 6-5", "5-4", "6-4", line="1-0 0-3", totals=(40, 70))
    scenario = scenario.play("0 turn")
    assert scenario.results[0].taken == (9, 33)
    assert scenario.results[0].scored == (24, 0)
    assert scenario.totals == (64, 70)
    scenario = PARTNERS.rows("2-1", "6-6 6-5", "5-4", "6-4", line="1-0 0-3", totals=(76, 70))
    assert scenario.play("0 turn").winners == (0,)


def test_going_out_may_break_a_tie() -> None:
    rows, line = ("2-1", "0-0", "6-6"), "1-3 3-4"
    assert HUGHIE.rows(*rows, line=line).play("0 turn").results[0].scored == (0, 0, 0)
    breaks = HUGHIE.under(going_out_wins_ties=GoingOut.YES)
    assert breaks.rows(*rows, line=line).play("0 turn").results[0].scored == (12, 0, 0)
    blocked = breaks.rows("6-6 5-2", "6-5 1-0", "5-3 4-0", line="2-1 1-1")
    assert BLIND_HUGHIE.score(blocked.match, Blocked()).remarks == (Blocked(), LowestEqual())


@pytest.mark.parametrize(
    ("game", "players", "why"),
    [
        (HUGHIE, 5, "options-players(game=game-blind-hughie, counts=2 3 4, players=5)"),
        (BILLITONNEN, 2, "options-players(game=game-billitonnen, counts=3 4 5, players=2)"),
        (HUGHIE, 6, "options-players(game=game-blind-hughie, counts=2 3 4 5, players=6)"),
        (PARTNERS, 3, "options-partners-need-four"),
        (PARTNERS, 2, "options-partners-need-four"),
    ],
)
def test_options_that_do_not_fit_together(game: RowScenario, players: int, why: str) -> None:
    with refused(BadOptions, why):
        game.start(players)


def test_choosing_billitonnen_dissolves_the_partners() -> None:
    changed = BLIND_HUGHIE.with_rule(PARTNERS.options, "variant", "billitonnen")
    assert changed == BILLITONNEN.options
    assert BLIND_HUGHIE.with_rule(PARTNERS.options, "turn", "any") == PARTNERS.under(turn=Turning.ANY).options


def test_both_games_are_found_by_their_presets() -> None:
    assert CATALOGUE.preset("blind-hughie", None).name == "blind-hughie"
    billitonnen = CATALOGUE.preset("blind-hughie", "Billitonnen")
    assert BLIND_HUGHIE.title_of(BILLITONNEN.options, 3) == Message("game-billitonnen")
    assert billitonnen.options == BILLITONNEN.options
    assert billitonnen.players == (4, 3, 5)
    assert not BLIND_HUGHIE.hands_by_dm


def test_nothing_moves_by_itself() -> None:
    scenario = HUGHIE.start(2)
    dice = random.Random(5)
    for _ in range(20):
        assert BLIND_HUGHIE.forced_move(scenario.match) is None
        seat = scenario.deal.seat
        scenario = scenario.play_move(seat, parse_move(str(dice.choice(scenario.legal_moves(seat)))))
