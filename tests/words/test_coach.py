"""What a beginner is told: what is puzzling, and only what is so."""

from dataclasses import replace

import pytest

from bot.message import AllOf, AnyOf, Message, Text, sentences
from bot.rules.blind_hughie.options import BlindHughieOptions, OnlyMove, Turning
from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.options import ExactTarget
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Peek, Place, Turn, parse_move
from bot.rules.options import Partners
from bot.rules.pieces import Tile, parse_piece
from bot.rules.suits import Suit
from bot.rules.view import Choice, Phase, View
from bot.words.line import ends_left
from bot.words.seat.coach import coach_line
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS
from tests.rules.domino_whist.scenarios import ALONE
from tests.words import chains

BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 4-4 2-2 0-0", "6-4 3-3 1-0 5-1", "5-5 5-3 4-1 2-0")


def test_a_tile_that_bears_the_trump_is_no_other_suit() -> None:
    hands = "4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3"
    scenario = ALONE.hands(*hands).contract(0, "1", trump="2").play("0 lead 4-4 as 4")
    assert coach_line(scenario.view(1)) == Message("coach-is-trump", piece=Tile(4, 2))
    assert coach_line(scenario.play("1 play 4-0").view(2)) == Message("coach-void", suit=Suit.N4, why="none")


def _line(preset: str, players: int, tile: Tile, ends: tuple[int, int], *, peek: bool = False) -> View:
    """A bystander's View in which a tile that fits both ends waits for its player's choice."""
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", preset).options
    view = game.view(game.start(options, players, bytes(32)), None)
    line = LineView(((ends[0], 5), (5, ends[1])), 0, tile, (Turned(0, 3, tile, Went.WAITS),))
    choices = (Choice(Place(End.LEFT)), Choice(Place(End.RIGHT)), *((Choice(Peek()),) if peek else ()))
    return replace(view, phase=Phase.PLACE, line=line, open_choices=choices)


def test_at_a_line_the_ends_are_told_that_each_choice_leaves() -> None:
    view = _line("blind-hughie", 4, Tile(4, 3), (4, 3))
    leaves = Message("line-leaves", left=AllOf((3, 3)), right=AllOf((4, 4)), differs=True)
    assert ends_left(view, Tile(4, 3)) == (leaves, True)
    assert coach_line(view) == sentences(leaves, Message("coach-ends"))
    billitonnen = _line("billitonnen", 4, Tile(4, 3), (4, 3))
    assert coach_line(billitonnen) == sentences(leaves, Message("coach-goes-on"))
    look = _line("billitonnen", 4, Tile(4, 3), (4, 3), peek=True)
    assert coach_line(look) == sentences(leaves, Message("coach-peek"))
    same = Message("line-leaves", left=AllOf((1, 4)), right=AllOf((4, 1)), differs=False)
    assert coach_line(_line("blind-hughie", 4, Tile(4, 1), (4, 4))) == same
    assert coach_line(replace(_line("blind-hughie", 4, Tile(4, 3), (4, 3)), viewer=1)) == "", "another one chooses"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (BlindHughieOptions(), ""),
        (BlindHughieOptions(only_move=OnlyMove.WAITS), Message("coach-turn")),
        (BlindHughieOptions(turn=Turning.ANY), Message("coach-turn-any")),
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


def test_why_hearts_may_not_be_led_yet() -> None:
    scenario = HEARTS.hands("KC 3H 2S", "2C 9S 3S", "4D QS 4S", "7H 8H 5S").tricks("0: 2C 3C 4C 5C")
    assert coach_line(scenario.view(0)) == Message("coach-no-hearts")


def test_a_deal_that_opens_with_one_card_says_so() -> None:
    scenario = HEARTS.hands("2C 3H 2S", "KC 9S 3S", "4D QS 4S", "7H 8H 5S", leader=0)
    assert coach_line(scenario.view(0)) == Message("coach-opens", piece=parse_piece("2C"))


def _at_dominoes(preset: str, *moves: str, hands: int = 2) -> View:
    """What the seat to act sees after these moves of a match that is dealt as the shuffle has it."""
    game, options = CATALOGUE["dominoes"], CATALOGUE.preset("dominoes", preset).options
    match = game.start(options, hands, b"teach 44".ljust(32, b"."))
    for line in moves:
        seat, notation = line.split(" ", 1)
        match, _ = game.play(match, int(seat), parse_move(notation))
    return game.view(match, game.to_act(match)[0])


FIVES = LESSONS["all-fives"].moves


def test_at_dominoes_what_is_puzzling_is_told_when_it_comes_up() -> None:
    def told(number: int) -> Text:
        return coach_line(_at_dominoes("all-fives", *FIVES[:number]))

    assert told(0) == "", "6-6 opens by itself"
    assert told(1) == Message("coach-chain-fits", numbers=AnyOf((6,)))
    assert told(3) == Message("coach-chain-spinner", tile=Tile(6, 6)), "its sides were covered since"
    assert told(5) == Message("coach-chain-ends", tile=Tile(6, 5))
    assert told(8) == Message("coach-chain-drew", one=False)
    assert told(11) == "", "nothing is new"
    assert told(13) == Message("coach-chain-lacks", numbers=AnyOf((5, 4, 2)), draws=True)


def test_at_dominoes_the_sum_is_told_once_where_ends_score() -> None:
    moves = ("1 play 6-6", "0 play 6-3 left", "1 play 3-1 left")
    for preset, told in (("all-fives", True), ("block", False)):
        line = coach_line(_at_dominoes(preset, *moves))
        assert (line == Message("coach-chain-sum", threes=False)) is told


def test_at_dominoes_drawing_is_told_once_a_deal() -> None:
    dealt = chains.preset("draw").hands("6-6 6-5 2-1", "4-4 3-3 1-1", boneyard="6-2 5-0 3-0 2-0")
    once = dealt.play("0 play 6-6")
    assert coach_line(once.view(1)) == Message("coach-chain-drew", one=False)
    twice = once.play("1 play 6-2 left", "0 play 6-5 right").view(1)
    assert twice.chain_board.drawn
    assert coach_line(twice) == ""


def test_points_missing_to_an_exact_target_are_told_when_they_are_new() -> None:
    """From 8 on, the most that a play scores at two ends: more than is missing would score nothing."""
    hands = ("6-6 6-4 4-3 2-0 1-0", "6-5 5-5 3-1 3-0 2-1")
    missing = Message("coach-chain-exact", points=8, sides=False)

    def told(totals: tuple[int, int], *moves: str, **rules: object) -> Text:
        now = chains.preset("fives-and-threes", **rules).hands(*hands, totals=totals).play(*moves)
        return coach_line(now.view(len(moves) % 2))

    assert told((53, 0)) == missing, "also as the deal opens"
    assert told((52, 0)) == Message("coach-chain-first")
    assert told((53, 0), exact=ExactTarget.NO) == Message("coach-chain-first")
    moves = ("0 play 4-3", "1 play 3-0 right")
    assert told((53, 53), moves[0]) == missing
    assert told((53, 53), *moves) == Message("coach-chain-sum", threes=True), "it is still 8"
    scored = ("0 play 6-6", "1 play 6-5 right", "0 play 6-4 left", "1 play 5-5 right")
    assert told((53, 0), *scored[:2]) == Message("coach-chain-exact", points=4, sides=False), "6-6 has scored 4"
    assert told((53, 0), *scored) == Message("coach-chain-exact", points=1, sides=False), "4 and 5 have scored 3"
    assert say(missing) == "You need exactly 8. A play for more scores nothing."
    partners = chains.preset("fives-and-threes", partners=Partners.YES).hands(*hands, "4-1", "5-2", totals=(60, 0))
    assert coach_line(partners.view(0)) == Message("coach-chain-exact", points=1, sides=True)
