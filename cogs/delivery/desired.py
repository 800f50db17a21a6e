"""The desired messages of a table, and what each shows: both follow from a Snapshot."""

from collections.abc import Mapping
from hashlib import sha256

from bot.table.messages import MessageKind, MessageRow
from bot.table.snapshot import Snapshot
from cogs.messages import hand_messages, lobby
from cogs.messages import table_messages as messages
from cogs.messages.payload import AnyPayload

# Its kind, its deal (of an invitation its batch), and for a hand the id of the seat row it belongs to.
Key = tuple[MessageKind, int, int | None]


_LOBBY: Key = ("lobby", 0, None)


def desired(snapshot: Snapshot, rows: Mapping[Key, MessageRow]) -> dict[Key, bool]:
    """The key of every desired message, and whether its content is final."""
    view = snapshot.public
    if view is None:
        return _of_lobby(snapshot)
    reachable, there = _reachable(snapshot), dict[Key, bool]()
    if _LOBBY in rows:
        there[_LOBBY] = True
    seated = {seat.id for seat in snapshot.seats}
    for key in rows:
        if key[0] == "table" or (key[0] == "hand" and (key[1] != view.deal or key[2] not in seated)):
            there[key] = True
    there["table", view.deal, None] = snapshot.over
    for seat in reachable:
        by_dm = snapshot.game.hands_by_dm and not snapshot.over
        if by_dm or ("hand", view.deal, seat) in rows:
            there["hand", view.deal, seat] = snapshot.over
    if view.winners is not None:
        there["final", view.deal, None] = True
    return there


def _of_lobby(snapshot: Snapshot) -> dict[Key, bool]:
    there = {_LOBBY: snapshot.over}
    for seat in _reachable(snapshot) if snapshot.game.hands_by_dm and not snapshot.over else ():
        there["seated", 0, seat] = True
    for batch in {to.batch for to in snapshot.invited}:
        if lobby.guests(snapshot, batch):
            there["invite", batch, None] = True
    return there


def _reachable(snapshot: Snapshot) -> list[int]:
    """The seat rows of the people whom direct messages reach."""
    return [seat.id for seat in snapshot.seats if seat.user_id is not None and not seat.dm_closed]


def payload_of(key: Key, snapshot: Snapshot, final: bool) -> AnyPayload:
    """The payload of the message with that key."""
    kind, deal, seat_id = key
    if kind == "lobby":
        return lobby.payload(snapshot)
    if kind == "invite":
        return lobby.invitation(snapshot, deal)
    if kind == "final":
        return messages.final(snapshot)
    if kind == "table":
        return messages.table(snapshot, deal)
    seat = next((seat for seat in snapshot.seats if seat.id == seat_id), None)
    if seat is None:
        return hand_messages.left(snapshot)
    if kind == "seated":
        return hand_messages.seated(snapshot, seat)
    return hand_messages.hand_over(snapshot, deal, seat.seat) if final else hand_messages.hand(snapshot, seat)


def is_obsolete(row: MessageRow, snapshot: Snapshot) -> bool:
    """Whether a message is to be deleted: an invitation to a match that has begun, a reminder of a decision that has
    been made.
    """
    if row.kind == "invite":
        return snapshot.row.state != "lobby"
    return row.kind == "reminder" and (snapshot.over or row.drawn != snapshot.asked_at)


def fingerprint(payload: AnyPayload) -> str:
    """A hash of all that a payload shows: 32 hexadecimal digits that reveal nothing."""
    return sha256(repr(payload.face).encode()).hexdigest()[:32]
