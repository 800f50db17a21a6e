"""Achievements: who has earned which with a deal, from results alone."""

from functools import partial
from typing import Any

import pytest

from bot.message import AllOf, Message, Names, Seat, with_names
from bot.rules.achievements import OF_SEVERAL, Earned, Played, earned
from bot.rules.catalogue import ACHIEVEMENTS, CATALOGUE
from bot.rules.events import BestPlay, ContractPlayed, DealResult, Domino, WentOut
from bot.rules.milestones import PersonalCount, feats, reached
from bot.rules.moves import Bid, Special
from bot.rules.pieces import Tile
from bot.words.achievements import earned_lines, gained_at, how, title
from bot.words.speaker import say

ALONE, PARTNERS = (0, 1, 2, 3), (0, 1, 0, 1)
NAMES = ("Ann", "Bo", "Cleo", "Dee")


def contract(seat: int, bid: Bid, *, made: bool = True) -> tuple[ContractPlayed]:
    return (ContractPlayed(seat, bid, made),)


def played(
    *results: DealResult,
    sides: tuple[int, ...] = ALONE,
    low_wins: bool = False,
    winners: tuple[int, ...] | None = None,
    tricks: int = 0,
) -> Played:
    return Played(sides, tricks, low_wins, results, winners)


def deal(
    number: int, taken: tuple[int, ...] = (0, 0, 0, 0), totals: tuple[int, ...] | None = None, **more: Any
) -> DealResult:
    return DealResult(number, taken, taken, taken if totals is None else totals, **more)


def by_hands(count: int, made: tuple[bool, ...], seat: int = 2) -> list[DealResult]:
    return [deal(number, remarks=contract(seat, Bid(6), made=made[number - 1])) for number in range(1, count + 1)]


def last_deals(*totals: tuple[int, ...]) -> Played:
    return played(deal(1), *(deal(2 + number, totals=each) for number, each in enumerate(totals)), winners=(0,))


OUT = (Domino(1, Tile(12, 9), capicua=False),)
THIS = [
    ("capicua", played(deal(1, remarks=(Domino(1, Tile(4, 2), capicua=True),)), sides=PARTNERS), {1}),
    ("capicua", played(deal(1, remarks=(Domino(1, Tile(4, 2), capicua=False),))), set()),
    ("thirty-points", played(deal(1, remarks=(BestPlay(2, Tile(6, 6), 30),))), {2}),
    ("thirty-points", played(deal(1, remarks=(BestPlay(2, Tile(6, 6), 25),))), set()),
    ("moon", played(deal(1, (0, 11, 0, 0), moon=1), low_wins=True), {1}),
    ("moon", played(deal(1, (0, 11), moon=1), sides=PARTNERS, low_wins=True), {1, 3}),
    ("moon", played(deal(1, (0, 10, 1, 0)), low_wins=True), set()),
    ("spotless", played(deal(2, totals=(0, 60, 3, 9)), low_wins=True, winners=(0,)), {0}),
    ("spotless", played(deal(2, totals=(1, 60, 3, 9)), low_wins=True, winners=(0,)), set()),
    ("spotless", played(deal(2, totals=(0, 60, 3, 9)), low_wins=True), set()),
    ("called-moon", played(deal(1, remarks=contract(2, Bid(21)))), {2}),
    ("called-moon", played(deal(1, remarks=contract(2, Bid(7)))), set()),
    ("every-trick", played(deal(1, (11, 0)), sides=PARTNERS, tricks=11), {0, 2}),
    ("every-trick", played(deal(1, (10, 1)), sides=PARTNERS, tricks=11), set()),
    ("called", played(deal(1, (11, 0), remarks=contract(2, Bid(11))), sides=PARTNERS, tricks=11), {2}),
    ("called", played(deal(1, (11, 0), remarks=contract(2, Bid(9))), sides=PARTNERS, tricks=11), set()),
    ("seventy-nine", played(deal(1, remarks=contract(3, Bid(79)))), {3}),
    ("seventy-nine", played(deal(1, remarks=contract(3, Bid(79), made=False))), set()),
    ("nel-o", played(deal(1, remarks=contract(3, Bid(42, Special.NEL_O)))), {3}),
    ("two-marks", played(deal(1, remarks=contract(0, Bid(84)))), {0}),
    ("two-marks", played(deal(1, remarks=contract(0, Bid(84, Special.SPLASH)))), set()),
    ("plunge", played(deal(1, remarks=contract(0, Bid(84, Special.SPLASH)))), {0}),
    ("empty-row", played(deal(1, (0, 20, 12, 8), remarks=(WentOut(0),))), {0}),
    ("empty-row", played(deal(1, (0, 20, 12, 7), remarks=(WentOut(0),))), set()),
    ("express", played(*(deal(number, remarks=OUT) for number in range(1, 5))), set()),
    ("express", played(deal(1), *(deal(number, remarks=OUT) for number in range(2, 5))), {1}),
    ("double-stop", played(deal(1, remarks=(Domino(2, Tile(8, 8), capicua=False),))), {2}),
    ("double-stop", played(deal(1, remarks=OUT)), set()),
    ("packed-train", played(deal(1, remarks=OUT), sides=tuple(range(8))), {1}),
    ("packed-train", played(deal(1, remarks=OUT)), set()),
    ("three-contracts", played(*by_hands(3, (True, True, True))), {2}),
    ("three-contracts", played(*by_hands(4, (True, True, True, True))), set()),
    ("three-contracts", played(*by_hands(4, (False, True, True, True))), {2}),
    ("three-contracts", played(*by_hands(3, (True, False, True))), set()),
    ("shut-out", played(deal(1), deal(2, totals=(3, 0, 0, 0)), winners=(0,)), {0}),
    ("shut-out", played(deal(1, totals=(3, 0, 0, 0)), winners=(0,)), set()),
    ("shut-out", played(deal(2, totals=(500, 0)), sides=PARTNERS, winners=(0,)), set()),
    ("shut-out", played(deal(1), deal(2, totals=(500, 0)), sides=PARTNERS, winners=(0,)), {0, 2}),
    ("last-to-first", last_deals((1, 5, 3, 4), (9, 5, 3, 4)), {0}),
    ("last-to-first", last_deals((1, 5, 1, 4), (9, 5, 1, 4)), set()),
    ("last-to-first", played(deal(2, totals=(1, 5, 3, 4)), deal(3, totals=(9, 5, 3, 4)), winners=(0,)), set()),
]


@pytest.mark.parametrize(("name", "match", "seats"), THIS)
def test_an_achievement_is_earned_by_these_seats(name: str, match: Played, seats: set[int]) -> None:
    found = [*earned(match, (ACHIEVEMENTS[name],))]
    assert {one.seat for one in found} == seats
    assert all(one.deal == match.deal.number for one in found)


def test_each_has_a_case() -> None:
    assert {name for name, _, seats in THIS if seats} == {*ACHIEVEMENTS}
    for name, one in ACHIEVEMENTS.items():
        assert one.game in ("", *CATALOGUE)
        assert say(title(name))
        assert say(how(name))


C = PersonalCount
SET = contract(2, Bid(6), made=False)
BEHIND = [deal(n, totals=each) for n, each in enumerate(((0, 35), (60, 40), (100, 90)), 1)]
FEATS = [
    (C.OUTS, played(deal(1, remarks=OUT)), {1}),
    (C.OUTS, played(deal(1, remarks=(WentOut(0),))), {0}),
    (C.CONTRACTS, played(deal(1, remarks=contract(2, Bid(6))), sides=PARTNERS), {2}),
    (C.CONTRACTS, played(deal(1, remarks=SET), sides=PARTNERS), set()),
    (C.SETS, played(deal(1, remarks=SET), sides=PARTNERS), {1, 3}),
    (C.SETS, played(deal(1, remarks=contract(2, Bid(6)))), set()),
    (C.CLEAN_SHEETS, played(deal(1, (0, 9, -2, 0))), {1}),
    (C.CLEAN_SHEETS, played(deal(1, (1, 9, 0, 0))), set()),
    (C.CLEAN_SHEETS, played(deal(1, (0, 9, -2, 1)), low_wins=True), {0, 2}),
    (C.WINS, played(deal(1), sides=PARTNERS, winners=(1,)), {1, 3}),
    (C.WINS, played(deal(1)), set()),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(7, 6, 0, 0)), winners=(0,)), {0}),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(250, 240, 0, 0)), winners=(0,)), {0}),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(40, 38, 0, 0)), winners=(0,)), {0}),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(40, 37, 0, 0)), winners=(0,)), set()),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(7, 7, 0, 0)), winners=(0, 1)), set()),
    (C.PHOTO_FINISHES, played(deal(1), deal(2, totals=(60, 59, 61, 70)), low_wins=True, winners=(1,)), {1}),
    (C.PHOTO_FINISHES, played(deal(1, totals=(1, 0, 0, 0)), winners=(0,)), set()),
    (C.COMEBACKS, played(*BEHIND, sides=(0, 1), winners=(0,)), {0}),
    (C.COMEBACKS, played(*BEHIND[1:], sides=(0, 1), winners=(0,)), set()),
    (C.COMEBACKS, played(*BEHIND, sides=(0, 1), low_wins=True, winners=(1,)), {1}),
    (C.COMEBACKS, played(*BEHIND[:1], deal(2, totals=(110, 0)), sides=(0, 1), winners=(0,)), set()),
]


@pytest.mark.parametrize(("figure", "match", "seats"), FEATS)
def test_a_figure_is_raised_for_these_seats(figure: str, match: Played, seats: set[int]) -> None:
    assert {one.seat for one in feats(match) if one.name == figure} == seats


def test_a_goal_is_reached_once() -> None:
    assert [[*reached(C.DEALS, before, before + 1)] for before in (0, 1, 9)] == [["first-deal"], [], ["ten-deals"]]
    assert [*reached(C.DEALS, 5, 200)] == ["ten-deals", "hundred-deals"]
    assert [*reached(C.DAILIES, 0, 7)] == ["first-daily", "daily-week"]


def test_other_bidders_do_not_break_three_in_a_row() -> None:
    own, others = by_hands(3, (True, True, True)), by_hands(3, (True, True, True), seat=1)
    assert {(one.name, one.seat) for one in earned(played(*others[:2], *own), OF_SEVERAL)} == {("three-contracts", 2)}


def test_new_achievements_are_told_at_the_table() -> None:
    moons = Earned(2, 0, "moon"), Earned(2, 2, "moon"), Earned(3, 1, "moon")
    found = *moons, Earned(2, 1, "shut-out"), Earned(2, 1, "old")
    for of_match, name, who in ((False, "moon", (0, 2)), (True, "shut-out", (1,))):
        told = Message(f"achievement-{name}.told", who=AllOf(map(Seat, who)))
        (line,) = earned_lines(found, 2, of_match=of_match)
        assert line == Message("achievement-new", title=title(name), told=told)
        assert say(with_names(line, Names(NAMES.__getitem__)))


def test_lines_do_not_depend_on_the_order_in_which_achievements_were_found() -> None:
    """A committed deal and one that was loaded have them in different orders."""
    found = [Earned(1, seat, name) for name in ("moon", "capicua", "first-deal", "clean-sheet") for seat in (2, 0)]
    for line in (partial(earned_lines, deal=1, of_match=False), partial(gained_at, deal=1, seat=2)):
        assert line(found) == line(found[::-1])
