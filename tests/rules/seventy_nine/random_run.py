"""Random matches of Seventy-Nine with every preset and option value, to the end, with what must hold at each step."""

from collections import Counter
from dataclasses import replace

from bot.rules.events import DealEnded, DealStarted, MatchEnded, Moved, ThrownIn, TrickWon
from bot.rules.moves import Bid, Kitty, Lead, Move, NameDoubles, Pass, Play, Trump, Turn, Yield, parse_move, piece_of
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.seventy_nine.game import SEVENTY_NINE, SeventyNineMatch
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.deal import TrickDeal, in_order
from bot.rules.view import Phase
from tests.rules.knowledge import in_view
from tests.rules.random_match import RandomMatch
from tests.rules.seventy_nine.brute import Plays, count, playable, suit_led, taker
from tests.rules.seventy_nine.brute import Tile as Plain

DECK = Counter[Piece](double_set(6, copies=2))
SIDES = (0, 1, 0, 1, 0, 1)


class SeventyNineRun(RandomMatch[TrickDeal]):
    """One random match, checked at each step; Views are looked at in the first deal, then at times."""

    game = SEVENTY_NINE
    short = 120

    def start_deal(self) -> None:
        deal = self.match.deal
        self.bids: list[tuple[int, Bid]] = []
        self.plays: list[Plays] = []
        self.taken = [0, 0]
        assert deal.phase is Phase.BID
        assert [len(hand) for hand in deal.hands] == [9] * 6
        assert len(deal.unused) == 2

    def choose(self, legal: tuple[Move, ...]) -> Move:
        """Any legal move, but bids that leave the others something to say."""
        if not isinstance(legal[0], Bid) or self.dice.random() < 0.1:
            return self.dice.choice(legal)
        return legal[-1] if self.dice.random() < 0.6 else self.dice.choice(legal[:4])

    def step(self) -> None:
        before = self.match
        (seat,) = SEVENTY_NINE.to_act(before)
        legal = SEVENTY_NINE.legal(before, seat)
        assert len(set(legal)) == len(legal) > 0
        self.check_legal(before, seat, legal)
        move = self.choose(legal)
        assert parse_move(str(move)) == move
        self.match, events = SEVENTY_NINE.play(before, seat, move)
        self.journal.append((seat, str(move)))
        assert events[0] == Moved(seat, move)
        assert self.match.turn == before.turn + 1
        self.follow(seat, move)
        if any(isinstance(event, DealEnded) for event in events):
            self.check_score(before, events)
        elif any(isinstance(event, ThrownIn) for event in events):
            assert events[1:] == (ThrownIn(before.deal.number), DealStarted(before.deal.number + 1))
            assert [bid for _, bid in self.bids] == [Bid(None)] * 6
            assert self.match.totals == before.totals
        else:
            self.check_trick(events)
        if self.match.deal.number > before.deal.number:
            assert self.match.deal.first == (before.deal.first + 1) % 6
            self.start_deal()
        self.check_tiles()
        if self.match.deal.number == 1 or self.dice.random() < 0.03:
            self.check_views()
        if self.dice.random() < 0.03:
            self.check_refusals()

    def follow(self, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            assert seat == (self.deal_before_play() + 1 + len(self.bids)) % 6
            self.bids.append((seat, move))
        piece = piece_of(move)
        if isinstance(piece, Tile):
            if isinstance(move, Lead):
                self.plays.append([])
            self.plays[-1].append((seat, (piece.high, piece.low)))

    def deal_before_play(self) -> int:
        """The shuffler of the deal that the last move was made in."""
        thrown_in = self.match.deal.phase is Phase.BID and not self.match.deal.bids
        return (self.match.deal.first - 1) % 6 if thrown_in else self.match.deal.first

    def contract(self) -> tuple[int, Bid]:
        return [(seat, bid) for seat, bid in self.bids if bid != Bid(None)][-1]

    def system(self, match: SeventyNineMatch) -> tuple[int | None, str]:
        """Trump, and where the doubles belong."""
        trump = match.deal.trump
        if trump is not None and trump.suit is not None:
            return int(trump.suit.value), "high"
        rule = self.options.nel_o_doubles.value
        return None, str(match.deal.doubles) if rule == "bidders_choice" else rule

    def check_legal(self, match: SeventyNineMatch, seat: int, legal: tuple[Move, ...]) -> None:
        if match.deal.phase is not Phase.PLAY:
            return
        trump, reading = self.system(match)
        hand: list[Plain] = [(int(str(piece)[0]), int(str(piece)[2])) for piece in match.deal.hands[seat]]
        tiles = [str(piece_of(move)) for move in legal]
        if match.deal.trick is None:
            assert sorted(tiles) == sorted({f"{high}-{low}" for high, low in hand})
            suits = {str(suit_led((int(tile[0]), int(tile[2])), trump, reading)) for tile in tiles}
            assert {str(move.suit) for move in legal if isinstance(move, Lead)} == suits
            return
        led = suit_led(self.plays[-1][0][1], trump, reading)
        assert sorted(tiles) == [f"{high}-{low}" for high, low in playable(hand, led, trump, reading)]

    def check_trick(self, events: tuple[object, ...]) -> None:
        for event in events:
            if isinstance(event, TrickWon):
                seat, points = self.last_trick(self.match)
                assert (event.seat, event.points) == (seat, points)
                assert SEVENTY_NINE.to_act(self.match) == (seat,)
                self.taken[SIDES[seat]] += points

    def last_trick(self, match: SeventyNineMatch) -> tuple[int, int]:
        points = 1 + sum(count(tile) for _, tile in self.plays[-1])
        return taker(self.plays[-1], *self.system(match)), 0 if self.contract()[1].nel_o else points

    def check_score(self, before: SeventyNineMatch, events: tuple[object, ...]) -> None:
        seat, bid = self.contract()
        winner, points = self.last_trick(before)
        self.taken[SIDES[winner]] += points
        result = self.match.results[-1]
        assert result.taken == tuple(self.taken)
        mine, others = SIDES[seat], 1 - SIDES[seat]
        scored = [0, 0]
        if bid.nel_o:
            made = winner != seat
            assert {len(plays) for plays in self.plays} == {4}
            assert seat not in before.deal.won
            assert not made or len(self.plays) == 9
            scored[mine if made else others] = 79
        else:
            unused = sum(count((int(str(piece)[0]), int(str(piece)[2]))) for piece in before.deal.unused)
            assert sum(self.taken) == 79 - unused >= 59
            assert [len(plays) for plays in self.plays] == [6] * 9
            made = self.taken[mine] >= (bid.amount or 0)
            scored = list(self.taken)
            if not made:
                scored[mine], scored[others] = 0, self.taken[others] + (bid.amount or 0)
        if self.options.scoring == "marks":
            scored = [int((mine if made else others) == side) for side in (0, 1)]
        assert list(result.scored) == scored
        assert list(result.totals) == [before.totals[side] + scored[side] for side in (0, 1)]
        there = [side for side in (0, 1) if result.totals[side] >= self.options.target]
        winners = None if not there else (mine if len(there) == 2 else there[0],)
        assert self.match.winners == winners
        assert [event for event in events if isinstance(event, MatchEnded)] == (
            [MatchEnded(winners)] if winners else []
        )

    def check_tiles(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        everything = Counter[Piece](piece for hand in (*deal.hands, deal.unused) for piece in hand)
        everything.update(piece for trick in tricks for piece in trick.pieces)
        assert everything == DECK

    def check_views(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        public: set[Piece] = {piece for trick in tricks for piece in trick.pieces}
        for seat in self.open_hands():
            public |= set(deal.hands[seat])
        for seat in (None, *range(6)):
            view = SEVENTY_NINE.view(self.match, seat)
            known = public if seat is None else public | set(deal.hands[seat])
            assert in_view(view) <= known
            assert view == SEVENTY_NINE.view(self.indistinguishable(seat), seat)
            if seat is None:
                assert (view.hand, view.ask) == ((), None)
                continue
            assert Counter(shown.piece for shown in view.hand) == Counter(deal.hands[seat])
            legal = SEVENTY_NINE.legal(self.match, seat)
            assert (tuple(choice.move for choice in view.ask.choices) if view.ask else ()) == legal
        assert "Tile(" not in repr(deal).replace(repr(deal.tricks), "").replace(repr(deal.trick), "")

    def open_hands(self) -> tuple[int, ...]:
        contract = self.match.deal.contract
        if contract is None or not contract.bid.nel_o or self.options.nel_o_partners == "face_down":
            return ()
        if self.match.deal.phase is not Phase.PLAY:
            return ()
        return tuple(seat for seat in range(6) if seat != contract.seat and SIDES[seat] == SIDES[contract.seat])

    def indistinguishable(self, viewer: int | None) -> SeventyNineMatch:
        """The same match, as far as the viewer can tell: what is hidden from them lies elsewhere."""
        deal = self.match.deal
        hidden = [seat for seat in range(6) if seat != viewer and seat not in self.open_hands()]
        pool = [piece for seat in hidden for piece in deal.hands[seat]] + list(deal.unused)
        self.dice.shuffle(pool)
        hands, dealt = list(deal.hands), list(deal.dealt)
        for seat in hidden:
            hands[seat] = in_order(pool.pop() for _ in hands[seat])
            dealt[seat] = (Tile(9, 9),) * 9
        changed = replace(deal, hands=tuple(hands), dealt=tuple(dealt), unused=tuple(pool))
        return replace(self.match, deal=changed, seed=b"another seed, of thirty-two bytes")

    def anything(self) -> list[Move]:
        tiles = self.dice.sample(double_set(6), 4)
        suit = self.dice.choice(list(Suit))
        plays: list[Move] = [Play(tiles[0]), Lead(tiles[1], suit), Lead(tiles[2]), Pass(tuple(tiles[:3])), Yield()]
        bids: list[Move] = [Bid(49), Bid(80), Bid(None)]
        return [*plays, *bids, Kitty(tiles[3]), Trump(suit), Trump(None), Turn(), NameDoubles(Doubles.BOTH)]
