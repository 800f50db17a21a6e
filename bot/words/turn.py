"""What a player is told first, in every text of their own: what they have just taken, what now, and after whom."""

from collections.abc import Iterable

from bot.rules.grammar import counted
from bot.rules.pieces import Piece
from bot.rules.view import Phase, View
from bot.words.facts.tricks.passing import chosen_to_pass, passed_to
from bot.words.facts.tricks.seat import TakenTrick, last_taken, own_play
from bot.words.names import Namer
from bot.words.seat.headline import is_acting, title_of
from bot.words.seat.parts import text_of


def turn_words(view: View, name: Namer) -> tuple[str, str]:
    """What now, by codes: ("Your turn", "follow 4s"), ("You played 7-4", "you are after Pip")."""
    if view.phase is Phase.PASS and view.ask is not None:
        where = f"Pass {view.ask.pick} to {name(passed_to(view))}"
        chosen = chosen_to_pass(view)
        return where, f"chosen {len(chosen)}: {codes(chosen)}; you may still change" if chosen else ""
    if view.phase is Phase.REVIEW and view.ask is not None:
        return "Review", "challenge a play, or accept"
    if view.phase is Phase.MOON and view.ask is not None:
        return "You shot the moon", "choose whose score changes"
    played = own_play(view)
    title, more = title_of(view, name)
    if played is not None and not is_acting(view):
        return f"You played {played}", text_of(more)
    return text_of(title), text_of(more).replace(": ", ", ")


def own_trick(view: View) -> str:
    """The trick that the viewer has just taken: "You took the trick with 6-6: 1 point."; empty where they have not."""
    is_news = view.trick_board.complete_trick is not None and view.winners is None
    taken = last_taken(view) if is_news else None
    if taken is None or taken.winner != view.viewer:
        return ""
    return f"You took the trick with {taken.piece.piece}{_brought(view, taken)}."


def last_trick(view: View, name: Namer) -> str:
    """Who took the last trick, with what, what it brought: "Cleo, with 6-6, 2 points"; empty before there is one."""
    taken = last_taken(view)
    if taken is None:
        return ""
    points = "" if view.trick_board.counts_tricks else f", {_points(taken.points)}"
    return f"{name(taken.winner)}, with {taken.piece.piece}{points}"


def _brought(view: View, taken: TakenTrick) -> str:
    """ ": 14 points (QS 13)", ": 3 points, with the undealt 3-1"."""
    if view.trick_board.counts_tricks:
        return ""
    dear = taken.worst
    most = f" ({dear.piece} {dear.points})" if dear is not None and dear.points < taken.points else ""
    undealt = f", with the undealt {codes([shown.piece for shown in taken.undealt])}" if taken.undealt else ""
    return f": {_points(taken.points)}{most}{undealt}"


def _points(points: int) -> str:
    return counted(points, "point") if points else "no points"


def codes(pieces: Iterable[Piece | None]) -> str:
    """Pieces by their codes."""
    return ", ".join(map(str, pieces))
