"""Exact values are those of a brute force that plays every move of every world by the rules themselves."""

from itertools import permutations
from random import Random

import pytest

from bot.players.line.exact import exact_margins
from bot.players.line.playouts import candidates
from bot.players.line.position import RowPosition
from bot.rules.blind_hughie.deal import RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.copies import updated
from bot.rules.moves import Move, Peek
from tests.players.line.tables import TABLES, late_deal, margins_of


def consistent(match: RowMatch) -> list[RowMatch]:
    """The match as it may be for all that anybody knows: the tiles of its rows in every order."""
    lengths = [len(row) for row in match.deal.rows]
    found: list[RowMatch] = []
    for tiles in permutations([row_tile.tile for row in match.deal.rows for row_tile in row]):
        left = iter(tiles)
        rows = tuple(tuple(RowTile(next(left)) for _ in range(length)) for length in lengths)
        deal = updated(match.deal, rows=rows)
        if not deal.blocked:
            found.append(updated(match, deal=deal))
    return found


def best_margins(matches: list[RowMatch]) -> list[float]:
    """The margins summed over matches, everybody doing what is best for the mean over those they cannot tell apart."""
    totals = [0.0] * len(matches[0].totals)
    groups: dict[object, list[RowMatch]] = {}
    for match in matches:
        if match.results:
            totals = [total + margin for total, margin in zip(totals, margins_of(match), strict=True)]
        else:
            groups.setdefault(BLIND_HUGHIE.view(match, match.deal.seat).line, []).append(match)
    for group in groups.values():
        margins = max(values(group).values(), key=lambda found: found[side_of(group[0])])
        totals = [total + margin for total, margin in zip(totals, margins, strict=True)]
    return totals


def values(matches: list[RowMatch]) -> dict[Move, list[float]]:
    """The summed margins of each move. A peek costs nothing, so it is made first."""
    seat = matches[0].deal.seat
    legal = BLIND_HUGHIE.legal(matches[0], seat)
    moves = [Peek()] if Peek() in legal else legal
    return {move: best_margins([BLIND_HUGHIE.play(match, seat, move)[0] for match in matches]) for move in moves}


def side_of(match: RowMatch) -> int:
    return BLIND_HUGHIE.sides(match.options, match.players)[match.deal.seat]


def to_a_choice(match: RowMatch, worlds: list[RowMatch], dice: Random) -> tuple[RowMatch, list[RowMatch]]:
    """Play at random until there is something to choose, with the worlds in which all have seen the same."""
    while not match.results and len(RowPosition.of(BLIND_HUGHIE.view(match, match.deal.seat)).moves) == 1:
        seat = match.deal.seat
        match, worlds = after(match, worlds, dice.choice(BLIND_HUGHIE.legal(match, seat)))
    if not match.results and Peek() in BLIND_HUGHIE.legal(match, match.deal.seat):
        return after(match, worlds, Peek())
    return match, worlds


def after(match: RowMatch, worlds: list[RowMatch], move: Move) -> tuple[RowMatch, list[RowMatch]]:
    seat = match.deal.seat
    match, _ = BLIND_HUGHIE.play(match, seat, move)
    played = [BLIND_HUGHIE.play(world, seat, move)[0] for world in worlds]
    seen = BLIND_HUGHIE.view(match, match.deal.seat)
    return match, [world for world in played if BLIND_HUGHIE.view(world, match.deal.seat).line == seen.line]


@pytest.mark.parametrize("name", TABLES)
def test_exact_values_are_those_of_a_brute_force(name: str):
    any_tile, players = TABLES[name][0].any_tile, TABLES[name][1]
    choices = 0
    for number in range(40):
        dice = Random(number)
        match = late_deal(name, players if any_tile and players > 2 else max(4, players), dice)
        if match.deal.blocked:
            continue
        match, worlds = to_a_choice(match, consistent(match), dice)
        if match.results:
            continue
        position = RowPosition.of(BLIND_HUGHIE.view(match, match.deal.seat))
        every = position.every_world()
        assert len(every) == len(worlds)
        margins = exact_margins(position, every, 10**6)
        assert margins is not None
        found = values(worlds)
        choices += len(found) > 1
        for (index, _), margin in zip(candidates(position), margins, strict=True):
            assert margin == pytest.approx(found[position.moves[index][0]][side_of(match)] / len(worlds))
    assert choices


def test_too_many_actions_are_refused():
    match = late_deal("any tile, two", 5, Random(1))
    position = RowPosition.of(BLIND_HUGHIE.view(match, 0))
    assert exact_margins(position, position.every_world(), 10) is None
