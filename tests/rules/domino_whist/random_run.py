"""Random matches of Domino Whist, of every preset and option value, to their end, with what must hold at each step."""

from collections import Counter

from bot.rules.domino_whist.game import DOMINO_WHIST, WhistMatch
from bot.rules.events import Event, ThrownIn, TrickWon
from bot.rules.moves import Bid, Challenge, Kitty, Lead, Move, Pass, Play, Special, Trump, Turn, Yield
from bot.rules.pieces import double_set
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.domino_whist.brute import is_of, scores, taker
from tests.rules.say import plain, plain_suit
from tests.rules.tricks.trick_run import TrickRun

SIZES = {3: (7, 12, 0), 4: (8, 11, 1), 5: (9, 11, 0)}  # highest number, hand, kitty
PASSED = {3: (2, 1, 0), 4: (1, 3, 2, 0), 5: (4, 1, 0)}


class DominoWhistRun(TrickRun):
    game = DOMINO_WHIST
    short = 12
    looks = (0.3, 0.03, 0.03)

    def passes(self) -> int:
        cycle = PASSED[self.players]
        return cycle[(self.match.deal.number - 1) % len(cycle)] if self.options.passing == "on" else 0

    def check_dealt(self) -> None:
        deal = self.match.deal
        highest, size, kitty = SIZES[self.players]
        assert deal.phase is (Phase.PASS if self.offset else Phase.BID)
        assert [len(hand) for hand in deal.dealt] == [size] * self.players
        assert len(deal.unused) == kitty
        assert set(self.deck) == set(double_set(highest))
        self.bids: list[tuple[int, int | None]] = []
        self.trump: int | str = "none"

    def choose(self) -> tuple[int, Move]:
        """Any legal move, but bids mostly such as may be made: else totals fall, and a match does not end."""
        seat, move = super().choose()
        legal = self.game.legal(self.match, seat)
        self.check_following(seat, legal)
        if isinstance(move, Bid) and self.dice.random() < 0.97:
            return seat, self.dice.choice((*legal[:2], Bid(None), Bid(None)))
        return seat, move

    def check_following(self, seat: int, legal: tuple[Move, ...]) -> None:
        """Who follows may play the tiles of the suit led, as brute force has them, or else any."""
        if self.tricks[-1]:
            led = plain_suit(self.led[len(self.tricks) - 1])
            hand = {plain(piece) for piece in +self.held[seat]}
            suited = {tile for tile in hand if is_of(tile, led, self.trump)}
            assert {plain(move.piece) for move in legal if isinstance(move, Play)} == (suited or hand)

    def learn(self, seat: int, move: Move) -> None:
        super().learn(seat, move)
        if isinstance(move, Bid):
            self.bids.append((seat, move.amount))
        elif isinstance(move, Kitty) and move.swap is not None:
            self.held[seat].update(self.undealt)
            self.held[seat][move.swap] -= 1
            self.own[seat].update(self.undealt)
            self.undealt = (move.swap,)
        elif isinstance(move, Trump):
            self.trump = plain_suit(move.suit)

    def knows_undealt(self, seat: int | None) -> bool:
        """Whoever has won the auction, and with it a look at the kitty."""
        return self.match.deal.contract is not None and self.match.deal.contract.seat == seat

    def check_after(self, before: WhistMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, ThrownIn) for event in events):
            self.check_thrown_in(before, events)
        else:
            super().check_after(before, seat, move, events)

    def check_thrown_in(self, before: WhistMatch, events: tuple[Event, ...]) -> None:
        assert self.options.all_pass == "throw_in"
        assert [amount for _, amount in self.bids] == [None] * self.players
        assert ThrownIn(before.deal.number) in events
        assert (self.match.totals, self.match.results) == (before.totals, before.results)
        self.check_new_deal(before)

    def check_tiles(self) -> None:
        super().check_tiles()
        assert list(self.match.deal.won) == self.winners()

    def winners(self) -> list[int]:
        return [
            taker(tuple((who, plain(piece)) for who, piece in plays), plain_suit(self.led[number]), self.trump)
            for number, plays in enumerate(self.tricks[:-1])
        ]

    def check_score(self, before: WhistMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        result = self.match.results[-1]
        won = Counter(self.winners())
        tricks = [won[seat] for seat in range(self.players)]
        assert sum(result.taken) == sum(tricks) == SIZES[self.players][1]
        assert result.taken == self.by_side(tricks)
        mode = self.options.contract.value if self.options.in_partners else "alone"
        assert result.scored == scores(mode, *self.contract(before.deal.first), tricks)
        assert [event.points for event in events if isinstance(event, TrickWon)] == [0]
        target = self.options.target or (25 if self.players == 3 else 30 if self.options.in_partners else 20)
        best = tuple(side for side, total in enumerate(result.totals) if total == max(result.totals))
        self.check_end(before, best, max(result.totals) >= target and len(best) == 1, events)

    def contract(self, dealer: int) -> tuple[int, int]:
        """The seat and the bid that stood at the auction's end; the dealer's, where nobody bid."""
        made = [(seat, amount) for seat, amount in self.bids if amount is not None]
        lowest = 4 if self.players == 3 or self.options.in_partners else 0
        return made[-1] if made else (dealer, lowest)

    def by_side(self, tricks: list[int]) -> tuple[int, ...]:
        return (tricks[0] + tricks[2], tricks[1] + tricks[3]) if self.options.in_partners else tuple(tricks)

    def check_next(self, before: WhistMatch) -> None:
        assert self.match.deal.first == (before.deal.first + 1) % self.players

    def anything(self) -> list[Move]:
        some = self.dice.sample(double_set(9), 4)
        suit = self.dice.choice(list(Suit))
        passing: list[Move] = [Pass(tuple(some[:3])), Pass(()), Pass((some[0],) * 3)]
        bids: list[Move] = [Bid(self.dice.randrange(14)), Bid(None), Bid(None, Special.NEL_O)]
        plays: list[Move] = [Play(some[0]), Lead(some[1], suit), Lead(some[2]), Yield(), Turn(), Challenge()]
        return [*passing, *bids, *plays, Kitty(), Kitty(some[3]), Trump(suit), Trump(None)]
