"""The end of a deal of dominoes by deals won: what it is worth, and who has won none at the end."""

import pytest

from bot.rules.view import View
from bot.words.ends.alt import alt_deal_card
from bot.words.ends.chat import deal_text, ended_text, final_text
from bot.words.ends.deal import ending, taken_column
from bot.words.ends.story import story
from bot.words.speaker import speaker, speaking
from bot.words.surfaces import table_text
from tests.rules.dominoes.scenarios import BRAZIL, CUT_THROAT, JAMAICA, LEAGUE, MARTINIQUE
from tests.rules.dominoes.test_hands import KEYS, LEVEL, TIE, blocked, last, won_by
from tests.rules.vectors import Start
from tests.told import say_to

NAMES = ("Ann", "Bo", "Cleo", "Dee")
CROSSED = last(BRAZIL, "4-4", "4-2, 4-2 right", totals=(5, 3))
LOWEST = "2-1", "3-1", "5-5 5-4 5-3 5-2 4-2", "4-1"


def ended(start: Start, move: str) -> View:
    after = start.play(move)
    view = after.game.ended_deal(after.match)
    assert view is not None
    return view


@pytest.mark.parametrize(
    ("start", "move", "hero", "sum_", "told"),
    [
        (CROSSED, "4-4 left", "Ann: crossed double!", "+4", "Ann went out with 4-4: 4 for a crossed double."),
        (last(LEAGUE, "5-2", "5-2", carried=2), "5-2 left", "Ann: both ends!", "3 for both ends + 2 carried over = +5",
         "Ann went out with 5-2: 3 for both ends + 2 carried over."),
        (last(BRAZIL, "2-2", "5-2"), "2-2", "Ann: domino!", "+2 for a double",
         "Ann went out with 2-2: 2 for a double."),
        (last(JAMAICA, "2-2", "5-2"), "2-2", "Ann: domino!", "+1 point", "Ann went out with 2-2: 1 point."),
        (last(JAMAICA.under(worth_key=True), "5-3", KEYS), "5-3 left", "Ann: domino!", "1 point + 1 for a key = +2",
         "Ann went out with 5-3: 1 point + 1 for a key."),
        (blocked(BRAZIL, *LOWEST), "6-6 left", "Blocked on 6: +1", "lowest hand: Ann, 3",
         "Ann blocked the line on 6 with 6-6. Lowest hand: Ann, 3."),
        (blocked(BRAZIL.under(blocked_by="side"), *LOWEST), "6-6 left", "Blocked on 6: +1", "A 43 · B 9 pips",
         "Ann blocked the line on 6 with 6-6: A 43, B 9 pips."),
        (blocked(BRAZIL, *TIE), "6-6 left", "Blocked: a tie", "5 pips each",
         "Ann blocked the line on 6 with 6-6, a tie: 5 pips each."),
        (blocked(LEAGUE, *LEVEL, carried=1), "6-6 left", "Blocked: a tie", "a blocked deal is always a tie",
         "Ann blocked the line on 6 with 6-6, a tie. 2 points are carried over."),
        (blocked(CUT_THROAT.under(tied_block="closer_loses"), "3-2", "4-1", "4-4", "3-2"), "6-6 left",
         "Blocked on 6: +1", "a tie: the next of them after the blocker wins",
         "Ann blocked the line on 6 with 6-6. A tie: the next of them after the blocker wins."),
        (won_by(MARTINIQUE, 2, (1, 1, 0)), "5-1", "Cleo: domino!", "+1 point",
         "Cleo went out with 5-1: 1 point. Everyone has won a deal, so all totals go back to 0."),
    ],
)  # fmt: skip
def test_a_deal_is_told_by_its_worth(start: Start, move: str, hero: str, sum_: str, told: str) -> None:
    view = ended(start, move)
    end = ending(view)
    assert (say_to(view, end.hero, NAMES), say_to(view, end.sums[0], NAMES)) == (hero, sum_)
    assert say_to(view, ended_text(view), NAMES).startswith(f"**Deal 1** · {told} ")
    assert told in alt_deal_card(view, NAMES)


def test_pips_are_told_only_of_blocked_deals() -> None:
    plain, closed = ended(CROSSED, "4-4 left"), ended(blocked(BRAZIL, *LOWEST), "6-6 left")
    assert "Cleo 6-3; Dee 3-3" in alt_deal_card(plain, NAMES)
    assert "pips" not in alt_deal_card(plain, NAMES)
    assert "Bo 3-1, 4 pips" in alt_deal_card(closed, NAMES)
    assert say_to(plain, ending(plain).notes[2][0], NAMES) == "1 tile left"
    assert taken_column(plain) is None
    assert say_to(closed, deal_text(closed, 1), NAMES).endswith("with 6-6. Side A +1 (1), Side B 0 (0).")


def test_the_highest_double_that_opens_again_is_told() -> None:
    after = blocked(LEAGUE, *LEVEL).play("6-6 left")
    told = say_to(after.view(), table_text(after.view()), NAMES)
    assert "opens with the highest double." in told
    assert "1 point carried over" in told


@pytest.mark.parametrize(
    ("start", "told"),
    [
        (won_by(JAMAICA, 0, (5, 0)), "Six-love: Bo and Dee won no deal."),
        (won_by(MARTINIQUE, 0, (2, 0, 0)), "Cochon: Bo and Cleo."),
        (won_by(MARTINIQUE, 0, (2, 1, 0)), "Cochon: Cleo."),
        (won_by(JAMAICA, 0, (5, 1)), ""),
    ],
)
def test_losers_without_a_win_are_named(start: Start, told: str) -> None:
    view = ended(start, "5-1")
    assert say_to(view, final_text(view), NAMES).endswith(f". {told}" if told else ".")
    assert not told or story(view, NAMES) == told


def test_one_point_is_carried_over_in_the_singular() -> None:
    view = ended(last(LEAGUE, "5-2", "5-2", carried=1), "5-2 left")
    with speaking(speaker("pt-BR")):
        assert "+ 1 acumulado." in say_to(view, ended_text(view), NAMES)
