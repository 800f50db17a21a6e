"""The moon of Domino Hearts: who chooses, what is offered, what it scores, and what all may see of it."""

from dataclasses import replace

import pytest

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, MoonAdd
from bot.rules.events import DealEnded
from bot.rules.moves import Moon, parse_move
from bot.rules.view import Phase
from bot.words.choices import choice_label
from tests.rules.domino_hearts.hearts import CLOCKWISE, HeartsMatch, legal, played, position, refused
from tests.rules.say import seat_name

ALL = replace(CLOCKWISE, moon_add=MoonAdd.ALL)
BEFORE = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")
TOTALS = (40, 50, 70, 95)


def shot(options: DominoHeartsOptions = CLOCKWISE, totals: tuple[int, ...] = TOTALS) -> HeartsMatch:
    """Seat 1 has just taken the last of the 26."""
    match = position("2S", "AS", "KS", "QS", leader=1, before=BEFORE, options=options, totals=totals)
    return played(match, "1 lead AS", "2 play KS", "3 play QS", "0 play 2S")


def test_the_shooter_alone_is_asked():
    match = shot()
    assert match.deal.phase is Phase.MOON
    assert DOMINO_HEARTS.to_act(match) == (1,)
    assert legal(match, 1) == ["moon minus", "moon seat 3", "moon seat 4", "moon seat 1"]
    assert all(legal(match, seat) == [] for seat in (0, 2, 3))
    assert DOMINO_HEARTS.forced_move(match) is None
    assert match.results == ()


def test_the_choice_is_open_to_all_with_what_it_does():
    for viewer in (None, 0, 1):
        view = DOMINO_HEARTS.view(shot(), viewer)
        assert view.prompt == "the moon! 26 off your score, or on one opponent's"
        assert [(choice_label(view, choice, seat_name), choice.note) for choice in view.open_choices] == [
            ("Own score −26", "from 50 to 24"),
            ("seat 3 +26", "from 70 to 96"),
            ("seat 4 +26", "from 95 to 121"),
            ("seat 1 +26", "from 40 to 66"),
        ]
        assert (view.ask is not None) is (viewer == 1)
        assert view.trick_board.on_table is not None
        assert view.trick_board.on_table.winner == 1


@pytest.mark.parametrize(
    ("options", "chosen", "scored"),
    [
        (CLOCKWISE, "moon minus", (0, -26, 0, 0)),
        (CLOCKWISE, "moon seat 1", (26, 0, 0, 0)),
        (CLOCKWISE, "moon seat 3", (0, 0, 26, 0)),
        (ALL, "moon minus", (0, -26, 0, 0)),
        (ALL, "moon all", (26, 0, 26, 26)),
    ],
)
def test_what_each_choice_scores(options: DominoHeartsOptions, chosen: str, scored: tuple[int, ...]):
    match, events = DOMINO_HEARTS.play(shot(options, (0, 0, 0, 0)), 1, parse_move(chosen))
    result = match.results[-1]
    assert DealEnded(result) in events
    assert (result.moon, result.taken, result.scored) == (1, (0, 26, 0, 0), scored)
    assert match.totals == scored
    assert match.deal.number == 2
    assert match.deal.moon is None


def test_what_is_refused_says_what_may_be_chosen():
    one = "You took every point: take 26 off your own score, or add 26 to one opponent's."
    for said in ("moon seat 2", "moon seat 9", "moon all", "play AS"):
        assert refused(shot(), 1, said) == one
    assert refused(shot(ALL), 1, "moon seat 1") == one.replace("one opponent's", "every opponent's")
    assert refused(shot(), 0, "moon minus") == "It is not your turn."


def test_all_points_but_one_are_no_moon():
    match = position("2D", "AS", "KS", "QS", leader=1, before=(*BEFORE[:-1], "3: 9C 8C 2H 7C"), totals=TOTALS)
    match = played(match, "1 lead AS", "2 play KS", "3 play QS", "0 play 2D")
    assert match.results[-1].scored == (0, 25, 0, 1)
    assert match.results[-1].moon is None


@pytest.mark.parametrize("move", [Moon(), Moon(0), Moon(4), Moon(everyone=True)])
def test_notation(move: Moon):
    assert parse_move(str(move)) == move
