"""The fair shuffle of a match in words: its seal, each player's number, and the way to check them.

It is shown on request only, but its button holds the seal from the moment that there is one: Discord keeps it with the
message, even if no one looks.
"""

from collections.abc import Iterator

from bot.message import Message, Row, Text, lines
from bot.rules.shuffle import Terms
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.names import table_names
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import Seal
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain
from cogs.messages import rule_texts


def shuffle_button(snapshot: Snapshot, seal: str | None = None) -> Component:
    """The button to the fair shuffle, with a seal in its id: by default that of this match."""
    seal = snapshot.commitment if seal is None else seal
    return button(actions.SHUFFLE, Message("button-fair-shuffle"), snapshot.id, Seal(seal))


def page(snapshot: Snapshot, user_id: int) -> Payload:
    """The seal, the numbers in the shuffle, and the way to check them; for one person, with theirs."""
    checked = "fair-check-before" if snapshot.public is None else "fair-check-after"
    next_seal = _code(snapshot.next_seal) if snapshot.next_seal else None
    text = lines(
        Message("fair-what"),
        Message("fair-seal", seal=_code(snapshot.commitment)),
        _own(snapshot, user_id),
        Message("fair-numbers", numbers=Row(_numbers(snapshot), " · ")),
        Message(checked),
        Message("fair-check-record"),
        Message("fair-rematch", seal=next_seal) if next_seal else None,
    )
    return Payload(say_chat(text))


def _own(snapshot: Snapshot, user_id: int) -> Message:
    own, terms = snapshot.seat_of(user_id), snapshot.terms
    number = own.interaction_id if own is not None else None
    if own is not None and terms is not None:
        number = dict(terms.presses).get(own.seat)
    if number is not None:
        return Message("fair-own", number=_code(number))
    if snapshot.public is not None:
        return Message("fair-own-none")
    return Message("fair-own-later" if user_id == snapshot.row.host_id else "fair-own-join")


def _numbers(snapshot: Snapshot) -> Iterator[Text]:
    """All numbers so far, beginning with the one that opened the table."""
    if snapshot.terms is not None:
        yield from _of_terms(snapshot, snapshot.terms)
        return
    if snapshot.row.opened_number is not None:
        yield Message("fair-number-opened", number=_code(snapshot.row.opened_number))
    yield from (_of_seat(seat, snapshot) for seat in snapshot.seats if seat.user_id is not None)


def _of_seat(seat: SeatRow, snapshot: Snapshot) -> Text:
    who = plain(snapshot.name_of(seat))
    if seat.interaction_id is not None:
        return f"{who} {_code(seat.interaction_id)}"
    is_host = seat.user_id == snapshot.row.host_id and snapshot.public is None
    return Message("fair-number-later", who=who) if is_host else Message("fair-number-none", who=who)


def _of_terms(snapshot: Snapshot, terms: Terms) -> Iterator[Text]:
    names = tuple(map(plain, table_names(snapshot.first_names)))
    if terms.opened is not None:
        yield Message("fair-number-opened", number=_code(terms.opened))
    for seat, number in terms.joins:
        yield f"{names[seat]} {_code(number)}"
    if terms.starter is not None:
        seat, number = terms.starter
        if seat is None:
            yield Message("fair-number-moderator", number=_code(number))
        else:
            yield Message("fair-number-started", who=names[seat], number=_code(number))
    pressed = {seat for seat, _ in terms.presses}
    for seat in terms.people:
        if seat not in pressed:  # they opened the table, and another person started it
            yield Message("fair-number-none", who=names[seat])


def published(snapshot: Snapshot) -> Payload:
    """The ingredients of a match except its secret: posted before the first hand is shown, and never edited."""
    terms = snapshot.terms
    assert terms is not None, "only such matches have this message"  # noqa: S101
    return Payload(
        say_chat(lines(Message("fair-posted"), _dealt_from(snapshot, terms))), rows=((shuffle_button(snapshot),),)
    )


def _dealt_from(snapshot: Snapshot, terms: Terms) -> Text:
    return Message(
        "fair-posted-terms",
        game=snapshot.game.title,
        rules=rule_texts.rules_line(snapshot),
        players=terms.players,
        numbers=Row(_of_terms(snapshot, terms), " · "),
        seal=_code(snapshot.commitment),
    )


def _code(value: object) -> str:
    return f"`{value}`"
