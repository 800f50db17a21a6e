"""Random matches of a game to their end, checked at each step: what every game's tests of whole matches share."""

import os
import random
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from bot.rules.catalogue import AnyGame
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.game import Match
from bot.rules.moves import ANY_TIME, Move, Yield, parse_move
from bot.rules.options import HouseRule, Options, Value
from bot.words.refusals import sentence
from bot.words.speaker import say
from tests.told import told

MATCHES = int(os.environ.get("BONEYARD_MATCHES", "1"))  # of each kind; thousands for a soak

D = TypeVar("D")


def matches(times: float = 1) -> pytest.MarkDecorator:
    """So many times the usual number of matches, but one at least: a test for each, by its `number`."""
    return pytest.mark.parametrize("number", range(max(1, int(times * MATCHES))))


def option_values(house_rules: tuple[HouseRule, ...], most: int) -> list[tuple[str, Value]]:
    """Every value offered of every house rule, and the ends of its span, but for numbers above `most`."""
    listed = [(rule.name, choice.value) for rule in house_rules for choice in rule.offered_values]
    return listed + [(rule.name, end) for rule in house_rules if rule.span for end in rule.span if end <= most]


class RandomMatch(ABC, Generic[D]):
    """One random match. A game says what a step is, and what must hold after it."""

    game: ClassVar[Any]  # a Game; a subclass says of which kind
    short: ClassVar[int]  # points: a target reached in a few deals
    options: Any

    def __init__(self, options: Options, players: int, seed: bytes, dice: random.Random) -> None:
        self.options = options
        self.players = players
        self.dice = dice
        self.journal: list[tuple[int, str]] = []
        self.match: Match[Any, D] = self.game.start(options, players, seed)
        self.start_deal()

    @abstractmethod
    def start_deal(self) -> None:
        """Check the deal as it begins, and forget the one before."""

    @abstractmethod
    def step(self) -> None:
        """Make one move, note it in the journal, and check what came of it."""

    @abstractmethod
    def check_views(self) -> None:
        """What each seat and a bystander are shown: nothing they may not know."""

    @abstractmethod
    def indistinguishable(self, viewer: int | None) -> Match[Any, D]:
        """The same match as far as the viewer can tell: what is hidden from them lies elsewhere."""

    @abstractmethod
    def anything(self) -> list[Move]:
        """Moves of all kinds, most of them illegal."""

    def finish(self) -> Self:
        while self.match.winners is None:
            self.step()
        assert self.game.to_act(self.match) == ()
        assert all(self.all_moves(seat) == [] for seat in range(self.players))
        assert self.game.forced_move(self.match) is None
        with pytest.raises(NotYourTurn) as refused:
            self.game.play(self.match, 0, Yield())
        assert told(sentence(refused.value)) == "refused-match-over"
        self.check_views()
        self.check_refusals()
        return self

    def all_moves(self, seat: int) -> list[Move]:
        """What a seat may do, in turn or out of it."""
        return [*self.game.legal(self.match, seat), *self.game.extra_moves(self.match, seat)]

    def check_refusals(self) -> None:
        before = hash(self.match)  # of all there is in it: a value that could be changed in place has none
        for seat in range(self.players):
            legal, other = self.all_moves(seat), self.indistinguishable(seat)
            in_turn = self.game.legal(self.match, seat)
            assert all(self.game.allows(self.match, seat, move) for move in in_turn)
            for move in self.anything():
                allowed = self.is_allowed(seat, move)
                assert self.game.allows(self.match, seat, move) is allowed
                if not allowed and move not in legal and self.game.resolve(self.match, move, legal) is None:
                    self.check_refusal(seat, move, other)
        assert hash(self.match) == before

    def is_allowed(self, seat: int, move: Move) -> bool:
        """Whether a move is legal in turn. A game that lists one of several moves for all says so."""
        return move in self.game.legal(self.match, seat)

    def check_refusal(self, seat: int, move: Move, other: Match[Any, D]) -> str:
        """The sentence with which an illegal move is refused: the same in another match that the seat cannot tell."""
        refused = self.refused(seat, move)
        assert refused.facts == self.game.refusal(other, seat, move), "made of what the seat knows"
        words = say(sentence(refused))
        assert words[0].isupper() or words[0].isdecimal()  # "6-4 can be led …", "9s cannot be trump …"
        assert words[-1] == "."
        assert "  " not in words
        assert "None" not in words
        asked = bool(self.game.legal(self.match, seat)) or isinstance(move, ANY_TIME)
        assert isinstance(refused, IllegalMove) is asked
        return words

    def refused(self, seat: int, move: Move) -> NotYourTurn | IllegalMove:
        try:  # thousands of times: `pytest.raises` would take longer than what it watches
            self.game.play(self.match, seat, move)
        except (NotYourTurn, IllegalMove) as refused:
            return refused
        raise AssertionError(f"{move} was not refused to seat {seat}")


def run(kind: type[RandomMatch[Any]], options: Options, players: int, chance: random.Random) -> None:
    """A match to its end, and once more from its printed journal."""
    seed, dice = chance.randbytes(32), random.Random(chance.random())
    try:
        made = kind(options, players, seed, dice).finish()
        again = replayed(kind.game, options, players, seed, made.journal)
        assert again == made.match, "the journal gives the same match"
    except BaseException as error:
        error.add_note(f"{kind.__name__}, {players} players, {options}")
        raise


def replayed(
    game: AnyGame, options: Options, players: int, seed: bytes, journal: list[tuple[int, str]]
) -> Match[Any, Any]:
    """The match that a printed journal gives."""
    match = game.start(options, players, seed)
    for seat, move in journal:
        match, _ = game.play(match, seat, parse_move(move))
    return match
