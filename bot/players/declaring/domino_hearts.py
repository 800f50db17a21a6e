"""Passing in Domino Hearts, the use of a shot moon, and challenges of sure revokes."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_hearts.play import QUEEN
from bot.rules.moves import Challenge, Moon, Move, Pass
from bot.rules.pieces import CARD_SUITS, Card
from bot.rules.suits import Suit
from bot.rules.view import Phase, View

Hand = tuple[Card, ...]
COVER = 0.6  # the factor on a card's danger for each lower card of its suit in the hand
MOON = 26


def declare(view: View) -> Move:
    """The viewer's decision. Raises TypeError for a view of another game."""
    if view.phase is Phase.MOON:
        return choose_moon(view)
    return choose_challenge(view) if view.phase is Phase.REVIEW else choose_pass(view)


def choose_pass(view: View) -> Pass:
    """Pass the cards whose absence leaves the least danger, but no spade below the queen: these guard against her."""
    if view.ask is None or not isinstance(view.options, DominoHeartsOptions):
        raise TypeError("not a view of who passes in Domino Hearts")
    hand = tuple(shown.piece for shown in view.hand if isinstance(shown.piece, Card))
    others = OtherCards(
        tuple(c for c in DOMINO_HEARTS.deck(view.options, len(view.seats)) if c not in hand), view.options
    )
    stake = sum(map(others.worth, others.cards)) / max(1, len(hand))

    @cache
    def danger(suit: str, given: Hand) -> float:
        return others.danger(suit, tuple(card for card in hand if card.suit == suit and card not in given), stake)

    def cost(given: Hand) -> tuple[int, float]:
        guards = sum(card.suit == QUEEN.suit and card.rank < QUEEN.rank for card in given)
        return guards, sum(danger(suit, tuple(card for card in given if card.suit == suit)) for suit in CARD_SUITS)

    return Pass(min(combinations(hand, view.ask.pick), key=cost))


@dataclass(frozen=True, slots=True)
class OtherCards:
    cards: Hand
    options: DominoHeartsOptions

    def worth(self, card: Card) -> int:
        return DOMINO_HEARTS.worth(self.options, card)

    def danger(self, suit: str, cards: Hand, stake: float) -> float:
        """The points that cards of a suit can take when others lead; `stake` is a usual trick's points."""
        outside = [card.rank for card in self.cards if card.suit == suit]
        danger = 0.0
        for card in cards:
            below = sum(rank < card.rank for rank in outside)
            if below:
                guards = sum(other.rank < card.rank for other in cards)
                queen = 13 if suit == "S" and card.rank > QUEEN.rank and QUEEN in self.cards else 0
                danger += below / len(outside) * COVER**guards * (self.worth(card) + stake + queen / 2)
        return danger


def choose_moon(view: View) -> Move:
    """Choose the use of a shot moon: end the match if that wins it, else gain the most relative to the others."""
    totals = {seat.seat: seat.total for seat in view.seats}
    me = view.viewer or 0

    def value(move: Move) -> tuple[bool, bool, int]:
        if not isinstance(move, Moon):
            raise TypeError(f"{move} does nothing with the moon")
        added = {me: -MOON} if move.opponent is None else {move.opponent: MOON}
        if move.everyone:
            added = dict.fromkeys(totals.keys() - {me}, MOON)
        after = {seat: total + added.get(seat, 0) for seat, total in totals.items()}
        is_over = view.deals == view.deal or (view.deals is None and max(after.values()) >= view.target)
        wins = after[me] == min(after.values())
        return is_over and wins, not (is_over and not wins), sum(after.values()) - len(after) * after[me]

    choices = view.ask.choices if view.ask is not None else ()
    return max((choice.move for choice in choices), key=value)


def choose_challenge(view: View) -> Move:
    """Challenge a play that is known to be a revoke: the player later played the suit led, or one other than hearts."""
    tricks = view.trick_board.finished
    for move in [choice.move for choice in view.ask.choices] if view.ask is not None else ():
        if isinstance(move, Challenge) and move.seat is not None:
            trick, by_seat = tricks[move.trick - 1], [it.by(move.seat) for it in tricks[move.trick :]]
            later = [shown.piece for shown in by_seat if shown is not None]
            suits = {Suit(piece.suit) for piece in later if isinstance(piece, Card)}
            could_follow = trick.leader != move.seat and trick.led in suits
            if could_follow or (trick.leader == move.seat and move.trick > 1 and suits - {Suit.HEARTS}):
                return move
    return Challenge()
