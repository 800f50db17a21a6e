"""A duel or a daily deal of one's own, which is played in direct messages: chosen among several, and left there."""

import pytest
from sqlalchemy import update

from bot import clock
from bot.playground import ChatMessage, Permission, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.table.permissions import Person
from bot.table.state.snapshot import Snapshot
from cogs.contests.schema import contest_entries
from cogs.contests.table import Contests
from cogs.daily.table import DailyDeals
from cogs.duel.table import Duels, NewDuel
from tests.cogs.conftest import Bench
from tests.end_to_end.house import offers
from tests.parts import part
from tests.said import is_said, said
from tests.table.people import eventually

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("known_secrets")]


def player(person: UserClient) -> Person:
    return Person(person.id, str(person.user.global_name))


async def duel(bench: Bench, *people: UserClient) -> list[Snapshot]:
    """A duel that has begun; everybody's match."""
    tables, (host, *others) = bench.bot.services.tables, map(player, people)
    opened = await part(tables, Duels).open(
        bench.playground.guild.id, bench.games.id, host, NewDuel("black-tile", deals=1)
    )
    for number, other in enumerate(others):
        await part(tables, Duels).join(opened.id, other, opened.id * 100 + number)
    begun = await part(tables, Duels).start(opened.id, host, opened.id * 100 + 99)
    return [await part(tables, Duels).own_table(begun, person.id) for person in people]


async def daily(bench: Bench, person: UserClient) -> Snapshot:
    """The daily deal, begun."""
    daily = bench.bot.services.parts.get(DailyDeals)
    today = await daily.today(bench.playground.guild.id)
    return await daily.play(today.id, player(person), channel_id=person.dm.id)


async def hand(bench: Bench, person: UserClient) -> ChatMessage:
    return await bench.playground.wait_for(lambda: next((it for it in person.dms() if offers(it, "more")), None))


def told(person: UserClient) -> list[str]:
    return [message.content for message in person.dms()]


async def state(bench: Bench, own: Snapshot) -> str:
    return (await bench.bot.services.tables.snapshot(own.id)).row.state


async def test_it_is_left_below_the_hand_or_by_command_once_that_is_confirmed(bench: Bench) -> None:
    ann, bo = (bench.playground.add_person(f"leave-{name}", name) for name in ("Ann", "Bo"))
    own = await duel(bench, ann, bo)
    shown = await hand(bench, ann)
    await (await ann.click(shown, label=said("hand-more"))).acknowledged()
    asked = await (await ann.click(shown, label=said("button-leave"))).answered()
    typed = await (await bo.command(bo.dm, "domino leave")).answered()
    for question in (asked, typed):
        assert question.content == said("lobby-leave-solo")
    assert [await state(bench, it) for it in own] == ["playing", "playing"]
    await (await ann.click(asked, label="Leave")).acknowledged()
    await bench.playground.wait_for(lambda: asked.content == said("lobby-left-solo"))
    assert [await state(bench, it) for it in own] == ["stopped", "playing"]
    late = await (await ann.command(ann.dm, "domino leave")).answered()
    assert is_said("error-at-no-table", late.content)
    await (await bo.click(typed, label="Leave")).acknowledged()

    async def is_over() -> bool:
        contest = own[0].row.contest_id
        return contest is not None and (await bench.bot.services.parts.get(Contests).get(contest)).over

    await eventually(is_over)
    await bench.playground.wait_for(lambda: any(said("end-stopped-hand") in text for text in told(ann)))


async def test_of_several_each_is_named_by_what_it_is(bench: Bench) -> None:
    cy, di = (bench.playground.add_person(f"several-{name}", name) for name in ("Cy", "Di"))
    both = [(await duel(bench, cy, di))[0], await daily(bench, cy)]
    for where, command in ((cy.dm, "domino leave"), (bench.playground.add_channel("empty"), "domino leave")):
        question = await (await cy.command(where, command)).answered()
        options = question.components[0]["components"][0]["options"]
        assert [(it["label"], it["value"]) for it in options] == [
            (name, str(own.id)) for name, own in zip(("Your duel", "Your daily"), both, strict=True)
        ]
    asked = await (await cy.choose(question, [str(both[1].id)])).answered()
    await (await cy.click(asked, label="Leave")).acknowledged()
    await bench.playground.wait_for(lambda: "You left" in asked.content)
    assert [await state(bench, it) for it in both] == ["playing", "stopped"]


async def test_a_card_is_shared_from_direct_messages_in_the_channel_of_the_results(bench: Bench) -> None:
    tables, playground = bench.bot.services.tables, bench.playground
    eve, results = playground.add_person("share-eve", "Eve"), playground.add_channel("results")
    own = await daily(bench, eve)
    done = update(contest_entries).where(contest_entries.c.user_id == eve.id)
    done = done.values(score=50, finished_at=clock.now())
    await tables._store.database.write(lambda connection: connection.execute(done))
    fared = f"b:fared:0:0:{own.row.contest_id}"

    async def page() -> ChatMessage:
        sent = playground.interactions.send(
            InteractionKind.COMPONENT,
            eve.user,
            eve.dm,
            {"custom_id": fared, "component_type": 2},
            (await hand(bench, eve)),
        )
        return await sent.answered()

    assert is_said("daily-share-where", str((await page()).components))
    await tables._store.servers.change(playground.guild.id, {"daily_channel": results.id})
    playground.deny(results, Permission.SEND_MESSAGES, eve)
    shown = await page()
    refused = await (await eve.click(shown, label="Share")).answered()
    assert refused.content == said("refused-cannot-write-there")
    playground.allow(results, Permission.SEND_MESSAGES, eve)
    await (await eve.click(shown, label="Share")).acknowledged()
    (card,) = await playground.wait_for(results.live)
    assert card.content.startswith(said("daily-shared", who="Eve") + "\nBoneyard #")
