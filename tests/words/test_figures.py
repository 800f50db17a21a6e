"""What large print leaves out of the picture is told beside it."""

from dataclasses import replace

from bot.rules.options import OnOff
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.words.speaker import say
from bot.words.table.figures import figures_text
from tests.images.views import NAMES, on_board, table_of
from tests.rules.scenario import TrickScenario


def _name(seat: int) -> str:
    return NAMES[seat]


def test_tricks_and_totals_with_the_viewer_first():
    view = on_board(replace(table_of(3), viewer=1, target=25), counts_tricks=True)
    told = "Tricks won: you 1, Chris 2, Ann 0. Totals: Ann 0, you 7, Chris 14. First to 25."
    assert say(figures_text(view, _name)) == told


def test_open_hands_are_told():
    options = SeventyNineOptions(nel_o=OnOff.ON, nel_o_partners=NelOPartners.FACE_UP)
    hands = ("6-1 2-2", "6-6 5-5", "4-4 3-3", "1-1 0-0", "6-5 6-4", "6-3 6-2")
    table = TrickScenario(SEVENTY_NINE, options).hands(*hands).contract(0, "nel-o")
    told = say(figures_text(table.view(1), _name))
    assert told.endswith("Open hand: Chris 4-4 3-3. Open hand: Eve 6-5 6-4.")
    assert "4-4" not in say(figures_text(table.view(2), _name)), "their own hand is in the picture"
