"""A saved world is loaded again, and an unreadable one is refused with a sentence."""

from pathlib import Path

import pytest

from bot.playground import ChatChannel, ChatMessage, Permission, Playground
from bot.playground.api.messages import Origin
from bot.playground.api.uploads import Upload
from bot.playground.world import saved
from bot.playground.world.model import AppEmoji, Snowflakes, User
from bot.playground.world.saved import FolderInUseError, SavedWorldError, Saver, load, lock_folder

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
        before.world.emojis[5] = AppEmoji(5, "tile", "image/png", b"a tile")
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
        assert [vars(it) for it in after.world.emojis.values()] == [vars(before.world.emojis[5])]
        assert place.overwrites[after.world.bot.id].deny == Permission.ATTACH_FILES
        assert after.world.ids.next() > message.id
        await Saver(after.world, after.changes, tmp_path).close()
        pictures_in_use = {str(it.attachments[0].id) for it in (message, *again.dms())} | {"5"}
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
    """A server whose id is that of its owner's would show them, and `@everyone`, every channel."""
    ids, given = Snowflakes(), list[int]()
    for milliseconds in range(20):
        monkeypatch.setattr("time.time", lambda now=1.8e9 + milliseconds / 1000: now)
        given += [ids.next(), ids.on_shard(0, shards), ids.next(), ids.on_shard(shards - 1, shards)]
    assert len({*given}) == len(given)
    assert all((number >> 22) % shards == 0 for number in given[1::4])
