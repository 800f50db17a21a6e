"""Worlds agree with every pass and every draw."""

from collections import Counter
from itertools import islice, permutations
from random import Random

import pytest

from bot.players.chain.held import Batch, Held
from bot.players.chain.position import ChainPosition
from bot.players.chain.worlds import Worlds
from bot.players.search.masks import members
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Drew, Laid
from tests.players.chain.tables import OPTIONS, TABLES, position_of, truth

MATCHES, WORLDS = 2, 3
DRAWN = 20_000


def check_world(position: ChainPosition, hands: list[int], boneyard: list[int]) -> None:
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


def test_all_ways_to_fill_the_batches_are_equally_likely():
    held = Held(
        batches=[Batch(1, 2, 0), Batch(1, 1, 0), Batch(2, 2, 0)],
        items=[(0, 0b11111), (1, 0b11010), (2, 0b11100), (3, 0b00011), (4, 0b11111), (5, 0b11010), (6, 0b11111)],
        hidden=0b1111111 ^ 0b1000,  # 3 has been played
        boneyard=2,
    )
    slots = [place for place, size in enumerate(held.sizes) for _ in range(size)]
    expected = Counter[tuple[int, ...]]()
    for order in set(permutations(slots)):
        if all(places >> place & 1 for (_, places), place in zip(held.items, order, strict=True)):
            hands = [0, 0, 0]
            for (tile, _), place in zip(held.items, order, strict=True):
                if place < 3 and tile != 3:
                    hands[held.batches[place].seat] |= 1 << tile
            expected[tuple(hands)] += 1
    drawn = Worlds(held, 3).drawn(Random(1))
    found = Counter(tuple(hands) for hands, _ in islice(drawn, DRAWN))
    assert found.keys() == expected.keys()
    for hands, ways in expected.items():
        share = ways / expected.total()
        assert abs(found[hands] / DRAWN - share) < 5 * (share / DRAWN) ** 0.5 + 0.003


def test_a_tile_that_only_fits_where_others_are_makes_them_move():
    held = Held([Batch(1, 1, 0), Batch(2, 1, 0)], [(0, 0b11), (1, 0b01)], 0b11, 0)
    assert {tuple(hands) for hands, _ in islice(Worlds(held, 3).drawn(Random(1)), 20)} == {(0, 2, 1)}
