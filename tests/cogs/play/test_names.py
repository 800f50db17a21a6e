"""A match of people whose display names would be links, invitations or nothing: whatever anybody is shown of them."""

import re

from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, pictured
from tests.said import is_said

NAMES = ("discord.gg/evil", "\u3164", "[tiles](https://evil.example) @everyone", "Z" + "\u0335" * 25)
LINK = re.compile(r"https?://(?!discord\.com/channels/\d)|\w\.(?:gg|example)\b", re.IGNORECASE)
HIDDEN = re.compile("\u3164|\u0335{4}")


async def test_a_match_of_people_with_such_names(bench: Bench) -> None:
    ann, bo, cy, di = (bench.person("ann", called=name) for name in NAMES)
    table = await Table.open(bench, ann, bo, cy, di, target=5, start=False)
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert "1. discord gg evil (host)\n2. Seat 2\n" in table.lobby.content
    alt = table.lobby.attachments[0].description or ""
    assert "discord gg evil" in alt
    assert "Seat 2" in alt
    assert is_said("error-only-host", told := await answer(await bo.click(table.lobby, label="Start")))
    assert "discord gg evil (host)" in told
    await table.start()
    final = await table.play()
    assert final is not None
    for line in ("/domino table", "/leaderboard", "/stats", "/history", f"/stats player:{bo.user.username}"):
        await answer(await cy.type(table.channel, line))
    assert "**Player** · all games" in await answer(await bo.type(table.channel, "/stats"))
    record = await (await ann.click(final, label="Record")).answered()
    assert '"discord gg evil", "Seat 2"' in record.attachments[0].data.decode()
    bench.change("UPDATE seats SET name = 'https://old.example/name' WHERE user_id = ?", ann.id)  # as it came once
    bench.change("UPDATE standings SET rated = 3")
    assert "old example name" in await pictured(await di.type(table.channel, "/leaderboard"))
    for person in (ann, bo, cy, di):
        for shown in person.shown():
            for text in shown.texts:
                assert not HIDDEN.search(text), text
                assert not LINK.search(text.replace("\\", "")), text
            content = shown.revision.content if shown.revision else ""
            assert "@everyone" not in content, "in a label it is but a word"
            assert "](" not in content
