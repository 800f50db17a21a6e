"""Who wishes to be told of each turn gets their hand anew when it comes: a new message notifies, an edit does not."""

from bot import clock
from bot.playground.world.model import Flag
from tests.cogs.conftest import Bench
from tests.said import is_said


async def test_the_hand_is_sent_anew_at_each_turn_and_at_no_other_time(bench: Bench) -> None:
    people = bench.people("Ada", "Ben", "Cal", "Dee")
    table = await bench.table(*people, target=500)
    tables, courier = bench.bot.services.tables, bench.bot.courier
    await tables.preferences.set(people[0].id, ping="always")
    await courier.wait_until_idle()
    turns = 0
    while True:
        found = table.someone()
        assert found is not None
        before = {person: table.hand(person) for person in people}
        await (await table.click(*found)).acknowledged()
        await courier.wait_until_idle()
        snapshot = await tables.snapshot(table.id)
        assert snapshot.public is not None
        if snapshot.public.deal > 1:
            break
        after = {person: table.hand(person) for person in people}
        notified = [person for person in people if before[person] is not after[person]]
        comes = found[0] is not people[0] and snapshot.asked_at == snapshot.position and 0 in snapshot.public.to_act
        assert notified == ([people[0]] if comes else [])
        if comes:
            turns += 1
            old, new = before[people[0]], after[people[0]]
            assert old is not None
            assert old.deleted_at
            assert new is not None
            assert table.asked(people[0])
        hands = [it for it in people[0].dms() if not is_said("hand-seated", it.content)]
        assert len(hands) == 1, "there is never a second one"
    assert turns >= 4


async def test_in_quiet_hours_no_player_is_notified(bench: Bench) -> None:
    """The hand is edited as for everybody else; what is sent anew, for the next deal, makes no sound; whoever wins is
    not pinged.
    """
    tables, courier, guild = bench.bot.services.tables, bench.bot.courier, bench.playground.guild
    people = bench.people("Ada", "Ben", "Cal", "Dee")
    now = clock.now()
    quiet = {"quiet_from": (now.hour + 23) % 24 * 60, "quiet_to": (now.hour + 2) % 24 * 60, "time_zone": "UTC"}
    await bench.bot.store.servers.change(guild.id, quiet)
    try:
        table = await bench.table(*people, target=5)
        await tables.preferences.set(people[0].id, ping="always")
        final = await table.play()
        await courier.wait_until_idle()
    finally:
        await bench.bot.store.servers.change(guild.id, dict.fromkeys(quiet))
    assert final is not None
    assert not final.pings
    assert any(person.mention in final.content for person in people), "who has won is named all the same"
    view = (await tables.snapshot(table.id)).public
    assert view is not None
    for person in people:
        sent = [it for it in person.dm.messages.values() if it.attachments]
        assert len(sent) == view.deal, "one hand for each deal"
        assert all(it.revisions[0].flags & Flag.SUPPRESS_NOTIFICATIONS for it in sent)
