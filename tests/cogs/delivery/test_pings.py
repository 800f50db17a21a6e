"""Who is pinged, what a play costs in calls, and names that would like to do harm."""

from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls
from tests.said import is_said


def everything(table: Table) -> list[ChatMessage]:
    """Every message of the table's channel and its people's, deleted ones too."""
    channels = [table.channel, *(person.dm for person in table.seated)]
    return [message for channel in channels for message in channel.messages.values()]


async def test_only_the_winners_are_pinged(bench: Bench) -> None:
    people, before = bench.people("ann", "bo", "cy", "di"), bench.playground.log.count
    table = await Table.open(bench, *people, target=5)
    final = await table.play()
    assert final is not None
    await bench.idle()
    totals = bench.rows("SELECT seat, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    assert final.pings == {people[seat].id for seat, won in totals if won}
    ours = [message for message in everything(table) if message.author is bench.playground.world.bot]
    for message in ours:
        assert message is final or not message.pings, message.content
        assert all(not revision.pings for revision in message.revisions[1:])
    for entry in [*bench.playground.log.entries][before - bench.playground.log.count :]:
        if entry.method == "PATCH" and isinstance(entry.body, dict) and "content" in entry.body:
            allowed = entry.body.get("allowed_mentions")
            assert allowed is not None
            users = allowed.get("users", [])  # so that the name behind the mention is shown; an edit notifies nobody
            assert len(users) <= 1
            assert all(f"<@{user}>" in entry.body["content"] for user in users)
            assert allowed["parse"] == []


async def test_a_table_posted_anew_names_the_one_to_act_and_pings_nobody(bench: Bench) -> None:
    """When that happens is the clock's affair, as each likes."""
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    asked, _, _ = await table.until("play")
    old = table.board()
    await answer(await ann.type(table.channel, "/domino table"))
    board = await table.wait(lambda: (new := table.board()) is not old and new)
    assert asked.mention in board.content
    assert not board.pings


def mentions(table: Table, person: UserClient) -> list[ChatMessage]:
    """The messages of the channel that pinged somebody."""
    return [message for message in table.channel.messages.values() if person.id in message.pings]


def likes(bench: Bench, person: UserClient, ping: str) -> None:
    bench.change("INSERT INTO preferences (user_id, style, ping) VALUES (?, '', ?)", person.id, ping)


async def test_a_wish_for_pings_mentions_at_once_where_dms_are_closed(bench: Bench) -> None:
    """Once a turn; the mention goes with the play. The other waits for the usual minute."""
    ann, bo = bench.people("ann", "bo")
    likes(bench, ann, "always")
    ann.close_dms()
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    await table.wait(lambda: mentions(table, ann))
    await bench.idle()
    (first,) = mentions(table, ann)
    assert is_said("clock-reminder", first.content)
    assert "takes over <t:" in first.content
    board = table.board()
    assert board is not None
    private = await (await ann.click(board, label="My hand")).answered()
    (pick,) = [it for it in controls(private) if it.action == "pick"]
    table.moved(ann, [pick])
    await ann.choose(private, pick.values[: pick.count], custom_id=pick.custom_id)
    found = await table.until("pass")
    assert found[0] is bo
    await (await table.click(*found)).acknowledged()
    await table.wait(lambda: first.deleted_at)
    assert not mentions(table, bo)


async def test_a_game_on_the_table_alone_mentions_at_once_too(bench: Bench) -> None:
    """When there is something to decide; tiles that are turned by themselves ping nobody."""
    ann, bo = bench.people("ann", "bo")
    likes(bench, ann, "always")
    table = await Table.open(bench, ann, bo, computers=2, game="blind-hughie", target=1000)
    while not (found := mentions(table, ann)):
        asked = await table.wait(lambda: mentions(table, ann) or table.asked(bo))
        if isinstance(asked, tuple):
            await (await table.click(bo, *asked)).acknowledged()
    asked = await table.wait(lambda: (it := table.asked(ann)) and len(it[1]) > 1 and it)
    await (await table.click(ann, *asked)).acknowledged()
    await table.wait(lambda: found[0].deleted_at)
    assert not mentions(table, bo)
