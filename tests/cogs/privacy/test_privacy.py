"""/privacy: what is kept is told, given as a file and deleted, of and by the person alone."""

import json
import re
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.settings import Operator
from bot.table.clocks import Retention
from bot.table.verification.verify import verify
from tests.cogs.puzzles.playing import add_puzzle
from tests.cogs.server import Server, forged, text_of
from tests.end_to_end.controls import controls
from tests.end_to_end.house import Table, answer, pictured
from tests.said import is_said, said

CONTACT, POLICY = "games@example.org", "https://example.org/privacy"
DELETE_DATA = said("button-delete-data")


@pytest.fixture(autouse=True)
def operator(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's operator has said who they are."""
    bot = server.bot
    monkeypatch.setattr(bot, "services", replace(bot.services, operator=Operator(CONTACT, POLICY)))


async def test_a_player_reads_takes_and_deletes_what_is_kept(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    nothing = await (await ann.command(server.channel(), "privacy")).answered()
    assert said("privacy-nothing") in text_of(nothing)
    assert not controls(nothing)
    table = await server.play_match(ann, bo)
    final = table.final()
    assert final is not None
    ((moves,),) = server.rows("SELECT count(*) FROM moves WHERE user_id = ?", ann.id)

    page = await (await ann.command(table.channel, "privacy")).answered()
    assert page.ephemeral
    for words in (
        said("privacy-tables", tables=1, servers=1, moves=moves),
        f"This bot is run by {CONTACT}",
        f"[Privacy policy]({POLICY})",
    ):
        assert words in text_of(page)
    assert [it.action for it in controls(page)] == ["export", "deletedata"]
    assert CONTACT in text_of(await (await ann.command(table.channel, "help")).answered())
    sent = await (await ann.click(page, label=said("button-download"))).answered()
    assert sent.ephemeral
    data = json.loads(sent.attachments[0].data)
    assert (data["user_id"], len(data["moves"]), len(data["seats"])) == (str(ann.id), moves, 1)

    words = text_of(page)
    asked = await (await ann.click(page, label=DELETE_DATA)).answered()
    assert said("privacy-no-undo") in text_of(asked)
    back = await (await ann.click(asked, label=said("button-keep"))).answered()
    assert text_of(back) == words, "nothing is gone"
    asked = await (await ann.click(back, label=DELETE_DATA)).answered()
    done = await (await ann.click(asked, label=said("button-delete"))).answered()
    assert said("privacy-deleted") in text_of(done)
    assert said("privacy-nothing") in text_of(await (await ann.command(table.channel, "privacy")).answered())
    record = (await (await bo.click(final, label="Record")).answered()).attachments[0].data.decode()
    assert verify(record, CATALOGUE).over
    assert "1 match" in await pictured(await bo.command(table.channel, "stats"))
    assert said("someone") in await answer(await bo.command(table.channel, "history"))


async def test_deleting_leaves_the_tables_where_one_sits_from_anywhere(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, computers=2, target=500)
    await table.until("play")
    page = await (await ann.command(ann.dm, "privacy")).answered()
    asked = await (await ann.click(page, label=DELETE_DATA)).answered()
    assert said("privacy-leaving", tables=1, where=f"<#{table.channel.id}>") in text_of(asked)
    await (await ann.click(asked, label=said("button-leave-and-delete"))).answered()
    names = server.rows("SELECT name FROM seats WHERE table_id = ?", table.id)
    assert not [name for (name,) in names if "Ann" in name]


async def test_another_persons_page_refuses_every_control(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    table = await Table.open(server, ann, bo, start=False)
    page = await (await ann.command(table.channel, "privacy")).answered()
    assert page not in bo.timeline(table.channel)
    asked = await (await ann.click(page, label=DELETE_DATA)).answered()
    for custom_id in {it.custom_id for shown in (*page.revisions, *asked.revisions) for it in controls(shown)}:
        assert is_said("privacy-not-yours", await answer(forged(bo, table.lobby, custom_id)))
    assert server.rows("SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat", table.id) == [(ann.id,), (bo.id,)]


async def days_pass(server: Server, days: int) -> None:
    """As though everything on the server had ended so much earlier; what is old is deleted."""
    earlier = "UPDATE tables SET ended_at = datetime(ended_at, ?) || '.000000' WHERE guild_id = ?"
    server.change(earlier, f"-{days} days", server.guild.id)
    await Retention(server.bot.services.tables, timedelta(days=730)).delete_old()


async def test_old_buttons_say_what_is_no_longer_kept(server: Server) -> None:
    ann = server.person("ann")
    table, stopped = await server.play_match(ann, target=5), await Table.open(server, ann, computers=3)
    sure = await (await ann.command(stopped.channel, "domino leave")).answered()
    await (await ann.click(sure, label="Leave")).answered()
    await table.wait(lambda: server.rows("SELECT state FROM tables WHERE id = ?", stopped.id) == [("stopped",)])
    await server.idle()
    final = table.final()
    assert final is not None
    stats = await answer(await ann.command(table.channel, "stats"))
    add_puzzle(server, table, ann)
    await days_pass(server, 40)
    assert server.rows("SELECT 1 FROM messages WHERE table_id = ?", table.id) == []
    told = await answer(forged(ann, stopped.lobby, f"b:hand:{stopped.id}:0:"))
    assert told.endswith(said("end-stopped-hand"))
    posted = [message for message in table.channel.live() if not message.ephemeral]
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data.decode()
    assert verify(record, CATALOGUE).over
    await forged(ann, table.lobby, f"b:stop:{table.id}:0:yes").answered()
    await server.idle()
    live = [message for message in table.channel.live() if not message.ephemeral]
    assert live == posted, "a message that is no longer known is not posted again"

    assert server.rows("SELECT 1 FROM puzzles WHERE table_id = ?", table.id)
    await days_pass(server, 800)
    assert not server.rows("SELECT 1 FROM puzzles WHERE table_id = ?", table.id), "it goes with its moves"
    for label in ("Record", "Rematch"):
        assert is_said("error-moves-deleted", await answer(await ann.click(final, label=label))), label
    listed = await (await ann.command(table.channel, "history")).answered()
    chosen = await (await ann.choose(listed, [str(table.id)])).answered()
    assert [it.action for it in controls(chosen)] == ["history"]
    assert re.search(r"🤖 .+ \(easy\)", chosen.content)
    assert await answer(await ann.command(table.channel, "stats")) == stats
