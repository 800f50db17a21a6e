"""The others' turns since the viewer's last play, in one line: "Pip 6-1 · Dot passed · Ivory 2-1"."""

from collections.abc import Iterator
from itertools import groupby

from bot.message import AllOf, Message, Seat, Signed, Text
from bot.rules.boards import LineView, TricksView, TrickView
from bot.rules.events import Drew, Knocked, Laid
from bot.rules.view import View
from bot.words.line.play import pass_bonuses
from bot.words.line.sentences import turns_of
from bot.words.tricks.sentences import play_in_brief


def since_parts(view: View) -> tuple[Text, ...]:
    """The parts of the line, the oldest first."""
    if isinstance(view.board, LineView):
        return tuple(_turns(view))
    return tuple(_plays(view)) if isinstance(view.board, TricksView) else ()


def _turns(view: View) -> Iterator[Message]:
    """Each play, draw and pass on a line, passes in a row together. The viewer sees their own draw elsewhere."""
    board, bonuses = view.line_board, pass_bonuses(view)
    log = board.since_play_of(view.viewer)
    if board.drawn and log and isinstance(log[-1], Drew):
        log = log[:-1]
    for passes, group in groupby(turns_of(log), key=lambda turn: isinstance(turn[1][0], Knocked) and not bonuses):
        turns = [*group]
        if passes and len(turns) > 1:
            yield Message("line-passed", who=AllOf(Seat(seat) for seat, _ in turns))
            continue
        for seat, events in turns:
            first, last = events[0], events[-1]
            player = Seat(seat, last.tile if isinstance(last, Laid) else None)
            drew = first.count if isinstance(first, Drew) else 0
            if isinstance(last, Laid):
                yield Message("since-play", who=player, piece=last.tile, points=last.points, drew=drew)
            elif drew:
                yield Message("line-drew", who=player, count=drew, passed=isinstance(last, Knocked))
            elif bonuses and last is board.since_last_laid[1]:
                yield Message("line-first-pass", who=player, points=Signed(sum(bonus.points for bonus in bonuses)))
            else:
                yield Message("line-passed", who=player)


def _plays(view: View) -> Iterator[Message]:
    """The rest of the last trick after the viewer's play, and its winner; then the trick being played."""
    current = view.trick_board.current_trick
    if current is None or current.by(view.viewer) is None:
        yield from rest_of_last_trick(view)
    if current is not None:
        yield from _after_viewer(view, current)


def rest_of_last_trick(view: View, *, and_winner: bool = True) -> Iterator[Message]:
    """The plays to the last trick after the viewer's, with or without that of its winner."""
    for trick in view.trick_board.finished[-1:]:
        yield from _after_viewer(view, trick, trick.winner, and_winner=and_winner)


def _after_viewer(
    view: View, trick: TrickView, winner: int | None = None, *, and_winner: bool = True
) -> Iterator[Message]:
    """The plays after the viewer's; all where they have played none."""
    seats = [seat for seat, _ in trick.plays]
    for seat in seats[seats.index(view.viewer) + 1 if view.viewer in seats else 0 :]:
        if seat != winner or and_winner:
            yield play_in_brief(trick, seat, won=seat == winner)
