"""The desired messages of a table, and the payload of each: both follow from a Snapshot."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta

from bot.rules.view import View
from bot.table.messages import MessageKind, MessageRow
from bot.table.state.snapshot import Snapshot
from bot.table.state.times import Stage
from bot.words.speaker import in_language
from cogs.kit.payload.payload import AnyPayload
from cogs.messages import deal_end, hand_messages, lobby, seat_changes, shuffle
from cogs.messages import table_messages as messages

# Its kind, its deal (of an invitation its batch, of a request its number), and for a hand the id of its seat row.
Key = tuple[MessageKind, int, int | None]
_LOBBY: Key = ("lobby", 0, None)
_CALL: Key = ("invite", 0, None)  # of a role, for a table that looks for players
SHUFFLE: Key = ("shuffle", 0, None)
AFTER_SHUFFLE = ("table", "hand")  # the kinds of message that come only after that one
DIRECT = ("hand", "seated")  # the kinds of message that go to one person's direct messages
PRIVATE_LASTS = timedelta(minutes=14)  # Discord takes the token for a minute more
_FOR_ONE = ("hand", "seated", "private")  # the kinds of message that one person sees
_LONG_OVER = timedelta(days=1)  # nothing new is shown of a table that ended before: its messages may be unknown by now


def stage_of(snapshot: Snapshot, rows: Iterable[Key], now: datetime) -> Stage:
    """The part to show of the deal that ended last: all of it, once there is a message of what follows."""
    ended = _ended(snapshot)
    has_followed = any(key[0] == "final" or (key[0] == "table" and key[1] > ended) for key in rows)
    return Stage.CARD if has_followed else snapshot.stage(now)


def desired(
    snapshot: Snapshot, rows: Mapping[Key, MessageRow], now: datetime, stage: Stage = Stage.CARD
) -> dict[Key, bool]:
    """The key of every desired message, and whether its content is final."""
    ended_at = snapshot.row.ended_at
    if snapshot.public is not None:
        wanted = _of_match(snapshot, snapshot.public, rows, now, stage)
    elif not snapshot.row.solo:
        wanted = _of_lobby(snapshot, rows)
    else:
        wanted = {_LOBBY: snapshot.over} if snapshot.row.channel_id else {}
        private = (row for key, row in rows.items() if key[0] == "private")
        wanted |= {key_of(row): snapshot.over or now >= ends_at(row) for row in private}
    is_long_over = ended_at is not None and now - ended_at > _LONG_OVER
    return {key: final for key, final in wanted.items() if key in rows} if is_long_over else wanted


def key_of(row: MessageRow) -> Key:
    return row.kind, row.deal, row.seat


def _of_match(
    snapshot: Snapshot, view: View, rows: Mapping[Key, MessageRow], now: datetime, stage: Stage
) -> dict[Key, bool]:
    wanted, terms = dict[Key, bool](), snapshot.terms
    # It began as its table was opened: in a tournament, or a rematch with computers alone.
    has_no_lobby = snapshot.row.in_round or (terms is not None and terms.starter is None and len(terms.people) == 1)
    if _LOBBY in rows or (view.deal == 1 and not {*rows} - {SHUFFLE} and not has_no_lobby):
        wanted[_LOBBY] = True
    if terms is not None and (SHUFFLE in rows or view.deal == 1):
        wanted[SHUFFLE] = True
    seated = {seat.id for seat in snapshot.seats}
    end_was_shown = stage is Stage.CARD  # else the messages of the deal that has ended still tell its end
    deal = view.deal if end_was_shown else _ended(snapshot)
    over = snapshot.over and end_was_shown
    for key in rows:
        if key[0] == "table" or (key[0] == "hand" and (key[1] != deal or key[2] not in seated)):
            wanted[key] = not _may_return(key, snapshot)
        elif key[0] == "private":
            wanted[key] = over or key[2] not in seated or now >= ends_at(rows[key])
    wanted["table", deal, None] = over
    for seat in snapshot.seats:
        by_dm = snapshot.game.hands_by_dm and not snapshot.over and seat.user_id is not None
        is_due = end_was_shown or not seat.dm_closed  # a player with closed DMs is tried again in each deal
        if (by_dm and is_due) or ("hand", deal, seat.id) in rows:
            wanted["hand", deal, seat.id] = over
    if view.winners is not None and end_was_shown:
        wanted["final", deal, None] = True
    return _for_solo(wanted, snapshot) if snapshot.row.solo else wanted


def _may_return(key: Key, snapshot: Snapshot) -> bool:
    """True if this is the hand of a player whose seat a computer has taken: they can come back."""
    left = snapshot.former_seat(key[2]) if snapshot.former and key[0] == "hand" and not snapshot.over else None
    return left is not None and left.user_id is not None and snapshot.seats[left.seat].user_id is None


def _for_solo(wanted: dict[Key, bool], snapshot: Snapshot) -> dict[Key, bool]:
    """The messages that the only player of a solo table sees. A practice table needs one picture."""
    kinds = ("hand", "private")
    if snapshot.row.is_practice:
        kinds = "lobby", "hand" if snapshot.game.hands_by_dm else "table", "final", "private"
        if not snapshot.row.channel_id:
            kinds = ("private",)
    return {key: final for key, final in wanted.items() if key[0] in kinds}


def open_elsewhere(rows: Mapping[Key, MessageRow], now: datetime) -> dict[int, int]:
    """The seat rows whose player has their hand open in a private message, and in which channel."""
    open_rows = (row for key, row in rows.items() if key[0] == "private" and is_open(row, now))
    return {row.seat: row.channel_id for row in open_rows if row.seat is not None}


def ends_at(private: MessageRow) -> datetime:
    """The end of a private message."""
    return private.posted_at + PRIVATE_LASTS


def is_open(private: MessageRow, now: datetime) -> bool:
    """True if a private message is kept up to date."""
    return not private.final and now < ends_at(private)


def _of_lobby(snapshot: Snapshot, rows: Collection[Key]) -> dict[Key, bool]:
    wanted = {_LOBBY: snapshot.over}
    if snapshot.game.hands_by_dm and not snapshot.over:
        for seat in snapshot.seats:
            if seat.user_id is not None and not seat.dm_closed:
                wanted["seated", 0, seat.id] = False
    for batch in {to.batch for to in snapshot.invited if to.is_told}:
        if lobby.guests(snapshot, batch):
            wanted["invite", batch, None] = True
    for request in snapshot.swaps:
        wanted["swap", request.number, None] = False
    for seat_id in snapshot.removed:
        if (key := ("seated", 0, seat_id)) in rows:
            wanted[key] = True
    if snapshot.row.called_role is not None and not snapshot.over:
        wanted[_CALL] = True
    return wanted


def payload_of(
    key: Key, snapshot: Snapshot, final: bool, stage: Stage = Stage.CARD, elsewhere: int | None = None
) -> AnyPayload:
    """The payload of a message. `elsewhere`: where the hand is open instead."""
    with in_language(language_of(key, snapshot)):
        return _payload_of(key, snapshot, final=final, stage=stage, elsewhere=elsewhere)


def language_of(key: Key, snapshot: Snapshot) -> str:
    """The language of a message: its reader's, who may have left, or the table's."""
    if key[0] not in _FOR_ONE:
        return snapshot.language
    seat = snapshot.seat_with(key[2]) or snapshot.former_seat(key[2])
    return seat.reads if seat is not None else snapshot.language


def _payload_of(key: Key, snapshot: Snapshot, *, final: bool, stage: Stage, elsewhere: int | None) -> AnyPayload:
    kind, deal, _ = key
    if kind == "lobby":
        return lobby.payload(snapshot)
    if key == _CALL:
        return seat_changes.player_call(snapshot)
    if kind == "invite":
        return lobby.invitation(snapshot, deal)
    if kind == "swap":
        return seat_changes.swap_question(snapshot, deal)
    if kind == "shuffle":
        return shuffle.published(snapshot)
    if kind == "final":
        return deal_end.final(snapshot)
    is_ending = stage is not Stage.CARD and deal == _ended(snapshot)
    if kind == "table":
        if is_ending:
            return deal_end.ending(snapshot, stage)
        is_scored = deal < snapshot.deal or snapshot.public_view.winners is not None  # or redealt, not just stopped
        return deal_end.deal_card(snapshot, deal) if is_scored else messages.table(snapshot, deal)
    return _payload_of_seat(key, snapshot, final=final, stage=stage, elsewhere=elsewhere)


def _payload_of_seat(key: Key, snapshot: Snapshot, *, final: bool, stage: Stage, elsewhere: int | None) -> AnyPayload:
    """The payload of a message that one person sees."""
    kind, deal, seat_id = key
    is_ending = stage is not Stage.CARD and deal == _ended(snapshot)
    seat = snapshot.seat_with(seat_id)
    if seat is None:
        if seat_id in snapshot.removed:
            return hand_messages.removed(snapshot)
        former = snapshot.former_seat(seat_id)
        return hand_messages.left(snapshot, former.user_id if former is not None else None)
    if kind == "seated":
        return hand_messages.seated(snapshot)
    if kind == "private" and final:
        return hand_messages.expired(snapshot, seat)
    if is_ending or (kind == "private" and stage is not Stage.CARD):  # each message with the hand leads on
        return deal_end.seat_ending(snapshot, seat, stage)
    if kind == "hand" and elsewhere is not None and not final:
        return hand_messages.open_elsewhere(snapshot, seat, elsewhere)
    return deal_end.seat_over(snapshot, deal, seat.seat) if final else hand_messages.hand(snapshot, seat)


def _ended(snapshot: Snapshot) -> int:
    """The number of the deal that was scored last; 0 before there is one."""
    results = snapshot.public.results if snapshot.public is not None else ()
    return results[-1].number if results else 0


def basis_of(key: Key, snapshot: Snapshot, stage: Stage) -> object | None:
    """The facts that a message follows from, where they are fewer than the snapshot: a hand of the deal being played,
    or left.
    """
    kind, deal, seat_id = key
    if _may_return(key, snapshot):
        return "left"
    seat = snapshot.seat_with(seat_id) if kind == "hand" else None
    if seat is None or stage is not Stage.CARD or snapshot.public is None or snapshot.deal != deal:
        return None
    return hand_messages.basis(snapshot, seat)


def is_obsolete(row: MessageRow, snapshot: Snapshot, stage: Stage, *, is_quiet: bool = False) -> bool:
    """True if a message is to be deleted: an invitation or a reminder out of date, a hand about to be sent anew."""
    if row.kind == "private":
        return not row.final and not is_quiet and notifies_player(row, snapshot, stage)
    if row.kind == "invite":
        has_guests = row.deal == _CALL[1] or lobby.guests(snapshot, row.deal)
        return snapshot.row.state != "lobby" or not has_guests
    if row.kind == "swap":
        return all(request.number != row.deal for request in snapshot.swaps)
    return row.kind == "reminder" and (snapshot.over or row.drawn != snapshot.asked_at)


def any_notified(rows: Iterable[MessageRow], snapshot: Snapshot, stage: Stage) -> bool:
    """True if one of the hands that players have now is to be sent anew."""
    hands = (row for row in rows if row.kind in ("hand", "private") and not row.final)
    return any(notifies_player(row, snapshot, stage) for row in hands)


def notifies_player(row: MessageRow, snapshot: Snapshot, stage: Stage) -> bool:
    """True if the hand of a message is to be sent anew, so that its player is notified of their turn."""
    since = notify_from(row.seat, snapshot, stage)
    return since is not None and row.drawn < since


def notify_from(seat_id: int | None, snapshot: Snapshot, stage: Stage) -> int | None:
    """The position from which a new hand notifies a seat's player of their turn; None where they want none."""
    if snapshot.row.is_practice or stage is not Stage.CARD or not snapshot.views:
        return None
    seat = snapshot.seat_with(seat_id)
    if seat is None or seat.ping != "always" or seat.dm_closed or snapshot.views[seat.seat].ask is None:
        return None
    return snapshot.asked_at
