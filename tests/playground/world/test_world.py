"""A saved world is loaded again, an unreadable one refused; threads: who may write there, what archiving refuses."""

import json
from pathlib import Path

import pytest

from bot.playground import CannotSendError, ChatChannel, ChatMessage, Permission, Playground
from bot.playground.api.messages import Origin
from bot.playground.api.uploads import Upload
from bot.playground.world import saved
from bot.playground.world.discord_json import PRIVATE_THREAD, PUBLIC_THREAD
from bot.playground.world.model import Snowflakes, User
from bot.playground.world.saved import FolderInUseError, SavedWorldError, Saver, load, lock_folder
from tests.playground.conftest import Bench, refused
from tests.playground.happenings import add_thread, archive

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Done", "custom_id": "done:1"}]}


def send(playground: Playground, channel: ChatChannel, text: str, shown_to: User | None = None) -> ChatMessage:
    body = {"content": text, "components": [BUTTON]}
    files = {0: Upload("picture.png", text.encode())}
    return playground.messages.create(channel, playground.world.bot, body, files, origin=Origin(shown_to=shown_to))


async def test_a_saved_world_is_loaded_again(tmp_path: Path) -> None:
    async with Playground(bot_name="notes-bot") as before:
        ann, games = before.add_person("ann", "Änne", moderator=True), before.channel("games")
        note = send(before, games, f"{ann.mention} writes a note")
        before.messages.edit(note, {"content": "edited"})
        send(before, ann.dm, "a letter")
        send(before, games, "for her eyes", shown_to=ann.user)
        before.messages.delete(send(before, games, "deleted"))
        before.deny(games, Permission.ATTACH_FILES)
        ann.close_dms()
        tile = before.world.add_emoji("tile", "image/png", b"a tile")
        await Saver(before.world, before.changes, tmp_path).close()
    async with Playground(world=load(tmp_path)) as after:
        again, place = after.people["ann"], after.channel("games")
        assert (again.id, place.id, after.guild.id) == (ann.id, games.id, before.guild.id)
        assert after.world.bot.username == "notes-bot"
        assert [it.content for it in again.timeline(place)] == ["edited"]
        message = again.timeline(place)[0]
        assert message.components == note.components
        assert len(message.revisions) == 2
        assert again.id in message.pings
        assert [it.attachments[0].data for it in again.dms()] == [b"a letter"]
        assert not again.user.dms_open
        assert [vars(it) for it in after.world.emojis.values()] == [vars(tile)]
        assert int(place.overwrites[after.world.bot.id]["deny"]) == Permission.ATTACH_FILES
        assert after.world.ids.next() > message.id
        await Saver(after.world, after.changes, tmp_path).close()
        pictures_in_use = {str(it.attachments[0].id) for it in (message, *again.dms())} | {str(tile.id)}
        assert {it.name for it in (tmp_path / "pictures").iterdir()} == pictures_in_use


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 99}', '{"version": 1, "users": []}'])
def test_a_world_that_cannot_be_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "world.json").write_text(text, encoding="utf-8")
    with pytest.raises(SavedWorldError, match="Move it away"):
        load(tmp_path)


def test_a_folder_is_locked_once(tmp_path: Path) -> None:
    with lock_folder(tmp_path / "new"), pytest.raises(FolderInUseError, match="--folder"):  # noqa: SIM117
        with lock_folder(tmp_path / "new"):
            pass
    with lock_folder(tmp_path / "new"):
        pass


async def test_a_replaced_picture_is_served_a_little_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was sent it just before the edits still asks for it."""
    async with Playground() as playground:
        message = send(playground, playground.channel("games"), "first")
        first = message.attachments[0].id
        for number in range(4):
            files = {0: Upload("picture.png", b"%d" % number)}
            playground.messages.edit(message, {"content": str(number), "attachments": []}, files)
        await Saver(playground.world, playground.changes, tmp_path).close()
        assert first in playground.world.attachments
        assert not (tmp_path / "pictures" / str(first)).exists()
        monkeypatch.setattr(saved, "REPLACED_PICTURE_LIFETIME", -saved.REPLACED_PICTURE_LIFETIME)
        await Saver(playground.world, playground.changes, tmp_path).close()
        assert first not in playground.world.attachments
        assert message.attachments[0].id in playground.world.attachments


@pytest.mark.parametrize("shards", [1, 2, 5])
def test_no_id_is_given_twice(shards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the id of its owner, a server would show every channel to them and to `@everyone`."""
    ids, given = Snowflakes(), list[int]()
    for milliseconds in range(20):
        monkeypatch.setattr("time.time", lambda now=1.8e9 + milliseconds / 1000: now)
        given += [ids.next(), ids.on_shard(0, shards), ids.next(), ids.on_shard(shards - 1, shards)]
    assert len({*given}) == len(given)
    assert all((number >> 22) % shards == 0 for number in given[1::4])


async def test_an_archived_thread_is_read_only_until_a_new_message(bench: Bench) -> None:
    thread = add_thread(bench.playground, "talk", bench.games)
    channel = bench.bot.get_partial_messageable(thread.id)
    message = await channel.send("first")
    archive(bench.playground, thread)
    await refused(message.edit(content="changed"), 50083, 400)
    assert thread.metadata["archived"]
    await channel.send("second")
    assert not thread.metadata["archived"]
    await message.edit(content="changed")
    archive(bench.playground, thread)
    await bench.bot.http.edit_channel(thread.id, archived=False)
    assert not thread.metadata["archived"]


async def test_only_who_manages_threads_unarchives_a_locked_one(bench: Bench) -> None:
    thread = add_thread(bench.playground, "talk", bench.games)
    channel = bench.bot.get_partial_messageable(thread.id)
    archive(bench.playground, thread, locked=True)
    await refused(channel.send("hello?"), 50083, 400)
    await refused(bench.bot.http.edit_channel(thread.id, archived=False), 50083, 400)
    with pytest.raises(CannotSendError):
        await bench.ann.say(thread, "hello?")
    bench.playground.allow(bench.games, Permission.MANAGE_THREADS)
    await channel.send("I may")
    assert not thread.metadata["archived"]


async def test_a_thread_has_its_channels_overwrites(bench: Bench) -> None:
    thread = add_thread(bench.playground, "talk", bench.games)
    channel = bench.bot.get_partial_messageable(thread.id)
    bench.playground.deny(bench.games, Permission.SEND_MESSAGES)
    await channel.send("allowed here")
    bench.playground.deny(bench.games, Permission.SEND_MESSAGES_IN_THREADS)
    await refused(channel.send("not here"), 50013, 403)
    bench.playground.deny(bench.games, Permission.VIEW_CHANNEL)
    await refused(channel.send("nor here"), 50001, 403)


async def test_a_thread_is_saved_and_loaded(tmp_path: Path) -> None:
    async with Playground() as before:
        archive(before, add_thread(before, "talk", before.channel("games")), locked=True)
        add_thread(before, "secret", before.channel("games"), members=[before.add_person("ann")])
        await Saver(before.world, before.changes, tmp_path).close()
    world = load(tmp_path)
    assert world is not None
    thread = next(it for it in world.channels.values() if it.name == "talk")
    assert thread.parent is not None
    assert (thread.parent.name, thread.metadata["archived"], thread.metadata["locked"]) == ("games", True, True)
    secret = next(it for it in world.channels.values() if it.name == "secret")
    assert (thread.type, secret.type, len(secret.members)) == (PUBLIC_THREAD, PRIVATE_THREAD, 2)


async def test_a_private_thread_is_its_members_and_who_manages_threads(bench: Bench) -> None:
    bo, mod = bench.playground.add_person("bo"), bench.playground.add_person("mod", moderator=True)
    thread = add_thread(bench.playground, "secret", bench.games, members=[bench.ann])
    message = await bench.bot.get_partial_messageable(thread.id).send("for few")
    assert [message.id in {it.id for it in who.timeline(thread)} for who in (bench.ann, bo, mod)] == [True, False, True]
    member = await bench.bot.http.get_thread_member(thread.id, bench.ann.id)
    assert int(member["user_id"]) == bench.ann.id
    for stranger in (bo, mod):
        await refused(bench.bot.http.get_thread_member(thread.id, stranger.id), 10007, 404)
    bench.playground.deny(bench.games, Permission.VIEW_CHANNEL, bench.playground.everyone)
    role = bench.playground.add_role("members")
    bench.playground.give_role(bo, role)
    bench.playground.allow(bench.games, Permission.VIEW_CHANNEL, role)
    assert bo.timeline(bench.games) == bench.games.live()
    assert (bench.ann.timeline(bench.games), bench.ann.timeline(thread)) == ([], []), "nobody sees only the thread"
    bench.playground.deny(bench.games, Permission.VIEW_CHANNEL, mod)
    bench.playground.allow(bench.games, Permission.VIEW_CHANNEL, bench.playground.everyone)
    assert not mod.timeline(thread)
    thread.members.discard(bench.playground.world.bot.id)
    await refused(bench.bot.http.get_thread_member(thread.id, bench.ann.id), 50001, 403)


async def test_the_bot_makes_a_private_thread_and_lets_people_in_and_out(bench: Bench) -> None:
    bo, http = bench.playground.add_person("bo"), bench.bot.http
    made = await http.start_thread_without_message(
        bench.games.id, name="table 1", auto_archive_duration=1440, type=12, invitable=False
    )
    thread = bench.playground.world.channels[int(made["id"])]
    assert (made["type"], made["owner_id"]) == (12, str(bench.playground.world.bot.id))
    assert not thread.metadata["invitable"]
    await http.add_user_to_thread(thread.id, bench.ann.id)
    await http.add_user_to_thread(thread.id, bench.ann.id)
    assert [(it.kind, it.pings) for it in bench.ann.timeline(thread)] == [(1, frozenset({bench.ann.id}))]
    assert not bo.timeline(thread)
    await http.remove_user_from_thread(thread.id, bench.ann.id)
    assert not bench.ann.timeline(thread)
    await refused(http.remove_user_from_thread(thread.id, bench.ann.id), 10007, 404)
    active = await http.get_active_threads(bench.playground.guild.id)
    assert [it["name"] for it in active["threads"]] == ["table 1"]
    with pytest.raises(CannotSendError):
        await bo.say(thread, "hello?")


async def test_a_thread_needs_the_permission_to_make_it(bench: Bench) -> None:
    http = bench.bot.http

    async def make(parent: ChatChannel) -> None:
        await http.start_thread_without_message(parent.id, name="x", auto_archive_duration=60, type=12)

    bench.playground.deny(bench.games, Permission.CREATE_PRIVATE_THREADS)
    await refused(make(bench.games), 50013, 403)
    bench.playground.allow(bench.games, Permission.CREATE_PRIVATE_THREADS)
    await make(bench.games)
    await refused(make(add_thread(bench.playground, "talk", bench.games)), 50024, 400)
    others = add_thread(bench.playground, "others", bench.games, members=[bench.ann])
    await refused(http.remove_user_from_thread(others.id, bench.ann.id), 50013, 403)


async def test_json_that_was_given_out_stays_as_it_was() -> None:
    """The gateway keeps events and sends them later, perhaps after another change."""
    async with Playground() as playground:
        ann, games = playground.add_person("ann"), playground.channel("games")
        thread = add_thread(playground, "talk", games, members=[ann])
        message = send(playground, thread, "first")
        given = [it.payload() for it in (message, thread, games, playground.guild)]
        before = json.dumps(given)
        playground.messages.edit(message, {"content": f"second {ann.mention}", "attachments": []})
        archive(playground, thread)
        playground.deny(games, Permission.SEND_MESSAGES, ann)
        playground.give_role(ann, playground.add_role("members"))
        assert json.dumps(given) == before
