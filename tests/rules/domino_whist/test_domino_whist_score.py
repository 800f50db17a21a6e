"""Domino Whist: the score of a deal, and the end of a match."""

import pytest

from bot.rules.domino_whist.options import WhoseTricks
from bot.rules.events import ContractPlayed, DealEnded, DealStarted, MatchEnded
from bot.rules.moves import Bid
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.scenario import TrickScenario

THREE = ALONE.under(target=25)
OWN = PARTNERS.under(contract=WhoseTricks.INDIVIDUAL)


def ended(bid: int, tricks: tuple[int, ...], game: TrickScenario, totals: tuple[int, ...] = ()) -> TrickScenario:
    """A deal won by seat 0 at `bid`, in which each seat has taken so many tricks; seat 0 takes the last of them."""
    won = [f"{seat}: 0-0" for seat, count in enumerate(tricks) for _ in range(count - (seat == 0))]
    hands = ("6-6", "6-1", "6-2", "6-3", "6-4")[: len(tricks)]
    scenario = game.hands(*hands, totals=totals).contract(0, str(bid), trump="none").tricks(*won)
    rest = [f"{seat} play {hands[seat]}" for seat in range(1, len(tricks))]
    return scenario.play("0 lead 6-6 as 6", *rest)


@pytest.mark.parametrize(
    ("bid", "tricks", "scored"),
    [
        pytest.param(6, (5, 4, 3), (-6, 4, 3), id="Vector 2.5, set"),
        pytest.param(5, (7, 3, 2), (5, 3, 2), id="Vector 2.5, made"),
        (5, (5, 4, 3), (5, 4, 3)),
        (12, (12, 0, 0), (12, 0, 0)),
        (12, (11, 1, 0), (-12, 1, 0)),
    ],
)
def test_the_bid_winner_scores_the_bid_and_the_others_their_tricks(
    bid: int, tricks: tuple[int, ...], scored: tuple[int, ...]
):
    result = ended(bid, tricks, THREE).results[-1]
    assert (result.taken, result.scored, result.totals) == (tricks, scored, scored)


def test_a_bid_of_nothing_scores_nothing():
    assert ended(0, (3, 4, 4, 0), ALONE).totals == (0, 4, 4, 0)


@pytest.mark.parametrize(
    ("bid", "tricks", "side", "own"),
    [
        pytest.param(6, (4, 3, 2, 2), (6, 5), (-4, 5), id="Vector 2.6"),
        (6, (6, 3, 0, 2), (6, 5), (6, 5)),
        (6, (6, 2, 2, 1), (6, 3), (8, 3)),
        (8, (4, 3, 2, 2), (-8, 5), (-6, 5)),
    ],
)
def test_partners(bid: int, tricks: tuple[int, ...], side: tuple[int, int], own: tuple[int, int]):
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
def test_what_came_of_the_bid(bid: int, tricks: tuple[int, ...], game: TrickScenario, made: bool, counted: int):
    assert ended(bid, tricks, game).results[-1].remarks == (ContractPlayed(0, Bid(bid), made, counted),)


@pytest.mark.parametrize(
    ("before", "after", "winners"),
    [
        ((20, 12, 0), (25, 15, 2), (0,)),
        ((19, 12, 0), (24, 15, 2), None),
        ((21, 24, 0), (26, 27, 2), (1,)),
        ((22, 24, 0), (27, 27, 2), None),
        ((22, 24, 25), (27, 27, 27), None),
        ((30, 12, 12), (35, 15, 14), (0,)),
    ],
    ids=["first to the target", "one short", "two reach it: the higher", "equal", "three equal", "after a tie"],
)
def test_the_end(before: tuple[int, ...], after: tuple[int, ...], winners: tuple[int, ...] | None):
    scenario = ended(5, (7, 3, 2), THREE, before)
    assert (scenario.totals, scenario.winners) == (after, winners)
    assert scenario.deal.number == (2 if winners is None else 1)
    assert scenario.view().winners == winners


def test_one_who_is_at_the_target_and_overtaken_in_the_deal_after_a_tie_has_not_won():
    scenario = ended(5, (4, 4, 4), THREE, (27, 27, 2))
    assert (scenario.totals, scenario.winners) == ((22, 31, 6), (1,))


def test_a_side_wins_as_one():
    scenario = ended(6, (4, 3, 2, 2), PARTNERS, (24, 26))
    assert (scenario.totals, scenario.winners) == ((30, 31), (1,))
    assert scenario.view(3).partners


def test_totals_may_fall_below_nothing_and_the_deal_is_told():
    scenario = THREE.hands("6-6", "6-1", "6-2").contract(0, "6", trump="none").tricks("0: 0-0", "1: 0-0", "1: 0-0")
    scenario = scenario.play("0 lead 6-6 as 6", "1 play 6-1", "2 play 6-2")
    assert scenario.totals == (-6, 2, 0)
    assert scenario.events[-2:] == (DealEnded(scenario.results[-1]), DealStarted(2))
    scenario = (
        THREE.hands("6-6", "6-1", "6-2", totals=(21, 0, 0))
        .contract(0, "4", trump="none")
        .tricks("0: 0-0", "0: 0-0", "0: 0-0")
    )
    scenario = scenario.play("0 lead 6-6 as 6", "1 play 6-1", "2 play 6-2")
    assert scenario.events[-2:] == (DealEnded(scenario.results[-1]), MatchEnded((0,)))


@pytest.mark.parametrize(("game", "towards"), [(ALONE, 2), (PARTNERS, 3), (OWN, 2)])
def test_all_see_the_tricks_that_count_towards_the_contract(game: TrickScenario, towards: int):
    scenario = (
        game.hands("6-6", "6-1", "6-2", "6-3")
        .contract(0, "4", trump="none")
        .tricks("0: 0-0", "0: 0-0", "1: 0-0", "2: 0-0")
    )
    progress = {scenario.view(viewer).trick_board.contract_progress for viewer in (None, 0, 1, 2, 3)}
    assert progress == {(towards, 4)}
