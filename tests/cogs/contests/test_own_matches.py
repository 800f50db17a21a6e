"""An own match of a duel or daily deal is played in direct messages, and left there; posts that Discord refuses."""

from dataclasses import replace

import pytest
from sqlalchemy import update

from bot import clock
from bot.playground import ChatMessage, Permission, UserClient
from bot.table.operations.servers import NOWHERE
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from cogs.contests.schema import contest_entries
from cogs.contests.table import Contests
from cogs.daily.table import DailyDeals
from cogs.duel.table import Duels, NewDuel
from cogs.messages import hand_messages
from tests.cogs.server import Server, forged, text_of
from tests.end_to_end.controls import offers
from tests.end_to_end.house import answer
from tests.said import is_said, said

pytestmark = pytest.mark.usefixtures("known_secrets")


def player(person: UserClient) -> Person:
    return Person(person.id, str(person.user.global_name))


async def duel(server: Server, *people: UserClient) -> list[Snapshot]:
    duels, (host, *others) = server.bot.services.parts.get(Duels), map(player, people)
    opened = await duels.open(server.guild.id, server.channel().id, host, NewDuel("black-tile", deals=1))
    for number, other in enumerate(others):
        await duels.join(opened.id, other, opened.id * 100 + number)
    begun = await duels.start(opened.id, host, opened.id * 100 + 99)
    return [await duels.own_table(begun, person.id) for person in people]


async def daily(server: Server, person: UserClient) -> Snapshot:
    daily = server.bot.services.parts.get(DailyDeals)
    return await daily.play((await daily.today(server.guild.id)).id, player(person), channel_id=person.dm.id)


async def finish(server: Server, person: UserClient) -> None:
    """As though someone had played out all that they have entered."""
    done = update(contest_entries).where(contest_entries.c.user_id == person.id)
    done = done.values(score=50, finished_at=clock.now())
    await server.bot.store.database.write(lambda connection: connection.execute(done))


async def hand(server: Server, person: UserClient) -> ChatMessage:
    return await server.wait(lambda: next((it for it in person.dms() if offers(it, "more")), None))


async def states(server: Server, own: list[Snapshot]) -> list[str]:
    return [(await server.bot.services.tables.snapshot(it.id)).row.state for it in own]


async def test_an_own_match_is_left_below_the_hand_or_by_command(server: Server) -> None:
    ann, bo = server.people("ann", "bo")
    own = await duel(server, ann, bo)
    shown = await hand(server, ann)
    await (await ann.click(shown, label=said("hand-more"))).acknowledged()
    asked = await (await ann.click(shown, label=said("button-leave"))).answered()
    typed = await (await bo.command(bo.dm, "domino leave")).answered()
    assert asked.content == typed.content == said("lobby-leave-solo")
    assert await states(server, own) == ["playing", "playing"]
    await (await ann.click(asked, label="Leave")).acknowledged()
    await server.wait(lambda: asked.content == said("lobby-left-solo"))
    assert await states(server, own) == ["stopped", "playing"]
    late = await (await ann.command(ann.dm, "domino leave")).answered()
    assert is_said("error-at-no-table", late.content)
    await (await bo.click(typed, label="Leave")).acknowledged()
    await server.idle()
    assert own[0].row.contest_id is not None
    assert (await server.bot.services.parts.get(Contests).get(own[0].row.contest_id)).over
    assert any(said("end-stopped-hand") in message.content for message in ann.dms())


async def test_several_own_matches_are_named_by_their_kind(server: Server) -> None:
    cy, di = server.people("cy", "di")
    both = [(await duel(server, cy, di))[0], await daily(server, cy)]
    named = [(name, str(own.id)) for name, own in zip(("Your duel", "Your daily"), both, strict=True)]
    for where in (cy.dm, server.channel()):
        question = await (await cy.command(where, "domino leave")).answered()
        options = question.components[0]["components"][0]["options"]
        assert [(it["label"], it["value"]) for it in options] == named
    asked = await (await cy.choose(question, [str(both[1].id)])).answered()
    await (await cy.click(asked, label="Leave")).acknowledged()
    await server.wait(lambda: "You left" in asked.content)
    assert await states(server, both) == ["playing", "stopped"]


async def test_a_card_is_shared_from_direct_messages_in_the_results_channel(server: Server) -> None:
    eve, results = server.person("eve"), server.channel()
    own = await daily(server, eve)
    await finish(server, eve)

    async def page() -> ChatMessage:
        return await forged(eve, await hand(server, eve), f"b:fared:0:0:{own.row.contest_id}").answered()

    assert is_said("daily-share-where", text_of(await page()))
    await server.bot.store.servers.change(server.guild.id, {"daily_channel": results.id})
    server.playground.deny(results, Permission.SEND_MESSAGES, eve)
    shown = await page()
    refused = await (await eve.click(shown, label="Share")).answered()
    assert refused.content == said("refused-cannot-write-there")
    server.playground.allow(results, Permission.SEND_MESSAGES, eve)
    await (await eve.click(shown, label="Share")).acknowledged()
    (card,) = await server.wait(results.live)
    assert card.content.startswith(said("daily-shared", who="Eve") + "\nBoneyard #")


async def test_closed_direct_messages_are_not_tried_at_every_change(server: Server) -> None:
    parts, (ann, bo) = server.bot.services.parts, server.people("ann", "bo")
    contests, before = parts.get(Contests), server.playground.log.count
    ann.close_dms()
    opened = await parts.get(Duels).open(NOWHERE, None, player(ann), NewDuel("black-tile"))
    for _ in range(3):
        await contests.enter(opened.id, player(bo))
        await server.idle()
        await contests.take_out(opened.id, bo.id)
        await server.idle()
        assert opened.id not in await contests.behind()
    assert bo.dms()
    made = server.playground.log.entries[before - server.playground.log.count :]
    assert len([it for it in made if it.status == 403 and it.answer["code"] == 50007]) == 1


async def test_a_refused_ranking_is_noted_for_the_owner(server: Server) -> None:
    ann, closed, parts = server.person("ann"), server.channel(), server.bot.services.parts
    server.playground.deny(closed, Permission.SEND_MESSAGES)
    await server.bot.store.servers.change(server.guild.id, {"daily_channel": closed.id})
    contest = await parts.get(DailyDeals).today(server.guild.id)
    await parts.get(Contests).enter(contest.id, player(ann), while_in="playing")
    await finish(server, ann)
    await parts.get(Contests).end(contest.id)
    await server.idle()
    settings = await server.bot.services.tables.servers.settings(server.guild.id)
    assert settings.daily_refused
    assert settings.channel_of("daily") is None


async def test_a_duel_without_direct_messages_leads_to_its_result(server: Server) -> None:
    """From the private hand with which it ended, from `/hand` after that, and from the list of duels."""
    (ann, bo), duels = server.people("ann", "bo"), server.bot.services.parts.get(Duels)
    ann.close_dms()
    opened = await duels.open(NOWHERE, None, player(ann), NewDuel("black-tile", deals=1))
    await duels.join(opened.id, player(bo), opened.id * 100)
    own = await duels.own_table(await duels.start(opened.id, player(ann), opened.id * 100 + 99), ann.id)
    over = replace(own, row=replace(own.row, state="finished"))
    assert f"b:fared:0:0:{opened.id}" in str(hand_messages.expired(over, over.seats[0]).rows)
    await finish(server, ann)
    await server.bot.store.tables.end(own.id, "stopped")
    channel, done = server.channel(), said("duel-done", who="Ann")
    after = await (await ann.command(channel, "hand")).answered()
    assert is_said("duel-hand-over", after.content)
    assert done in (await (await ann.click(after, label=said("end-button-result"))).answered()).content
    past = await (await ann.command(channel, "history")).answered()
    listed = await (await ann.click(past, label=said("button-duels"))).answered()
    assert is_said("duel-list-line", listed.content)
    assert done in (await (await ann.choose(listed, [str(opened.id)])).answered()).content
    assert await answer(await server.person("cy").command(channel, "hand")) == said("error-no-table-here")
