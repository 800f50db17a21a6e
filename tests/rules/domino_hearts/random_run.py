"""Random matches of Domino Hearts, of every preset and option value, to their end, with what must hold at each step."""

from bot.rules.domino_hearts.game import DOMINO_HEARTS, HeartsMatch
from bot.rules.events import Event
from bot.rules.moves import ANY_TIME, Challenge, Lead, Moon, Move, Pass, Play, Retract, Turn
from bot.rules.pieces import Card, Piece, cards
from bot.rules.view import Phase
from tests.rules.domino_hearts.brute import points
from tests.rules.tricks.trick_run import TrickRun

PASSED = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 0)}
LEFT_OUT = {3: {Card(2, "C")}, 4: set[Card](), 5: {Card(2, "C"), Card(2, "D")}}


def plain(piece: Piece) -> tuple[int, str]:
    assert isinstance(piece, Card)
    return piece.rank, piece.suit


class DominoHeartsRun(TrickRun):
    game = DOMINO_HEARTS
    short = 30
    looks = (0.3, 0.02, 0.02)

    def passes(self) -> int:
        cycle = PASSED[self.players]
        return cycle[(self.match.deal.number - 1) % len(cycle)]

    def check_dealt(self) -> None:
        deal = self.match.deal
        assert deal.phase is (Phase.PASS if self.offset else Phase.PLAY)
        assert {len(hand) for hand in deal.dealt} == {52 // self.players}
        assert set(self.deck) == set(cards()) - LEFT_OUT[self.players]

    def choose(self) -> tuple[int, Move]:
        """A move of somebody who is to act; at times another's, out of turn."""
        anybody = self.dice.randrange(self.players)
        aside = [move for move in self.game.extra_moves(self.match, anybody) if isinstance(move, ANY_TIME)]
        if aside and self.dice.random() < 0.15:
            return anybody, self.dice.choice(aside)
        return super().choose()

    def learn(self, seat: int, move: Move) -> None:
        super().learn(seat, move)
        if isinstance(move, Retract):
            place = [who for who, _ in self.tricks[-1]].index(seat)
            for who, piece in self.tricks[-1][place:]:
                self.held[who][piece] += 1
            del self.tricks[-1][place:]

    def check_score(self, before: HeartsMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        result = self.match.results[-1]
        assert result.taken == self.counted()
        assert sum(result.taken) == 26
        scored = list(result.taken)
        assert result.moon == (scored.index(26) if 26 in scored else None)
        if result.moon is not None:
            assert isinstance(move, Moon)
            scored = self.moon(seat, move)
        for challenged in before.deal.challenges:
            scored[challenged.seat] += 13 if challenged.proven else 0
        assert result.scored == tuple(scored)
        best = tuple(who for who, total in enumerate(result.totals) if total == min(result.totals))
        self.check_end(before, best, max(result.totals) >= self.options.target, events)

    def counted(self) -> tuple[int, ...]:
        """What each seat took, from the plays as they were made."""
        taken = [0] * self.players
        for trick in self.tricks[:-1]:
            best, card = trick[0][0], plain(trick[0][1])
            for seat, piece in trick:
                rank, suit = plain(piece)
                if suit == card[1] and rank > card[0]:
                    best, card = seat, (rank, suit)
            taken[best] += sum(points(plain(piece)) for _, piece in trick)
        return tuple(taken)

    def moon(self, seat: int, move: Moon) -> list[int]:
        if move.everyone:
            return [0 if who == seat else 26 for who in range(self.players)]
        changed = seat if move.opponent is None else move.opponent
        return [(-26 if move.opponent is None else 26) if who == changed else 0 for who in range(self.players)]

    def check_next(self, before: HeartsMatch) -> None:
        assert self.match.deal.first == (before.deal.first + 1) % self.players

    def anything(self) -> list[Move]:
        some = self.dice.sample(cards(), 5)
        seat, trick = self.dice.randrange(6), self.dice.randrange(1, 20)
        passing: list[Move] = [Pass(tuple(some[:3])), Pass(()), Pass((some[0],) * 3)]
        plays: list[Move] = [*map(Play, some), *map(Lead, some), Turn()]
        return [*passing, *plays, Moon(), Moon(seat), Retract(), Challenge(seat, trick)]
