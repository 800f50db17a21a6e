"""The lines at the end of a deal and of a match: what happened and why, what it brought, who has won."""

from dataclasses import replace

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Claimed
from bot.rules.view import View
from bot.words.alt import alt_match_end
from bot.words.end_texts import deal_text, ended_text, final_text, hand_over_text, seat_over_text
from bot.words.speaker import say
from tests.images.ended import NAMES, cards, matches, names_of_match

CARDS = cards()


@pytest.mark.parametrize(
    ("deal", "text"),
    [
        ("black_tile", "Pip took the black tile. Ann +0 (12), Cleo +3 (26), Dee +1 (32), Pip +7 (51)."),
        ("whist_made", "Cleo made 7 with Ann: 8 of 11 tricks, 2s trump. Side A +7 (18), side B +3 (14)."),
        ("whist_set", "Cleo was set: bid 7, side A took only 5. Side A −7 (11), side B +6 (20)."),
        ("nel_o_set", "Eve was set: bid Nel-O and took trick 3. Side A +0 (3), side B +1 (5)."),
        ("thrown_in", "Nobody bid: thrown in, and dealt anew."),
        ("hughie", "Dot went out. Dot +35 (47), Ann +0 (20), Pip +0 (31), Ivory +0 (12)."),
    ],
)
def test_a_deal_that_has_just_ended(deal: str, text: str) -> None:
    view = CARDS[deal]
    assert ended_text(view, NAMES[deal].__getitem__) == f"**Deal {view.deal} is over:** {text}"


@pytest.mark.parametrize(
    ("deal", "seat", "text"),
    [
        ("black_tile", 3, "You took the black tile. You: +7, total 51."),
        ("black_tile", 0, "Pip took the black tile. You: +0, total 12."),
        ("moon", 2, "You shot the moon. You: +0, total 32."),
        ("whist_made", 0, "Cleo made 7 with you: 8 of 11 tricks, 2s trump. You: +7, total 18."),
        ("whist_set", 2, "You were set: bid 7, side A took only 5. You: −7, total 11."),
    ],
)
def test_its_player_is_told_what_they_did(deal: str, seat: int, text: str) -> None:
    view = CARDS[deal]
    told = seat_over_text(view, NAMES[deal].__getitem__, "#games", seat)
    assert told == f"Deal {view.deal} in #games: {text}"


def test_its_player_is_told_what_they_claimed() -> None:
    view, claimed = CARDS["whist_made"], Claimed(2, conceded=False, hands=((), (), (), ()), tricks=2)
    result = replace(view.results[-1], remarks=(*view.results[-1].remarks, claimed))
    told = seat_over_text(replace(view, results=(*view.results[:-1], result)), NAMES["whist_made"].__getitem__, "#", 2)
    assert "2s trump. You claimed the rest. You: +7" in told


def test_who_was_set_without_a_trick_took_nothing() -> None:
    view = CARDS["whist_set"]
    empty = replace(view, tricks=replace(view.trick_board, contract_progress=(0, 7)))
    assert "Cleo was set: bid 7, took nothing." in ended_text(empty, NAMES["whist_set"].__getitem__)


def test_totals_below_nothing_have_a_true_minus() -> None:
    view, name = CARDS["whist_set"], NAMES["whist_set"].__getitem__
    low = replace(view, results=(*view.results[:-1], replace(view.results[-1], totals=(-14, 20))))
    assert "Side A −7 (−14)" in ended_text(low, name)
    assert seat_over_text(low, name, "#games", 2).endswith("You: −7, total −14.")


def test_a_win_that_is_shared_is_told_so_and_once() -> None:
    (view, ratings), names = matches()["shared"], names_of_match("shared")
    assert final_text(view, names.__getitem__, names.__getitem__).startswith("🏆 Ann and Cleo share the win in **")
    over = seat_over_text(view, names.__getitem__, "#games", 2)
    assert over.endswith("The match is over: Ann and Cleo share the win.")
    assert alt_match_end(view, names, ratings).count("share the win") == 1


def test_a_deal_without_a_result_was_thrown_in_or_the_match_was_stopped() -> None:
    view, name = CARDS["thrown_in"], NAMES["thrown_in"].__getitem__
    assert deal_text(replace(view, deal=3), name, 2) == "**Deal 2 is over:** Nobody bid: thrown in, and dealt anew."
    assert hand_over_text(replace(view, deal=3), name, "#games", 2, 0).endswith("nobody bid, so it was thrown in.")
    stopped = deal_text(view, name, 2)
    assert stopped.startswith("**Seventy-Nine** was stopped in deal 2. It stood: Ann, Cleo and Eve 40; ")
    assert hand_over_text(view, name, "#games", 2, 0) == "Deal 2 in #games: stopped before its end."


def rounds(target: int) -> View:
    """A round of Billitonnen that its winner has won by going out, the second of them their first."""
    view = CARDS["hughie"]
    result = replace(view.results[-1], scored=(1, 0, 0, 0), totals=(1, 1, 0, 0))
    options = CATALOGUE.preset("blind-hughie", "billitonnen").options
    return replace(view, options=options, target=target, results=(*view.results[:-1], result))


def test_rounds_are_told_as_rounds() -> None:
    name = NAMES["hughie"].__getitem__
    text = ended_text(rounds(3), name)
    assert text == ("**Round 2 is over:** Dot went out and wins the round. Rounds won: Dot 1, Ann 1, Pip 0, Ivory 0.")
    only = rounds(1)
    assert ended_text(only, name) == "**Round 2 is over:** Dot went out."
    over = replace(only, winners=(0,))
    assert final_text(over, name, name) == f"🏆 Dot wins **{say(over.title)}**."
