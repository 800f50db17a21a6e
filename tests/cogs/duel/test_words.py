"""Where the play of a deal of dominoes parted, in words."""

import pytest

from bot.message import AllOf, Message, Who
from bot.rules.moves import parse_move
from bot.words.moves import did
from bot.words.speaker import say
from cogs.duel.words import Branch, Divergence, alt_divergence, branch_told, came_of, table_told
from cogs.help.tutorials import LESSONS

PEOPLE, SEATS = ("Ann", "Bo"), ("Ann", "Pip")


def divergence(lesson: str, moment: int, *moves: str) -> Divergence:
    view = LESSONS[lesson].view(moment)
    branches = (Branch((person,), parse_move(move), (10 * person,)) for person, move in enumerate(moves))
    return Divergence(view, 0, 0, tuple(branches))


@pytest.mark.parametrize(
    ("lesson", "moment", "ends"), [("dominoes", 2, (6, 4)), ("all-fives", 2, (5, 5, 6, 6)), ("all-fives", 0, (6, 6))]
)
def test_on_the_table_lie_the_open_ends(lesson: str, moment: int, ends: tuple[int, ...]) -> None:
    told = table_told(LESSONS[lesson].view(moment), SEATS.__getitem__)
    assert told == Message("parting-table-ends", ends=AllOf(ends))
    assert say(told)


def test_the_same_tile_at_two_ends_is_told_apart() -> None:
    found = divergence("dominoes", 2, "play 6-4 left", "play 6-4 right")
    told = [branch_told(found, branch, PEOPLE.__getitem__, SEATS.__getitem__) for branch in found.branches]
    one = Message("parting-branch", people=AllOf((Who("Ann"),)), did=did(parse_move("play 6-4 left")))
    assert told[0] == one
    assert say(told[0]) != say(told[1]).replace("Bo", "Ann")
    assert came_of(found, found.branches[0], SEATS.__getitem__) == "", "there is no trick"


def test_the_picture_in_words_has_the_ends_and_the_hand() -> None:
    found = divergence("dominoes", 2, "play 6-4 left", "play 5-4 right")
    alt = alt_divergence(1, found, PEOPLE, SEATS)
    ends = say(table_told(found.view, SEATS.__getitem__))
    assert say(Message("parting-alt-table", table=ends)) in alt
    assert "6-4 5-4 2-0" in alt
