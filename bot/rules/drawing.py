"""Drawing for who goes first, or deals (rules §0.6)."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from bot.rules.pieces import Card, Piece, Tile
from bot.rules.shuffle import shuffled

AnyPiece = TypeVar("AnyPiece", Tile, Card)
Draws = tuple[tuple[tuple[int, Piece], ...], ...]


def draw_for_first(deck: tuple[Tile, ...], contenders: Iterable[int], seed: bytes, purpose: str) -> tuple[int, Draws]:
    """Each contender draws a tile, the highest pip total goes first. See `draw`."""
    return draw(deck, contenders, seed, purpose, lambda tile: tile.pips)


def draw(
    deck: tuple[AnyPiece, ...], contenders: Iterable[int], seed: bytes, purpose: str, value: Callable[[AnyPiece], int]
) -> tuple[int, Draws]:
    """Each contender draws a piece, the highest `value` is chosen, ties draw again. Returns who, and the rounds.

    Round k is drawn in seat order from the deck shuffled for "`purpose` k".
    """
    left: list[int] = list(contenders)
    rounds: list[tuple[tuple[int, Piece], ...]] = []
    while len(left) > 1:
        order = shuffled(deck, seed, f"{purpose} {len(rounds) + 1}")
        drawn = tuple(zip(left, order[: len(left)], strict=True))
        rounds.append(drawn)
        best = max(value(piece) for _, piece in drawn)
        left = [seat for seat, piece in drawn if value(piece) == best]
    return left[0], tuple(rounds)
