"""The alt text where the seat shows no trick: a moon to be decided, a deal looked back at, trump and doubles named."""

import pytest

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, MoonAdd, OpeningLead, PlayDirection, Revoke
from bot.rules.view import Phase
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.seat.alt import alt_seat
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

CLOCKWISE = DominoHeartsOptions(play_direction=PlayDirection.CLOCKWISE, opening=OpeningLead.ANY)
HEARTS = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")
HONOUR = TrickScenario(DOMINO_HEARTS, CLOCKWISE).under(revoke=Revoke.HONOUR)


def moon(**options: object) -> TrickScenario:
    """Ann has taken every point."""
    table = TrickScenario(DOMINO_HEARTS, CLOCKWISE).under(**options)
    table = table.hands("AS", "KS", "QS", "2S", totals=(40, 70, 80, 95)).tricks(*HEARTS)
    return table.play("0 lead AS", "1 play KS", "2 play QS", "3 play 2S")


def test_a_moon_that_hits_everybody():
    assert alt_seat(moon(moon_add=MoonAdd.ALL).view(0), NAMES) == (
        "You shot the moon: all 26 points. Choose: −26 for you (40 to 14); +26 for Bo (70 to 96), "
        "Chris (80 to 106), Dee (95 to 121), and the match ends: you win. "
        "Totals: you 40, Bo 70, Chris 80, Dee 95. Ends at 100."
    )


def test_the_others_are_told_what_the_shooter_may_choose():
    text = alt_seat(moon().view(1), NAMES)
    assert text.startswith("Ann shot the moon: all 26 points. Ann can choose: −26 for Ann (40 to 14); ")
    assert "+26 for you (70 to 96)" in text


def looked_back(*moves: str) -> TrickScenario:
    """Bo did not follow diamonds in the first trick, and had one."""
    table = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S")
    played = ("0 lead 8D", "1 play 7H", "2 play AH", "3 play 4D", "0 lead 2S", "1 play 5C", "2 play 3S", "3 play 4S")
    last = ("3 lead 8C", "0 play 5H", "1 play 9D", "2 play 6C")
    return table.play(*played, *last, *moves)


def test_a_review_tells_every_trick_and_who_did_not_follow():
    assert alt_seat(looked_back().view(0), NAMES) == (
        "Last look: challenge a play, or accept. A revoke costs 13. "
        "You can challenge Bo in 1, Chris in 1, Bo in 2. "
        "Did not follow suit: trick 1 (diamonds), Bo 7♥, Chris A♥; trick 2 (spades), Bo 5♣; "
        "trick 3 (clubs), you 5♥, Bo 9♦. "
        "Trick 1. You led 8♦ (won), Bo 7♥, Chris A♥, Dee 4♦. Trick 2. You led 2♠, Bo 5♣, Chris 3♠, Dee 4♠ (won). "
        "Trick 3. Dee led 8♣ (won), you 5♥, Bo 9♦, Chris 6♣."
    )


def test_a_review_begins_with_what_the_latest_challenge_showed():
    proven = looked_back("0 challenge seat 2 trick 1")
    assert alt_seat(proven.view(0), NAMES).startswith(
        "You challenged a play: revoke +13. Bo, trick 1: 7♥, with 9♦ in hand. Last look: challenge a play"
    )
    told = "Ann challenged a play: revoke +13. You, trick 1: 7♥, with 9♦ in hand. "
    assert alt_seat(proven.view(1), NAMES).startswith(told)
    false = looked_back("0 challenge seat 3 trick 1", "0 challenge none").view(0)
    assert alt_seat(false, NAMES).startswith(
        "You challenged a play: no revoke. Chris, trick 1: A♥. You accepted every play, but you can still challenge."
    )


@pytest.mark.parametrize("length", [1, 8, 32])
def test_a_review_of_a_whole_deal_fits(length: int):
    options = DOMINO_HEARTS.presets[3].options
    for players in DOMINO_HEARTS.players:
        match = DOMINO_HEARTS.start(options, players, bytes(32))
        while match.deal.phase is not Phase.REVIEW:
            seat = DOMINO_HEARTS.to_act(match)[0]
            match, _ = DOMINO_HEARTS.play(match, seat, DOMINO_HEARTS.legal(match, seat)[0])
        text = alt_seat(DOMINO_HEARTS.view(match, 0), ["N" * length] * players)
        assert len(text) <= LONGEST_ALT_TEXT
        assert text.endswith("."), "not cut"
        assert not text.endswith("…")
