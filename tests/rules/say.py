"""Pieces and seats in words, for readable tests."""

from bot.rules.pieces import Piece, parse_piece


def pieces(text: str) -> tuple[Piece, ...]:
    """The pieces of "6-5 0-0 QS"."""
    return tuple(parse_piece(word) for word in text.split())


def seat_name(seat: int) -> str:
    """A seat's name where it has none: "seat 2"."""
    return f"seat {seat + 1}"
