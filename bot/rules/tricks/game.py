"""The base of trick games: a deal goes through phases, tricks are won, points are taken, sides are scored."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, ClassVar

from bot.message import Message
from bot.rules.copies import updated
from bot.rules.events import DealEnded, DealResult, DealStarted, Event, MatchEnded, Remark
from bot.rules.game import Game, Match, added, best_sides, by_side, next_turn
from bot.rules.moves import OPEN_MOVES, Challenge, Move, Play, play_of
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.shuffle import Draws, draw_for_first, shuffled
from bot.rules.suits import Doubles, SuitSystem, usual_suits
from bot.rules.tricks.deal import Hand, Transition, Trick, TrickDeal, TrickMatch, in_order
from bot.rules.view import Ask, Choice, Phase, View


@dataclass(frozen=True)
class PhaseRules(ABC):
    """The rules of one phase of a game.

    With `is_simultaneous` several seats choose at once; with `can_change` choices can change until the last is made.
    `legal`, `allows` and `ask` are called only for a seat that it `asks`.
    """

    game: "TrickGame"
    phase: ClassVar[Phase]
    is_simultaneous: ClassVar[bool] = False
    can_change: ClassVar[bool] = False

    def applies(self, match: TrickMatch) -> bool:
        """False if this deal skips the phase."""
        return True

    def enter(self, match: TrickMatch) -> TrickMatch:
        """The match as the phase begins."""
        return match

    @abstractmethod
    def to_act(self, match: TrickMatch) -> tuple[int, ...]: ...

    def asks(self, seat: int, to_act: tuple[int, ...]) -> bool:
        """True if a seat is to act, or can change its choice."""
        return seat in to_act or self.can_change

    @abstractmethod
    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]: ...

    def allows(self, match: TrickMatch, seat: int, move: Move) -> bool:
        return move in self.legal(match, seat)

    @abstractmethod
    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        """The refusal of a move to a seat that is to act, or of one that can be made at any time."""

    @abstractmethod
    def apply(self, match: TrickMatch, seat: int, move: Any) -> Transition:
        """The match after a legal move, and its events. A phase declares the type of its moves."""

    @abstractmethod
    def ask(self, match: TrickMatch, seat: int) -> Ask: ...

    def ask_openly(self, match: TrickMatch, seat: int) -> Ask:
        """The public part of a seat's ask: choices that reveal nothing of its hand, and the prompt if all do."""
        ask = self.ask(match, seat)
        choices = tuple(choice for choice in ask.choices if isinstance(choice.move, OPEN_MOVES))
        is_open = len(choices) == len(ask.choices) and not ask.pick
        return Ask(ask.phase, ask.prompt if is_open else "", choices)

    def resolve(self, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """The legal move that a short notation stands for; None if ambiguous."""
        return None

    def extra_choices(self, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        """Choices a seat has even out of turn."""
        return ()


@dataclass(frozen=True, slots=True)
class Traits:
    """The constants of a game. `drawn_for` is the role that the first draw decides, and that rotates.

    With `counts_tricks` each trick is a point, which texts do not mention; `trick_points` are a trick's own points
    beside those of its pieces (rules §4.4). `black` is the piece that is drawn black.
    """

    drawn_for: str = "first_player"
    counts_tricks: bool = False
    trick_points: int = 0
    black: Piece | None = None


@cache
def all_seats(players: int) -> tuple[int, ...]:
    return tuple(range(players))


class TrickGame(Game[Any, TrickDeal]):
    """A game of tricks. Neither this base nor the phases read options: only a game's own methods know their type."""

    traits = Traits()

    # -- the definition of a game ------------------------------------------------------------------------------

    @abstractmethod
    def phases(self, options: Any) -> tuple[PhaseRules, ...]:
        """The phases of a deal, in order; those that do not apply to a deal are passed over."""

    @abstractmethod
    def deck(self, options: Any, players: int) -> tuple[Piece, ...]:
        """All pieces that are shuffled."""

    @abstractmethod
    def score(self, match: TrickMatch) -> DealResult:
        """The finished deal's result, made with `result`."""

    def hand_size(self, options: Any, players: int) -> int:
        """The number of pieces each player is dealt: an equal share of the deck."""
        return len(self.deck(options, players)) // players

    def suits(self, match: TrickMatch) -> SuitSystem:
        """The suits of this deal, trump included: those of rules §0.1, unless a game overrides them."""
        return usual_suits(match.deal.trump_suit)

    def worths(self, options: Any) -> Mapping[Piece, int]:
        """The points for taking each piece, for those that are worth any."""
        return {}

    def worth(self, options: Any, piece: Piece) -> int:
        """The points for taking a piece."""
        return self.worths(options).get(piece, 0)

    def winners(self, match: TrickMatch, result: DealResult) -> tuple[int, ...] | None:
        """The best sides once one has reached the target, else None."""
        if max(result.totals) < match.options.target:
            return None
        return best_sides(result.totals, low_wins=self.low_wins)

    def first_dealer(self, options: Any, players: int, seed: bytes) -> tuple[int, Draws]:
        """The dealer (or first player) of the first deal, and the rounds of drawing that decided it."""
        return draw_for_first(self.deck(options, players), range(players), seed, "draw for deal 1, round")

    # -- hooks: what a game may change in the course of a deal -------------------------------------------------

    def next_dealer(self, match: TrickMatch) -> tuple[int, Draws]:
        """The dealer (or first player) of the next deal. A hook: the role can depend on the score (rules §1.5)."""
        return (match.deal.first + 1) % match.players, ()

    def declarer(self, match: TrickMatch) -> int | None:
        """The seat to name trump and lead: the bid winner. A hook: a bid can hand both to a partner (rules §6.6)."""
        return match.deal.contract.seat if match.deal.contract else None

    def contract_progress(self, match: TrickMatch) -> tuple[int, int] | None:
        """The tricks or points won towards the contract, and the number it needs. A hook: games bid for either."""
        return None

    def doubles_told(self, match: TrickMatch) -> Doubles | None:
        """The place of the doubles in this deal, unless it is the usual one. A hook: it can be a house rule."""
        return match.deal.doubles

    def active(self, match: TrickMatch) -> tuple[int, ...]:
        """The seats that take part in this deal's play. A hook, because partners can sit out (rules §4.6)."""
        return all_seats(match.players)

    def open_hand(self, match: TrickMatch, seat: int) -> Hand:
        """The pieces of a hand that everyone sees. A hook, because hands that sit out can be shown (rules §4.7)."""
        return ()

    def is_decided(self, match: TrickMatch) -> bool:
        """True if all can see that the rest of the deal cannot change its score. A hook, as scores differ."""
        return False

    def deal_is_over(self, match: TrickMatch) -> bool:
        """No trick follows: the hands are empty. A hook, because a deal can be decided sooner (rules §4.6)."""
        hands = match.deal.hands
        return not any(hands[seat] for seat in self.active(match))

    # -- the course of a match ---------------------------------------------------------------------------------

    def start(self, options: Any, players: int, seed: bytes, deals: int | None = None) -> TrickMatch:
        self.check_options(options, players)
        options = self.settled(options, players)
        first, draws = self.first_dealer(options, players, seed)
        deal = self._dealt(options, players, seed, 1, first)
        sides = max(self.sides(options, players)) + 1
        match = Match(options, players, seed, deal, (0,) * sides, draws=draws, deals=deals)
        return self._enter(match, 0)

    def taken(self, match: TrickMatch) -> tuple[int, ...]:
        """The points each side has taken in this deal."""
        return tuple(by_side(self.sides(match.options, match.players), self.points_taken(match)))

    def result(
        self, match: TrickMatch, scored: Iterable[int], moon: int | None = None, remarks: tuple[Remark, ...] = ()
    ) -> DealResult:
        """The result of the finished deal: the points `scored` by each side, and the side that shot the moon."""
        points = tuple(scored)
        return DealResult(match.deal.number, self.taken(match), points, added(match.totals, points), moon, remarks)

    def ended_deal(self, match: TrickMatch) -> View | None:
        ended = match.deal if match.winners is not None else match.deal.before
        if ended is None:
            return None  # totals and results have not changed since: only the end of a deal changes them
        deal = updated(ended, phase=Phase.OVER, before=None)  # a redealt deal ends while bidding
        return self.view(updated(match, deal=deal, draws=()), None)

    # -- one answer to "is this legal?" ------------------------------------------------------------------------

    def rules_now(self, match: TrickMatch) -> PhaseRules | None:
        """The rules of the phase the deal is in; None once it is over."""
        if match.winners is not None:
            return None
        phase = match.deal.phase
        for rules in self.phases(match.options):
            if rules.phase is phase:
                return rules
        if phase is Phase.OVER:
            return None
        raise ValueError(f"this game has no phase {phase}")

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        rules = self.rules_now(match)
        return rules.to_act(match) if rules else ()

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        rules = self.rules_now(match)
        if rules is None or not rules.asks(seat, rules.to_act(match)):
            return ()
        return rules.legal(match, seat)

    def allows(self, match: TrickMatch, seat: int, move: Move) -> bool:
        rules = self.rules_now(match)
        if rules is None or not rules.asks(seat, rules.to_act(match)):
            return False
        return rules.allows(match, seat, move)

    def extra_moves(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        rules = self.rules_now(match)
        return tuple(choice.move for choice in rules.extra_choices(match, seat)) if rules else ()

    def reasons(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        rules = self.rules_now(match)
        return rules.refusal(match, seat, move) if rules else ()

    def resolve(self, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """A lead without a suit stands for the only suit possible; `play` by the leader is a lead, and the reverse."""
        rules = self.rules_now(match)
        return rules.resolve(match, short, moves) if rules else None

    def apply(self, match: TrickMatch, seat: int, move: Move) -> Transition:
        rules = self.rules_now(match)
        if rules is None:
            raise ValueError("the match is over")
        after, events = rules.apply(match, seat, move)
        if after.winners is None and (rules.is_simultaneous or isinstance(move, Challenge)):
            before, deal = match.deal, after.deal
            if (deal.number, deal.phase) == (before.number, before.phase):
                return after, events
        return next_turn(after), events

    def as_kept(self, move: Move) -> Move:
        """Drop the end of a line from a play. Earlier versions accepted and stored one."""
        return play_of(move.piece) if isinstance(move, Play) else move

    def forced_move(self, match: TrickMatch) -> tuple[int, Move] | None:
        if match.deal.trick is None or match.winners is not None:
            return None
        seats = self.to_act(match)
        if len(seats) != 1 or len(match.deal.hands[seats[0]]) != 1:
            return None
        moves = self.legal(match, seats[0])
        return (seats[0], moves[0]) if len(moves) == 1 else None

    # -- the course of a deal ----------------------------------------------------------------------------------

    def _dealt(self, options: Options, players: int, seed: bytes, number: int, first: int) -> TrickDeal:
        deck = shuffled(self.deck(options, players), seed, f"deal {number}")
        size = self.hand_size(options, players)
        hands = tuple(in_order(deck[seat * size : (seat + 1) * size]) for seat in range(players))
        chosen: tuple[Hand | None, ...] = (None,) * players
        return TrickDeal(number, first, hands, hands, tuple(deck[players * size :]), first, Phase.OVER, chosen)

    def _enter(self, match: TrickMatch, index: int) -> TrickMatch:
        """The match in the first phase from `index` on that applies; one always does at the start of a deal."""
        for rules in self.phases(match.options)[index:]:
            if rules.applies(match):
                return rules.enter(updated(match, deal=updated(match.deal, phase=rules.phase)))
        return updated(match, deal=updated(match.deal, phase=Phase.OVER))

    def leave_phase(self, match: TrickMatch, *before: Event) -> Transition:
        """The match in its next phase; after the last one the deal is scored and the next is dealt.

        The events are those `before` and those of a deal's end.
        """
        phases = [rules.phase for rules in self.phases(match.options)]
        match = self._enter(match, phases.index(match.deal.phase) + 1)
        if match.deal.phase is not Phase.OVER:
            return match, before
        result = self.score(match)
        if match.deal.claim is not None:
            result = replace(result, remarks=(*result.remarks, match.deal.claim))
        scored = self.scored(match, result)
        if scored.winners is not None:
            return scored, (*before, DealEnded(result), MatchEnded(scored.winners))
        return self.next_deal(scored, *before, DealEnded(result))

    def next_deal(self, match: TrickMatch, *before: Event) -> Transition:
        """The next deal, after one that was scored or that everyone passed."""
        first, draws = self.next_dealer(match)
        number = match.deal.number + 1
        dealt = self._dealt(match.options, match.players, match.seed, number, first)
        deal = updated(dealt, before=updated(match.deal, before=None))
        return self._enter(updated(match, deal=deal, draws=draws), 0), (*before, DealStarted(number))

    # -- points ------------------------------------------------------------------------------------------------

    def points_in(self, options: Any, trick: Trick) -> int:
        """The points of a trick where pieces score: its own and those of its pieces."""
        worths = self.worths(options)
        return self.traits.trick_points + (sum([worths.get(piece, 0) for _, piece in trick.plays]) if worths else 0)

    def points_taken(self, match: TrickMatch) -> list[int]:
        """The points each seat has taken in this deal."""
        deal, points = match.deal, [0] * match.players
        for trick, seat in zip(deal.tricks, deal.won, strict=True):
            pieces = 0 if deal.counts_tricks else self.points_in(match.options, trick)
            points[seat] += self.traits.counts_tricks + pieces
        if deal.won and deal.exposed:
            points[deal.won[0]] += sum(self.worth(match.options, piece) for piece in deal.exposed)
        return points

    def no_points_left(self, match: TrickMatch) -> bool:
        """True if every piece that is worth points lies in a trick that was taken, for all to see."""
        worths = self.worths(match.options)
        taken = [*match.deal.exposed, *(piece for trick in match.deal.tricks for _, piece in trick.plays)]
        return sum([worths.get(piece, 0) for piece in taken]) == self.points_of_all(match)

    def points_of_all(self, match: TrickMatch) -> int:
        return _points_of_all(self, match.options, match.players)


@lru_cache(maxsize=256)  # few kinds of match are played at once
def _points_of_all(game: TrickGame, options: Any, players: int) -> int:
    worths = game.worths(options)
    return sum([worths.get(piece, 0) for piece in game.deck(options, players)])
