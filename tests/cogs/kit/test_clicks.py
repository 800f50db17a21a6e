"""What a click changes, and for whom; and messages that go or stay when something else has happened."""

import random
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.playground import ChatMessage, Interaction
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import walk
from bot.store.errors import NotLoaded
from bot.table.clocks import Mention
from bot.table.operations.lifecycle import NewTableRules
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from cogs.delivery.reminders import Reminders
from tests.cogs.conftest import Bench
from tests.open_stores import active_ids
from tests.said import is_said, said
from tests.table.people import INTERACTIONS, act, any_move, moved_on

MESSAGE, UPDATES = 4, (6, 7)  # at once, or acknowledged ahead of it


async def lobby_of_both(bench: Bench, players: int = 4) -> Snapshot:
    """A lobby of Ann, its host, and Bea; whatever was here before is stopped."""
    tables, games = bench.bot.services.tables, bench.games
    assert games.guild
    ann, bea = (Person(person.id, person.user.username.title()) for person in (bench.ann, bench.bea))
    for table in await active_ids(bench.bot.store):
        await tables.lifecycle.stop(table, replace(ann, manages=True))
    opened = (
        await tables.lifecycle.open(games.guild.id, games.id, ann, "black-tile", rules=NewTableRules(players=players))
    ).snapshot
    snapshot = (await tables.seating.join(opened.id, bea, next(INTERACTIONS))).snapshot
    await bench.idle()
    return snapshot


async def match_of_both(bench: Bench, players: int = 4) -> Snapshot:
    """A match of Ann, Bea and computers, every message of it delivered; whatever was here before is stopped."""
    tables, ann = bench.bot.services.tables, Person(bench.ann.id, "Ann")
    table = (await lobby_of_both(bench, players)).id
    await tables.seating.set_level(table, ann, "easy")
    await tables.seating.fill(table, ann)
    snapshot = (await tables.lifecycle.start(table, ann)).snapshot
    await bench.idle()
    return snapshot


def options(message: ChatMessage) -> list[str]:
    """The values of the select on a message."""
    return [
        option["value"] for row in message.components for it in row["components"] for option in it.get("options", ())
    ]


def sorting(message: ChatMessage) -> str:
    """The button that sorts a hand, whose label says how; none where it looks alike in every order."""
    ids = (it.get("custom_id", "") for row in message.components for it in row["components"])
    return next((custom_id for custom_id in ids if custom_id.startswith("b:sort:")), "")


async def hand_to_sort(bench: Bench, where: str) -> ChatMessage:
    """Ann's hand of a new match, which has a double or points: one deal in two hundred gives her neither."""
    while True:
        await match_of_both(bench)
        asked = await (await bench.ann.command(bench.games, "hand")).answered() if where == "in the channel" else None
        hand = asked or bench.ann.dms()[-1]
        await (await bench.ann.click(hand, label=said("hand-more"))).acknowledged()
        await bench.idle()
        if sorting(hand):
            return hand


@pytest.mark.parametrize("where", ["in the channel", "in direct messages"])
async def test_a_hand_that_one_person_sees_is_redrawn_by_its_own_controls(bench: Bench, where: str) -> None:
    """Nothing is posted beside it: its controls would be of an earlier turn from then on."""
    hand = await hand_to_sort(bench, where)

    async def redrawn(act: Awaitable[Interaction]) -> bool:
        """Whether that changes the message, and nothing else comes of it."""
        seen, click = len(hand.revisions), await act
        await bench.playground.wait_for(
            lambda: len(hand.revisions) > seen or click.followups or click.callback_type == MESSAGE
        )
        return len(hand.revisions) > seen and click.callback_type in UPDATES and not click.followups

    assert await redrawn(bench.ann.click(hand, custom_id=sorting(hand)))
    assert await redrawn(bench.ann.choose(hand, options(hand)[:3]))
    assert is_said("hand-passed", hand.content) or is_said("chose", hand.content)


async def test_a_bystander_is_not_asked_whether_to_leave(bench: Bench) -> None:
    await lobby_of_both(bench)
    lobby, stranger = bench.games.live()[-1], bench.playground.add_person("cy")
    said = await (await bench.bea.click(lobby, label="Leave")).answered()
    assert said.content == "Leave this table?"
    said = await (await stranger.click(lobby, label="Leave")).answered()
    assert said.content == "You have no seat at this table."


async def test_a_channel_is_not_managed_from_direct_messages(bench: Bench) -> None:
    """A lobby shown there has its controls; they are the host's all the same."""
    before = await lobby_of_both(bench)
    lobby = await (await bench.bea.command(bench.bea.dm, "domino table")).answered()
    for label in ("Computer", "Start"):
        told = await (await bench.bea.click(lobby, label=label)).answered()
        assert is_said("error-only-host", told.content)
    assert (await bench.bot.services.tables.snapshot(before.id)).names == before.names


async def test_the_hand_of_who_has_left_goes(bench: Bench) -> None:
    snapshot, hand = await match_of_both(bench), bench.bea.dms()[-1]
    assert hand.components
    await bench.bot.services.tables.seating.leave(snapshot.id, Person(bench.bea.id, "Bea"))
    await bench.idle()
    assert is_said("hand-left", hand.content)
    (button,) = [it for it in walk(hand.components) if "custom_id" in it]
    assert (button["label"], hand.attachments) == (said("button-return"), [])


async def test_an_old_table_message_that_may_not_be_deleted_now_is_deleted_later(bench: Bench) -> None:
    snapshot, courier = await match_of_both(bench), bench.bot.courier
    old = next(message for message in reversed(bench.games.live()) if "deal 1" in message.content)
    bench.playground.faults.answer(403, where=f"DELETE /channels/{bench.games.id}/")
    await courier.repost(snapshot)
    await courier.wait_until_idle()
    assert old.deleted_at is None
    bench.playground.faults.clear()
    await courier.catch_up(snapshot.row.guild_id)
    await courier.wait_until_idle()
    assert old.deleted_at
    assert not await bench.bot.services.tables.messages.leftovers(snapshot.id)


async def test_a_reminder_stays_while_some_of_those_it_mentions_are_waited_for(bench: Bench) -> None:
    """Others have passed since they were first asked, so the table's position is a later one."""
    tables, courier = bench.bot.services.tables, bench.bot.courier
    reminders = Reminders(tables, courier._post, courier)
    table = (await match_of_both(bench)).id
    snapshot = await moved_on(tables, table)
    assert snapshot.asked_at < snapshot.position
    before = set(bench.games.messages)
    for _ in range(2):
        await reminders.remind(Mention(snapshot, (0, 1)))
        await courier.wait_until_idle()
    (reminder,) = set(bench.games.messages) - before
    sent = [entry for entry in bench.playground.log.entries if "takes over <t:" in str(entry.body)]
    assert (len(sent), bench.games.messages[reminder].deleted_at) == (1, None)


async def test_a_late_reminder_mentions_only_those_still_to_move(bench: Bench) -> None:
    """Discord was out of order meanwhile. Who has not moved yet is still mentioned."""
    tables, courier = bench.bot.services.tables, bench.bot.courier
    reminders = Reminders(tables, courier._post, courier)
    table = (await match_of_both(bench)).id
    snapshot = await moved_on(tables, table)
    await act(tables, snapshot, 0, any_move(snapshot.views[0], random.Random(1)))
    before = set(bench.games.messages)
    await reminders.remind(Mention(snapshot, (0, 1)))
    (reminder,) = set(bench.games.messages) - before
    assert bench.games.messages[reminder].pings == {bench.bea.id}
    await act(tables, snapshot, 1, any_move(snapshot.views[1], random.Random(1)))
    await courier.wait_until_idle()
    before = set(bench.games.messages)
    await reminders.remind(Mention(snapshot, (1,), at_once=True))
    assert not {message for message in set(bench.games.messages) - before if bench.games.messages[message].pings}


async def test_a_catch_up_without_the_database_fails_to_be_tried_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = await lobby_of_both(bench)
    assert await bench.bot.store.tables.set_clock(snapshot.id, "quick"), "its messages are behind"

    async def unreadable(*_: object, **__: object) -> None:
        raise NotLoaded("The table could not be read because the disk failed.")

    monkeypatch.setattr(bench.bot.store.journal, "load", unreadable)
    with pytest.raises(NotLoaded):
        await bench.bot.courier.resume()


async def test_no_forged_press_draws_a_hand_on_a_message_of_the_channel(bench: Bench) -> None:
    """A modified app could send the choice of a hand as though it had been made on the lobby."""
    await match_of_both(bench)
    hand = bench.ann.dms()[-1]
    lobby = next(message for message in reversed(bench.games.live()) if said("lobby-on") in message.content)
    menu = next(it for it in walk(hand.components) if it.get("options"))
    chosen = {"component_type": menu["type"], "custom_id": menu["custom_id"], "id": 1, "values": options(hand)[:3]}
    cleared = {"component_type": 2, "custom_id": menu["custom_id"].replace(":pick:", ":clear:"), "id": 1}
    for data in (chosen, cleared):
        click = await bench.ann._send(InteractionKind.COMPONENT, bench.games, data, lobby).answered()
        await bench.idle()
        assert said("lobby-on") in lobby.content
        assert "Hand" not in str([it.description for it in lobby.attachments])
        assert click.ephemeral
