"""Random matches of every preset and every option value, to the end, with what must hold at each step."""

import os
import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.black_tile import BLACK_TILE, HOUSE_RULES, PRESETS, BlackTileOptions
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import DealEnded, DealResult, MatchEnded, Moved, TrickWon
from bot.rules.moves import Bid, Kitty, Lead, Move, Pass, Play, Trump, Turn, Yield, parse_move
from bot.rules.options import Preset, Value, dump, load
from bot.rules.pieces import Piece, double_set
from bot.rules.suits import Suit
from bot.rules.trick_deal import TrickMatch
from bot.rules.view import Phase
from tests.rules.brute_black_tile import worth
from tests.rules.knowledge import Knowledge, in_view, otherwise

BlackTileMatch = TrickMatch[BlackTileOptions]
DECK = double_set(6)
POINTS = {"11": 11, "21": 21, "30": 30}
SHORT = 25  # a target reached in a few deals
OPTION_VALUES = [
    *((rule.name, choice.value) for rule in HOUSE_RULES for choice in rule.choices),
    *((rule.name, end) for rule in HOUSE_RULES if rule.span for end in rule.span if end <= 200),
]


class Run:
    """One random match, checked at each step; Views are looked at in the first deal, then at times."""

    def __init__(self, options: BlackTileOptions, players: int, seed: bytes, dice: random.Random) -> None:
        self.options = options
        self.players = players
        self.dice = dice
        self.journal: list[tuple[int, str]] = []
        self.match = BLACK_TILE.start(options, players, seed)
        self.check_start()

    def finish(self) -> "Run":
        while self.match.winners is None:
            self.step()
        assert BLACK_TILE.to_act(self.match) == ()
        assert all(BLACK_TILE.legal(self.match, seat) == () for seat in range(self.players))
        assert BLACK_TILE.forced(self.match) is None
        with pytest.raises(NotYourTurn, match="The match is over"):
            BLACK_TILE.play(self.match, 0, Yield())
        self.check_views()
        return self

    def step(self) -> None:
        before = self.match
        waiting = BLACK_TILE.to_act(before)
        assert waiting, "a match that is not over waits for somebody"
        seat = self.dice.choice(waiting)
        legal = BLACK_TILE.legal(before, seat)
        assert len(set(legal)) == len(legal) > 0
        move = self.dice.choice(legal)
        assert parse_move(str(move)) == move
        self.match, events = BLACK_TILE.play(before, seat, move)
        self.journal.append((seat, str(move)))
        self.known.learn(seat, move)
        moved = [event for event in events if isinstance(event, Moved)]
        assert moved == [Moved(seat, None if isinstance(move, Pass) else move)]
        self.check_turn(before, move)
        if any(isinstance(event, DealEnded) for event in events):
            self.check_score(before, events)
        else:
            self.check_tiles()
        if self.match.deal.number == 1 or self.dice.random() < 0.06:
            self.check_views()
        if self.dice.random() < 0.1:
            self.check_refusals()

    def check_start(self) -> None:
        deal = self.match.deal
        assert deal.phase is Phase.PASS
        assert {len(hand) for hand in deal.dealt} == {28 // self.players}
        self.known = Knowledge.of_new_deal(
            self.match,
            shows_undealt=self.options.undealt_tile == "first_trick_winner",
            offset=1 if self.options.pass_direction == "left" else self.players - 1,
        )
        self.check_tiles()

    def check_turn(self, before: BlackTileMatch, move: Move) -> None:
        chosen = isinstance(move, Pass) and self.match.deal.phase is Phase.PASS
        assert self.match.turn == before.turn + (0 if chosen else 1)

    def check_tiles(self) -> None:
        deal = self.match.deal
        tricks = (*deal.tricks, *([deal.trick] if deal.trick else []))
        all_tiles = Counter[Piece](piece for hand in deal.hands for piece in hand)
        all_tiles.update(piece for trick in tricks for piece in trick.pieces)
        all_tiles.update((*deal.unused, *deal.exposed))
        assert all_tiles == Counter[Piece](DECK)
        for seat in range(self.players):
            assert Counter(deal.hands[seat]) == self.known.holding(seat)

    def check_score(self, before: BlackTileMatch, events: tuple[object, ...]) -> None:
        result = self.match.results[-1]
        unused = sum(self.worth(piece) for piece in before.deal.unused)
        assert sum(result.taken) == POINTS[self.options.variant] - unused
        assert sum(event.points for event in events if isinstance(event, TrickWon)) <= sum(result.taken)
        assert result.taken == self.counted(before)
        moon = [side for side, points in enumerate(result.taken) if points == sum(result.taken)]
        assert result.moon == (moon[0] if moon else None)
        if moon:
            assert result.scored == tuple(
                0 if side == moon[0] else self.options.moon_points for side in range(len(result.taken))
            )
        else:
            assert result.scored == result.taken
        assert result.totals == tuple(map(sum, zip(before.totals, result.scored, strict=True)))
        assert self.match.totals == result.totals
        self.check_end(before, result, events)

    def counted(self, before: BlackTileMatch) -> tuple[int, ...]:
        """The points of each side, once the last tile has been played: from the Views' tricks, which are public."""
        last = self.match if self.match.winners is not None else before
        taken = [0] * len(self.match.totals)
        sides = [seat % 2 if self.options.partners == "yes" else seat for seat in range(self.players)]
        for trick, seat in zip(last.deal.tricks, last.deal.won, strict=True):
            taken[sides[seat]] += sum(map(self.worth, trick.pieces))
        if last is before and before.deal.trick is not None:
            final = before.deal.trick.add(*self.last_play())
            taken[sides[final.winner(BLACK_TILE.suits(before))]] += sum(map(self.worth, final.pieces))
        taken[sides[before.deal.won[0]]] += sum(map(self.worth, before.deal.exposed))
        return tuple(taken)

    def last_play(self) -> tuple[int, Piece]:
        seat, said = self.journal[-1]
        move = parse_move(said)
        assert isinstance(move, Play)
        return seat, move.piece

    def worth(self, piece: Piece) -> int:
        high, low = str(piece).split("-")
        return worth(int(self.options.variant), (int(high), int(low)))

    def check_end(self, before: BlackTileMatch, result: DealResult, events: tuple[object, ...]) -> None:
        lowest = min(result.totals)
        best = tuple(side for side, total in enumerate(result.totals) if total == lowest)
        over = max(result.totals) >= self.options.target and (len(best) == 1 or self.options.tie == "shared")
        assert self.match.winners == (best if over else None)
        assert (MatchEnded(best) in events) is over
        if over:
            return
        assert self.match.deal.number == before.deal.number + 1
        if self.options.first_lead == "rotates":
            assert self.match.deal.first == (before.deal.first + 1) % self.players
        else:
            sides = [seat % 2 if self.options.partners == "yes" else seat for seat in range(self.players)]
            assert result.totals[sides[self.match.deal.first]] == max(result.totals)
        self.check_start()

    def check_views(self) -> None:
        public = BLACK_TILE.view(self.match, None)
        assert in_view(public) <= self.known.public()
        assert public == BLACK_TILE.view(otherwise(self.match, None, self.known.offset, self.dice), None)
        assert public.ask is None
        assert public.hand == ()
        assert public.draws == self.match.draws
        for seat in range(self.players):
            view = BLACK_TILE.view(self.match, seat)
            assert in_view(view) <= self.known.of(seat)
            assert view == BLACK_TILE.view(otherwise(self.match, seat, self.known.offset, self.dice), seat)
            assert Counter(shown.piece for shown in view.hand) == Counter(self.match.deal.hands[seat])
            assert (view.ask is not None) is bool(BLACK_TILE.legal(self.match, seat))
            assert view.to_act == BLACK_TILE.to_act(self.match)
            offered = tuple(choice.move for choice in view.ask.choices) if view.ask else ()
            assert not offered or Counter(offered) == Counter(BLACK_TILE.legal(self.match, seat))
        assert self.match.seed.hex() not in repr(self.match)
        assert repr(self.match.seed) not in repr(self.match)
        assert "dealt" not in repr(self.match.deal)
        assert "hands" not in repr(self.match.deal)

    def check_refusals(self) -> None:
        before = repr((self.match, self.match.deal.hands, self.match.deal.chosen))
        for seat in range(self.players):
            legal = BLACK_TILE.legal(self.match, seat)
            for move in self.anything():
                if any(move == one or BLACK_TILE.means(self.match, move, one) for one in legal):
                    continue
                with pytest.raises((NotYourTurn, IllegalMove)) as refused:
                    BLACK_TILE.play(self.match, seat, move)
                sentence = str(refused.value)
                assert sentence[0].isupper() or sentence.startswith(str(getattr(move, "piece", None)))
                assert sentence[-1] == "."
                assert "  " not in sentence
                assert "None" not in sentence
                assert isinstance(refused.value, IllegalMove) is bool(legal)
        assert repr((self.match, self.match.deal.hands, self.match.deal.chosen)) == before

    def anything(self) -> list[Move]:
        tiles = self.dice.sample(DECK, 4)
        suit = self.dice.choice(list(Suit))
        some: list[Move] = [Play(tiles[0]), Lead(tiles[1], suit), Lead(tiles[2]), Pass(tuple(tiles[:3])), Pass(())]
        return [*some, Pass((tiles[0],) * 3), Yield(), Bid(5), Bid(None), Kitty(tiles[3]), Trump(suit), Turn()]


def run(options: BlackTileOptions, players: int, seed: bytes, dice: int) -> Run:
    made = Run(options, players, seed, random.Random(dice)).finish()
    again = BLACK_TILE.start(options, players, seed)
    for seat, move in made.journal:
        again, _ = BLACK_TILE.play(again, seat, parse_move(move))
    assert again == made.match, "the printed journal gives the same match"
    return made


MATCHES = int(os.environ.get("BONEYARD_MATCHES", "2"))  # of each kind; thousands for a soak

# Dice cannot be shrunk: a smaller number is another match, not a shorter one.
few = settings(max_examples=MATCHES, deadline=None, phases=(Stage.explicit, Stage.reuse, Stage.generate))
more = settings(few, max_examples=7 * MATCHES)
SEEDS = st.binary(min_size=32, max_size=32)
DICE = st.integers(0, 2**32)


@pytest.mark.parametrize(
    ("preset", "players"),
    [(preset, players) for preset in PRESETS for players in preset.players],
    ids=lambda value: str(getattr(value, "name", value)),
)
@few
@given(seed=SEEDS, dice=DICE)
def test_presets_to_the_end(preset: Preset, players: int, seed: bytes, dice: int) -> None:
    assert isinstance(preset.options, BlackTileOptions)
    run(preset.options, players, seed, dice)


@pytest.mark.parametrize(("name", "value"), OPTION_VALUES)
@few
@given(seed=SEEDS, dice=DICE, players=st.sampled_from((3, 4)))
def test_option_values_to_the_end(name: str, value: Value, seed: bytes, dice: int, players: int) -> None:
    short = {**dump(BlackTileOptions()), "target": SHORT}
    options = load(BlackTileOptions, {**short, name: value}, HOUSE_RULES)
    run(options, 4 if options.partners == "yes" else players, seed, dice)


@more
@given(seed=SEEDS, dice=DICE, players=st.sampled_from((3, 4)), data=st.data())
def test_option_values_together(seed: bytes, dice: int, players: int, data: st.DataObject) -> None:
    chosen = {rule.name: data.draw(st.sampled_from(rule.choices)).value for rule in HOUSE_RULES}
    options = load(BlackTileOptions, {**chosen, "target": SHORT}, HOUSE_RULES)
    run(options, 4 if options.partners == "yes" else players, seed, dice)


@more
@given(seed=SEEDS, dice=DICE, players=st.sampled_from((3, 4)))
def test_forced_plays_are_the_only_legal_ones(seed: bytes, dice: int, players: int) -> None:
    chance = random.Random(dice)
    match = BLACK_TILE.start(replace(BlackTileOptions(), target=1), players, seed)
    while match.winners is None:
        forced = BLACK_TILE.forced(match)
        seat = BLACK_TILE.to_act(match)[0]
        legal = BLACK_TILE.legal(match, seat)
        last_of_a_trick = match.deal.trick is not None and len(match.deal.hands[seat]) == 1
        assert forced == ((seat, legal[0]) if last_of_a_trick else None)
        match, _ = BLACK_TILE.play(match, seat, chance.choice(legal))
