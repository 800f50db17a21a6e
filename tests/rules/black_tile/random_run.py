"""Random matches of Black Tile, of every preset and option value, to their end, with what must hold at each step."""

from bot.rules.black_tile.game import BLACK_TILE, BlackTileMatch
from bot.rules.events import Event, TrickWon
from bot.rules.moves import Bid, Kitty, Lead, Move, Pass, Play, Trump, Turn, Yield
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.black_tile.brute import taker, worth
from tests.rules.say import plain, plain_suit
from tests.rules.tricks.trick_run import TrickRun

DECK = double_set(6)
POINTS = {"11": 11, "21": 21, "30": 30}


class BlackTileRun(TrickRun):
    game = BLACK_TILE
    short = 25
    looks = (1.0, 0.06, 0.1)

    def passes(self) -> int:
        return 1 if self.options.pass_direction == "left" else self.players - 1

    def check_dealt(self) -> None:
        deal = self.match.deal
        assert deal.phase is Phase.PASS
        assert {len(hand) for hand in deal.dealt} == {28 // self.players}
        assert set(self.deck) == set(DECK)
        assert len(deal.unused) == (self.players == 3)

    def knows_undealt(self, seat: int | None) -> bool:
        """All see it once the first trick has been taken, where it goes with that."""
        return self.options.undealt_tile == "first_trick_winner" and len(self.tricks) > 1

    def check_score(self, before: BlackTileMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        result = self.match.results[-1]
        unused = 0 if self.knows_undealt(None) else sum(map(self.worth, self.undealt))
        assert sum(result.taken) == POINTS[self.options.variant] - unused
        assert result.taken == self.counted()
        assert [event.points for event in events if isinstance(event, TrickWon)] == [
            sum(self.worth(piece) for _, piece in self.tricks[-2])
        ]
        moon = next((side for side, points in enumerate(result.taken) if points == sum(result.taken)), None)
        figure = self.options.moon_points
        shot = tuple(0 if side == moon else figure for side in range(len(result.taken)))
        assert (result.moon, result.scored) == (moon, result.taken if moon is None else shot)
        best = tuple(side for side, total in enumerate(result.totals) if total == min(result.totals))
        over = max(result.totals) >= self.options.target and (len(best) == 1 or self.options.tie == "shared")
        self.check_end(before, best, over, events)

    def counted(self) -> tuple[int, ...]:
        """The points of each side, from the plays as they were made."""
        taken = [0] * len(self.match.totals)
        for number, plays in enumerate(self.tricks[:-1]):
            seat = taker([(who, plain(piece)) for who, piece in plays], plain_suit(self.led[number]))
            pieces = [piece for _, piece in plays]
            if number == 0 and self.knows_undealt(None):
                pieces += self.undealt
            taken[self.side(seat)] += sum(map(self.worth, pieces))
        return tuple(taken)

    def side(self, seat: int) -> int:
        return seat % 2 if self.options.partners == "yes" else seat

    def worth(self, piece: Piece) -> int:
        return worth(int(self.options.variant), plain(piece))

    def check_next(self, before: BlackTileMatch) -> None:
        first = self.match.deal.first
        if self.options.first_lead == "rotates":
            assert first == (before.deal.first + 1) % self.players
        else:
            assert self.match.totals[self.side(first)] == max(self.match.totals)

    def anything(self) -> list[Move]:
        tiles = self.dice.sample(DECK, 4)
        suit = self.dice.choice(list(Suit))
        some: list[Move] = [Play(tiles[0]), Lead(tiles[1], suit), Lead(tiles[2]), Pass(tuple(tiles[:3])), Pass(())]
        return [*some, Pass((tiles[0],) * 3), Yield(), Bid(5), Bid(None), Kitty(tiles[3]), Trump(suit), Turn()]
