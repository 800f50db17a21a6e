"""The end of a deal is the same picture in every message that shows it."""

import random

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import DealEnded
from bot.table.state.snapshot import Snapshot
from cogs.messages import deal_end
from tests.cogs.tables import played, table_of


def ends(game: AnyGame) -> list[Snapshot]:
    """A table at the end of its first deals."""
    table = table_of(game, game.presets[0], game.presets[0].players[0])
    rng = random.Random(game.name)
    positions = (
        table.snapshot() for events in played(table, rng, 200) if any(isinstance(it, DealEnded) for it in events)
    )
    return [*positions][:3]


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_a_deal_card_is_drawn_once_for_all_who_see_it(game: AnyGame) -> None:
    cards = set[bytes]()
    for snapshot in ends(game):
        assert snapshot.ended is not None
        deal = snapshot.ended.deal
        shown = [deal_end.deal_card(snapshot, deal)]
        shown += [deal_end.seat_over(snapshot, deal, seat.seat) for seat in snapshot.seats]
        pictures = [payload.drawing.render() for payload in shown if payload.drawing is not None]
        assert len(pictures) == len(shown)
        assert all(picture is pictures[0] for picture in pictures)
        cards.add(pictures[0])
    assert cards
    assert len(cards) == len(ends(game))  # each deal has its own
