"""Who reads what in which language: each person what they alone see in theirs, all of them the rest in the server's."""

import re
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.message import Message
from bot.playground import ChatChannel, ChatMessage, Revision, UserClient
from bot.playground.users.client import SeenItem
from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.locales import languages
from bot.words.speaker import speaker
from tests.cogs.daily.playing import opened, play_out
from tests.cogs.server import manager
from tests.end_to_end.conftest import running
from tests.end_to_end.house import House, Table, controls, find, press
from tests.end_to_end.other_languages_bot import OtherLanguagesBot
from tests.playground.happenings import add_private_channel
from tests.reading import in_components
from tests.said import said
from tests.words.made_up import languages_of

pytestmark = pytest.mark.asyncio(loop_scope="module")
SOAK = pytest.mark.soak  # who reads which language is tested in tests/table/test_readers.py
PEOPLE = ("Ann", "Bo", "Cleo")
NAMES = {*PEOPLE, *COMPUTER_NAMES, "computer"}  # which plays for somebody


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("readers"), bot_type=OtherLanguagesBot) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def own_house(tmp_path) -> AsyncIterator[House]:
    async with running(tmp_path, bot_type=OtherLanguagesBot) as made:
        yield made


def own_names() -> set[str]:
    """What languages call themselves, on the pages where one is chosen."""
    speakers = [speaker(it) for it in languages()]
    return {
        "Ènglìsh",
        "Ênglîsh",
        *(word for it in speakers for word in re.findall(r"\w+", it.say(Message("language-name")))),
    }


def read_in(*shown: Revision) -> set[str]:
    """The languages of what is read in messages."""
    return languages_of((text for it in shown for text in texts_of(it)), NAMES)


def texts_of(shown: Revision) -> Iterator[str]:
    """The texts that are read in a message."""
    yield shown.content
    yield from (it.description or "" for it in shown.attachments)
    yield from (it.text for it in in_components(shown.components))


def seen_alone(person: UserClient) -> Iterator[SeenItem]:
    """All that nobody else was shown."""
    for it in person.shown():
        if it.message is None or it.channel is person.dm or it.message.ephemeral:
            yield it


def read_alone(person: UserClient) -> set[str]:
    """The languages of all that nobody else was shown."""
    found = set[str]()
    for it in seen_alone(person):
        if it.revision is not None and it.message is not None and it.message.author.bot:
            found |= read_in(it.revision)
        elif it.form is not None:
            found |= languages_of((read.text for read in in_components(it.form["components"])), NAMES)
        elif it.kind == "choices":
            found |= languages_of(it.texts[::2], NAMES)
    return found


def read_by_all(person: UserClient, channel: ChatChannel) -> set[str]:
    """The languages of all that everybody was shown in a channel."""
    shown = (it for it in person.shown() if it.channel is channel and it.message is not None)
    return read_in(*(it.revision for it in shown if it.revision and it.message and not it.message.ephemeral))


async def board(table: Table) -> ChatMessage:
    """The table message, which is gone for a moment where it moves to the bottom."""
    return await table.wait(table.board)


async def choose(person: UserClient, page: ChatMessage, language: str) -> set[str]:
    """Choose a language on the page of somebody's own settings or of a server's. Returns those of the page then."""
    select = next(it for it in controls(page) if "language" in it.custom_id.split(":")[-1])
    await (await person.choose(page, [language], custom_id=select.custom_id)).acknowledged()
    return languages_of(texts_of(page.now), NAMES | own_names())


async def settings(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "settings")).answered()


@pytest.mark.parametrize("game", ["black-tile", *(pytest.param(it, marks=SOAK) for it in ("blind-hughie", "dominoes"))])
async def test_each_person_reads_their_own_language_and_all_the_servers(house: House, game: str) -> None:
    ann, bo, cleo = house.person("ann"), house.person("bo", locale="it"), house.person("cleo", locale="tr")
    table = await Table.open(house, bo, ann, cleo, computers=1, start=False, game=game, target=500)
    await (await press(bo, table.lobby, "rules")).answered()
    await table.start()
    for _ in range(12):
        await table.act(*(await table.next() or pytest.fail("the match is over")))
    await house.idle()  # a message may be on its way to the bottom
    for person in (ann, bo, cleo):
        await (await press(person, await board(table), "scores")).answered()
        await (await person.command(table.channel, "hand")).answered()
        await person.autocomplete(table.channel, "move", focused="move")
        await person.autocomplete(table.channel, "help", focused="preset", game=game)
    await (await bo.command(table.channel, "domino leave")).answered()
    await house.idle()
    assert read_by_all(ann, table.channel) == {"en"}
    assert (read_alone(ann), read_alone(bo), read_alone(cleo)) == ({"en"}, {"it"}, {"tr"})
    assert "Traceback" not in house.bot.log.read_text("utf-8")


@SOAK
async def test_a_choice_wins_over_discord_and_the_hand_is_drawn_anew(own_house: House) -> None:
    house = own_house
    ann, bo = house.person("ann"), house.person("bo", locale="it")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    hand = await table.wait(lambda: table.hand(bo))
    assert read_in(hand.now) == {"it"}
    picture = hand.now.attachments[0].data
    page = await settings(bo, table.channel)
    assert await choose(bo, page, "tr") == {"tr"}
    await table.wait(lambda: read_in(hand.now) == {"tr"})
    assert hand.now.attachments[0].data != picture
    await house.restart()
    for _ in range(6):
        await table.act(*(await table.next() or pytest.fail("the match is over")))
    await house.idle()
    after = await (await press(bo, await board(table), "scores")).answered()
    assert read_in(after.now) == {"tr"}
    assert read_in(*(it for message in bo.dms() for it in message.revisions[2:])) == {"tr"}
    assert read_alone(ann) == {"en"}
    page = await settings(bo, table.channel)
    assert await choose(bo, page, "usual") == {"it"}
    newest = await table.wait(lambda: table.hand(bo))
    await table.wait(lambda: read_in(newest.now) == {"it"})


@SOAK
async def test_another_language_on_discord_is_noted_once(house: House) -> None:
    ann, bo = house.person("ann"), house.person("bo", locale="it")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    hand = await table.wait(lambda: table.hand(bo))
    stored = "SELECT language, locale FROM preferences WHERE user_id = ?"
    assert house.rows(stored, bo.id) == [("", "it")]
    assert house.rows(stored, ann.id) == [], "what is English needs no note"
    bo.user.locale = "tr"
    await (await press(bo, await board(table), "scores")).answered()
    await table.wait(lambda: read_in(hand.now) == {"tr"})
    ((version,),) = house.rows("SELECT version FROM tables WHERE id = ?", table.id)
    for locale in ("tr", "tr"):
        bo.user.locale = locale
        await (await press(bo, await board(table), "scores")).answered()
    assert house.rows("SELECT version FROM tables WHERE id = ?", table.id) == [(version,)]


@SOAK
async def test_the_owners_choice_holds_for_new_tables(own_house: House) -> None:
    house = own_house
    owner, ann = manager(house, "ann"), house.person("ann")
    before = await Table.open(house, ann, computers=3, target=500)
    page = await (await owner.command(house.channel(), "domino setup")).answered()
    assert await choose(owner, page, "it") == {"en"}, "it is the owner's own page"
    await house.restart()
    after = await Table.open(house, owner, ann, computers=2, target=500)
    for table in (before, after):
        await table.act(*(await table.next() or pytest.fail("the match is over")))
        await (await ann.command(table.channel, "domino table")).answered()
    await house.idle()
    assert read_by_all(ann, before.channel) == {"en"}
    assert read_by_all(ann, after.channel) == {"it"}
    assert read_alone(ann) == {"en"}


@SOAK
async def test_a_server_is_spoken_to_as_on_discord_also_by_the_clock(own_house: House) -> None:
    house = own_house
    guild = house.playground.add_guild("Italia", channels=("giochi",), locale="it")
    ann, bo = (house.playground.add_person(name.lower(), name, guilds=[guild]) for name in ("Ann", "Bo"))
    channel = guild.channel("giochi")
    table = await Table.open(house, ann, computers=3, channel=channel)
    await table.act(*(await table.next() or pytest.fail("the match is over")))
    page = await opened(house, bo, channel)  # who sits at one table only
    await (await press(bo, page, "dailyplay")).acknowledged()
    await house.until(lambda: house.rows("SELECT 1 FROM contest_entries WHERE table_id IS NOT NULL"))
    await play_out(house, bo)
    await (await press(bo, await (await bo.command(channel, "daily")).answered(), "dailyshare")).acknowledged()
    await house.until(lambda: house.rows("SELECT 1 FROM contest_entries WHERE score IS NOT NULL"))
    house.change(
        "INSERT INTO server_settings (guild_id, opener_roles, channels, rules_locked, daily_channel) "
        "VALUES (?, '[]', '[]', 0, ?)", guild.id, channel.id,
    )  # fmt: skip
    house.change(
        "UPDATE contests SET state = 'finished', ended_at = datetime('now'), ends_at = datetime('now'), "
        "version = version + 1"
    )
    posted = len(channel.live())
    await house.restart()
    await house.playground.wait_for(lambda: len([it for it in channel.live() if not it.ephemeral]) > 0)
    await house.idle()
    assert len(channel.live()) > posted
    assert read_by_all(ann, channel) == {"it"}
    assert read_alone(ann) == read_alone(bo) == {"en"}


@SOAK
async def test_a_shared_replay_is_in_the_language_of_its_channel(house: House) -> None:
    bo, ann = house.person("bo", locale="it"), house.person("ann")
    table = await Table.open(house, bo, computers=3, target=5)
    final = await table.play()
    assert final is not None
    page = await (await press(bo, final, "replay")).answered()
    before = {message.id for message in ann.timeline(table.channel)}
    await (await press(bo, page, "replayshare")).acknowledged()
    (shared,) = await table.wait(lambda: [it for it in ann.timeline(table.channel) if it.id not in before])
    assert read_in(shared.now) == {"en"}
    assert read_in(page.now) == {"it"}


@SOAK
async def test_a_duel_is_in_the_servers_language_and_its_matches_in_the_players(house: House) -> None:
    bo, cleo, channel = house.person("bo", locale="it"), house.person("cleo", locale="tr"), house.channel()
    await (await bo.command(channel, "duel", game="black-tile", deals=1, level="easy")).answered()
    duel = await house.playground.wait_for(lambda: find(bo, channel, "dueljoin"))
    await (await press(cleo, duel, "dueljoin")).answered()
    await house.idle()
    await (await press(bo, duel, "duelstart")).answered()
    for person in (bo, cleo):
        await house.playground.wait_for(lambda: person.dms()[-1:] or None)  # noqa: B023
    await house.idle()
    assert read_by_all(bo, channel) == {"en"}
    assert (read_alone(bo), read_alone(cleo)) == ({"it"}, {"tr"})


@SOAK
async def test_a_duel_by_invitation_is_in_each_persons_language(house: House) -> None:
    bo, cleo = (house.person(name, locale=it, has_app=True) for name, it in (("bo", "it"), ("cleo", "tr")))
    between = add_private_channel(house.playground, bo, cleo)
    await (await cleo.command(cleo.dm, "privacy")).answered()  # her language is known from then on
    page = await (await bo.use(between, said("menu-challenge"), cleo)).answered()
    await (await press(bo, page, "duelchallenge")).acknowledged()
    invited = await house.playground.wait_for(lambda: find(cleo, cleo.dm, "dueljoin"))
    assert read_in(invited.now) == {"tr"}
    await (await press(cleo, invited, "dueljoin")).answered()
    duel = await house.playground.wait_for(lambda: find(bo, bo.dm, "duelstart"))
    await (await press(bo, duel, "duelstart")).answered()
    for person in (bo, cleo):
        await house.playground.wait_for(lambda: find(person, person.dm, "more"))  # noqa: B023
    await house.idle()
    assert (read_alone(bo), read_alone(cleo)) == ({"it"}, {"tr"})


@SOAK
async def test_a_reminder_is_in_the_language_of_its_table(house: House) -> None:
    ann, bo = house.person("ann"), house.person("bo", locale="it")
    house.change("INSERT INTO preferences (user_id, style, ping) VALUES (?, '', 'always')", bo.id)
    bo.close_dms()
    table = await Table.open(house, bo, ann, computers=2, target=500)
    await table.wait(lambda: [it for it in table.channel.messages.values() if bo.id in it.pings])
    assert read_by_all(ann, table.channel) == {"en"}
    assert read_alone(bo) == {"it"}


@SOAK
async def test_several_languages_cost_no_call_more(house: House) -> None:
    """Each play draws a message once at most, and what it draws is new."""
    people = [house.person("ann"), house.person("bo", locale="it"), house.person("cleo", locale="tr")]
    table = await Table.open(house, *people, house.person("ann", locale="it"), target=500)
    await table.until("play")
    channels = [table.channel, *(person.dm for person in table.seated)]
    await house.idle()
    for _ in range(6):
        begun, asked = datetime.now(UTC), await table.next()
        assert asked is not None
        await table.act(*asked)
        await house.idle()
        messages = [it for channel in channels for it in channel.messages.values()]
        drawn = [[it for it in message.revisions if it.at > begun] for message in messages]
        assert max(map(len, drawn)) == 1
        # What somebody's press is answered with may be a drawing, or else comes before one. A hand that is posted anew
        # leaves one to be deleted, perhaps after it was drawn. Other tests' tables are in other channels.
        here = tuple(f"/channels/{channel.id}/" for channel in channels)
        calls = [it for it in house.playground.log.entries if it.at - timedelta(seconds=it.seconds) > begun]
        calls = [it for it in calls if it.method not in ("GET", "DELETE")]
        drawing = [it for it in calls if it.path.startswith((*here, "/webhooks"))]
        assert len(drawing) <= sum(map(len, drawn)), [str(it) for it in drawing]
