"""Computers at Mexican Train: clear positions, the best first train, prospects."""

import pytest

from bot.players.computer import EXPERT, HARD, NORMAL
from bot.players.judge import prospects
from bot.rules.moves import Done
from bot.rules.notation import parse_move
from tests.players.test_declaring import chosen
from tests.rules.mexican_train.scenarios import COVER, NONE, WHOLE, TrainScenario

OTHER = "11-11 10-9 10-2 8-1 6-0"  # a hand that joins nothing
MORE = "11-8 10-6 9-0 8-0 6-4 5-0"  # for the boneyard

GOES_OUT = COVER.hands("12-5 5-5 5-3", f"12-10 12-9 {OTHER}", boneyard=MORE).play("12-5 own, 12-10 own")
COVERS = COVER.hands("12-9 9-9 9-4 9-1 4-3 3-2 10-8", f"12-10 12-8 {OTHER}", boneyard=MORE).play(
    "12-9 own, 12-10 own, 9-9 own"
)
KEEPS = COVER.hands("12-7 7-3 3-1 1-0 12-6 10-4", f"12-10 12-9 {OTHER}", boneyard=MORE).play("12-7 own, 12-10 own")
HURRIES = COVER.hands("12-2 2-1 1-0 12-11", "12-4 4-3", boneyard=MORE).play("12-2 own, 12-4 own")
DRAWN = COVER.hands("12-1 9-8 8-7 7-5 5-2", "11-11 10-9 10-2 8-3 6-0", boneyard=f"11-10 12-9 {MORE}").play(
    "12-1 mexican"
)
BRANCHES = WHOLE.hands("12-6 12-7 7-3 3-3 3-1 6-2", f"12-10 {OTHER}", boneyard=MORE, first_turns=2)


@pytest.mark.parametrize(
    ("scenario", "best"),
    [
        (GOES_OUT, "play 5-5 own"),  # and its cover is the last tile
        (COVERS, "play 9-4 own"),  # 4-3 and 3-2 go on from it
        (KEEPS, "play 12-6 mexican"),  # its own train waits for the four others
        (HURRIES, "play 12-11 mexican"),  # the other has one tile left
        (DRAWN, "play 12-9 own"),  # the hand goes on from it
        (BRANCHES, "play 12-7 own"),  # five tiles, not two
    ],
)
def test_it_finds_the_best_play(scenario: TrainScenario, best: str):
    for level in (NORMAL, HARD):
        assert chosen(scenario, level=level) == {best}
    assert prospects(scenario.view(0), 60, 1)[0].move == parse_move(best)


def test_a_first_train_is_laid_to_its_end():
    scenario, laid = BRANCHES, list[str]()
    while scenario.to_act == (0,):
        laid += chosen(scenario, level=EXPERT)
        scenario = scenario.play(laid[-1])
    assert laid == ["play 12-7 own", "play 7-3 own", "play 3-3 own", "play 3-1 own"]


def test_a_double_that_needs_no_cover_is_a_tile_like_any_other():
    scenario = NONE.hands("12-5 5-5 5-3 11-6", f"12-10 12-9 {OTHER}", boneyard=MORE).play("12-5 own, 12-10 own")
    assert chosen(scenario, level=HARD) == {"play 5-5 own"}


def test_a_move_is_judged_in_pips_and_only_if_it_is_asked_for():
    view = KEEPS.view(0)
    found = prospects(view, 40, 1)
    assert len(found) == 2
    assert found[0].value > found[-1].value
    (only,) = prospects(view, 40, 1, [found[1].move])
    assert (only.move, only.behind) == (found[1].move, (0, 0))
    assert prospects(KEEPS.view(1), 40, 1) == ()
    assert Done() not in [prospect.move for prospect in found]
