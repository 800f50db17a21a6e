"""Moon (rules §9): the auction, the kitty, trump, tricks, scores and words in vectors."""

import pytest

from bot.rules.errors import BadOptions
from bot.rules.events import ContractPlayed, Moved
from bot.rules.moon.game import MOON
from bot.rules.moves import Bid
from bot.rules.notation import parse_bid, parse_move
from bot.rules.view import Phase
from tests.rules.knowledge import in_view
from tests.rules.moon.scenarios import HANDS, KITTY, TILES_21, USUAL, bidding
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import must_bid

LEADER = USUAL.under(suit_led="leader")
FORCED = USUAL.under(all_pass="dealer_takes_minimum")
SEVEN_BIDS = "bid 4, bid 5, bid 6, bid 7, bid 21, bid pass"
TAKING = USUAL.hands(*HANDS, phase=Phase.KITTY, unused=KITTY).contract(0, "5")
NAMES = "trump 0, trump 1, trump 2, trump 3, trump 4, trump 5, trump 6, trump none"
MUST_NAME = "refused-must-name-trump(offered=0 1 2 3 4 5 6 no-trump, contracts=none)"

AFTER_SWAP = ", ".join(f"lead {tile} as {tile[0]}" for tile in ["6-6", "6-5", "6-4", "6-1", "5-5", "3-2", "2-1"])


def led(*hands: str, trump: str, game: TrickScenario = USUAL) -> TrickScenario:
    """A first trick that seat 0 leads, having named trump."""
    return game.hands(*hands).contract(0, "4", trump=trump)


@vectors(
    ("Vector 9.1, trump 5", led("6-4 1-1", "6-6 2-1", "5-1 2-2", trump="5"), "6-4, 6-6, 5-1", "won: 2"),
    ("Vector 9.1, no trump", led("6-4 1-1", "6-6 2-1", "4-4 2-2", trump="none"), "6-4, 6-6, 4-4", "won: 1"),
    ("Vector 9.1, trump 6", led("3-1 1-1", "6-3 2-1", "3-3 2-2", trump="6"), "3-1, 6-3, 3-3", "won: 1"),
    ("Vector 9.2, trump is led", led("4-2 1-1", "2-2 6-4", "4-4 6-4", trump="2"), "4-2", "legal 1: play 2-2"),
    ("Vector 9.2, no trump", led("4-2 1-1", "4-4 6-4", "3-3 5-5", trump="2"), "4-2", "legal 1: play 6-4, play 4-4"),
    ("Vector 9.2, 3s", led("3-1 5-5", "4-3 3-3 1-1", "6-3 1-1", trump="6"), "3-1", "legal 1: play 4-3, play 3-3"),
    ("Vector 9.2, no 3s", led("3-1 5-5", "6-3 1-1", "4-3 3-3", trump="6"), "3-1", "legal 1: play 6-3, play 1-1"),
    ("Vector 9.3", led("0-0 5-5", "6-3 1-1", "6-6 3-3", trump="none"), "0-0", "legal 1: play 6-3, play 1-1"),
    ("Vector 9.3, it wins", led("0-0 5-5", "6-3 1-1", "6-6 3-3", trump="none"), "0-0, 6-3, 6-6", "won: 0"),
    ("0-0 alone is trump", led("6-6 5-5", "0-0 1-1", "6-4 3-3", trump="0"), "6-6, 0-0, 6-4", "won: 1"),
    ("Vector 9.4", bidding(), "4, pass", "legal 2: bid 5, bid 6, bid 7, bid 21, bid pass",
     f"refused 2 bid 4: refused-bid-stands(bid=bid 4) + {must_bid('bid-span(least=5, most=7) 21')}"),
    ("Vector 9.4, after 7", bidding(), "7", "legal 1: bid 21, bid pass"),
    ("Vector 9.4, 21 first", bidding(), "21", "contract: 0 bid 21", "phase: kitty", "act: 0"),
    ("all pass", bidding(), "pass, pass, pass", "phase: bid", "act: 1"),
    ("the dealer is told to play for 4", bidding(FORCED), "pass, pass",
     "prompt 2: prompt-bid-forced(bids=bid-span(least=4, most=7) 21, if_passed=4)"),
    ("and plays for it", bidding(FORCED), "pass, pass, pass", "contract: 2 bid 4", "phase: kitty", "act: 2"),
    ("the bids have names", bidding(), "6",
     "labels 1: choice-bid-tricks(amount=7), choice-bid-moon(amount=21), choice-pass"),
    ("Vector 9.9, swaps", TAKING, "",
     "legal 0: kitty keep, kitty 6-6, kitty 6-5, kitty 6-1, kitty 5-5, kitty 3-2, kitty 2-1, kitty 0-0"),
    ("naming trump", TAKING, "kitty keep", f"legal 0: {NAMES}",
     f"refused 0 trump doubles: refused-not-a-trump(suit=doubles) + {MUST_NAME}"),
    ("trump first", bidding(USUAL.under(kitty="after_trump")), "5, pass, pass, 0 trump 6", "phase: kitty", "act: 0"),
    ("then the kitty", bidding(USUAL.under(kitty="after_trump")), "5, pass, pass, 0 trump 6, 0 kitty 0-0",
     "phase: play", f"legal 0: {AFTER_SWAP}"),
    ("Vector 9.10, no kitty", TILES_21.start(3), "21", "phase: trump"),
    ("Vector 9.10", led("5-5 1-1", "2-2 6-5", "3-3 6-4", trump="doubles", game=TILES_21), "5-5", "legal 1: play 2-2"),
    ("the leader names the suit", led("6-4 5-5", "4-1 6-1", "6-6 4-4", trump="5", game=LEADER), "",
     "legal 0: lead 6-4 as 6, lead 6-4 as 4, lead 5-5 as 5"),
    ("and others follow that", led("6-4 5-5", "4-2 6-1", "6-6 4-4", trump="1", game=LEADER), "6-4 as 4",
     "legal 1: play 4-2"),
)  # fmt: skip
def test_deals(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_doubles_may_be_trump_with_21_tiles_and_0_may_not() -> None:
    naming = TILES_21.start(3).play("7, pass, pass")
    seat = naming.to_act[0]
    assert naming.legal(seat) == [f"trump {suit}" for suit in (*range(1, 7), "doubles", "none")]
    with pytest.raises(BadOptions):
        MOON.with_rule(TILES_21.options, "kitty", "after_trump")


def test_21_is_also_typed_moon() -> None:
    assert parse_move("moon") == parse_move("bid moon") == parse_bid("Moon") == Bid(21)


def ended(
    bid: int, tricks: tuple[int, ...], game: TrickScenario = USUAL, totals: tuple[int, ...] = ()
) -> TrickScenario:
    """A deal that seat 0 plays for `bid`, by the tricks each seat takes; seat 0 takes the last."""
    won = [f"{seat}: 1-1" for seat, count in enumerate(tricks) for _ in range(count - (seat == 0))]
    scenario = game.hands("6-6", "6-1", "6-2", totals=totals).contract(0, str(bid), trump="none").tricks(*won)
    return scenario.play("6-6", "6-1", "6-2")


@pytest.mark.parametrize(
    ("game", "bid", "tricks", "scored", "made"),
    [
        pytest.param(USUAL, 5, (5, 1, 1), (5, 1, 1), True, id="Vector 9.5"),
        pytest.param(USUAL, 5, (6, 1, 0), (6, 1, 0), True, id="Vector 9.5, overtricks"),
        pytest.param(USUAL.under(overtricks="bid_only"), 5, (6, 1, 0), (5, 1, 0), True, id="Vector 9.5, bid_only"),
        pytest.param(USUAL, 5, (4, 2, 1), (-5, 2, 1), False, id="Vector 9.5, set"),
        pytest.param(USUAL, 7, (7, 0, 0), (7, 0, 0), True, id="Vector 9.6, 7"),
        pytest.param(USUAL, 21, (7, 0, 0), (21, 0, 0), True, id="Vector 9.6, 21"),
        pytest.param(USUAL, 21, (6, 1, 0), (-21, 1, 0), False, id="Vector 9.6, set"),
    ],
)
def test_a_made_bid_scores_its_tricks_and_a_broken_one_loses_itself(
    game: TrickScenario, bid: int, tricks: tuple[int, ...], scored: tuple[int, ...], made: bool
) -> None:
    result = ended(bid, tricks, game).results[-1]
    assert (result.scored, result.remarks) == (scored, (ContractPlayed(0, Bid(bid), made, tricks[0]),))
    assert result.moon == (0 if made and bid == 21 else None), "which is told as a moon that was shot"


@pytest.mark.parametrize(
    ("game", "bid", "tricks", "before", "totals", "winners"),
    [
        pytest.param(USUAL, 4, (4, 3, 0), (17, 20, 3), (21, 23, 3), (0,), id="Vector 9.7"),
        pytest.param(USUAL, 4, (3, 2, 2), (18, 19, 20), (14, 21, 22), (2,), id="Vector 9.7, set"),
        pytest.param(USUAL, 4, (3, 2, 2), (18, 20, 20), (14, 22, 22), None, id="equal"),
        pytest.param(USUAL, 21, (7, 0, 0), (-5, 3, 3), (16, 3, 3), None, id="Vector 9.8"),
        pytest.param(USUAL.under(moon_wins=True), 21, (7, 0, 0), (-5, 3, 3), (16, 3, 3), (0,), id="Vector 9.8, wins"),
        pytest.param(USUAL.under(moon_wins=True), 7, (7, 0, 0), (-5, 3, 3), (2, 3, 3), None, id="7 is no moon"),
    ],
)
def test_the_end(
    game: TrickScenario, bid: int, tricks: tuple[int, ...], before: tuple[int, ...], totals: tuple[int, ...],
    winners: tuple[int, ...] | None,
) -> None:  # fmt: skip
    scenario = ended(bid, tricks, game, before)
    assert (scenario.match.totals, scenario.winners) == (totals, winners)


@pytest.mark.parametrize(("bid", "needed"), [("5", 5), ("7", 7), ("21", 7)])
def test_all_see_the_tricks_that_a_bid_needs(bid: str, needed: int) -> None:
    scenario = USUAL.hands("6-6", "6-1", "6-2").contract(0, bid, trump="none").tricks("0: 1-1", "1: 1-1")
    assert {scenario.view(viewer).trick_board.contract_progress for viewer in (None, 0, 1, 2)} == {(1, needed)}


@pytest.mark.parametrize("kitty", ["before_trump", "after_trump"])
def test_the_bid_winner_alone_sees_the_kitty_and_what_becomes_of_it(kitty: str) -> None:
    """Vector 9.9."""
    scenario = bidding(USUAL.under(kitty=kitty)).play("5, pass, pass")
    tile, given = *pieces("6-4"), *pieces("3-2")
    asked = scenario if kitty == "before_trump" else scenario.play("0 trump 6")
    swapped, kept = asked.play("0 kitty 3-2"), asked.play("0 kitty keep")
    assert (swapped.events, len(swapped.deal.hands[0]), swapped.deal.unused) == ((Moved(0, None),), 7, (given,))
    assert tile in swapped.deal.hands[0]
    for viewer in (None, 1, 2):
        assert tile not in in_view(asked.view(viewer))
        assert given not in in_view(swapped.view(viewer))
        assert swapped.view(viewer) == kept.view(viewer)
    assert [shown.piece for shown in swapped.view(0).trick_board.kitty] == [given]
