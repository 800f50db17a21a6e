"""Who is pinged, what a play costs in calls, and names that would like to do harm."""

import re

import pytest

from bot.playground import Message
from tests.end_to_end.house import House, Table, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


def everything(table: Table) -> list[Message]:
    """Every message of the table's channel and its people's, deleted ones too."""
    channels = [table.channel, *(person.dm for person in table.seated)]
    return [message for channel in channels for message in channel.messages.values()]


async def test_only_the_winners_are_pinged_and_whoever_is_to_act(house: House) -> None:
    people = house.people("ann", "bo", "cy", "di")
    table = await Table.open(house, *people, target=11)
    final = await table.play()
    assert final is not None
    await house.quiet()
    totals = house.rows("SELECT seat, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    assert final.pings == {people[seat].id for seat, won in totals if won}
    ours = [message for message in everything(table) if message.author is house.playground.world.bot]
    for message in ours:
        assert message is final or not message.pings, message.content
        assert all(not revision.pings for revision in message.revisions[1:])
    for entry in house.playground.log.entries:
        if entry.method == "PATCH" and isinstance(entry.body, dict) and "content" in entry.body:
            allowed = entry.body.get("allowed_mentions")
            assert allowed is not None
            users = allowed.get("users", [])  # so that the name behind the mention is shown; an edit notifies nobody
            assert len(users) <= 1
            assert all(f"<@{user}>" in entry.body["content"] for user in users)
            assert allowed["parse"] == []


async def test_a_table_posted_anew_pings_the_one_to_act(house: House) -> None:
    ann, bo = house.people("ann", "bo")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    asked, _, _ = await table.until("play")
    old = table.board()
    await answer(await ann.type(table.channel, "/table"))
    board = await table.wait(lambda: (new := table.board()) is not old and new)
    assert board.pings == {asked.id}


async def test_a_click_costs_three_calls(house: House) -> None:
    """The actor's hand by the interaction's response, the table edited, the next hand edited."""
    people = house.people("ann", "bo", "cy", "di")
    table = await Table.open(house, *people, target=500)
    log = house.playground.log.entries
    counted = 0
    while counted < 12:
        found = await table.next()
        assert found is not None
        await house.quiet(0.25)
        deal, before = house.rows("SELECT max(deal) FROM messages WHERE table_id = ?", table.id), len(log)
        asked = found[2][0].action
        await (await table.click(*found)).acknowledged()
        await house.quiet(0.25)
        if asked == "pick" or house.rows("SELECT max(deal) FROM messages WHERE table_id = ?", table.id) != deal:
            continue
        calls = [
            f"{it.method} {it.route}" for it in log[before:] if "messages?limit" not in it.path and it.method != "GET"
        ]
        following = await table.next()
        if following and following[0] is found[0]:
            assert len(calls) <= 3, calls
            continue
        assert len(calls) == 3, calls
        assert sum("callback" in call for call in calls) == 1, calls
        counted += 1


HOSTILE = {
    "everyone": "@everyone",
    "mention": "<@{id}>",
    "role": "<@&{id}>",
    "markdown": "**x** ~~y~~ `z` ||q||",
    "heading": "# big",
    "link": "[a](https://example.com)",
    "rtl": "\u202eevil\u202c שלום",
    "emoji": "🂡🔥👩‍👩‍👧",
    "long": "n" * 32,
    "spaces": "\u200b",
    "newline": "a\nb",
    "marker": "1. **Join** -# x",
}


async def test_hostile_names_do_no_harm(house: House) -> None:
    victim = house.person("victim")
    names = {key: name.format(id=victim.id) for key, name in HOSTILE.items()}
    for four in (list(names)[start : start + 4] for start in range(0, len(names), 4)):
        people = [house.person(key, called=names[key]) for key in four]
        table = await Table.open(house, *people, target=500)
        asked, _, _ = await table.until("play")
        board = table.board()
        for person in people:
            if person is not asked:
                refused = await answer(await person.type(table.channel, "/play tile:0-0"))
                assert "not your turn" in refused
                harmless(refused, victim.mention)
        await answer(await people[0].type(table.channel, "/scores"))
        assert board is not None
        await house.quiet(0.2)
        for message in everything(table):
            for revision in message.revisions:
                harmless(revision.content, victim.mention)
                assert all(len(it.description or "") <= 1024 for it in revision.attachments)
    assert not victim.pinged_by()


def harmless(text: str, victim: str) -> None:
    """No live mention of the victim or of everyone, no markdown that a name brought."""
    assert victim not in text
    assert victim.replace("@", "@&") not in text
    assert not re.search(r"@everyone", text)
    assert "**x**" not in text
    assert not re.search(r"(?<!\\)\[a\]\(", text)
    assert "\na\nb" not in text
    assert not re.search(r"(?<!\\)\|\|q", text)
    assert "\u202e" not in text
