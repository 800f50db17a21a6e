"""Matches set up by hand and played in notation: what the tests of every game's rules begin with.

    scenario = ELEVEN.hands("6-4 3-3", "6-3 4-4", "6-6 3-0", "5-5 2-1").play("6-4 as 4")
    assert scenario.legal(1) == ["play 4-4"]

A scenario is a value: each step gives another one, so that a test may go on from one position in several ways.
"""

import re
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

import pytest

from bot.rules.boards import Contract
from bot.rules.errors import Refusal
from bot.rules.events import DealResult, Event
from bot.rules.game import Game, Match
from bot.rules.moves import Move, Special, Trump
from bot.rules.notation import parse_bid, parse_move
from bot.rules.suits import Doubles
from bot.rules.tricks.deal import Trick, TrickDeal, in_order
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.view import Ask, Phase, View
from tests.rules.say import pieces
from tests.told import told

SEED = bytes(range(32))

D = TypeVar("D")


@dataclass(frozen=True)
class Scenario(Generic[D]):
    """A game under house rules (None: the defaults) and, once dealt, a match of it.

    `events` is what the last move brought about.
    """

    game: Game[Any, D]
    options: Any = None
    current: Match[Any, D] | None = None
    events: tuple[Event, ...] = ()

    def __post_init__(self) -> None:
        if self.options is None:
            object.__setattr__(self, "options", self.game.options_type())

    def under(self, **options: Any) -> Self:
        return replace(self, options=replace(self.options, **options))

    def start(self, players: int, seed: bytes = SEED, deals: int | None = None) -> Self:
        return self.at(self.game.start(self.options, players, seed, deals))

    def at(self, match: Match[Any, D]) -> Self:
        return replace(self, current=match, events=())

    def position(self, deal: D, players: int, totals: tuple[int, ...] = ()) -> Self:
        """A match in the middle of a deal; no one has a point before it where no totals by side are given."""
        sides = len(set(self.game.sides(self.options, players)))
        return self.at(Match(self.options, players, SEED, deal, totals or (0,) * sides))

    def play(self, *moves: str) -> Self:
        """After moves such as "0 lead 6-4 as 4": a seat, and its move. Without a seat it is the next to act; a bid
        alone is bid, and a piece is led or played: "30, pass, nel-o 42, pass, 6-4 as 4, 6-3".
        """
        scenario = self
        for line in filter(None, ", ".join(moves).split(", ")):
            named = re.fullmatch(r"(\d) ([a-z].*)", line)
            seat, move = (int(named[1]), named[2]) if named else (scenario.to_act[0], line)
            if move.isdecimal() or move == "pass" or move.partition(" ")[0] in list(Special):
                move = f"bid {move}"
            elif not move[0].islower():
                move = f"lead {move}" if " as " in move else f"play {move}"
            scenario = scenario.play_move(seat, parse_move(move))
        return scenario

    def play_move(self, seat: int, move: Move) -> Self:
        match, events = self.game.play(self.match, seat, move)
        return replace(self, current=match, events=events)

    def play_first_legal(self, times: int = 1) -> Self:
        scenario = self
        for _ in range(times):
            seat = scenario.to_act[0]
            scenario = scenario.play_move(seat, scenario.legal_moves(seat)[0])
        return scenario

    def refused(self, seat: int, move: str, kind: type[Refusal] = Refusal) -> str:
        """The reason a move is refused, as ids and values."""
        with pytest.raises(kind) as raised:
            self.game.play(self.match, seat, parse_move(move))
        return told(raised.value.text)

    @property
    def match(self) -> Match[Any, D]:
        assert self.current is not None, "nothing has been dealt"
        return self.current

    @property
    def deal(self) -> D:
        return self.match.deal

    @property
    def winners(self) -> tuple[int, ...] | None:
        return self.match.winners

    @property
    def results(self) -> tuple[DealResult, ...]:
        return self.match.results

    @property
    def result(self) -> DealResult:
        """The result of the last deal that ended."""
        return self.match.results[-1]

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.game.to_act(self.match)

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves in their notation."""
        return [str(move) for move in self.legal_moves(seat)]

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        return self.game.legal(self.match, seat)

    def allowed_moves(self, seat: int) -> tuple[Move, ...]:
        """Every move that is not refused; a game that lists one of several moves for all says so."""
        return self.legal_moves(seat)

    def extra(self, seat: int) -> tuple[Move, ...]:
        return self.game.extra_moves(self.match, seat)

    def view(self, seat: int | None = None) -> View:
        return self.game.view(self.match, seat)

    def ask(self, seat: int) -> Ask:
        """The question to a seat that is to act."""
        ask = self.view(seat).ask
        assert ask is not None, f"seat {seat} is asked nothing"
        return ask


@dataclass(frozen=True)
class TrickScenario(Scenario[TrickDeal]):
    """A scenario of a trick game. Set up the hands first, then the contract, then the tricks before."""

    def hands(
        self, *hands: str, first: int = 0, phase: Phase = Phase.PLAY, unused: str = "", totals: tuple[int, ...] = (),
        **deal: Any,
    ) -> Self:  # fmt: skip
        """A deal with these hands in which `leader` is to lead, or else `first`, who deals or goes first.

        `unused` is what no one was dealt.
        """
        held = tuple(in_order(pieces(hand)) for hand in hands)
        start = TrickDeal(1, first, held, held, pieces(unused), first, phase, (None,) * len(hands))
        return self.position(replace(start, **deal), len(hands), totals)

    def contract(self, seat: int, bid: str, *, trump: str = "", doubles: Doubles | None = None) -> Self:
        """The seat has won the auction with "4" or "nel-o", and leads; it named `trump`: a suit, or "none"."""
        named = parse_move(f"trump {trump}") if trump else None
        assert named is None or isinstance(named, Trump)
        won = Contract(seat, parse_bid(bid))
        dealer = (seat - 1) % self.match.players
        return self.with_deal(contract=won, trump=named, doubles=doubles, leader=seat, first=dealer)

    def tricks(self, *lines: str) -> Self:
        """Tricks already taken: "2: 7C 3C 4C" was led and taken by seat 2, "1-0: 2C JC KC" led by 1, taken by 0.

        Not every piece of a trick need be named.
        """
        assert isinstance(self.game, TrickGame)
        step = next(rules.direction for rules in self.game.phases(self.options) if isinstance(rules, Playing))
        tricks, won, players = list(self.deal.tricks), list(self.deal.won), self.match.players
        for line in lines:
            seats, _, played = line.partition(": ")
            plays = [((int(seats[0]) + step * place) % players, piece) for place, piece in enumerate(pieces(played))]
            tricks.append(Trick(self.game.suits(self.match).lead_suits(plays[0][1])[0], tuple(plays)))
            won.append(int(seats[-1]))
        return self.with_deal(tricks=tuple(tricks), won=tuple(won))

    def with_deal(self, **changes: Any) -> Self:
        """The same position with something in its deal changed."""
        return self.at(replace(self.match, deal=replace(self.deal, **changes)))

    @property
    def taken(self) -> tuple[int, ...]:
        assert isinstance(self.game, TrickGame)
        return self.game.taken(self.match)
