"""The lobby of a table, and its questions: whom to invite, what to do about empty seats, whether to leave."""

from collections.abc import Iterable, Iterator, Sequence

import discord

from bot.message import AllOf, Message, Text, Who, lines, sentences
from bot.rules.errors import BadOptions
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.speaker import say_chat
from cogs.kit.controls import actions
from cogs.kit.controls.argument import Confirmation
from cogs.kit.controls.custom_ids import Action
from cogs.kit.controls.table_arguments import EmptySeats
from cogs.kit.payload.buttons import PRIMARY, button, people_select
from cogs.kit.payload.payload import Controls, Payload
from cogs.kit.slots import HOW_TO_PLAY
from cogs.messages import rule_texts, texts
from cogs.messages.levels import level_button
from cogs.messages.shuffle import shuffle_button
from images.lobby import draw_lobby

SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
MOST_AT_ONCE = 5  # people invited at once


def payload(snapshot: Snapshot) -> Payload:
    """The lobby, with its controls while it is one."""
    marks = (_mark(snapshot, seat) for seat in snapshot.seats)
    title, seats = rule_texts.title_of(snapshot), list(zip(snapshot.names, marks, strict=True))
    return Payload(say_chat(_text(snapshot)), draw_lobby(title, seats, snapshot.row.players), _rows(snapshot))


def _rows(snapshot: Snapshot) -> Controls:
    table, full = snapshot.id, not has_empty_seats(snapshot)
    if snapshot.row.state != "lobby":
        return ((shuffle_button(snapshot),),) if snapshot.public is not None else ()
    if snapshot.row.solo:
        return _own_rows(snapshot)
    agree = button(actions.AGREE_TO_HINTS, Message("button-agree-to-hints"), table)
    return (
        (
            button(actions.JOIN, Message("button-join"), table, style=SUCCESS, disabled=full),
            button(actions.LEAVE, Message("button-leave"), table),
            button(actions.COMPUTER, Message("button-computer"), table, disabled=full),
            button(actions.START, Message("button-start"), table, style=PRIMARY),
            button(actions.RULES, Message("button-rules"), table),
        ),
        (
            button(actions.INVITE, Message("button-invite"), table, disabled=full),
            *(offered(table) for offered in HOW_TO_PLAY),
            shuffle_button(snapshot),
            level_button(snapshot),
            *((agree,) if snapshot.undecided_on_hints else ()),
        ),
    )


def _own_rows(snapshot: Snapshot) -> Controls:
    """The controls of a practice table, where no other person plays."""
    table = snapshot.id
    return (
        (
            button(actions.START, Message("button-start"), table, style=PRIMARY),
            button(actions.RULES, Message("button-rules"), table),
            level_button(snapshot),
            *(offered(table) for offered in HOW_TO_PLAY),
            button(actions.LEAVE, Message("button-leave"), table),
        ),
        (shuffle_button(snapshot),),
    )


def _text(snapshot: Snapshot) -> Text:
    """The game, its aim and length, the seats, the next step."""
    rules = snapshot.options, snapshot.row.players
    aim, minutes = snapshot.game.aim(*rules), snapshot.game.minutes(*rules)
    return lines(
        Message(
            "lobby-game",
            game=snapshot.game.title,
            rules=rule_texts.rules_line(snapshot),
        ),
        Message("lobby-about", aim=aim, minutes=minutes),
        *_seats(snapshot),
        _hints(snapshot),
        _next_step(snapshot),
        _unreached(snapshot),
    )


def _seats(snapshot: Snapshot) -> Iterator[Message]:
    names = texts.names_of(snapshot)
    for number, seat in enumerate(snapshot.seats):
        if seat.user_id is None:
            level = Message(f"level-{seat.level}")
            yield Message("lobby-seat-computer", number=number + 1, name=names[number], level=level)
        elif seat.user_id == snapshot.row.host_id:
            yield Message("lobby-seat-host", number=number + 1, name=names[number])
        else:
            yield Message("lobby-seat", number=number + 1, name=names[number])
    for number in range(len(names), snapshot.row.players):
        yield Message("lobby-seat-open", number=number + 1)


def _unreached(snapshot: Snapshot) -> Text:
    """Where the players with closed direct messages find their hand."""
    closed = [Who(name) for name, seat in zip(texts.names_of(snapshot), snapshot.seats, strict=True) if seat.dm_closed]
    return (
        Message("lobby-unreached", who=AllOf(closed))
        if closed and snapshot.game.hands_by_dm and not snapshot.over
        else ""
    )


def _hints(snapshot: Snapshot) -> Text:
    """That there will be hints, and who has not agreed yet. Empty without hints, as usual."""
    if not snapshot.row.hints or snapshot.row.state != "lobby":
        return ""
    return Message("lobby-hints", hints=rule_texts.hints_line(snapshot))


def _next_step(snapshot: Snapshot) -> Message:
    if snapshot.row.state != "lobby":
        return Message("lobby-on" if snapshot.public is not None else "lobby-closed")
    empty = snapshot.row.players - len(snapshot.seats)
    if not empty:
        return Message("lobby-full")
    if snapshot.awaited:
        who = AllOf(Who(f"<@{to.user_id}>") for to in snapshot.awaited)
        if not snapshot.begins_by_itself:  # its seal is not older than the press that asked for it
            return Message("lobby-rematch-waits", who=who)
        return Message("lobby-rematch-starts", who=who)
    return Message("lobby-open", seats=empty)


def has_empty_seats(snapshot: Snapshot) -> bool:
    return len(snapshot.seats) < snapshot.row.players


def _mark(snapshot: Snapshot, seat: SeatRow) -> str:
    if seat.user_id is None:
        return "computer"
    return "host" if seat.user_id == snapshot.row.host_id else ""


# -- invitations -------------------------------------------------------------------------------------------------------


def invitation(snapshot: Snapshot, batch: int) -> Payload:
    """The invitation, which mentions each guest once."""
    users = guests(snapshot, batch)
    seat = next((seat.seat for seat in snapshot.seats if seat.user_id == snapshot.row.host_id), 0)
    host, title = texts.names_of(snapshot)[seat], rule_texts.title_of(snapshot)
    is_rematch = any(to.seat is not None for to in snapshot.invited if to.batch == batch)
    name = "lobby-invitation-rematch" if is_rematch else "lobby-invitation"
    asked = Message(name, guests=_mentioned(users), host=host, game=title)
    text = sentences(asked, Message("lobby-invitation-hints") if snapshot.row.hints else None)
    join = button(actions.JOIN, Message("button-join"), snapshot.id, style=SUCCESS)
    return Payload(say_chat(text), rows=((join,),), ping=users)


def _mentioned(users: Iterable[int]) -> AllOf:
    return AllOf(f"<@{user}>" for user in users)


def guests(snapshot: Snapshot, batch: int) -> tuple[int, ...]:
    """The people whom the `batch`-th invitation mentions. The host, who asks for a rematch, is not one."""
    return tuple(to.user_id for to in snapshot.invited if to.batch == batch and to.user_id != snapshot.row.host_id)


def invite(snapshot: Snapshot) -> Payload:
    """The question whom to invite."""
    most = min(MOST_AT_ONCE, snapshot.row.players - 1)
    chosen = people_select(actions.INVITE, Message("lobby-invite-select"), snapshot.id, most)
    return Payload(say_chat(Message("lobby-invite")), rows=((chosen,),))


def invited(user_ids: Sequence[int]) -> Payload:
    """That these people are invited."""
    if not user_ids:
        return Payload(say_chat(Message("lobby-invited-nobody")))
    return Payload(say_chat(Message("lobby-invited", guests=_mentioned(user_ids))))


# -- questions ---------------------------------------------------------------------------------------------------------


def empty_seats(snapshot: Snapshot) -> Payload:
    """The question to a host who starts with empty seats."""
    seated, table = len(snapshot.seats), snapshot.id
    fill = button(actions.START, Message("button-fill-and-start"), table, EmptySeats.COMPUTERS, style=PRIMARY)
    alone = button(actions.START, Message("button-start-with", players=seated), table, EmptySeats.NONE)
    row = (fill, *((alone,) if _can_play(snapshot, seated) else ()), level_button(snapshot))
    return Payload(say_chat(Message("lobby-empty-seats", seats=snapshot.row.players - seated)), rows=(row,))


def _can_play(snapshot: Snapshot, players: int) -> bool:
    try:
        snapshot.game.check_options(snapshot.options, players)
    except BadOptions:
        return False
    return True


def leaving(snapshot: Snapshot, user_id: int) -> Payload:
    """The question to a person who wants to leave."""
    others = {seat.user_id for seat in snapshot.seats} - {None, user_id}
    if snapshot.row.state != "playing":
        question = "lobby-leave" if others else "lobby-leave-last"
    elif others:
        question = "lobby-leave-match"
    else:
        question = "lobby-leave-solo" if snapshot.row.contest_id is not None else "lobby-leave-computers"
    return confirm(Message(question), actions.LEAVE, Message("button-leave"), snapshot.id)


def confirm(question: Text, action: Action[Confirmation], label: Text, table_id: int) -> Payload:
    """A question before an irreversible action."""
    return Payload(
        say_chat(question), rows=((button(action, label, table_id, Confirmation(given=True), style=DANGER),),)
    )
