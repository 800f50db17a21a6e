"""Black Tile: the score, the moon, and the end of a match."""

import pytest

from bot.rules.black_tile.game import (
    BLACK_TILE,
    PRESETS,
    FirstLead,
    Tie,
    UndealtTile,
    Variant,
)
from bot.rules.events import DealEnded, DealStarted, Moved, TrickWon
from bot.rules.pieces import double_set
from bot.rules.shuffle import shuffled
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS
from tests.rules.scenario import TrickScenario


def last_trick(totals: tuple[int, ...], game: TrickScenario = ELEVEN) -> TrickScenario:
    """A deal of one trick, in which every point there is goes to seat 0."""
    scenario = game.hands("3-3", "3-1", "3-0", "3-2", totals=totals)
    return scenario.play("0 lead 3-3 as 3", "1 play 3-1", "2 play 3-0", "3 play 3-2")


def test_the_moon_and_the_end() -> None:
    """Vector 1.6."""
    scenario = last_trick((58, 40, 30, 20))
    assert scenario.totals == (58, 62, 52, 42)
    assert scenario.results[-1].moon == 0
    assert scenario.winners == (3,)
    assert scenario.view().winners == (3,)
    assert scenario.refused(0, "play 6-4") == "refused-match-over"


@pytest.mark.parametrize(("variant", "figure"), [("eleven-point", 22), ("twenty-one-point", 42), ("thirty-point", 60)])
def test_the_moon_of_each_variant(variant: str, figure: int) -> None:
    preset = next(preset for preset in PRESETS if preset.name == variant)
    assert last_trick((0, 0, 0, 0), TrickScenario(BLACK_TILE, preset.options)).totals == (0, figure, figure, figure)


def test_thirty_point_with_the_moon_of_twenty_one() -> None:
    game = ELEVEN.under(variant=Variant.THIRTY, target=210, moon_points=42)
    assert last_trick((0, 0, 0, 0), game).totals == (0, 42, 42, 42)


def test_the_moon_is_of_points_not_of_tricks() -> None:
    scenario = ELEVEN.hands("3-3 1-0", "3-2 6-1", "3-1 5-0", "4-3 2-1")
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    scenario = scenario.play("0 lead 1-0 as 1", "1 play 6-1", "2 play 5-0", "3 play 2-1")
    assert (scenario.results[-1].taken, scenario.results[-1].moon) == ((4, 0, 0, 0), 0)


def test_the_moon_where_the_undealt_tile_is_unused_is_of_what_is_left() -> None:
    game = ELEVEN.under(undealt_tile=UndealtTile.UNUSED)
    scenario = game.hands("3-3", "3-1", "3-2", unused="0-0")
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-1", "2 play 3-2")
    assert (scenario.results[-1].taken, scenario.totals) == ((3, 0, 0), (0, 22, 22))


def test_points_shared_out_are_no_moon() -> None:
    scenario = ELEVEN.hands("3-3 1-0", "3-2 1-1", "3-1 2-1", "4-3 5-3")
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    scenario = scenario.play("0 lead 1-0 as 1", "1 play 1-1", "2 play 2-1", "3 play 5-3")
    result = scenario.results[-1]
    assert (result.taken, result.scored, result.moon) == ((4, 1, 0, 0), (4, 1, 0, 0), None)


def test_partners_shoot_the_moon_together_and_the_figure_counts_once() -> None:
    scenario = PARTNERS.hands("3-3 1-0", "3-2 4-1", "3-1 1-1", "4-3 5-1")
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    scenario = scenario.play("0 lead 1-0 as 1", "1 play 4-1", "2 play 1-1", "3 play 5-1")
    assert (scenario.totals, scenario.results[-1].moon) == ((0, 22), 0)
    assert BLACK_TILE.sides(PARTNERS.options, 4) == (0, 1, 0, 1)
    assert scenario.view(0).partners


def test_partners_points_are_summed() -> None:
    scenario = PARTNERS.hands("3-3 1-0", "3-2 6-1", "3-1 1-1", "4-3 0-0")
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    scenario = scenario.play("0 lead 1-0 as 0", "1 play 6-1", "2 play 1-1", "3 play 0-0")
    assert scenario.results[-1].taken == (4, 4)
    assert [seat.points for seat in scenario.view(0).seats] == [0, 0, 0, 0], "a new deal has begun"


@pytest.mark.parametrize(("tie", "winners"), [("shared", (1, 2)), ("playoff", None)])
def test_an_equal_lowest(tie: str, winners: tuple[int, ...] | None) -> None:
    game = ELEVEN.under(tie=Tie(tie))
    scenario = game.hands("3-3 1-0", "3-2 1-1", "3-1 2-1", "4-3 5-3", totals=(60, 9, 10, 20))
    scenario = scenario.play("0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    scenario = scenario.play("0 lead 1-0 as 1", "1 play 1-1", "2 play 2-1", "3 play 5-3")
    assert scenario.totals == (64, 10, 10, 20)
    assert scenario.winners == winners
    assert scenario.deal.number == (2 if winners is None else 1)


@pytest.mark.parametrize("tie", Tie)
def test_the_highest_may_tie(tie: Tie) -> None:
    scenario = last_trick((90, 68, 10, 10), ELEVEN.under(tie=tie))
    assert scenario.totals == (90, 90, 32, 32)
    assert scenario.winners == ((2, 3) if tie is Tie.SHARED else None)


def test_the_match_goes_on_below_the_target() -> None:
    scenario = ELEVEN.under(moon_points=1).hands("3-3", "6-1", "5-0", "2-1", totals=(59, 0, 0, 0))
    scenario = scenario.play("0 lead 3-3 as doubles", "1 play 6-1", "2 play 5-0")
    scenario = scenario.play("3 play 2-1")
    assert scenario.winners is None
    assert [type(event) for event in scenario.events] == [Moved, TrickWon, DealEnded, DealStarted]


@pytest.mark.parametrize(("before", "over"), [(38, False), (39, True)])
def test_the_match_is_over_as_soon_as_somebody_is_at_the_target(before: int, over: bool) -> None:
    scenario = last_trick((0, before, 5, 5))
    assert max(scenario.totals) == before + 22
    assert scenario.winners == ((0,) if over else None)


def test_the_highest_score_leads_in_berndts_game() -> None:
    game = ELEVEN.under(target=110, first_lead=FirstLead.HIGHEST_SCORE)
    scenario = last_trick((0, 20, 30, 10), game)
    assert scenario.deal.first == 2
    assert scenario.match.draws == ()
    scenario = last_trick((0, 30, 30, 10), game)
    tiles = shuffled(double_set(6), scenario.match.seed, "draw for deal 2, round 1")
    assert scenario.match.draws[0] == tuple(zip((1, 2), tiles, strict=False)), "a tie is drawn for among the tied"
    assert scenario.deal.first in (1, 2)
