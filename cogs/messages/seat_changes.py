"""Sitting down in a lobby, a call for players, changing seats, and removing a player."""

from collections.abc import Iterator, Mapping

from bot.message import AllOf, Joined, Message, Text, capitalized, lines, sentences
from bot.table.errors import WrongState
from bot.table.permissions import Person
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.names import label_names
from bot.words.sides import side_letter
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import SeatChoice, SwapAnswer
from cogs.kit.payload.buttons import MOST_OPTIONS, SUCCESS, button, link_to_channel, option, select
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain
from cogs.messages import lobby, rule_texts, texts

Seating = Mapping[int, str]  # names by seat


def joined(snapshot: Snapshot, seat: SeatRow | None) -> Payload:
    """The answer to a person who has just sat down in a lobby."""
    if seat is None:  # they have left meanwhile
        return Payload(say_chat(Message("lobby-joined-and-left")))
    hints = Message("play-joined-hints") if snapshot.row.hints and snapshot.public is None else None
    return Payload(say_chat(sentences(Message("lobby-joined", place=own_place(snapshot, seat)), hints)))


def own_place(snapshot: Snapshot, seat: SeatRow) -> Message:
    """A seat as it stands in a sentence: "seat 2"; with partners "Side B, with Dot", or "Side B, seat 4"."""
    if not snapshot.sides:
        return Message("lobby-own-seat", seat=seat.seat + 1)
    letter = side_letter(snapshot.sides[seat.seat])
    partners = _others_of_side(snapshot, seat.seat, _names(snapshot))
    if partners:
        return Message("lobby-place-partners", side=Message("side", letter=letter), who=AllOf(partners))
    return Message("lobby-own-side", letter=letter, seat=seat.seat + 1)


def choose(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """A select of the free seats and of the other players', to sit there or swap; and Leave."""
    options = [*_options(snapshot, seat)][:MOST_OPTIONS]
    leave = button(actions.LEAVE, Message("button-leave"), snapshot.id)
    rows = [(leave,)]
    if options:
        rows.insert(0, (select(actions.CHANGE_SEAT, Message("lobby-change-select"), options, snapshot.id),))
    return Payload(say_chat(Message("lobby-change-seat", seat=seat.seat + 1)), rows=tuple(rows))


def _options(snapshot: Snapshot, seat: SeatRow) -> Iterator[Component]:
    names = label_names(snapshot.names)
    now = {row.seat: names(number) for number, row in enumerate(snapshot.seats)}
    for free in snapshot.empty_seats:
        after = {place: name for place, name in now.items() if place != seat.seat}
        partners = _partners(snapshot, free, after)
        yield option(capitalized(Message("lobby-own-seat", seat=free + 1)), str(SeatChoice("seat", free)), partners)
    for other in snapshot.seats:
        if other.id == seat.id:
            continue
        place = _place(snapshot, other.seat, _swapped(now, seat, other))
        asks = (Message("lobby-swap-asks"),) if other.user_id is not None else ()
        label = Message("lobby-swap-with", who=now[other.seat])
        yield option(label, str(SeatChoice("row", other.id)), Joined((place, *asks), " · "))


def _swapped(now: Seating, seat: SeatRow, other: SeatRow) -> Seating:
    return {**now, seat.seat: now[other.seat], other.seat: now[seat.seat]}


def _place(snapshot: Snapshot, seat: int, after: Seating) -> Text:
    """A seat, and with partners its side: "Seat 2 · Side B, with Dot"."""
    partners = _partners(snapshot, seat, after)
    return Joined((capitalized(Message("lobby-own-seat", seat=seat + 1)), *([partners] if partners else [])), " · ")


def _partners(snapshot: Snapshot, seat: int, after: Seating) -> Text:
    """The side of a seat, and who else will be on it; empty where everyone plays alone."""
    if not snapshot.sides:
        return ""
    side, others = Message("side", letter=side_letter(snapshot.sides[seat])), _others_of_side(snapshot, seat, after)
    return Message("lobby-place-partners", side=side, who=AllOf(others)) if others else side


def _others_of_side(snapshot: Snapshot, seat: int, after: Seating) -> list[str]:
    own = snapshot.sides[seat]
    return [name for place, name in sorted(after.items()) if place != seat and snapshot.sides[place] == own]


def _names(snapshot: Snapshot) -> Seating:
    return dict(zip((row.seat for row in snapshot.seats), texts.names_of(snapshot), strict=True))


def changed(snapshot: Snapshot, seat: SeatRow, choice: SeatChoice | None = None) -> Payload:
    """The answer to a player who has changed seats, or asked another to swap."""
    other = next((row for row in snapshot.seats if choice == SeatChoice("row", row.id)), None)
    pair = (seat.user_id, other.user_id if other is not None else None)
    if any((it.asker_id, it.asked_id) == pair and not it.is_declined for it in snapshot.swaps) and other is not None:
        return Payload(say_chat(Message("lobby-swap-sent", who=plain(snapshot.name_of(other)))))
    partners = _partners(snapshot, seat.seat, _names(snapshot))
    return Payload(say_chat(lines(Message("lobby-moved", seat=seat.seat + 1), partners)))


def kept() -> Payload:
    """The answer to a player who has declined to swap seats."""
    return Payload(say_chat(Message("lobby-swap-kept")))


def shuffled(snapshot: Snapshot) -> Payload:
    """The answer to the host who has shuffled the sides."""
    return Payload(say_chat(Message("lobby-shuffled", sides=lobby.sides_line(snapshot) or "")))


def swap_question(snapshot: Snapshot, number: int) -> Payload:
    """The request to swap seats, in the channel. It mentions the person asked, and says so once they decline."""
    request = next(it for it in snapshot.swaps if it.number == number)
    names = _names(snapshot)
    asker, asked = snapshot.seat_of(request.asker_id), snapshot.seat_of(request.asked_id)
    assert asker is not None, "a request holds while both sit there"  # noqa: S101
    assert asked is not None, "a request holds while both sit there"  # noqa: S101
    if request.is_declined:
        return Payload(say_chat(Message("lobby-swap-declined", asked=names[asked.seat])))
    place = _place(snapshot, asker.seat, _swapped(names, asked, asker))
    text = Message("lobby-swap-ask", asked=f"<@{request.asked_id}>", asker=names[asker.seat], place=place)
    row = (
        button(actions.SWAP, Message("button-swap"), snapshot.id, SwapAnswer(number, agreed=True), style=SUCCESS),
        button(actions.SWAP, Message("button-stay"), snapshot.id, SwapAnswer(number, agreed=False)),
    )
    return Payload(say_chat(text), rows=(row,), ping=(request.asked_id,))


def remove_select(snapshot: Snapshot, person: Person) -> Payload:
    """A select of everyone who can be removed. Raises WrongState if no one else is there."""
    if all(row.user_id == person.user_id for row in snapshot.seats):
        raise WrongState(Message("error-remove-last"))
    names = label_names(snapshot.names)
    options = [
        option(names(number), str(row.id), capitalized(Message("lobby-own-seat", seat=row.seat + 1)))
        for number, row in enumerate(snapshot.seats)
        if row.user_id != person.user_id
    ]
    chosen = select(actions.REMOVE, Message("lobby-remove-select"), options, snapshot.id)
    return Payload(say_chat(Message("lobby-remove")), rows=((chosen,),))


def removed(snapshot: Snapshot, seat: SeatRow, by: Person, *, was_host: bool) -> Payload:
    """The answer to the host or moderator who has removed a player: how long that lasts, and how to undo it."""
    who, host = plain(seat.name), snapshot.host
    if seat.user_id is None:
        return Payload(say_chat(Message("lobby-removed-computer", who=who)))
    if host is None or by.user_id == host.user_id:
        return Payload(say_chat(Message("lobby-removed", who=who)))
    name = "lobby-removed-host" if was_host else "lobby-removed-by-moderator"
    return Payload(say_chat(Message(name, who=who, host=plain(snapshot.name_of(host)))))


def player_call(snapshot: Snapshot) -> Payload:
    """The ping of the role whose members want to play, for a table that looks for players."""
    role = snapshot.row.called_role or 0
    host = plain(snapshot.name_of(snapshot.host or snapshot.seats[0]))
    asked = Message("lobby-call", role=f"<@&{role}>", host=host, game=rule_texts.title_of(snapshot))
    join = button(actions.JOIN, Message("button-join"), snapshot.id, style=SUCCESS)
    return Payload(say_chat(asked), rows=((join,),), roles=(role,))


def found_seat(snapshot: Snapshot, user_id: int, *, is_new: bool) -> Payload:
    """The answer to a person who has a seat in this channel or another: which, with a link to it."""
    row, seat = snapshot.row, snapshot.seat_of(user_id)
    place = own_place(snapshot, seat) if seat is not None else ""
    where = {"place": place, "channel": f"<#{row.channel_id}>"}
    text = sentences(
        Message("play-joined" if is_new else "play-seated", game=rule_texts.title_of(snapshot), **where),
        Message("play-joined-hints") if is_new and row.hints else None,
    )
    there = link_to_channel(Message("button-table"), row.guild_id, row.channel_id)
    return Payload(say_chat(text), rows=((there,),))
