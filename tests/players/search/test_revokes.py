"""On honour anybody may break the rules, take it back, or not: the search goes on whatever a deal seems to tell."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.players.computer import NORMAL, choose
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, FirstTrick, OpeningLead, Revoke
from bot.rules.moves import Move, Retract
from tests.players.search.random_deals import PLAYED, RandomDeal


class Lawless(RandomDeal):
    """A deal in which every fifth play may be any tile, and half of the revokes are taken back at once."""

    def __iter__(self) -> Iterator[int]:
        """The seat to play, each time before it does."""
        while not self.match.results:
            for seat in range(self.players):
                if Retract() in self.game.extra_moves(self.match, seat) and self.dice.random() < 0.5:
                    self.match, _ = self.game.play(self.match, seat, Retract())
            seat = self.game.to_act(self.match)[0]
            if self.match.deal.phase in PLAYED:
                yield seat
            self.match, _ = self.game.play(self.match, seat, self.choose(seat))

    def choose(self, seat: int) -> Move:
        if self.match.deal.phase not in PLAYED or self.dice.random() > 0.2:
            return super().choose(seat)
        return self.dice.choice(self.game.legal(self.match, seat))


@pytest.mark.parametrize("first_trick", FirstTrick)
@pytest.mark.parametrize("players", DOMINO_HEARTS.players)
def test_revokes_stop_nobody(players: int, first_trick: FirstTrick):
    dice = Random(players)
    for opening in OpeningLead:
        options = DominoHeartsOptions(revoke=Revoke.HONOUR, opening=opening, first_trick=first_trick)
        deal = Lawless(DOMINO_HEARTS, options, players, dice)
        for seat in deal:
            hidden = deal.position(seat).hidden
            for world in hidden.worlds(dice, 2):
                assert tuple(map(int.bit_count, world[:-1])) == hidden.held
                assert sum(world) == hidden.pieces
            if dice.random() < 0.1:
                assert choose(deal.view(seat), 1, NORMAL) in deal.legal(seat)
