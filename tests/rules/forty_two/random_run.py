"""Random matches of Forty-Two, of every preset and option value, to their end, with what must hold at each step."""

from bot.rules.events import Event, ThrownIn, TrickWon
from bot.rules.forty_two.game import FORTY_TWO, FortyTwoMatch
from bot.rules.moves import Bid, Declare, Kitty, Lead, Move, NameDoubles, Pass, Play, Special, Trump, Turn, Yield
from bot.rules.pieces import double_set
from bot.rules.suits import Doubles, Suit
from bot.rules.view import Phase
from tests.rules.forty_two.brute import (
    Said,
    is_jump,
    may_bid,
    may_declare,
    playable,
    scores,
    suit_led,
    taker,
    value_of,
)
from tests.rules.say import plain, plain_suit
from tests.rules.tricks.trick_run import TrickRun

NOTHING_NAMED = "none"


class FortyTwoRun(TrickRun):
    game = FORTY_TWO
    short = 100
    looks = (0.2, 0.05, 0.05)

    def passes(self) -> int:
        return 0

    def check_dealt(self) -> None:
        deal = self.match.deal
        assert deal.phase is Phase.BID
        assert [len(hand) for hand in deal.dealt] == [7] * 4
        assert (set(self.deck), deal.unused) == (set(double_set(6)), ())
        self.said: list[tuple[int, Bid]] = []
        self.trump: int | str = NOTHING_NAMED
        self.place = ""
        self.declared: Special | None = None

    @property
    def are_declared(self) -> bool:
        return self.options.contracts == "declared"

    def contract(self) -> tuple[int, Bid]:
        return self.contract_before(self.match)

    def special(self) -> Special | None:
        """The special contract that is played, by what was said."""
        made = [number for number, (_, bid) in enumerate(self.said) if bid != Bid(None)]
        if not made or self.declared is not None:
            return self.declared
        said, bid = [_plain_bid(bid) for _, bid in self.said[: made[-1]]], self.said[made[-1]][1]
        return Special.PLUNGE if self.are_declared and is_jump(said, _plain_bid(bid)) else bid.special

    def is_nel_o(self) -> bool:
        return self.special() is Special.NEL_O

    def is_sevens(self) -> bool:
        return self.special() is Special.SEVENS

    def kind(self) -> int | str:
        """The trump, "none" or "sevens"."""
        return "sevens" if self.is_sevens() else self.trump

    def reading(self) -> str:
        """Where the doubles belong."""
        usual = self.options.nel_o_doubles if self.is_nel_o() else self.options.follow_me_doubles
        if self.trump != NOTHING_NAMED:
            return "high"
        return self.place or usual.value.replace("bidders_choice", "high")

    def trick_size(self) -> int:
        return 3 if self.is_nel_o() else 4

    def choose(self) -> tuple[int, Move]:
        seat, move = super().choose()
        legal = self.game.legal(self.match, seat)
        self.check_legal(seat, legal)
        if isinstance(move, Bid) and self.dice.random() < 0.6:
            return seat, self.dice.choice((Bid(None), *legal[:1], *legal[-3:]))
        return seat, move

    def check_legal(self, seat: int, legal: tuple[Move, ...]) -> None:
        """What may be bid, and the tiles that may be played, are those of brute force."""
        hand = [plain(piece) for piece in +self.held[seat]]
        kinds = tuple(kind for kind in ("nel-o", "plunge", "splash", "sevens") if self.options_of(kind))
        doubles = sum(high == low for high, low in hand)
        if self.match.deal.phase is Phase.BID:
            offered = {_plain_bid(move) for move in legal if isinstance(move, Bid)}
            said = [_plain_bid(bid) for _, bid in self.said]
            assert offered == may_bid(said, doubles, kinds, self.nel_o(), declared=self.are_declared)
        elif self.match.deal.phase is Phase.TRUMP:
            may = self.special() is None and self.are_declared
            declared = {move.special.value for move in legal if isinstance(move, Declare)}
            assert declared == (
                may_declare(self.contract()[1].amount or 0, doubles, kinds, self.nel_o()) if may else set()
            )
        elif self.match.deal.phase is Phase.PLAY and self.tricks[-1]:
            led = suit_led(plain(self.tricks[-1][0][1]), self.trump, self.reading())
            played = sorted(plain(move.piece) for move in legal if isinstance(move, Play))
            assert played == playable(hand, led, self.kind(), self.reading())
        elif self.match.deal.phase is Phase.PLAY and self.is_sevens():
            assert sorted(plain(move.piece) for move in legal if isinstance(move, Lead)) == playable(
                hand, None, "sevens"
            )
        elif self.match.deal.phase is Phase.PLAY:
            assert {(plain(move.piece), plain_suit(move.suit)) for move in legal if isinstance(move, Lead)} == {
                (tile, suit_led(tile, self.trump, self.reading())) for tile in hand
            }

    def nel_o(self) -> int:
        """The least bid for Nel-O."""
        return 84 if self.options.nel_o_minimum == "two_marks" else 42

    def options_of(self, kind: str) -> bool:
        return getattr(self.options, kind.replace("-", "_")) == "on"

    def learn(self, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            self.said.append((seat, move))
        elif isinstance(move, Trump):
            self.trump = plain_suit(move.suit)
        elif isinstance(move, Declare):
            self.declared = move.special
        elif isinstance(move, NameDoubles):
            self.place = move.doubles.value
        super().learn(seat, move)

    def check_after(self, before: FortyTwoMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        if isinstance(move, Trump) or (isinstance(move, Lead) and len(self.tricks) == 1 and len(self.tricks[-1]) == 1):
            winner, _ = self.contract()
            assert seat == ((winner + 2) % 4 if self.special() in (Special.PLUNGE, Special.SPLASH) else winner)
        if any(isinstance(event, ThrownIn) for event in events):
            assert self.options.all_pass == "throw_in"
            assert [bid for _, bid in self.said] == [Bid(None)] * 4
            self.check_new_deal(before)
        else:
            super().check_after(before, seat, move, events)

    def finished(self) -> list[tuple[int, int]]:
        """The winner and the points of each finished trick."""
        tricks = [[(seat, plain(piece)) for seat, piece in plays] for plays in self.tricks[:-1]]
        counts_tricks = self.is_nel_o() or self.is_sevens()
        return [
            (taker(plays, self.kind(), self.reading()), 0 if counts_tricks else value_of(plays)) for plays in tricks
        ]

    def check_tiles(self) -> None:
        super().check_tiles()
        assert list(self.match.deal.won) == [seat for seat, _ in self.finished()]

    def check_score(self, before: FortyTwoMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        result = self.last_result(before)
        won = self.finished()
        taken = tuple(sum(points for who, points in won if who % 2 == side) for side in (0, 1))
        assert (result.taken, len(taken)) == (taken, 2)
        assert [(event.seat, event.points) for event in events if isinstance(event, TrickWon)] == [won[-1]]
        bidder, bid = self.contract_before(before)
        amount, bidders = bid.amount or 0, bidder % 2
        clear = all(who != bidder for who, _ in won) if self.is_nel_o() else None
        if self.is_sevens():
            clear = all(who % 2 == bidders for who, _ in won)
        needed = min(amount, 42)
        if clear is not None:
            assert len(won) == 7 or (won[-1][0] == bidder if self.is_nel_o() else won[-1][0] % 2 != bidders)
        elif self.options.stop_early == "off" or self.options.scoring == "points":
            assert (len(won), sum(taken)) == (7, 42)
        else:
            assert taken[bidders] >= needed or taken[1 - bidders] > 42 - needed
            earlier = [sum(points for who, points in won[:-1] if who % 2 == side) for side in (0, 1)]
            assert earlier[bidders] < needed
            assert earlier[1 - bidders] <= 42 - needed
        by_points = self.options.scoring == "points"
        assert list(result.scored) == scores(by_points, amount, bidders, (taken[0], taken[1]), clear)
        there = tuple(side for side in (0, 1) if result.totals[side] >= self.options.target)
        self.check_end(before, there if len(there) == 1 else (bidders,), bool(there), events)

    def contract_before(self, before: FortyTwoMatch) -> tuple[int, Bid]:
        made = [(seat, bid) for seat, bid in self.said if bid != Bid(None)]
        return made[-1] if made else (before.deal.first, Bid(30))

    def check_next(self, before: FortyTwoMatch) -> None:
        assert self.match.deal.first == (before.deal.first + 1) % 4

    def anything(self) -> list[Move]:
        some = self.dice.sample(double_set(6), 4)
        suit = self.dice.choice(list(Suit))
        bids: list[Move] = [Bid(29), Bid(43), Bid(168), Bid(None), *(Bid(None, special) for special in Special)]
        bids += [Bid(84, Special.PLUNGE), Bid(42, Special.SPLASH)]
        plays: list[Move] = [Play(some[0]), Lead(some[1], suit), Lead(some[2]), Pass(tuple(some[:3])), Yield(), Turn()]
        plays += [Declare(special) for special in Special]
        return [*bids, *plays, Kitty(some[3]), Trump(suit), Trump(None), NameDoubles(Doubles.BOTH)]


def _plain_bid(bid: Bid) -> Said:
    if bid.special is not None:
        return bid.special.value, bid.amount or 0
    return "pass" if bid.amount is None else bid.amount
