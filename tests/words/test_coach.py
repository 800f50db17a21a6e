"""What a beginner is told: what is puzzling, and only what is so."""

import random
from dataclasses import replace

import pytest

from bot.rules.blind_hughie.options import BlindHughieOptions, OnlyMove, Turning
from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Peek, Place, Turn
from bot.rules.options import Preset
from bot.rules.pieces import Tile
from bot.rules.view import Choice, Phase, View
from bot.words.coach import coach_line
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS
from tests.rules.domino_whist.scenarios import ALONE

BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 4-4 2-2 0-0", "6-4 3-3 1-0 5-1", "5-5 5-3 4-1 2-0")
LONGEST = 160  # a line or two on a phone


def test_a_tile_that_bears_the_trump_is_no_other_suit() -> None:
    hands = "4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3"
    scenario = ALONE.hands(*hands).contract(0, "1", trump="2").play("0 lead 4-4 as 4")
    assert coach_line(scenario.view(1)) == "Why not 4-2? It is a trump now, and a trump is no other suit."
    assert coach_line(scenario.play("1 play 4-0").view(2)) == "You hold no 4s: play anything; it cannot win."


def _line(preset: str, players: int, tile: Tile, ends: tuple[int, int], *, peek: bool = False) -> View:
    """A bystander's View in which a tile that fits both ends waits for its player's choice."""
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", preset).options
    view = game.view(game.start(options, players, bytes(32)), None)
    line = LineView(((ends[0], 5), (5, ends[1])), 0, tile, (Turned(0, 3, tile, Went.WAITS),))
    choices = (Choice(Place(End.LEFT)), Choice(Place(End.RIGHT)), *((Choice(Peek()),) if peek else ()))
    return replace(view, phase=Phase.PLACE, line=line, open_choices=choices)


def test_at_a_line_the_ends_are_told_that_each_choice_leaves() -> None:
    leaves = "The left end leaves two 3s open, the right one two 4s."
    played = "Numbers that have hardly been played are still in the rows."
    assert coach_line(_line("blind-hughie", 4, Tile(4, 3), (4, 3))) == f"{leaves} {played}"
    billitonnen = _line("billitonnen", 4, Tile(4, 3), (4, 3))
    assert coach_line(billitonnen) == f"{leaves} Your turn goes on if your next tile fits."
    look = "You may look at your next tile first: if it fits, your turn goes on."
    assert coach_line(_line("billitonnen", 4, Tile(4, 3), (4, 3), peek=True)) == f"{leaves} {look}"
    same = "Either end leaves 1 and 4 open: it makes no difference."
    assert coach_line(_line("blind-hughie", 4, Tile(4, 1), (4, 4))) == same
    assert coach_line(replace(_line("blind-hughie", 4, Tile(4, 3), (4, 3)), viewer=1)) == "", "another one chooses"


@pytest.mark.parametrize(
    ("options", "begins"),
    [
        (BlindHughieOptions(), ""),
        (BlindHughieOptions(only_move=OnlyMove.WAITS), "Turn up your rightmost tile. If it fits"),
        (BlindHughieOptions(turn=Turning.ANY), "You may turn up any tile of your row."),
    ],
)
def test_before_a_tile_is_turned_up(options: BlindHughieOptions, begins: str) -> None:
    game = CATALOGUE["blind-hughie"]
    line = coach_line(game.view(game.start(options, 4, bytes(32)), None))
    assert line.startswith(begins)
    assert bool(line) == bool(begins)


def test_an_open_double_may_be_played() -> None:
    game = CATALOGUE["blind-hughie"]
    view = game.view(game.start(CATALOGUE.preset(game.name, "billitonnen").options, 4, bytes(32)), None)
    seat = view.to_act[0]
    row = (*view.seats[seat].shown[:1], PieceView(Tile(6, 6)), *view.seats[seat].shown[2:])
    seats = tuple(replace(one, shown=row) if one.seat == seat else one for one in view.seats)
    view = replace(view, seats=seats, open_choices=(Choice(Turn()), Choice(Turn(2))))
    assert coach_line(view) == "6-6 lies open and fits: play it, or keep it and turn up your next tile."


def test_what_comes_up_in_every_trick_is_explained_once_a_deal() -> None:
    scenario = BLACK_TILE.play("0 lead 6-6 as 6", "1 play 6-3", "2 play 6-4", "3 play 5-5", "0 lead 5-4 as 5")
    assert coach_line(scenario.view(1)).startswith("You hold no 5s"), "they had followed suit before"
    scenario = scenario.play("1 play 4-4", "2 play 5-1", "3 play 5-3", "0 lead 3-0 as 3", "1 play 2-2")
    assert [str(shown.piece) for shown in scenario.view(2).hand if shown.legal] == ["3-3"]
    assert coach_line(scenario.view(2)) == "", "they know by now what it is to follow"


def test_why_hearts_may_not_be_led_yet() -> None:
    scenario = HEARTS.hands("KC 3H 2S", "2C 9S 3S", "4D QS 4S", "7H 8H 5S").tricks("0: 2C 3C 4C 5C")
    line = "Why no hearts? They may be led once somebody has thrown one on another suit."
    assert coach_line(scenario.view(0)) == line


EVERY = [pytest.param(game, preset, id=preset.name) for game in CATALOGUE.values() for preset in game.presets]


@pytest.mark.parametrize(("game", "preset"), EVERY)
def test_in_any_match_the_line_is_short_and_true_of_what_may_be_played(game: AnyGame, preset: Preset) -> None:
    dice = random.Random(preset.name)
    match = game.start(preset.options, preset.players[0], bytes(32))
    said = 0
    for _ in range(120):
        if not (to_act := game.to_act(match)):
            break
        for seat in range(match.players):
            view = game.view(match, seat)
            line = coach_line(view)
            assert len(line) <= LONGEST
            assert not line or view.ask is not None
            said += bool(line)
            playable = [str(shown.piece) for shown in view.hand if shown.legal]
            if line.startswith("Why only ") and len(playable) == 1:
                assert playable[0] in line
            if line.startswith("You hold no"):
                assert not any(shown.legal is False for shown in view.hand)
        match, _ = game.play(match, to_act[0], dice.choice(game.legal(match, to_act[0])))
    assert said
