"""Sentences that several alt texts share: pieces, the draw, scores, who has won."""

from collections.abc import Iterable

from bot.rules.boards import LineView
from bot.rules.grammar import joined
from bot.rules.pieces import Piece
from bot.rules.view import View
from bot.words.facts.draw import draw_of
from bot.words.facts.sides import Side, sides, winners
from bot.words.names import Namer


def listed(pieces: Iterable[Piece | None]) -> str:
    """Pieces by their codes."""
    return ", ".join("face down" if piece is None else str(piece) for piece in pieces)


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
    return f"Drawn: {rounds}. {name(draw.first)} {draw.verb}."


def side_words(view: View, side: Side, name: Namer) -> str:
    """A side: "Ann", or "side A (Ann and Chris)"."""
    names = joined(name(seat) for seat in side.members)
    return f"side {side.letter} ({names})" if view.partners else names


def match_over_sentence(view: View, name: Namer) -> str:
    """Who has won; empty while nobody has."""
    won = [side_words(view, side, name) for side in winners(view)]
    return f"Match over: {joined(won)} {'wins' if len(won) == 1 else 'win'}." if won else ""


def scores_sentences(view: View, name: Namer) -> str:
    """The totals and the target."""
    totals = (f"{side_words(view, side, name)} {side.total}" for side in sides(view))
    return f"Scores: {', '.join(totals)}. {target_sentence(view)}"


def target_sentence(view: View) -> str:
    """What ends the match."""
    return f"{'Ends at' if view.low_wins else 'Target'} {view.target}."
