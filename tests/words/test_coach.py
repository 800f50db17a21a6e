"""Advice for a beginner: on what is puzzling, and only true things."""

from dataclasses import replace
from typing import Literal

import pytest

from bot.message import AnyOf, Message, Text
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.moves import Lead, Turn
from bot.rules.pieces import Card, Tile
from bot.rules.suits import Suit
from bot.rules.view import Ask, Choice, Phase
from bot.words.seat.coach import coach_line
from bot.words.speaker import say
from tests.images.views import table_of
from tests.rules.black_tile.scenarios import ELEVEN
from tests.words import lines

BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 4-4 2-2 0-0", "6-4 3-3 1-0 5-1", "5-5 5-3 4-1 2-0")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (BlindHughieOptions(), ""),
        (BlindHughieOptions(only_move="waits"), Message("coach-turn")),
        (BlindHughieOptions(turn="any"), Message("coach-turn-any")),
    ],
)
def test_before_a_tile_is_turned_up(options: BlindHughieOptions, told: Text) -> None:
    game = CATALOGUE["blind-hughie"]
    assert coach_line(game.view(game.start(options, 4, bytes(32)), None)) == told


def test_an_open_double_may_be_played() -> None:
    game = CATALOGUE["blind-hughie"]
    view = game.view(game.start(CATALOGUE.preset(game.name, "billitonnen").options, 4, bytes(32)), None)
    seat = view.to_act[0]
    row = (*view.seats[seat].shown[:1], PieceView(Tile(6, 6)), *view.seats[seat].shown[2:])
    seats = tuple(replace(one, shown=row) if one.seat == seat else one for one in view.seats)
    view = replace(view, seats=seats, open_choices=(Choice(Turn()), Choice(Turn(2))))
    assert coach_line(view) == Message("coach-open-double", piece=Tile(6, 6))


def test_following_suit_is_explained_once_a_deal() -> None:
    scenario = BLACK_TILE.play("0 lead 6-6 as 6", "1 play 6-3", "2 play 6-4", "3 play 5-5", "0 lead 5-4 as 5")
    assert coach_line(scenario.view(1)) == Message("coach-void", suit=Suit.N5, why="points"), (
        "they had followed suit before"
    )
    scenario = scenario.play("1 play 4-4", "2 play 5-1", "3 play 5-3", "0 lead 3-0 as 3", "1 play 2-2")
    assert [str(shown.piece) for shown in scenario.view(2).hand if shown.legal] == ["3-3"]
    assert coach_line(scenario.view(2)) == "", "they know by now what it is to follow"


def test_at_dominoes_drawing_is_told_once_a_deal() -> None:
    dealt = lines.preset("draw").hands("6-6 6-5 2-1", "4-4 3-3 1-1", boneyard="6-2 5-0 3-0 2-0")
    once = dealt.play("0 play 6-6")
    assert coach_line(once.view(1)) == Message("coach-line-drew", one=False)
    twice = once.play("1 play 6-2 left", "0 play 6-5 right").view(1)
    assert twice.line_board.drawn
    assert coach_line(twice) == ""


def test_points_missing_to_an_exact_target_are_told_when_they_are_new() -> None:
    """From 8 on, the most that a play scores at two ends: more than is missing would score nothing."""
    hands = ("6-6 6-4 4-3 2-0 1-0", "6-5 5-5 3-1 3-0 2-1")
    missing = Message("coach-line-exact", points=8, sides=False)

    def told(totals: tuple[int, int], *moves: str, **rules: object) -> Text:
        now = lines.preset("fives-and-threes", **rules).hands(*hands, totals=totals).play(*moves)
        return coach_line(now.view(len(moves) % 2))

    assert told((53, 0)) == missing, "also as the deal opens"
    assert told((52, 0)) == Message("coach-line-first")
    assert told((53, 0), exact=False) == Message("coach-line-first")
    moves = ("0 play 4-3", "1 play 3-0 right")
    assert told((53, 53), moves[0]) == missing
    assert told((53, 53), *moves) == Message("coach-line-sum", threes=True), "it is still 8"
    scored = ("0 play 6-6", "1 play 6-5 right", "0 play 6-4 left", "1 play 5-5 right")
    assert told((53, 0), *scored[:2]) == Message("coach-line-exact", points=4, sides=False), "6-6 has scored 4"
    assert told((53, 0), *scored) == Message("coach-line-exact", points=1, sides=False), "4 and 5 have scored 3"
    assert say(missing) == "You need exactly 8. A play for more scores nothing."
    partners = lines.preset("fives-and-threes", partners=True).hands(*hands, "4-1", "5-2", totals=(60, 0))
    assert coach_line(partners.view(0)) == Message("coach-line-exact", points=1, sides=True)


def test_no_advice_where_only_one_tile_can_be_played_at_dominoes() -> None:
    """It could not be followed; and the last tile of a hand ends the deal, whatever the next player lacks."""
    dealt = lines.preset("block").hands("6-6 4-1", "5-3 3-3 2-2", "6-5 2-1 5-4", "6-1 2-0 3-1").play("0 play 6-6")
    only = Message("coach-line-only-one", tile=Tile(6, 5), numbers=AnyOf((6,)))
    assert coach_line(dealt.view(2)) == only, "why there is no choice, as they play first"
    last = dealt.play("2 play 6-5 right", "3 play 6-1 left").view(0)
    assert last.ask is not None
    assert coach_line(last) == ""


@pytest.mark.parametrize("breaking", ["hearts", "queen_too"])
def test_the_coach_says_when_hearts_can_be_led(breaking: Literal["hearts", "queen_too"]) -> None:
    view, hand = table_of(4), (PieceView(Card(2, "H"), legal=False), PieceView(Card(9, "C"), legal=True))
    ask = Ask(Phase.PLAY, "lead", (Choice(Lead(Card(9, "C"))),))
    tricks = replace(view.trick_board, led=None, on_table=None, finished=(), contract=None)
    view = replace(view, viewer=0, hand=hand, ask=ask, board=tricks, options=DominoHeartsOptions(breaking=breaking))
    assert coach_line(view) == Message("coach-no-hearts", queen=breaking == "queen_too")
