"""A deal in bit masks goes as the rules say, at each step of random deals of every kind."""

from random import Random

import pytest

from bot.players.line.any_tile import AnyTile
from bot.players.line.from_right import NO_TILE, TURN
from bot.players.line.position import Deal, RowPosition
from bot.players.line.tiles import AFTER, EITHER_END, FITS, NO_LINE, NUMBER
from bot.rules.blind_hughie.deal import RowMatch
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile
from tests.players.line.tables import TABLES, margins_of, true_rows

DEALS = 20  # of each kind


def position_and_truth(match: RowMatch) -> tuple[RowPosition, Deal]:
    """What the seat to act knows, and the deal as it lies."""
    position = RowPosition.of(BLIND_HUGHIE.view(match, match.deal.seat))
    rows = zip(position.rows, true_rows(match), strict=True)
    unknown = [tile for known, true in rows for seen, tile in zip(known, true, strict=True) if seen == NO_TILE]
    return position, position.deal(iter(unknown))


def action_of(match: RowMatch, move: Move, deal: Deal) -> int | None:
    """The action that a move is; None for one that decides nothing, which the deal has not waited for."""
    row = true_rows(match)[match.deal.seat]
    if isinstance(move, Place):
        after, _ = BLIND_HUGHIE.play(match, match.deal.seat, move)
        return line_ends(after) if deal.waiting != NO_TILE else None
    assert isinstance(move, Turn)
    tile = row[move.place - 1] if move.place else NO_TILE
    if not match.options.any_tile:
        return TURN if move.place is None else tile
    assert isinstance(deal, AnyTile)
    unseen = deal.unseen[match.deal.seat]
    if tile not in unseen:
        return tile
    unseen.remove(tile)
    unseen.append(tile)  # a deal turns up the last of them, for any is as good as another
    return TURN


def line_ends(match: RowMatch) -> int:
    ends = (match.deal.before or match.deal).line.ends if match.results else match.deal.line.ends
    return NO_LINE if ends is None else NUMBER[Tile.of(*ends)]


@pytest.mark.parametrize("name", TABLES)
def test_it_goes_as_the_rules_say(name: str):
    options, players = TABLES[name]
    for number in range(DEALS):
        dice = Random(number)
        match = BLIND_HUGHIE.start(options, players, dice.randbytes(32))
        _, deal = position_and_truth(match)
        while not match.results:
            seat = match.deal.seat
            legal = BLIND_HUGHIE.legal(match, seat)
            position, truth = position_and_truth(match)
            if deal.waiting == NO_TILE and match.deal.waiting is not None:  # which end makes no difference
                assert AFTER[position.ends][position.waiting] != EITHER_END
                match, _ = BLIND_HUGHIE.play(match, seat, Place(dice.choice((End.LEFT, End.RIGHT))))
                continue
            assert not deal.over
            assert (deal.seat, deal.ends, deal.held) == (seat, line_ends(match), truth.held)
            assert deal.public() == truth.public() or match.deal.peeked
            assert bool(deal.held & FITS[deal.ends]) or deal.waiting != NO_TILE
            steps = {first for _, every in position.moves for first, *_ in every}
            assert set(deal.actions) == steps
            move = dice.choice([move for move in legal if move != Peek()])
            if Peek() in legal and dice.random() < 0.3:
                move = Peek()
            else:
                action = action_of(match, move, deal)
                assert action is not None
                deal.act(action)
            match, _ = BLIND_HUGHIE.play(match, seat, move)
        assert deal.over
        assert deal.margins() == margins_of(match)
