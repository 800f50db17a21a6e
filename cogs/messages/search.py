"""A table that looks for players: the ping of a role for it, and the answer to people who find a seat."""

from bot.message import Message, sentences
from bot.table.state.snapshot import Snapshot
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.payload.buttons import SUCCESS, button, link
from cogs.kit.payload.payload import Payload
from cogs.kit.payload.plain import plain
from cogs.messages import rule_texts, seat_changes


def call(snapshot: Snapshot) -> Payload:
    """The ping of the role whose members want to play, for a table that looks for players."""
    role = snapshot.row.called_role or 0
    host = plain(snapshot.name_of(snapshot.host or snapshot.seats[0]))
    asked = Message("lobby-call", role=f"<@&{role}>", host=host, game=rule_texts.title_of(snapshot))
    join = button(actions.JOIN, Message("button-join"), snapshot.id, style=SUCCESS)
    return Payload(say_chat(asked), rows=((join,),), roles=(role,))


def found_seat(snapshot: Snapshot, user_id: int, *, is_new: bool) -> Payload:
    """The answer to somebody who has a seat in this channel or another: which, and the way there."""
    row, seat = snapshot.row, snapshot.seat_of(user_id)
    place = seat_changes.own_place(snapshot, seat) if seat is not None else ""
    where = {"place": place, "channel": f"<#{row.channel_id}>"}
    text = sentences(
        Message("play-joined" if is_new else "play-seated", game=rule_texts.title_of(snapshot), **where),
        Message("play-joined-hints") if is_new and row.hints else None,
    )
    there = link(Message("button-table"), f"https://discord.com/channels/{row.guild_id}/{row.channel_id}")
    return Payload(say_chat(text), rows=((there,),))
