"""A player whose direct messages are closed has one private message in the channel: always current, never two."""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.playground import ChatMessage, UserClient
from bot.store.schema import leftovers, tokens
from cogs.delivery.courier import Courier
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Control, Table, controls, offers
from tests.idle import GUARD
from tests.said import is_said


async def table_of(bench: Bench, *, target: int = 500) -> tuple[Table, UserClient]:
    """A match of four people, of whom the first accepts no direct messages."""
    ann, *others = bench.people(*NAMES)
    ann.close_dms()
    return await bench.table(ann, *others, target=target), ann


NAMES = ("Ann", "Bo", "Cy", "Di")


def private(person: UserClient, table: Table) -> list[ChatMessage]:
    """The hands that a person is shown in the channel, in pictures or put away."""
    shown = [it for it in person.timeline(table.channel) if it.ephemeral]
    return [it for it in shown if it.attachments or is_said("hand-put-away", it.content)]


def own_moves(message: ChatMessage) -> list[Control]:
    return [it for it in controls(message) if it.action in ("move", "pick")]


async def open_hand(bench: Bench, table: Table, person: UserClient) -> ChatMessage:
    board = table.board()
    assert board is not None
    response = await (await person.click(board, label="My hand")).answered()
    await is_kept(bench, response)
    assert private(person, table) == [response]
    return response


async def is_kept(bench: Bench, shown: ChatMessage) -> None:
    """Wait until the bot knows a message that it has just answered with, and has deleted the one before."""
    async with asyncio.timeout(GUARD):
        while not await kept_tokens(bench, shown) or await left_over(bench):  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)
    await bench.idle()


async def left_over(bench: Bench) -> list[int]:
    """The messages that are still to be deleted: noted with the one that replaces them, before the bot goes on."""
    query = select(leftovers.c.message_id)
    return await bench.bot.store.database.read(lambda connection: list(connection.execute(query).scalars()))


async def others_play(bench: Bench, table: Table, person: UserClient) -> None:
    """The others make their moves, until the person is asked."""
    others = [other for other in table.seated if other is not person]
    while (found := next(((it, *asked) for it in others if (asked := table.asked(it))), None)) is not None:
        await (await table.click(*found)).acknowledged()
        await bench.idle()


async def click(bench: Bench, table: Table, person: UserClient, message: ChatMessage) -> None:
    """Make any move by the private message."""
    control = table.rng.choice(own_moves(message))
    if control.is_button:
        sent = await person.click(message, custom_id=control.custom_id)
    else:
        values = table.rng.sample(control.values, control.count)
        sent = await person.choose(message, values, custom_id=control.custom_id)
    await sent.acknowledged()
    await bench.idle()


async def kept_tokens(bench: Bench, *messages: ChatMessage) -> list[str]:
    query = select(tokens.c.token).where(tokens.c.message_id.in_([message.id for message in messages]))
    return await bench.bot.store.database.read(lambda connection: list(connection.execute(query).scalars()))


async def test_a_whole_deal_by_one_message_with_one_tap_a_play(bench: Bench) -> None:
    table, ann = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    plays = 0
    while True:
        await others_play(bench, table, ann)
        board = table.board()
        assert board is not None
        if "deal 2" in board.content:
            break
        assert own_moves(shown), "it has the controls again as soon as it is Ann's turn"
        await click(bench, table, ann, shown)
        plays += 1
        assert private(ann, table) == [shown]
    assert plays >= 7
    assert own_moves(shown), "and those of the next deal"


async def test_a_new_one_replaces_the_one_before(bench: Bench) -> None:
    table, ann = await table_of(bench)
    first = await open_hand(bench, table, ann)
    second = await open_hand(bench, table, ann)
    assert first.deleted_at
    assert first is not second
    third = await (await ann.type(table.channel, "/hand")).answered()
    await is_kept(bench, third)
    assert private(ann, table) == [third]
    assert second.deleted_at
    assert len(await kept_tokens(bench, first, second, third)) == 1


async def test_one_opened_while_the_one_before_is_found_deleted_stays(bench: Bench) -> None:
    """Both have the same row in the store: the one before must not take the new one's away."""
    table, ann = await table_of(bench)
    first = await open_hand(bench, table, ann)
    messages = bench.bot.services.tables.messages
    (row,) = [row for row in await messages.of_table(table.id) if row.message_id == first.id]
    second = await open_hand(bench, table, ann)
    assert not await messages.forget(row)
    assert len(await kept_tokens(bench, second)) == 1
    await others_play(bench, table, ann)
    assert own_moves(second)


async def test_a_late_click_is_told_so_on_the_same_message(bench: Bench) -> None:
    table, ann = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    await click(bench, table, ann, shown)
    await others_play(bench, table, ann)
    while "move" not in {it.action for it in controls(shown)}:
        await others_play(bench, table, ann)
    early = next(it for it in reversed(shown.revisions) if offers(it, "move", "pick") and it is not shown.now)
    (old, *_) = [it for it in controls(early) if it.action in ("move", "pick")]
    if old.is_button:
        sent = await ann.click(shown, custom_id=old.custom_id, revision=early)
    else:
        sent = await ann.choose(shown, old.values[: old.count], custom_id=old.custom_id, revision=early)
    await sent.acknowledged()
    await bench.idle()
    assert private(ann, table) == [shown]
    assert "earlier turn" in shown.content
    assert own_moves(shown)


async def test_it_is_put_away_before_its_token_expires_and_one_press_returns_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await table_of(bench)
    with monkeypatch.context() as short:
        short.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
        shown = await open_hand(bench, table, ann)
        await bench.playground.wait_for(lambda: is_said("hand-put-away", shown.content))
    await bench.idle()
    assert [it.action for it in controls(shown)] == ["hand"]
    assert not shown.attachments
    assert await kept_tokens(bench, shown) == []
    revisions = len(shown.revisions)
    await others_play(bench, table, ann)
    assert len(shown.revisions) == revisions
    await (await ann.click(shown, label="My hand")).acknowledged()
    await is_kept(bench, shown)
    assert private(ann, table) == [shown]
    assert own_moves(shown)
    assert len(await kept_tokens(bench, shown)) == 1


async def test_while_it_cannot_be_put_away_nothing_is_read_again_and_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await table_of(bench)
    refresh, refreshed = Courier.refresh, list[int]()

    async def counted(courier: Courier, table_id: int) -> None:
        refreshed.append(table_id)
        await refresh(courier, table_id)

    with monkeypatch.context() as short:
        short.setattr("cogs.delivery.desired.PRIVATE_LASTS", timedelta(seconds=0.5))
        short.setattr(Courier, "refresh", counted)
        shown = await open_hand(bench, table, ann)
        bench.playground.faults.cut(9, r"PATCH /webhooks/")  # three times, each tried three times
        await bench.playground.wait_for(lambda: is_said("hand-put-away", shown.content))
    bench.playground.faults.clear()
    assert len(refreshed) <= 3


async def test_one_out_of_reach_is_given_up(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """Its token is not accepted, or the person has dismissed it."""
    table, ann = await table_of(bench)
    shown = await open_hand(bench, table, ann)
    (token,) = await kept_tokens(bench, shown)
    limits = bench.playground.limits
    for ours in ("bot", "cogs"):
        caplog.set_level("DEBUG", ours)
    caplog.set_level("INFO", "discord")  # as the program sets it
    await others_play(bench, table, ann)
    bench.playground.limits = replace(limits, token_lifetime=0.0)
    await bench.bot.services.tables.preferences.set(ann.id, style="contrast")
    await bench.idle()
    bench.playground.limits = limits
    assert await kept_tokens(bench, shown) == []
    board = table.board()
    assert board is not None
    again = await (await ann.click(board, label="My hand")).answered()
    await is_kept(bench, again)
    await ann.delete(again)
    await bench.bot.services.tables.preferences.set(ann.id, style="")
    await bench.idle()
    assert await kept_tokens(bench, again) == []
    ours = [it.getMessage() for it in caplog.records if it.levelno >= logging.INFO or not it.name.startswith("disc")]
    assert not any(token in message for message in ours)
    assert "Traceback" not in caplog.text


async def test_at_the_end_of_the_match_no_token_is_kept(bench: Bench) -> None:
    table, ann = await table_of(bench, target=11)
    shown = await open_hand(bench, table, ann)
    while table.final() is None:
        await others_play(bench, table, ann)
        if table.final() is None:
            await click(bench, table, ann, shown)
    await bench.idle()
    assert is_said("end-own", shown.content)
    assert not controls(shown)
    assert await kept_tokens(bench, shown) == []
