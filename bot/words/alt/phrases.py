"""Sentences that several alt texts share: pieces, the draw, scores, who has won."""

from collections.abc import Iterable, Sequence

from bot.rules.boards import LineView, PieceView
from bot.rules.grammar import joined
from bot.rules.pieces import Card, Piece, Tile
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.facts.draw import Draw, Drawn, draw_of
from bot.words.facts.results import goal
from bot.words.facts.sides import Side, sides, winners
from bot.words.facts.tricks.honour import taken_back
from bot.words.names import Namer


def listed(pieces: Iterable[Piece | None]) -> str:
    """Pieces by their codes."""
    return ", ".join("face down" if piece is None else str(piece) for piece in pieces)


def capital(sentence: str) -> str:
    """A sentence that may begin with "you"; a name stays as it is written."""
    return f"Y{sentence[1:]}" if sentence.startswith("you") else sentence


def line_sentences(line: LineView) -> list[str]:
    """The tiles of a line and its ends; nothing before the first tile."""
    if line.ends is None:
        return []
    tiles = " ".join(f"{left}-{right}" for left, right in line.tiles)
    return [f"Line: {tiles}.", f"Open ends: {line.ends[0]} and {line.ends[1]}."]


def draw_sentences(view: View, name: Namer) -> str:
    """Who drew what, and what the seat drawn does; empty once that is no news."""
    draw = draw_of(view)
    if draw is None:
        return ""
    rounds = "; again: ".join(", ".join(f"{name(seat)} {piece}" for seat, piece in drawn) for drawn in draw.rounds)
    verb = draw.own_verb if draw.first == view.viewer and name(draw.first) == "you" else draw.verb
    return f"Drawn: {rounds}. {capital(name(draw.first))} {verb}."


def open_hands_sentences(view: View, name: Namer) -> list[str]:
    """The hands that lie open because their players sit out."""
    return [
        f"{_sits_out(name(seat.seat))}, hand open: {listed(shown.piece for shown in seat.shown)}."
        for seat in view.seats
        if seat.out and seat.shown
    ]


def _sits_out(who: str) -> str:
    return "You sit out" if who == "you" else f"{who} sits out"


def honour_sentences(view: View, name: Namer) -> list[str]:
    """Where rules are kept on honour: what was taken back from this trick, and what came of every challenge."""
    return [
        *[f"{name(back.seat)} took back {back.piece}." for back in taken_back(view)],
        *[
            f"{name(made.by)} challenged {name(made.seat)}, trick {made.trick}: {'a' if made.proven else 'no'} revoke."
            for made in view.trick_board.challenges
        ],
    ]


def worth_sentences(hand: Iterable[PieceView]) -> list[str]:
    """What pieces count: `Penalty: QS 13, hearts 1 each (KH, 10H).`"""
    sentences: list[str] = []
    for word, penalty in (("Penalty", True), ("Counts", False)):
        groups: dict[int, list[Piece]] = {}
        for shown in hand:
            if shown.points and shown.penalty is penalty and shown.piece is not None:
                groups.setdefault(shown.points, []).append(shown.piece)
        if groups:
            parts = [_group(points, pieces) for points, pieces in sorted(groups.items(), reverse=True)]
            sentences.append(f"{word}: {', '.join(parts)}.")
    return sentences


def _group(points: int, pieces: Sequence[Piece]) -> str:
    if len(pieces) == 1:
        return f"{pieces[0]} {points}"
    suits = {piece.suit if isinstance(piece, Card) else "" for piece in pieces}
    shared = next(iter(suits)) if len(suits) == 1 else ""
    return f"{f'{Suit(shared).label} ' if shared else ''}{points} each ({listed(pieces)})"


def ranked_draw_sentences(draw: Draw, name: Namer) -> list[str]:
    """The draw as a ranking: `Drawn for first player: Dee 6-3, 9, goes first. Pip 4-3, 7. …`"""
    lines = [
        f"{name(drawn.seat)} {_drawn(drawn)}{f', {draw.verb}' if drawn.place == 1 else ''}." for drawn in draw.ranking
    ]
    lines[0] = f"Drawn for {draw.purpose}: {lines[0]}"
    return lines


def _drawn(drawn: Drawn) -> str:
    worth = [f"{piece}, {piece.pips}" if isinstance(piece, Tile) else str(piece) for piece in drawn.pieces]
    return ", then ".join(worth)


def side_words(view: View, side: Side, name: Namer) -> str:
    """A side: "Ann", or "side A (Ann and Chris)"."""
    names = joined(name(seat) for seat in side.members)
    return f"side {side.letter} ({names})" if view.partners else names


def match_over_sentence(view: View, name: Namer) -> str:
    """Who has won; empty while nobody has."""
    won = [side_words(view, side, name) for side in winners(view)]
    return f"Match over: {joined(won)} {'wins' if len(won) == 1 else 'share the win'}." if won else ""


def scores_sentences(view: View, name: Namer) -> str:
    """The totals and the target."""
    totals = (f"{side_words(view, side, name)} {side.total}" for side in sides(view))
    return f"Totals: {', '.join(totals)}. {target_sentence(view)}"


def target_sentence(view: View) -> str:
    """What ends the match."""
    return f"{str(goal(view, 'target')).capitalize()}."
