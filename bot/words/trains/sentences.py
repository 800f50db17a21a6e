"""Mexican Train in sentences, for chat and alt texts: turns, ends, whole trains, hands."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.message import AllOf, AnyOf, Message, Row, Seat, Text, capitalized, sentences
from bot.rules.boards import TrainsView, TrainView
from bot.rules.copies import once
from bot.rules.events import Drew, JoinedTrain, Knocked
from bot.rules.moves import Play, Train
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.sides import listed_seats
from bot.words.terms import as_sentence
from bot.words.trains.naming import train_name
from bot.words.trains.play import TrainTurn, lacks, must_cover, opening, own_draw, since_own, turns

_MANY_TRAINS = 3  # for a list with "or" and without a comma

# -- turns -------------------------------------------------------------------------------------------------------------


def since_told(view: View) -> Text:
    """The turns since the viewer's last, in sentences, with their own draw; for a bystander since the last play."""
    return sentences(_opening(view), *(_turn_told(view, turn) for turn in since_own(view)))


def last_told(view: View) -> Text:
    """The last play and the turns since."""
    every = turns(view)
    last = max((index for index, turn in enumerate(every) if turn.plays), default=0)
    return sentences(*(_turn_told(view, turn) for turn in every[last:]))


def latest_told(view: View, count: int) -> Iterator[Message]:
    """The turns of the last `count` plays, draws and passes."""
    left_out = len(view.train_board.log) - count
    for turn in turns(view):
        part = turn._replace(events=turn.events[max(0, left_out) :])
        left_out -= len(turn.events)
        if part.events:
            yield _turn_told(view, part if part.plays == turn.plays else part._replace(covers=None))


def _opening(view: View) -> Message | None:
    """The seat that had or drew the engine, where it was dealt, until each seat has had a turn."""
    is_news = view.train_board.engine_by is not None and len(turns(view)) < len(view.seats)
    return as_sentence(opening(view)) if is_news else None


def _turn_told(view: View, turn: TrainTurn) -> Message:
    """A turn: "Ann drew 1 and played 8-3 on the Mexican train.", "Bo covered 10-10 on Ann with 10-8."."""
    if turn.seat == view.viewer and not (isinstance(turn.events[0], JoinedTrain) and not turn.events[0].drawn):
        return as_sentence(own_draw(view, turn))
    return Message("line-told", who=Seat(turn.seat), did=AllOf(_did(view, turn)))


def _did(view: View, turn: TrainTurn) -> Iterator[Message]:
    """The parts of a turn, without the player's name. Plays in a row on one train are one part."""
    covers = turn.covers
    for (kind, _), group in groupby(turn.events, key=lambda it: (type(it), getattr(it, "owner", None))):
        if kind is JoinedTrain:
            yield _played(view, [it for it in group if isinstance(it, JoinedTrain)], covers)
            covers = None
        else:
            yield from (_drew_or_passed(view, it) for it in group if not isinstance(it, JoinedTrain))


def _drew_or_passed(view: View, event: Drew | Knocked) -> Message:
    if isinstance(event, Drew):
        return Message("line-did-draw", count=event.count)
    return Message("train-did-pass", marked=_is_newly_marked(view, event))


def _played(view: View, plays: Sequence[JoinedTrain], covers: Tile | None) -> Message:
    tiles, first = AllOf(play.tile for play in plays), plays[0]
    on_train = train_name(view.viewer, first.owner, first.seat).attribute("on")
    if covers is not None:
        return Message("train-did-cover", double=covers, tiles=tiles, train=on_train)
    unmarked = any(play.unmarked for play in plays)
    return Message("train-did-play", tiles=tiles, train=on_train, unmarked=unmarked)


def _is_newly_marked(view: View, passed: Knocked) -> bool:
    """True if a seat had no marker before it passed."""
    own = [event for event in view.train_board.log if event.seat == passed.seat]
    for event in reversed(own[: next(place for place, event in enumerate(own) if event is passed)]):
        if isinstance(event, Knocked):
            return False
        if isinstance(event, JoinedTrain) and event.unmarked:
            return True
    return True


# -- trains ------------------------------------------------------------------------------------------------------------


def listed_trains(view: View) -> list[TrainView]:
    """The Mexican train, then those of the seats in order of play, the viewer's last."""
    board = view.train_board
    return [board.mexican, *(board.trains[seat] for seat in listed_seats(view))]


def ends_told(view: View) -> Message:
    """The ends of the trains: "Ends: Mexican 11, Dee 11 marked, Bo 8 closed, you 0."."""
    return _ends(listed_trains(view), view.viewer)


def _ends(trains: Sequence[TrainView], viewer: int | None) -> Message:
    ends = [
        Message("train-end", train=train_name(viewer, it.owner), shown=_end(it), state=_state(viewer, it))
        for it in trains
    ]
    return Message("line-open", ends=Row(ends), sum="none")


def _end(train: TrainView) -> Tile | int:
    return Tile(train.number, train.number) if train.owed else train.number


def _state(viewer: int | None, train: TrainView) -> str:
    if train.owed:
        return "owed"
    if train.owner is None or (train.owner == viewer and not train.marked):
        return "open"
    return "marked" if train.marked else "open" if viewer is None else "closed"


def trains_told(view: View, most: int | None = None) -> Message | None:
    """Whole trains from the engine on: "Trains: Mexican 10-6 6-2; you 10-4."; `most`: no more of their newest tiles."""
    return _trains(listed_trains(view), view.viewer, most)


def example_told(board: TrainsView) -> Iterator[Message | None]:
    """The trains of an example and their ends, for the first seat."""
    trains = [board.mexican, *board.trains[:-1]]
    yield from (_trains(trains, 0), _ends(trains, 0))


def _trains(trains: Sequence[TrainView], viewer: int | None, most: int | None = None) -> Message | None:
    begun = [train for train in trains if train.tiles]
    if not begun or most == 0:
        return None
    found = [
        Message("train-tiles", train=train_name(viewer, it.owner), more=more, tiles=_tiles(it, more))
        for it in begun
        for more in [max(0, len(it.tiles) - most) if most is not None else 0]
    ]
    return Message("trains-told", trains=Row(found, "; "))


def train_lines(view: View) -> Iterator[Message]:
    """Each train on its own line, with the number of its tiles."""
    for train in listed_trains(view):
        name, count = capitalized(train_name(view.viewer, train.owner)), len(train.tiles)
        yield Message("train-line", train=name, count=count, tiles=_tiles(train) if count else "none")


def _tiles(train: TrainView, start: int = 0) -> Row:
    return Row([f"{inner}-{outer}" for inner, outer in train.tiles[start:]], " ")


@once
def round_told(board: TrainsView, number: int) -> Message:
    """The round and its engine: "Round 3 of 13, engine 10."."""
    return Message("train-round-told", number=number, count=board.rounds, engine=board.engine)


# -- hands -------------------------------------------------------------------------------------------------------------


def hands_told(view: View) -> Message:
    """The others' tiles and missing numbers: "Tiles: Ann 11 (no 4), Bo 9."."""
    board, others = view.train_board, [seat for seat in listed_seats(view) if seat != view.viewer]
    return Message("line-tiles", hands=Row(_hand_told(board, seat, view.seats[seat].held) for seat in others))


@once
def _hand_told(board: TrainsView, seat: int, count: int) -> Message:
    found = lacks(board, seat)
    numbers = Row([*found.newest, *found.older], " ")
    notes = Message("line-lacks", numbers=numbers) if numbers.items else "none"
    return Message("line-hand", who=Seat(seat), count=count, notes=notes)


def boneyard_told(view: View) -> Message:
    return Message("line-boneyard", count=view.train_board.boneyard, keep=0)


def legal_told(view: View) -> Message | None:
    """The viewer's legal plays with their trains, "12-3 Ann, 11-6 Mexican or Dee"; without the train of a double that
    must be covered. None out of turn.
    """
    if view.ask is None:
        return None
    seat, tiles = view.viewer or 0, dict[Tile, list[Message]]()
    is_told = must_cover(view.train_board, seat)
    for choice in view.ask.choices:
        move = choice.move
        if isinstance(move, Play) and isinstance(move.piece, Tile):
            names = tiles.setdefault(move.piece, [])
            if isinstance(move.end, Train) and not is_told:
                names.append(train_name(seat, move.end.owner(seat), seat))
    pieces = Row([_playable(tile, names) for tile, names in tiles.items()])
    return Message("seat-alt-playable", count=len(tiles), pieces=pieces)


def _playable(tile: Tile, names: list[Message]) -> Message:
    listed = AnyOf(names) if len(names) < _MANY_TRAINS else Row(names, "/")  # commas part the tiles
    return Message("line-playable", tile=tile, ends=listed if names else "none")
