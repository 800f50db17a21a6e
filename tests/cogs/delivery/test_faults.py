"""What goes wrong on Discord's side: the match goes on, and every message comes to show what it should."""

import logging
import re

import pytest

from bot.playground import ChatMessage, Permission
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, offers
from tests.playground.happenings import delete_channel
from tests.said import said


async def test_the_answer_to_a_move_never_gets_through(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    """The hand shows the move by itself. Nobody is told to try again what was done."""
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    seen = len(hand.revisions)
    bench.playground.faults.cut(3, r"POST /interactions/", is_applied=False)
    sent = await table.click(ann, hand, offered)
    await table.wait(lambda: len(hand.revisions) > seen)
    await table.play(1)
    assert (await (await ann.type(table.channel, "/hand")).answered()).attachments
    assert bench.rows("SELECT COUNT(*) FROM moves WHERE interaction_id = ?", sent.id) == [(1,)]
    told = " ".join(text for it in ann.shown() for text in it.texts)
    assert "Sorry" not in told
    assert "try again" not in told
    assert not [it for it in caplog.records if it.exc_info or it.levelno >= logging.ERROR]


async def test_the_gateway_is_dropped(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    await table.until("play")
    resumed = bench.playground.gateway.resumed
    bench.playground.gateway.drop(shard=0)
    await table.wait(lambda: bench.playground.gateway.resumed > resumed)
    await (await ann.type(table.channel, "/hand")).acknowledged()
    await table.play(6)


async def test_a_table_message_deleted_comes_back(bench: Bench) -> None:
    ann = bench.person()
    boss = bench.person("boss", moderator=True)
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    old = table.board()
    assert old is not None
    await boss.delete(old)
    assert table.board() is None
    await (await table.click(ann, hand, offered)).acknowledged()
    board: ChatMessage = await table.wait(table.board)
    assert board.attachments
    await table.play(2)


async def test_a_hand_deleted_is_asked_for_again(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, _ = await table.until("play")
    bench.playground.messages.delete(hand)
    shown = await (await ann.type(table.channel, "/hand")).answered()
    assert offers(shown, "move")
    legal = await ann.autocomplete(table.channel, "play", focused="tile")
    await (await ann.type(table.channel, f"/play tile:{legal[0]['value']}")).acknowledged()
    assert await table.wait(lambda: (again := table.hand(ann)) is not None and again is not hand)


async def test_a_channel_deleted_ends_its_table(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    await table.until("play")
    delete_channel(bench.playground, table.channel)
    hand = table.hand(ann)
    assert hand is not None
    await table.wait(lambda: not offers(hand, "move", "pick"))
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)]
    assert said("end-stopped-hand") in hand.content


async def test_attach_files_taken_in_mid_match_is_named(bench: Bench) -> None:
    """A picture that may not be shown: the permission is named, the match goes on in direct messages."""
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, _, moves = await table.until("play")
    bench.playground.deny(table.channel, Permission.ATTACH_FILES)
    reply = await (await ann.type(table.channel, "/hand")).answered()
    assert reply.ephemeral
    assert reply.content == "I need **Attach Files** here to show you pictures."
    offered = moves[0].custom_id if moves[0].is_button else moves[0].values[0]
    (tile,) = re.findall(r"\|(?:play|lead) ([0-9]-[0-9])", offered)
    played = await (await ann.type(table.channel, f"/play tile:{tile}")).answered()
    assert played.content == "That counts, but I need **Attach Files** here to show it."
    bench.playground.allow(table.channel, Permission.ATTACH_FILES)
    assert (await (await ann.type(table.channel, "/hand")).answered()).attachments
