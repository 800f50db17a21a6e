"""Domino Whist (rules §2): the auction, the kitty, trump, tricks, scores and words in vectors."""

import pytest

from bot.rules.domino_whist.game import DOMINO_WHIST, PRESETS
from bot.rules.domino_whist.options import PassOut, WhoseTricks
from bot.rules.errors import BadOptions
from bot.rules.events import ContractPlayed, DealEnded, DealStarted, MatchEnded, Moved, ThrownIn, TrickWon
from bot.rules.moves import Bid
from bot.rules.options import OnOff
from bot.rules.view import Phase
from tests.rules.domino_whist.scenarios import ALONE, HANDS, PARTNERS
from tests.rules.knowledge import in_view
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import refused

USUAL = TrickScenario(DOMINO_WHIST)
THREE = ALONE.under(target=25)
OWN = PARTNERS.under(contract=WhoseTricks.INDIVIDUAL)
PASSING = ALONE.under(passing=OnOff.ON)
DEALER = ALONE.under(all_pass=PassOut.DEALER_TAKES_MINIMUM)
REBID = ALONE.under(rebid_after_pass=OnOff.ON)

# -- the auction, trump and tricks -------------------------------------------------------------------------------------

BIDDING = ALONE.hands(*HANDS, phase=Phase.BID, unused="8-7")
FIVE = (*HANDS, "9-9 9-8 9-7")
REBIDDING = REBID.hands(*HANDS, phase=Phase.BID, unused="8-7")
ALL_PASS = "bid pass, bid pass, bid pass"
FROM_4 = "refused-must-bid(prompt=prompt-bid.start(bids=bid-span(least=4, most=11)))"
OVER_4 = "bid 5, bid 6, bid 7, bid 8, bid 9, bid 10, bid 11, bid pass"


@vectors(
    (
        "a pass is final", BIDDING, "bid 0, bid pass, bid 2, bid pass, bid 3, bid 4", "act: 1", f"legal 1: {OVER_4}",
        "refused 2 bid 6: refused-turn",
    ),
    ("the one left has it", BIDDING, "bid 0, bid pass, bid 2, bid pass, bid 3, bid 4, bid pass", "contract: 3 bid 4"),
    ("all may speak again after a bid", REBIDDING, "bid pass, bid 4, bid pass, bid pass", "act: 1"),
    ("all others have passed", REBIDDING, "bid pass, bid 4, bid pass, bid pass, bid pass", "contract: 2 bid 4"),
    (
        "who has passed bids again", REBIDDING, "bid pass, bid 4, bid pass, bid pass, bid 5, bid pass, bid pass",
        "least 0: bid 6",
    ),
    (
        "and may win", REBIDDING, "bid pass, bid 4, bid pass, bid pass, bid 5, bid pass, bid pass, bid 11",
        "contract: 0 bid 11",
    ),
    ("after three passes 0 opens", REBIDDING, f"{ALL_PASS}, bid 0", "act: 1", "least 1: bid 1"),
    ("the last may bid when all have passed", BIDDING, f"{ALL_PASS}, bid 0", "contract: 0 bid 0"),
    ("all the tricks end it at once", BIDDING, "bid 11", "contract: 1 bid 11", "phase: kitty"),
    (
        "of three", ALONE.hands(*HANDS[:3], phase=Phase.BID), "bid 12", "contract: 1 bid 12", "phase: trump",
    ),
    ("of five", ALONE.hands(*FIVE, phase=Phase.BID), "bid 11", "phase: trump"),
    ("0 opens", BIDDING, "", "least 1: bid 0"),
    ("nobody has opened yet", BIDDING, "bid pass", "least 2: bid 0"),
    ("0 is bid only to open", BIDDING, "bid pass, bid 0", "least 3: bid 1"),
    (
        "partners bid 4 at least", PARTNERS.hands(*HANDS, phase=Phase.BID), "", f"refused 1 bid 0: {FROM_4}",
        f"refused 1 bid 3: {FROM_4}",
    ),
    (
        "all pass", BIDDING, f"{ALL_PASS}, bid pass", "deal: 2", "first: 1", "phase: bid", "totals: 0 0 0 0",
    ),
    ("all pass at once", REBIDDING, f"{ALL_PASS}, bid pass", "deal: 2"),
    (
        "the dealer plays for 4", DEALER.hands(*HANDS[:3], phase=Phase.BID), "bid pass, bid pass",
        "prompt 0: prompt-bid-forced(bids=bid-span(least=4, most=12), if_passed=4)",
    ),
    ("or for 0", DEALER.hands(*HANDS, phase=Phase.BID), f"{ALL_PASS}, bid pass", "contract: 0 bid 0", "deal: 1"),
    ("the bidder leads", ALONE.hands(*HANDS, phase=Phase.TRUMP).contract(2, "4"), "trump 6", "act: 2", "phase: play"),
    (
        "Vector 2.1, following", ALONE.hands("6-4 1-0", "4-2 5-1 7-7", "4-4 3-0").contract(0, "4", trump="2"),
        "6-4 as 4", "legal 1: play 7-7, play 5-1, play 4-2",
    ),
    (
        "Vector 2.1", ALONE.hands("6-4 1-0", "4-2 5-1 7-7", "4-4 3-0").contract(0, "4", trump="2"),
        "6-4 as 4, 4-2, 4-4", "won: 1",
    ),
    (
        "Vector 2.2, leading", ALONE.hands("5-5 1-0", "7-5 3-1", "2-2 7-5").contract(0, "4", trump="doubles"), "",
        "legal 0: lead 5-5 as doubles, lead 1-0 as 1, lead 1-0 as 0",
    ),
    (
        "Vector 2.2, following", ALONE.hands("5-5 1-0", "7-5 3-1", "2-2 7-5").contract(0, "4", trump="doubles"),
        "5-5, 7-5", "legal 2: play 2-2",
    ),
    (
        "Vector 2.2", ALONE.hands("5-5 1-0", "7-5 3-1", "2-2 7-5").contract(0, "4", trump="doubles"),
        "5-5, 7-5, 2-2", "won: 0",
    ),
    (
        "Vector 2.3, following", ALONE.hands("5-5 1-0", "2-2 3-1", "7-7 7-0").contract(0, "4", trump="2"),
        "5-5 as doubles", "legal 1: play 3-1, play 2-2",
    ),
    (
        "Vector 2.3", ALONE.hands("5-5 1-0", "2-2 3-1", "7-7 7-0").contract(0, "4", trump="2"),
        "5-5 as doubles, 2-2, 7-7", "won: 1",
    ),
    (
        "Vector 2.4", ALONE.hands("6-4 1-0", "6-0 3-1", "7-6 7-0").contract(0, "4", trump="none"), "6-4 as 6, 6-0, 7-6",
        "won: 2", "act: 2",
    ),
)  # fmt: skip
def test_deals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_all_pass_throws_the_deal_in() -> None:
    for bidding in (BIDDING, REBIDDING):
        assert bidding.play(f"{ALL_PASS}, bid pass").events == (Moved(0, Bid(None)), ThrownIn(1), DealStarted(2))


@pytest.mark.parametrize(("players", "numbers"), [(3, 8), (4, 9), (5, 10)])
def test_trump_is_any_number_of_the_set_doubles_or_none(players: int, numbers: int) -> None:
    scenario = ALONE.hands(*FIVE[:players], phase=Phase.TRUMP).contract(1, "4")
    assert scenario.legal(1) == [*(f"trump {number}" for number in range(numbers)), "trump doubles", "trump none"]


# -- the score ---------------------------------------------------------------------------------------------------------


def ended(bid: int, tricks: tuple[int, ...], game: TrickScenario, totals: tuple[int, ...] = ()) -> TrickScenario:
    """A deal that seat 0 plays for `bid`, by the tricks each seat takes; seat 0 takes the last."""
    won = [f"{seat}: 0-0" for seat, count in enumerate(tricks) for _ in range(count - (seat == 0))]
    hands = ("6-6", "6-1", "6-2", "6-3", "6-4")[: len(tricks)]
    scenario = game.hands(*hands, totals=totals).contract(0, str(bid), trump="none").tricks(*won)
    return scenario.play("6-6 as 6", *hands[1:])


@pytest.mark.parametrize(
    ("bid", "tricks", "scored"),
    [
        pytest.param(6, (5, 4, 3), (-6, 4, 3), id="Vector 2.5, set"),
        pytest.param(5, (7, 3, 2), (5, 3, 2), id="Vector 2.5, made"),
        (5, (5, 4, 3), (5, 4, 3)),
        (12, (12, 0, 0), (12, 0, 0)),
        (12, (11, 1, 0), (-12, 1, 0)),
        (0, (3, 4, 5), (0, 4, 5)),
    ],
)
def test_the_bid_winner_scores_the_bid_and_the_others_their_tricks(
    bid: int, tricks: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    scenario = ended(bid, tricks, THREE)
    result = scenario.results[-1]
    assert (result.taken, result.scored, result.totals) == (tricks, scored, scored)
    assert scenario.events[-2:] == (DealEnded(result), DealStarted(2))


@pytest.mark.parametrize(
    ("bid", "tricks", "side", "own"),
    [
        pytest.param(6, (4, 3, 2, 2), (6, 5), (-4, 5), id="Vector 2.6"),
        (6, (6, 3, 0, 2), (6, 5), (6, 5)),
        (6, (6, 2, 2, 1), (6, 3), (8, 3)),
        (8, (4, 3, 2, 2), (-8, 5), (-6, 5)),
    ],
)
def test_partners(bid: int, tricks: tuple[int, ...], side: tuple[int, int], own: tuple[int, int]) -> None:
    assert ended(bid, tricks, PARTNERS).totals == side
    assert ended(bid, tricks, OWN).totals == own


@pytest.mark.parametrize(
    ("bid", "tricks", "game", "made", "counted"),
    [
        (6, (5, 4, 3), THREE, False, 5),
        (1, (1, 6, 5), THREE, True, 1),
        (6, (4, 3, 2, 2), PARTNERS, True, 6),
        (6, (4, 3, 2, 2), OWN, False, 4),
    ],
)
def test_a_result_says_how_the_bid_came_out(
    bid: int, tricks: tuple[int, ...], game: TrickScenario, made: bool, counted: int
) -> None:
    assert ended(bid, tricks, game).results[-1].remarks == (ContractPlayed(0, Bid(bid), made, counted),)


@pytest.mark.parametrize(
    ("game", "tricks", "before", "after", "winners"),
    [
        pytest.param(THREE, (7, 3, 2), (20, 12, 0), (25, 15, 2), (0,), id="first to the target"),
        pytest.param(THREE, (7, 3, 2), (19, 12, 0), (24, 15, 2), None, id="one short"),
        pytest.param(THREE, (7, 3, 2), (21, 24, 0), (26, 27, 2), (1,), id="two reach it: the higher"),
        pytest.param(THREE, (7, 3, 2), (22, 24, 0), (27, 27, 2), None, id="equal"),
        pytest.param(THREE, (7, 3, 2), (22, 24, 25), (27, 27, 27), None, id="three equal"),
        pytest.param(THREE, (7, 3, 2), (30, 12, 12), (35, 15, 14), (0,), id="after a tie"),
        pytest.param(THREE, (4, 4, 4), (27, 27, 2), (22, 31, 6), (1,), id="overtaken after a tie"),
        pytest.param(PARTNERS, (4, 3, 2, 2), (25, 26), (30, 31), (1,), id="a side wins as one"),
    ],
)
def test_the_end(
    game: TrickScenario, tricks: tuple[int, ...], before: tuple[int, ...], after: tuple[int, ...],
    winners: tuple[int, ...] | None,
) -> None:  # fmt: skip
    scenario = ended(5, tricks, game, before)
    assert (scenario.totals, scenario.winners) == (after, winners)
    assert scenario.deal.number == (2 if winners is None else 1)
    assert scenario.view().winners == winners
    assert (MatchEnded(winners) in scenario.events) if winners else (DealStarted(2) in scenario.events)


@pytest.mark.parametrize(("game", "towards"), [(ALONE, 2), (PARTNERS, 3), (OWN, 2)])
def test_all_see_the_tricks_that_count_towards_the_contract(game: TrickScenario, towards: int) -> None:
    scenario = game.hands("6-6", "6-1", "6-2", "6-3").contract(0, "4", trump="none")
    scenario = scenario.tricks("0: 0-0", "0: 0-0", "1: 0-0", "2: 0-0")
    progress = {scenario.view(viewer).trick_board.contract_progress for viewer in (None, 0, 1, 2, 3)}
    assert progress == {(towards, 4)}


# -- the deal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "why"),
    [
        (PARTNERS, 3, "options-partners-need-four"),
        (PARTNERS, 5, "options-partners-need-four"),
        (USUAL, 6, "options-players(game=game-domino-whist, counts=3 4 5, players=6)"),
    ],
)
def test_numbers_of_players_that_are_refused(game: TrickScenario, players: int, why: str) -> None:
    with refused(BadOptions, why):
        game.start(players)


def test_presets_are_for_every_number_of_players() -> None:
    assert {(preset.name, preset.players) for preset in PRESETS} >= {("whist", (4, 3, 5)), ("partners", (4,))}


# -- what is shown and said --------------------------------------------------------------------------------------------


def test_the_bid_winner_alone_sees_the_kitty_and_takes_it_in_secret() -> None:
    scenario = ALONE.hands(*HANDS, phase=Phase.KITTY, unused="8-7").contract(2, "4")
    assert [str(shown.piece) for shown in scenario.view(2).trick_board.kitty] == ["8-7"]
    before = ALONE.hands(*HANDS, phase=Phase.BID, unused="8-7")
    assert all(pieces("8-7")[0] not in in_view(before.view(viewer)) for viewer in (None, 0, 1, 2, 3))
    swapped, kept = scenario.play("kitty 5-0"), scenario.play("kitty keep")
    assert swapped.events == kept.events == (Moved(2, None),)
    assert (swapped.deal.hands[2], swapped.deal.unused) == (pieces("8-7 6-6 2-1"), pieces("5-0"))
    assert (kept.deal.hands[2], kept.deal.unused) == (pieces("6-6 5-0 2-1"), pieces("8-7"))
    for viewer in (None, 0, 1, 3):
        assert [shown.piece for shown in scenario.view(viewer).trick_board.kitty] == [None]
        assert pieces("8-7")[0] not in in_view(scenario.view(viewer))
        assert swapped.view(viewer) == kept.view(viewer)


KITTY = ALONE.hands("8-8 6-4 1-0", *HANDS[1:], phase=Phase.KITTY, unused="8-7").contract(0, "4")
MAY_SWAP = "refused-may-swap(hand=8-8 6-4 1-0)"
NAMING = "refused-must-name-trump(offered=0 1 2 3 4 5 6 7 8 doubles no-trump, contracts=none)"
LED_4 = ALONE.hands("6-4 1-0 8-8", "5-4 4-2 7-7", *HANDS[2:]).contract(0, "4", trump="2").play("6-4 as 4")
LED_0 = ALONE.hands("6-0 1-1", "5-0 3-3", *HANDS[2:]).contract(0, "4", trump="0").play("6-0 as 0")
VOID = ALONE.hands("6-4 1-1", "5-0 3-2", *HANDS[2:]).contract(0, "4", trump="0").play("6-4 as 4")
ON_LEAD = ALONE.hands("4-2 1-0", "7-7 3-1", *HANDS[2:]).contract(0, "4", trump="2")
MUST_FOLLOW = "refused-must-follow(led=4, playable=5-4)"


@vectors(
    (
        "the kitty", KITTY, "", "prompt 0: prompt-kitty(tile=8-7)",
        "legal 0: kitty keep, kitty 8-8, kitty 6-4, kitty 1-0",
        "labels 0: choice-keep, choice-swap(piece=8-8), choice-swap(piece=6-4), choice-swap(piece=1-0)",
        f"refused 0 kitty 2-2: refused-not-held(pieces=2-2) + {MAY_SWAP}",
        f"refused 0 kitty 8-7: refused-not-held(pieces=8-7) + {MAY_SWAP}",
        f"refused 0 trump 3: refused-wrong-phase(phase=kitty) + {MAY_SWAP}", "refused 1 kitty keep: refused-turn",
    ),
    ("a swap", KITTY, "kitty 6-4", "hand 0: 8-8 8-7 1-0", "phase: trump", "act: 0"),
    (
        "naming trump", KITTY, "kitty keep", f"refused 0 trump 9: refused-not-a-trump(suit=9) + {NAMING}",
        f"refused 0 trump spades: refused-not-a-trump(suit=S) + {NAMING}",
        f"refused 0 lead 8-8 as 8: refused-wrong-phase(phase=trump) + {NAMING}",
        f"refused 0 declare plunge: refused-not-declarable(special=plunge) + {NAMING}",
        "refused 2 trump 3: refused-turn",
    ),
    (
        "sevens are a number where they are no contract", KITTY, "kitty keep, declare sevens",
        "legal 0: lead 8-8 as 8, lead 8-8 as doubles, lead 6-4 as 6, lead 6-4 as 4, lead 1-0 as 1, lead 1-0 as 0",
    ),
    (
        "following", LED_4, "", f"refused 1 play 7-7: {MUST_FOLLOW}",
        f"refused 1 play 4-2: refused-only-trump(piece=4-2) + {MUST_FOLLOW}",
        f"refused 1 play 8-8: refused-not-held(pieces=8-8) + {MUST_FOLLOW}",
        f"refused 1 bid 5: refused-wrong-phase(phase=play) + {MUST_FOLLOW}",
    ),
    (
        "leading", ON_LEAD, "", "refused 0 lead 4-2 as 4: refused-bad-lead(piece=4-2, suits=2, asked=4)",
        "refused 0 play 1-0: refused-suit-not-named(piece=1-0, suits=1 0)", "prompt 0: prompt-lead",
        "labels 0: choice-lead-trump(piece=4-2), choice-lead(piece=1-0, suit=1), choice-lead(piece=1-0, suit=0)",
    ),
    ("a lead in short is understood as trump", ON_LEAD, "4-2, 3-1", "won: ", "act: 2"),
    (
        "a follower names no suit that the tile is not of", LED_0, "", "refused 1 lead 5-0 as 5: refused-not-leading",
        "refused 1 lead 3-3 as 3: refused-must-follow(led=0, playable=5-0)",
    ),
    ("nor of the suit led", VOID, "", "refused 1 lead 3-2 as 4: refused-not-leading"),
    (
        "what a follower is asked", ON_LEAD, "1-0 as 0, 3-1, 5-0", "prompt 3: prompt-follow(led=0)",
        "labels 3: choice-follows(piece=3-0, led=0)",
    ),
)  # fmt: skip
def test_questions_and_refusals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_a_follower_who_says_lead_plays() -> None:
    for scenario, tile, notations in (
        (LED_0, "5-0", ("lead 5-0", "lead 5-0 as 0")),
        (VOID, "3-2", ("lead 3-2", "lead 3-2 as 3", "lead 3-2 as 2")),
    ):
        assert all(scenario.play(f"1 {notation}") == scenario.play(tile) for notation in notations)


def test_a_trick_is_worth_nothing_and_counts_as_one() -> None:
    scenario = ALONE.hands("8-8 6-4", "7-7 6-2", "6-6 5-0", "5-5 6-5").contract(0, "4", trump="none")
    scenario = scenario.play("6-4 as 6, 6-2, 6-6, 6-5")
    assert TrickWon(1, 2, 0) in scenario.events
    view = scenario.view()
    assert [(seat.tricks, seat.points) for seat in view.seats] == [(0, 0), (0, 0), (1, 1), (0, 0)]
    assert view.trick_board.on_table is not None
    assert view.trick_board.on_table.points == 0, "every trick counts the same: nothing to tell"


def test_trumps_stand_first_and_are_marked() -> None:
    hands = ALONE.hands("8-8 6-4 4-2 2-0", *HANDS[1:])
    view = hands.contract(0, "4", trump="2").view(0)
    assert [(str(shown.piece), shown.trump) for shown in view.hand] == [
        ("4-2", True), ("2-0", True), ("8-8", False), ("6-4", False),
    ]  # fmt: skip
    assert [str(shown.piece) for shown in hands.contract(0, "4").view(0).hand] == ["8-8", "6-4", "4-2", "2-0"]
