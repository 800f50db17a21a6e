"""The alt text of a seat is kept to the letter: told in the order a listener needs, by codes as they are typed."""

from dataclasses import replace

import pytest

from bot.message import Row, Who
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import OpeningLead, Revoke
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.options import OnOff
from bot.rules.pieces import Card, parse_piece
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import NelOPartners, SeventyNineOptions
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.seat.alt import alt_seat
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario
from tests.said import said

WHIST = (
    TrickScenario(DOMINO_WHIST)
    .under(target=25)
    .hands("4-3 5-5 2-0", "7-4 6-2 0-0", "6-4 5-4 2-1")
    .contract(0, "2", trump="2")
)
BLACK = TrickScenario(BLACK_TILE)
HEARTS = TrickScenario(DOMINO_HEARTS).under(opening=OpeningLead.ANY)


def test_on_honour_revokes_and_takebacks_are_told():
    table = HEARTS.under(revoke=Revoke.HONOUR).hands("4S 2C", "AS 3C", "10H KS", "QS 5C", leader=0)
    table = table.play("0 lead 4S", "3 play QS")
    assert "Playable (1): K♠. Any other is a revoke." in alt_seat(table.view(2), NAMES)
    revoked = table.play("2 play 10H")
    assert "You can take your tile back." in alt_seat(revoked.view(2), NAMES)
    assert "take your tile back" not in alt_seat(revoked.view(3), NAMES)
    told = said("took-back", who=Who("Chris", is_you=True), piece=Card(10, "H"))
    assert told in alt_seat(revoked.play("2 retract").view(2), NAMES)


def test_in_nel_o_the_hands_of_those_who_sit_out_lie_open():
    table = TrickScenario(SEVENTY_NINE, SeventyNineOptions(nel_o=OnOff.ON, nel_o_partners=NelOPartners.FACE_UP))
    hands = ("6-1 2-2", "6-6 5-5", "4-4 3-3", "1-1 0-0", "6-5 6-4", "6-3 6-2")
    table = table.hands(*hands).contract(0, "nel-o").play("0 lead 6-1 as 6")
    text = alt_seat(table.view(1), NAMES)
    assert "Trick 1 of 2. Ann led 6-1 (6s). You play next, then Dee, Farouk." in text
    told = "Contract: Ann Nel-O for Side A. Lose every trick: 0 lost, 2 to go, 79 at stake."
    assert told in text
    for who, tiles in (("Chris", "4-4 3-3"), ("Eve", "6-5 6-4")):
        pieces = Row(map(parse_piece, tiles.split()))
        assert said("alt-open-hand", who=Who(who), tiles=pieces) in text
    assert "Tricks won: you 0, Chris 0, Dee 0, Eve 0, Farouk 0, Ann 0." in text
    assert "Totals: Side A (Ann, Chris and Eve) 0, Side B (you, Dee and Farouk) 0. First to 250." in text


@pytest.mark.parametrize("length", [24, 32, 5000])
def test_long_names_give_way_before_anything_else(length: int):
    names = [f"{'Wilhelmina' * 500}"[: length - 1] + str(seat) for seat in range(6)]
    table = TrickScenario(SEVENTY_NINE).start(6).play("50, 51, 52, 53, 54")
    text = alt_seat(table.view(table.to_act[0]), names)
    assert len(text) <= LONGEST_ALT_TEXT
    assert not text.endswith("…")
    assert all(f" {name}" in text for name in ("50", "51", "52", "53", "54 (highest)"))
    assert len({word for word in text.replace(",", "").split() if word.startswith("Wilhelm")}) >= 1


def test_names_that_are_cut_alike_are_told_apart():
    names = [f"Maximiliane von Hohenstein {seat}" for seat in "ABCD"]
    long = replace(WHIST.play("0 lead 4-3 as 4").view(1))
    assert "Maximiliane von Hohenstein A led 4-3" in alt_seat(long, names)
