"""Mexican Train in few words, for pictures: whose turn it is, plays, draws and passes, and the standing."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.message import AllOf, AnyOf, Message, Row, Seat, Text
from bot.rules.boards import TrainsView
from bot.rules.copies import once
from bot.rules.events import Drew, JoinedTrain, Knocked, TrainEvent
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.moves import Play, Train, piece_of
from bot.rules.pieces import Tile, half
from bot.rules.view import View
from bot.words.draw import draw_chosen, draw_of
from bot.words.line.play import lacks_told
from bot.words.line.play import turn_told as pass_told
from bot.words.sides import sides
from bot.words.terms import dotted, side_name
from bot.words.trains.naming import train_name

_MOST_LACKS = 4
_MOST_TILES = 3  # of one turn in few words

# -- whose turn --------------------------------------------------------------------------------------------------------


def asked(view: View) -> Text:
    """The viewer's step, after "Your turn": "play on 12 or 11", "cover 10-10 on Eve", "pick a train for 8-3"."""
    board, seat, ask = view.train_board, view.viewer or 0, view.ask
    if ask is None:
        return ""
    if board.owed or seat in board.first_turns or board.drawn in {piece_of(choice.move) for choice in ask.choices}:
        return ask.prompt
    plays = (choice.move for choice in ask.choices if isinstance(choice.move, Play))
    owners = {play.end.owner(seat) for play in plays if isinstance(play.end, Train)}
    numbers = {board.trains[board.index_of(owner)].number for owner in owners}
    return Message("prompt-play-on", numbers=AnyOf(map(half, sorted(numbers, reverse=True))))


def turn_addition(view: View) -> Message:
    """The addition to "Dee plays": "must cover 12-12 on Ann", else "round 3 of 13"."""
    if view.to_act and must_cover(view.train_board, view.to_act[0]):
        return _must_cover(view, "train-must-cover")
    return round_of(view)


def turn_told(view: View) -> Message:
    """The turn in a sentence, with a mention: "Ann must cover 10-10 on Bo.", "Ann to play on 12 or 11."."""
    board, acting = view.train_board, view.to_act[0]
    who = Seat(acting, how="mention")
    if must_cover(board, acting):
        return _must_cover(view, "train-turn-cover", who=who)
    if acting in board.first_turns:
        return Message("train-turn-lay", who=who)
    return Message("line-turn.sentence", who=who, numbers=AnyOf(map(half, board.numbers(acting))))


def must_cover(board: TrainsView, seat: int) -> bool:
    """True if a seat can play nowhere but on a double that must be covered."""
    return bool(board.owed) and board.open_to[seat] == board.owed[:1]


def _must_cover(view: View, message: str, **values: object) -> Message:
    """The double that is to be covered, with its train as the viewer calls it."""
    train, acting = view.train_board.trains[view.train_board.owed[0]], next(iter(view.to_act), None)
    tile = Tile(train.number, train.number)
    on_train = train_name(view.viewer, train.owner, acting).attribute("on")
    return Message(message, tile=tile, train=on_train, **values)


def round_of(view: View) -> Message:
    """The number of the round: "round 3 of 13"; `.band` is the same with the number in bold."""
    return Message("train-round", number=view.deal, count=view.train_board.rounds)


def lowest(view: View) -> Message:
    """The lowest total and its players, "lowest: Gus 8"; before the first score the round."""
    if not view.results:
        return round_of(view).attribute("band")
    every = sides(view)
    least = min(side.total for side in every)
    who = AllOf(side_name(view, side.number) for side in every if side.total == least)
    return Message("train-lowest", who=who, total=least)


# -- turns -------------------------------------------------------------------------------------------------------------


class TrainTurn(NamedTuple):
    """A turn: its player, its events, and the double that stood uncovered at its begin, on the train it covers."""

    seat: int
    events: tuple[TrainEvent, ...]
    covers: Tile | None = None

    @property
    def plays(self) -> tuple[JoinedTrain, ...]:
        return tuple([event for event in self.events if isinstance(event, JoinedTrain)])

    @property
    def passed(self) -> bool:
        return isinstance(self.events[-1], Knocked)


@once
def turns(view: View) -> tuple[TrainTurn, ...]:
    """The turns of this round in order."""
    board = view.train_board
    covers = view.options_as(MexicanTrainOptions).covers
    last, found = dict[int | None, Tile](), list[TrainTurn]()
    for seat, group in groupby(board.log, key=lambda event: event.seat):
        turn = TrainTurn(seat, tuple(group))
        before = last.get(turn.plays[0].owner) if turn.plays and covers else None
        last |= {play.owner: play.tile for play in turn.plays}
        found.append(turn._replace(covers=before if before is not None and before.is_double else None))
    return tuple(found)


def since_own(view: View) -> tuple[TrainTurn, ...]:
    """The turns since the viewer's last one, with the part of that which was automatic; for a bystander the last play
    and the turns since.
    """
    every = turns(view)
    for index in range(len(every) - 1, -1, -1):
        turn = every[index]
        if view.viewer is None and turn.plays:
            return every[index:]
        if turn.seat == view.viewer:
            drawn = next((number for number, event in enumerate(turn.events) if _is_automatic(event)), None)
            own = () if drawn is None else (TrainTurn(turn.seat, turn.events[drawn:]),)
            return (*own, *every[index + 1 :])
    return every


def _is_automatic(event: TrainEvent) -> bool:
    return not isinstance(event, JoinedTrain) or event.drawn


def since_parts(view: View) -> Iterator[Message]:
    """Those turns in few words, the oldest first: "Bo: 12-4 Ann", "Eve and Finn passed"."""
    for passes, group in groupby(since_own(view), key=lambda turn: not turn.plays and turn.seat != view.viewer):
        each = [*group]
        if passes and len(each) > 1:
            yield Message("line-passed", who=AllOf(Seat(turn.seat) for turn in each))
        else:
            yield from (turn_in_brief(view, turn) for turn in each)


def turn_in_brief(view: View, turn: TrainTurn) -> Message:
    """A turn: "Eve: 10-10 own, uncovered", "Bo: drew, 8-3 Mexican", "Cleo passed"."""
    if turn.seat == view.viewer and _is_automatic(turn.events[0]):
        return own_draw(view, turn)
    if not turn.plays:
        return pass_told(turn.seat, turn.events)
    plays = [
        Message("train-play-brief", tiles=_tiles(same), train=train_name(view.viewer, owner, turn.seat))
        for owner, same in by_train(turn.plays)
    ]
    drew = any(isinstance(event, Drew) for event in turn.events) and not turn.passed
    return Message("train-laid", who=Seat(turn.seat), drew=drew, plays=Row(plays), note=_note(view, turn))


def _tiles(plays: Sequence[JoinedTrain]) -> Row | Message:
    """The tiles of plays; of a whole train their number."""
    return Message("plate-held", tiles=len(plays)) if len(plays) > _MOST_TILES else Row(play.tile for play in plays)


def by_train(plays: Iterable[JoinedTrain]) -> Iterator[tuple[int | None, tuple[JoinedTrain, ...]]]:
    """Plays in a row on the same train, with its owner."""
    for owner, same in groupby(plays, key=lambda play: play.owner):
        yield owner, tuple(same)


def _note(view: View, turn: TrainTurn) -> str:
    board, last = view.train_board, turn.plays[-1]
    is_owed, options = board.trains[board.index_of(last.owner)].owed, view.options_as(MexicanTrainOptions)
    if last.tile.is_double and (is_owed or (turn.passed and options.covers)):
        return "uncovered"
    if turn.covers is not None:
        return "covered"
    return "unmarked" if any(play.unmarked for play in turn.plays) else "none"


def own_draw(view: View, turn: TrainTurn) -> Message:
    """The viewer's automatic turn: "nothing fit: you drew 8-3, it went on the Mexican train"."""
    board, went = view.train_board, turn.plays[-1] if turn.plays else None
    if went is not None:
        on_train = train_name(view.viewer, went.owner, turn.seat).attribute("on")
        return Message("train-own-drew", tile=went.tile, then="went", train=on_train)
    if board.drawn is None:
        return Message("train-own-passed")
    return Message("train-own-drew", tile=board.drawn, then="marked" if turn.passed else "choose", train="none")


def own_draw_in_brief(view: View) -> Message | None:
    """The tile drawn in the viewer's last turn, "you drew 8-3", while it is news; None for none."""
    own = next((turn for turn in since_own(view) if turn.seat == view.viewer), None)
    went = own.plays[-1].tile if own is not None and own.plays else None
    tile = went or view.train_board.drawn
    return Message("line-own-drew", tiles=Row((tile,))).attribute("brief") if own is not None and tile else None


def last_play(view: View) -> tuple[Text, ...]:
    """The last play and the passes since, then the play alone; before it the player with the engine, or who opens."""
    every = turns(view)
    index = next((index for index in range(len(every) - 1, -1, -1) if every[index].plays), None)
    if index is None:
        return (dotted(opening(view), *(turn_in_brief(view, turn) for turn in every)), opening(view))
    play, since = turn_in_brief(view, every[index]), every[index + 1 :]
    if not since:
        return (play,)
    passed = Message("line-passed", who=AllOf(Seat(turn.seat) for turn in since))
    if len(since) == 1:
        passed = turn_in_brief(view, since[0])
    elif len(since) == len(view.seats) - 1:
        passed = Message("line-all-passed")
    return dotted(play, passed), play


def opening(view: View) -> Message:
    """The seat that had or drew the engine, where it is dealt; else the draw, or the player who opens the round."""
    board, draw = view.train_board, draw_of(view)
    if board.engine_by is not None:
        tile, drew = Tile(board.engine, board.engine), bool(sum(board.engine_drawn))
        return Message("train-engine", who=Seat(board.engine_by), tile=tile, drew=drew)
    if draw is not None:
        return draw_chosen(draw)
    opener = next((seat.seat for seat in view.seats if seat.dealer), 0)
    return Message("line-opens", who=Seat(opener), tile="none")


# -- figures -----------------------------------------------------------------------------------------------------------


class Lacks(NamedTuple):
    """The numbers that a seat is known to lack, at most four: the newest, and older ones."""

    newest: tuple[int, ...]
    older: tuple[int, ...]


@once
def lacks(board: TrainsView, seat: int) -> Lacks:
    """The numbers in the cell of a seat: "no 7 2"."""
    newest, older = lacks_told(board, seat)
    return Lacks(newest[:_MOST_LACKS], older[: max(0, _MOST_LACKS - len(newest))])


def tiles_left(view: View, seat: int) -> Sequence[Tile]:
    """The tiles left in a hand at the end of a round."""
    return [shown.piece for shown in view.seats[seat].shown if isinstance(shown.piece, Tile)]
