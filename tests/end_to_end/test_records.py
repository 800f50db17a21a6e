"""What is told of finished matches: /stats and /history, by the bot in its own process."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.message import Rounded
from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.options import dump
from bot.store.rows import Sitter
from bot.store.scores.results import match_result
from bot.store.store import Store
from bot.store.tables.journal import NewMove, NewResults
from bot.store.tables.tables import NewTable
from bot.table.verification.verify import verify
from tests.end_to_end.house import House, Table, answer, controls, pictured
from tests.said import said

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_match_is_told_of_as_it_was_played(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    table = await Table.open(house, ann, bo, computers=2, target=5)
    final = await table.play()
    assert final is not None
    rows = house.rows("SELECT seat, total, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    ((deals, points),) = house.rows("SELECT count(*), sum(scored) FROM deal_results WHERE player = ?", f"user:{ann.id}")

    own = await pictured(await ann.command(table.channel, "stats", game="black-tile"))
    assert said("card-heading", who="Ann", game="Black Tile") in own
    assert f"Ann, Black Tile: {rows[0][2]} of 1 match won." in own
    assert _plate("best", rows[0][1], worst=rows[0][1]) in own
    assert said("card-alt-deals", deals=deals) in own
    assert (
        f"{said('card-plate-alone.label', deals=deals)}: {said('card-plate-figure', figure=Rounded(points / deals))}"
        in own
    )
    assert _plate("streak", rows[0][2], now=rows[0][2]) in own
    assert re.search(r"Black Tile rating \d+, best \d+, from 1000 over the last 1 match\.", own)

    private_copy = await bo.command(table.channel, "stats", player=ann, game="black-tile")
    assert await pictured(private_copy) == own
    shown = await private_copy.answered()
    assert shown.ephemeral
    assert not shown.pings
    nothing = await answer(await cy.command(table.channel, "stats"))
    assert nothing == said("card-none", who="Cy")
    other = await answer(await ann.command(table.channel, "stats", game="blind-hughie"))
    assert other == said("card-none-game", who="Ann", game="Blind Hughie")

    listed = await (await cy.command(table.channel, "history")).answered()
    assert listed.ephemeral
    (line,) = listed.content.splitlines()[1:]
    assert line.startswith("1. **Black Tile** (Eleven Point, changed): 🏆 **")
    for name, (_, total, has_won) in zip(("Ann", "Bo"), rows, strict=False):
        assert f"🏆 **{name} {total}**" in line if has_won else f"{name} {total}" in line
    assert re.search(r" · <t:\d+:R>$", line)
    none = await answer(await ann.command(table.channel, "history", player=cy))
    assert none == f"{said('history-none')} · {said('history-with', who='Cy')}"
    assert line in await answer(await cy.command(table.channel, "history", player=bo, game="black-tile"))

    listed = await (await cy.command(table.channel, "history")).answered()
    chosen = await (await cy.choose(listed, [str(table.id)])).answered()
    assert chosen.id == listed.id
    assert not chosen.pings
    assert chosen.attachments[0].description
    for _, total, _ in rows:
        assert str(total) in chosen.content
    assert re.search(r"🤖 .+ \(easy\)", chosen.content)
    record = (await (await cy.click(chosen, label="Record")).answered()).attachments[0].data.decode()
    assert list(dict.fromkeys(verify(record, CATALOGUE).totals)) == list(dict.fromkeys(total for _, total, _ in rows))
    back = await (await cy.click(chosen, label=said("button-back-to-list"))).answered()
    assert back.content == listed.revisions[0].content
    assert not back.attachments


async def test_a_stopped_match_is_history_and_nothing_else(own_house: House) -> None:
    ann = own_house.person()
    table = await Table.open(own_house, ann, computers=3, target=500)
    while not own_house.rows("SELECT 1 FROM deal_results"):
        await table.play(moves=1)
    asked = await (await ann.command(table.channel, "domino stop")).answered()
    await (await ann.click(asked, label="Stop")).acknowledged()
    await table.wait(lambda: own_house.rows("SELECT 1 FROM tables WHERE state = 'stopped'"))
    own = await pictured(await ann.command(table.channel, "stats"))
    assert "0 of 0 matches won." in own
    assert "Rating" not in own
    assert own_house.rows("SELECT 1 FROM ratings") == []
    listed = await (await ann.command(table.channel, "history")).answered()
    assert re.search(r"^1\. \*\*Black Tile\*\* .*: stopped after 1 deal: Ann, ", listed.content, re.MULTILINE)
    chosen = await (await ann.choose(listed, [str(table.id)])).answered()
    assert said("history-stopped", deals=1) in chosen.content
    assert chosen.attachments[0].description
    record = (await (await ann.click(chosen, label="Record")).answered()).attachments[0].data.decode()
    assert not verify(record, CATALOGUE).over


async def _write_matches(folder: Path, guild: int, person: UserClient, count: int) -> list[int]:
    """Finished matches as the journal would have kept them, written beside the running bot."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'boneyard.sqlite3'}")
    game = CATALOGUE["black-tile"]
    made: list[int] = []
    try:
        for number in range(count):
            options, secret = dump(game.presets[0].options), bytes([number]) * 32
            new = NewTable(
                guild_id=guild, channel_id=number + 1, host_id=person.id, game=game.name, options=options, players=3,
                secret=secret, host_name="Ann",
            )  # fmt: skip
            table = await store.tables.create(new)
            for name in ("Pip", "Dot"):
                await store.seats.take(table.id, Sitter(name, level="easy"), capacity=3)
            assert await store.tables.start(table.id, 3)
            moves = [NewMove(seat=0, notation="pass 6-5 6-4 6-3", user_id=person.id)]
            final = match_result((number, 70, 80), range(3), [0], low_wins=True)
            await store.journal.append(table.id, 1, moves, results=NewResults(match=final))
            made.append(table.id)
    finally:
        await store.close()
    return made


def _numbers(shown: ChatMessage) -> list[int]:
    return [int(number) for number in re.findall(r"^(\d+)\. ", shown.content, re.MULTILINE)]


def _disabled(shown: ChatMessage) -> dict[str, bool]:
    parts: list[dict[str, Any]] = [dict(part) for part in walk(shown.components)]
    return {part["label"]: bool(part.get("disabled")) for part in parts if part.get("label")}


async def test_thirty_matches_are_paged_through_even_by_a_bot_that_has_just_started(own_house: House) -> None:
    house, ann = own_house, own_house.person()
    channel = house.channel()
    assert channel.guild is not None
    made = await _write_matches(house.folder, channel.guild.id, ann, 30)
    shown = await (await ann.command(channel, "history", player=ann)).answered()
    assert shown.content.startswith("**Past matches** · with Ann · page 1 of 6\n")
    seen: list[int] = []
    for page in range(6):
        assert _numbers(shown) == list(range(5 * page + 1, 5 * page + 6))
        assert _disabled(shown) == {"Newer": page == 0, "Older": page == 5}
        seen += [int(value) for control in controls(shown) if not control.is_button for value in control.values]
        if page == 2:
            await house.bot.kill()
            await house.bot.start()
        if page < 5:
            shown = await (await ann.click(shown, label="Older")).answered()
    assert seen == made[::-1]
    shown = await (await ann.click(shown, label="Newer")).answered()
    assert _numbers(shown) == list(range(21, 26))
    chosen = await (await ann.choose(shown, [str(made[30 - 21])])).answered()
    assert "🏆 **Ann 9**" in chosen.content
    back = await (await ann.click(chosen, label=said("button-back-to-list"))).answered()
    assert _numbers(back) == list(range(21, 26))
    own = await pictured(await ann.command(channel, "stats", game="black-tile"))
    assert "30 of 30 matches won." in own
    assert _plate("best", 0, worst=29) in own
    assert _plate("streak", 30, now=30) in own


def _plate(kind: str, value: object, **note: object) -> str:
    """A figure of a card, as it is heard."""
    label, told = said(f"card-plate-{kind}.label"), said(f"card-plate-{kind}.note", **note)
    return said("card-alt-plate", label=label, value=value, note=told)
