"""One random match of a trick game, followed by its moves alone and checked at each step; each game adds its own."""

import random
from abc import abstractmethod
from collections import Counter
from typing import ClassVar

from bot.rules.events import DealEnded, DealResult, Event, MatchEnded, Moved
from bot.rules.moves import Challenge, Kitty, Lead, Move, Pass, Play, parse_move
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickDeal, TrickMatch
from bot.rules.tricks.game import TrickGame
from tests.rules.knowledge import in_view, otherwise
from tests.rules.random_match import RandomMatch


class TrickRun(RandomMatch[TrickDeal]):
    """What holds in every game of tricks with hidden hands. Views and refusals are looked at now and then."""

    game: ClassVar[TrickGame]
    looks: ClassVar[tuple[float, float, float]]  # how often at Views in the first deal, and later, and at refusals

    # -- what a game says --------------------------------------------------------------------------------------------

    @abstractmethod
    def passes(self) -> int:
        """How many seats to the left pieces are passed in this deal; 0 for none."""

    @abstractmethod
    def check_dealt(self) -> None:
        """The deck, the hands and the phase as a deal begins."""

    @abstractmethod
    def check_score(self, before: TrickMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        """The result of the deal that this move has ended. Ends with `check_end`."""

    @abstractmethod
    def check_next(self, before: TrickMatch) -> None:
        """Who deals or goes first, as the next deal begins."""

    def choose(self) -> tuple[int, Move]:
        """A move of somebody who is to act."""
        seat = self.dice.choice(self.game.to_act(self.match))
        return seat, self.dice.choice(self.game.legal(self.match, seat))

    def learn(self, seat: int, move: Move) -> None:
        """Follow the deal by its moves alone."""
        if isinstance(move, Pass):
            self.chosen[seat] = move.pieces
            if len(self.chosen) == self.players:
                self.exchange()
        if isinstance(move, Lead):
            self.led[len(self.tricks) - 1] = move.suit
        if isinstance(move, Lead | Play):
            self.tricks[-1].append((seat, move.piece))
            self.held[seat][move.piece] -= 1
            self.seen.add(move.piece)
            if len(self.tricks[-1]) == self.trick_size():
                self.tricks.append([])

    def trick_size(self) -> int:
        """How many play to a trick of this deal."""
        return self.players

    def knows_undealt(self, seat: int | None) -> bool:
        """Whether a seat, or a bystander, has seen what nobody was dealt."""
        return False

    # -- the course of the match -------------------------------------------------------------------------------------

    def step(self) -> None:
        before = self.match
        assert self.game.to_act(before), "a match that is not over waits for somebody"
        seat, move = self.choose()
        moves = self.all_moves(seat)
        assert len(set(moves)) == len(moves) > 0
        assert parse_move(str(move)) == move
        self.match, events = self.game.play(before, seat, move)
        self.journal.append((seat, str(move)))
        secret = isinstance(move, Pass | Kitty)
        assert [event for event in events if isinstance(event, Moved)] == [Moved(seat, None if secret else move)]
        self.learn(seat, move)
        self.check_turn(before, move)
        self.check_after(before, seat, move, events)
        first, later, refusals = self.looks
        if self.dice.random() < (first if self.match.deal.number == 1 else later):
            self.check_views()
        if self.dice.random() < refusals:
            self.check_refusals()

    def check_after(self, before: TrickMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, DealEnded) for event in events):
            self.check_score(before, seat, move, events)
        else:
            self.check_tiles()

    def start_deal(self) -> None:
        deal = self.match.deal
        self.offset = self.passes()
        self.deck = Counter[Piece](piece for hand in (*deal.dealt, deal.unused) for piece in hand)
        self.held = [Counter(hand) for hand in deal.dealt]
        self.own = [set(hand) for hand in deal.dealt]
        self.undealt = deal.unused
        self.seen: set[Piece] = set()
        self.chosen: dict[int, tuple[Piece, ...]] = {}
        self.tricks: list[list[tuple[int, Piece]]] = [[]]
        self.led: dict[int, Suit | None] = {}  # by the place of the trick in `tricks`
        self.check_dealt()
        self.check_tiles()

    def exchange(self) -> None:
        for giver, pieces in self.chosen.items():
            receiver = (giver + self.offset) % self.players
            self.held[giver].subtract(pieces)
            self.held[receiver].update(pieces)
            self.own[receiver].update(pieces)

    def check_turn(self, before: TrickMatch, move: Move) -> None:
        """What others are asked changes with each move, but for a choice made by all at once, and a challenge."""
        deal = self.match.deal
        same = (deal.number, deal.phase) == (before.deal.number, before.deal.phase) and self.match.winners is None
        assert self.match.turn == before.turn + (0 if same and isinstance(move, Pass | Challenge) else 1)

    def check_tiles(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        everything = Counter[Piece](piece for hand in deal.hands for piece in hand)
        everything.update(piece for trick in tricks for piece in trick.pieces)
        everything.update((*deal.unused, *deal.exposed))
        assert dict(everything) == dict(self.deck)
        assert [list(trick.plays) for trick in tricks] == [trick for trick in self.tricks if trick]
        assert [dict(Counter(hand)) for hand in deal.hands] == [dict(+held) for held in self.held]
        assert (*deal.unused, *deal.exposed) == self.undealt

    def check_end(self, before: TrickMatch, best: tuple[int, ...], over: bool, events: tuple[Event, ...]) -> None:
        """Totals, and that the match is over, won by `best`, or that the next deal begins."""
        result = self.last_result(before)
        assert result.totals == tuple(map(sum, zip(before.totals, result.scored, strict=True)))
        assert self.match.totals == result.totals
        assert self.match.winners == (best if over else None)
        assert (MatchEnded(best) in events) is over
        if not over:
            self.check_new_deal(before)

    def last_result(self, before: TrickMatch) -> DealResult:
        result = self.match.results[-1]
        assert result.number == before.deal.number
        return result

    def check_new_deal(self, before: TrickMatch) -> None:
        assert self.match.deal.number == before.deal.number + 1
        self.check_next(before)
        self.start_deal()

    # -- who may see what, and what is refused -----------------------------------------------------------------------

    def public(self) -> set[Piece]:
        return self.seen | (set(self.undealt) if self.knows_undealt(None) else set[Piece]())

    def known(self, seat: int) -> set[Piece]:
        return self.public() | self.own[seat] | (set(self.undealt) if self.knows_undealt(seat) else set[Piece]())

    def check_views(self) -> None:
        public = self.game.view(self.match, None)
        assert in_view(public) <= self.public()
        assert public == self.game.view(self.indistinguishable(None), None)
        assert (public.ask, public.hand, public.extra_choices) == (None, (), ())
        assert public.draws == self.match.draws
        for seat in range(self.players):
            view = self.game.view(self.match, seat)
            assert in_view(view) <= self.known(seat)
            assert view == self.game.view(self.indistinguishable(seat), seat)
            assert Counter(shown.piece for shown in view.hand) == Counter(self.match.deal.hands[seat])
            assert (view.ask is not None) is bool(self.game.legal(self.match, seat))
            assert view.to_act == self.game.to_act(self.match)
            offered = tuple(choice.move for choice in view.ask.choices) if view.ask else ()
            assert not offered or offered == self.game.legal(self.match, seat)
            assert len(offered) <= 25, "more than Discord lists"
            assert tuple(choice.move for choice in view.extra_choices) == self.game.extra_moves(self.match, seat)
        assert self.match.seed.hex() not in repr(self.match)
        assert repr(self.match.seed) not in repr(self.match)
        assert all(secret not in repr(self.match.deal) for secret in ("dealt", "hands", "unused"))

    def indistinguishable(self, viewer: int | None) -> TrickMatch:
        return otherwise(self.match, viewer, self.offset, self.dice, knows_unused=self.knows_undealt(viewer))


def check_forced(game: TrickGame, options: Options, players: int, chance: random.Random) -> None:
    """The last tiles to a trick that was led play themselves, and nothing else does."""
    match = game.start(options, players, chance.randbytes(32))
    while match.winners is None:
        seat = game.to_act(match)[0]
        legal = game.legal(match, seat)
        last_of_a_trick = match.deal.trick is not None and len(match.deal.hands[seat]) == 1
        assert game.forced_move(match) == ((seat, legal[0]) if last_of_a_trick else None)
        match, _ = game.play(match, seat, chance.choice(legal))
