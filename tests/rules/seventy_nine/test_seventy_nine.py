"""Seventy-Nine (rules §4): the auction, tricks, Nel-O, scores and words in vectors."""

from typing import get_args

import pytest

from bot.rules.events import ContractPlayed
from bot.rules.moves import Bid, Special
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import NelODoubles
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, MARKS, NEL_O, POINTS, bidding
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import must_bid

FROM_50 = must_bid("bid-span(least=50, most=79)")
TO_NAME = POINTS.hands(*["6-6 0-0"] * 6, phase=Phase.TRUMP).contract(0, "50")
PLACING = CHOICE.hands(*["6-6 0-0"] * 6, phase=Phase.DOUBLES).contract(0, "nel-o")
WHERE = "refused-must-place-doubles(offered=doubles-place-high doubles-place-low doubles-place-own_suit)"
NAMING = "refused-must-name-trump(offered=0 1 2 3 4 5 6, contracts=none)"
TWINS = POINTS.hands("5-5 5-5 6-1", *["6-6 0-0 4-4"] * 5).contract(0, "50", trump="1")

# Eight tricks in which side 0 takes 49 of its 50, or 57 of its 58; the ninth goes to side 0 for one point more.
FIFTY = ("0: 5-5", "2: 5-5 5-0", "4: 6-4", "0: 6-4", "1: 5-0 4-1", "3: 4-1", "5: 3-2", "1: 3-2")
FIFTY_EIGHT = ("0: 5-5", "0: 5-5", "2: 6-4", "2: 6-4", "4: 5-0", "4: 5-0", "0: 1-1", "1: 4-1 4-1 3-2 3-2")
BY_SIDE_1 = tuple(f"{(int(line[0]) + 1) % 6}{line[1:]}" for line in FIFTY_EIGHT)
LAST = "6-6, 6-0, 6-0, 6-0, 6-0, 6-0"
LOSER = ("1-0 1-0", "6-1 5-1", "6-6 5-5", "4-1 4-0", "3-3 3-1", "6-0 5-0")


def last_trick(bid: str, before: tuple[str, ...], game: TrickScenario = POINTS, *totals: int) -> TrickScenario:
    return game.hands("6-6", *["6-0"] * 5, totals=totals or (0, 0)).contract(0, bid, trump="6").tricks(*before)


def nel_o_of_4_1(place: Doubles) -> TrickScenario:
    game = NEL_O.under(nel_o_doubles=place.value)
    return game.hands("4-1 2-0", "4-0 0-0", "6-0", "4-4 0-0", "6-0", "6-6 0-0").contract(0, "nel-o")


@vectors(
    *((name, POINTS.hands(*(f"{tile} 0-0" for tile in plays.split(", "))).contract(0, "50", trump=trump), plays,
       f"won: {winner}", f"points: {points}", f"act: {winner}")
      for name, trump, plays, winner, points in (
          ("Vector 4.1", "1", "5-2, 5-3, 6-5, 5-5, 5-0, 4-2", 3, 16),
          ("Vector 4.2", "2", "5-2, 5-5, 2-2, 6-2, 2-0, 2-2", 2, 11),
          ("Vector 4.3", "1", "6-4, 6-4, 6-3, 6-0, 4-4, 3-3", 0, 21),
      )),
    *((f"Vector 4.4, {hand}", POINTS.hands("6-5 0-0", hand, *["6-6"] * 4).contract(0, "50", trump="3"), "6-5", legal)
      for hand, legal in (
          ("6-3 4-4 2-1", "legal 1: play 6-3, play 4-4, play 2-1"), ("6-3 6-0", "legal 1: play 6-0"),
      )),
    ("Vector 4.5, set", last_trick("55", FIFTY), LAST, "taken: 50 29", "scored: 0 84", "totals: 0 84", "winners: none"),
    ("made", last_trick("50", FIFTY), LAST, "taken: 50 29", "scored: 50 29"),
    ("Vector 4.5, made", last_trick("55", FIFTY_EIGHT, POINTS, 200, 240), LAST, "totals: 258 261", "winners: 0"),
    ("the bidders win, of either side",
     POINTS.hands(*["6-0"] * 5, "6-6", totals=(240, 200)).contract(5, "55", trump="6").tricks(*BY_SIDE_1), LAST,
     "totals: 261 258", "winners: 1"),
    ("a mark for the bidders", last_trick("50", FIFTY, MARKS, 8, 8), LAST, "scored: 1 0", "winners: 0"),
    ("a mark for the others", last_trick("51", FIFTY, MARKS, 7, 7), LAST, "scored: 0 1", "winners: none"),
    ("Vector 4.6, high", nel_o_of_4_1(Doubles.HIGH), "4-1, 4-0, 4-4, 6-6", "won: 3", "points: 0", "act: 3", "ended: 0"),
    *((f"Vector 4.6, {place}", nel_o_of_4_1(place), "4-1, 4-0, 4-4, 6-6", "points: 0", "scored: 0 79", "deal: 2")
      for place in (Doubles.LOW, Doubles.OWN_SUIT)),
    ("the shuffler speaks last, and only once", bidding(), "pass, 55, pass, 60, pass, pass", "contract: 3 bid 60",
     "phase: trump", "refused 5 bid 61: refused-turn"),
    ("79 ends no auction in which Nel-O may be bid", bidding(NEL_O), "pass, 78, 79",
     "labels 3: nel-o, choice-pass"),
    ("twins are one choice", TWINS, "", "legal 0: lead 6-1 as 1, lead 5-5 as 5"),
    ("of two tiles", TWINS, "5-5", "hand 0: 6-1 5-5"),
    ("the leader has no choice of suit", POINTS.hands("6-4 3-2", *["6-6 0-0"] * 5).contract(0, "50", trump="2"), "",
     "legal 0: lead 6-4 as 6, lead 3-2 as 2", "refused 0 lead 6-4 as 4: refused-bad-lead(piece=6-4, suits=6, asked=4)"),
    ("bids that are refused", bidding(), "", f"refused 0 bid 49: {FROM_50}", "refused 1 bid 50: refused-turn",
     f"refused 0 bid nel-o: refused-not-offered(special=nel-o, is_named_later=False) + {FROM_50}",
     f"refused 0 lead 6-6: refused-wrong-phase(phase=bid) + {FROM_50}"),
    ("after 77", bidding(), "77", f"refused 1 bid 77: refused-bid-stands(bid=bid 77) + {must_bid('78 79')}"),
    ("after 79", bidding(NEL_O), "79", f"refused 1 bid 79: refused-bid-stands(bid=bid 79) + {must_bid('nel-o')}"),
    ("trumps refused", TO_NAME, "", f"refused 0 trump doubles: refused-not-a-trump(suit=doubles) + {NAMING}",
     f"refused 0 trump none: refused-not-a-trump(suit=none) + {NAMING}"),
    ("the doubles must be placed", PLACING, "", f"refused 0 lead 6-6: refused-wrong-phase(phase=doubles) + {WHERE}",
     f"refused 0 doubles both: {WHERE}", "refused 1 doubles low: refused-turn",
     "labels 0: doubles-place-high, doubles-place-low, doubles-place-own_suit"),
    ("plays that are refused", POINTS.hands("6-5 0-0", "6-3 6-0 4-4", *["6-6 1-1"] * 4).contract(0, "50", trump="3"),
     "6-5", "refused 1 play 4-4: refused-must-follow(led=6, playable=6-0)",
     "refused 1 play 5-5: refused-not-held(pieces=5-5) + refused-must-follow(led=6, playable=6-0)",
     "refused 1 trump 3: refused-wrong-phase(phase=play) + refused-must-follow(led=6, playable=6-0)"),
)  # fmt: skip
def test_deals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("start", "moves", "bid", "made"),
    [
        (last_trick("55", FIFTY), LAST, Bid(55), False),
        (last_trick("50", FIFTY), LAST, Bid(50), True),
        (NEL_O.hands(*LOSER).contract(0, "nel-o"), "1-0, 5-1, 4-1, 5-0, 6-1, 4-0, 6-0, 1-0", Bid(None, Special.NEL_O),
         True),
    ],
)  # fmt: skip
def test_a_result_says_how_the_bid_came_out(start: TrickScenario, moves: str, bid: Bid, made: bool) -> None:
    assert start.play(moves).results[0].remarks == (ContractPlayed(0, bid, made),)


def test_nothing_counts_in_nel_o() -> None:
    scenario = NEL_O.hands("5-0 1-0", *["5-5 4-1"] * 5).contract(0, "nel-o").play("5-0, 5-5")
    view, trick = scenario.view(3), scenario.view(3).trick_board.on_table
    assert {shown.points for shown in view.hand} == {0}
    assert trick is not None
    assert (trick.points, [shown.points for _, shown in trick.plays]) == (0, [0, 0])
    assert {choice.note for choice in scenario.ask(3).choices} == {""}


@pytest.mark.parametrize("shown", ["face_up", "face_down"])
def test_the_partners_lay_their_tiles_down(shown: str) -> None:
    scenario = NEL_O.under(nel_o_partners=shown).hands(*LOSER).contract(0, "nel-o")
    for viewer in (None, 0, 1, 2, 5):
        seats = scenario.view(viewer).seats
        assert [seat.out for seat in seats] == [False, False, True, False, True, False]
        laid = [tuple(piece_view.piece for piece_view in seat.shown) for seat in seats]
        up = shown == "face_up"
        assert laid == [(), (), pieces(LOSER[2]) if up else (), (), pieces(LOSER[4]) if up else (), ()]


def test_all_see_the_choice_of_doubles_and_no_tiles_meanwhile() -> None:
    scenario = bidding(CHOICE).play("pass, pass, pass, pass, pass, nel-o")
    assert {seat.shown for seat in scenario.view(5).seats} == {()}, "the partners' tiles are no help in choosing"
    assert scenario.view().open_choices == scenario.ask(5).choices
    assert scenario.play("doubles own suit").view().trick_board.doubles is Doubles.OWN_SUIT


@pytest.mark.parametrize("doubles", get_args(NelODoubles))
def test_help_shows_a_trick_of_nel_o(doubles: NelODoubles) -> None:
    example = SEVENTY_NINE.help(NEL_O.under(nel_o_doubles=doubles).options, 6)[-1].example
    assert example is not None
    assert example.trick is not None
    high = doubles in ("high", "bidders_choice")
    assert (example.trick.winner, example.trick.points) == (2 if high else 0, 0)
    assert ("4-4 wins" in say(example.caption)) is high
