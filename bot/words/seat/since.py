"""The turns of the others since the viewer's last play, in one line: "Pip 6-1 · Dot passed · Ivory 2-1"."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.message import AllOf, Joined, Message, Seat, Signed, Text
from bot.rules.boards import LineView, TricksView, TrickView
from bot.rules.events import Drew, Knocked, Laid, LineEvent
from bot.rules.view import View
from bot.words.line.play import pass_bonuses
from bot.words.line.sentences import turns_of
from bot.words.terms import play_told

DOT = " · "


def dotted(parts: Iterable[Text]) -> Text:
    """Parts as one line; empty where there are none."""
    found = tuple(parts)
    return Joined(found, DOT) if found else ""


def since_parts(view: View) -> tuple[Text, ...]:
    """Its parts, the oldest first."""
    if isinstance(view.board, LineView):
        return tuple(_rows_turns(view))
    return tuple(_trick_plays(view)) if isinstance(view.board, TricksView) else ()


def without_oldest(parts: tuple[Text, ...], least: int) -> Iterator[Text]:
    """The line as a whole, then without its oldest parts, down to the `least` that are kept."""
    for start in range(max(1, len(parts) - least + 1)):
        yield Joined((*(("…",) if start else ()), *parts[start:]), DOT)


# -- at a line of dominoes ---------------------------------------------------------------------------------------------


def _rows_turns(view: View) -> Iterator[Text]:
    """Each play, draw and pass, passes in a row together; without the viewer's own draw, which they see in full."""
    board = view.line_board
    log = board.since_play_of(view.viewer)
    if board.drawn and log and isinstance(log[-1], Drew):
        log = log[:-1]
    bonuses = pass_bonuses(view)
    turns = [*turns_of(log)]
    for passes, group in groupby(turns, key=lambda turn: isinstance(turn[1][0], Knocked) and not bonuses):
        every = [*group]
        if passes and len(every) > 1:
            yield Message("line-passed", who=AllOf(map(Seat, tuple([seat for seat, _ in every]))))
        else:
            yield from (_line_turn(view, seat, events) for seat, events in every)


def _line_turn(view: View, seat: int, events: tuple[LineEvent, ...]) -> Message:
    first, last, bonuses = events[0], events[-1], pass_bonuses(view)
    player = Seat(seat, last.tile if isinstance(last, Laid) else None)
    drew = first.count if isinstance(first, Drew) else 0
    if isinstance(last, Laid):
        return Message("since-play", who=player, piece=last.tile, points=last.points, drew=drew)
    if drew:
        return Message("line-drew", who=player, count=drew, passed=isinstance(last, Knocked))
    if bonuses and last is view.line_board.since_last_laid[1]:
        return Message("line-first-pass", who=player, points=Signed(sum(bonus.points for bonus in bonuses)))
    return Message("line-passed", who=player)


# -- at tricks ---------------------------------------------------------------------------------------------------------


def _trick_plays(view: View) -> Iterator[Text]:
    """The rest of the last trick after the viewer's play, and who won it; then the trick being played."""
    board = view.trick_board
    current = board.on_table if board.complete_trick is None else None
    if current is None or current.by(view.viewer) is None:
        yield from (play for _, play in rest_of_last_trick(view))
    if current is not None:
        yield from (play for _, play in _after_viewer(view, current))


def rest_of_last_trick(view: View) -> Iterator[tuple[int, Message]]:
    """The plays to the last trick after the viewer's, by seat."""
    for trick in view.trick_board.finished[-1:]:
        yield from _after_viewer(view, trick, winner=trick.winner)


def _after_viewer(view: View, trick: TrickView, winner: int | None = None) -> Iterator[tuple[int, Message]]:
    """The plays after the viewer's, by seat; all where they have played none."""
    seats = [seat for seat, _ in trick.plays]
    own = seats.index(view.viewer) + 1 if view.viewer in seats else 0
    for seat, shown in trick.plays[own:]:
        yield (
            seat,
            play_told(Seat(seat, shown.piece), shown.piece, led=seat == trick.leader, won=seat == winner),
        )
