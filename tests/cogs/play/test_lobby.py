"""A lobby as its people use it: opened from all games, seats, invitations, removals, a rematch."""

import re

from bot.playground import ChatMessage, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, USER_SELECT, walk
from bot.playground.world.permissions import Permission
from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from cogs.kit.slots import PLAY_ALONE
from tests.cogs.conftest import Bench
from tests.cogs.server import present, text_of
from tests.end_to_end.controls import control, controls, find, offers, press, roster
from tests.end_to_end.house import Table, answer
from tests.said import is_said, said


def find_invitation(table: Table, person: UserClient) -> ChatMessage | None:
    """The invitation on which someone is mentioned."""
    timeline = table.seated[0].timeline(table.channel)
    return next((it for it in timeline if person.id in it.pings and offers(it, "join")), None)


async def picker_of(table: Table) -> ChatMessage:
    picker = await (await press(table.seated[0], table.lobby, "invite")).answered()
    assert picker.ephemeral
    return picker


async def test_fewer_may_play_where_the_game_allows_it(bench: Bench) -> None:
    ann, bo, cy = people = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, *people, start=False)
    question = await (await ann.click(table.lobby, label="Start")).answered()
    await (await ann.click(question, label=said("button-start-with", players=3))).acknowledged()
    await table.wait(table.board)
    assert bench.rows("SELECT players FROM tables WHERE id = ?", table.id) == [(3,)]
    assert all(person.dms() for person in (bo, cy))


async def test_an_invitation_mentions_each_person_once_and_goes_at_the_start(bench: Bench) -> None:
    ann, bo, cy = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, ann, start=False)
    assert re.search(r"About 30 minutes, or (5|10) alone with computers\.", table.lobby.content)
    picker = await picker_of(table)
    await (await ann.choose(picker, [bo, cy])).acknowledged()
    assert is_said("lobby-invited", picker.content)
    invitation = await table.wait(lambda: find_invitation(table, bo))
    assert invitation.pings == {bo.id, cy.id}
    assert is_said("lobby-invitation", invitation.content)
    assert "Ann invites you to **Black Tile 11**" in invitation.content
    for chosen in (bo, bench.playground.world.bot):
        picker = await picker_of(table)
        await (await ann.choose(picker, [chosen])).acknowledged()
        assert picker.content == said("lobby-invited-nobody")
    assert not offers(await (await press(bo, table.lobby, "lobby")).answered(), "invite", "seat", "leave", "remove")
    await (await bo.click(invitation, label="Join")).acknowledged()
    await table.wait(lambda: "Seat 2: Bo" in roster(table.lobby))
    question = await (await ann.click(table.lobby, label="Start")).answered()
    await (await ann.click(question, label=said("button-fill-and-start"))).acknowledged()
    await table.wait(lambda: find_invitation(table, bo) is None)
    pings = [message.pings for message in table.channel.messages.values() if message.ephemeral is False]
    assert sum(cy.id in to for to in pings) <= 1


async def test_only_people_that_discord_has_found_are_invited(bench: Bench) -> None:
    """Values made up by an altered app: who is in no list of Discord's is perhaps no member."""
    ann = bench.person()
    table = await Table.open(bench, ann, start=False)
    picker, found = await picker_of(table), bench.person("bo").user.json
    data = {
        "component_type": USER_SELECT, "custom_id": controls(picker)[0].custom_id, "id": 1,
        "values": ["7", found["id"]], "resolved": {"users": {found["id"]: found}},
    }  # fmt: skip
    await ann._send(InteractionKind.COMPONENT, ann.user, table.channel, data, picker).acknowledged()
    assert bench.rows("SELECT user_id FROM invitations WHERE table_id = ?", table.id) == [(int(found["id"]),)]


async def of_partners(bench: Bench, *people: UserClient) -> Table:
    """A lobby of dominoes for two sides."""
    table = await Table.open(bench, *people, game="dominoes", preset="dominican", start=False)
    await table.wait(lambda: (people[-1].user.global_name or "") in table.lobby.content)
    return table


async def test_partners_are_listed_by_side_and_people_swap_seats(bench: Bench) -> None:
    ann, bo, cy, di = bench.people("ann", "bo", "cy", "di")
    table = await of_partners(bench, ann, bo, cy)
    assert "Side A: Ann, Cy · Side B: Bo, free" in table.lobby.content
    assert "About 25 minutes." in table.lobby.content
    assert "Side A. Seat 1: Ann (host). Seat 3: Cy. Side B. Seat 2: Bo. Open: 4." in roster(table.lobby)
    assert [it.action for it in controls(table.lobby)] == ["join", "seat", "computer", "start", "lobby"]
    question = await (await press(bo, table.lobby, "seat")).answered()
    assert question.ephemeral
    options = {it["label"]: it["description"] for it in control(question, "seat").component["options"]}
    assert options == {
        "Seat 4": "Side B",
        "Swap with Ann": "Seat 1 · Side A, with Cy · I'll ask them first",
        "Swap with Cy": "Seat 3 · Side A, with Ann · I'll ask them first",
    }
    await (await bo.choose(question, ["Swap with Cy"])).acknowledged()
    assert question.content == "I asked Cy. You swap once they agree."
    asked = await table.wait(lambda: find(ann, table.channel, "swap"))
    assert asked.pings == {cy.id}
    assert asked.content == f"{cy.mention}, Bo wants to swap seats with you. You'd get: Seat 2 · Side B."
    assert await answer(await ann.click(asked, label="Swap")) == said("error-swap-others", who="Cy")
    assert await answer(await cy.click(asked, label="Swap")) == "You're in seat 2 now.\nSide B"
    await table.wait(lambda: "Side A: Ann, Bo · Side B: Cy, free" in table.lobby.content)
    await table.wait(lambda: asked.deleted_at)
    assert await answer(await press(di, table.lobby, "join")) == "You're in: Side B, with Cy."
    more = await (await press(ann, table.lobby, "lobby")).answered()
    shuffled = await answer(await press(ann, more, "sides"))
    assert sorted(re.findall("Ann|Bo|Cy|Di", shuffled)) == ["Ann", "Bo", "Cy", "Di"]
    assert shuffled.startswith("Shuffled. Side A: ")


async def test_a_removed_person_reads_why_and_can_be_invited_back(bench: Bench) -> None:
    ann, bo, cy = people = bench.people("ann", "bo", "cy")
    table = await of_partners(bench, *people)
    dm = await table.wait(lambda: next(iter(bo.dms()), None))
    assert not offers(await (await press(cy, table.lobby, "lobby")).answered(), "remove", "sides")
    chosen = await (await press(ann, table.lobby, "remove")).answered()
    await (await ann.choose(chosen, ["Bo"])).acknowledged()
    assert chosen.content == said("lobby-removed", who="Bo")
    await table.wait(lambda: "Side A: Ann, Cy · Side B: 2 free" in table.lobby.content)
    await table.wait(lambda: dm.content == said("hand-removed", where=f"<#{table.channel.id}>"))
    for sent in (await bo.click(table.lobby, label="Join"), await bo.command(table.channel, "domino join")):
        assert await answer(sent) == said("error-kept-out")
    picker = await picker_of(table)
    await (await ann.choose(picker, [bo])).acknowledged()
    invitation = await table.wait(lambda: find_invitation(table, bo))
    assert await answer(await bo.click(invitation, label="Join")) == "You're in: Side B, seat 2."


async def dm_after_match(table: Table, person: UserClient) -> ChatMessage:
    """The end of a match as a player has it in their direct messages."""
    return await table.wait(lambda: next((it for it in person.dms() if offers(it, "rematch")), None))


async def check_rematch(bench: Bench, table: Table) -> None:
    """Another match begins, with the seats as they were."""
    again = await table.wait(lambda: (board := table.board()) and table.number(board) != table.id and board)
    assert "deal 1" in again.content
    query = "SELECT name FROM seats WHERE table_id = ? ORDER BY seat"
    assert bench.rows(query, table.number(again)) == bench.rows(query, table.id)


async def test_a_rematch_is_one_press_and_begins_when_the_others_accept(bench: Bench) -> None:
    """Asked for by direct message, where the match's decisions and the table are a press away too."""
    ann, bo = people = bench.people("ann", "bo")
    table = await Table.open(bench, *people, computers=2, target=1)
    await table.play()
    dm, channel = await dm_after_match(table, bo), table.channel
    assert offers(dm, "mymatch")
    (address,) = [it["url"] for it in walk(dm.components) if "url" in it]
    assert address == f"https://discord.com/channels/{present(channel.guild).id}/{channel.id}"
    bench.playground.deny(channel, Permission.VIEW_CHANNEL, bo)
    assert "You can't write in that channel" in await answer(await bo.click(dm, label="Rematch"))
    bench.playground.allow(channel, Permission.VIEW_CHANNEL, bo)
    await (await bo.click(dm, label="Rematch")).acknowledged()
    lobby = await table.wait(lambda: find(ann, channel, "start"))
    assert ann.mention in lobby.content
    assert not lobby.pings
    invitation = await table.wait(lambda: find_invitation(table, ann))
    assert invitation.pings == {ann.id}
    await (await ann.click(invitation, label="Join")).acknowledged()
    await check_rematch(bench, table)


async def test_a_rematch_is_accepted_by_the_same_press_or_by_joining(bench: Bench) -> None:
    ann, bo, cy = people = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, *people, players=3, target=1)
    final = present(await table.play())
    await (await bo.click(final, label="Rematch")).acknowledged()
    await table.wait(lambda: find(ann, table.channel, "start"))
    assert said("error-channel-taken") in await answer(await bo.click(final, label="Rematch"))
    assert "The players get the rematch first" in await answer(await bench.person().click(final, label="Rematch"))
    await (await ann.click(await dm_after_match(table, ann), label="Rematch")).acknowledged()
    assert await answer(await cy.command(table.channel, "domino join")) == "You're in: seat 3."
    await check_rematch(bench, table)


async def test_how_to_play_opens_at_what_is_decided_now(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, start=False)
    assert "## The aim" in text_of(await (await press(ann, table.lobby, "how")).answered())
    await table.start()
    for phase, heading in (("pass", "## Before the play"), ("play", "## A trick")):
        await table.until(phase)
        assert heading in text_of(await (await ann.command(table.channel, "help")).answered())


async def test_a_game_is_chosen_from_a_picture_of_all(bench: Bench) -> None:
    channel = bench.channel()
    page = await (await bench.ann.command(channel, "domino new", players=4, target=20)).answered()
    assert page.ephemeral
    titles, (picture,) = [say(game.title) for game in CATALOGUE.values() if 4 in game.players], page.attachments
    assert all(title in (picture.description or "") for title in titles)
    assert {it["label"] for it in walk(page.components) if it["type"] == BUTTON} >= {*titles}
    await (await bench.ann.click(page, label="Dominoes")).acknowledged()
    assert "Cuban: partners, to 150." in text_of(page)
    await (await bench.ann.click(page, label=said("button-back-to-games"))).acknowledged()
    await (await bench.ann.click(page, label="Black Tile")).acknowledged()
    await (await bench.ann.click(page, label="Thirty Point")).acknowledged()
    table = await bench.bot.services.tables.in_channel(channel.id)
    row, preset = table.row, table.game.nearest_preset(table.options)[0].name
    assert (row.game, preset, row.players, row.host_id) == ("black-tile", "thirty-point", 4, bench.ann.id)
    assert text_of(page).strip() == said("done-table-opened")
    assert not page.attachments
    rules = await (await bench.ann.click(page, label=said("button-other-rules"))).answered()
    assert "Thirty Point" in text_of(rules)
    again = await (await bench.ann.command(bench.channel(), "domino new")).answered()
    assert f"Black Tile ({said('kinds-mark-yours')})" in text_of(again)


async def test_a_kind_is_typed_without_its_game(bench: Bench) -> None:
    channel, ann = bench.channel(), bench.person()
    told = await answer(await ann.command(channel, "domino new", preset="Cuban dominoes"))
    assert told == said("done-table-opened")
    table = await bench.bot.services.tables.in_channel(channel.id)
    assert (table.row.game, table.game.nearest_preset(table.options)[0].name) == ("dominoes", "cuban")


async def test_a_refusal_has_the_button_instead_of_a_command(bench: Bench) -> None:
    channel, alone = bench.channel(), bench.person()
    refused = await (await bench.ann.command(channel, "domino join")).answered()
    page = await (await bench.ann.click(refused, label=said("button-new-table"))).answered()
    await (await bench.ann.click(page, label="Domino Whist")).acknowledged()
    await (await bench.ann.click(page, label="Usual rules")).acknowledged()
    assert (await bench.bot.services.tables.in_channel(channel.id)).row.game == "domino-whist"
    nowhere = await (await alone.command(alone.dm, "hand")).answered()
    ways_out = [said("button-new-table"), *(offered()["label"] for offered in PLAY_ALONE)]
    assert [it["label"] for it in walk(nowhere.components) if it["type"] == BUTTON] == ways_out
