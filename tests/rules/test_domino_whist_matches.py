"""Random matches of Domino Whist, of every preset and option value, to their end, with what must hold at each step."""

import os
import random
from collections import Counter

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.domino_whist import DOMINO_WHIST, WhistMatch
from bot.rules.domino_whist_options import HOUSE_RULES, PRESETS, DominoWhistOptions
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import DealEnded, DealResult, Event, MatchEnded, Moved, Passed, ThrownIn, TrickWon
from bot.rules.moves import Bid, Challenge, Kitty, Lead, Move, Pass, Play, Trump, Turn, Yield, parse_move
from bot.rules.options import Preset, Value, dump, load
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import Suit
from bot.rules.view import Phase
from tests.rules.brute_domino_whist import Tile as Plain
from tests.rules.brute_domino_whist import is_of, scores, taker
from tests.rules.knowledge import in_view, otherwise

SIZES = {3: (7, 12, 0), 4: (8, 11, 1), 5: (9, 11, 0)}  # highest number, hand, kitty
PASSED = {3: (2, 1, 0), 4: (1, 3, 2, 0), 5: (4, 1, 0)}
SHORT = 12  # a target reached in a few deals
OPTION_VALUES = [
    *((rule.name, choice.value) for rule in HOUSE_RULES for choice in rule.choices),
    *((rule.name, end) for rule in HOUSE_RULES if rule.span for end in rule.span if end <= 100),
]


def plain(piece: Piece) -> Plain:
    high, low = str(piece).split("-")
    return int(high), int(low)


def plain_suit(suit: Suit | None) -> int | str:
    if suit is None:
        return "none"
    return "doubles" if suit is Suit.DOUBLES else int(suit.value)


class Run:
    """One random match, checked at each step; Views and refusals at times, more in the first deal."""

    def __init__(self, options: DominoWhistOptions, players: int, seed: bytes, dice: random.Random) -> None:
        self.options = options
        self.players = players
        self.dice = dice
        self.mode = options.contract.value if options.in_partners else "alone"
        self.journal: list[tuple[int, str]] = []
        self.match = DOMINO_WHIST.start(options, players, seed)
        self.check_start()

    def finish(self) -> "Run":
        while self.match.winners is None:
            self.step()
        assert DOMINO_WHIST.to_act(self.match) == ()
        assert all(DOMINO_WHIST.legal(self.match, seat) == () for seat in range(self.players))
        assert DOMINO_WHIST.forced(self.match) is None
        with pytest.raises(NotYourTurn, match="The match is over"):
            DOMINO_WHIST.play(self.match, 0, Bid(None))
        self.check_views()
        return self

    def choose(self, seat: int, legal: tuple[Move, ...]) -> Move:
        """Any legal move, but bids mostly such as may be made: else totals fall, and a match does not end."""
        if isinstance(legal[-1], Bid) and self.dice.random() < 0.97:
            return self.dice.choice((*legal[:2], Bid(None), Bid(None)))
        return self.dice.choice(legal)

    def step(self) -> None:
        before = self.match
        waiting = DOMINO_WHIST.to_act(before)
        assert waiting, "a match that is not over waits for somebody"
        seat = self.dice.choice(waiting)
        legal = DOMINO_WHIST.legal(before, seat)
        assert len(set(legal)) == len(legal) > 0
        self.check_following(seat, legal)
        move = self.choose(seat, legal)
        assert parse_move(str(move)) == move
        self.match, events = DOMINO_WHIST.play(before, seat, move)
        self.journal.append((seat, str(move)))
        secret = isinstance(move, Pass | Kitty)
        assert [event for event in events if isinstance(event, Moved)] == [Moved(seat, None if secret else move)]
        self.learn(seat, move)
        chosen = isinstance(move, Pass) and Passed() not in events
        assert self.match.turn == before.turn + (0 if chosen else 1)
        if any(isinstance(event, DealEnded) for event in events):
            self.check_score(before, events)
        elif any(isinstance(event, ThrownIn) for event in events):
            self.check_thrown_in(before, events)
        else:
            self.check_tiles()
        if self.dice.random() < (0.3 if self.match.deal.number == 1 else 0.03):
            self.check_views()
        if self.dice.random() < 0.03:
            self.check_refusals()

    def check_start(self) -> None:
        deal = self.match.deal
        highest, size, kitty = SIZES[self.players]
        cycle = PASSED[self.players]
        self.offset = cycle[(deal.number - 1) % len(cycle)] if self.options.passing == "on" else 0
        assert deal.phase is (Phase.PASS if self.offset else Phase.BID)
        assert [len(hand) for hand in deal.dealt] == [size] * self.players
        assert len(deal.unused) == kitty
        self.deck = Counter[Piece](double_set(highest))
        self.held = [Counter(hand) for hand in deal.dealt]
        self.own = [set(hand) for hand in deal.dealt]
        self.kitty = deal.unused
        self.seen: set[Piece] = set()
        self.chosen: dict[int, tuple[Piece, ...]] = {}
        self.bids: list[tuple[int, int | None]] = []
        self.trump: int | str = "none"
        self.led: list[int | str] = []
        self.tricks: list[list[tuple[int, Plain]]] = [[]]
        self.check_tiles()

    def learn(self, seat: int, move: Move) -> None:
        """Follow the deal by its moves alone."""
        if isinstance(move, Pass):
            self.chosen[seat] = move.pieces
            if len(self.chosen) == self.players:
                for giver, pieces in self.chosen.items():
                    receiver = (giver + self.offset) % self.players
                    self.held[giver].subtract(pieces)
                    self.held[receiver].update(pieces)
                    self.own[receiver].update(pieces)
        elif isinstance(move, Bid):
            self.bids.append((seat, move.amount))
        elif isinstance(move, Kitty) and move.swap is not None:
            self.held[seat].update(self.kitty)
            self.held[seat][move.swap] -= 1
            self.own[seat].update(self.kitty)
            self.kitty = (move.swap,)
        elif isinstance(move, Trump):
            self.trump = plain_suit(move.suit)
        elif isinstance(move, Lead | Play):
            if isinstance(move, Lead):
                self.led.append(plain_suit(move.suit))
            self.tricks[-1].append((seat, plain(move.piece)))
            self.held[seat][move.piece] -= 1
            self.seen.add(move.piece)
            if len(self.tricks[-1]) == self.players:
                self.tricks.append([])

    def check_following(self, seat: int, legal: tuple[Move, ...]) -> None:
        """Who follows may play the tiles of the suit led, as brute force has them, or else any."""
        if self.tricks[-1]:
            hand = {plain(piece) for piece in +self.held[seat]}
            suited = {tile for tile in hand if is_of(tile, self.led[-1], self.trump)}
            assert {plain(move.piece) for move in legal if isinstance(move, Play)} == (suited or hand)

    def check_tiles(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        everything = Counter[Piece](piece for hand in deal.hands for piece in hand)
        everything.update(piece for trick in tricks for piece in trick.pieces)
        everything.update(deal.unused)
        assert everything == self.deck
        assert [Counter(hand) for hand in deal.hands] == [+held for held in self.held]
        assert deal.unused == self.kitty
        assert list(deal.won) == self.winners()

    def winners(self) -> list[int]:
        return [taker(tuple(plays), led, self.trump) for plays, led in zip(self.tricks[:-1], self.led, strict=False)]

    def contract(self) -> tuple[int, int]:
        """The seat and the bid that stood at the auction's end; the dealer's, where nobody bid."""
        made = [(seat, amount) for seat, amount in self.bids if amount is not None]
        lowest = 4 if self.players == 3 or self.options.in_partners else 0
        return made[-1] if made else (self.dealer, lowest)

    def check_score(self, before: WhistMatch, events: tuple[Event, ...]) -> None:
        self.dealer = before.deal.first
        result = self.match.results[-1]
        assert result.number == before.deal.number
        won = Counter(self.winners())
        tricks = [won[seat] for seat in range(self.players)]
        assert sum(result.taken) == sum(tricks) == SIZES[self.players][1]
        assert result.taken == self.by_side(tricks)
        assert result.scored == scores(self.mode, *self.contract(), tricks)
        assert result.totals == tuple(map(sum, zip(before.totals, result.scored, strict=True)))
        assert self.match.totals == result.totals
        assert [event.points for event in events if isinstance(event, TrickWon)] == [0]
        self.check_end(before, result, events)

    def by_side(self, tricks: list[int]) -> tuple[int, ...]:
        return (tricks[0] + tricks[2], tricks[1] + tricks[3]) if self.options.in_partners else tuple(tricks)

    def check_end(self, before: WhistMatch, result: DealResult, events: tuple[Event, ...]) -> None:
        target = self.options.target or (25 if self.players == 3 else 30 if self.options.in_partners else 20)
        best = tuple(side for side, total in enumerate(result.totals) if total == max(result.totals))
        over = max(result.totals) >= target and len(best) == 1
        assert self.match.winners == (best if over else None)
        assert (MatchEnded(best) in events) is over
        if not over:
            self.check_next(before)

    def check_thrown_in(self, before: WhistMatch, events: tuple[Event, ...]) -> None:
        assert self.options.all_pass == "throw_in"
        assert [amount for _, amount in self.bids] == [None] * self.players
        assert ThrownIn(before.deal.number) in events
        assert (self.match.totals, self.match.results) == (before.totals, before.results)
        self.check_next(before)

    def check_next(self, before: WhistMatch) -> None:
        assert self.match.deal.number == before.deal.number + 1
        assert self.match.deal.first == (before.deal.first + 1) % self.players
        self.check_start()

    def known(self, seat: int) -> set[Piece]:
        own = self.own[seat] if len(self.chosen) in (0, self.players) else set(self.match.deal.dealt[seat])
        return self.seen | own | (set(self.kitty) if self.looked(seat) else set[Piece]())

    def looked(self, seat: int | None) -> bool:
        """Whether a seat has won the auction, and with it a look at the kitty."""
        return self.match.deal.contract is not None and self.match.deal.contract.seat == seat

    def check_views(self) -> None:
        public = DOMINO_WHIST.view(self.match, None)
        assert in_view(public) <= self.seen
        assert public == DOMINO_WHIST.view(otherwise(self.match, None, self.offset, self.dice), None)
        assert (public.ask, public.hand) == (None, ())
        for seat in range(self.players):
            view = DOMINO_WHIST.view(self.match, seat)
            assert in_view(view) <= self.known(seat)
            other = otherwise(self.match, seat, self.offset, self.dice, knows_unused=self.looked(seat))
            assert view == DOMINO_WHIST.view(other, seat)
            assert Counter(shown.piece for shown in view.hand) == Counter(self.match.deal.hands[seat])
            assert (view.ask is not None) is bool(DOMINO_WHIST.legal(self.match, seat))
            assert view.to_act == DOMINO_WHIST.to_act(self.match)
            offered = tuple(choice.move for choice in view.ask.choices) if view.ask else ()
            assert not offered or offered == DOMINO_WHIST.legal(self.match, seat)
            assert len(offered) <= 25
        assert repr(self.match.seed) not in repr(self.match)
        assert "unused" not in repr(self.match.deal)

    def check_refusals(self) -> None:
        before = repr((self.match, self.match.deal.hands, self.match.deal.chosen))
        for seat in range(self.players):
            legal = DOMINO_WHIST.legal(self.match, seat)
            for move in self.anything():
                if any(move == one or DOMINO_WHIST.means(self.match, move, one) for one in legal):
                    continue
                with pytest.raises((NotYourTurn, IllegalMove)) as refused:
                    DOMINO_WHIST.play(self.match, seat, move)
                sentence = str(refused.value)
                assert sentence[0].isupper() or sentence[0].isdecimal()  # "6-4 can be led …", "9s cannot be trump …"
                assert sentence[-1] == "."
                assert "  " not in sentence
                assert "None" not in sentence
                assert isinstance(refused.value, IllegalMove) is (bool(legal) or isinstance(move, Challenge))
        assert repr((self.match, self.match.deal.hands, self.match.deal.chosen)) == before

    def anything(self) -> list[Move]:
        some = self.dice.sample(double_set(9), 4)
        suit = self.dice.choice(list(Suit))
        passing: list[Move] = [Pass(tuple(some[:3])), Pass(()), Pass((some[0],) * 3)]
        bids: list[Move] = [Bid(self.dice.randrange(14)), Bid(None), Bid(None, nel_o=True)]
        plays: list[Move] = [Play(some[0]), Lead(some[1], suit), Lead(some[2]), Yield(), Turn(), Challenge()]
        return [*passing, *bids, *plays, Kitty(), Kitty(some[3]), Trump(suit), Trump(None)]


def run(options: DominoWhistOptions, players: int, seed: bytes, dice: int) -> Run:
    made = Run(options, players, seed, random.Random(dice)).finish()
    again = DOMINO_WHIST.start(options, players, seed)
    for seat, move in made.journal:
        again, _ = DOMINO_WHIST.play(again, seat, parse_move(move))
    assert again == made.match, "the printed journal gives the same match"
    return made


MATCHES = int(os.environ.get("BONEYARD_MATCHES", "2"))  # of each kind; thousands for a soak

# Dice cannot be shrunk: a smaller number is another match, not a shorter one.
few = settings(max_examples=MATCHES, deadline=None, phases=(Stage.explicit, Stage.reuse, Stage.generate))
SEEDS = st.binary(min_size=32, max_size=32)
DICE = st.integers(0, 2**32)
PLAYERS = st.sampled_from((3, 4, 5))


@pytest.mark.parametrize(
    ("preset", "players"),
    [(preset, players) for preset in PRESETS for players in preset.players],
    ids=lambda value: str(getattr(value, "name", value)),
)
@settings(few, max_examples=max(1, MATCHES // 2))
@given(seed=SEEDS, dice=DICE)
def test_presets_to_the_end(preset: Preset, players: int, seed: bytes, dice: int) -> None:
    assert isinstance(preset.options, DominoWhistOptions)
    run(preset.options, players, seed, dice)


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
@settings(few, max_examples=max(1, MATCHES // 2))
@given(seed=SEEDS, dice=DICE, players=PLAYERS)
def test_option_values_to_the_end(name: str, value: Value, seed: bytes, dice: int, players: int) -> None:
    short = {**dump(DominoWhistOptions()), "target": SHORT}
    options = load(DominoWhistOptions, {**short, name: value}, HOUSE_RULES)
    run(options, 4 if options.in_partners else players, seed, dice)


@settings(few, max_examples=4 * MATCHES)
@given(seed=SEEDS, dice=DICE, players=PLAYERS, data=st.data())
def test_option_values_together(seed: bytes, dice: int, players: int, data: st.DataObject) -> None:
    chosen = {rule.name: data.draw(st.sampled_from(rule.choices)).value for rule in HOUSE_RULES}
    options = load(DominoWhistOptions, {**chosen, "target": SHORT}, HOUSE_RULES)
    run(options, 4 if options.in_partners else players, seed, dice)
