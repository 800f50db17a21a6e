"""What people are told, each alone, who have just sat down, started a match, or left."""

from bot.message import Message
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.speaker import say_chat
from cogs.kit.controls import actions
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Payload


def joined(snapshot: Snapshot, seat: SeatRow | None, *, is_back: bool = False) -> Payload:
    """Told to somebody who has just sat down, or (`is_back`) taken their seat back in a match."""
    if is_back:
        return Payload(say_chat(Message("lobby-back-hand" if snapshot.game.hands_by_dm else "lobby-back")))
    if seat is None:  # gone again meanwhile
        return Payload(say_chat(Message("lobby-joined-and-left")))
    has_hints = snapshot.row.hints and snapshot.public is None
    return Payload(say_chat(Message("lobby-joined-hints" if has_hints else "lobby-joined", seat=seat.seat + 1)))


def back(snapshot: Snapshot) -> Payload:
    """Told to somebody who has just taken their seat back beside their hand."""
    return Payload(say_chat(Message("lobby-back-hand-below" if snapshot.game.hands_by_dm else "lobby-back")))


def started(snapshot: Snapshot) -> Payload:
    """Told to the host who has just started the match: where the hands are."""
    if not snapshot.game.hands_by_dm:
        return Payload(say_chat(Message("lobby-started-rows")))
    closed = any(seat.dm_closed for seat in snapshot.seats if seat.user_id == snapshot.row.host_id)
    return Payload(say_chat(Message("lobby-started-by-button" if closed else "lobby-started")))


def waiting(snapshot: Snapshot) -> Message:
    """Told to somebody who asks for their hand in a lobby."""
    return Message("lobby-waiting" if snapshot.game.hands_by_dm else "lobby-waiting-row")


def left(snapshot: Snapshot) -> Payload:
    """Told to somebody who has just left: what becomes of their seat, with the way back to it."""
    if snapshot.row.state == "playing":
        join = button(actions.JOIN, Message("button-join"), snapshot.id)
        return Payload(say_chat(Message("lobby-left-match")), rows=((join,),))
    return Payload(say_chat(Message(_left(snapshot))))


def _left(snapshot: Snapshot) -> str:
    if snapshot.row.state == "finished":
        return "lobby-left-over"
    if snapshot.row.solo and not snapshot.row.is_practice:
        return "lobby-left-solo"
    return "lobby-left-computers" if snapshot.public is not None else "lobby-left"
