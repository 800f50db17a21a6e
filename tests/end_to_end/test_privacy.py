"""/privacy: what is kept is told, given as a file and deleted, of and by the person alone."""

import json
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground import ChatMessage
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, walk
from bot.rules.catalogue import CATALOGUE
from bot.store.store import Store
from bot.table.retention import Retention
from bot.table.tables import Tables
from bot.table.verification.verify import verify
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table, answer, controls, pictured
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
CONTACT, POLICY = "games@example.org", "https://example.org/privacy"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def run_by_somebody(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A bot whose operator has said who they are."""
    folder: Path = tmp_path_factory.mktemp("privacy")
    async with running(folder, OPERATOR_CONTACT=CONTACT, PRIVACY_URL=POLICY) as house:
        yield house


def text_of(shown: ChatMessage) -> str:
    """All words of a message."""
    return "\n".join((shown.content, *(part["content"] for part in walk(shown.components) if "content" in part)))


async def test_a_player_reads_takes_and_deletes_what_is_kept(run_by_somebody: House) -> None:
    house = run_by_somebody
    ann, bo = house.people("ann", "bo")
    nothing = await (await ann.command(house.channel(), "privacy")).answered()
    assert said("privacy-nothing") in text_of(nothing)
    assert not controls(nothing)
    table = await Table.open(house, ann, bo, computers=2, target=5)
    final = await table.play()
    assert final is not None
    await (await ann.command(table.channel, "settings")).answered()
    ((moves,),) = house.rows("SELECT count(*) FROM moves WHERE user_id = ?", ann.id)

    page = await (await ann.command(table.channel, "privacy")).answered()
    assert page.ephemeral
    words = text_of(page)
    assert said("privacy-tables", tables=1, servers=1, moves=moves) in words
    assert f"This bot is run by {CONTACT}" in words
    assert f"[Privacy policy]({POLICY})" in words
    assert [it.action for it in controls(page)] == ["export", "deletedata"]

    sent = await (await ann.click(page, label=said("button-download"))).answered()
    assert sent.ephemeral
    (file,) = sent.attachments
    data = json.loads(file.data)
    assert (data["user_id"], len(data["moves"]), len(data["seats"])) == (str(ann.id), moves, 1)
    assert data["tables"][0]["host_id"] == str(ann.id)
    assert str(bo.id) not in file.data.decode()

    asked = await (await ann.click(page, label=said("button-delete-data"))).answered()
    assert said("privacy-no-undo") in text_of(asked)
    assert house.rows("SELECT count(*) FROM moves WHERE user_id = ?", ann.id) == [(moves,)]
    back = await (await ann.click(asked, label=said("button-keep"))).answered()
    assert text_of(back) == words
    asked = await (await ann.click(back, label=said("button-delete-data"))).answered()
    done = await (await ann.click(asked, label=said("button-delete"))).answered()
    assert said("privacy-deleted") in text_of(done)
    assert house.rows("SELECT 1 FROM seats WHERE user_id = ? OR name = 'Ann'", ann.id) == []
    assert said("privacy-nothing") in text_of(await (await ann.command(table.channel, "privacy")).answered())

    record = (await (await bo.click(final, label="Record")).answered()).attachments[0].data.decode()
    assert verify(record, CATALOGUE).over
    assert str(ann.id) not in record
    assert "1 match" in await pictured(await bo.command(table.channel, "stats"))
    assert said("someone") in await answer(await bo.command(table.channel, "history"))


async def test_who_sits_somewhere_is_told_what_they_leave_and_elsewhere_it_works_too(run_by_somebody: House) -> None:
    house = run_by_somebody
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    await table.until("play")
    direct = ann.dms()[-1].channel
    page = await (await ann.command(direct, "privacy")).answered()
    asked = await (await ann.click(page, label=said("button-delete-data"))).answered()
    assert said("privacy-leaving", tables=1, where=f"<#{table.channel.id}>") in text_of(asked)
    await (await ann.click(asked, label=said("button-leave-and-delete"))).answered()
    await house.until(lambda: house.rows("SELECT 1 FROM seats WHERE user_id = ?", ann.id) == [])
    assert house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("playing",)]
    names = [name for (name,) in house.rows("SELECT name FROM seats WHERE table_id = ?", table.id)]
    assert not [name for name in names if "Ann" in name]
    table.seated.remove(ann)
    await table.play(2)


async def test_somebody_elses_page_does_nothing(run_by_somebody: House) -> None:
    """Nobody else sees it; who makes its custom ids up is refused, and loses nothing."""
    house = run_by_somebody
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, start=False)
    page = await (await ann.command(table.channel, "privacy")).answered()
    assert page not in bo.timeline(table.channel)
    before = house.rows("SELECT id, user_id, name FROM seats ORDER BY id")
    asked = await (await ann.click(page, label=said("button-delete-data"))).answered()
    for custom_id in {it.custom_id for revision in (*page.revisions, *asked.revisions) for it in controls(revision)}:
        forged = {"component_type": BUTTON, "custom_id": custom_id, "id": 1}
        sent = bo._send(InteractionKind.COMPONENT, table.channel, forged, table.lobby)
        assert is_said("privacy-not-yours", await answer(sent))
    assert house.rows("SELECT id, user_id, name FROM seats ORDER BY id") == before


async def test_the_help_says_who_runs_the_bot(run_by_somebody: House) -> None:
    ann = run_by_somebody.person()
    shown = await (await ann.command(run_by_somebody.channel(), "help")).answered()
    assert CONTACT in text_of(shown)


# -- what is deleted in time -----------------------------------------------------------------------------------------


async def days_pass(house: House, days: int) -> None:
    """As though everything had ended so much earlier; then another process deletes what is old."""
    house.change("UPDATE tables SET ended_at = datetime(ended_at, ?) || '.000000'", f"-{days} days")
    store = await Store.open(house.database_url)
    try:
        await Retention(Tables(store, CATALOGUE), timedelta(days=730)).delete_old()
    finally:
        await store.close()


def shown_to_all(table: Table) -> list[int]:
    """The messages of its channel."""
    return [message.id for message in table.channel.live() if not message.ephemeral]


async def test_old_buttons_say_what_is_not_kept_any_more(run_by_somebody: House) -> None:
    house = run_by_somebody
    (ann,) = house.people("ann")
    table = await Table.open(house, ann, computers=3, target=5)
    final = await table.play()
    assert final is not None
    stats = await answer(await ann.command(table.channel, "stats"))
    await house.quiet()

    await days_pass(house, 40)
    assert house.rows("SELECT 1 FROM messages WHERE table_id = ?", table.id) == []
    posted = shown_to_all(table)
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data.decode()
    assert verify(record, CATALOGUE).over
    stop = {"component_type": BUTTON, "custom_id": f"b:stop:{table.id}:0:yes", "id": 1}
    await ann._send(InteractionKind.COMPONENT, table.channel, stop, table.lobby).answered()
    await house.quiet()
    assert shown_to_all(table) == posted, "nothing is posted again whose messages are not known any more"

    await days_pass(house, 800)
    assert house.rows("SELECT 1 FROM moves WHERE table_id = ?", table.id) == []
    for label in ("Record", "Rematch"):
        told = await answer(await ann.click(final, label=label))
        assert is_said("error-moves-deleted", told), label
    listed = await (await ann.command(table.channel, "history")).answered()
    chosen = await (await ann.choose(listed, [str(table.id)])).answered()
    assert [it.action for it in controls(chosen)] == ["history"]
    assert re.search(r"🤖 .+ \(easy\)", chosen.content)
    assert await answer(await ann.command(table.channel, "stats")) == stats
    assert " ERROR " not in (house.folder / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in (house.folder / "bot.log").read_text(encoding="utf-8")


async def test_the_hand_of_a_match_that_was_stopped_long_ago_in_its_first_deal(run_by_somebody: House) -> None:
    house = run_by_somebody
    (ann,) = house.people("ann")
    table = await Table.open(house, ann, computers=3)
    await (await ann.command(table.channel, "domino leave")).answered()
    await (await ann.click(ann.timeline(table.channel)[-1], label="Leave")).answered()
    await house.until(lambda: house.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("stopped",)])
    await house.quiet()
    await days_pass(house, 40)
    await house.restart()
    hand = {"component_type": BUTTON, "custom_id": f"b:hand:{table.id}:0:", "id": 1}
    told = await answer(ann._send(InteractionKind.COMPONENT, table.channel, hand, table.lobby))
    assert told.endswith(said("end-stopped-hand"))
