"""Domino Whist (rules §2): the auction, the kitty, trump, tricks, scores and words in vectors."""

import pytest

from bot.rules.events import ContractPlayed, Moved
from bot.rules.moves import Bid
from bot.rules.view import Phase
from tests.rules.domino_whist.scenarios import ALONE, HANDS, PARTNERS
from tests.rules.knowledge import in_view
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors

THREE = ALONE.under(target=25)
OWN = PARTNERS.under(contract="individual")
BIDDING = ALONE.hands(*HANDS, phase=Phase.BID, unused="8-7")
DEALER = ALONE.under(all_pass="dealer_takes_minimum").hands(*HANDS[:3], phase=Phase.BID)
FROM_4 = "end-sentence(what=prompt-bid(bids=bid-span(least=4, most=11)))"
TRUMP_2 = ALONE.hands("6-4 1-0", "4-2 5-1 7-7", "4-4 3-0").contract(0, "4", trump="2")
DOUBLES = ALONE.hands("5-5 1-0", "7-5 3-1", "2-2 7-5").contract(0, "4", trump="doubles")
DOUBLES_LED = ALONE.hands("5-5 1-0", "2-2 3-1", "7-7 7-0").contract(0, "4", trump="2")
KITTY = ALONE.hands("8-8 6-4 1-0", *HANDS[1:], phase=Phase.KITTY, unused="8-7").contract(0, "4")
MAY_SWAP = "refused-may-swap(hand=8-8 6-4 1-0)"
NAMING = "refused-must-name-trump(offered=0 1 2 3 4 5 6 7 8 doubles no-trump, contracts=none)"
FOUR_LED = ALONE.hands("6-4 1-0 8-8", "5-4 4-2 7-7", *HANDS[2:]).contract(0, "4", trump="2")
ZERO_LED = ALONE.hands("6-0 1-1", "5-0 3-3", *HANDS[2:]).contract(0, "4", trump="0")
VOID = ALONE.hands("6-4 1-1", "5-0 3-2", *HANDS[2:]).contract(0, "4", trump="0")
ON_LEAD = ALONE.hands("4-2 1-0", "7-7 3-1", *HANDS[2:]).contract(0, "4", trump="2")
MUST_FOLLOW = "refused-must-follow(led=4, playable=5-4)"


@vectors(
    ("a pass is final", BIDDING, "0, pass, 2, pass, 3, 4", "act: 1", "refused 2 bid 6: refused-turn"),
    ("partners bid 4 at least", PARTNERS.hands(*HANDS, phase=Phase.BID), "", f"refused 1 bid 0: {FROM_4}",
     f"refused 1 bid 3: {FROM_4}"),
    ("the dealer is told to play for 4", DEALER, "pass, pass",
     "prompt 0: prompt-bid-forced(bids=bid-span(least=4, most=12), if_passed=4)"),
    ("Vector 2.1, following", TRUMP_2, "6-4 as 4", "legal 1: play 7-7, play 5-1, play 4-2"),
    ("Vector 2.1", TRUMP_2, "6-4 as 4, 4-2, 4-4", "won: 1"),
    ("Vector 2.2, leading", DOUBLES, "", "legal 0: lead 5-5 as doubles, lead 1-0 as 1, lead 1-0 as 0"),
    ("Vector 2.2, following", DOUBLES, "5-5, 7-5", "legal 2: play 2-2"),
    ("Vector 2.2", DOUBLES, "5-5, 7-5, 2-2", "won: 0"),
    ("Vector 2.3, following", DOUBLES_LED, "5-5 as doubles", "legal 1: play 3-1, play 2-2"),
    ("Vector 2.3", DOUBLES_LED, "5-5 as doubles, 2-2, 7-7", "won: 1"),
    ("Vector 2.4", ALONE.hands("6-4 1-0", "6-0 3-1", "7-6 7-0").contract(0, "4", trump="none"), "6-4 as 6, 6-0, 7-6",
     "won: 2", "act: 2"),
    ("the kitty", KITTY, "", "prompt 0: prompt-kitty(tile=8-7)",
     "labels 0: choice-keep, choice-swap(piece=8-8), choice-swap(piece=6-4), choice-swap(piece=1-0)",
     f"refused 0 kitty 2-2: refused-not-held(pieces=2-2) + {MAY_SWAP}",
     f"refused 0 kitty 8-7: refused-not-held(pieces=8-7) + {MAY_SWAP}",
     f"refused 0 trump 3: refused-wrong-phase(phase=kitty) + {MAY_SWAP}", "refused 1 kitty keep: refused-turn"),
    ("naming trump", KITTY, "kitty keep", f"refused 0 trump 9: refused-not-a-trump(suit=9) + {NAMING}",
     f"refused 0 trump spades: refused-not-a-trump(suit=S) + {NAMING}",
     f"refused 0 lead 8-8 as 8: refused-wrong-phase(phase=trump) + {NAMING}",
     f"refused 0 declare plunge: refused-not-declarable(special=plunge) + {NAMING}", "refused 2 trump 3: refused-turn"),
    ("sevens are a number where they are no contract", KITTY, "kitty keep, declare sevens",
     "legal 0: lead 8-8 as 8, lead 8-8 as doubles, lead 6-4 as 6, lead 6-4 as 4, lead 1-0 as 1, lead 1-0 as 0"),
    ("following", FOUR_LED, "6-4 as 4", f"refused 1 play 7-7: {MUST_FOLLOW}",
     f"refused 1 play 4-2: refused-only-trump(piece=4-2) + {MUST_FOLLOW}",
     f"refused 1 play 8-8: refused-not-held(pieces=8-8) + {MUST_FOLLOW}",
     f"refused 1 bid 5: refused-wrong-phase(phase=play) + {MUST_FOLLOW}"),
    ("leading", ON_LEAD, "", "refused 0 lead 4-2 as 4: refused-bad-lead(piece=4-2, suits=2, asked=4)",
     "refused 0 play 1-0: refused-suit-not-named(piece=1-0, suits=1 0)", "prompt 0: prompt-lead",
     "refused 0 play 4-2 left: refused-no-line(piece=4-2)",
     "labels 0: choice-lead-trump(piece=4-2), choice-lead(piece=1-0, suit=1), choice-lead(piece=1-0, suit=0)"),
    ("a lead in short is understood as trump", ON_LEAD, "4-2, 3-1", "won: ", "act: 2"),
    ("a follower names no suit that the tile is not of", ZERO_LED, "6-0 as 0",
     "refused 1 lead 5-0 as 5: refused-not-leading",
     "refused 1 play 5-0 up: refused-no-line(piece=5-0)",
     "refused 1 play 3-3 up: refused-no-line(piece=3-3) + refused-must-follow(led=0, playable=5-0)",
     "refused 1 lead 3-3 as 3: refused-must-follow(led=0, playable=5-0)"),
    ("nor of the suit led", VOID, "6-4 as 4", "refused 1 lead 3-2 as 4: refused-not-leading"),
    ("what a follower is asked", ON_LEAD, "1-0 as 0, 3-1, 5-0", "prompt 3: prompt-follow(led=0)",
     "labels 3: choice-follows(piece=3-0, led=0)"),
)  # fmt: skip
def test_deals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_a_follower_who_says_lead_plays() -> None:
    for led, tile, notations in (
        (ZERO_LED.play("6-0 as 0"), "5-0", ("lead 5-0", "lead 5-0 as 0")),
        (VOID.play("6-4 as 4"), "3-2", ("lead 3-2", "lead 3-2 as 3", "lead 3-2 as 2")),
    ):
        assert all(led.play(f"1 {notation}") == led.play(tile) for notation in notations)


def ended(bid: int, tricks: tuple[int, ...], game: TrickScenario, totals: tuple[int, ...] = ()) -> TrickScenario:
    """A deal that seat 0 plays for `bid`, by the tricks each seat takes; seat 0 takes the last."""
    won = [f"{seat}: 0-0" for seat, count in enumerate(tricks) for _ in range(count - (seat == 0))]
    hands = ("6-6", "6-1", "6-2", "6-3", "6-4")[: len(tricks)]
    scenario = game.hands(*hands, totals=totals).contract(0, str(bid), trump="none").tricks(*won)
    return scenario.play("6-6 as 6", *hands[1:])


@pytest.mark.parametrize(
    ("game", "bid", "tricks", "scored", "made", "counted"),
    [
        pytest.param(THREE, 6, (5, 4, 3), (-6, 4, 3), False, 5, id="Vector 2.5, set"),
        pytest.param(THREE, 5, (7, 3, 2), (5, 3, 2), True, 7, id="Vector 2.5, made"),
        (THREE, 5, (5, 4, 3), (5, 4, 3), True, 5),
        (THREE, 0, (3, 4, 5), (0, 4, 5), True, 3),
        pytest.param(PARTNERS, 6, (4, 3, 2, 2), (6, 5), True, 6, id="Vector 2.6"),
        pytest.param(OWN, 6, (4, 3, 2, 2), (-4, 5), False, 4, id="Vector 2.6, own tricks"),
    ],
)
def test_the_bid_is_scored_or_lost_and_the_result_says_so(
    game: TrickScenario, bid: int, tricks: tuple[int, ...], scored: tuple[int, ...], made: bool, counted: int
) -> None:
    result = ended(bid, tricks, game).results[-1]
    assert (result.scored, result.remarks) == (scored, (ContractPlayed(0, Bid(bid), made, counted),))


@pytest.mark.parametrize(
    ("game", "tricks", "before", "winners"),
    [
        pytest.param(THREE, (7, 3, 2), (20, 12, 0), (0,), id="first to the target"),
        pytest.param(THREE, (7, 3, 2), (19, 12, 0), None, id="one short"),
        pytest.param(THREE, (7, 3, 2), (21, 24, 0), (1,), id="two reach it: the higher"),
        pytest.param(THREE, (7, 3, 2), (22, 24, 25), None, id="equal"),
        pytest.param(THREE, (4, 4, 4), (27, 27, 2), (1,), id="overtaken after a tie"),
        pytest.param(PARTNERS, (4, 3, 2, 2), (25, 26), (1,), id="a side wins as one"),
    ],
)
def test_the_end(
    game: TrickScenario, tricks: tuple[int, ...], before: tuple[int, ...], winners: tuple[int, ...] | None
) -> None:
    scenario = ended(5, tricks, game, before)
    assert scenario.winners == scenario.view().winners == winners


@pytest.mark.parametrize(("game", "towards"), [(ALONE, 2), (PARTNERS, 3), (OWN, 2)])
def test_all_see_the_tricks_that_count_towards_the_contract(game: TrickScenario, towards: int) -> None:
    scenario = game.hands("6-6", "6-1", "6-2", "6-3").contract(0, "4", trump="none")
    scenario = scenario.tricks("0: 0-0", "0: 0-0", "1: 0-0", "2: 0-0")
    progress = {scenario.view(viewer).trick_board.contract_progress for viewer in (None, 0, 1, 2, 3)}
    assert progress == {(towards, 4)}


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


def test_trumps_stand_first_and_are_marked() -> None:
    hands = ALONE.hands("8-8 6-4 4-2 2-0", *HANDS[1:])
    view = hands.contract(0, "4", trump="2").view(0)
    assert [(str(shown.piece), shown.trump) for shown in view.hand] == [
        ("4-2", True), ("2-0", True), ("8-8", False), ("6-4", False),
    ]  # fmt: skip
    assert [str(shown.piece) for shown in hands.contract(0, "4").view(0).hand] == ["8-8", "6-4", "4-2", "2-0"]
