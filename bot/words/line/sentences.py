"""A line of dominoes in sentences, for chat, alt texts and replays."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.message import AllOf, AnyOf, Message, Row, Seat, Text, sentences
from bot.rules.boards import LineView, OpenEnd
from bot.rules.copies import once
from bot.rules.events import Drew, Knocked, Laid, LineEvent
from bot.rules.moves import End, Play, Train
from bot.rules.pieces import Tile, half
from bot.rules.view import View
from bot.words.line.play import lacks_told, pass_bonuses, seat_note, turns_of
from bot.words.sides import listed_seats
from bot.words.terms import as_sentence

_MANY_ENDS = 3  # for a list with "or" and without a comma

# -- plays, draws and passes -------------------------------------------------------------------------------------------


def _did(event: LineEvent, *, after_draw: bool) -> Message:
    """A play, draw or pass without the player's name: "played 6-4 left", "drew 3", "passed on 6 and 4"."""
    match event:
        case Laid():
            end = event.end.value if event.end is not None else "first"
            return Message("line-did-play", tile=event.tile, end=end, points=event.points)
        case Drew():
            return Message("line-did-draw", count=event.count)
        case Knocked():
            return Message("line-did-pass", numbers="none" if after_draw else AllOf(map(half, event.numbers)))


def turns_told(view: View, log: Iterable[LineEvent]) -> Iterator[Message]:
    """Turns in sentences: "Ann drew 3 and played 6-4 left.", "Cleo and Dee passed.", "All others passed."."""
    for passes, group in groupby(turns_of(log), key=lambda turn: isinstance(turn[1][0], Knocked)):
        turns = list(group)
        if passes and 1 < len(turns) == len(view.seats) - 1:
            yield as_sentence(Message("line-all-passed"))
        elif passes and len(turns) > 1:
            yield as_sentence(Message("line-passed", who=AllOf(Seat(seat) for seat, _ in turns)))
        else:
            for seat, events in turns:
                did = AllOf(_did(event, after_draw=number > 0) for number, event in enumerate(events))
                laid = next((event.tile for event in events if isinstance(event, Laid)), None)
                yield Message("line-told", who=Seat(seat, laid), did=did)


@once
def since_told(view: View, *, own_play: bool = False) -> Text:
    """The last play, the draws and passes since, the viewer's own draw, and a bonus; with `own_play` all since the
    viewer's last play. In the first turns of a deal also the reason for new tiles.
    """
    board, bonuses, log = view.line_board, pass_bonuses(view.line_board), view.line_board.log
    count = len(board.since_last_laid)
    start = len(log) - (max(count, len(board.since_play_of(view.viewer))) if own_play else count)
    while start and isinstance(log[start - 1], Drew) and log[start - 1].seat == log[start].seat:
        start -= 1
    own, scored = board.drawn, sum(bonus.points for bonus in bonuses)
    until = len(log) - 1 if own and isinstance(log[-1], Drew) else len(log)
    return sentences(
        redealt_told(view),
        *turns_told(view, log[start:until]),
        Message("line-told-bonus", who=Seat(bonuses[0].seat), points=scored) if bonuses else None,
        as_sentence(Message("line-own-drew", tiles=Row(own))) if own else None,
    )


def redealt_told(view: View) -> Text:
    """The reason for new tiles, until each seat has had a turn: "Bo had 5 doubles, so we redeal."."""
    if len(view.line_board.laid) >= len(view.seats):
        return ""
    redealt = (Message("line-redealt", who=Seat(it.seat), doubles=it.doubles) for it in view.line_board.redealt)
    return sentences(*map(as_sentence, redealt))


# -- the line ----------------------------------------------------------------------------------------------------------


def row_of(board: LineView) -> list[tuple[int, int]]:
    """The tiles from the left end to the right end, each as (left number, right number)."""
    first, *others = board.laid
    inner = [(laid.end, laid.tile.other(laid.outer), laid.outer) for laid in others]
    left = [(outer, number) for end, number, outer in inner if end is End.LEFT]
    right = [(number, outer) for end, number, outer in inner if end is End.RIGHT]
    return [*reversed(left), (first.tile.high, first.tile.low), *right]


def arms_of(board: LineView, spinner: Tile) -> dict[End, list[tuple[int, int]]]:
    """The tiles from the spinner outwards, by their end."""
    row = row_of(board)
    place = row.index((spinner.high, spinner.low))
    found = {End.LEFT: [(inner, outer) for outer, inner in reversed(row[:place])], End.RIGHT: row[place + 1 :]}
    for end in (End.UP, End.DOWN):
        found[end] = [(laid.tile.other(laid.outer), laid.outer) for laid in board.laid if laid.end is end]
    return found


@once
def line_sentences(board: LineView) -> tuple[Message, ...]:
    """The whole line: "Line (5): 4-6 6-6 6-1 1-5 5-6.", with arms "Line (9). Spinner 6-6. Left: 6-0 0-5. …"."""
    count = len(board.laid)
    if not count:
        return ()
    spinner = board.spinner
    if spinner is None or not any(laid.end in (End.UP, End.DOWN) for laid in board.laid):
        has_arms = any(end.end is End.UP for end in board.ends)
        spun = spinner if has_arms and spinner is not None else "none"
        return (Message("line-whole", count=count, tiles=_row(row_of(board)), spinner=spun),)
    arms = ((end, tiles) for end, tiles in arms_of(board, spinner).items() if tiles)
    told = [Message("line-arm", end=end.value, tiles=_row(tiles)) for end, tiles in arms]
    return (Message("line-spinner", count=count, tile=spinner), *told)


def _row(tiles: Iterable[tuple[int, int]]) -> Row:
    return Row([f"{one}-{other}" for one, other in tiles], " ")


@once
def ends_sentence(board: LineView) -> Message:
    """The open ends: "Ends: left 4, right 6."; where they score "Ends 15: left 5-5 (10), right 3, up 0 (0)."."""
    if not board.ends:
        return Message("rows-alt-none")
    ends = Row([_end(board, end) for end in board.ends])
    return Message("line-open", ends=ends, sum=board.sum if board.scores_plays else "none")


def _end(board: LineView, end: OpenEnd) -> Message:
    counted = board.scores_plays and len(board.laid) > 1  # a double alone is both ends: 6 and 6 come to 12
    is_double = counted and end.tile.is_double and end.counts == end.tile.pips
    counts = end.counts if counted and end.counts != end.number else "none"
    return Message("line-end", end=end.end.value, shown=end.tile if is_double else end.number, counts=counts)


# -- the hands and the boneyard ----------------------------------------------------------------------------------------


def hands_told(view: View) -> Message:
    """The others' tiles, draws and missing numbers: "Tiles: Ann 1, Bo 3 (no 6 4)."."""
    others = [seat for seat in listed_seats(view) if seat != view.viewer]
    return Message("line-tiles", hands=Row(_hand_told(view.line_board, seat, view.seats[seat].held) for seat in others))


@once
def _hand_told(board: LineView, seat: int, count: int) -> Message:
    (newest, older), note = lacks_told(board, seat), seat_note(board, seat)
    notes = [note.text] if note is not None and not note.gold else list[Text]()
    if newest or older:
        notes.append(Message("line-lacks", numbers=Row([*newest, *older], " ")))
    return Message("line-hand", who=Seat(seat), count=count, notes=Row(notes) if notes else "none")


def stock_told(view: View) -> Text:
    """The tiles left to draw, and the points carried over."""
    board = view.line_board
    boneyard = Message("line-boneyard", count=board.boneyard, keep=board.keep) if board.draws else None
    return sentences(boneyard, carried_told(view))


def carried_told(view: View) -> Message | None:
    """The points that tied deals left to the winner of this one; None for none."""
    carried = view.line_board.carried
    return Message("line-carried", points=carried) if carried else None


def legal_told(view: View) -> Message | None:
    """The viewer's legal plays with their ends: "5-3 left (5) or right", "0-0 up"; None out of turn."""
    if view.ask is None:
        return None
    board, tiles = view.line_board, dict[Tile, dict[End | Train, int]]()
    if not board.ends and board.opening is None:  # any tile begins the line
        return Message("seat-alt-playable-any", count=len(view.hand))
    for choice in view.ask.choices:
        move, note = choice.move, choice.note
        if isinstance(move, Play) and isinstance(move.piece, Tile):
            points = dict(note.values).get("points", 0) if isinstance(note, Message) else 0
            ends = tiles.setdefault(move.piece, {})
            if move.end is not None:
                ends[move.end] = points if isinstance(points, int) else 0
    pieces = Row([_playable(board, tile, ends) for tile, ends in tiles.items()])
    return Message("seat-alt-playable", count=len(tiles), pieces=pieces)


def _playable(board: LineView, tile: Tile, ends: dict[End | Train, int]) -> Message:
    if len(ends) == 1:  # only one of several equal ends is a choice
        points = next(iter(ends.values()))
        ends = dict[End | Train, int]({end.end: points for end in board.ends if end.number in tile})
    named = [Message("line-playable-end", end=end.value, points=points) for end, points in ends.items()]
    listed = AnyOf(named) if len(named) < _MANY_ENDS else Row(named, "/")  # commas part the tiles
    return Message("line-playable", tile=tile, ends=listed if named else "none")
