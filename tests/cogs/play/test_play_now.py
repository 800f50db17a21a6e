"""Play now: a free seat on the server, or a table that looks for players and pings a role."""

from datetime import timedelta

from bot import clock
from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.playground.world.components import walk
from tests.cogs.server import Server, labels, text_of
from tests.end_to_end.controls import find, offers
from tests.end_to_end.house import answer
from tests.playground.happenings import delete_role
from tests.said import is_said, said


async def play(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "domino play")).answered()


def call(person: UserClient, channel: ChatChannel, role: int) -> ChatMessage | None:
    return next((it for it in person.timeline(channel) if f"<@&{role}>" in it.content), None)


async def kind_in(server: Server, channel: ChatChannel) -> tuple[str, str]:
    table = await server.bot.services.tables.in_channel(channel.id)
    return table.row.game, table.game.nearest_preset(table.options)[0].name


async def test_it_opens_the_kind_played_last_and_pings_a_role(server: Server) -> None:
    ann, bea, owner = server.person("ann"), server.person("bea"), server.manager()
    here, there, secret = server.channel(), server.channel(), server.channel()
    server.hide(secret, owner)
    role = server.playground.add_role("Players", mentionable=True)
    server.playground.give_role(bea, role)
    page = await (await owner.command(secret, "domino setup")).answered()
    await (await owner.choose(page, [role], placeholder=said("server-players-none"))).acknowledged()
    await (await owner.command(secret, "domino new", game="domino-whist", preset="partners")).answered()
    assert await kind_in(server, secret) == ("domino-whist", "partners")
    opened = await play(ann, here)
    assert opened.content == said("play-opened")
    assert await kind_in(server, here) == ("dominoes", "draw"), "not what is played where she sees nothing"
    lobby = await server.wait(lambda: find(ann, here, "start"))
    assert said("lobby-search", seats=3) in lobby.content
    called = await server.wait(lambda: call(bea, here, int(role["id"])))
    assert called.pings == {bea.id}
    joined = await play(bea, there)
    seat = said("lobby-own-seat", seat=2)
    assert joined.content == said("play-joined", game="Draw dominoes", channel=f"<#{here.id}>", place=seat)
    assert [it["url"] for it in walk(joined.components) if "url" in it] == [
        f"https://discord.com/channels/{server.guild.id}/{here.id}"
    ]
    again = await play(bea, there)
    assert is_said("play-seated", again.content)
    assert call(bea, here, int(role["id"])) == called, "it is not sent again as people sit down"
    await (await ann.command(here, "domino stop")).answered()


async def test_a_lobby_that_found_no_one_starts_with_computers(server: Server) -> None:
    ann, channel = server.person("ann"), server.channel()
    await (await ann.command(channel, "domino new", preset="dominican")).answered()
    tables = server.bot.services.tables
    await tables.lifecycle.close((await tables.in_channel(channel.id)).id)
    page = await (await ann.command(channel, "domino new")).answered()
    await (await ann.click(page, label=said("button-play-now"))).answered()
    assert await kind_in(server, channel) == ("dominoes", "dominican")
    table = await tables.in_channel(channel.id)
    await tables.lifecycle.offer_computers(table.id)
    offered = said("button-start-with-computers")
    lobby = await server.wait(lambda: next((it for it in ann.timeline(channel) if offered in labels(it)), None))
    assert said("lobby-search-offered", seats=3) in lobby.content
    bea = server.person("bea")
    assert is_said("error-only-host", await answer(await bea.click(lobby, label=offered)))
    assert is_said("lobby-started", await answer(await ann.click(lobby, label=offered)))
    assert (await tables.snapshot(table.id)).row.state == "playing"


async def test_no_role_is_pinged_once_deleted_or_in_quiet_hours(server: Server) -> None:
    ann, change, tables = server.person("ann"), server.bot.store.servers.change, server.bot.services.tables
    role = server.playground.add_role("Players", mentionable=True)
    start = (clock.now() - timedelta(hours=1)).time()
    quiet_from = start.hour * 60 + start.minute
    quiet = {"quiet_from": quiet_from, "quiet_to": (quiet_from + 720) % 1440, "time_zone": "UTC"}
    await change(server.guild.id, {"player_role": int(role["id"])} | quiet)
    for _ in range(2):
        channel = server.channel()
        assert (await play(ann, channel)).content == said("play-opened")
        row = (await tables.in_channel(channel.id)).row
        assert (row.search, row.called_role) == ("players", None)
        await tables.lifecycle.close(row.id)
        if int(role["id"]) in server.guild.roles:
            delete_role(server.playground, role)
            await change(server.guild.id, dict.fromkeys(quiet))
            await server.heard()


async def test_in_direct_messages_it_opens_practice(server: Server) -> None:
    ann = server.person("ann")
    for _ in range(2):
        shown = await (await ann.command(ann.dm, "domino play")).answered()
        assert said("done-table-below") in text_of(shown) or offers(shown, "start")
    table = await server.wait(lambda: find(ann, ann.dm, "start"))
    assert "Draw" in table.content
