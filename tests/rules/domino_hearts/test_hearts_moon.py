"""The moon of Domino Hearts: who chooses, what is offered, what it scores, and what all may see of it."""

import pytest

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import MoonAdd
from bot.rules.events import DealEnded
from bot.rules.moves import Moon, parse_move
from bot.rules.view import Phase
from bot.words.moves import choice_label
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.rules.say import seat_name
from tests.rules.scenario import TrickScenario
from tests.told import told

ALL = CLOCKWISE.under(moon_add=MoonAdd.ALL)
BEFORE = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")
TOTALS = (40, 50, 70, 95)


def shot(game: TrickScenario = CLOCKWISE, totals: tuple[int, ...] = TOTALS) -> TrickScenario:
    """Seat 1 has just taken the last of the 26."""
    scenario = game.hands("2S", "AS", "KS", "QS", leader=1, totals=totals).tricks(*BEFORE)
    return scenario.play("1 lead AS", "2 play KS", "3 play QS", "0 play 2S")


def test_the_shooter_alone_is_asked():
    scenario = shot()
    assert scenario.deal.phase is Phase.MOON
    assert scenario.to_act == (1,)
    assert scenario.legal(1) == ["moon minus", "moon seat 3", "moon seat 4", "moon seat 1"]
    assert all(scenario.legal(seat) == [] for seat in (0, 2, 3))
    assert DOMINO_HEARTS.forced_move(scenario.match) is None
    assert scenario.results == ()


def test_the_choice_is_open_to_all_with_what_it_does():
    for viewer in (None, 0, 1):
        view = shot().view(viewer)
        assert told(view.prompt) == "prompt-moon(points=26)"
        assert [(told(choice_label(view, choice, seat_name)), told(choice.note)) for choice in view.open_choices] == [
            ("choice-moon-own(points=26)", "choice-total(before=50, after=24)"),
            ("choice-moon-one(who=seat 3, points=26)", "choice-total(before=70, after=96)"),
            ("choice-moon-one(who=seat 4, points=26)", "choice-total(before=95, after=121)"),
            ("choice-moon-one(who=seat 1, points=26)", "choice-total(before=40, after=66)"),
        ]
        assert (view.ask is not None) is (viewer == 1)
        assert view.trick_board.on_table is not None
        assert view.trick_board.on_table.winner == 1


@pytest.mark.parametrize(
    ("game", "chosen", "scored"),
    [
        (CLOCKWISE, "moon minus", (0, -26, 0, 0)),
        (CLOCKWISE, "moon seat 1", (26, 0, 0, 0)),
        (CLOCKWISE, "moon seat 3", (0, 0, 26, 0)),
        (ALL, "moon minus", (0, -26, 0, 0)),
        (ALL, "moon all", (26, 0, 26, 26)),
    ],
)
def test_what_each_choice_scores(game: TrickScenario, chosen: str, scored: tuple[int, ...]):
    scenario = shot(game, (0, 0, 0, 0)).play(f"1 {chosen}")
    result = scenario.results[-1]
    assert DealEnded(result) in scenario.events
    assert (result.moon, result.taken, result.scored) == (1, (0, 26, 0, 0), scored)
    assert scenario.totals == scored
    assert scenario.deal.number == 2
    assert scenario.deal.moon is None


def test_what_is_refused_says_what_may_be_chosen():
    sentence = "refused-must-choose-moon(points=26, everyone=False)"
    for notation in ("moon seat 2", "moon seat 9", "moon all", "play AS"):
        assert shot().refused(1, notation) == sentence
    assert shot(ALL).refused(1, "moon seat 1") == "refused-must-choose-moon(points=26, everyone=True)"
    assert shot().refused(0, "moon minus") == "refused-turn"


def test_all_points_but_one_are_no_moon():
    scenario = CLOCKWISE.hands("2D", "AS", "KS", "QS", leader=1, totals=TOTALS).tricks(*BEFORE[:-1], "3: 9C 8C 2H 7C")
    scenario = scenario.play("1 lead AS", "2 play KS", "3 play QS", "0 play 2D")
    assert scenario.results[-1].scored == (0, 25, 0, 1)
    assert scenario.results[-1].moon is None


@pytest.mark.parametrize("move", [Moon(), Moon(0), Moon(4), Moon(everyone=True)])
def test_notation(move: Moon):
    assert parse_move(str(move)) == move
