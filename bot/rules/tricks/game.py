"""What the trick games share: a deal goes through phases, tricks are won, points are taken, sides are scored.

A game says which deck, suits and phases it has, what a piece is worth, and how a deal is scored.
"""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from bot.rules.boards import Contract
from bot.rules.drawing import Draws
from bot.rules.errors import Fact
from bot.rules.events import DealEnded, DealResult, DealStarted, Event, MatchEnded, TrickWon
from bot.rules.game import Game, Match, next_turn
from bot.rules.moves import Challenge, Lead, Move
from bot.rules.options import Options
from bot.rules.pieces import Piece
from bot.rules.refusals import MatchOver
from bot.rules.shuffle import shuffled
from bot.rules.suits import Doubles, Suit, SuitSystem, following
from bot.rules.tricks.bids import Auction
from bot.rules.tricks.deal import Hand, TrickDeal, TrickMatch, in_order
from bot.rules.tricks.refusals import Restriction
from bot.rules.tricks.trick import Trick
from bot.rules.view import Ask, Choice, Phase

Outcome = tuple[TrickMatch, tuple[Event, ...]]


class PhaseRules(ABC):
    """The rules of one phase. `together` says that several choose at once and may change their minds."""

    phase: Phase
    together = False

    def applies(self, game: "TrickGame", match: TrickMatch) -> bool:
        """Whether this deal has the phase at all."""
        return True

    def enter(self, game: "TrickGame", match: TrickMatch) -> TrickMatch:
        """The match as the phase begins."""
        return match

    @abstractmethod
    def to_act(self, game: "TrickGame", match: TrickMatch) -> tuple[int, ...]: ...

    @abstractmethod
    def legal(self, game: "TrickGame", match: TrickMatch, seat: int) -> tuple[Move, ...]: ...

    @abstractmethod
    def refusal(self, game: "TrickGame", match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        """Why a move is not legal, and what is; nothing that the seat may not know."""

    @abstractmethod
    def apply(self, game: "TrickGame", match: TrickMatch, seat: int, move: Move) -> Outcome: ...

    @abstractmethod
    def ask(self, game: "TrickGame", match: TrickMatch, seat: int) -> Ask: ...

    def means(self, game: "TrickGame", match: TrickMatch, said: Move, legal: Move) -> bool:
        return False

    def lawful(self, game: "TrickGame", match: TrickMatch, seat: int) -> tuple[Move, ...]:
        """The legal moves that keep the rules: fewer than all where keeping them is left to the players' honour."""
        return self.legal(game, match, seat)

    def extra_choices(self, game: "TrickGame", match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        """What a seat may do besides, whosever turn it is."""
        return ()


class TrickGame(Game[Any, TrickDeal]):
    """A game of tricks. Neither this base nor the phases read options: a game's own methods know which it has."""

    # -- what a game says ----------------------------------------------------------------------------------------

    @abstractmethod
    def phases(self, options: Any) -> tuple[PhaseRules, ...]:
        """The phases of a deal, in order; those that do not apply to a deal are passed over."""

    @abstractmethod
    def deck(self, options: Any, players: int) -> tuple[Piece, ...]:
        """All pieces that are shuffled."""

    @abstractmethod
    def hand_size(self, options: Any, players: int) -> int: ...

    @abstractmethod
    def suits(self, match: TrickMatch) -> SuitSystem:
        """The suits as they are in this deal, trump included."""

    @abstractmethod
    def worth(self, options: Any, piece: Piece) -> int:
        """What taking a piece counts."""

    @abstractmethod
    def score(self, match: TrickMatch) -> DealResult:
        """The finished deal's result; its totals are those after the deal."""

    @abstractmethod
    def winners(self, match: TrickMatch, result: DealResult) -> tuple[int, ...] | None:
        """The winning sides after a deal, or None where another deal follows."""

    @abstractmethod
    def next_first(self, match: TrickMatch) -> tuple[int, Draws]:
        """Who deals or goes first in the deal after this one, and the rounds of drawing that settled it, if any."""

    @abstractmethod
    def first_ever(self, options: Any, players: int, seed: bytes) -> tuple[int, Draws]:
        """Likewise for the first deal."""

    @abstractmethod
    def target(self, options: Any) -> int: ...

    drawn_for = "first player"
    per_trick = 0  # what every trick counts alike, which need not be told of each

    def is_black(self, piece: Piece) -> bool:
        """Whether the piece is the one drawn black."""
        return False

    def opening_leader(self, match: TrickMatch) -> int:
        """Who leads to the first trick, once the phases before it are over."""
        return match.deal.contract.seat if match.deal.contract else match.deal.first

    def pass_offset(self, match: TrickMatch) -> int:
        """How many seats to the left pieces are passed in this deal; 0 for none."""
        return 0

    def auction(self, match: TrickMatch) -> Auction | None:
        """The terms of this deal's auction; None where there is none."""
        return None

    def all_passed(self, match: TrickMatch) -> Contract | None:
        """What somebody must play where nobody has bid; None throws the deal in, and the next is dealt."""
        return None

    def trumps(self, match: TrickMatch) -> tuple[Suit | None, ...]:
        """What the bid winner may name, None standing for no trump; empty where trump is not named."""
        return ()

    def doubles(self, match: TrickMatch) -> tuple[Doubles, ...]:
        """Where the bid winner may say the doubles belong; empty where that is settled."""
        return ()

    def step(self, match: TrickMatch) -> int:
        """+1 where play goes clockwise, to the left; -1 the other way."""
        return 1

    def active(self, match: TrickMatch) -> tuple[int, ...]:
        """The seats that take part in this deal's play."""
        return tuple(range(match.players))

    def laid_open(self, match: TrickMatch, seat: int) -> Hand:
        """The pieces of a hand that all may see."""
        return ()

    def counts(self, match: TrickMatch) -> bool:
        """Whether pieces count for what they are worth in this deal."""
        return True

    def trick_points(self, match: TrickMatch, trick: Trick) -> int:
        """What a trick is worth."""
        return sum(self.worth(match.options, piece) for piece in trick.pieces)

    def after_trick(self, match: TrickMatch) -> Outcome:
        """What else happens once a trick has been taken."""
        return match, ()

    def deal_is_over(self, match: TrickMatch) -> bool:
        return not any(match.deal.hands[seat] for seat in self.active(match))

    def leads(self, match: TrickMatch, seat: int) -> tuple[Lead, ...]:
        """Every lead a seat may make."""
        system = self.suits(match)
        return tuple(Lead(piece, suit) for piece in match.deal.hands[seat] for suit in system.lead_suits(piece))

    def follows(self, match: TrickMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        """The pieces a seat may play to a trick."""
        return following(match.deal.hands[seat], led, self.suits(match))

    def restriction(self, match: TrickMatch, seat: int) -> Restriction | None:
        """Why a seat may not lead, or being void play, any piece; None where it may."""
        return None

    # -- the course of a match -----------------------------------------------------------------------------------

    def start(self, options: Any, players: int, seed: bytes) -> TrickMatch:
        self.check_options(options, players)
        first, draws = self.first_ever(options, players, seed)
        deal = self._dealt(options, players, seed, 1, first)
        sides = max(self.sides(options, players)) + 1
        match = Match(options, players, seed, deal, (0,) * sides, draws=draws)
        return self._enter(match, 0)

    def _dealt(self, options: Options, players: int, seed: bytes, number: int, first: int) -> TrickDeal:
        deck = shuffled(self.deck(options, players), seed, f"deal {number}")
        size = self.hand_size(options, players)
        hands = tuple(in_order(deck[seat * size : (seat + 1) * size]) for seat in range(players))
        nobody: tuple[Hand | None, ...] = (None,) * players
        unused = tuple(deck[players * size :])
        return TrickDeal(number, first, hands, hands, unused, first, Phase.OVER, nobody)

    def _enter(self, match: TrickMatch, index: int) -> TrickMatch:
        """The match in the first phase from `index` on that applies; one always does at the start of a deal."""
        for rules in self.phases(match.options)[index:]:
            if rules.applies(self, match):
                return rules.enter(self, replace(match, deal=replace(match.deal, phase=rules.phase)))
        return replace(match, deal=replace(match.deal, phase=Phase.OVER))

    def taken(self, match: TrickMatch) -> tuple[int, ...]:
        """The points each side has taken in this deal."""
        deal = match.deal
        sides = self.sides(match.options, match.players)
        taken = [0] * (max(sides) + 1)
        for trick, seat in zip(deal.tricks, deal.won, strict=True):
            taken[sides[seat]] += self.per_trick + self.trick_points(match, trick)
        if deal.exposed:
            taken[sides[deal.won[0]]] += sum(self.worth(match.options, piece) for piece in deal.exposed)
        return tuple(taken)

    def leave_phase(self, match: TrickMatch) -> Outcome:
        """The match in its next phase; after the last one the deal is scored and the next is dealt."""
        phases = self.phases(match.options)
        done = next(index for index, rules in enumerate(phases) if rules.phase is match.deal.phase)
        entered = self._enter(match, done + 1)
        return (entered, ()) if entered.deal.phase is not Phase.OVER else self._end_deal(entered)

    def _end_deal(self, match: TrickMatch) -> Outcome:
        result = self.score(match)
        winners = self.winners(match, result)
        scored = replace(match, totals=result.totals, results=(*match.results, result), winners=winners)
        if winners is not None:
            return scored, (DealEnded(result), MatchEnded(winners))
        return self.next_deal(scored, (DealEnded(result),))

    def next_deal(self, match: TrickMatch, before: tuple[Event, ...]) -> Outcome:
        """The match with its next deal dealt, after a deal that was scored or thrown in."""
        first, draws = self.next_first(match)
        number = match.deal.number + 1
        dealt = self._dealt(match.options, match.players, match.seed, number, first)
        deal = replace(dealt, before=replace(match.deal, before=None))
        return self._enter(replace(match, deal=deal, draws=draws), 0), (*before, DealStarted(number))

    def trick_won(self, match: TrickMatch, trick: Trick) -> Outcome:
        """The match with a complete trick taken by its winner."""
        deal = match.deal
        seat = trick.winner(self.suits(match))
        after = replace(deal, trick=None, tricks=(*deal.tricks, trick), won=(*deal.won, seat), leader=seat)
        taken = TrickWon(len(after.tricks), seat, self.trick_points(match, trick))
        match, more = self.after_trick(replace(match, deal=after))
        if not self.deal_is_over(match):
            return match, (taken, *more)
        ended, last = self.leave_phase(match)
        return ended, (taken, *more, *last)

    # -- one answer to "is this legal?" --------------------------------------------------------------------------

    def rules_now(self, match: TrickMatch) -> PhaseRules | None:
        """The rules of the phase the deal is in; None once the match is over."""
        if match.winners is not None:
            return None
        return next(rules for rules in self.phases(match.options) if rules.phase is match.deal.phase)

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        rules = self.rules_now(match)
        return rules.to_act(self, match) if rules else ()

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        rules = self.rules_now(match)
        return rules.legal(self, match, seat) if rules else ()

    def extra_moves(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        rules = self.rules_now(match)
        return tuple(choice.move for choice in rules.extra_choices(self, match, seat)) if rules else ()

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        rules = self.rules_now(match)
        return rules.refusal(self, match, seat, move) if rules else (MatchOver(),)

    def means(self, match: TrickMatch, said: Move, legal: Move) -> bool:
        """A lead without a suit means the only suit there is; `play` where one leads is a lead, and the other way."""
        rules = self.rules_now(match)
        return rules is not None and rules.means(self, match, said, legal)

    def apply(self, match: TrickMatch, seat: int, move: Move) -> Outcome:
        rules = self.rules_now(match)
        if rules is None:
            raise ValueError("the match is over")
        after, events = rules.apply(self, match, seat, move)
        same = (after.deal.number, after.deal.phase) == (match.deal.number, match.deal.phase) and after.winners is None
        nothing_new = same and (rules.together or isinstance(move, Challenge))
        return (after if nothing_new else next_turn(after)), events

    def forced(self, match: TrickMatch) -> tuple[int, Move] | None:
        if match.deal.trick is None or match.winners is not None:
            return None
        seats = self.to_act(match)
        if len(seats) != 1 or len(match.deal.hands[seats[0]]) != 1:
            return None
        moves = self.legal(match, seats[0])
        return (seats[0], moves[0]) if len(moves) == 1 else None
