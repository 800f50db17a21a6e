"""A hint's reasons on trains: each only where it is so, by what its player can see."""

from random import Random

import pytest

from bot.message import Names
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.pieces import Tile
from bot.words.hint.hint import Pair, reason
from bot.words.persons import naming
from bot.words.speaker import say
from bot.words.trains.hints import longest_run
from tests.rules.dominoes.scenarios import tiles
from tests.rules.mexican_train.scenarios import COVER, TrainScenario
from tests.words.hint.said import hint, name, prospect

MARKED = COVER.hands("5-1 9-8 3-3", "7-6 0-0", "7-7 1-0", ends="5* 4 9 9", boneyard="8-8 2-2")
DOUBLES = COVER.hands("9-9 9-4 8-0 7-5", "7-6 0-0", "7-7 1-0", ends="5 4 9 9", boneyard="8-8 2-2")
RUN = COVER.hands("5-1 5-2 2-6 6-8 8-0", "7-6 0-0", "7-7 1-0", ends="5 4 9 9", boneyard="8-8 2-2")
HEAVY = COVER.hands("12-9 9-2 1-0 3-0", "7-6 0-0", "7-7 1-0", ends="5 4 9 9", boneyard="8-8 2-2")
# Bo has drawn and passed on 8 and 4.
LACKING = COVER.hands("9-8 8-4 8-2 1-0", "7-6 0-0", "7-7 1-1 9-3", ends="5 4 9 9", boneyard="6-5 2-2").play(
    "0 play 9-8 mexican", "2 play 9-3 own"
)


@pytest.mark.parametrize(
    ("scenario", "prospects", "told"),
    [
        (MARKED, "play 5-1 own, play 9-8 mexican | less=5",
         "hint-better(<do 5-1>, <9-8>, point 5) + reason-train-closes(<5-1>, you)"),
        (DOUBLES, "play 9-9 mexican, play 9-4 mexican | less=5",
         "hint-better(<do 9-9>, <9-4>, point 5) + reason-train-cover(<9-9>, you, 9-4)"),
        (RUN, "play 5-2 own, play 5-1 own | less=5",
         "hint-better(<do 5-2>, <5-1>, point 5) + reason-train-run(you, 3, 0, <5-2>, <5-1>)"),
        (HEAVY, "play 12-9 mexican, play 9-2 mexican | less=5",
         "hint-better(<do 12-9>, <9-2>, point 5) + reason-heavy(12-9, 21)"),
        (LACKING, "play 8-4 mexican, play 8-2 mexican | less=5",
         "hint-better(<do 8-4, train-mexican>, <8-2>, point 5) + reason-shuts-out(<8-4, train-mexican>, Bo, 4, True)"),
    ],
)  # fmt: skip
def test_reasons(scenario: TrainScenario, prospects: str, told: str) -> None:
    assert hint(scenario.view(0), prospects) == told


def test_a_run_is_as_long_as_it_can_be() -> None:
    assert longest_run(5, tiles("5-1 5-2 6-2 8-6 8-0")) == 4
    assert longest_run(5, tiles("5-5 5-1 1-1 2-0")) == 3
    assert longest_run(5, tiles("4-1")) == 0
    assert longest_run(12, [Tile(high, low) for high in range(13) for low in range(high + 1)][-26:]) > 5


def test_every_reason_is_a_sentence() -> None:
    match, chance, found = MEXICAN_TRAIN.start(COVER.options, 4, bytes(32)), Random(3), set[str]()
    while match.deal.number == 1:
        seat = match.deal.seat
        view, legal = MEXICAN_TRAIN.view(match, seat), MEXICAN_TRAIN.legal(match, seat)
        best, other = (prospect(f"{move} | less={less}") for move, less in ((legal[0], 0), (legal[-1], 3)))
        for shown in (Pair(view, best, other), Pair(view, other, best, to_all=True)):
            with naming(Names(name, None if shown.to_all else seat)):
                found.add(say(reason(shown)))
        match, _ = MEXICAN_TRAIN.play(match, seat, chance.choice(legal))
    assert len(found) > 10
    assert all(text == "" or (text.endswith(".") and len(text) <= 130) for text in found), found
