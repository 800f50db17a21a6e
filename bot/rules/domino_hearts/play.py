"""Tricks in Domino Hearts: the first lead, leading hearts, and points on the first trick (rules §3.2, rules §3.3)."""

from dataclasses import dataclass

from bot.message import Message
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.game import Match
from bot.rules.pieces import Card, Piece, cards
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.phases import Playing, Restriction

HeartsMatch = Match[DominoHeartsOptions, TrickDeal]
QUEEN = Card(12, "S")
TWO_OF_CLUBS, THREE_OF_CLUBS = Card(2, "C"), Card(3, "C")
HEARTS = frozenset[Piece](card for card in cards() if card.suit == "H")  # each costs a point
LEFT_OUT = {3: (TWO_OF_CLUBS,), 4: (), 5: (TWO_OF_CLUBS, Card(2, "D"))}


@dataclass(frozen=True)
class PlayingHearts(Playing):
    """The holder of the lowest club leads first: that club, unless any tile is allowed.

    No heart is led before hearts are broken, unless the hand has nothing else.
    """

    def first_leader(self, match: HeartsMatch) -> int:
        return next(seat for seat, hand in enumerate(match.deal.hands) if opening_card(match.players) in hand)

    def leadable(self, match: HeartsMatch, seat: int) -> tuple[Piece, ...]:
        hand = match.deal.hands[seat]
        if must_open(match, seat):
            return (opening_card(match.players),)
        breaking = HEARTS | {QUEEN} if match.options.breaking == "queen_too" else HEARTS
        if any(piece in breaking for trick in match.deal.tricks for _, piece in trick.plays):
            return hand
        return tuple([piece for piece in hand if piece not in HEARTS]) or hand

    def follows(self, match: HeartsMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        pieces = super().follows(match, seat, led)
        if _bears(pieces[0], led) or match.deal.tricks or match.options.first_trick == "points":
            return pieces
        return tuple(piece for piece in pieces if not self.game.worth(match.options, piece)) or pieces

    def led_last(self, piece: Piece) -> bool:
        return piece in HEARTS

    def restriction(self, match: HeartsMatch, seat: int) -> Restriction | None:
        deal, hand = match.deal, match.deal.hands[seat]
        if deal.trick is not None:
            pieces = self.follows(match, seat, deal.trick.led)
            is_restricted = len(pieces) < len(hand) and not _bears(pieces[0], deal.trick.led)
            prompt = Message("prompt-void-points", led=deal.trick.led)
            return Restriction(Message("refused-no-points-yet"), prompt) if is_restricted else None
        if len(self.leadable(match, seat)) == len(hand):
            return None
        if must_open(match, seat):
            card = opening_card(match.players)
            return Restriction(Message("refused-opens-with", piece=card), Message("prompt-lead-opens", piece=card))
        queen = match.options.breaking == "queen_too"
        return Restriction(Message("refused-hearts-not-broken", queen=queen), Message("prompt-lead-hearts"))


def opening_card(players: int) -> Card:
    """The card whose holder leads to the first trick: the lowest club in the deck."""
    return THREE_OF_CLUBS if TWO_OF_CLUBS in LEFT_OUT[players] else TWO_OF_CLUBS


def must_open(match: HeartsMatch, seat: int) -> bool:
    """True if a seat must lead the lowest club to the first trick."""
    opens = not match.deal.tricks and match.options.opening == "lowest_club"
    return opens and opening_card(match.players) in match.deal.hands[seat]


def _bears(piece: Piece, suit: Suit) -> bool:
    return isinstance(piece, Card) and piece.suit == suit
