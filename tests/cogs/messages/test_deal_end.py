"""The end of a deal is the same picture in every message that shows it."""

import pytest

from bot.rules.catalogue import CATALOGUE
from cogs.messages import deal_end
from tests.moments import moments


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_deal_card_is_drawn_once_for_all_who_see_it(game: str) -> None:
    ends = [moment.snapshot for moment in moments() if moment.game.name == game and moment.ends_deal][:4]
    cards = set[bytes]()
    for snapshot in ends:
        assert snapshot.ended is not None
        deal = snapshot.ended.deal
        shown = [deal_end.deal_card(snapshot, deal)]
        shown += [deal_end.seat_over(snapshot, deal, seat.seat) for seat in snapshot.seats]
        pictures = [payload.drawing.render() for payload in shown if payload.drawing is not None]
        assert len(pictures) == len(shown)
        assert all(picture is pictures[0] for picture in pictures)
        cards.add(pictures[0])
    assert len(cards) == len(ends) > 2  # each deal has its own
