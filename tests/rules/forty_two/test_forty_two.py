"""Forty-Two (rules §6): the auction, special contracts, tricks, scores and words in vectors."""

import pytest

from bot.message import Message
from bot.rules.events import ContractPlayed, DealStarted, ThrownIn
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import PRESETS, Contracts, FollowMe, FortyTwoOptions, NelOMinimum
from bot.rules.moves import Bid, Special
from bot.rules.options import OnOff, Preset, dump, load
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import NelODoubles, Scoring
from bot.rules.view import Phase, page_in_force
from bot.words.speaker import say
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import must_bid, told

MARKS = TrickScenario(FORTY_TWO)
POINTS = MARKS.under(scoring=Scoring.POINTS, target=250)
EARLY = MARKS.under(stop_early=OnOff.ON)
SPECIAL = MARKS.under(nel_o=OnOff.ON, plunge=OnOff.ON, splash=OnOff.ON)
BY_NAME = {preset.name: preset.options for preset in PRESETS}
TEXAS = TrickScenario(FORTY_TWO, BY_NAME["texas-sevens"])
FORCED = TrickScenario(FORTY_TWO, BY_NAME["forced-bid"])
TWO_MARKS = TEXAS.under(nel_o_minimum=NelOMinimum.TWO_MARKS)

# -- the auction -------------------------------------------------------------------------------------------------------

DOUBLES = {2: "6-6 5-5 6-4 6-3 6-1", 3: "6-6 5-5 4-4 6-3 6-1", 4: "6-6 5-5 4-4 3-3 6-1"}
FROM_30 = must_bid("bid-span(least=30, most=42) 84")
OR_168 = must_bid("bid-span(least=30, most=42) 84 168")
FORCED_TO_30 = "(bids=bid-span(least=30, most=42) 84, if_passed=30)"
NOT_OFFERED = "refused-not-offered(special={}, is_named_later=False)"
NAMING = "refused-must-name-trump(offered=0 1 2 3 4 5 6 doubles no-trump, contracts=nel-o sevens)"
PLUNGE_168 = "choice-bid-special-amount(special=plunge, amount=choice-bid-marks(marks=4, amount=168))"


def bidding(game: TrickScenario = MARKS, doubles: int = 2, bids: str = "") -> TrickScenario:
    """After these bids; everybody holds this number of doubles, and seat 3 shakes."""
    return game.hands(*[DOUBLES[doubles]] * 4, first=3, phase=Phase.BID).bids(*bids.split(", ") if bids else ())


def named(scenario: TrickScenario, word: str) -> list[str]:
    """Which special contracts the seat to act may bid, or declare."""
    legal = scenario.legal(scenario.to_act[0])
    specials = ("nel-o", "sevens", "plunge", "splash")
    return [move.removeprefix(f"{word} ") for move in legal if move.startswith(word) and move.split()[1] in specials]


@vectors(
    ("Vector 6.5, 126 first", bidding(), "", f"refused 0 bid 126: {FROM_30}"),
    (
        "Vector 6.5, 126 over 30", bidding(bids="30"), "",
        f"refused 1 bid 126: refused-bid-stands(bid=bid 30) + {must_bid('bid-span(least=31, most=42) 84')}",
    ),
    (
        "Vector 6.5, 126 over 42", bidding(bids="30, 42"), "",
        f"refused 2 bid 126: refused-bid-stands(bid=bid 42) + {must_bid('84')}",
    ),
    ("Vector 6.5, 126 over 84", bidding(bids="30, 42, 84"), "", "legal 3: bid 126, bid pass"),
    ("Vector 6.5", bidding(bids="30, 42, 84, pass"), "", "contract: 2 bid 84", "phase: trump", "act: 2"),
    ("Vector 6.5, 126", bidding(bids="30, 42, 84, 126"), "", "contract: 3 bid 126"),
    ("each speaks once", bidding(bids="30, 31, 32, 84"), "", "phase: trump"),
    ("all pass", bidding(bids="pass, pass, pass, pass"), "", "deal: 2", "first: 0", "ended: 0"),
    ("the shaker plays for 30", bidding(FORCED, bids="pass, pass, pass, pass"), "", "contract: 3 bid 30", "act: 3"),
    (
        "the shaker is told so", bidding(FORCED, bids="pass, pass, pass"), "",
        f"prompt 3: prompt-bid-forced{FORCED_TO_30}",
        f"refused 3 bid 7: refused-must-bid(prompt=prompt-bid-forced.start{FORCED_TO_30})",
    ),
    (
        "unless somebody bids", bidding(FORCED, bids="pass, 30, pass"), "",
        "prompt 3: prompt-bid(bids=bid-span(least=31, most=42) 84)",
    ),
    (
        "trump is a number, the doubles or none", bidding(bids="30, pass, pass, pass"), "",
        f"legal 0: {', '.join(f'trump {number}' for number in range(7))}, trump doubles, trump none",
    ),
    ("no trump is named", bidding(bids="30, pass, pass, pass"), "trump none", "act: 0", "phase: play"),
    (
        "a special bid is not played", bidding(doubles=4), "",
        f"refused 0 bid plunge: {NOT_OFFERED.format('plunge')} + {FROM_30}",
        f"refused 0 bid nel-o: {NOT_OFFERED.format('nel-o')} + {FROM_30}",
    ),
    *(
        (
            f"the partner names trump after a {bid}", bidding(SPECIAL, 4, f"{bid}, pass, pass, pass"), "",
            "phase: trump", "act: 2", "refused 0 trump 6: refused-turn",
        )
        for bid in ("plunge", "splash")
    ),
    ("and leads", bidding(SPECIAL, 4, "plunge, pass, pass, pass"), "trump doubles", "act: 2", "phase: play"),
    ("a plunge in short", bidding(SPECIAL, 4, "plunge, pass, pass, pass"), "", "contract: 0 bid plunge 168"),
    ("a Nel-O in short", bidding(SPECIAL, 4, "nel-o, pass, pass, pass"), "", "contract: 0 bid nel-o 42"),
    ("the lowest over 84", bidding(SPECIAL, 4, "84, nel-o, pass, pass"), "", "contract: 1 bid nel-o 126"),
    (
        "the Nel-O bidder chooses",
        bidding(SPECIAL.under(nel_o_doubles=NelODoubles.BIDDERS_CHOICE), 4, "nel-o, pass, pass, pass"),
        "", "legal 0: doubles high, doubles low, doubles own_suit",
    ),
    (
        "sevens are bid", bidding(MARKS.under(sevens=OnOff.ON), 2, "sevens, pass, pass, pass"), "",
        "contract: 0 bid sevens 42", "phase: play", "legal 0: lead 6-1 as closest",
    ),
    (
        "a declared contract is not bid", bidding(TEXAS, 4), "",
        f"refused 0 bid nel-o: refused-not-offered(special=nel-o, is_named_later=True) + {OR_168}",
        f"refused 0 declare nel-o: refused-wrong-phase(phase=bid) + {OR_168}",
    ),
    (
        "a contract that cannot be declared", bidding(TEXAS, 2, "42, pass, pass, pass"), "",
        f"refused 0 declare plunge: refused-not-declarable(special=plunge) + {NAMING}",
    ),
    (
        "four marks at once are a plunge", bidding(TEXAS, 4, "84, 168, pass, pass"), "", "contract: 1 bid plunge 168",
        "act: 3",
    ),
    ("five over four are none", bidding(TEXAS, 4, "84, 168, 210, pass"), "", "contract: 2 bid 210"),
    (
        "a declared plunge is the partner's to name", bidding(TEXAS, 4, "84, 126, 168, pass"),
        "declare plunge, trump none",
        "contract: 2 bid plunge 168", "act: 0", "legal 0: doubles high, doubles low, doubles own_suit",
    ),
    (
        "who leads", bidding(TEXAS, 4, "84, 126, 168, pass"), "declare plunge, trump none, doubles low", "act: 0",
        "phase: play",
    ),
    (
        "a declared Nel-O", bidding(TEXAS, 2, "84, pass, pass, pass"), "declare nel-o, doubles own suit",
        "contract: 0 bid nel-o 84", "phase: play", "act: 0",
    ),
    ("with a trump doubles are high", bidding(TEXAS, 2, "30, pass, pass, pass"), "trump 6", "phase: play"),
    ("without one they are placed", bidding(TEXAS, 2, "30, pass, pass, pass"), "trump none", "phase: doubles"),
)  # fmt: skip
def test_auctions(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("doubles", "bids", "offered"),
    [
        (2, "", []),
        (3, "", ["splash 84"]),
        (4, "", ["plunge 168", "splash 84"]),
        (4, "42", ["plunge 168", "splash 84"]),
        (4, "84", ["plunge 168", "splash 126"]),
        (4, "84, 126", ["plunge 168", "splash 168"]),
        (4, "plunge", ["plunge 210", "splash 210"]),
    ],
)
def test_plunges_and_splashes_that_may_be_bid(doubles: int, bids: str, offered: list[str]) -> None:
    assert [bid for bid in named(bidding(SPECIAL, doubles, bids), "bid") if "nel-o" not in bid] == offered


@pytest.mark.parametrize(
    ("game", "doubles", "bids", "offered"),
    [
        (TEXAS, 4, "41, pass, pass, pass", []),
        (TEXAS, 4, "42, pass, pass, pass", ["nel-o", "sevens"]),
        (TEXAS, 2, "84, pass, pass, pass", ["nel-o", "sevens"]),
        pytest.param(TEXAS, 3, "84, pass, pass, pass", ["nel-o", "sevens", "splash"], id="Vector 6.9, three doubles"),
        pytest.param(TEXAS, 4, "84, pass, pass, pass", ["nel-o", "sevens", "splash"], id="Vector 6.9, four"),
        pytest.param(TEXAS, 4, "84, 126, 168, pass", ["nel-o", "sevens", "plunge"], id="Vector 6.9, 168"),
        (TEXAS, 3, "84, 126, 168, pass", ["nel-o", "sevens", "splash"]),
        (TEXAS, 4, "pass, pass, pass, pass", []),
        (TEXAS, 4, "84, 168, pass, pass", []),  # a plunge already
        pytest.param(TWO_MARKS, 2, "42, pass, pass, pass", ["sevens"], id="Vector 6.9, two marks"),
        (TWO_MARKS, 2, "84, pass, pass, pass", ["nel-o", "sevens"]),
    ],
)
def test_contracts_that_a_bid_is_enough_for(game: TrickScenario, doubles: int, bids: str, offered: list[str]) -> None:
    scenario = bidding(game, doubles, bids)
    assert scenario.deal.phase is Phase.TRUMP
    assert named(scenario, "declare") == offered


def test_nel_o_of_two_marks_is_bid_as_84() -> None:
    assert named(bidding(TWO_MARKS.under(contracts=Contracts.BID)), "bid")[:1] == ["nel-o 84"]


def test_a_jump_to_four_marks_is_offered_to_four_doubles_alone() -> None:
    scenario = bidding(TEXAS, 4, "84")
    own = {str(choice.move): told(choice.label) for choice in scenario.ask(1).choices}
    assert own["bid 168"] == PLUNGE_168
    assert "bid 168" not in [str(choice.move) for choice in scenario.view().open_choices]
    assert "bid 168" not in bidding(TEXAS, 3, "84").legal(1)


@pytest.mark.parametrize(
    ("game", "bids", "seat"), [(SPECIAL, (), 0), (TEXAS, ("84", "126", "168", "pass"), 2)], ids=["bid", "declared"]
)
def test_offers_do_not_tell_others_how_many_doubles_a_hand_has(
    game: TrickScenario, bids: tuple[str, ...], seat: int
) -> None:
    holding, without = (
        game.hands(*(DOUBLES[doubles if who == seat else 2] for who in range(4)), first=3, phase=Phase.BID).bids(*bids)
        for doubles in (4, 2)
    )
    assert holding.legal(seat) != without.legal(seat)
    for viewer in (None, *(other for other in range(4) if other != seat)):
        assert holding.view(viewer) == without.view(viewer)


def test_a_bidder_is_asked_in_points_marks_and_contracts() -> None:
    opening = bidding().ask(0)
    assert [told(choice.label) for choice in opening.choices] == [
        *(f"choice-bid-points(amount={amount})" for amount in range(30, 42)),
        "choice-bid-marks(marks=1, amount=42)", "choice-bid-marks(marks=2, amount=84)", "choice-pass",
    ]  # fmt: skip
    holding = bidding(SPECIAL, 4)
    assert told(holding.view().prompt) == (
        "prompt-bid(bids=bid-span(least=30, most=42) 84 "
        "bid-special(special=nel-o, amount=42) bid-special(special=nel-o, amount=84))"
    )
    assert [told(choice.label) for choice in holding.ask(0).choices][-3:] == [
        PLUNGE_168,
        "choice-bid-special-amount(special=splash, amount=choice-bid-marks(marks=2, amount=84))",
        "choice-pass",
    ]
    assert told(holding.ask(0).prompt).endswith(
        " bid-special(special=plunge, amount=168) bid-special(special=splash, amount=84))"
    )
    forced = bidding(FORCED, bids="pass, pass, pass").ask(3).choices[-1]
    assert (told(forced.label), told(forced.note)) == (
        "choice-pass-forced(amount=30)", "choice-pass-forced.note(amount=30)",
    )  # fmt: skip


def test_a_deal_that_is_thrown_in_is_told() -> None:
    assert bidding(bids="pass, pass, pass").bids("pass").events[1:] == (ThrownIn(1), DealStarted(2))


# -- tricks ------------------------------------------------------------------------------------------------------------

SEVENS = ("6-0 5-2", "5-3 6-6", "6-1 0-0", "4-3 5-5")
HANDS = ("6-6 6-0", "1-0 2-0", "6-5 6-4", "3-0 4-0")
LOSER = ("1-0 2-0", "6-1 5-1", "6-6 5-5", "4-1 4-2")
CLOSEST = "refused-must-play-closest(pieces={})"


def trick(trump: str, plays: str) -> TrickScenario:
    return MARKS.hands(*(f"{tile} 1-1" for tile in plays.split(", "))).contract(0, "30", trump=trump)


def follow_me(place: FollowMe, *hands: str) -> TrickScenario:
    usual = ("6-4 1-0", "6-0 2-0", "6-6 3-0", "5-5 5-0")
    return TEXAS.under(follow_me_doubles=place).hands(*hands or usual).contract(0, "30", trump="none")


@vectors(
    *(
        (name, trick(trump, plays), plays, f"won: {winner}", f"points: {points}", f"act: {winner}")
        for name, trump, plays, winner, points in (
            ("Vector 6.1", "5", "6-4, 5-0, 6-6, 6-1", 1, 16),
            ("Vector 6.2", "none", "6-4, 6-6, 5-5, 6-1", 1, 21),
            ("Vector 6.3", "doubles", "3-1, 3-3, 3-2, 3-0", 1, 6),
            ("doubles rank by their number", "doubles", "0-0, 6-6, 3-3, 5-5", 1, 11),
            ("6-4 is led as trump", "4", "6-4, 4-0, 4-4, 6-5", 2, 11),
        )
    ),
    (
        "Vector 6.3, following",
        MARKS.hands("3-1 6-5", "4-4 3-0", "3-3 6-0", "6-6 2-2").contract(0, "30", trump="doubles"),
        "3-1", "legal 1: play 3-0",
        "refused 1 play 4-4: refused-only-trump(piece=4-4) + refused-must-follow(led=3, playable=3-0)",
    ),
    (
        "a double that is trump follows no number",
        MARKS.hands("3-1 6-5", "4-4 3-0", "3-3 6-0", "6-6 2-2").contract(0, "30", trump="doubles"), "3-1, 3-0",
        "legal 2: play 6-0, play 3-3",
    ),
    (
        "6-5 is no 6", MARKS.hands("6-4 1-1", "5-5 6-5", "6-1 5-0", "3-3 2-2").contract(0, "30", trump="5"), "6-4",
        "legal 1: play 6-5, play 5-5",
    ),
    (
        "6-4 is no 6", MARKS.hands("6-4 5-5", "6-6", "6-5", "6-0").contract(0, "30", trump="4"), "",
        "refused 0 lead 6-4 as 6: refused-bad-lead(piece=6-4, suits=4, asked=6)",
    ),
    ("Vector 6.7, high", follow_me(FollowMe.HIGH), "6-4, 6-0, 6-6, 5-5", "won: 2"),
    ("Vector 6.7, low", follow_me(FollowMe.LOW), "6-4, 6-0, 6-6, 5-5", "won: 0"),
    ("Vector 6.7, low follows", follow_me(FollowMe.LOW), "6-4, 6-0", "legal 2: play 6-6"),
    ("Vector 6.7, their own suit", follow_me(FollowMe.OWN_SUIT), "6-4, 6-0, 6-6, 5-5", "won: 0"),
    ("Vector 6.7, their own suit follows", follow_me(FollowMe.OWN_SUIT), "6-4, 6-0", "legal 2: play 6-6, play 3-0"),
    (
        "Vector 6.7, 6-0 must follow", follow_me(FollowMe.OWN_SUIT, "6-4 1-0", "6-6 6-0", "3-0 2-0", "5-5 5-0"), "6-4",
        "legal 1: play 6-0",
    ),
    (
        "Vector 6.8", TEXAS.hands("6-0 6-6", "5-3 5-5", "6-1 0-0", "4-3 1-1").contract(0, "sevens 84"),
        "6-0, 5-3, 6-1, 4-3",
        "won: 2", "act: 2",
    ),
    (
        "Vector 6.8, leading", TEXAS.hands("6-6 5-5 4-2", *["6-0 5-0 4-0"] * 3).contract(0, "sevens 84"), "",
        "legal 0: lead 4-2 as closest",
    ),
    (
        "all play the closest they hold", TEXAS.hands(*SEVENS).contract(0, "sevens 84"), "",
        "legal 0: lead 5-2 as closest",
        f"refused 0 lead 6-0: {CLOSEST.format('5-2')}",
        f"refused 0 trump 5: refused-wrong-phase(phase=play) + {CLOSEST.format('5-2')}",
    ),
    (
        "who follows, too", TEXAS.hands(*SEVENS).contract(0, "sevens 84"), "5-2",
        f"refused 1 play 6-6: {CLOSEST.format('5-3')}",
        "prompt 1: prompt-play-closest",
    ),
    (
        "three play Nel-O", SPECIAL.hands("1-0 2-1", "6-1 5-1", "6-6 5-5", "4-1 4-2").contract(0, "nel-o 84"),
        "1-0, 5-1, 4-1",
        "won: 1",
    ),
)  # fmt: skip
def test_tricks(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


# -- the score ---------------------------------------------------------------------------------------------------------

LAST = "6-6, 3-3, 2-2, 1-1"  # one trick more, for its leader, worth 1
THIRTY = ("0: 5-5 6-4 4-3 4-2", "0: 4-1 3-1 2-1 1-0", "0: 6-0", "0: 5-1", "1: 5-0 3-2")  # 21, 6, 1, 1 and 11
ALL_42 = ("0: 5-5 6-4 5-0", "0: 4-1 3-2", "2: 6-5", "0: 6-3", "2: 6-2", "0: 6-1")
ALL_BUT_ONE = (*ALL_42[:5], "1: 6-1")
OF_35 = ("0: 5-5 6-4 5-0 4-2", "0: 4-1 2-1", "0: 5-1", "1: 3-2 6-5")
BOTH = ("0: 5-5 6-4 5-0", "0: 4-1", "1: 3-2", "0: 6-5", "0: 6-4", "0: 6-3")
PLUNGE = SPECIAL.hands(*HANDS).contract(0, "plunge 168", trump="6").with_deal(leader=2)
PLUNGING = "6-5, 3-0, 6-0, 1-0, 6-4, 4-0, 6-6, 2-0"
DECIDED = ("6-3 6-6 1-0", "6-5 3-3 3-1", "6-0 2-2 2-0", "6-1 5-5 4-4")
NEL_O_BY_POINTS = SPECIAL.under(scoring=Scoring.POINTS, target=250)


def last_trick(game: TrickScenario, bid: str, before: tuple[str, ...], *totals: int) -> TrickScenario:
    """Seat 0 has this contract without trump and takes the last trick, worth 1, after these."""
    start = game.hands("6-6", "3-3", "2-2", "1-1", totals=totals or (0, 0))
    return start.contract(0, bid, trump="none").tricks(*before)


@vectors(
    ("Vector 6.4", last_trick(MARKS, "31", THIRTY), LAST, "taken: 30 11", "scored: 0 1"),
    ("30 is made", last_trick(MARKS, "30", THIRTY), LAST, "scored: 1 0"),
    *(
        (f"a bid of {bid}, with all", last_trick(MARKS, str(bid), ALL_42), LAST, f"scored: {marks} 0")
        for bid, marks in ((30, 1), (41, 1), (42, 1), (84, 2), (126, 3), (210, 5))
    ),
    *(
        (
            f"a bid of {bid}, with all but one", last_trick(MARKS, str(bid), ALL_BUT_ONE), LAST,
            f"scored: {f'0 {marks}' if bid >= 42 else f'{marks} 0'}",
        )
        for bid, marks in ((30, 1), (41, 1), (42, 1), (84, 2), (210, 5))
    ),
    (
        "Vector 6.6, made", last_trick(POINTS, "35", (*OF_35, "0: 6-0", "0: 4-3")), LAST, "taken: 36 6", "scored: 36 6",
    ),
    ("Vector 6.6, set", last_trick(POINTS, "35", (*OF_35, "1: 6-0", "1: 4-3")), LAST, "taken: 34 8", "scored: 0 43"),
    *(
        (f"by points, {bid} {how}", last_trick(POINTS, bid, before), LAST, f"scored: {scored}")
        for bid, how, before, scored in (
            ("42", "made", ALL_42, "42 0"), ("42", "set", ALL_BUT_ONE, "0 43"), ("84", "made", ALL_42, "84 0"),
            ("84", "set", ALL_BUT_ONE, "0 85"), ("126", "made", ALL_42, "126 0"), ("126", "set", ALL_BUT_ONE, "0 127"),
        )
    ),
    ("seven marks win", last_trick(MARKS, "30", ALL_42, 6, 6), LAST, "winners: 0"),
    ("six do not", last_trick(MARKS, "30", ALL_42, 5, 6), LAST, "winners: none"),
    ("where both are there the bidders win", last_trick(POINTS, "30", BOTH, 230, 249), LAST, "winners: 0"),
    (
        "a plunge made", PLUNGE.tricks("0: 5-5 5-0", "0: 4-1", "0: 3-2", "0: 6-3", "0: 6-2"), PLUNGING, "taken: 42 0",
        "scored: 4 0",
    ),
    ("a plunge set", PLUNGE.tricks("0: 5-5 5-0", "0: 4-1", "1: 3-2", "0: 6-3", "0: 6-2"), PLUNGING, "scored: 0 4"),
    *(
        (f"{bid} {how}, {reward}", game.hands(*hands).contract(0, bid), moves, f"scored: {scored}", "deal: 2")
        for game, bid, reward in ((SPECIAL, "nel-o 42", 1), (SPECIAL, "nel-o 84", 2), (NEL_O_BY_POINTS, "nel-o 84", 84))
        for how, hands, moves, scored in (
            ("made", LOSER, "1-0, 5-1, 4-1, 6-1, 4-2, 2-0", f"{reward} 0"),
            ("set", ("1-1 2-0", *LOSER[1:]), "1-1, 5-1, 4-1", f"0 {reward}"),
        )
    ),
    (
        "sevens are over when the others win a trick",
        TEXAS.hands("6-0 6-6", "6-1 5-5", "5-0 0-0", "4-2 1-1").contract(0, "sevens 84"), "6-0, 6-1, 5-0, 4-2",
        "scored: 0 2",
        "deal: 2",
    ),
    (
        "sevens by points",
        TEXAS.under(scoring=Scoring.POINTS, target=250).hands(*SEVENS).contract(0, "sevens 84"),
        "5-2, 5-3, 6-1, 4-3, 6-0, 6-6, 0-0, 5-5", "scored: 84 0",
    ),
    *(
        (
            f"{game.options.stop_early}: {bid} after {before}",
            game.hands(*DECIDED).contract(0, bid, trump="6").tricks(*before),
            "6-6, 6-5, 6-0, 6-1", f"deal: {2 if is_over and game is EARLY else 1}",
        )
        for before, bid, is_over in (
            (("0: 5-5 6-4 4-1", "0: 3-2"), "33", True),  # 26 and 6, and 1 now: made
            (("0: 5-5 6-4 4-1", "0: 3-2"), "34", False),
            (("1: 5-5",), "31", False),
            (("1: 5-5", "1: 2-1"), "31", True),  # 12 taken by the others: at most 30 are left
            (("1: 2-1",), "42", True),
        )
        for game in (EARLY, MARKS)
    ),
)  # fmt: skip
def test_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("start", "moves", "remark"),
    [
        (last_trick(MARKS, "31", THIRTY), LAST, ContractPlayed(0, Bid(31), made=False)),
        (
            PLUNGE.tricks("0: 5-5 5-0", "0: 4-1", "1: 3-2", "0: 6-3", "0: 6-2"), PLUNGING,
            ContractPlayed(0, Bid(168, Special.PLUNGE), made=False),
        ),
        (
            TEXAS.hands("6-0 6-6", "6-1 5-5", "5-0 0-0", "4-2 1-1").contract(0, "sevens 84"), "6-0, 6-1, 5-0, 4-2",
            ContractPlayed(0, Bid(84, Special.SEVENS), made=False, tricks=0),
        ),
    ],
)  # fmt: skip
def test_a_result_says_how_the_bid_came_out(start: TrickScenario, moves: str, remark: ContractPlayed) -> None:
    assert start.play(moves).results[0].remarks == (remark,)


# -- what is shown and said --------------------------------------------------------------------------------------------


def test_a_view_shows_who_is_out_where_doubles_are_and_the_progress() -> None:
    nel_o = SPECIAL.hands(*LOSER).contract(0, "nel-o 84").view()
    assert [seat.out for seat in nel_o.seats] == [False, False, True, False]
    assert {seat.shown for seat in nel_o.seats} == {()}, "the partner's tiles lie face down"
    declared = bidding(TEXAS, 2, "84, pass, pass, pass").play("declare nel-o, doubles own suit")
    assert [seat.out for seat in declared.view().seats] == [False, False, True, False]
    for place in FollowMe.HIGH, FollowMe.LOW, FollowMe.OWN_SUIT:
        doubles = follow_me(place).view().trick_board.doubles
        assert doubles == (None if place is FollowMe.HIGH else Doubles(place.value))
    assert TEXAS.hands(*SEVENS).contract(0, "sevens 84").view(1).trick_board.trump is None
    plate = MARKS.hands("6-3 6-6", "6-5 3-3", "6-0 2-2", "6-1 4-4").contract(0, "84", trump="6")
    assert plate.tricks("0: 5-5 5-0", "1: 2-1").view().trick_board.contract_progress == (16, 42)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_help_shows_the_vectors(preset: Preset) -> None:
    assert isinstance(preset.options, FortyTwoOptions)
    pages = FORTY_TWO.help(preset.options, 4)
    won = {
        say(page.title): (page.example.trick.winner, page.example.trick.points)
        for page in pages
        if page.example is not None and page.example.trick is not None
    }
    assert {title: won[title] for title in ("A trick", "Follow me", "Trump")} == {
        "A trick": (1, 16), "Follow me": (1, 21), "Trump": (1, 6),
    }  # fmt: skip


def test_help_opens_at_follow_me_where_doubles_are_placed() -> None:
    scenario = bidding(TEXAS, 2, "30, pass, pass, pass").play("trump none")
    pages = FORTY_TWO.help(scenario.options, 4)
    assert pages[page_in_force(pages, scenario.view(0))].title == Message("forty-two-help-title-follow-me")


def test_rules_stored_before_these_options_are_what_they_were() -> None:
    stored = dump(FortyTwoOptions(nel_o=OnOff.ON))
    for name in ("sevens", "contracts", "nel_o_minimum", "follow_me_doubles"):
        del stored[name]
    assert load(FortyTwoOptions, stored) == FortyTwoOptions(nel_o=OnOff.ON)
