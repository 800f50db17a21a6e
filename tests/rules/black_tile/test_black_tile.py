"""Black Tile (rules §1): tricks, phases, scores and words in vectors."""

from typing import get_args

import pytest

from bot.rules.black_tile.game import BLACK_TILE, PRESETS, BlackTileOptions
from bot.rules.black_tile.options import Variant
from bot.rules.events import Exposed, Moved, Passed
from bot.rules.moves import Pass
from bot.rules.pieces import double_set, parse_piece
from bot.rules.shuffle import shuffled
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.moves import choice_label
from tests.rules.black_tile.scenarios import ELEVEN, THIRTY, TWENTY_ONE
from tests.rules.say import pieces
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import told

BERNDT = ELEVEN.under(target=110, first_lead="highest_score")
AS_2_OR_6 = ELEVEN.hands("6-2 1-0", "2-0 3-1", "2-2 4-1", "5-2 5-4")
AS_3_OR_6 = ELEVEN.hands("6-3 1-0", "6-6 2-1", "5-3 2-0", "3-0 5-4")
SUITS = ELEVEN.hands("4-3 6-4 4-4 4-1", "3-3 6-5 0-0", "6-1 6-2 6-3", "5-1 5-3 5-4")
OPENING = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0", phase=Phase.OPENING, first=2)
THREES = ("3-3", "3-1", "3-0", "3-2")  # one trick, in which every point there is goes to seat 0
SHOT = "3-3 as 3, 3-1, 3-0, 3-2"


@vectors(
    ("Vector 1.1, as 2", AS_2_OR_6, "6-2 as 2, 2-0, 2-2, 5-2", "won: 2"),
    ("Vector 1.1, as 6", AS_2_OR_6, "6-2 as 6, 2-0, 2-2, 5-2", "won: 0"),
    *((f"Vector 1.2, {points}", game.hands("0-0 1-0", "3-3 6-5", "6-6 2-1", "4-1 5-0"),
       "0-0 as doubles, 3-3, 6-6, 4-1", "won: 2", f"points: {points}", "act: 2")
      for game, points in ((ELEVEN, 5), (TWENTY_ONE, 13), (THIRTY, 13))),
    ("Vector 1.3, as 3", AS_3_OR_6, "6-3 as 3, 6-6, 5-3, 3-0", "won: 0", "points: 3"),
    ("Vector 1.3, as 6", AS_3_OR_6, "6-3 as 6, 6-6, 5-3, 3-0", "won: 1"),
    ("Vector 1.4, on a 3", SUITS, "4-3 as 3", "legal 1: play 3-3"),
    ("Vector 1.4, on a 6", SUITS, "6-4 as 6", "legal 1: play 6-5"),
    ("Vector 1.4, on Doubles", SUITS, "4-4 as doubles", "legal 1: play 3-3, play 0-0"),
    ("Vector 1.4, on a 1", SUITS, "4-1 as 1", "legal 1: play 6-5, play 3-3, play 0-0"),
    ("Vector 1.6", ELEVEN.hands(*THREES, totals=(58, 40, 30, 20)), SHOT, "moon: 0", "totals: 58 62 52 42", "winners: 3",
     "refused 0 play 6-4: refused-match-over"),
    *((f"from {before}, {tie}", ELEVEN.under(tie=tie).hands(*THREES, totals=before), SHOT, f"winners: {winners}")
      for before, tie, winners in (
          ((0, 38, 5, 5), "shared", "none"), ((0, 39, 5, 5), "shared", "0"),
          ((90, 68, 10, 10), "shared", "2 3"), ((90, 68, 10, 10), "playoff", "none"),
      )),
)  # fmt: skip
def test_tricks_and_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("tile", "eleven", "twenty_one", "thirty"),
    [("3-6", 1, 0, 0), ("5-1", 0, 1, 1), ("1-1", 0, 0, 9), ("3-3", 1, 1, 1), ("0-0", 4, 11, 11)],
)
def test_worth(tile: str, eleven: int, twenty_one: int, thirty: int) -> None:
    """Vector 1.5."""
    worths = [BLACK_TILE.worth(BlackTileOptions(variant), parse_piece(tile)) for variant in get_args(Variant)]
    assert worths == [eleven, twenty_one, thirty]


def test_a_tie_for_the_first_lead_is_drawn_for_among_the_tied() -> None:
    scenario = BERNDT.hands(*THREES, totals=(0, 30, 30, 10)).play(SHOT)
    tiles = shuffled(double_set(6), scenario.match.seed, "draw for deal 2, round 1")
    assert scenario.match.draws[0] == tuple(zip((1, 2), tiles, strict=False))
    assert scenario.deal.first in (1, 2)


def test_the_side_with_most_points_draws_for_the_first_lead() -> None:
    """Vector 1.7."""
    partners = BERNDT.under(partners=True)
    scenario = partners.hands(*THREES).play(SHOT)
    assert (scenario.match.totals, {seat for seat, _ in scenario.match.draws[0]}) == ((0, 22), {1, 3})
    assert partners.hands(*THREES, totals=(0, 88)).play(SHOT).winners == (0,)


def test_the_presets() -> None:
    assert {preset.name: preset.options for preset in PRESETS} == {
        "eleven-point": BlackTileOptions("11", target=61, moon_points=22),
        "twenty-one-point": BlackTileOptions("21", target=210, moon_points=42),
        "thirty-point": BlackTileOptions("30", target=210, moon_points=60),
        "partners": BlackTileOptions(partners=True),
        "berndt": BlackTileOptions(target=110, first_lead="highest_score"),
        "berndt-partners": BERNDT.under(partners=True).options,
        "fosdick": BlackTileOptions(pass_direction="right", undealt_tile="unused"),
    }


PASSED = ("6-5 5-5 5-4 1-0", "6-6 5-3 5-2 2-1", "6-4 4-4 4-3 2-0")
PASSING = ELEVEN.hands(*PASSED, phase=Phase.PASS)
MUST_PASS = "refused-must-pass(count=3, direction=left, hand=6-5 5-5 5-4 1-0)"
LEADING = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0")
FOLLOWING = ELEVEN.hands("6-4 5-4 4-0 3-3", "6-1 2-2 1-1 1-0", "4-4 6-6 5-5 2-0", first=2)
MUST_FOLLOW = "refused-must-follow(led=4, playable=6-4 5-4 4-0)"
NO_SUIT = "refused-suit-not-named(piece=6-4, suits=6 4)"
WRONG_SUIT = "refused-bad-lead(piece=6-4, suits=6 4, asked=5)"


@vectors(
    ("in play", FOLLOWING, "4-4 as 4", f"refused 0 play 3-3: {MUST_FOLLOW}",
     f"refused 0 play 6-6: refused-not-held(pieces=6-6) + {MUST_FOLLOW}",
     f"refused 0 yield: refused-wrong-phase(phase=play) + {MUST_FOLLOW}",
     f"refused 0 bid 5: refused-wrong-phase(phase=play) + {MUST_FOLLOW}", "refused 1 play 6-1: refused-turn"),
    ("void", ELEVEN.hands("6-4 5-4", "6-1 2-2", "4-4 6-6", first=2), "4-4 as 4, 6-4",
     "refused 1 play 5-5: refused-not-held(pieces=5-5) + refused-is-void(led=4, playable=6-1 2-2, restricted=False)"),
    ("leads", LEADING, "", f"refused 0 lead 6-4: {NO_SUIT}", f"refused 0 lead 6-4 as 5: {WRONG_SUIT}",
     "refused 0 lead 3-3 as 6: refused-bad-lead(piece=3-3, suits=3 doubles, asked=6)",
     "refused 0 lead 6-6 as 6: refused-not-held(pieces=6-6) + refused-must-lead(pieces=6-4 3-3)",
     "refused 0 retract: refused-rules-enforced", "refused 1 challenge seat 1 trick 1: refused-rules-enforced"),
    ("an ordered lead is not handed on", OPENING, "yield",
     "refused 0 yield: refused-wrong-phase(phase=play) + refused-must-lead(pieces=6-4 3-3)"),
    ("the first lead", OPENING.with_deal(first=0, leader=0), "", f"refused 0 lead 6-4: {NO_SUIT} + refused-may-yield",
     f"refused 0 lead 6-4 as 5: {WRONG_SUIT} + refused-may-yield", "refused 0 retract: refused-rules-enforced"),
    ("passes", PASSING, "", f"refused 0 pass 6-5 5-5: refused-wrong-pass(count=3) + {MUST_PASS}",
     f"refused 0 pass 6-5 6-5 5-5: refused-wrong-pass(count=3) + {MUST_PASS}",
     f"refused 0 pass 6-5 6-6 5-5: refused-not-held(pieces=6-6) + {MUST_PASS}",
     f"refused 0 lead 6-5 as 6: refused-wrong-phase(phase=pass) + {MUST_PASS}",
     f"refused 0 pass QS: refused-not-held(pieces=QS) + {MUST_PASS}"),
    ("a choice may be changed until all have chosen", PASSING,
     "0 pass 6-5 5-5 5-4, 0 pass 5-5 5-4 1-0, 1 pass 6-6 5-3 5-2, 2 pass 6-4 4-4 4-3", "hand 1: 5-5 5-4 2-1 1-0",
     "refused 1 pass 5-5 5-4 2-1: refused-turn"),
)  # fmt: skip
def test_refusals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(("direction", "giver"), [("left", 2), ("right", 1)])
def test_tiles_change_hands_when_the_last_has_chosen(direction: str, giver: int) -> None:
    scenario = ELEVEN.under(pass_direction=direction).hands(*PASSED, phase=Phase.PASS)
    for move in ("2 pass 6-4 4-4 4-3", "0 pass 6-5 5-5 5-4"):
        scenario = scenario.play(move)
        assert scenario.events == (Moved(int(move[0]), None),)
        assert scenario.deal.hands == scenario.deal.dealt, "nobody sees what they receive before all have chosen"
        assert scenario.match.turn == 0
    view, board = scenario.view(0), scenario.view(0).trick_board
    assert (board.passed, board.received, board.pass_direction) == (pieces("6-5 5-5 5-4"), (), direction)
    assert view.ask is not None
    assert view.ask.made == Pass(pieces("6-5 5-5 5-4")), "it may still be changed"
    scenario = scenario.play("1 pass 6-6 5-3 5-2")
    assert scenario.events == (Moved(1, None), Passed())
    assert (scenario.deal.phase, scenario.match.turn) == (Phase.OPENING, 1)
    assert scenario.view(0).trick_board.received == scenario.deal.chosen[giver]


@pytest.mark.parametrize(("undealt", "exposed", "taken"), [("first_trick_winner", "0-0", 4), ("unused", "", 0)])
def test_the_undealt_tile_is_shown_with_the_first_trick(undealt: str, exposed: str, taken: int) -> None:
    game = ELEVEN.under(undealt_tile=undealt)
    scenario = game.hands("6-4 1-0", "6-2 2-1", "6-6 2-0", unused="0-0").play("6-4 as 6, 6-2")
    assert scenario.view(2).trick_board.exposed == ()
    scenario = scenario.play("6-6")
    assert (Exposed(2, pieces("0-0")) in scenario.events) is bool(exposed)
    for viewer in (None, 0, 1, 2):
        view = scenario.view(viewer)
        assert tuple(shown.piece for shown in view.trick_board.exposed) == pieces(exposed)
        assert view.seats[2].points == taken


@pytest.mark.parametrize(("first", "left"), [(1, 2), (2, 0)])
def test_the_order_to_lead_names_whom_it_is_given_to(first: int, left: int) -> None:
    scenario = OPENING.with_deal(first=first, leader=first)
    order = scenario.ask(first).choices[-1]
    label = choice_label(scenario.view(first), order)
    assert (str(order.move), told(label)) == ("yield", f"choice-yield(who=seat {left + 1})")


@pytest.mark.parametrize(
    ("moves", "by"), [("6-6 as 6", None), ("yield", 2), ("yield, 6-4 as 6", 2), ("yield, 6-4 as 6, 6-3, 6-6", None)]
)
def test_an_ordered_lead_is_shown_until_trick_1_is_over(moves: str, by: int | None) -> None:
    assert OPENING.play(moves).view().trick_board.lead_ordered_by == by


def test_a_follower_is_shown_the_led_suit_and_the_legal_tiles() -> None:
    scenario = FOLLOWING.play("4-4 as 4")
    view, board = scenario.view(0), scenario.view(0).trick_board
    assert (board.led, board.number, board.count, view.to_act) == (Suit.N4, 1, 4, (0,))
    assert [shown.legal for shown in view.hand] == [True, True, True, False]
    assert [shown.tinted for shown in view.hand] == [(False, True), (False, True), (True, False), (False, False)]
    assert [shown.penalty for shown in view.hand] == [False, False, False, True]
    labels = [(told(choice.label), choice.note) for choice in scenario.ask(0).choices]
    assert labels == [(f"choice-follows(piece={tile}, led=4)", "") for tile in ("6-4", "5-4", "4-0")]
    other = scenario.view(1)
    assert other.ask is None
    assert [shown.legal for shown in other.hand] == [None] * 4


def test_legal_tiles_are_not_marked_where_all_are() -> None:
    scenario = ELEVEN.hands("6-4 5-4", "6-1 0-0", "4-4 6-6", first=2).play("4-4 as 4, 6-4")
    view, ask = scenario.view(1), scenario.ask(1)
    assert [shown.legal for shown in view.hand] == [None, None]
    assert [shown.black for shown in view.hand] == [False, True]
    assert (told(ask.prompt), told(ask.choices[1].note)) == ("prompt-void(led=4)", "choice-penalty(points=4)")
