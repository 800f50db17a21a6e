"""Passing, bidding, the kitty, trump, special contracts and the moon: what computers do with a hand."""

import re
from random import Random
from typing import Any

import pytest

from bot.players.computer import EASY, HARD, NORMAL, choose, choose_at_once
from bot.players.declaring.count_hand import CountHand, chance_of_sevens, tricks_taken
from bot.players.declaring.domino_whist import set_of
from bot.players.declaring.seventy_nine import expected_points
from bot.players.declaring.trick_hand import HandFeatures, features
from bot.players.knowledge import KNOWLEDGE
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import PRESETS
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.tricks.deal import without
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Phase
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.black_tile.scenarios import PARTNERS as BLACK_PARTNERS
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HONOUR
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.moon.scenarios import TILES_21
from tests.rules.moon.scenarios import USUAL as MOON
from tests.rules.say import pieces
from tests.rules.scenario import Scenario, TrickScenario
from tests.rules.seventy_nine.scenarios import CHOICE, MARKS, NEL_O, POINTS
from tests.samples import sample


def chosen(scenario: Scenario[Any], seat: int | None = None, level: str = NORMAL) -> set[str]:
    """A seat's decision (by default that of the first to act) with several seeds: one move, or two as good."""
    view = scenario.view(scenario.to_act[0] if seat is None else seat)
    return {str(choose(view, seed, level)) for seed in range(4)}


def holding(rules: TrickScenario, seat: int, hand: str) -> TrickScenario:
    """A deal that begins, seat 0 first, in which a seat holds this hand and the others what is left of the deck."""
    assert isinstance(rules.game, TrickGame)
    held, players = pieces(hand), rules.game.presets[0].players[0]
    rest = list(without(rules.game.deck(rules.options, players), *held))
    Random(1).shuffle(rest)
    texts = [" ".join(str(rest.pop()) for _ in held) for _ in range(players - 1)]
    texts.insert(seat, hand)
    phase = rules.game.phases(rules.options)[0].phase
    return rules.hands(*texts, first=players - 1, phase=phase, unused=" ".join(map(str, rest)))


WHIST_PASSING = ALONE.under(passing=True)
STRONG_8 = "8-8 8-7 8-6 8-5 8-4 8-3 7-7 6-6 5-5 7-6 4-4"
STRAIGHT = TrickScenario(FORTY_TWO)
WITH_NEL_O = STRAIGHT.under(nel_o=True)
TEXAS = TrickScenario(FORTY_TWO, next(preset.options for preset in PRESETS if preset.name == "texas-sevens"))
FAIR, STRONG, WEAK = "6-6 6-5 6-4 6-3 5-4 4-2 1-0", "6-6 6-5 6-4 6-3 5-5 4-2 1-0", "6-1 5-2 4-3 3-0 2-0 5-1 4-1"
ALL_MINE, CLEAR = "6-6 6-5 6-4 6-3 6-2 5-5 4-4", "1-0 2-0 3-0 2-1 3-1 4-0 4-1"
BESIDE_SEVEN = "6-1 5-2 4-3 6-0 5-1 4-2 5-3"  # none is more than one pip from seven
MANY_4, SCATTERED = "4-4 4-4 6-4 6-4 5-4 4-3 6-6 6-6 5-5", "6-5 5-4 4-3 3-2 2-1 1-0 6-0 5-1 2-0"
LOSING = ("1-0 1-0 2-0 2-0 3-0 0-0 2-1 3-1 4-0", "1-0 2-0 3-0 0-0 2-1 3-1 6-1 6-0 6-2")
MARKS_NEL_O = MARKS.under(nel_o=True)
WON_BY_0 = "30, pass, pass, pass"
FIVE_PASS = "pass, pass, pass, pass, pass"


@pytest.mark.parametrize(
    ("game", "seat", "hand", "said", "decides"),
    sample([
        (ALONE, 0, STRONG_8, "", r"bid ([7-9]|1.)"),
        (PARTNERS, 0, STRONG_8, "", r"bid ([7-9]|1.)"),
        (ALONE, 1, "7-1 6-2 5-3 4-1 5-0 3-0 2-1 6-0 4-2 3-1 5-1", "8", "bid pass"),
        (PARTNERS, 1, "7-1 6-2 5-3 4-1 5-0 3-0 2-1 6-0 4-2 3-1 5-1", "8", "bid pass"),
        (STRAIGHT, 0, WEAK, "", "bid pass"),
        (STRAIGHT, 0, FAIR, "", "bid 30"),
        (STRAIGHT, 0, ALL_MINE, "", "bid 84"),
        (STRAIGHT, 1, ALL_MINE, "84", "bid 126"),
        (STRAIGHT, 3, STRONG, "pass, pass, 31", "bid 32"),  # no more than it must: no one speaks after it
        (STRAIGHT, 3, FAIR, "pass, pass, 30", "bid (31|pass)"),
        (STRAIGHT, 3, "6-6 6-5 6-4 5-2 4-3 4-0 1-0", "pass, 30, pass", "bid pass"),  # it leaves a partner the bid
        (WITH_NEL_O, 0, CLEAR, "", "bid nel-o 42"),
        (WITH_NEL_O, 0, FAIR, "", r"bid \d+"),
        (STRAIGHT, 0, STRONG, WON_BY_0, "trump 6"),
        (STRAIGHT, 0, "6-6 5-5 4-4 3-3 2-2 1-1 6-0", WON_BY_0, "trump doubles"),
        (STRAIGHT, 0, "4-4 4-3 4-1 4-0 6-6 2-1 3-0", WON_BY_0, "trump 4"),
        (TEXAS, 0, CLEAR, "", "bid 42"),
        (TEXAS, 0, CLEAR, "42, pass, pass, pass", "declare nel-o"),
        (TEXAS, 0, BESIDE_SEVEN, "", "bid 42"),
        (TEXAS, 0, BESIDE_SEVEN, "42, pass, pass, pass", "declare sevens"),
        (TEXAS, 0, ALL_MINE, "84, pass, pass, pass", "trump 6"),
        (TEXAS, 0, "6-6 5-5 4-4 3-3 6-5 6-4 6-3", "", "bid (84|42)"),  # four marks at once would be a plunge
        (TEXAS, 0, "6-5 6-4 5-4 6-3 5-3 6-2 5-0", f"{WON_BY_0}, trump none", "doubles (low|own_suit)"),
        (TEXAS, 0, "6-6 5-5 4-4 3-3 2-2 1-1 6-5", f"{WON_BY_0}, trump none", "doubles (high|own_suit)"),
        (MOON, 0, "6-6 6-5 6-4 6-3 5-5 5-4 4-4", "", "bid 21"),
        (MOON, 0, "5-5 5-4 5-3 5-1 4-4 3-2 6-2", "5, pass, pass, kitty keep", "trump 5"),
        (MOON, 1, "5-5 5-3 5-2 5-1 4-3 3-2 6-2", "4", "bid 5"),
        (MOON, 1, "6-1 5-2 4-3 2-1 4-1 3-2 6-2", "7", "bid pass"),
        (TILES_21, 0, "6-6 5-5 4-4 3-3 2-2 1-1 6-5", "7, pass, pass", "trump doubles"),
        (POINTS, 0, SCATTERED, "", "bid pass"),
        (POINTS, 0, MANY_4, "", r"bid \d+"),
        (POINTS, 2, MANY_4, "pass, 55", r"bid \d+"),
        (POINTS, 2, "6-6 6-5 6-3 6-2 6-1 3-3 3-2 2-0 1-0", "pass, 70", "bid pass"),
        (POINTS, 5, MANY_4, FIVE_PASS, "bid 50"),
        (POINTS, 5, MANY_4, "pass, pass, pass, pass, 55", "bid 56"),
        (POINTS, 5, "6-6 6-5 6-3 5-4 4-4 3-3 3-2 2-0 1-0", "pass, pass, pass, 50, pass", "bid pass"),
        (POINTS, 5, MANY_4, f"{FIVE_PASS}, 50", "trump 4"),
        *((game, 2, hand, "pass, 60", "bid nel-o") for game in (NEL_O, MARKS_NEL_O) for hand in LOSING),
        *((game, 2, SCATTERED, "pass, 60", "bid pass") for game in (NEL_O, MARKS_NEL_O)),
        (CHOICE, 0, "0-0 1-1 1-1 2-2 1-0 2-0 3-0 3-0 3-3", "nel-o", "doubles low"),
    ], 2),
)  # fmt: skip
def test_it_decides_by_its_hand(game: TrickScenario, seat: int, hand: str, said: str, decides: str):
    moves = chosen(holding(game, seat, hand).play(said), seat)
    assert [move for move in moves if not re.fullmatch(decides, move)] == []


@pytest.mark.parametrize("level", [EASY, NORMAL])
@pytest.mark.parametrize(
    ("game", "hand", "said", "decides"),
    [
        (ALONE, "8-8 8-6 8-5 8-4 8-2 8-1 7-0 6-1 5-0 4-1 3-0", "6, pass, pass, pass, kitty keep", "trump 8"),
        (
            WHIST_PASSING, "8-8 8-7 8-6 8-5 8-4 7-7 6-6 5-0 4-0 3-1 2-1", "",  # it keeps its trumps
            "pass( (5-0|4-0|3-1|2-1)){3}",
        ),
        (CLOCKWISE, "AS KS 3H 2H 4H 5D 3D 2D 6D 5C 4C 3C 2C", "", "pass(?=.* AS)(?=.* KS).*"),
        (ELEVEN, "6-6 6-5 6-4 5-5 2-1 1-0 3-0", "", "pass 3-0 2-1 1-0"),  # it keeps a moon together
        (BLACK_PARTNERS, "6-6 6-5 6-4 5-5 2-1 1-0 3-0", "", "pass 3-0 2-1 1-0"),
    ],
)  # fmt: skip
def test_so_does_a_beginner(game: TrickScenario, hand: str, said: str, decides: str, level: str):
    moves = chosen(holding(game, 0, hand).play(said), 0, level)
    assert [move for move in moves if not re.fullmatch(decides, move)] == []


def test_a_beginner_bids_a_strong_hand_but_less():
    view = holding(ALONE, 0, STRONG_8).view(0)
    beginner, other = (choose(view, 1, level) for level in (EASY, NORMAL))
    assert isinstance(beginner, Bid)
    assert isinstance(other, Bid)
    assert 3 <= (beginner.amount or 0) < (other.amount or 0)


@pytest.mark.parametrize(("hand", "contract"), [(CLEAR, "nel-o"), (BESIDE_SEVEN, "sevens")])
def test_it_declares_a_contract_without_a_search_too(hand: str, contract: str) -> None:
    named = holding(TEXAS, 0, hand).play("42, pass, pass, pass")
    assert str(choose_at_once(named.view(0), 0)) == f"declare {contract}"


def test_a_bid_over_the_partners_is_made_at_times() -> None:
    assert "bid 31" in chosen(holding(STRAIGHT, 3, FAIR).play("pass, pass, 30")), "in eleven of twelve seeds"


def test_it_takes_what_it_can_use_from_the_kitty():
    others = ("7-0 7-2 7-3 6-1 6-3 6-4 5-2 5-4 4-3 3-2 2-0", "8-0 8-1 8-2 7-4 7-5 6-5 4-0 3-3 2-2 1-1 1-0")
    weak = "7-1 6-2 5-3 4-1 5-0 3-0 6-0 4-2 3-1 5-1"
    for hand, tile, kitty, swaps in (
        (STRONG_8.replace("8-8", "2-1"), "0-0", "8-8", {"kitty 2-1"}),
        (STRONG_8, "2-1", "0-0", {"kitty keep", "kitty 7-6", "kitty 4-4", "kitty 5-5"}),
    ):
        start = ALONE.hands(hand, f"{weak} {tile}", *others, phase=Phase.BID, unused=kitty, first=3)
        assert chosen(start.play("6, pass, pass, pass"), 0) <= swaps


@pytest.mark.parametrize(
    ("hand", "trump", "players", "found"),
    [
        ("8-8 8-1 8-0 7-7 7-5 4-3", "8", 4, HandFeatures(3, 2.0, 1, 1, 0)),
        ("7-7 7-6 7-0 6-6 6-4 1-0", "7", 3, HandFeatures(3, 2.0, 1, 1, 0)),
    ],
)
def test_the_features_of_a_hand_of_whist(hand: str, trump: str, players: int, found: HandFeatures) -> None:
    assert features(pieces(hand), Suit(trump), set_of(players)) == found


def test_the_points_expected_of_a_hand_of_seventy_nine() -> None:
    """Three trumps with the double, 7 pips beside the 4 and 15 points; three doubles with 5-5; no six."""
    hand = "4-4 6-4 4-1 5-5 5-0 0-0 3-3 3-2 2-1"
    tiles = tuple(piece for piece in pieces(hand) if isinstance(piece, Tile))
    assert expected_points(tiles, 4) == pytest.approx(19 + 12 + 4.1 + 0.26 * 7 + 0.33 * 15 + 3 * 2.1 + 2.8 + 1.1)


def test_tricks_taken_in_sevens() -> None:
    assert tricks_taken([[0, 1], [0, 1], [2, 2], [3, 3]], 0) == [2, 0, 0, 0], "the first of equals"
    assert tricks_taken([[1, 5], [2, 2], [0, 4], [3, 3]], 0) == [0, 1, 1, 0], "the partner's trick, then it is lost"
    sure, hopeless = (
        chance_of_sevens(CountHand.of(holding(TEXAS, 0, hand).view(0)))
        for hand in ("6-1 5-2 4-3 6-0 5-1 4-2 3-3", "6-6 0-0 1-0 5-5 6-5 1-1 2-0")
    )
    assert sure == 1.0
    assert hopeless < 0.1, "only a partner could take them"


@pytest.mark.parametrize(
    ("bidder", "viewer", "said"), [(0, 2, "168, pass"), (2, 0, "84, 126, 168, pass, declare plunge")]
)
def test_a_jump_or_a_plunge_promises_four_doubles(bidder: int, viewer: int, said: str) -> None:
    view = holding(TEXAS, bidder, "6-6 5-5 4-4 3-3 6-5 1-0 2-0").play(said).view(viewer)
    assert [(seat, count) for seat, _, count in KNOWLEDGE["forty-two"].promised(view)] == [(bidder, 4)]


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_it_shoots_the_moon_with_an_overwhelming_hand(level: str):
    hands = ("6-6 6-5 6-4 6-3 5-5 5-4 5-3", "4-4 4-3 4-2 3-0 2-1 5-1 0-0", "1-0 4-1 5-2 4-0 3-3 2-2 6-0")
    scenario = ELEVEN.hands(*hands, "6-1 1-1 6-2 5-0 2-0 3-1 3-2", phase=Phase.OPENING)
    while not scenario.results:
        seat = scenario.to_act[0]
        player = choose if seat == 0 else choose_at_once
        scenario = scenario.play_move(seat, player(scenario.view(seat), 1, level if seat == 0 else NORMAL))
    assert scenario.result.moon == 0


@pytest.mark.parametrize("level", [EASY, NORMAL])
@pytest.mark.parametrize(
    ("totals", "add", "best"),
    [
        ((40, 50, 70, 60), "one", "moon minus"),
        ((40, 30, 70, 95), "one", "moon seat 4"),
        ((20, 30, 70, 95), "one", "moon minus"),
        ((40, 30, 70, 95), "all", "moon all"),
        ((0, 30, 70, 95), "all", "moon minus"),
    ],
)
def test_the_moon_is_scored_to_its_advantage(totals: tuple[int, ...], add: str, best: str, level: str):
    before = ("1: AH KH QH 2C", "1: JH 10H 9H 3C", "1: 8H 7H 6H 4C", "1: 5H 4H 3H 5C", "1: 2H 8C 6C 7C")
    scenario = CLOCKWISE.under(moon_add=add).hands("2S", "AS", "KS", "QS", leader=1, totals=totals).tricks(*before)
    assert chosen(scenario.play("AS, KS, QS, 2S"), 1, level) == {best}


def test_on_its_honour_it_keeps_the_rules_and_challenges_what_is_sure():
    scenario = HONOUR.hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S").tricks("1-0: 2C 10C JC KC").play("8D")
    for level in (EASY, NORMAL):
        assert chosen(scenario, 1, level) == {"play 9D"}
    scenario = scenario.play("7H, AH, 4D, 2S, 9D, 3S, 4S, 8C, 5H, 5C, 6C")
    assert chosen(scenario, 2) == {"challenge seat 2 trick 2"}, "9D came later; nothing else is sure"
    assert chosen(scenario, 1) == {"challenge none"}
    scenario = scenario.play("2 challenge seat 2 trick 2")
    assert scenario.deal.challenges[0].proven
    assert chosen(scenario, 2) == {"challenge none"}


SEEDS = range(24)
HANDS = (
    "6-5 5-2 4-1 4-0 2-2 1-0 5-0", "3-3 3-2 3-1 6-6 6-3 5-1 4-2", "6-1 6-2 5-4 4-4 2-1 0-0 4-3",
    "6-4 6-0 5-5 5-3 1-1 2-0 3-0",
)  # fmt: skip
RUFFS = (
    "6-5 6-2 4-1 4-0 2-2 1-0 5-0", "3-3 3-2 4-3 6-6 6-3 5-1 4-2", "6-1 6-4 5-2 4-4 2-1 0-0 6-0",
    "5-5 5-4 5-3 3-1 1-1 2-0 3-0",
)  # fmt: skip
BIDDING, RUFFING = (STRAIGHT.hands(*hands, first=3, phase=Phase.BID) for hands in (HANDS, RUFFS))
NAMED_3 = "pass, 30, pass, pass, trump 3"
SLIPS = [  # what is a slip, and with how many seeds it may be made
    *((holding(POINTS, 0, f"5-5 5-5 5-4 4-4 4-4 4-2 4-1 {rest}"), f"55, {FIVE_PASS}, trump 4", "lead 4-[12] as 4", 1)
      for rest in ("6-6 6-1", "6-6 1-0", "2-2 6-1")),
    (BIDDING, f"{NAMED_3}, 6-6 as 6, 6-1", "play 6-0", 1),  # the ten goes to the partner's highest
    (BIDDING, f"{NAMED_3}, 3-3, 4-3, 3-0, 4-0, 6-6 as 6, 6-1", "play 6-0", 1),
    (RUFFING, f"{NAMED_3}, 6-6 as 6, 6-1", "play (5-3|3-1|3-0)", 0),  # the partner's winner is not trumped
    (holding(MARKS, 0, "5-4 5-3 5-0 4-4 4-1 4-0 3-3 3-2 3-1"), f"51, {FIVE_PASS}", "trump [0126]", 0),
    (holding(PARTNERS, 0, "8-8 8-7 8-6 8-1 7-7 6-6 5-3 4-2 3-0 2-1 5-0"), "", "bid [78]", 1),  # with four trumps
    (holding(STRAIGHT, 3, "6-4 6-3 5-3 5-0 3-3 2-2 2-1"), "pass, pass, pass", r"bid \d+", 2),
]  # fmt: skip


@pytest.mark.parametrize(("start", "said", "slip", "most"), sample(SLIPS, 10))
def test_slips_that_nobody_makes(start: TrickScenario, said: str, slip: str, most: int) -> None:
    """The few worlds of `normal` must not talk it out of what everyone knows."""
    scenario = start.play(said)
    (seat,) = scenario.to_act
    made = [re.fullmatch(slip, str(choose(scenario.view(seat), seed, NORMAL))) for seed in SEEDS]
    assert any(re.fullmatch(slip, move) for move in scenario.legal(seat))
    assert len([move for move in made if move]) <= most
