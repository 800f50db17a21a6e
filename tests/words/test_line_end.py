"""The end of a deal of dominoes: what decided it, and the parts of its points, each named."""

from dataclasses import replace

import pytest

from bot.message import Text, Who
from bot.rules.events import DealResult, Domino
from bot.rules.pieces import Tile
from bot.words.ends.alt import alt_deal_card
from bot.words.ends.chat import deal_text, ended_text, final_text
from bot.words.ends.deal import ending
from bot.words.ends.story import story
from bot.words.names import spoken_names
from bot.words.surfaces import table_text
from tests.said import is_said, said
from tests.told import say_to
from tests.words.lines import LineScenario, preset

NAMES = ("Ann", "Bo", "Cleo", "Dee")
name = spoken_names(NAMES)
BLOCK, FIVES, THREES = preset("block"), preset("all-fives"), preset("fives-and-threes")
DOMINICAN, PUERTO_RICO = preset("dominican"), preset("puerto-rico")


def told(line: LineScenario) -> tuple[str, list[str], list[str]]:
    """The decision of the deal that has just ended, its sum and why, from the fullest words to the briefest."""

    def each(texts: tuple[Text, ...]) -> list[str]:
        return [say_to(view, text) for text in texts]

    view = line.ended()
    end = ending(view)
    return say_to(view, end.hero), each(end.sums), each(end.reasons)


def chat(line: LineScenario) -> str:
    return say_to(line.ended(), ended_text(line.ended()))


# -- domino ------------------------------------------------------------------------------------------------------------


def test_capicua_and_chuchazo_are_named_and_are_parts_of_the_sum() -> None:
    ended = DOMINICAN.hands("6-4 4-2", "6-6 5-0", "5-5 1-0", "6-2 5-1").play(
        "0 play 6-4", "3 play 6-2 left", "0 play 4-2 left"
    )
    hero, sums, why = told(ended)
    assert hero == said("line-hero", who=Who("Ann"), way="capicua", target=200)
    assert sums == ["17 + 11 + 6 + 25 capicúa = +59", "34 pips + 25 capicúa = +59", "+59"]
    assert why == ["4-2 fit both ends", "fit both"]
    assert chat(ended).startswith("**Deal 1** · Capicúa! Ann went out with 4-2: 17 + 11 + 6 + 25 capicúa. Side A +59")
    last = PUERTO_RICO.hands("6-0 0-0", "6-6 5-0", "5-5 1-1", "4-2 5-1").play(
        "0 play 6-0", "1 play 6-6 left", "0 play 0-0"
    )
    assert told(last)[0] == said("line-hero", who=Who("Ann"), way="chuchazo", target=500)
    assert told(last)[1][0] == "5 + 12 + 12 + 100 chuchazo + 100 for deal 1 = +229"


def test_fives_are_rounded_at_the_end_of_the_sum() -> None:
    two = FIVES.hands("6-4", "5-1 2-2 2-1", "6-3 6-1").play("0 play 6-4")
    assert told(two)[1] == ["13 + 16 = 29 → +30", "29 → +30", "+30"]
    assert chat(two).endswith(": 13 + 16 = 29 → 30. Ann +40 (40), Bo 0 (0), Cleo 0 (0).")  # and 10 for the play
    assert told(FIVES.hands("6-4", "5-1 2-2 2-1").play("0 play 6-4"))[1] == ["13 → +15", "+15"]
    carried = FIVES.hands("6-4", "5-1 2-2 2-1", carried=30).play("0 play 6-4")
    assert told(carried)[1] == ["13 → 15 + 30 carried over = +45", "+45"]


def test_going_out_scores_1_in_fives_and_threes_and_a_block_nothing() -> None:
    assert told(THREES.hands("5-5", "5-1 2-2").play("0 play 5-5"))[1] == ["+1 for going out", "+1"]
    blocked = THREES.hands("1-1 6-5", "4-4 5-5").play("0 play 1-1")
    assert told(blocked)[:2] == ("Blocked on 1", [said("line-no-points", past=0)])
    assert chat(blocked) == "**Deal 1** · Ann blocked the line on 1 with 1-1: no points. Ann 0 (0), Bo 0 (0)."
    past = THREES.hands("5-5", "5-1 2-2", totals=(60, 0)).play("0 play 5-5")
    assert told(past)[1] == ["no points past 61"]


def test_points_that_reach_the_target_are_added_to_the_total() -> None:
    play = FIVES.hands("5-5 6-4", "5-1 2-2 2-1", totals=(195, 0)).play("0 play 5-5")
    hero = said("line-hero", who=Who("Ann"), way="target", target=200)
    assert told(play)[:2] == (hero, ["195 + 10 = 205"])
    assert chat(play).startswith("**Deal 1** · Ann reached 200 with 5-5: 195 + 10 = 205.")
    out = THREES.hands("5-5", "5-1 2-2 2-1", totals=(58, 0)).play("0 play 5-5")
    assert told(out)[1] == ["58 + 2 + 1 for going out = 61"]
    hands = "6-4 4-2", "5-4 1-1", "3-2 5-5", "5-0 1-0"
    first_pass = DOMINICAN.hands(*hands, totals=(180, 0)).play("0 play 6-4")
    assert told(first_pass)[1] == ["180 + 25 first pass = 205"]
    redondo = DOMINICAN.under(paso_redondo=30).hands("6-5 5-3", "1-1", "2-1", "3-1", totals=(150, 0)).play("0 play 6-5")
    assert told(redondo)[1] == ["150 + 25 first pass + 30 paso redondo = 205"]
    assert "Side A scored 30 for a paso redondo: all others passed." in chat(redondo)


# -- blocked -----------------------------------------------------------------------------------------------------------

CLOSED = "1-1 6-5", "4-4 5-5", "3-3 2-2", "4-0 6-6"  # after 1-1 no one can play
PIPS = {"first_pass": 0, "blocked_by": "side"}


@pytest.mark.parametrize(
    ("line", "hands", "hero", "sums", "why", "decided"),
    [
        (
            BLOCK, CLOSED,
            "+45", ["11 + 18 + 16 = +45", "45 pips: +45", "45 pips"], "blocked", "Cleo had the fewest pips.",
        ),
        (DOMINICAN, CLOSED, "+55", ["A 21 · B 34 pips"], "11 pips, Dee 16", "Ann blocked it: 11 pips, Dee 16."),
        (DOMINICAN.under(**PIPS), CLOSED, "+55", ["A 21 · B 34 pips"], "blocked", "A 21, B 34 pips."),
        (
            DOMINICAN.under(**PIPS | {"blocked_by": "lowest"}), CLOSED,
            "+55", ["A 21 · B 34 pips"], "lowest hand: Cleo, 10", "Lowest hand: Cleo, 10.",
        ),
        (
            DOMINICAN.under(**PIPS, blocked_scores="difference"), CLOSED,
            "+13", ["18 + 16 − 11 − 10 = +13", "13 pips: +13", "13 pips"], "blocked", "Side A had the fewest pips.",
        ),
        (
            BLOCK.under(blocked_by="closer"), CLOSED, "+44", ["18 + 10 + 16 = +44", "44 pips: +44", "44 pips"],
            "11 pips, Bo 18", "Ann blocked it: 11 pips, Bo 18.",
        ),
        (
            FIVES.under(blocked_scores="difference"), CLOSED[:3],
            "+20", ["11 + 18 − 10 = 19 → +20", "19 → +20", "19 → 20"], "blocked", "Cleo had the fewest pips.",
        ),
        (
            PUERTO_RICO, CLOSED,
            "+155", ["11 + 18 + 10 + 16 + 100 for deal 1 = +155", "55 pips + 100 for deal 1 = +155",
                          "55 pips + 100 for deal 1"],
            "blocked", "Side A had the fewest pips.",
        ),
    ],
    ids=["alone", "closer", "sides", "lowest", "difference", "closer alone", "fives", "bonus"],
)  # fmt: skip
def test_a_blocked_deal_says_what_it_scores_and_whose_hands_decided_it(
    line: LineScenario, hands: tuple[str, ...], hero: str, sums: list[str], why: str, decided: str
) -> None:
    ended = line.hands(*hands).play("0 play 1-1")
    assert told(ended)[:2] == (f"Blocked on 1: {hero}", sums)
    assert why in told(ended)[2][0]
    assert decided in chat(ended)
    assert decided in alt_deal_card(ended.ended(), NAMES)


def test_a_tie_is_one_and_what_it_leaves_is_carried_over() -> None:
    tied = BLOCK.under(tied_block="carried").hands("1-1 6-4", "4-4 2-0", "3-3 2-2").play("0 play 1-1")
    hero, sums, why = told(tied)
    assert (hero, sums, why[0]) == (said("line-hero-tie"), [said("end-equal.why", pips=10)], "20 carried over")
    assert chat(tied).startswith("**Deal 1** · Ann blocked the line on 1 with 1-1, a tie: 10 pips each. 20 points are")
    assert "20 points carried over from the last deal." in say_to(tied.view(), table_text(tied.view()))
    level = "1-1 6-4", "4-4 2-0", "3-3 2-2", "5-5"
    sides = DOMINICAN.under(**PIPS).hands(*level).play("0 play 1-1")
    assert told(sides)[1] == ["A 20 · B 20 pips"]
    for to, won in (("opener", "opener"), ("closer", "blocker")):
        given = DOMINICAN.under(**PIPS, tied_block=to).hands(*level).play("0 play 1-1")
        assert told(given)[:2] == ("Blocked on 1: +40", ["A 20 · B 20 pips"])
        assert f"A tie: the {won}'s side wins." in chat(given)


# -- what is left ------------------------------------------------------------------------------------------------------


def test_a_deal_that_ended_earlier_is_told_from_its_remarks() -> None:
    ended = PUERTO_RICO.hands("6-0 0-0", "6-6 5-0", "5-5 1-1", "4-2 5-1").play(
        "0 play 6-0", "1 play 6-6 left", "0 play 0-0"
    )
    assert say_to(ended.view(), deal_text(ended.view(), 1)) == (
        "**Deal 1** · Ann went out with 0-0. Side A scored 29 for pips. Side A scored 100 for chuchazo. "
        "Side A scored 100 for one of the first deals. Side A +229 (229), Side B 0 (0)."
    )
    scored = FIVES.hands("5-5 6-4", "5-1 2-2 2-1", totals=(195, 0)).play("0 play 5-5")
    assert "Ann reached 200. Best play: 5-5 by Ann, 10 points." in say_to(scored.view(), deal_text(scored.view(), 1))


def test_a_match_is_remembered_for_its_last_tile_or_its_dearest_play() -> None:
    capicua = DOMINICAN.hands("6-4 4-2", "6-6 5-0", "5-5 1-0", "6-2 5-1", totals=(190, 0)).play(
        "0 play 6-4", "3 play 6-2 left", "0 play 4-2 left"
    )
    assert story(capicua.ended(), NAMES) == said("story-great-end", who="Ann", way="capicua")
    assert (
        say_to(capicua.view(), final_text(capicua.view()))
        == "🏆 Ann and Cleo win **Dominican**: Ann and Cleo 249; Bo and Dee 0."
    )
    dear = FIVES.hands("5-5 6-5", "5-0 4-4", totals=(190, 0)).play("0 play 5-5")
    assert story(dear.ended(), NAMES) != said("story-best-play", who="Ann", tile=Tile(5, 5), points=10)


@pytest.mark.parametrize(("seat", "is_told"), [(0, False), (1, True)])
def test_most_dominoes_are_remembered_of_the_winner_alone(seat: int, is_told: bool) -> None:
    over = BLOCK.hands("5-5 4-4", "6-4", seat=1, totals=(0, 95)).play("1 play 6-4").ended()
    dominoes = (Domino(seat, Tile(6, 6), capicua=False),)
    before = (DealResult(number, (0, 0), (0, 0), (0, 0), remarks=dominoes) for number in range(1, 5))
    view = replace(over, results=(*before, over.results[-1]))
    assert view.winners == (1,)
    assert is_said("story-dominoes", story(view, NAMES)) is is_told
