"""An alt text has room for everything: long names give way, and those that are cut alike are told apart."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.events import DealResult
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.words.ends.alt import alt_scores
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.surfaces import alt_seat, alt_table
from tests.images.views import NAMES, table_of
from tests.rules.domino_hearts.scenarios import CLOCKWISE
from tests.rules.scenario import TrickScenario
from tests.said import said

HEARTS = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")


@pytest.mark.parametrize("length", [1, 32, 5000])
def test_no_alt_text_is_longer_than_discord_takes(length: int):
    chance = Random(length)
    names = [chr(chance.randint(0x4E00, 0x9F00)) * length for _ in range(6)]
    results = tuple(DealResult(number, (0,) * 6, (0,) * 6, (number * 7,) * 6) for number in range(1, 101))
    view = replace(table_of(6), results=results)
    for text in (alt_table(view, names), alt_scores(view, names), alt_seat(view, names)):
        assert 0 < len(text) <= LONGEST_ALT_TEXT
    assert said("goal.told", kind="high", number=250) in alt_table(view, names), "not what comes last gives way"
    assert "from deal" in alt_scores(view, names)


@pytest.mark.parametrize("length", [24, 32, 5000])
def test_long_names_give_way_before_anything_else(length: int):
    names = [f"{'Wilhelmina' * 500}"[: length - 1] + str(seat) for seat in range(6)]
    table = TrickScenario(SEVENTY_NINE).start(6).play("50, 51, 52, 53, 54")
    text = alt_seat(table.view(table.to_act[0]), names)
    assert len(text) <= LONGEST_ALT_TEXT
    assert not text.endswith("…")
    assert all(f" {bid}" in text for bid in ("50", "51", "52", "53", "54 (highest)"))


def test_names_that_are_cut_alike_are_told_apart():
    table = TrickScenario(DOMINO_WHIST).hands("4-3 5-5", "7-4 6-2", "6-4 5-4").contract(0, "2", trump="2")
    names = [f"Maximiliane von Hohenstein {seat}" for seat in "ABCD"]
    assert "Maximiliane von Hohenstein A led 4-3" in alt_seat(table.play("0 lead 4-3 as 4").view(1), names)


def test_a_moon_that_hits_everybody():
    table = CLOCKWISE.under(moon_add="all").hands("AS", "KS", "QS", "2S", totals=(40, 70, 80, 95)).tricks(*HEARTS)
    table = table.play("0 lead AS", "1 play KS", "2 play QS", "3 play 2S")
    assert alt_seat(table.view(0), NAMES) == (
        "You shot the moon: all 26 points. Pick: −26 for you (40 to 14); +26 for Bo (70 to 96), "
        "Chris (80 to 106), Dee (95 to 121), and the match ends: you win. "
        "Totals: Bo 70, Chris 80, Dee 95, you 40. Ends at 100."
    )
