"""Tips for a first game of Mexican Train: each once a round, when it first matters."""

from bot.message import AllOf, Message, Seat, Text
from bot.rules.events import Drew, JoinedTrain, Knocked, TrainEvent
from bot.rules.moves import piece_of
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.trains.play import TrainTurn, turns

_FEW = 3  # tiles
_TIPS = {1: "coach-train-run", 2: "coach-train-mexican"}  # by the number of the viewer's turns


def train_tip(view: View) -> Text:
    """Advice on the viewer's decision, or what is new since their last turn; empty where nothing is."""
    board, viewer, every = view.train_board, view.viewer or 0, turns(view)
    is_going_on = bool(every) and every[-1].seat == viewer
    own = [turn for turn in (every[:-1] if is_going_on else every) if turn.seat == viewer]
    if viewer in board.first_turns:
        return "" if is_going_on else Message("coach-train-lay")
    if board.owed:
        return _cover(view, own, every[-1] if is_going_on else None)
    if not own or is_going_on:
        return "" if is_going_on else Message("coach-train-start")
    since = _since(view, viewer)
    if told := _marked(view, viewer, own, since):
        return told
    if view.ask is None or len(view.ask.choices) < 2:
        return ""
    if told := _nearly_out(view, viewer, since):
        return told
    return Message(_TIPS[len(own)]) if len(own) in _TIPS else ""


def _cover(view: View, own: list[TrainTurn], now: TrainTurn | None) -> Text:
    """The first double of the viewer to be covered, by a tile or after more doubles, or the first of another."""
    if now is not None:
        has_been = any(play.tile.is_double for turn in own for play in turn.plays)
        pieces = [piece_of(choice.move) for choice in view.ask.choices] if view.ask is not None else []
        is_chain = any(isinstance(piece, Tile) and piece.is_double for piece in pieces)
        return "" if has_been else Message("coach-train-chain" if is_chain else "coach-train-own-double")
    return "" if any(turn.covers is not None for turn in own) else Message("coach-train-cover")


def _since(view: View, viewer: int) -> tuple[TrainEvent, ...]:
    """The events since the viewer's last turn."""
    log = view.train_board.log
    last = max(place for place, event in enumerate(log) if event.seat == viewer)
    return log[last + 1 :]


def _marked(view: View, viewer: int, own: list[TrainTurn], since: tuple[TrainEvent, ...]) -> Text:
    """The viewer's first marker, or the first trains of others with markers."""
    board = view.train_board
    if own[-1].passed and board.trains[viewer].marked and sum(turn.passed for turn in own) == 1:
        return Message("coach-train-marked")
    before = board.log[: len(board.log) - len(since)]
    if any(isinstance(event, Knocked) and event.seat != viewer for event in before):
        return ""
    open_ = [index for index in board.open_to[viewer] if index != viewer and board.trains[index].marked]
    return Message("coach-train-others", who=AllOf(map(Seat, open_))) if open_ else ""


def _nearly_out(view: View, viewer: int, since: tuple[TrainEvent, ...]) -> Text:
    """The player who has come down to a few tiles since the viewer's last turn."""
    for seat in view.seats:
        changed = [event for event in since if event.seat == seat.seat]
        played = sum(isinstance(event, JoinedTrain) for event in changed)
        before = seat.held + played - sum(isinstance(event, Drew) for event in changed)
        if seat.seat != viewer and seat.held <= _FEW < before:
            return Message("coach-train-heavy", who=Seat(seat.seat), count=seat.held)
    return ""
