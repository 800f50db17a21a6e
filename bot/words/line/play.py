"""A line played from hands, in few words for pictures: plays, draws, passes, and the sum of the ends."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.message import AllOf, Message, Row, Seat, Signed, Text, value_text
from bot.rules.boards import LineView, TrainsView
from bot.rules.copies import once
from bot.rules.events import Bonus, BonusKind, Drew, Knocked, LineEvent, TrainEvent
from bot.rules.pieces import half
from bot.rules.view import View
from bot.words.draw import draw_chosen, draw_of
from bot.words.terms import dotted

# -- plays, draws and passes -------------------------------------------------------------------------------------------


def last_play(view: View) -> tuple[Text, ...]:
    """The last play, and the draws and passes since, from the fullest words to the briefest."""
    board = view.line_board
    if not board.laid:
        return (_opens(view),)
    last = board.laid[-1]
    player, end = Seat(last.seat, last.tile), last.end.value if last.end is not None else "first"
    play = Message("line-laid", who=player, tile=last.tile, end=end, points=last.points)
    since = tuple(dict.fromkeys(_since(view, board.since_last_laid[1:])))
    each = (dotted(play, later) for later in since)
    brief = Message("line-laid-brief", who=player, tile=last.tile, points=last.points)
    return (*each, *(since if board.drawn else ()), play, brief)


def _opens(view: View) -> Message:
    """The reason for new tiles, else the draw, else the player who opens the deal and their tile."""
    draw, opening = draw_of(view), view.line_board.opening
    if redealt := view.line_board.redealt:
        return Message("line-redealt", who=Seat(redealt[-1].seat), doubles=redealt[-1].doubles)
    if draw is not None:
        return draw_chosen(draw)
    opener = next(seat.seat for seat in view.seats if seat.dealer)
    tile = opening or (Message("line-opens-double") if must_open_again(view) else "none")
    return Message("line-opens", who=Seat(opener), tile=tile)


def must_open_again(view: View) -> bool:
    """True before the first tile of a later deal that the highest double opens."""
    board = view.line_board
    return view.deal > 1 and board.opens == "highest_double" and not board.laid


def _since(view: View, since: tuple[LineEvent, ...]) -> Iterator[Text]:
    """The draws and passes since the last play: "Cleo passed on 5 and 1", "all others passed", then shorter."""
    turns = [*turns_of(since)]
    if not turns:
        return
    if own := view.line_board.drawn:
        drew = Message("line-own-drew", tiles=Row(own))
        yield dotted(*[drew if seat == view.viewer else turn_told(seat, events) for seat, events in turns])
        yield from (drew, drew.attribute("brief"), Message("line-own-drew-count", count=len(own)))
        return
    passers, bonuses = [seat for seat, events in turns if isinstance(events[0], Knocked)], pass_bonuses(view.line_board)
    scored = Signed(sum(bonus.points for bonus in bonuses))
    if len(turns) > 1 and any(bonus.kind is BonusKind.PASO_REDONDO for bonus in bonuses):
        yield dotted(Message("line-all-passed"), value_text(scored))
    elif bonuses:
        first = Message("line-first-pass", who=Seat(turns[0][0]), points=scored)
        for in_brief in (False, True):
            later = [turn_told(seat, events, in_brief=in_brief) for seat, events in turns[1:]]
            yield dotted(first, *later)
        yield first
    elif 1 < len(passers) == len(turns):
        is_all = len(passers) == len(view.seats) - 1
        yield Message("line-all-passed") if is_all else Message("line-passed", who=AllOf(map(Seat, passers)))
    else:
        yield dotted(*[turn_told(seat, events) for seat, events in turns])
        yield dotted(*[turn_told(seat, events, in_brief=True) for seat, events in turns])


def turns_of(log: Iterable[LineEvent]) -> Iterator[tuple[int, tuple[LineEvent, ...]]]:
    """Plays, draws and passes as (seat, events) of each turn: it ends with a play or a pass."""
    turn = list[LineEvent]()
    for event in log:
        if turn and (turn[-1].seat != event.seat or not isinstance(turn[-1], Drew)):
            yield turn[0].seat, tuple(turn)
            turn = []
        turn.append(event)
    if turn:
        yield turn[0].seat, tuple(turn)


def turn_told(seat: int, events: Sequence[LineEvent | TrainEvent], *, in_brief: bool = False) -> Message:
    """A turn without a play: "Cleo passed on 5 and 1", "Bo drew 3", "Bo drew 2 and passed"."""
    first, player = events[0], Seat(seat)
    if isinstance(first, Drew):
        return Message("line-drew", who=player, count=first.count, passed=len(events) > 1)
    if in_brief or not isinstance(first, Knocked):
        return Message("line-passed", who=player)
    return Message("line-passed-on", who=player, numbers=AllOf(map(half, first.numbers)))


@once
def pass_bonuses(board: LineView) -> tuple[Bonus, ...]:
    """The bonuses for passes of others since the last play."""
    return tuple([bonus for bonus in board.bonuses if bonus.laid == len(board.laid)])


# -- figures -----------------------------------------------------------------------------------------------------------


def ends_or_target(view: View) -> Text:
    """The sum of the open ends where they score, "ends 10 + 3 + 2 = 15"; else the goal of the match: "to 100".

    Ends that count nothing are left out; the points are added where they differ from the sum.
    """
    board = view.line_board
    if not board.scores_plays or not board.ends:
        number = view.target if view.deals is None else view.deals
        return Message("line-goal", number=number, deals=view.deals is not None)
    counts = [end.counts for end in board.ends if end.counts]
    scored = board.laid[-1].points  # none where it would go past an exact target
    parts = Row(counts, " + ") if len(counts) > 1 else "none"
    return Message("line-ends", parts=parts, sum=board.sum, points=scored if scored != board.sum else 0)


class SeatNote(NamedTuple):
    """A note on a seat, and whether it is gold."""

    text: Text
    gold: bool = False


@once
def seat_note(board: LineView, seat: int) -> SeatNote | None:
    """The points of the seat that scored last ("+15"), or the tiles drawn in a seat's last turn ("drew 3")."""
    bonuses = [it for it in pass_bonuses(board) if it.seat == seat]
    if bonuses:
        return SeatNote(value_text(Signed(sum(it.points for it in bonuses))), gold=True)
    scored = next((laid for laid in reversed(board.laid) if laid.points), None)
    if scored is not None and scored is board.last_of(seat):
        return SeatNote(value_text(Signed(scored.points)), gold=True)
    own = [event for event in board.log if event.seat == seat]
    for event in reversed(own[-2:]):  # a draw comes before a play, a pass, or the pending choice
        if isinstance(event, Drew):
            return SeatNote(Message("line-note-drew", count=event.count))
    return None


def lacks_told(board: LineView | TrainsView, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers a seat is known to lack: those of its last pass or draw, then the others, the newest first."""
    lacks = board.lacks[seat] if board.lacks else ()
    newest = lacks[0] if lacks else ()
    return newest, tuple(dict.fromkeys(number for group in lacks[1:] for number in group if number not in newest))
