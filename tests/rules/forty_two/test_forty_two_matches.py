"""Random matches of Forty-Two, of every preset and option value, to their end, with what must hold at each step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.events import Event, ThrownIn, TrickWon
from bot.rules.forty_two.game import FORTY_TWO, FortyTwoMatch
from bot.rules.forty_two.options import PRESETS, FortyTwoOptions, Plunge, Splash
from bot.rules.moves import Bid, Kitty, Lead, Move, NameDoubles, Pass, Play, Special, Trump, Turn, Yield
from bot.rules.options import Preset, Value, dump, load
from bot.rules.pieces import double_set
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.counts import NelO
from bot.rules.view import Phase
from tests.rules.forty_two.brute import Said, may_bid, playable, scores, suit_led, taker, value_of
from tests.rules.random_match import DICE, SEEDS, matches, option_values, run
from tests.rules.say import plain, plain_suit
from tests.rules.tricks.trick_run import TrickRun, check_forced

NOTHING_NAMED = "none"


class Run(TrickRun):
    game = FORTY_TWO
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
        self.place = self.options.nel_o_doubles.value
        if self.place == "bidders_choice":
            self.place = "high"

    def contract(self) -> tuple[int, Bid]:
        made = [(seat, bid) for seat, bid in self.said if bid != Bid(None)]
        return made[-1] if made else (self.match.deal.first, Bid(30))

    def is_nel_o(self) -> bool:
        return any(bid.special is Special.NEL_O for _, bid in [one for one in self.said if one[1] != Bid(None)][-1:])

    def reading(self) -> str:
        return self.place if self.is_nel_o() else "high"

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
        if self.match.deal.phase is Phase.BID:
            kinds = tuple(kind for kind in ("nel-o", "plunge", "splash") if self.options_of(kind))
            doubles = sum(high == low for high, low in hand)
            offered = {_plain_bid(move) for move in legal if isinstance(move, Bid)}
            assert offered == may_bid([_plain_bid(bid) for _, bid in self.said], doubles, kinds)
        elif self.match.deal.phase is Phase.PLAY and self.tricks[-1]:
            led = suit_led(plain(self.tricks[-1][0][1]), self.trump, self.reading())
            played = sorted(plain(move.piece) for move in legal if isinstance(move, Play))
            assert played == playable(hand, led, self.trump, self.reading())
        elif self.match.deal.phase is Phase.PLAY:
            assert {(plain(move.piece), plain_suit(move.suit)) for move in legal if isinstance(move, Lead)} == {
                (tile, suit_led(tile, self.trump, self.reading())) for tile in hand
            }

    def options_of(self, kind: str) -> bool:
        return getattr(self.options, kind.replace("-", "_")) == "on"

    def learn(self, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            self.said.append((seat, move))
        elif isinstance(move, Trump):
            self.trump = plain_suit(move.suit)
        elif isinstance(move, NameDoubles):
            self.place = move.doubles.value
        super().learn(seat, move)

    def check_after(self, before: FortyTwoMatch, seat: int, move: Move, events: tuple[Event, ...]) -> None:
        if isinstance(move, Trump) or (isinstance(move, Lead) and len(self.tricks) == 1 and len(self.tricks[-1]) == 1):
            winner, bid = self.contract()
            assert seat == ((winner + 2) % 4 if bid.special in (Special.PLUNGE, Special.SPLASH) else winner)
        if any(isinstance(event, ThrownIn) for event in events):
            assert self.options.all_pass == "throw_in"
            assert [bid for _, bid in self.said] == [Bid(None)] * 4
            self.check_new_deal(before)
        else:
            super().check_after(before, seat, move, events)

    def finished(self) -> list[tuple[int, int]]:
        """The winner and the points of each finished trick."""
        tricks = [[(seat, plain(piece)) for seat, piece in plays] for plays in self.tricks[:-1]]
        return [
            (taker(plays, self.trump, self.reading()), 0 if self.is_nel_o() else value_of(plays)) for plays in tricks
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
        clear = all(who != bidder for who, _ in won) if bid.special is Special.NEL_O else None
        needed = min(amount, 42)
        if clear is not None:
            assert len(won) == 7 or won[-1][0] == bidder
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
        return [*bids, *plays, Kitty(some[3]), Trump(suit), Trump(None), NameDoubles(Doubles.BOTH)]


def _plain_bid(bid: Bid) -> Said:
    if bid.special is not None:
        return bid.special.value, bid.amount or 0
    return "pass" if bid.amount is None else bid.amount


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@matches()
@given(seed=SEEDS, dice=DICE)
def test_presets_to_the_end(preset: Preset, seed: bytes, dice: int) -> None:
    run(Run, preset.options, 4, seed, dice)


SHORT = {**dump(FortyTwoOptions(nel_o=NelO.ON, plunge=Plunge.ON, splash=Splash.ON)), "target": 3}


@pytest.mark.parametrize(("name", "value"), option_values(FORTY_TWO.house_rules, most=7))
@matches(times=0.5)
@given(seed=SEEDS, dice=DICE)
def test_option_values_to_the_end(name: str, value: Value, seed: bytes, dice: int) -> None:
    target = 100 if value == "points" else SHORT["target"]
    run(Run, load(FortyTwoOptions, {**SHORT, "target": target, name: value}), 4, seed, dice)


@matches(times=4)
@given(seed=SEEDS, dice=DICE, data=st.data())
def test_option_values_together(seed: bytes, dice: int, data: st.DataObject) -> None:
    chosen = {rule.name: data.draw(st.sampled_from(rule.offered_values)).value for rule in FORTY_TWO.house_rules}
    target = 100 if chosen["scoring"] == "points" else 3
    run(Run, load(FortyTwoOptions, {**chosen, "target": target}), 4, seed, dice)


@matches()
@given(seed=SEEDS, dice=DICE)
def test_the_last_tiles_play_themselves(seed: bytes, dice: int) -> None:
    check_forced(FORTY_TWO, FortyTwoOptions(target=3), 4, seed, dice)
