"""Black Tile: the score, the moon, and the end of a match."""

import pytest

from bot.rules.black_tile.game import (
    BLACK_TILE,
    PRESETS,
    BlackTileOptions,
    FirstLead,
    Tie,
    UndealtTile,
    Variant,
)
from bot.rules.events import DealEnded, DealStarted, Moved, TrickWon
from bot.rules.moves import parse_move
from bot.rules.options import Partners
from bot.rules.pieces import double_set
from bot.rules.shuffle import shuffled
from tests.rules.positions import BlackTileMatch, played, position, refused

ELEVEN = BlackTileOptions()
PARTNERS = BlackTileOptions(partners=Partners.YES)


def last_trick(totals: tuple[int, ...], options: BlackTileOptions = ELEVEN) -> BlackTileMatch:
    """A deal of one trick, in which every point there is goes to seat 0."""
    match = position("3-3", "3-1", "3-0", "3-2", totals=totals, options=options)
    return played(match, "0 lead 3-3 as 3", "1 play 3-1", "2 play 3-0", "3 play 3-2")


def test_the_moon_and_the_end() -> None:
    """Vector 1.6."""
    match = last_trick((58, 40, 30, 20))
    assert match.totals == (58, 62, 52, 42)
    assert match.results[-1].moon == 0
    assert match.winners == (3,)
    assert BLACK_TILE.view(match, None).winners == (3,)
    assert refused(match, 0, "play 6-4") == "The match is over."


@pytest.mark.parametrize(("variant", "figure"), [("eleven-point", 22), ("twenty-one-point", 42), ("thirty-point", 60)])
def test_the_moon_of_each_variant(variant: str, figure: int) -> None:
    preset = next(preset for preset in PRESETS if preset.name == variant)
    assert isinstance(preset.options, BlackTileOptions)
    assert last_trick((0, 0, 0, 0), preset.options).totals == (0, figure, figure, figure)


def test_thirty_point_with_the_moon_of_twenty_one() -> None:
    options = BlackTileOptions(Variant.THIRTY, target=210, moon_points=42)
    assert last_trick((0, 0, 0, 0), options).totals == (0, 42, 42, 42)


def test_the_moon_is_of_points_not_of_tricks() -> None:
    match = position("3-3 1-0", "3-2 6-1", "3-1 5-0", "4-3 2-1")
    match = played(match, "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    match = played(match, "0 lead 1-0 as 1", "1 play 6-1", "2 play 5-0", "3 play 2-1")
    assert (match.results[-1].taken, match.results[-1].moon) == ((4, 0, 0, 0), 0)


def test_the_moon_where_the_undealt_tile_is_unused_is_of_what_is_left() -> None:
    options = BlackTileOptions(undealt_tile=UndealtTile.UNUSED)
    match = position("3-3", "3-1", "3-2", undealt="0-0", options=options)
    match = played(match, "0 lead 3-3 as 3", "1 play 3-1", "2 play 3-2")
    assert (match.results[-1].taken, match.totals) == ((3, 0, 0), (0, 22, 22))


def test_points_shared_out_are_no_moon() -> None:
    match = position("3-3 1-0", "3-2 1-1", "3-1 2-1", "4-3 5-3")
    match = played(match, "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    match = played(match, "0 lead 1-0 as 1", "1 play 1-1", "2 play 2-1", "3 play 5-3")
    result = match.results[-1]
    assert (result.taken, result.scored, result.moon) == ((4, 1, 0, 0), (4, 1, 0, 0), None)


def test_partners_shoot_the_moon_together_and_the_figure_counts_once() -> None:
    match = position("3-3 1-0", "3-2 4-1", "3-1 1-1", "4-3 5-1", options=PARTNERS)
    match = played(match, "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    match = played(match, "0 lead 1-0 as 1", "1 play 4-1", "2 play 1-1", "3 play 5-1")
    assert (match.totals, match.results[-1].moon) == ((0, 22), 0)
    assert BLACK_TILE.sides(PARTNERS, 4) == (0, 1, 0, 1)
    assert BLACK_TILE.view(match, 0).partners


def test_partners_points_are_summed() -> None:
    match = position("3-3 1-0", "3-2 6-1", "3-1 1-1", "4-3 0-0", options=PARTNERS)
    match = played(match, "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    match = played(match, "0 lead 1-0 as 0", "1 play 6-1", "2 play 1-1", "3 play 0-0")
    assert match.results[-1].taken == (4, 4)
    assert [seat.points for seat in BLACK_TILE.view(match, 0).seats] == [0, 0, 0, 0], "a new deal has begun"


@pytest.mark.parametrize(("tie", "winners"), [("shared", (1, 2)), ("playoff", None)])
def test_an_equal_lowest(tie: str, winners: tuple[int, ...] | None) -> None:
    options = BlackTileOptions(tie=Tie(tie))
    match = position("3-3 1-0", "3-2 1-1", "3-1 2-1", "4-3 5-3", totals=(60, 9, 10, 20), options=options)
    match = played(match, "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-1", "3 play 4-3")
    match = played(match, "0 lead 1-0 as 1", "1 play 1-1", "2 play 2-1", "3 play 5-3")
    assert match.totals == (64, 10, 10, 20)
    assert match.winners == winners
    assert match.deal.number == (2 if winners is None else 1)


@pytest.mark.parametrize("tie", Tie)
def test_the_highest_may_tie(tie: Tie) -> None:
    match = last_trick((90, 68, 10, 10), BlackTileOptions(tie=tie))
    assert match.totals == (90, 90, 32, 32)
    assert match.winners == ((2, 3) if tie is Tie.SHARED else None)


def test_the_match_goes_on_below_the_target() -> None:
    match = position("3-3", "6-1", "5-0", "2-1", totals=(59, 0, 0, 0), options=BlackTileOptions(moon_points=1))
    match = played(match, "0 lead 3-3 as doubles", "1 play 6-1", "2 play 5-0")
    match, events = BLACK_TILE.play(match, 3, parse_move("play 2-1"))
    assert match.winners is None
    assert [type(event) for event in events] == [Moved, TrickWon, DealEnded, DealStarted]


@pytest.mark.parametrize(("before", "over"), [(38, False), (39, True)])
def test_the_match_is_over_as_soon_as_somebody_is_at_the_target(before: int, over: bool) -> None:
    match = last_trick((0, before, 5, 5))
    assert max(match.totals) == before + 22
    assert match.winners == ((0,) if over else None)


def test_the_highest_score_leads_in_berndts_game() -> None:
    options = BlackTileOptions(target=110, first_lead=FirstLead.HIGHEST_SCORE)
    match = last_trick((0, 20, 30, 10), options)
    assert match.deal.first == 2
    assert match.draws == ()
    match = last_trick((0, 30, 30, 10), options)
    tiles = shuffled(double_set(6), match.seed, "draw for deal 2, round 1")
    assert match.draws[0] == tuple(zip((1, 2), tiles, strict=False)), "a tie is drawn for among the tied"
    assert match.deal.first in (1, 2)
