"""Sentences that several alt texts share."""

from collections.abc import Iterable, Iterator, Sequence

from bot.message import Message, Row, Text
from bot.rules.boards import PieceView
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit


def worths(hand: Iterable[PieceView]) -> Iterator[Message]:
    """What pieces count: `Penalty: Q♠ 13, hearts 1 each (K♥, 10♥).`"""
    for penalty in (True, False):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            worth = Row([_group(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)])
            yield Message("alt-penalties", worth=worth) if penalty else Message("alt-counts", worth=worth)


def _group(points: int, pieces: Sequence[Piece]) -> Text:
    if len(pieces) == 1:
        return Message("alt-worth", piece=pieces[0], points=points)
    suits = {piece.suit if isinstance(piece, Card) else None for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else None
    if shared is not None:
        return Message("alt-worth-suit", suit=Suit(shared), points=points, pieces=Row(pieces))
    return Message("alt-worth-each", points=points, pieces=Row(pieces))
