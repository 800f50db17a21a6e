"""Checks that the messages of a table have caught up with its journal."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import TEXT, walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.notation import parse_move
from bot.store.schema.messages import MessageRow
from bot.store.store import Store
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from cogs import FEATURES
from cogs.delivery.desired import Key, desired, open_elsewhere, payload_of
from cogs.kit.feature import import_all
from cogs.kit.payload.payload import Payload, fingerprint, ids_of
from cogs.messages import hand_messages
from tests.end_to_end.controls import controls, decisions, offers
from tests.end_to_end.house import Place, Table
from tests.idle import GUARD

import_all(FEATURES)  # messages have their buttons


async def wait_until_drawn(house: Place, table: Table, *, knows_all: bool = True) -> None:
    """Wait until every message is known to show what the journal gives, with no computer player left to move.

    `knows_all`: and until the store knows all messages, as it does but where a backup was put back.
    """
    store = await Store.open(house.database_url)
    tables, behind = Tables(store, CATALOGUE), list[MessageRow]()

    async def is_drawn() -> bool:
        nonlocal behind
        now = await tables.snapshot(table.id)
        rows = {_key(row): row for row in await store.messages.of_table(table.id) if not row.final}
        elsewhere = open_elsewhere(rows, datetime.now(UTC))
        behind = [
            row
            for key, row in rows.items()
            if row.face != fingerprint(payload_of(key, now, final=False, elsewhere=elsewhere.get(row.seat or 0)))
        ]
        is_littered = await store.messages.leftovers(table.id) or await store.pending_answers.all()
        is_unknown = knows_all and unknown(house, table)
        return not (behind or is_littered or is_unknown) and table.someone() is not None

    try:
        await _until(is_drawn)
    except TimeoutError:
        hands = {person.id: hand.content for person in table.seated if (hand := table.hand(person)) is not None}
        doubled = [message.content for message in unknown(house, table)]
        raise AssertionError(f"behind: {behind}; unknown: {doubled}; hands: {hands}") from None
    finally:
        await store.close()


async def wait_until_shown(house: Place, tables: Tables, table: Table) -> None:
    """Wait until every message that there should be is there, once, and shows on Discord what the journal gives."""
    wrong = list[str]()

    async def is_shown() -> bool:
        nonlocal wrong
        now = await tables.snapshot(table.id)
        rows = {_key(row): row for row in await tables.messages.of_table(table.id)}
        wanted = desired(now, rows, datetime.now(UTC))
        wrong = [f"there is no {key}" for key, final in wanted.items() if key not in rows or rows[key].final != final]
        elsewhere = open_elsewhere(rows, datetime.now(UTC))
        wrong += [found for row in rows.values() if (found := await _fault(house, now, row, elsewhere))]
        wrong += [f"nobody knows {message.content}" for message in unknown(house, table)]
        return not wrong and (await tables.snapshot(table.id)).row.version == now.row.version

    try:
        await _until(is_shown)
    except TimeoutError:
        raise AssertionError(f"not as they should be: {wrong}") from None


async def _until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that tells no one: several processes may be at work, or one that is not ours to ask."""
    async with asyncio.timeout(GUARD):
        while not await is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def _fault(house: Place, now: Snapshot, row: MessageRow, elsewhere: Mapping[int, int]) -> str:
    """The fault of a message; empty if there is none. `elsewhere`: where seats have their hand open."""
    message = house.playground.world.channels[row.channel_id].messages.get(row.message_id)
    if message is None or message.deleted_at is not None:
        return f"{row} is gone"
    payload = payload_of(_key(row), now, final=row.final, elsewhere=elsewhere.get(row.seat or 0))
    seat, ways = now.seat_with(row.seat), [it for it in controls(message) if it.action == "move"]
    if seat is not None and ways and offers(message, "less"):  # it asks for a suit or end until the hand changes
        payload = hand_messages.with_ways(now, seat, parse_move(ways[0].moves[0])) or payload
    if isinstance(payload, Payload):
        alt = [payload.drawing.alt] if payload.drawing is not None else []
        wanted = payload.content, alt, list(ids_of(control for controls in payload.rows for control in controls))
    else:
        parts = await payload.ready(to_one=True)
        wanted = _seen("", [], parts.components)
    shown = _seen(message.content, [it.description for it in message.attachments], message.components)
    return "" if shown == wanted else f"{row} shows {shown} instead of {wanted}"


def _seen(content: str, alt: Sequence[str | None], components: Iterable[Mapping[str, Any]]) -> object:
    """All that is seen of a message, but for the pixels."""
    parts = [*walk(components)]
    texts = [it["content"] for it in parts if it["type"] == TEXT]
    return (
        "\n".join((content, *texts)).strip(),
        [*alt],
        [it.get("custom_id") or it["url"] for it in parts if "custom_id" in it or "url" in it],
    )


def _key(row: MessageRow) -> Key:
    return row.kind, row.deal, row.seat


def unknown(house: Place, table: Table) -> list[ChatMessage]:
    """The bot's messages that its database does not know: they were posted twice, or a hand was lost sight of."""
    known = {id_ for (id_,) in house.rows("SELECT message_id FROM messages")}
    channels = (table.channel, *(person.dm for person in table.seated))
    ours = [it for channel in channels for it in channel.live() if not it.ephemeral and it.author.bot]
    ours += [it for person in table.seated for it in private_hands(table, person)]
    return [message for message in ours if message.id not in known]


def private_hands(table: Table, person: UserClient) -> list[ChatMessage]:
    """The hands that a person sees in messages for them alone, in the channel and in the direct messages."""
    shown = (*person.dms(), *person.timeline(table.channel))
    return [it for it in shown if it.ephemeral and it.attachments and offers(it, "more", "less")]


def check_up_to_date(house: Place, table: Table) -> None:
    """No message was posted twice, and no one is asked in two places."""
    assert not unknown(house, table), [message.content for message in unknown(house, table)]
    for person in table.seated:
        asked = [message for message in person.dms() if decisions(message)]
        assert len(asked) <= 1


async def play_a_deal(house: Place, *people: UserClient, computers: int = 0) -> tuple[Table, ChatMessage]:
    """A table of these people, or of four, and its message as its first deal has just ended."""
    people = people or (*house.people("ann", "bo", "cy", "di"),)
    table = await Table.open(house, *people, computers=computers, target=500)
    board = table.board()
    assert board is not None
    while not offers(board, "next"):
        found = await table.wait(lambda: table.someone() or offers(board, "next"))
        if found is not True:
            await (await table.click(*found)).acknowledged()
    await house.idle()
    return table, board


def following(table: Table, board: ChatMessage) -> list[ChatMessage]:
    """The posts in the channel and in direct messages since the deal ended."""
    places = (table.channel, *(person.dm for person in table.seated))
    hands = {message.id for person in table.seated for message in person.dms()[:2]}  # the seat, and the first hand
    live = [it for place in places for it in place.live() if not it.ephemeral]
    return [it for it in live if it.id > board.id and it.id not in hands]
