"""What a beginner is told: what is puzzling, and only what is so."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset
from bot.words.coach import coach_line
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS
from tests.rules.domino_whist.scenarios import ALONE

BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 4-4 2-2 0-0", "6-4 3-3 1-0 5-1", "5-5 5-3 4-1 2-0")
LONGEST = 160  # a line or two on a phone


@pytest.mark.parametrize(
    ("moves", "seat", "line"),
    [
        ("", 0, "A tile is in two suits: you say which one you lead, and the others must follow that."),
        ("0 lead 6-6 as 6", 1, "Why only 6-3? 6s are led, and it is the only one you hold."),
        ("0 lead 6-6 as doubles", 1, "Why only these? Doubles are led: who holds some must play one."),
        (
            "0 lead 5-4 as 5",
            1,
            "You hold no 5s: anything is allowed, and none of it can win. A good moment to give points away.",
        ),
        ("0 lead 6-6 as 6", 0, ""),
    ],
)
def test_black_tile(moves: str, seat: int, line: str) -> None:
    scenario = BLACK_TILE.play(moves) if moves else BLACK_TILE
    assert coach_line(scenario.view(seat)) == line


def test_a_tile_that_bears_the_trump_is_no_other_suit() -> None:
    hands = "4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3"
    scenario = ALONE.hands(*hands).contract(0, "1", trump="2").play("0 lead 4-4 as 4")
    assert coach_line(scenario.view(1)) == "Why not 4-2? It is a trump now, and a trump is no other suit."
    assert coach_line(scenario.play("1 play 4-0").view(2)) == "You hold no 4s: play anything; it cannot win."


def test_cards_follow_their_suit() -> None:
    scenario = HEARTS.hands("2C 9S", "KC 3H", "4D QS", "7H 8H").play("0 lead 2C")
    second = scenario.view(3) if scenario.view(3).ask else scenario.view(1)
    assert coach_line(second)


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
    assert bool(said) == game.hands_by_dm
