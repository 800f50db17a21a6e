"""Each person reads what they alone see in their own language, all of them the rest in the server's."""

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.table.operations.seating import COMPUTER_NAMES
from tests.cogs.server import Server
from tests.end_to_end.controls import controls, find, press
from tests.end_to_end.house import Table
from tests.reading import read_in
from tests.words.dictionary import languages_of

NAMES = ("Ann", "Bo", "Cleo", *COMPUTER_NAMES)


def alone(person: UserClient, channel: ChatChannel) -> set[str]:
    """The languages of what no one else has been shown."""
    return languages_of((it.text for it in read_in(channel, person, by_all=False)), NAMES)


def by_all(person: UserClient, channel: ChatChannel) -> set[str]:
    """The languages of what everyone there has been shown."""
    return languages_of((it.text for it in read_in(channel, person, by_all=True)), NAMES)


async def choose(person: UserClient, page: ChatMessage, language: str) -> None:
    select = next(it for it in controls(page) if "language" in it.custom_id.split(":")[-1])
    await (await person.choose(page, [language], custom_id=select.custom_id)).acknowledged()


async def test_each_person_reads_their_own_language_and_all_the_servers(server: Server) -> None:
    """From lobby to end. A play draws each message once, and once more where a piece asks for its suit."""
    ann, bo, cleo = server.person("ann"), server.person("bo", locale="es-ES"), server.person("cleo", locale="fr")
    table = await Table.open(server, bo, ann, cleo, players=3, start=False, target=1)
    await (await press(bo, table.lobby, "rules")).answered()
    await table.start()
    while (found := await table.next()) is not None:
        await server.idle()
        messages = [it for place in (table.channel, ann.dm, bo.dm, cleo.dm) for it in place.messages.values()]
        before = {it.id: len(it.revisions) for it in messages}
        await table.act(*found)
        await server.idle()
        asks_suit = {found[1].id} if any(it.action == "piece" for it in found[2]) else set[int]()
        assert all(len(it.revisions) <= before[it.id] + 1 + (it.id in asks_suit) for it in messages)
    final = await server.wait(table.final)
    for person in (ann, bo, cleo):
        await (await press(person, final, "record")).answered()
        await (await person.command(table.channel, "hand")).answered()
        await person.autocomplete(table.channel, "help", focused="preset", game="black-tile")
    page = await (await press(bo, final, "replay")).answered()
    await (await press(bo, page, "replayshare")).acknowledged()
    await server.idle()
    assert by_all(ann, table.channel) == {"en"}
    assert [alone(it, table.channel) for it in (ann, bo, cleo)] == [{"en"}, {"es"}, {"fr"}]


async def test_a_choice_wins_over_discord_and_the_hand_is_drawn_anew(server: Server) -> None:
    bo = server.person("bo", locale="es-ES")
    table = await Table.open(server, bo, computers=3, target=500)
    hand = await server.wait(lambda: table.hand(bo))
    drawn = [hand.now.attachments[0].data]
    page = await (await bo.command(table.channel, "settings")).answered()
    for language, read in (("fr", "fr"), ("usual", "es")):
        await choose(bo, page, language)
        await server.wait(lambda read=read: languages_of([hand.content], NAMES) == {read})
        drawn.append(hand.now.attachments[0].data)
    assert drawn[0] == drawn[2] != drawn[1]


async def test_another_language_on_discord_is_noted_once(server: Server) -> None:
    bo, stored = server.person("bo", locale="es-ES"), "SELECT language, locale FROM preferences WHERE user_id = ?"
    table = await Table.open(server, bo, computers=3, target=500)
    hand = await server.wait(lambda: table.hand(bo))
    assert server.rows(stored, bo.id) == [("", "es-ES")]
    bo.user.locale = "fr"
    versions = set[int]()
    for _ in range(2):
        await (await press(bo, await server.wait(table.board), "scores")).answered()
        await server.wait(lambda: languages_of([hand.content], NAMES) == {"fr"})
        await server.idle()
        versions.add(server.rows("SELECT version FROM tables WHERE id = ?", table.id)[0][0])
    assert server.rows(stored, bo.id) == [("", "fr")]
    assert len(versions) == 1


async def test_a_servers_language_holds_for_what_is_opened_after_it_was_chosen(server: Server) -> None:
    server.guild.locale = "fr"
    owner, channels = server.manager("ann"), [server.channel() for _ in range(3)]
    await Table.open(server, owner, computers=3, channel=channels[0])
    await choose(owner, await (await owner.command(channels[0], "domino setup")).answered(), "de")
    await Table.open(server, owner, computers=3, channel=channels[1])
    await (await owner.command(channels[2], "duel", game="black-tile", deals=1, level="easy")).answered()
    await server.wait(lambda: find(owner, channels[2], "dueljoin"))
    await server.idle()
    assert [by_all(owner, it) for it in channels] == [{"fr"}, {"de"}, {"de"}]
