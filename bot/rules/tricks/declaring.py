"""The bid winner's choices before the lead: the kitty (rules §2.3), trump (rules §2.4), doubles (rules §4.6)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.message import AnyOf, Message, capitalized, value_text
from bot.rules.boards import Contract
from bot.rules.copies import updated
from bot.rules.events import Moved
from bot.rules.moves import Declare, Kitty, Move, NameDoubles, Special, Trump, bid_of, kitty_of, trump_of
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.deal import Transition, TrickMatch, changed, in_order, without
from bot.rules.tricks.game import PhaseRules
from bot.rules.view import Ask, Choice, Phase

PLACES = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)


class _Declaring(PhaseRules):
    """A phase in which only the declarer decides: the bid winner, or for some bids the partner."""

    def applies(self, match: TrickMatch) -> bool:
        return match.deal.contract is not None

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        declarer = self.game.declarer(match)
        return () if declarer is None else (declarer,)


@dataclass(frozen=True)
class TakingKitty(_Declaring):
    """The bid winner looks at the one unused piece, secretly, and can swap a piece of the hand for it."""

    phase = Phase.KITTY

    def applies(self, match: TrickMatch) -> bool:
        return super().applies(match) and len(match.deal.unused) == 1

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return (kitty_of(None), *map(kitty_of, dict.fromkeys(match.deal.hands[seat])))

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        legal = Message("refused-may-swap", hand=AnyOf(match.deal.hands[seat]))
        if isinstance(move, Kitty) and move.swap is not None:
            return Message("refused-not-held", pieces=AnyOf((move.swap,))), legal
        return Message("refused-wrong-phase", phase=self.phase), legal

    def apply(self, match: TrickMatch, seat: int, move: Kitty) -> Transition:
        deal = match.deal
        if move.swap is not None:
            hand = in_order((*without(deal.hands[seat], move.swap), *deal.unused))
            deal = updated(deal, hands=changed(deal.hands, seat, hand), unused=(move.swap,))
        return self.game.leave_phase(updated(match, deal=deal), Moved(seat, None))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        kitty = match.deal.unused[0]
        swaps = tuple(
            Choice(move, Message("choice-swap", piece=move.swap), Message("choice-swap.note", kitty=kitty))
            for move in self.legal(match, seat)
            if isinstance(move, Kitty) and move.swap is not None
        )
        keep = Choice(Kitty(), Message("choice-keep"))
        return Ask(Phase.KITTY, Message("prompt-kitty", tile=kitty), (keep, *swaps))


@dataclass(frozen=True)
class NamingTrump(_Declaring):
    """The declarer names trump: a number of the set, and where they can be named the doubles, or no trump.

    In Nel-O and in Sevens there is none to be named. Where special contracts are declared, the bid winner can declare
    one instead: some then name nothing, and others hand the naming to the partner.
    """

    doubles: bool = False
    no_trump: bool = False
    phase = Phase.TRUMP

    def applies(self, match: TrickMatch) -> bool:
        return super().applies(match) and not match.deal.counts_tricks

    def offered(self, options: Any, players: int) -> tuple[Suit | None, ...]:
        """The trumps that can be named; None is no trump."""
        numbers = _numbers(self.game.deck(options, players))
        return *numbers, *([Suit.DOUBLES] if self.doubles else []), *([None] if self.no_trump else [])

    def declarable(self, match: TrickMatch) -> tuple[Special, ...]:
        """The special contracts that the bid winner can declare with any hand. They are public."""
        return ()

    def by_hand(self, match: TrickMatch) -> tuple[Special, ...]:
        """The special contracts that the bid winner's hand allows in addition. They stay secret until declared."""
        return ()

    def _declarable(self, match: TrickMatch) -> tuple[Special, ...]:
        return *self.declarable(match), *self.by_hand(match)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        trumps = map(trump_of, self.offered(match.options, match.players))
        return *trumps, *map(Declare, self._declarable(match))

    def resolve(self, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """ "sevens" is the suit of sevens unless it is a contract."""
        sevens = trump_of(Suit.N7)
        return sevens if short == Declare(Special.SEVENS) and sevens in moves else None

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        why = Message("refused-wrong-phase", phase=self.phase)
        if isinstance(move, Trump):
            why = Message("refused-not-a-trump", suit=move.suit or "none")
        elif isinstance(move, Declare):
            why = Message("refused-not-declarable", special=move.special)
        trumps = (suit or Message("no-trump") for suit in self.offered(match.options, match.players))
        contracts = self._declarable(match)
        offered = AnyOf(contracts) if contracts else "none"
        return why, Message("refused-must-name-trump", offered=AnyOf(trumps), contracts=offered)

    def apply(self, match: TrickMatch, seat: int, move: Trump | Declare) -> Transition:
        if isinstance(move, Trump):
            match = updated(match, deal=updated(match.deal, trump=move))
        elif match.deal.contract is not None:
            bid = bid_of(match.deal.contract.bid.amount, move.special)
            match = updated(match, deal=updated(match.deal, contract=Contract(seat, bid)))
            if not bid.counts_tricks:
                return match, (Moved(seat, move),)  # and the partner names trump
        return self.game.leave_phase(match, Moved(seat, move))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        return self._ask(match, self._declarable(match))

    def ask_openly(self, match: TrickMatch, seat: int) -> Ask:
        return self._ask(match, self.declarable(match))

    def _ask(self, match: TrickMatch, contracts: tuple[Special, ...]) -> Ask:
        trumps = self.offered(match.options, match.players)
        choices = (
            *(Choice(Trump(suit), capitalized(value_text(suit) if suit else Message("no-trump"))) for suit in trumps),
            *(Choice(Declare(it), value_text(it), Message(f"choice-{it.value}.note")) for it in contracts),
        )
        prompt = Message("prompt-trump-or-contract") if contracts else Message("prompt-trump")
        return Ask(Phase.TRUMP, prompt, choices)


@cache  # there are few decks
def _numbers(tiles: tuple[Piece, ...]) -> tuple[Suit, ...]:
    """The suits of the numbers on these tiles."""
    return tuple(map(Suit.number, sorted({end for tile in tiles if isinstance(tile, Tile) for end in tile})))


@dataclass(frozen=True)
class NamingDoubles(_Declaring):
    """The declarer says where the doubles belong."""

    offered: tuple[Doubles, ...] = PLACES
    phase = Phase.DOUBLES

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return tuple(map(NameDoubles, self.offered))

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        places = AnyOf(Message(f"doubles-place-{doubles.value}") for doubles in self.offered)
        legal = Message("refused-must-place-doubles", offered=places)
        return (legal,) if isinstance(move, NameDoubles) else (Message("refused-wrong-phase", phase=self.phase), legal)

    def apply(self, match: TrickMatch, seat: int, move: NameDoubles) -> Transition:
        return self.game.leave_phase(updated(match, deal=updated(match.deal, doubles=move.doubles)), Moved(seat, move))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        choices = tuple(
            Choice(NameDoubles(doubles), capitalized(Message(f"doubles-place-{doubles.value}")))
            for doubles in self.offered
        )
        return Ask(Phase.DOUBLES, Message("prompt-doubles"), choices)
