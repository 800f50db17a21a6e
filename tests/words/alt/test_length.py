"""No alt text is longer than Discord takes."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.events import DealResult
from bot.words.ends.alt import alt_scores
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.seat.alt import alt_seat
from bot.words.table.alt import alt_table
from tests.images.views import table_of
from tests.said import said


@pytest.mark.parametrize("length", [1, 32, 5000])
def test_no_alt_text_is_longer_than_discord_takes(length: int):
    chance = Random(length)
    names = [chr(chance.randint(0x4E00, 0x9F00)) * length for _ in range(6)]
    results = tuple(DealResult(number, (0,) * 6, (0,) * 6, (number * 7,) * 6) for number in range(1, 101))
    view = replace(table_of(6), results=results)
    for text in (alt_table(view, names), alt_scores(view, names), alt_seat(view, names)):
        assert 0 < len(text) <= LONGEST_ALT_TEXT
    assert said("goal.told", kind="high", number=250) in alt_table(view, names), (
        "long names give way, not what comes last"
    )
    assert "from deal" in alt_scores(view, names)
