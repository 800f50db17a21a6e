"""The playground with our bot keeps its world in a folder, which one process at a time may use."""

import json
from pathlib import Path

import pytest

from bot.demo.page import running_playground
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
    assert json.loads((tmp_path / "world.json").read_text(encoding="utf-8"))["version"] == 1
