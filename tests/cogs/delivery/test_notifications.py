"""Pings, and hands resent at a player's turn: a new message notifies, an edit does not."""

from bot import clock
from bot.playground import ChatMessage, UserClient
from bot.playground.world.model import Flag
from tests.cogs.conftest import Bench
from tests.cogs.delivery.hands import NAMES, asked, board_of, own_moves, public
from tests.end_to_end.house import Table, answer
from tests.idle import until_delivered
from tests.said import is_said


async def test_only_the_winners_are_pinged(bench: Bench) -> None:
    people, before = bench.people(*NAMES), bench.playground.log.count
    table = await Table.open(bench, *people, target=5)
    final = await table.play()
    assert final is not None
    await bench.idle()
    totals = bench.rows("SELECT seat, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    assert final.pings == {people[seat].id for seat, won in totals if won}
    channels = [table.channel, *(person.dm for person in people)]  # with the messages deleted by now
    for message in [it for channel in channels for it in channel.messages.values() if it.author.bot]:
        assert message is final or not message.pings, message.content
        assert all(not revision.pings for revision in message.revisions[1:])
    for entry in [*bench.playground.log.entries][before - bench.playground.log.count :]:
        if entry.method == "PATCH" and isinstance(entry.body, dict) and "content" in entry.body:
            allowed = entry.body.get("allowed_mentions")
            assert allowed is not None
            users = allowed.get("users", [])  # so that the name behind the mention is shown; an edit notifies no one
            assert len(users) <= 1
            assert all(f"<@{user}>" in entry.body["content"] for user in users)
            assert allowed["parse"] == []


async def test_a_table_posted_anew_names_the_one_to_act_and_pings_nobody(bench: Bench) -> None:
    ann, bo = bench.people("ann", "bo")
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    asked, _, _ = await table.until("play")
    old = table.board()
    await answer(await ann.type(table.channel, "/domino table"))
    board = await table.wait(lambda: (new := table.board()) is not old and new)
    assert asked.mention in board.content
    assert not board.pings


def mentions(table: Table, person: UserClient) -> list[ChatMessage]:
    return [message for message in table.channel.messages.values() if person.id in message.pings]


async def test_a_wish_for_pings_mentions_at_once_where_dms_are_closed(bench: Bench) -> None:
    """Once a turn; the mention goes with the play. The other waits for the usual minute."""
    ann, bo = bench.people("ann", "bo")
    await bench.bot.services.tables.preferences.set(ann.id, ping="always")
    ann.close_dms()
    table = await Table.open(bench, ann, bo, computers=2, target=500)
    await table.wait(lambda: mentions(table, ann))
    await bench.idle()
    (first,) = mentions(table, ann)
    assert is_said("clock-reminder", first.content)
    assert "takes over <t:" in first.content
    private = await (await ann.click(board_of(table), label="My hand")).answered()
    await table.click(ann, private, own_moves(private))
    found = await table.until("pass")
    assert found[0] is bo
    await (await table.click(*found)).acknowledged()
    await table.wait(lambda: first.deleted_at)
    assert not mentions(table, bo)


async def test_a_game_on_the_table_alone_mentions_at_once_too(bench: Bench) -> None:
    """When there is something to decide; tiles that are turned by themselves ping no one."""
    ann, bo = bench.people("ann", "bo")
    await bench.bot.services.tables.preferences.set(ann.id, ping="always")
    table = await Table.open(bench, ann, bo, computers=2, game="blind-hughie", target=1000)
    while not (found := mentions(table, ann)):
        asked = await table.wait(lambda: mentions(table, ann) or table.asked(bo))
        if isinstance(asked, tuple):
            await (await table.click(bo, *asked)).acknowledged()
    asked = await table.wait(lambda: (it := table.asked(ann)) and len(it[1]) > 1 and it)
    await (await table.click(ann, *asked)).acknowledged()
    await table.wait(lambda: found[0].deleted_at)
    assert not mentions(table, bo)


async def test_the_hand_is_sent_anew_at_each_turn_and_at_no_other_time(bench: Bench) -> None:
    people = bench.people(*NAMES)
    ann, table = people[0], await bench.table(*people, target=500)
    tables, courier, turns = bench.bot.services.tables, bench.bot.courier, 0
    await tables.preferences.set(ann.id, ping="always")
    await until_delivered(courier)
    while True:
        person, message, moves = await asked(table)
        before = {it: table.hand(it) for it in people}
        await (await table.click(person, message, moves)).acknowledged()
        await until_delivered(courier)
        snapshot = await tables.snapshot(table.id)
        view = public(snapshot)
        if view.deal > 1:
            break
        notified = [it for it in people if before[it] is not table.hand(it)]
        comes = person is not ann and snapshot.asked_at == snapshot.position and 0 in view.to_act
        assert notified == ([ann] if comes else [])
        if comes:
            turns += 1
            old = before[ann]
            assert old is not None
            assert old.deleted_at
            assert table.asked(ann)
        hands = [it for it in ann.dms() if not is_said("hand-seated", it.content)]
        assert len(hands) == 1, "there is never a second one"
    assert turns >= 4


async def test_in_quiet_hours_no_player_is_notified(bench: Bench) -> None:
    """The hand is edited as for everyone else, the next deal's hand is sent silently, and the winner is not pinged."""
    tables, courier, guild = bench.bot.services.tables, bench.bot.courier, bench.playground.guild
    people, now = bench.people(*NAMES), clock.now()
    quiet = {"quiet_from": (now.hour + 23) % 24 * 60, "quiet_to": (now.hour + 2) % 24 * 60, "time_zone": "UTC"}
    await bench.bot.store.servers.change(guild.id, quiet)
    try:
        table = await bench.table(*people, target=5)
        await tables.preferences.set(people[0].id, ping="always")
        final = await table.play()
        await until_delivered(courier)
    finally:
        await bench.bot.store.servers.change(guild.id, dict.fromkeys(quiet))
    assert final is not None
    assert not final.pings
    assert any(person.mention in final.content for person in people), "who has won is named all the same"
    deals = public(await tables.snapshot(table.id)).deal
    for person in people:
        sent = [it for it in person.dm.messages.values() if it.attachments]
        assert len(sent) == deals, "one hand for each deal"
        assert all(it.revisions[0].flags & Flag.SUPPRESS_NOTIFICATIONS for it in sent)
