"""A playground that is started again finds its world, and what cannot be read is a sentence."""

import json
from pathlib import Path

import pytest

from bot.demo.page import FolderInUseError, running_playground
from bot.playground import Channel, Message, Permission, Playground
from bot.playground.api.messages import Origin
from bot.playground.api.uploads import Upload
from bot.playground.world import saved
from bot.playground.world.model import User
from bot.playground.world.saved import SavedWorldError, Saver, load

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "b:join:1:0:"}]}


def send(playground: Playground, channel: Channel, text: str, shown_to: User | None = None) -> Message:
    body = {"content": text, "components": [BUTTON]}
    files = {0: Upload("table.png", text.encode())}
    return playground.messages.create(channel, playground.world.bot, body, files, origin=Origin(shown_to=shown_to))


async def test_what_stood_stands_again(tmp_path: Path) -> None:
    async with Playground(bot_name="Boneyard") as before:
        ann, games = before.add_person("ann", "Änne", moderator=True), before.channel("games")
        lobby = send(before, games, f"{ann.mention} opens a table")
        before.messages.edit(lobby, {"content": "edited"})
        send(before, ann.dm, "a hand")
        send(before, games, "for her eyes", shown_to=ann.user)
        before.messages.delete(send(before, games, "deleted"))
        before.deny(games, Permission.ATTACH_FILES)
        ann.close_dms()
        await Saver(before.world, before.changes, tmp_path).close()
    async with Playground(world=load(tmp_path)) as after:
        again, place = after.people["ann"], after.channel("games")
        assert (again.id, place.id, after.guild.id) == (ann.id, games.id, before.guild.id)
        assert after.world.bot.username == "Boneyard"
        assert [it.content for it in again.timeline(place)] == ["edited"]
        message = again.timeline(place)[0]
        assert message.components == lobby.components
        assert len(message.revisions) == 2
        assert again.id in message.pings
        assert [it.attachments[0].data for it in again.dms()] == [b"a hand"]
        assert not again.user.dms_open
        assert place.overwrites[after.world.bot.id].deny == Permission.ATTACH_FILES
        assert after.world.ids.next() > message.id
        await Saver(after.world, after.changes, tmp_path).close()
        standing_pictures = {str(it.attachments[0].id) for it in (message, *again.dms())}
        assert {it.name for it in (tmp_path / "pictures").iterdir()} == standing_pictures


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 99}', '{"version": 1, "users": []}'])
def test_a_world_that_cannot_be_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "world.json").write_text(text, encoding="utf-8")
    with pytest.raises(SavedWorldError, match="Move it away"):
        load(tmp_path)


async def test_changes_are_saved_and_a_folder_is_held_once(tmp_path: Path) -> None:
    async with running_playground(tmp_path, port=0) as (playground, _, _):
        send(playground, playground.channel("games"), "kept")
        with pytest.raises(FolderInUseError, match="--folder"):
            async with running_playground(tmp_path, port=0):
                pass
    assert "kept" in (tmp_path / "world.json").read_text(encoding="utf-8")
    async with running_playground(tmp_path, port=0) as (playground, _, _):
        assert [it.content for it in playground.channel("games").live()] == ["kept"]
        assert list(playground.people) == ["ann", "bo", "chris", "dee"]
    assert json.loads((tmp_path / "world.json").read_text(encoding="utf-8"))["version"] == 1


async def test_a_picture_is_served_a_little_longer_than_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that was told of it just before the edits still asks for it."""
    async with Playground() as playground:
        message = send(playground, playground.channel("games"), "first")
        first = message.attachments[0].id
        for number in range(4):
            files = {0: Upload("table.png", b"%d" % number)}
            playground.messages.edit(message, {"content": str(number), "attachments": []}, files)
        await Saver(playground.world, playground.changes, tmp_path).close()
        assert first in playground.world.attachments
        assert not (tmp_path / "pictures" / str(first)).exists()
        monkeypatch.setattr(saved, "REPLACED_PICTURE_LIFETIME", -saved.REPLACED_PICTURE_LIFETIME)
        await Saver(playground.world, playground.changes, tmp_path).close()
        assert first not in playground.world.attachments
        assert message.attachments[0].id in playground.world.attachments
