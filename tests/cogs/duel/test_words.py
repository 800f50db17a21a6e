"""Duels in words: margins, the ranking, a deal as everybody played it; alt texts are in the gallery."""

from collections.abc import Iterator

import pytest

from bot.message import AllOf, Message, Who
from bot.rules.moves import Pass, Play, parse_move
from bot.rules.pieces import EVERY_PIECE, double_set
from bot.words.chat import CHAT, Emoji, Known, emoji_name
from bot.words.moves import did
from bot.words.speaker import say
from cogs.contests.contest import ContestKind, margin, margin_in_tenths, margins
from cogs.duel import pages, words
from cogs.duel.comparing import ComparedDeal
from cogs.help.tutorials import LESSONS
from tests.cogs.contests.playing import long_ago
from tests.said import said

ANN, BO = words.DuelResult("Ann", (40, -10), 30), words.DuelResult("Bo", (40, 0), 40)
CLEO = words.DuelResult("Cleo", (-5, -8), -13)
PEOPLE = ("Abigail", "Bob", "Clyde", "Dave", "Erik", "Flo", "Greg", "Hugo")


@pytest.mark.parametrize(
    ("points", "low_wins", "tenths"),
    [
        ((7, 0), False, 70),
        ((0, 7), False, -70),
        ((4, 0, 0, 4), False, 27),
        ((4, 0, 0, 4), True, -27),
        ((0, 5, 5, 5), True, 50),
        ((3, 3, 3), True, 0),
        ((0, 0, 0, 1), False, -3),
    ],
)
def test_a_margin_is_the_points_less_the_mean_of_the_others(points: tuple[int, ...], *, low_wins: bool, tenths: int):
    assert margin_in_tenths(dict(enumerate(points)), 0, low_wins=low_wins) == tenths


@pytest.mark.parametrize(
    ("tenths", "words", "whole"),
    [(0, "0", "0"), (70, "+7", "+7"), (-70, "−7", "−7"), (123, "+12.3", "+12"), (-3, "−0.3", "0"), (4, "+0.4", "0"),
     (5, "+0.5", "+1"), (-123, "−12.3", "−12"), (-127, "−12.7", "−13"), (105, "+10.5", "+11")],
)  # fmt: skip
def test_a_margin_in_words_and_in_whole_points(tenths: int, words: str, whole: str):
    assert (say(margin(tenths)), say(margin(tenths, whole=True))) == (words, whole)


def test_margins_that_differ_are_a_range():
    assert margins([70, 70]) == margin(70)
    assert say(margins([70, -30, 0])) == "−3 to +7"


def test_the_best_come_first_and_who_did_not_finish_last():
    found = words.compared("Black Tile 11", 2, [ANN, words.DuelResult("Dee"), CLEO, BO])
    assert found.names == ("Bo", "Ann", "Cleo", "Dee")
    assert [person.rank for person in found.people] == [1, 2, 3, None]
    name = found.names.__getitem__
    assert words.verdict(found, name) == Message("duel-won", who=AllOf([Who("Bo")]), points=margin(40))
    ranked = enumerate((("Bo", 40), ("Ann", 30), ("Cleo", -13)), start=1)
    assert words.ranking_lines(found, name) == [
        *(Message("rank-line", rank=rank, who=Who(who), points=margin(points)) for rank, (who, points) in ranked),
        Message("duel-unfinished-line", who=Who("Dee")),
    ]


def test_equal_totals_share_a_rank():
    found = words.compared(
        "Forty-Two", 1, [words.DuelResult(name, (it,), it) for name, it in (("Ann", 10), ("Bo", 10), ("Cy", 0))]
    )
    assert [person.rank for person in found.people] == [1, 1, 3]
    assert say(words.verdict(found, found.names.__getitem__)) == "Ann and Bo share the win with +1"


def test_a_comparison_in_which_no_one_finished():
    found = words.compared("Forty-Two", 2, [words.DuelResult("Ann"), words.DuelResult("")])
    assert words.verdict(found, found.names.__getitem__) == Message("duel-no-one-finished")
    for name in ("Ann", said("someone")):
        assert said("duel-unfinished-line", who=Who(name)) in words.alt_comparison(found, found.names)


def test_the_same_tile_at_two_ends_is_told_apart() -> None:
    moves = [parse_move(f"play 6-4 {end}") for end in ("left", "right")]
    branches = tuple(words.Branch((person,), move, (10 * person,)) for person, move in enumerate(moves))
    found = words.Divergence(LESSONS["dominoes"].view(2), 0, 0, branches)
    people, seats = ("Ann", "Bo").__getitem__, ("Ann", "Pip").__getitem__
    one, other = (words.branch_told(found, branch, people, seats) for branch in branches)
    assert one == Message("parting-branch", people=AllOf((Who("Ann"),)), did=did(moves[0]))
    assert say(one) != say(other).replace("Bo", "Ann")
    assert words.came_of(found, branches[0], seats) == "", "there is no trick"


@pytest.fixture
def pictures() -> Iterator[None]:
    """The pieces' pictures are known, which take many characters."""
    before, CHAT.known = CHAT.known, Known()
    CHAT.know_emojis({piece: Emoji(2**62, emoji_name(piece, "1a2b3c4d")) for piece in EVERY_PIECE})
    yield
    CHAT.known = before


@pytest.mark.usefixtures("pictures")
@pytest.mark.parametrize("people", [2, 8])
def test_a_deal_as_everybody_played_it_tells_of_all(people: int) -> None:
    tiles = double_set(6)
    moves = (Pass(tiles[:3]), False), *((Play(tile), False) for tile in tiles[3:10])
    lines = tuple(words.LineOfPlay(person, moves, 0) for person in range(people))
    found = ComparedDeal("Black Tile", words.DealPlayed(1, lines, ()), PEOPLE[:people], ("Pip", "Dot", "Ivory"))
    told = pages.deal_page(long_ago(ContestKind.DUEL), found).content
    assert len(told) <= 2000
    assert all(name in told for name in PEOPLE[:people])
    assert ("<:" in told) == (people == 2), "pictures are left out before people are"
