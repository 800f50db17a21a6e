"""Random matches of Domino Hearts, of every preset and option value, to their end, with what must hold at each step."""

import os
import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.domino_hearts import DOMINO_HEARTS
from bot.rules.domino_hearts_options import HOUSE_RULES, PRESETS, DominoHeartsOptions, Revoke
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import DealEnded, DealResult, Event, MatchEnded, Moved
from bot.rules.moves import Challenge, Lead, Moon, Move, Pass, Play, Retract, Turn, Yield, parse_move
from bot.rules.options import Preset, Value, dump, load
from bot.rules.pieces import Card, Piece, cards
from bot.rules.view import Phase
from tests.rules.brute_hearts import points
from tests.rules.hearts import HeartsMatch
from tests.rules.knowledge import in_view, otherwise

PASSED = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 0)}
SHORT = 30  # a target reached in a few deals
OPTION_VALUES = [
    *((rule.name, choice.value) for rule in HOUSE_RULES for choice in rule.choices),
    *((rule.name, end) for rule in HOUSE_RULES if rule.span for end in rule.span if end <= 200),
]


def plain(piece: Piece) -> tuple[int, str]:
    assert isinstance(piece, Card)
    return piece.rank, piece.suit


class Run:
    """One random match, checked at each step; Views and refusals at times, more in the first deal."""

    def __init__(self, options: DominoHeartsOptions, players: int, seed: bytes, dice: random.Random) -> None:
        self.options = options
        self.players = players
        self.dice = dice
        self.journal: list[tuple[int, str]] = []
        self.match = DOMINO_HEARTS.start(options, players, seed)
        self.check_start()

    def finish(self) -> "Run":
        while self.match.winners is None:
            self.step()
        assert DOMINO_HEARTS.to_act(self.match) == ()
        assert all(self.may(seat) == [] for seat in range(self.players))
        with pytest.raises(NotYourTurn, match="The match is over"):
            DOMINO_HEARTS.play(self.match, 0, Yield())
        self.check_views()
        return self

    def may(self, seat: int) -> list[Move]:
        return [*DOMINO_HEARTS.legal(self.match, seat), *DOMINO_HEARTS.asides(self.match, seat)]

    def choose(self) -> tuple[int, Move]:
        """A move of somebody who is to act; at times another's, out of turn."""
        waiting = DOMINO_HEARTS.to_act(self.match)
        assert waiting, "a match that is not over waits for somebody"
        anybody = self.dice.randrange(self.players)
        if (aside := DOMINO_HEARTS.asides(self.match, anybody)) and self.dice.random() < 0.15:
            return anybody, self.dice.choice(aside)
        seat = self.dice.choice(waiting)
        return seat, self.dice.choice(DOMINO_HEARTS.legal(self.match, seat))

    def step(self) -> None:
        before = self.match
        seat, move = self.choose()
        moves = self.may(seat)
        assert len(set(moves)) == len(moves) > 0
        assert parse_move(str(move)) == move
        self.match, events = DOMINO_HEARTS.play(before, seat, move)
        self.journal.append((seat, str(move)))
        assert [event for event in events if isinstance(event, Moved)] == [
            Moved(seat, None if isinstance(move, Pass) else move)
        ]
        self.learn(seat, move)
        self.check_turn(before, move)
        if any(isinstance(event, DealEnded) for event in events):
            self.check_score(before, seat, move, events)
        else:
            self.check_tiles()
        if self.dice.random() < (0.3 if self.match.deal.number == 1 else 0.02):
            self.check_views()
        if self.dice.random() < 0.02:
            self.check_refusals()

    def check_start(self) -> None:
        deal = self.match.deal
        self.offset = PASSED[self.players][(deal.number - 1) % len(PASSED[self.players])]
        assert deal.phase is (Phase.PASS if self.offset else Phase.PLAY)
        assert {len(hand) for hand in deal.dealt} == {52 // self.players}
        self.deck = Counter[Piece](piece for hand in deal.dealt for piece in hand)
        assert len(self.deck) == 52 // self.players * self.players
        assert set(self.deck) <= set(cards())
        self.held = [Counter(hand) for hand in deal.dealt]
        self.own = [set(hand) for hand in deal.dealt]
        self.seen: set[Piece] = set()
        self.chosen: dict[int, tuple[Piece, ...]] = {}
        self.tricks: list[list[tuple[int, Piece]]] = [[]]
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
        if isinstance(move, Lead | Play):
            self.tricks[-1].append((seat, move.piece))
            self.held[seat][move.piece] -= 1
            self.seen.add(move.piece)
            if len(self.tricks[-1]) == self.players:
                self.tricks.append([])
        if isinstance(move, Retract):
            place = [who for who, _ in self.tricks[-1]].index(seat)
            for who, piece in self.tricks[-1][place:]:
                self.held[who][piece] += 1
            del self.tricks[-1][place:]

    def check_turn(self, before: HeartsMatch, move: Move) -> None:
        """What others are asked changes with each move, but for a choice made by all at once, and a challenge."""
        deal = self.match.deal
        same = (deal.number, deal.phase) == (before.deal.number, before.deal.phase) and self.match.winners is None
        assert self.match.turn == before.turn + (0 if same and isinstance(move, Pass | Challenge) else 1)

    def check_tiles(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        everything = Counter[Piece](piece for hand in deal.hands for piece in hand)
        everything.update(piece for trick in tricks for piece in trick.pieces)
        assert everything == self.deck
        assert [list(trick.plays) for trick in tricks] == [trick for trick in self.tricks if trick]
        assert [Counter(hand) for hand in deal.hands] == [+held for held in self.held]

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
        assert result.totals == tuple(map(sum, zip(before.totals, result.scored, strict=True)))
        assert self.match.totals == result.totals
        self.check_end(before, result, events)

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

    def check_end(self, before: HeartsMatch, result: DealResult, events: tuple[Event, ...]) -> None:
        best = tuple(seat for seat, total in enumerate(result.totals) if total == min(result.totals))
        over = max(result.totals) >= self.options.target
        assert self.match.winners == (best if over else None)
        assert (MatchEnded(best) in events) is over
        if not over:
            assert self.match.deal.number == before.deal.number + 1
            assert self.match.deal.first == (before.deal.first + 1) % self.players
            self.check_start()

    def known(self, seat: int) -> set[Piece]:
        return self.seen | (
            self.own[seat] if len(self.chosen) in (0, self.players) else set(self.match.deal.dealt[seat])
        )

    def check_views(self) -> None:
        public = DOMINO_HEARTS.view(self.match, None)
        assert in_view(public) <= self.seen
        assert public == DOMINO_HEARTS.view(otherwise(self.match, None, self.offset, self.dice), None)
        assert (public.ask, public.hand, public.asides) == (None, (), ())
        for seat in range(self.players):
            view = DOMINO_HEARTS.view(self.match, seat)
            assert in_view(view) <= self.known(seat)
            assert view == DOMINO_HEARTS.view(otherwise(self.match, seat, self.offset, self.dice), seat)
            assert Counter(shown.piece for shown in view.hand) == Counter(self.match.deal.hands[seat])
            assert (view.ask is not None) is bool(DOMINO_HEARTS.legal(self.match, seat))
            assert view.to_act == DOMINO_HEARTS.to_act(self.match)
            offered = tuple(choice.move for choice in view.ask.choices) if view.ask else ()
            assert not offered or offered == DOMINO_HEARTS.legal(self.match, seat)
            assert tuple(choice.move for choice in view.asides) == DOMINO_HEARTS.asides(self.match, seat)
        assert repr(self.match.seed) not in repr(self.match)

    def check_refusals(self) -> None:
        before = repr((self.match, self.match.deal.hands, self.match.deal.chosen))
        for seat in range(self.players):
            may = self.may(seat)
            for move in self.anything():
                if any(move == one or DOMINO_HEARTS.means(self.match, move, one) for one in may):
                    continue
                with pytest.raises((NotYourTurn, IllegalMove)) as refused:
                    DOMINO_HEARTS.play(self.match, seat, move)
                sentence = str(refused.value)
                assert sentence[0].isupper() or sentence.startswith(str(getattr(move, "piece", None)))
                assert sentence[-1] == "."
                assert "  " not in sentence
                assert "None" not in sentence
                asked = bool(DOMINO_HEARTS.legal(self.match, seat)) or isinstance(move, Retract | Challenge)
                assert isinstance(refused.value, IllegalMove) is asked
        assert repr((self.match, self.match.deal.hands, self.match.deal.chosen)) == before

    def anything(self) -> list[Move]:
        some = self.dice.sample(cards(), 5)
        seat, trick = self.dice.randrange(6), self.dice.randrange(1, 20)
        passing: list[Move] = [Pass(tuple(some[:3])), Pass(()), Pass((some[0],) * 3)]
        return [
            *passing,
            *map(Play, some),
            *map(Lead, some),
            Moon(),
            Moon(seat),
            Retract(),
            Challenge(seat, trick),
            Turn(),
        ]


def run(options: DominoHeartsOptions, players: int, seed: bytes, dice: int) -> Run:
    made = Run(options, players, seed, random.Random(dice)).finish()
    again = DOMINO_HEARTS.start(options, players, seed)
    for seat, move in made.journal:
        again, _ = DOMINO_HEARTS.play(again, seat, parse_move(move))
    assert again == made.match, "the printed journal gives the same match"
    return made


MATCHES = int(os.environ.get("BONEYARD_MATCHES", "2"))  # of each kind; thousands for a soak

# Dice cannot be shrunk: a smaller number is another match, not a shorter one.
few = settings(max_examples=MATCHES, deadline=None, phases=(Stage.explicit, Stage.reuse, Stage.generate))
SEEDS = st.binary(min_size=32, max_size=32)
DICE = st.integers(0, 2**32)
PLAYERS = st.sampled_from((3, 4, 5))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@settings(few, max_examples=max(1, MATCHES // 2))
@given(seed=SEEDS, dice=DICE)
def test_presets_to_the_end(preset: Preset, players: int, seed: bytes, dice: int) -> None:
    assert isinstance(preset.options, DominoHeartsOptions)
    run(preset.options, players, seed, dice)


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
@settings(few, max_examples=max(1, MATCHES // 2))
@given(seed=SEEDS, dice=DICE, players=PLAYERS)
def test_option_values_to_the_end(name: str, value: Value, seed: bytes, dice: int, players: int) -> None:
    short = {**dump(DominoHeartsOptions()), "target": SHORT}
    run(load(DominoHeartsOptions, {**short, name: value}, HOUSE_RULES), players, seed, dice)


@settings(few, max_examples=4 * MATCHES)
@given(seed=SEEDS, dice=DICE, players=PLAYERS, data=st.data())
def test_option_values_together(seed: bytes, dice: int, players: int, data: st.DataObject) -> None:
    chosen = {rule.name: data.draw(st.sampled_from(rule.choices)).value for rule in HOUSE_RULES}
    run(load(DominoHeartsOptions, {**chosen, "target": SHORT}, HOUSE_RULES), players, seed, dice)


@settings(few, max_examples=4 * MATCHES)
@given(seed=SEEDS, dice=DICE, players=PLAYERS, revoke=st.sampled_from(Revoke))
def test_the_last_tiles_play_themselves(seed: bytes, dice: int, players: int, revoke: Revoke) -> None:
    chance = random.Random(dice)
    match = DOMINO_HEARTS.start(replace(DominoHeartsOptions(), target=1, revoke=revoke), players, seed)
    while match.winners is None:
        forced = DOMINO_HEARTS.forced(match)
        seat = DOMINO_HEARTS.to_act(match)[0]
        legal = DOMINO_HEARTS.legal(match, seat)
        last_of_a_trick = match.deal.trick is not None and len(match.deal.hands[seat]) == 1
        assert forced == ((seat, legal[0]) if last_of_a_trick else None)
        match, _ = DOMINO_HEARTS.play(match, seat, chance.choice(legal))
