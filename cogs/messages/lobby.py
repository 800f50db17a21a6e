"""The lobby of a table, and the questions that belong to it: who plays, what becomes of empty seats, is it fair."""

from collections.abc import Sequence

import discord

from bot.rules.errors import BadOptions
from bot.rules.grammar import joined
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.speaker import say_chat
from cogs.messages import shuffle, texts
from cogs.messages.pages import rule_texts
from cogs.messages.pages.levels import level_button
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.argument import Confirmation
from cogs.messages.parts.arguments.tables import EmptySeats
from cogs.messages.parts.buttons import PRIMARY, button, people_select
from cogs.messages.parts.custom_ids import Action
from cogs.messages.parts.payload import Controls, Payload
from images.lobby import draw_lobby

SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
_CLOSED = "This table is closed: it was stopped, or nothing happened at it for long. Open a new one with /domino new."
MOST_AT_ONCE = 5  # people invited at once


def payload(snapshot: Snapshot) -> Payload:
    """The lobby, with its controls while it is one."""
    table, full = snapshot.id, not has_empty_seats(snapshot)
    rows: Controls = ()
    if snapshot.row.state == "lobby":
        rows = (
            (
                button(ids.JOIN, "Join", table, style=SUCCESS, disabled=full),
                button(ids.LEAVE, "Leave", table),
                button(ids.COMPUTER, "Computer", table, disabled=full),
                button(ids.START, "Start", table, style=PRIMARY),
                button(ids.RULES, "House rules", table),
            ),
            (
                button(ids.INVITE, "Invite", table, disabled=full),
                button(ids.HOW, "How to play", table),
                button(ids.SHUFFLE, "Fair shuffle", table),
                level_button(snapshot),
                *((button(ids.AGREE_TO_HINTS, "Agree to hints", table),) if snapshot.undecided_on_hints else ()),
            ),
        )
    title, seats = rule_texts.title_of(snapshot), [(seat.name, _mark(snapshot, seat)) for seat in snapshot.seats]
    return Payload(_text(snapshot), draw_lobby(title, seats, snapshot.row.players), rows)


def invitation(snapshot: Snapshot, batch: int) -> Payload:
    """The message that mentions those who are invited, once."""
    users = guests(snapshot, batch)
    host = next((seat.seat for seat in snapshot.seats if seat.user_id == snapshot.row.host_id), 0)
    who, title = joined(f"<@{user}>" for user in users), say_chat(rule_texts.title_of(snapshot))
    is_rematch = any(to.seat is not None for to in snapshot.invited if to.batch == batch)
    what = f"a rematch of **{title}**" if is_rematch else f"a match of **{title}**"
    hints = ", with hints for everybody" if snapshot.row.hints else ""
    text = f"{who}, you are invited to {what} at {texts.names_of(snapshot)[host]}'s table{hints}."
    return Payload(text, rows=((button(ids.JOIN, "Join", snapshot.id, style=SUCCESS),),), ping=users)


def guests(snapshot: Snapshot, batch: int) -> tuple[int, ...]:
    """Whom the `batch`-th invitation mentions: not the host, who asks for a rematch."""
    return tuple(to.user_id for to in snapshot.invited if to.batch == batch and to.user_id != snapshot.row.host_id)


def invite(snapshot: Snapshot) -> Payload:
    """The choice of whom to invite."""
    most = min(MOST_AT_ONCE, snapshot.row.players - 1)
    return Payload(
        "Whom do you invite? Each is mentioned here once.",
        rows=((people_select(ids.INVITE, "Choose people", snapshot.id, most),),),
    )


def invited(user_ids: Sequence[int]) -> Payload:
    """Told to somebody who has invited people."""
    if not user_ids:
        return Payload("They sit here already, or were invited before: nobody is called twice within an hour.")
    return Payload(f"Invited: {joined(f'<@{user}>' for user in user_ids)}.")


def has_empty_seats(snapshot: Snapshot) -> bool:
    return len(snapshot.seats) < snapshot.row.players


def _mark(snapshot: Snapshot, seat: SeatRow) -> str:
    if seat.user_id is None:
        return "computer"
    return "host" if seat.user_id == snapshot.row.host_id else ""


def _text(snapshot: Snapshot) -> str:
    """The game, its aim and length, who sits, what to do next, the seal of the shuffle."""
    row, names = snapshot.row, texts.names_of(snapshot)
    seats = [
        f"{number + 1}. {names[number]}" + _marks(snapshot, number) if number < len(names) else f"{number + 1}. …"
        for number in range(row.players)
    ]
    rules = snapshot.options, row.players
    return "\n".join(
        (
            f"**{say_chat(rule_texts.title_of(snapshot))}** · {say_chat(rule_texts.rules_line(snapshot))}",
            f"{say_chat(snapshot.game.aim(*rules))} About {snapshot.game.minutes(*rules)} minutes.".strip(),
            *seats,
            *_hints(snapshot),
            _next_step(snapshot),
            shuffle.seal_line(snapshot.commitment),
        )
    )


def _hints(snapshot: Snapshot) -> tuple[str, ...]:
    """That there will be hints, and who is asked about it; nothing where none are wished, as usual."""
    if not snapshot.row.hints or snapshot.row.state != "lobby":
        return ()
    return (f"💡 {say_chat(rule_texts.hints_line(snapshot))}",)


def _next_step(snapshot: Snapshot) -> str:
    if snapshot.row.state != "lobby":
        return "The match has begun." if snapshot.public is not None else _CLOSED
    free = snapshot.row.players - len(snapshot.seats)
    if not free:
        return "All seats are taken: **Start**!"
    if snapshot.awaited:
        who = joined(f"<@{to.user_id}>" for to in snapshot.awaited)
        have = "has" if len(snapshot.awaited) == 1 else "have"
        if not snapshot.begins_by_itself:  # its seal is not older than the press that asked for it
            return f"A rematch: **Start** it as soon as {who} {have} joined."
        return f"A rematch: it begins as soon as {who} {have} joined."
    return f"{free} free: **Join**! **Start** fills what is left with computers."


def _marks(snapshot: Snapshot, seat: int) -> str:
    row = snapshot.seats[seat]
    marks = ["host"] if row.user_id is not None and row.user_id == snapshot.row.host_id else []
    if row.user_id is None:
        marks.append(f"computer, {row.level}")
    if row.dm_closed:
        marks.append("hand by button")
    return f" ({', '.join(marks)})" if marks else ""


def empty_seats(snapshot: Snapshot) -> Payload:
    """What the host is asked who starts a match with empty seats."""
    seated, table = len(snapshot.seats), snapshot.id
    free = snapshot.row.players - seated
    computers = "a computer player" if free == 1 else f"{free} computer players"
    fill = button(ids.START, f"Start with {computers}", table, EmptySeats.COMPUTERS, style=PRIMARY)
    alone = button(ids.START, f"Start with {seated} players", table, EmptySeats.NONE)
    row = (fill, *((alone,) if _can_play(snapshot, seated) else ()), level_button(snapshot))
    are = "seat is" if free == 1 else "seats are"
    return Payload(f"{free} {are} empty. Dismiss this to wait for more people.", rows=(row,))


def _can_play(snapshot: Snapshot, players: int) -> bool:
    try:
        snapshot.game.check_options(snapshot.options, players)
    except BadOptions:
        return False
    return True


def leaving(snapshot: Snapshot, user_id: int) -> Payload:
    """What somebody is asked who wants to leave."""
    others = {seat.user_id for seat in snapshot.seats} - {None, user_id}
    if snapshot.row.state != "playing":
        question = "Leave this table?" if others else "Leave this table? Nobody else sits here, so it is closed."
    elif others:
        question = "Leave the match? A computer player takes your seat; /domino join takes it back."
    elif snapshot.row.solo:
        question = "Leave this match? You can't come back to it, and you won't be ranked."
    else:
        question = "Leave the match? Only computer players are left then, so it ends here, without a result."
    return confirm(question, ids.LEAVE, "Leave", snapshot.id)


def confirm(question: str, action: Action[Confirmation], label: str, table_id: int) -> Payload:
    """A question before an irreversible action."""
    return Payload(question, rows=((button(action, label, table_id, Confirmation(given=True), style=DANGER),),))


def number_text(number: int) -> str:
    """Told to somebody whose press counts in the shuffle."""
    return f"Your number in the shuffle: `{number}`."


def started_text(snapshot: Snapshot, number: int | None = None) -> str:
    """Told to the host who has just started the match: where the hands are, and the number of that press."""
    where = _hands_text(snapshot)
    return where if number is None else f"{where}\n{number_text(number)}"


def _hands_text(snapshot: Snapshot) -> str:
    if snapshot.game.hands_by_dm:
        closed = any(seat.dm_closed for seat in snapshot.seats if seat.user_id == snapshot.row.host_id)
        comes = (
            "**My hand** below shows your hand"
            if closed
            else "Your hand comes by direct message, and by **My hand** here"
        )
        return f"The match begins. {comes}."
    return "The match begins. The rows lie face down on the table here: play by the buttons below it."


def waiting_text(snapshot: Snapshot) -> str:
    """Told to somebody who asks for their hand in a lobby."""
    if snapshot.game.hands_by_dm:
        return "The match has not begun yet; your hand comes when it does."
    return "The match has not begun yet; when it does, your row lies on the table in the channel."


def left_text(snapshot: Snapshot) -> str:
    """Told to somebody who has just left: what becomes of their seat."""
    if snapshot.row.state == "playing":
        return "A computer player has your seat now; /domino join takes it back."
    if snapshot.row.state == "finished":
        return "This match is over."
    if snapshot.row.solo:
        return "You left. This match has no result."
    if snapshot.public is not None:
        return "You have left. Only computer players were left, so the match is stopped."
    return "You have left the table."


def joined_text(snapshot: Snapshot, seat: SeatRow | None, *, is_back: bool) -> str:
    """Told to somebody who has just sat down: their seat and their number; or `is_back`: taken their seat back in a
    match.
    """
    if is_back:
        shows = " **My hand** at the table shows your hand." if snapshot.game.hands_by_dm else ""
        return f"You have your seat back.{shows}"
    hints = " All who join agree to hints here." if snapshot.row.hints and snapshot.public is None else ""
    if seat is None:  # gone again meanwhile
        return "You have had a seat."
    number = f"\n{number_text(seat.interaction_id)}" if seat.interaction_id is not None else ""
    return f"You have seat {seat.seat + 1}.{hints}{number}"


def back_text(snapshot: Snapshot) -> str:
    """Told to somebody who has just taken their seat back."""
    if snapshot.game.hands_by_dm:
        return "You have your seat back. Your hand comes below, and by **My hand** at the table."
    return "You have your seat back."
