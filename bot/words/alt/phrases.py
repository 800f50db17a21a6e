"""Sentences that several alt texts share."""

from collections.abc import Iterable, Iterator, Sequence

from bot.message import Message, Row, Text
from bot.rules.boards import LineView, PieceView
from bot.rules.grammar import joined
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words import line, table, terms
from bot.words.draw import draw_of, draw_told
from bot.words.names import Namer
from bot.words.sides import Side
from bot.words.speaker import say


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


# -- for what is not yet in the catalogue ------------------------------------------------------------------------------


def listed(pieces: Iterable[Piece | None]) -> str:
    return ", ".join("face down" if piece is None else str(piece) for piece in pieces)


def capital(sentence: str) -> str:
    return f"Y{sentence[1:]}" if sentence.startswith("you") else sentence


def line_sentences(told: LineView) -> list[str]:
    return [*map(say, line.line_sentences(told))]


def draw_sentences(view: View, name: Namer) -> str:
    return say(draw_told(view, draw_of(view), name))


def open_hands_sentences(view: View, name: Namer) -> list[str]:
    return [*map(say, table.open_hands(view, name))]


def honour_sentences(view: View, name: Namer) -> list[str]:
    return [*map(say, table.honour_told(view, name))]


def worth_sentences(hand: Iterable[PieceView]) -> list[str]:
    return [*map(say, worths(hand))]


def side_words(view: View, side: Side, name: Namer) -> str:
    names = joined(name(seat) for seat in side.members)
    return f"side {side.letter} ({names})" if view.partners else names


def match_over_sentence(view: View, name: Namer) -> str:
    return say(terms.match_over(view, name))


def target_sentence(view: View) -> str:
    return say(terms.goal_told(view))
