"""The playground with our bot keeps its world in a folder, which one process at a time may use."""

import json
import os
import sys
from pathlib import Path

import pytest

from bot.demo.page import running_playground
from bot.playground.transcript import write_transcript
from bot.playground.world.saved import FolderInUseError


async def test_changes_are_saved_and_a_folder_is_used_once(tmp_path: Path) -> None:
    async with running_playground(tmp_path, port=0) as (playground, _, _):
        playground.messages.create(playground.channel("games"), playground.world.bot, {"content": "kept"})
        with pytest.raises(FolderInUseError, match="--folder"):
            async with running_playground(tmp_path, port=0):
                pass
    assert "kept" in (tmp_path / "world.json").read_text(encoding="utf-8")
    async with running_playground(tmp_path, port=0) as (playground, _, _):
        assert [it.content for it in playground.channel("games").live()] == ["kept"]
        assert list(playground.people) == ["ann", "bo", "chris", "dee"]
    assert json.loads((tmp_path / "world.json").read_text(encoding="utf-8"))["version"] == 2


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
async def test_a_world_and_its_log_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder, log = tmp_path / "data" / "world", tmp_path / "data" / "world" / "bot.log"
    folder.mkdir(parents=True)
    log.touch(0o644)
    (folder / "playground.lock").touch(0o644)
    old = os.umask(0o022)
    try:
        async with running_playground(folder, port=0) as (playground, _, bot):
            playground.world.add_emoji("tile", "image/png", b"picture")
            write_transcript(playground.people.values(), folder / "transcript")
            await (await bot._launch({})).wait()
    finally:
        os.umask(old)
    open_to_others = [it.name for it in folder.rglob("*") if it.is_file() and it.stat().st_mode & 0o077]
    assert open_to_others == []
    kept = {"playground.lock", "bot.log", "world.json", "pictures", "transcript"}
    assert {it.name for it in folder.iterdir()} == kept
