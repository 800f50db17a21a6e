"""A lobby as its people use it: invitations, empty seats, house rules for one table, a rematch."""

from bot.playground import ChatMessage, Interaction, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world import payloads
from bot.playground.world.components import USER_SELECT, walk
from bot.playground.world.permissions import Permission
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, answer, controls, find, offers
from tests.said import is_said, said


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
    picker = await (await ann.click(table.lobby, label="Invite")).answered()
    assert picker.ephemeral
    assert is_said("lobby-invited", (await chosen(await ann.choose(picker, [bo, cy]), picker)).content)
    invitation = await table.wait(lambda: find_invitation(table, bo))
    assert invitation.pings == {bo.id, cy.id}
    assert is_said("lobby-invitation", invitation.content)
    assert "Ann invites you to **Black Tile 11**" in invitation.content
    again = await (await ann.click(table.lobby, label="Invite")).answered()
    assert (await chosen(await ann.choose(again, [bo]), again)).content == said("lobby-invited-nobody")
    assert "no seat" in await answer(await bo.click(table.lobby, label="Invite"))
    await (await bo.click(invitation, label="Join")).acknowledged()
    await table.wait(lambda: "2. Bo" in table.lobby.content)
    question = await (await ann.click(table.lobby, label="Start")).answered()
    await (await ann.click(question, label=said("button-fill-and-start"))).acknowledged()
    await table.wait(lambda: find_invitation(table, bo) is None)
    pings = [message.pings for message in table.channel.messages.values() if message.ephemeral is False]
    assert sum(cy.id in to for to in pings) <= 1


async def test_only_people_that_discord_has_found_are_invited(bench: Bench) -> None:
    """Nor a bot. Values made up by an altered app: who is in no list of Discord's is perhaps no member."""
    ann = bench.person()
    table = await Table.open(bench, ann, start=False)
    picker = await (await ann.click(table.lobby, label="Invite")).answered()
    assert (await chosen(await ann.choose(picker, [bench.playground.world.bot]), picker)).content == said(
        "lobby-invited-nobody"
    )
    picker = await (await ann.click(table.lobby, label="Invite")).answered()
    found = payloads.user(bench.person("bo").user)
    data = {
        "component_type": USER_SELECT,
        "custom_id": controls(picker)[0].custom_id,
        "id": 1,
        "values": ["7", found["id"]],
        "resolved": {"users": {found["id"]: found}},
    }
    await chosen(ann._send(InteractionKind.COMPONENT, table.channel, data, picker), picker)
    assert bench.rows("SELECT user_id FROM invitations WHERE table_id = ?", table.id) == [(int(found["id"]),)]


async def asked_for_a_rematch(table: Table, person: UserClient) -> ChatMessage:
    """The message at the end of a match, on which somebody has pressed Rematch."""
    final = await table.play()
    assert final is not None
    await (await person.click(final, label="Rematch")).acknowledged()
    return final


async def dm_after_match(table: Table, person: UserClient) -> ChatMessage:
    """The end of a match as a player has it in their direct messages."""
    return await table.wait(lambda: next((it for it in person.dms() if offers(it, "rematch")), None))


async def test_a_rematch_is_one_press_and_begins_when_the_others_accept(bench: Bench) -> None:
    """Asked for by direct message, where the match's decisions and the table are a press away too."""
    ann, bo = people = bench.people("ann", "bo")
    table = await Table.open(bench, *people, computers=2, target=1)
    await table.play()
    dm = await dm_after_match(table, bo)
    assert offers(dm, "mymatch")
    guild, channel = table.channel.guild, table.channel
    assert guild is not None
    (address,) = [it["url"] for it in walk(dm.components) if "url" in it]
    assert address == f"https://discord.com/channels/{guild.id}/{channel.id}"
    bench.playground.deny(channel, Permission.VIEW_CHANNEL, bo)
    assert "You can't write in that channel" in await answer(await bo.click(dm, label="Rematch"))
    bench.playground.allow(channel, Permission.VIEW_CHANNEL, bo)
    await (await bo.click(dm, label="Rematch")).acknowledged()
    lobby = await table.wait(lambda: find(ann, table.channel, "start"))
    assert ann.mention in lobby.content
    assert not lobby.pings
    invitation = await table.wait(lambda: find_invitation(table, ann))
    assert invitation.pings == {ann.id}
    await (await ann.click(invitation, label="Join")).acknowledged()
    again = await table.wait(lambda: (board := table.board()) and table.number(board) != table.id and board)
    names = bench.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table.number(again))
    assert names == bench.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table.id)


async def test_a_rematch_is_accepted_by_the_same_press_or_by_joining(bench: Bench) -> None:
    ann, bo, cy = people = bench.people("ann", "bo", "cy")
    table = await Table.open(bench, *people, players=3, target=1)
    final, stranger = await asked_for_a_rematch(table, bo), bench.person()
    await table.wait(lambda: find(ann, table.channel, "start"))
    assert said("error-channel-taken") in await answer(await bo.click(final, label="Rematch"))
    assert "The players get the rematch first" in await answer(await stranger.click(final, label="Rematch"))
    await (await ann.click(await dm_after_match(table, ann), label="Rematch")).acknowledged()
    told = await answer(await cy.command(table.channel, "domino join"))
    assert told == said("lobby-joined", seat=3)
    again = await table.wait(lambda: (board := table.board()) and table.number(board) != table.id and board)
    names = bench.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table.number(again))
    assert names == bench.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table.id)


async def chosen(sent: Interaction, message: ChatMessage) -> ChatMessage:
    """A message after a choice in its select."""
    await sent.acknowledged()
    return message


def find_invitation(table: Table, person: UserClient) -> ChatMessage | None:
    """The invitation on which somebody is mentioned."""
    timeline = table.seated[0].timeline(table.channel)
    return next((it for it in timeline if person.id in it.pings and offers(it, "join")), None)


async def test_how_to_play_opens_at_what_is_decided_now(bench: Bench) -> None:
    ann = bench.person()
    table = await Table.open(bench, ann, computers=3, start=False)
    assert "## The aim" in str((await (await ann.click(table.lobby, label="How to play")).answered()).components)
    contents = await (await ann.command(bench.channel(), "help")).answered()
    assert "Domino Hearts" in str(contents.components)
    await ann.choose(contents, ["domino-hearts"])
    await table.wait(lambda: "queen of spades" in str(contents.components))
    await table.start()
    shown = await (await ann.command(table.channel, "help")).answered()
    assert "## Before the play" in str(shown.components), "three tiles are to be passed"
    await table.until("play")
    shown = await (await ann.command(table.channel, "help")).answered()
    assert "## A trick" in str(shown.components)
