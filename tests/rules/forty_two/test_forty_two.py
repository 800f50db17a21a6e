"""Forty-Two (rules §6): the auction, special contracts, tricks, scores and words in vectors."""

import pytest

from bot.message import Message
from bot.rules.events import ContractPlayed
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import PRESETS, FortyTwoOptions
from bot.rules.help import page_in_force
from bot.rules.moves import Bid, Special
from bot.rules.options import Preset, dump, load
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import NelODoubles
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import must_bid, told

MARKS = TrickScenario(FORTY_TWO)
POINTS = MARKS.under(scoring="points", target=250)
EARLY = MARKS.under(stop_early=True)
SPECIAL = MARKS.under(nel_o=True, plunge=True, splash=True)
BY_NAME = {preset.name: preset.options for preset in PRESETS}
TEXAS = TrickScenario(FORTY_TWO, BY_NAME["texas-sevens"])
FORCED = TrickScenario(FORTY_TWO, BY_NAME["forced-bid"])
TWO_MARKS = TEXAS.under(nel_o_minimum="two_marks")


DOUBLES = {2: "6-6 5-5 6-4 6-3 6-1", 3: "6-6 5-5 4-4 6-3 6-1", 4: "6-6 5-5 4-4 3-3 6-1"}
FROM_30 = must_bid("bid-span(least=30, most=42) 84")
OR_168 = must_bid("bid-span(least=30, most=42) 84 168")
FORCED_TO_30 = "(bids=bid-span(least=30, most=42) 84, if_passed=30)"
NOT_OFFERED = "refused-not-offered(special={}, is_named_later=False)"
NAMING = "refused-must-name-trump(offered=0 1 2 3 4 5 6 doubles no-trump, contracts=nel-o sevens)"
PLUNGE_168 = "plunge + choice-bid-marks(marks=4, amount=168)"
MANY_POINTS = ", ".join(f"choice-bid-points(amount={amount})" for amount in range(30, 42))
ONE_OR_TWO = "choice-bid-marks(marks=1, amount=42), choice-bid-marks(marks=2, amount=84)"
SPECIAL_BIDS = "bid-special(special=nel-o, amount=42) bid-special(special=nel-o, amount=84)"
HELD_BIDS = "bid-special(special=plunge, amount=168) bid-special(special=splash, amount=84)"


def bidding(game: TrickScenario = MARKS, doubles: int = 2) -> TrickScenario:
    """An auction that seat 0 begins; everyone holds this number of doubles."""
    return game.hands(*[DOUBLES[doubles]] * 4, first=3, phase=Phase.BID)


@vectors(
    ("Vector 6.5, 126 first", bidding(), "", f"refused 0 bid 126: {FROM_30}"),
    ("Vector 6.5, 126 over 30", bidding(), "30",
     f"refused 1 bid 126: refused-bid-stands(bid=bid 30) + {must_bid('bid-span(least=31, most=42) 84')}"),
    ("Vector 6.5, 126 over 42", bidding(), "30, 42",
     f"refused 2 bid 126: refused-bid-stands(bid=bid 42) + {must_bid('84')}"),
    ("Vector 6.5, 126 over 84", bidding(), "30, 42, 84", "legal 3: bid 126, bid pass"),
    ("Vector 6.5", bidding(), "30, 42, 84, pass", "contract: 2 bid 84", "phase: trump", "act: 2"),
    ("Vector 6.5, 126", bidding(), "30, 42, 84, 126", "contract: 3 bid 126"),
    ("the bids in points and marks", bidding(), "", f"labels 0: {MANY_POINTS}, {ONE_OR_TWO}, choice-pass"),
    ("the shaker is told to play for 30", bidding(FORCED), "pass, pass, pass",
     f"prompt 3: prompt-bid-forced{FORCED_TO_30}",
     f"refused 3 bid 7: end-sentence(what=prompt-bid-forced{FORCED_TO_30})"),
    ("unless somebody bids", bidding(FORCED), "pass, 30, pass",
     "prompt 3: prompt-bid(bids=bid-span(least=31, most=42) 84)"),
    ("a special bid is not played", bidding(doubles=4), "",
     f"refused 0 bid plunge: {NOT_OFFERED.format('plunge')} + {FROM_30}",
     f"refused 0 bid nel-o: {NOT_OFFERED.format('nel-o')} + {FROM_30}"),
    *((f"the partner names trump after a {bid}", bidding(SPECIAL, 4), f"{bid}, pass, pass, pass", "phase: trump",
       "act: 2", "refused 0 trump 6: refused-turn")
      for bid in ("plunge", "splash")),
    ("a plunge in short", bidding(SPECIAL, 4), "plunge, pass, pass, pass", "contract: 0 bid plunge 168"),
    ("the lowest over 84", bidding(SPECIAL, 4), "84, nel-o, pass, pass", "contract: 1 bid nel-o 126"),
    ("a declared contract is not bid", bidding(TEXAS, 4), "",
     f"refused 0 bid nel-o: refused-not-offered(special=nel-o, is_named_later=True) + {OR_168}",
     f"refused 0 declare nel-o: refused-wrong-phase(phase=bid) + {OR_168}"),
    ("a contract that cannot be declared", bidding(TEXAS), "42, pass, pass, pass",
     f"refused 0 declare plunge: refused-not-declarable(special=plunge) + {NAMING}"),
    ("four marks at once are a plunge", bidding(TEXAS, 4), "84, 168, pass, pass", "contract: 1 bid plunge 168",
     "act: 3"),
    ("five over four are none", bidding(TEXAS, 4), "84, 168, 210, pass", "contract: 2 bid 210"),
    ("a declared plunge is the partner's to name", bidding(TEXAS, 4), "84, 126, 168, pass, declare plunge, trump none",
     "contract: 2 bid plunge 168", "act: 0", "legal 0: doubles high, doubles low, doubles own_suit"),
)  # fmt: skip
def test_auctions(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("game", "doubles", "bids", "offered"),
    [
        pytest.param(TEXAS, 3, "84, pass, pass, pass", "nel-o sevens splash", id="Vector 6.9, three doubles"),
        pytest.param(TEXAS, 4, "84, pass, pass, pass", "nel-o sevens splash", id="Vector 6.9, four"),
        pytest.param(TEXAS, 4, "84, 126, 168, pass", "nel-o sevens plunge", id="Vector 6.9, 168"),
        pytest.param(TWO_MARKS, 2, "42, pass, pass, pass", "sevens", id="Vector 6.9, two marks"),
        (TEXAS, 4, "41, pass, pass, pass", ""),
        (TEXAS, 4, "84, 168, pass, pass", ""),  # a plunge already
    ],
)
def test_contracts_that_a_bid_is_enough_for(game: TrickScenario, doubles: int, bids: str, offered: str) -> None:
    scenario = bidding(game, doubles).play(bids)
    legal = scenario.legal(scenario.to_act[0])
    assert " ".join(move.removeprefix("declare ") for move in legal if move.startswith("declare")) == offered


def test_nel_o_of_two_marks_is_bid_as_84() -> None:
    legal = bidding(TWO_MARKS.under(contracts="bid")).legal(0)
    assert next(bid for bid in legal if "nel-o" in bid) == "bid nel-o 84"


def test_a_jump_to_four_marks_is_offered_to_four_doubles_alone() -> None:
    scenario = bidding(TEXAS, 4).play("84")
    own = {str(choice.move): told(choice.label) for choice in scenario.ask(1).choices}
    assert own["bid 168"] == PLUNGE_168
    assert "bid 168" not in [str(choice.move) for choice in scenario.view().open_choices]
    assert "bid 168" not in bidding(TEXAS, 3).play("84").legal(1)


def test_a_bidder_is_asked_in_points_marks_and_contracts() -> None:
    holding = bidding(SPECIAL, 4)
    span = "prompt-bid(bids=bid-span(least=30, most=42) 84"
    assert told(holding.view().prompt) == f"{span} {SPECIAL_BIDS})"
    assert told(holding.ask(0).prompt) == f"{span} {SPECIAL_BIDS} {HELD_BIDS})"
    assert [told(choice.label) for choice in holding.ask(0).choices][-3:] == [
        PLUNGE_168,
        "splash + choice-bid-marks(marks=2, amount=84)",
        "choice-pass",
    ]
    forced = bidding(FORCED).play("pass, pass, pass").ask(3).choices[-1]
    told_of_30 = [f"choice-pass-forced{part}(amount=30)" for part in ("", ".note")]
    assert [told(forced.label), told(forced.note)] == told_of_30


SEVENS = ("6-0 5-2", "5-3 6-6", "6-1 0-0", "4-3 5-5")
HANDS = ("6-6 6-0", "1-0 2-0", "6-5 6-4", "3-0 4-0")
LOSER = ("1-0 2-0", "6-1 5-1", "6-6 5-5", "4-1 4-2")
CLOSEST = "refused-must-play-closest(pieces={})"
FOLLOWING = MARKS.hands("3-1 6-5", "4-4 3-0", "3-3 6-0", "6-6 2-2").contract(0, "30", trump="doubles")
LAST = "6-6, 3-3, 2-2, 1-1"  # one trick more, for its leader, worth 1
THIRTY = ("0: 5-5 6-4 4-3 4-2", "0: 4-1 3-1 2-1 1-0", "0: 6-0", "0: 5-1", "1: 5-0 3-2")  # 21, 6, 1, 1 and 11
ALL_42 = ("0: 5-5 6-4 5-0", "0: 4-1 3-2", "2: 6-5", "0: 6-3", "2: 6-2", "0: 6-1")
ALL_BUT_ONE = (*ALL_42[:5], "1: 6-1")
OF_35 = ("0: 5-5 6-4 5-0 4-2", "0: 4-1 2-1", "0: 5-1", "1: 3-2 6-5")
BOTH = ("0: 5-5 6-4 5-0", "0: 4-1", "1: 3-2", "0: 6-5", "0: 6-4", "0: 6-3")
PLUNGE = SPECIAL.hands(*HANDS).contract(0, "plunge 168", trump="6").with_deal(leader=2)
PLUNGE_SET = PLUNGE.tricks("0: 5-5 5-0", "0: 4-1", "1: 3-2", "0: 6-3", "0: 6-2")
PLUNGING = "6-5, 3-0, 6-0, 1-0, 6-4, 4-0, 6-6, 2-0"
DECIDED = ("6-3 6-6 1-0", "6-5 3-3 3-1", "6-0 2-2 2-0", "6-1 5-5 4-4")
LOSING = TEXAS.hands("6-0 6-6", "6-1 5-5", "5-0 0-0", "4-2 1-1").contract(0, "sevens 84")


def follow_me(place: NelODoubles, *hands: str) -> TrickScenario:
    usual = ("6-4 1-0", "6-0 2-0", "6-6 3-0", "5-5 5-0")
    return TEXAS.under(follow_me_doubles=place).hands(*hands or usual).contract(0, "30", trump="none")


def last_trick(game: TrickScenario, bid: str, before: tuple[str, ...], *totals: int) -> TrickScenario:
    """Seat 0 has this contract without trump and takes the last trick, worth 1, after these."""
    start = game.hands("6-6", "3-3", "2-2", "1-1", totals=totals or (0, 0))
    return start.contract(0, bid, trump="none").tricks(*before)


@vectors(
    *((name, MARKS.hands(*(f"{tile} 1-1" for tile in plays.split(", "))).contract(0, "30", trump=trump), plays,
       f"won: {winner}", f"points: {points}", f"act: {winner}")
      for name, trump, plays, winner, points in (
          ("Vector 6.1", "5", "6-4, 5-0, 6-6, 6-1", 1, 16),
          ("Vector 6.2", "none", "6-4, 6-6, 5-5, 6-1", 1, 21),
          ("Vector 6.3", "doubles", "3-1, 3-3, 3-2, 3-0", 1, 6),
      )),
    ("Vector 6.3, following", FOLLOWING, "3-1", "legal 1: play 3-0",
     "refused 1 play 4-4: refused-only-trump(piece=4-4) + refused-must-follow(led=3, playable=3-0)"),
    ("a double that is trump follows no number", FOLLOWING, "3-1, 3-0", "legal 2: play 6-0, play 3-3"),
    ("6-4 is no 6", MARKS.hands("6-4 5-5", "6-6", "6-5", "6-0").contract(0, "30", trump="4"), "",
     "refused 0 lead 6-4 as 6: refused-bad-lead(piece=6-4, suits=4, asked=6)"),
    ("Vector 6.4", last_trick(MARKS, "31", THIRTY), LAST, "taken: 30 11", "scored: 0 1"),
    ("30 is made", last_trick(MARKS, "30", THIRTY), LAST, "scored: 1 0"),
    *((f"a bid of {bid}", last_trick(game, bid, before), LAST, f"scored: {scored}")
      for game, bid, before, scored in (
          (MARKS, "41", ALL_BUT_ONE, "1 0"), (MARKS, "42", ALL_BUT_ONE, "0 1"), (MARKS, "84", ALL_42, "2 0"),
          (MARKS, "210", ALL_BUT_ONE, "0 5"), (POINTS, "42", ALL_42, "42 0"), (POINTS, "84", ALL_42, "84 0"),
          (POINTS, "126", ALL_BUT_ONE, "0 127"),
      )),
    ("Vector 6.6, made", last_trick(POINTS, "35", (*OF_35, "0: 6-0", "0: 4-3")), LAST, "taken: 36 6", "scored: 36 6"),
    ("Vector 6.6, set", last_trick(POINTS, "35", (*OF_35, "1: 6-0", "1: 4-3")), LAST, "taken: 34 8", "scored: 0 43"),
    ("seven marks win", last_trick(MARKS, "30", ALL_42, 6, 6), LAST, "winners: 0"),
    ("six do not", last_trick(MARKS, "30", ALL_42, 5, 6), LAST, "winners: none"),
    ("where both are there the bidders win", last_trick(POINTS, "30", BOTH, 230, 249), LAST, "winners: 0"),
    ("a plunge set", PLUNGE_SET, PLUNGING, "scored: 0 4"),
    ("Vector 6.7, high", follow_me("high"), "6-4, 6-0, 6-6, 5-5", "won: 2"),
    ("Vector 6.7, low", follow_me("low"), "6-4, 6-0, 6-6, 5-5", "won: 0"),
    ("Vector 6.7, low follows", follow_me("low"), "6-4, 6-0", "legal 2: play 6-6"),
    ("Vector 6.7, their own suit", follow_me("own_suit"), "6-4, 6-0, 6-6, 5-5", "won: 0"),
    ("Vector 6.7, their own suit follows", follow_me("own_suit"), "6-4, 6-0", "legal 2: play 6-6, play 3-0"),
    ("Vector 6.7, 6-0 must follow", follow_me("own_suit", "6-4 1-0", "6-6 6-0", "3-0 2-0", "5-5 5-0"), "6-4",
     "legal 1: play 6-0"),
    ("Vector 6.8", TEXAS.hands("6-0 6-6", "5-3 5-5", "6-1 0-0", "4-3 1-1").contract(0, "sevens 84"),
     "6-0, 5-3, 6-1, 4-3", "won: 2", "act: 2"),
    ("Vector 6.8, leading", TEXAS.hands("6-6 5-5 4-2", *["6-0 5-0 4-0"] * 3).contract(0, "sevens 84"), "",
     "legal 0: lead 4-2 as closest"),
    ("all play the closest they hold", TEXAS.hands(*SEVENS).contract(0, "sevens 84"), "",
     f"refused 0 lead 6-0: {CLOSEST.format('5-2')}",
     f"refused 0 trump 5: refused-wrong-phase(phase=play) + {CLOSEST.format('5-2')}"),
    ("who follows, too", TEXAS.hands(*SEVENS).contract(0, "sevens 84"), "5-2",
     f"refused 1 play 6-6: {CLOSEST.format('5-3')}", "prompt 1: prompt-play-closest"),
    *(
        (f"{bid} stops early: {stops}", EARLY.hands(*DECIDED).contract(0, bid, trump="6").tricks(*before),
         "6-6, 6-5, 6-0, 6-1", f"deal: {2 if stops else 1}")
        for before, bid, stops in (
            (("0: 5-5 6-4 4-1", "0: 3-2"), "33", True),  # 26 and 6, and 1 now: made
            (("0: 5-5 6-4 4-1", "0: 3-2"), "34", False),
            (("1: 5-5",), "31", False),
            (("1: 5-5", "1: 2-1"), "31", True),  # 12 taken by the others: at most 30 are left
        )
    ),
)  # fmt: skip
def test_tricks_and_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("start", "moves", "remark"),
    [
        (last_trick(MARKS, "31", THIRTY), LAST, ContractPlayed(0, Bid(31), made=False)),
        (PLUNGE_SET, PLUNGING, ContractPlayed(0, Bid(168, Special.PLUNGE), made=False)),
        (LOSING, "6-0, 6-1, 5-0, 4-2", ContractPlayed(0, Bid(84, Special.SEVENS), made=False, tricks=0)),
    ],
)
def test_a_result_says_how_the_bid_came_out(start: TrickScenario, moves: str, remark: ContractPlayed) -> None:
    assert start.play(moves).results[0].remarks == (remark,)


def test_a_view_shows_who_is_out_where_doubles_are_and_the_progress() -> None:
    nel_o = SPECIAL.hands(*LOSER).contract(0, "nel-o 84").view()
    assert [seat.out for seat in nel_o.seats] == [False, False, True, False]
    assert {seat.shown for seat in nel_o.seats} == {()}, "the partner's tiles lie face down"
    declared = bidding(TEXAS).play("84, pass, pass, pass, declare nel-o, doubles own suit")
    assert [seat.out for seat in declared.view().seats] == [False, False, True, False]
    for place in "high", "low", "own_suit":
        doubles = follow_me(place).view().trick_board.doubles
        assert doubles == (None if place == "high" else Doubles(place))
    assert TEXAS.hands(*SEVENS).contract(0, "sevens 84").view(1).trick_board.trump is None
    plate = MARKS.hands("6-3 6-6", "6-5 3-3", "6-0 2-2", "6-1 4-4").contract(0, "84", trump="6")
    assert plate.tricks("0: 5-5 5-0", "1: 2-1").view().trick_board.contract_progress == (16, 42)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_help_shows_the_vectors(preset: Preset) -> None:
    examples = [(say(page.title), page.example) for page in MARKS.game.help(preset.options, 4)]
    won = {title: it.trick and (it.trick.winner, it.trick.points) for title, it in examples if it is not None}
    assert [won[title] for title in ("A trick", "Follow me", "Trump")] == [(1, 16), (1, 21), (1, 6)]


def test_help_opens_at_follow_me_where_doubles_are_placed() -> None:
    scenario = bidding(TEXAS).play("30, pass, pass, pass, trump none")
    pages = FORTY_TWO.help(scenario.options, 4)
    assert pages[page_in_force(pages, scenario.view(0))].title == Message("forty-two-help-title-follow-me")


def test_rules_stored_before_these_options_are_what_they_were() -> None:
    stored = dump(FortyTwoOptions(nel_o=True))
    for name in ("sevens", "contracts", "nel_o_minimum", "follow_me_doubles"):
        del stored[name]
    assert load(FortyTwoOptions, stored) == FortyTwoOptions(nel_o=True)
