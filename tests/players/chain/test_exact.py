"""Best play with all hands open is the same with and without leaving out what cannot matter."""

from random import Random

import pytest

from bot.players.chain.deal import Deal
from bot.players.chain.exact import ChainSolver, TooManyPlaysError
from bot.rules.dominoes.game import DOMINOES
from tests.players.chain.tables import OPTIONS, TABLES, truth

LATE = 6  # tiles in all hands
LATE_DEALS = 4


def late_deal(preset: str, players: int, dice: Random) -> Deal:
    """A deal near its end, come to by chance."""
    while True:
        deal = truth(DOMINOES.start(OPTIONS[preset], players, dice.randbytes(32)))
        while not deal.over and sum(hand.bit_count() for hand in deal.hands) > LATE:
            deal.play(*dice.choice(deal.plays()))
        if not deal.over:
            return deal


def by_trying_everything(deal: Deal) -> list[float]:
    if deal.over:
        return deal.margins()
    side = deal.terms.sides[deal.seat]
    return max([by_trying_everything(deal.after(*play)) for play in deal.plays()], key=lambda margins: margins[side])


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_it_is_found_with_and_without_trying_everything(preset: str, players: int):
    dice = Random(players)
    for _ in range(LATE_DEALS):
        deal = late_deal(preset, players, dice)
        margins = by_trying_everything(deal)
        for side, margin in enumerate(margins):
            assert ChainSolver().margin(deal, side) == pytest.approx(margin)


def test_it_stops_after_so_many_plays():
    deal = late_deal("block", 4, Random(1))
    with pytest.raises(TooManyPlaysError):
        ChainSolver(1).margin(deal, 0)
