"""Worlds that agree with a View: each tile is somewhere, and no seat holds what it is known to lack."""

from collections.abc import Iterable, Sequence

from bot.players.hidden import Logged
from bot.rules.dominoes.tiles import Tiles, members
from bot.rules.events import Drew, Knocked
from bot.rules.view import View


def check_world(
    view: View, log: Iterable[Logged], tiles: Tiles, laid: int, hands: Sequence[int], boneyard: list[int]
) -> None:
    """Each tile is somewhere, each hand has its size; who lacked a number got each tile with it in a later draw."""
    everywhere = [tile for hand in hands for tile in members(hand)] + boneyard
    assert sorted(everywhere) == members(tiles.every & ~laid)
    assert [hand.bit_count() for hand in hands] == [seat.held for seat in view.seats]
    newest_first = [*log][::-1]
    for seat in view.seats:
        later = 0
        for event in newest_first:
            if event.seat == seat.seat and isinstance(event, Drew | Knocked):
                excluded = (hands[seat.seat] & tiles.with_any(event.numbers)).bit_count()
                assert excluded <= later or seat.seat == view.viewer
                later += event.kept if isinstance(event, Drew) else 0
