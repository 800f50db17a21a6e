"""Pieces, hands and tricks in words, for readable tests."""

from bot.rules.moves import Lead, parse_move
from bot.rules.pieces import Piece, parse_piece
from bot.rules.suits import DominoSuits, Suit, SuitSystem
from bot.rules.tricks.deal import Trick

PLAIN = DominoSuits()


def pieces(text: str) -> tuple[Piece, ...]:
    """The pieces of "6-5 0-0 QS"."""
    return tuple(parse_piece(word) for word in text.split())


def lead(text: str) -> tuple[Piece, Suit]:
    """The piece and suit of "6-4 as 4", or of a card."""
    move = parse_move(f"lead {text}")
    if not isinstance(move, Lead) or move.suit is None:
        raise ValueError(f"{text} names no suit")
    return move.piece, move.suit


def trick(led: str, rest: str) -> Trick:
    """The trick of a lead such as "2-6 as 2" and the plays that follow it, from seat 0 on."""
    first, suit = lead(led)
    return Trick(suit, tuple(enumerate((first, *pieces(rest)))))


def winning(led: str, rest: str, system: SuitSystem = PLAIN) -> str:
    """The piece that wins such a trick."""
    made = trick(led, rest)
    return str(made.pieces[made.winner(system)])


def seat_name(seat: int) -> str:
    """A seat's name where it has none: "seat 2"."""
    return f"seat {seat + 1}"


def plain(piece: Piece) -> tuple[int, int]:
    """A domino as the brute force has it: its higher and its lower end."""
    high, low = str(piece).split("-")
    return int(high), int(low)


def plain_suit(suit: Suit | None) -> int | str:
    """A domino suit as the brute force has it: a number, "doubles", or "none" where there is none."""
    if suit is None:
        return "none"
    return "doubles" if suit is Suit.DOUBLES else int(suit.value)
