"""Blind Hughie: the vectors of the rules, deals, turns, blocked lines, scores; and what goes with both games."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions, GoingOut, Hands, Turning, Variant
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import BadOptions
from bot.rules.events import DealEnded, DealStarted, Moved, Turned, Went
from bot.rules.moves import End, Place, Turn, parse_move
from bot.rules.options import Partners
from bot.rules.remarks import Blocked, LowestEqual, NothingPlayed, WentOut
from tests.rules.blind_hughie.rows import ANY, BILLITONNEN, HUGHIE, moves, played, position, rows_of, tile

SEED = bytes(range(32))
PARTNERS = BlindHughieOptions(partners=Partners.YES)


# -- the vectors of the rules ----------------------------------------------------------------------------------------


def test_what_fits_is_played_what_does_not_goes_to_the_left() -> None:
    """Vector 5.1, and Vector 5.2 after it."""
    match = position("6-1 3-3 5-2", "4-0 1-0", on="2-6 6-4")
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert match.deal.line.ends == (5, 4)
    assert rows_of(match)[0] == "6-1 3-3"
    assert BLIND_HUGHIE.to_act(match) == (1,)
    assert events == (Moved(0, Turn()), Turned(0, 3, tile("5-2"), Went.LEFT))
    match = played(match, "1 turn")
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert rows_of(match)[0] == "3-3 6-1"
    assert events[-1] == Turned(0, 2, tile("3-3"), Went.BACK)
    assert BLIND_HUGHIE.to_act(match) == (1,)


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
    result = BLIND_HUGHIE.score(position(*rows, on="1-1"))
    assert (result.taken, result.scored, result.totals) == (taken, scored, scored)


# -- dealing and starting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "players", "size", "unused", "begun"),
    [
        (HUGHIE, 2, 8, 12, 0), (HUGHIE, 3, 7, 7, 0), (HUGHIE, 4, 6, 4, 0),
        (BlindHughieOptions(hands=Hands.FULL), 2, 14, 0, 0), (BlindHughieOptions(hands=Hands.FULL), 3, 9, 1, 0),
        (BlindHughieOptions(hands=Hands.FULL), 4, 7, 0, 0),
        (BILLITONNEN, 3, 9, 0, 1), (BILLITONNEN, 4, 7, 0, 0),
    ],
)  # fmt: skip
def test_rows_as_they_are_dealt(options: BlindHughieOptions, players: int, size: int, unused: int, begun: int) -> None:
    deal = BLIND_HUGHIE.start(options, players, SEED).deal
    assert {len(one) for one in deal.rows} == {size}
    assert (len(deal.unused), len(deal.line.tiles)) == (unused, begun)
    assert not any(one.up for one in deal.rows[0])
    assert deal.seat == deal.starter


def test_the_highest_draw_starts_and_ties_draw_again() -> None:
    rounds = Counter[int]()
    for number in range(60):
        match = BLIND_HUGHIE.start(HUGHIE, 4, bytes([number]) * 32)
        best = [max(piece.pips for _, piece in one) for one in match.draws]  # type: ignore[union-attr]
        tied = [seat for seat, piece in match.draws[-1] if piece.pips == best[-1]]  # type: ignore[union-attr]
        assert tied == [match.deal.starter]
        rounds[len(match.draws)] += 1
    assert rounds[1] > rounds[2] > 0


def test_the_next_deal_is_started_by_the_left_neighbour() -> None:
    match = position("2-1", "2-2 6-6", "5-5", on="1-3 3-0", seat=2)
    match = played(match, "2 turn")
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert events[-1] == DealStarted(2)
    assert isinstance(events[-2], DealEnded)
    assert (match.deal.number, match.deal.starter, match.deal.seat) == (2, 0, 0)
    assert match.totals == (26, 0, 0)
    assert match.draws == ()


def test_the_first_tile_of_the_starter_begins_the_line() -> None:
    match = position("3-1 5-5", "5-0 4-0", "6-2 6-1")
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert match.deal.line.tiles == ((5, 5),)
    assert events[-1] == Turned(0, 2, tile("5-5"), Went.FIRST)
    assert BLIND_HUGHIE.to_act(match) == (1,)
    again = position("3-1 5-5", "5-0 4-0", "6-2 6-1", options=BILLITONNEN)
    assert BLIND_HUGHIE.to_act(played(again, "0 turn")) == (0,), "and in Billitonnen the starter goes on"


# -- turns -------------------------------------------------------------------------------------------------------


def test_a_tile_that_fits_both_ends_is_placed_as_its_player_says() -> None:
    start = position("6-6 5-2", "2-2 5-5", on="5-3 3-2")
    match, events = BLIND_HUGHIE.play(start, 0, Turn())
    assert events == (Moved(0, Turn()), Turned(0, 2, tile("5-2"), Went.WAITS))
    assert BLIND_HUGHIE.to_act(match) == (0,)
    assert moves(match) == ["place left", "place right"], "nobody peeks in Blind Hughie"
    left, events = BLIND_HUGHIE.play(match, 0, Place(End.LEFT))
    assert left.deal.line.ends == (2, 2)
    assert events == (Moved(0, Place(End.LEFT)), Turned(0, 2, tile("5-2"), Went.LEFT))
    assert played(match, "0 place right").deal.line.ends == (5, 5)


def test_any_tile_may_be_turned_where_that_is_the_rule() -> None:
    match = position("6-1 3-3 5-2", "4-4 1-0", on="2-6 6-4", options=ANY)
    assert moves(match) == ["turn 1", "turn 2", "turn 3"]
    match = played(match, "0 turn 2")
    assert rows_of(match)[0] == "3-3 6-1 5-2"
    assert played(match, "1 turn").deal.line.ends == (2, 4), "without a number it is the rightmost: 1-0 fits nowhere"
    assert played(match, "1 turn 1").deal.line.ends == (2, 4), "4-4 on the 4"


def test_turn_any_stops_when_nothing_is_played_for_too_long() -> None:
    match = position("5-2 4-1", "5-0 4-0", "3-0 3-1", on="6-6 6-2", options=ANY)
    for number, turn in enumerate(("0 turn 2", "1 turn", "2 turn", "0 turn 1", "1 turn", "2 turn"), 1):
        assert match.results == ()
        match = played(match, turn)
        assert match.results or match.deal.idle == number
    assert match.results[0].taken == (12, 9, 7)
    assert match.results[0].scored == (0, 0, 14)
    assert match.results[0].remarks == (NothingPlayed(6),)


def test_a_play_begins_the_count_of_idle_turns_anew() -> None:
    match = position("5-2 4-1", "5-0 4-0", "3-0 3-1", on="6-6 6-2", options=ANY)
    match = played(match, "0 turn 2", "1 turn", "2 turn", "0 turn 2")
    assert match.deal.line.ends == (6, 5)
    assert match.deal.idle == 0


def test_who_went_out_is_told() -> None:
    match = played(position("6-1 4-4", "2-1", "3-3 5-5", on="2-0 0-0", seat=1), "1 turn")
    assert match.results[0].taken == (15, 0, 16)
    assert match.results[0].remarks == (WentOut(1),)


def test_the_deal_is_over_as_soon_as_no_tile_anywhere_fits() -> None:
    match = position("6-6 5-2", "3-1 4-4", "3-3 4-1", on="2-0 0-0")
    match, events = BLIND_HUGHIE.play(match, 0, Turn())
    assert match.results[0].remarks == (Blocked(),)
    assert match.results[0].taken == (12, 12, 11)
    assert match.results[0].scored == (0, 0, 13)
    assert DealStarted(2) in events


def test_a_line_that_only_seems_blocked_goes_on() -> None:
    match = position("6-6 5-2", "3-1 4-4", "5-5 4-3", on="2-0 0-0")
    assert played(match, "0 turn").results == ()


# -- scores and options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "players", "target"),
    [
        (HUGHIE, 2, 100), (HUGHIE, 3, 61), (HUGHIE, 4, 61), (PARTNERS, 4, 100), (BILLITONNEN, 5, 1),
        (BlindHughieOptions(target=30), 2, 30), (BlindHughieOptions(Variant.BILLITONNEN, target=30, rounds=5), 3, 5),
    ],
)  # fmt: skip
def test_the_match_goes_to(options: BlindHughieOptions, players: int, target: int) -> None:
    match = BLIND_HUGHIE.start(options, players, SEED)
    assert BLIND_HUGHIE.view(match, None).target == target


def test_partners_count_their_rows_together() -> None:
    match = position("2-1", "6-6 6-5", "5-4", "6-4", on="1-0 0-3", options=PARTNERS, totals=(40, 70))
    match = played(match, "0 turn")
    assert match.results[0].taken == (9, 33)
    assert match.results[0].scored == (24, 0)
    assert match.totals == (64, 70)
    match = position("2-1", "6-6 6-5", "5-4", "6-4", on="1-0 0-3", options=PARTNERS, totals=(76, 70))
    assert played(match, "0 turn").winners == (0,)


def test_going_out_may_break_a_tie() -> None:
    rows, on = ("2-1", "0-0", "6-6"), "1-3 3-4"
    assert played(position(*rows, on=on), "0 turn").results[0].scored == (0, 0, 0)
    breaks = BlindHughieOptions(going_out_wins_ties=GoingOut.YES)
    assert played(position(*rows, on=on, options=breaks), "0 turn").results[0].scored == (12, 0, 0)
    blocked = position("6-6 5-2", "6-5 1-0", "5-3 4-0", on="2-1 1-1", options=breaks)
    assert BLIND_HUGHIE.score(blocked, Blocked()).remarks == (Blocked(), LowestEqual())


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        (HUGHIE, 5, "Blind Hughie is for 2, 3 or 4 players, not 5."),
        (BILLITONNEN, 2, "Billitonnen is for 3, 4 or 5 players, not 2."),
        (HUGHIE, 6, "Blind Hughie is for 2, 3, 4 or 5 players, not 6."),
        (PARTNERS, 3, "Partners need four players. Seat four, or let everybody play alone."),
        (PARTNERS, 2, "Partners need four players. Seat four, or let everybody play alone."),
    ],
)
def test_options_that_do_not_fit_together(options: BlindHughieOptions, players: int, sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        BLIND_HUGHIE.start(options, players, SEED)
    assert str(refused.value) == sentence


def test_choosing_billitonnen_dissolves_the_partners() -> None:
    changed = BLIND_HUGHIE.with_rule(PARTNERS, "variant", "billitonnen")
    assert changed == BlindHughieOptions(Variant.BILLITONNEN)
    assert BLIND_HUGHIE.with_rule(PARTNERS, "turn", "any") == replace(PARTNERS, turn=Turning.ANY)


def test_both_games_are_found_by_their_presets() -> None:
    assert CATALOGUE.preset("blind-hughie", None).name == "blind-hughie"
    billitonnen = CATALOGUE.preset("blind-hughie", "Billitonnen")
    assert BLIND_HUGHIE.title_of(BILLITONNEN, 3) == "Billitonnen"
    assert billitonnen.options == BILLITONNEN
    assert billitonnen.players == (4, 3, 5)
    assert not BLIND_HUGHIE.hands_by_dm


def test_nothing_moves_by_itself() -> None:
    match = BLIND_HUGHIE.start(HUGHIE, 2, SEED)
    dice = random.Random(5)
    for _ in range(20):
        assert BLIND_HUGHIE.forced_move(match) is None
        seat = match.deal.seat
        match, _ = BLIND_HUGHIE.play(match, seat, parse_move(str(dice.choice(BLIND_HUGHIE.legal(match, seat)))))
