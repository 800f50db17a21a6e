"""What the bid winner does before the lead: the kitty (rules §2.3), trump (rules §2.4), doubles (rules §4.6)."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from bot.rules.copies import updated
from bot.rules.errors import Fact
from bot.rules.events import Moved
from bot.rules.moves import Kitty, Move, NameDoubles, Trump, kitty_of, trump_of
from bot.rules.pieces import Piece, Tile
from bot.rules.refusals import NotHeld, OutOfTurn, WrongPhase
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks.deal import TrickMatch, changed, in_order, without
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame
from bot.rules.tricks.refusals import MaySwap, MustNameTrump, MustPlaceDoubles, NotATrump
from bot.rules.view import Ask, Choice, Phase


class _Declaring(PhaseRules):
    """A phase in which one seat alone decides: the bid winner, or to whom the bid hands it."""

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return match.deal.contract is not None

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        declarer = game.declarer(match)
        return () if declarer is None else (declarer,)


@dataclass(frozen=True)
class TakingKitty(_Declaring):
    """The bid winner looks at the one unused piece, secretly, and may swap a piece of the hand for it."""

    phase = Phase.KITTY

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return super().applies(game, match) and len(match.deal.unused) == 1

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act(game, match):
            return ()
        return (kitty_of(None), *map(kitty_of, dict.fromkeys(match.deal.hands[seat])))

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        if seat not in self.to_act(game, match):
            return (OutOfTurn(self.to_act(game, match)),)
        swapped = move.swap if isinstance(move, Kitty) else None
        return NotHeld((swapped,)) if swapped else WrongPhase(self.phase), MaySwap(match.deal.hands[seat])

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, Kitty):
            raise TypeError(f"{move} does nothing with the kitty")
        deal = match.deal
        if move.swap is not None:
            hand = in_order((*without(deal.hands[seat], move.swap), *deal.unused))
            deal = updated(deal, hands=changed(deal.hands, seat, hand), unused=(move.swap,))
        match, events = game.leave_phase(updated(match, deal=deal))
        return match, (Moved(seat, None), *events)

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        kitty = match.deal.unused[0]
        swaps = tuple(
            Choice(move, f"Swap {move.swap}", f"take {kitty}")
            for move in self.legal(game, match, seat)
            if isinstance(move, Kitty) and move.swap is not None
        )
        return Ask(Phase.KITTY, f"swap a tile for {kitty}, or keep your hand", (Choice(Kitty(), "Keep"), *swaps))


@dataclass(frozen=True)
class NamingTrump(_Declaring):
    """The declarer names trump: a number of the set, and where they may be named the doubles, or no trump.

    In Nel-O there is none to be named.
    """

    doubles: bool = False
    no_trump: bool = False
    phase = Phase.TRUMP

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return super().applies(game, match) and not match.deal.is_nel_o

    def offered(self, game: TrickGame, options: Any, players: int) -> tuple[Suit | None, ...]:
        """What may be named, None standing for no trump."""
        numbers = _numbers(game.deck(options, players))
        return *numbers, *([Suit.DOUBLES] if self.doubles else []), *([None] if self.no_trump else [])

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return (
            tuple(map(trump_of, self.offered(game, match.options, match.players)))
            if seat in self.to_act(game, match)
            else ()
        )

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        if seat not in self.to_act(game, match):
            return (OutOfTurn(self.to_act(game, match)),)
        why = NotATrump(move.suit) if isinstance(move, Trump) else WrongPhase(self.phase)
        return why, MustNameTrump(self.offered(game, match.options, match.players))

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, Trump):
            raise TypeError(f"{move} names no trump")
        match, events = game.leave_phase(updated(match, deal=updated(match.deal, trump=move)))
        return match, (Moved(seat, move), *events)

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        choices = tuple(Choice(Trump(suit), _label(suit)) for suit in self.offered(game, match.options, match.players))
        return Ask(Phase.TRUMP, "name trump", choices)


@cache  # there are few decks
def _numbers(tiles: tuple[Piece, ...]) -> tuple[Suit, ...]:
    """The suits of the numbers on these tiles."""
    highest = max(tile.high for tile in tiles if isinstance(tile, Tile))
    return tuple(map(Suit.number, range(highest + 1)))


@dataclass(frozen=True)
class NamingDoubles(_Declaring):
    """The Nel-O bidder says where the doubles belong."""

    offered: tuple[Doubles, ...] = (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)
    phase = Phase.DOUBLES

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return match.deal.is_nel_o

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return tuple(map(NameDoubles, self.offered)) if seat in self.to_act(game, match) else ()

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Fact, ...]:
        if seat not in self.to_act(game, match):
            return (OutOfTurn(self.to_act(game, match)),)
        legal = MustPlaceDoubles(self.offered)
        return (legal,) if isinstance(move, NameDoubles) else (WrongPhase(self.phase), legal)

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, NameDoubles):
            raise TypeError(f"{move} says nothing of doubles")
        match, events = game.leave_phase(updated(match, deal=updated(match.deal, doubles=move.doubles)))
        return match, (Moved(seat, move), *events)

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        choices = tuple(Choice(NameDoubles(doubles), _DOUBLES[doubles]) for doubles in self.offered)
        return Ask(Phase.DOUBLES, "say where the doubles belong", choices)


_DOUBLES = {
    Doubles.BOTH: "High, and a suit",
    Doubles.HIGH: "High in their number",
    Doubles.LOW: "Low in their number",
    Doubles.OWN_SUIT: "A suit of their own",
}


def _label(suit: Suit | None) -> str:
    return suit.label.capitalize() if suit else "No trump"
