"""Whole matches by commands and by clicks, one of each kind of board; of every game they are played in tests/rules.
The bot gets by with the permissions for which its link asks.
"""

import re
from itertools import cycle
from typing import Any

import pytest

from bot.invitation import PERMISSIONS
from bot.playground.world.permissions import ALL, Permission
from tests.cogs.conftest import Bench
from tests.cogs.server import Server, present
from tests.end_to_end.controls import controls, roster, use
from tests.end_to_end.house import Table, answer, pictured
from tests.playground.happenings import redeliver
from tests.said import is_said

TROUBLE = re.compile(r"went wrong|earlier turn|not your turn")
THREE_HANDED = {"preset": "eleven-point", "players": 3, "target": 5}
NEEDED = Permission(sum(Permission[name.upper()] for name in PERMISSIONS))
UNDEALT = r"The leftover .+ went to "
PARTNERS = r"(win|share the win in) \*\*Black Tile 11"


@pytest.mark.parametrize(
    ("people", "computers", "ways", "options", "told"),
    [
        pytest.param(1, 3, ["command"], {"preset": "eleven-point", "target": 5}, "", id="alone by commands"),
        pytest.param(2, 1, ["click"], THREE_HANDED, UNDEALT, id="three-handed"),
        pytest.param(2, 2, ["click"], {"preset": "partners", "target": 5}, PARTNERS, id="partners"),
        pytest.param(2, 2, ["click", "command"], {"game": "dominoes", "target": 20}, "", id="dominoes"),
        pytest.param(2, 2, ["click", "command"], {"game": "blind-hughie", "target": 20}, "", id="blind hughie"),
    ],
)
async def test_a_match_is_played_to_its_end(
    bench: Bench, people: int, computers: int, ways: list[str], options: dict[str, Any], told: str
) -> None:
    """It is in the database as it was told, and no one was told of trouble. Where plays come in a burst no message
    stands long enough to say all in words: then the alt texts still do.
    """
    channel, before = bench.channel(), bench.playground.log.count
    bench.playground.deny(channel, ALL & ~NEEDED)
    seated = bench.people("ann", "bo")[:people]
    table = await Table.open(bench, *seated, computers=computers, channel=channel, **options)
    way, final, table_turns = cycle(ways), None, options.get("game") in ("blind-hughie", "dominoes")
    while final is None:
        final = await table.play(1, by=next(way))
    entries = [*bench.playground.log.entries][before - bench.playground.log.count :]
    assert not [it for it in entries if it.status == 403]
    assert "🏆" in final.content
    assert final.attachments[0].description
    assert bench.rows("SELECT state FROM tables WHERE id = ?", table.id) == [("finished",)]
    totals = bench.rows("SELECT total FROM match_results WHERE table_id = ?", table.id)
    assert all(str(total) in final.content for (total,) in totals)
    texts = [text for it in seated[0].timeline(channel) for revision in it.revisions for text in revision.texts()]
    assert re.search(told, "\n".join(texts))
    for person in seated:
        trouble = TROUBLE.findall("\n".join(text for shown in person.shown() for text in shown.texts))
        assert {*trouble} <= ({"earlier turn"} if table_turns else set()), "a press may come later than the bot's turn"
        for message in person.dms():
            told_there = " ".join(revision.content for revision in message.revisions)
            deals = {*re.findall(r"[Dd]eal (\d+)", told_there)}
            assert len(deals) <= 1, "a hand message is of one deal, from first to last"


async def test_a_click_is_applied_once_and_a_stale_one_shows_the_controls_of_now(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, target=500)
    _, hand, offered = await table.until("play")
    earlier = hand.now
    bench.playground.faults.deliver_twice()
    sent = await table.click(ann, hand, offered)
    await sent.acknowledged()
    await bench.idle()
    redeliver(bench.playground, sent)
    await bench.idle()
    assert not sent.followups
    applied = bench.rows("SELECT interaction_id FROM moves WHERE table_id = ?", table.id)
    assert applied.count((sent.id,)) == 1
    _, hand, now = await table.until("play")
    before = bench.journal(table.id)
    shown = await (await use(ann, hand, offered[0], revision=earlier)).answered()
    assert shown is hand, "there is never a second one"
    assert shown.content.startswith("That was an earlier turn.")
    assert [it.custom_id for it in controls(shown) if it.action == "move"] == [it.custom_id for it in now]
    assert bench.journal(table.id) == before
    await (await table.click(ann, shown, now)).acknowledged()
    assert len(bench.journal(table.id)) > len(before)
    await table.wait(lambda: not any(it.position == now[0].position for it in controls(hand) if it.action == "move"))


NAMES = ("discord.gg/evil", "\u3164", "[tiles](https://evil.example) @everyone", "Z" + "\u0335" * 25)
LINK = re.compile(r"https?://(?!discord\.com/channels/\d)|\w\.(?:gg|example)\b", re.IGNORECASE)
HIDDEN = re.compile("\u3164|\u0335{4}")


async def test_a_match_of_people_with_such_names(server: Server) -> None:
    ann, bo, cy, di = (server.person("ann", called=name) for name in NAMES)
    table = await Table.open(server, ann, bo, cy, di, target=5, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert "Seat 1: discord gg evil (host). Seat 2: Seat 2." in roster(table.lobby)
    assert is_said("error-only-host", told := await answer(await bo.click(table.lobby, label="Start")))
    assert "discord gg evil (host)" in told
    await table.start()
    final = present(await table.play())
    for line in ("/domino table", "/leaderboard", "/stats", "/history", f"/stats player:{bo.user.username}"):
        await answer(await cy.type(table.channel, line))
    assert "**Player** · all games" in await answer(await bo.type(table.channel, "/stats"))
    record = await (await ann.click(final, label="Record")).answered()
    assert '"discord gg evil", "Seat 2"' in record.attachments[0].data.decode()
    server.change("UPDATE seats SET name = 'https://old.example/name' WHERE user_id = ?", ann.id)  # as it came once
    server.change("UPDATE standings SET rated = 3")
    assert "old example name" in await pictured(await di.type(table.channel, "/leaderboard"))
    for person in (ann, bo, cy, di):
        for shown in person.shown():
            for text in shown.texts:
                assert not HIDDEN.search(text), text
                assert not LINK.search(text.replace("\\", "")), text
            content = shown.revision.content if shown.revision else ""
            assert "@everyone" not in content, "in a label it is but a word"
            assert "](" not in content
