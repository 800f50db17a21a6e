"""A daily deal as people play it: by its page in a channel, and by their hands in direct messages."""

import json

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.rules.black_tile.options import PRESETS
from bot.rules.options import dump
from tests.end_to_end.house import MATCH_TIME, Control, Place, controls, use

GAME, OPTIONS = "black-tile", dump(PRESETS[0].options)


async def opened(place: Place, person: UserClient, channel: ChatChannel) -> ChatMessage:
    """The page of the day. Whoever opens the first finds a game whose computers take no time, whatever day it is."""
    page = await (await person.command(channel, "daily")).answered()
    place.change(
        "UPDATE contests SET level = 'easy', game = ?, options = ? WHERE NOT EXISTS (SELECT 1 FROM contest_entries "
        "WHERE contest_id = contests.id)", GAME, json.dumps(OPTIONS),
    )  # fmt: skip
    return page


def text_of(message: ChatMessage) -> str:
    """All text of a message, of either kind."""
    return "\n".join((message.content, *(str(it["content"]) for it in walk(message.components) if "content" in it)))


def hand_of(person: UserClient, channel: ChatChannel | None = None) -> tuple[ChatMessage, list[Control]] | None:
    """The message by which a person is asked to move, and its controls."""
    shown = (*reversed(person.dms()), *(reversed(person.timeline(channel)) if channel is not None else ()))
    for message in shown:
        moves = [it for it in controls(message) if it.action in ("move", "pick")]
        if moves and not message.deleted_at:
            return message, moves
    return None


async def play_out(place: Place, person: UserClient, channel: ChatChannel | None = None, last: bool = False) -> None:
    """Play one's own deal to its end: always the first of what is offered, or the last."""
    table, at, used = latest_table(place, person), -1 if last else 0, set[int]()

    def asked() -> tuple[ChatMessage, list[Control]] | str | None:
        if place.rows("SELECT 1 FROM tables WHERE id = ? AND ended_at IS NOT NULL", table):
            return "over"
        found = hand_of(person, channel)
        return None if found is None or found[1][0].position in used else found

    while not isinstance(found := await place.playground.wait_for(asked, MATCH_TIME), str):
        message, moves = found
        used.add(moves[0].position)
        control = moves[at]
        values = control.values[-control.count :] if last and not control.is_button else ()
        await (await use(person, message, control, values)).acknowledged()


def latest_table(place: Place, person: UserClient) -> int:
    return place.rows("SELECT max(table_id) FROM contest_entries WHERE user_id = ?", person.id)[0][0]
