"""Forty-Two: the vectors of the rules, the deal, the auction, trump, and the score by marks and by points."""

import pytest

from bot.rules.boards import Contract
from bot.rules.events import ContractPlayed, DealStarted, ThrownIn, TrickWon
from bot.rules.forty_two.game import FORTY_TWO, PRESETS
from bot.rules.forty_two.options import AllPass
from bot.rules.moves import Bid, parse_move
from bot.rules.options import OnOff
from bot.rules.pieces import double_set
from bot.rules.suits import Suit
from bot.rules.tricks.counts import Scoring
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.scenario import TrickScenario
from tests.told import must_bid, told

MARKS = TrickScenario(FORTY_TWO)
POINTS = MARKS.under(scoring=Scoring.POINTS, target=250)
NO_COUNTS = ("6-6", "3-3", "2-2", "1-1")  # one trick more, for its leader or for whoever is void of 6s: nobody
WORTH_30 = "5-5 6-4 5-0 3-0"  # with the trick itself, 26
WORTH_11 = "4-1 3-2 6-3 6-2"


def last_trick(scenario: TrickScenario, bid: str, before: tuple[str, ...], totals: tuple[int, ...] = (0, 0)):
    """Seat 0 has this contract without trump and takes the last trick, worth 1, after these."""
    match = scenario.hands(*NO_COUNTS, totals=totals).contract(0, bid, trump="none").tricks(*before)
    return match.play("0 lead 6-6", "1 play 3-3", "2 play 2-2", "3 play 1-1")


# -- the deal and the auction ------------------------------------------------------------------------------------------


def test_seven_tiles_each_and_a_shaker_who_speaks_last() -> None:
    start = MARKS.start(4)
    assert [len(hand) for hand in start.deal.hands] == [7] * 4
    assert sorted(tile for hand in start.deal.hands for tile in hand) == sorted(double_set(6))
    assert start.deal.unused == ()
    assert start.to_act == ((start.deal.first + 1) % 4,)
    view = start.view()
    assert (view.partners, view.drawn_for, view.target) == (True, "shaker", 7)
    assert [seat.side for seat in view.seats] == [0, 1, 0, 1]


def test_what_may_open_the_auction() -> None:
    start = MARKS.start(4)
    asked = start.ask(start.to_act[0])
    assert [told(choice.label) for choice in asked.choices] == [
        *(f"choice-bid-points(amount={amount})" for amount in range(30, 42)),
        "choice-bid-marks(marks=1, amount=42)",
        "choice-bid-marks(marks=2, amount=84)",
        "choice-pass",
    ]
    assert told(asked.prompt) == "prompt-bid(bids=bid-span(least=30, most=42) 84)"
    assert start.view().prompt == asked.prompt
    assert start.view().open_choices == asked.choices


def test_bids_30_42_84_pass_and_126_only_over_84() -> None:
    """Vector 6.5."""
    scenario = MARKS.start(4)
    shaker = scenario.deal.first
    for bid, sentence in (
        ("30", "refused-must-bid(prompt=prompt-bid.start(bids=bid-span(least=30, most=42) 84))"),
        ("42", f"refused-bid-stands(bid=bid 30) + {must_bid('bid-span(least=31, most=42) 84')}"),
        ("84", f"refused-bid-stands(bid=bid 42) + {must_bid('84')}"),
    ):
        assert scenario.refused(scenario.to_act[0], "bid 126") == sentence
        scenario = scenario.bids(bid)
    assert scenario.legal(shaker) == ["bid 126", "bid pass"]
    over = scenario.bids("pass")
    assert over.deal.contract == Contract((shaker + 3) % 4, Bid(84))
    assert (over.deal.phase, over.to_act) == (Phase.TRUMP, ((shaker + 3) % 4,))
    assert scenario.bids("126").deal.contract == Contract(shaker, Bid(126))


def test_each_speaks_once() -> None:
    scenario = MARKS.start(4).bids("30", "31", "32", "84")
    assert scenario.deal.phase is Phase.TRUMP


def test_all_pass_and_the_next_shaker_deals() -> None:
    before = MARKS.start(4).bids("pass", "pass", "pass")
    after = before.bids("pass")
    assert after.events[1:] == (ThrownIn(1), DealStarted(2))
    assert after.deal.first == (before.deal.first + 1) % 4


def test_all_pass_and_the_shaker_plays_for_30() -> None:
    scenario = MARKS.under(all_pass=AllPass.SHAKER_BIDS_30).start(4).bids(*["pass"] * 4)
    shaker = scenario.deal.first
    assert scenario.deal.contract == Contract(shaker, Bid(30))
    assert (scenario.deal.phase, scenario.to_act) == (Phase.TRUMP, (shaker,))


def test_trump_is_a_number_the_doubles_or_none() -> None:
    scenario = MARKS.start(4).bids("30", "pass", "pass", "pass")
    (seat,) = scenario.to_act
    assert scenario.legal(seat) == [*(f"trump {number}" for number in range(7)), "trump doubles", "trump none"]
    scenario = scenario.play(f"{seat} trump none")
    assert (scenario.to_act, scenario.view().trick_board.trump) == ((seat,), None)
    assert len(scenario.legal(seat)) == 7


# -- tricks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trump", "plays", "winner", "points"),
    [
        pytest.param("5", "6-4 5-0 6-6 6-1", 1, 16, id="Vector 6.1"),
        pytest.param("none", "6-4 6-6 5-5 6-1", 1, 21, id="Vector 6.2"),
        pytest.param("doubles", "3-1 3-3 3-2 3-0", 1, 6, id="Vector 6.3"),
        pytest.param("doubles", "0-0 6-6 3-3 5-5", 1, 11, id="doubles rank by their number"),
        pytest.param("4", "6-4 4-0 4-4 6-5", 2, 11, id="6-4 is led as trump"),
    ],
)
def test_who_takes_a_trick(trump: str, plays: str, winner: int, points: int) -> None:
    """Vector 6.1, Vector 6.2, Vector 6.3."""
    tiles = plays.split()
    scenario = MARKS.hands(*(f"{tile} 1-1" if tile != "1-1" else tile for tile in tiles)).contract(0, "30", trump=trump)
    scenario = scenario.play(f"0 lead {tiles[0]}", *(f"{seat} play {tiles[seat]}" for seat in (1, 2, 3)))
    assert TrickWon(1, winner, points) in scenario.events
    assert scenario.to_act == (winner,)


def test_a_double_that_is_trump_follows_no_number() -> None:
    """Vector 6.3: when a 3 is led, 3-0 must be played from 4-4 and 3-0; nor would 3-3 follow it."""
    scenario = MARKS.hands("3-1 6-5", "4-4 3-0", "3-3 6-0", "6-6 2-2").contract(0, "30", trump="doubles")
    scenario = scenario.play("0 lead 3-1")
    assert scenario.legal(1) == ["play 3-0"]
    assert scenario.refused(1, "play 4-4") == "refused-only-trump(piece=4-4) + refused-must-follow(led=3, playable=3-0)"
    scenario = scenario.play("1 play 3-0")
    assert scenario.legal(2) == ["play 6-0", "play 3-3"] or set(scenario.legal(2)) == {"play 3-3", "play 6-0"}


def test_a_trump_follows_trump_alone() -> None:
    scenario = MARKS.hands("6-4 1-1", "5-5 6-5", "6-1 5-0", "3-3 2-2").contract(0, "30", trump="5").play("0 lead 6-4")
    assert set(scenario.legal(1)) == {"play 5-5", "play 6-5"}, "6-5 is no 6"
    assert scenario.play("1 play 6-5").legal(2) == ["play 6-1"]


# -- the score ---------------------------------------------------------------------------------------------------------


def test_a_bid_of_31_with_30_taken_is_set() -> None:
    """Vector 6.4."""
    before = ("0: 5-5 6-4 4-3 4-2", "0: 4-1 3-1 2-1 1-0", "0: 6-0", "1: 5-0 3-2")  # 21, 6, 1 and 11: then 1 more
    scenario = last_trick(MARKS, "31", (*before[:3], "0: 5-1", *before[3:]))
    assert scenario.results[0].taken == (30, 11)
    assert scenario.results[0].scored == (0, 1)
    assert scenario.results[0].remarks == (ContractPlayed(0, Bid(31), made=False),)
    assert last_trick(MARKS, "30", (*before[:3], "0: 5-1", *before[3:])).results[0].scored == (1, 0)


ALL_42 = ("0: 5-5 6-4 5-0", "0: 4-1 3-2", "2: 6-5", "0: 6-3", "2: 6-2", "0: 6-1")
ALL_BUT_ONE = (*ALL_42[:5], "1: 6-1")


@pytest.mark.parametrize(("bid", "marks"), [("30", 1), ("41", 1), ("42", 1), ("84", 2), ("126", 3), ("210", 5)])
def test_marks_for_a_bid_and_all_42_from_42_on(bid: str, marks: int) -> None:
    assert last_trick(MARKS, bid, ALL_42).results[0].scored == (marks, 0)
    needs_all = int(bid) >= 42
    assert last_trick(MARKS, bid, ALL_BUT_ONE).results[0].scored == ((0, marks) if needs_all else (marks, 0))


@pytest.mark.parametrize(("taken", "scored"), [((36, 6), (36, 6)), ((34, 8), (0, 43))])
def test_by_points_a_bid_of_35(taken: tuple[int, int], scored: tuple[int, int]) -> None:
    """Vector 6.6."""
    before = ("0: 5-5 6-4 5-0 4-2", "0: 4-1 2-1", "0: 5-1", "1: 3-2 6-5")
    before += ("0: 6-0", "0: 4-3") if taken == (36, 6) else ("1: 6-0", "1: 4-3")
    scenario = last_trick(POINTS, "35", before)
    assert scenario.results[0].taken[0] + scenario.results[0].taken[1] == 42
    assert (scenario.results[0].taken, scenario.results[0].scored) == (taken, scored)


@pytest.mark.parametrize(
    ("bid", "made", "set_"), [("42", (42, 0), (0, 43)), ("84", (84, 0), (0, 85)), ("126", (126, 0), (0, 127))]
)
def test_by_points_marks_are_worth_their_number(bid: str, made: tuple[int, int], set_: tuple[int, int]) -> None:
    assert last_trick(POINTS, bid, ALL_42).results[0].scored == made
    assert last_trick(POINTS, bid, ALL_BUT_ONE).results[0].scored == set_


@pytest.mark.parametrize(("totals", "winners"), [((6, 6), (0,)), ((5, 6), None)])
def test_the_first_side_with_seven_marks_wins(totals: tuple[int, int], winners: tuple[int, ...] | None) -> None:
    assert last_trick(MARKS, "30", ALL_42, totals).winners == winners


def test_by_points_the_bidders_win_where_both_get_there() -> None:
    before = ("0: 5-5 6-4 5-0", "0: 4-1", "1: 3-2", "0: 6-5", "0: 6-4", "0: 6-3")
    scenario = last_trick(POINTS, "30", before, (230, 249))
    assert min(scenario.totals) >= 250
    assert scenario.winners == (0,)


# -- stopping early ----------------------------------------------------------------------------------------------------


EARLY = MARKS.under(stop_early=OnOff.ON)
HANDS = ("6-3 6-6 1-0", "6-5 3-3 3-1", "6-0 2-2 2-0", "6-1 5-5 4-4")


@pytest.mark.parametrize(
    ("before", "bid", "is_over"),
    [
        (("0: 5-5 6-4 4-1", "0: 3-2"), "33", True),  # 26 and 6, and 1 now: made
        (("0: 5-5 6-4 4-1", "0: 3-2"), "34", False),
        (("1: 5-5",), "31", False),
        (("1: 5-5", "1: 2-1"), "31", True),  # 12 taken by the others: at most 30 are left
        (("1: 2-1",), "42", True),
    ],
)
def test_a_deal_may_be_over_as_soon_as_it_is_decided(before: tuple[str, ...], bid: str, is_over: bool) -> None:
    for scenario, ends in ((EARLY, is_over), (MARKS, False)):
        now = scenario.hands(*HANDS).contract(0, bid, trump="6").tricks(*before)
        now = now.play("0 lead 6-6", "1 play 6-5", "2 play 6-0", "3 play 6-1")
        if ends or now.results:
            assert ends
            assert now.deal.number == 2
        else:
            assert now.to_act == (0,)


# -- what people read --------------------------------------------------------------------------------------------------


def test_the_plate_of_the_bid_winner_tells_what_is_still_needed() -> None:
    scenario = MARKS.hands(*HANDS).contract(0, "84", trump="6").tricks("0: 5-5 5-0", "1: 2-1")
    assert scenario.view().trick_board.contract_progress == (16, 42)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_help_shows_the_vectors(preset) -> None:
    pages = FORTY_TWO.help(preset.options, 4)
    won = {
        say(page.title): (page.example.trick.winner, page.example.trick.points)
        for page in pages
        if page.example is not None and page.example.trick is not None
    }
    assert {title: won[title] for title in ("A trick", "Follow me", "Trump")} == {
        "A trick": (1, 16),
        "Follow me": (1, 21),
        "Trump": (1, 6),
    }


def test_moves_in_short() -> None:
    scenario = MARKS.hands("6-4 5-5", "6-6", "6-5", "6-0").contract(0, "30", trump="4")
    assert scenario.play("0 play 6-4").view().trick_board.led is Suit.N4
    assert scenario.refused(0, "lead 6-4 as 6") == "refused-bad-lead(piece=6-4, suits=4, asked=6)"
    assert parse_move("bid 126") == Bid(126)
