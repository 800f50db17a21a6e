"""Worlds agree with every pass and every draw."""

from random import Random

import pytest

from bot.players.chain.position import Position
from bot.players.chain.tiles import members
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Drew, Laid
from tests.players.chain.tables import OPTIONS, TABLES, position_of, truth

MATCHES, WORLDS = 2, 3


def check_world(position: Position, hands: list[int], boneyard: list[int]) -> None:
    """Each tile is somewhere, each hand has its size; who lacked a number got each tile with it in a later draw."""
    view, tiles = position.view, position.tiles
    everywhere = [tile for hand in hands for tile in members(hand)] + boneyard
    assert sorted(everywhere) == members(tiles.every & ~position.laid)
    assert [hand.bit_count() for hand in hands] == [seat.held for seat in view.seats]
    for seat in view.seats:
        later, has_drawn = [], False
        for event in reversed(view.chain_board.log):
            if event.seat != seat.seat or isinstance(event, Laid):
                continue
            excluded = [tile for tile in members(hands[seat.seat]) if tiles.with_any(event.numbers) >> tile & 1]
            assert len(excluded) <= sum(later) or seat.seat == view.viewer
            if isinstance(event, Drew):
                later.append(event.kept)
                has_drawn = True
        assert has_drawn or not later


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_worlds_agree_with_what_happened(preset: str, players: int):
    dice = Random(players)
    for _ in range(MATCHES):
        match = DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32), deals=3)
        while match.winners is None:
            position, deal = position_of(match), truth(match)
            check_world(position, deal.hands, deal.boneyard)
            batches, items = position.held.batches, position.held.items
            assert sum(batch.size for batch in batches) + position.held.boneyard == len(items)
            for world, _ in zip(position.worlds(dice), range(WORLDS), strict=False):
                check_world(position, world.hands, world.boneyard)
            match, _ = DOMINOES.play(match, match.deal.seat, dice.choice(DOMINOES.legal(match, match.deal.seat)))
