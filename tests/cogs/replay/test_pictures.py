"""The pictures of a replay, drawn without a match."""

from dataclasses import replace
from random import Random

from bot.rules.boards import LineView
from bot.rules.moves import End
from cogs.replay.pictures import draw_frame
from cogs.replay.words import DealPart, ReplayFrame
from tests.images.line.lines import one_arm, spinner_of
from tests.images.line.made import four_arms
from tests.images.texts import noted_texts

NAMES = ("Ann", "Bo", "Cleo", "Dee")


def test_the_tiles_of_a_folded_arm_are_counted_in_a_round_too() -> None:
    plays, view = one_arm(Random(7), 6, 28, End.RIGHT), four_arms()
    board = LineView(plays, spinner=spinner_of(plays))
    frame = ReplayFrame(DealPart.ROUND, 7, 7, replace(view, board=board), ((),) * 4, log=plays[-4:])
    with noted_texts() as texts:
        draw_frame(frame, NAMES).render()
    assert [text for text, _ in texts.set if text.startswith("+")] == ["+12"]
