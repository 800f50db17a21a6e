"""`boneyard playground --match`: one scripted person plays a match by the buttons of the lobby and the table."""

from pathlib import Path

import pytest

from bot.demo.match import _MOVES, run_match
from cogs.kit.actions import MOVE, PICK, PIECE


def test_a_match_is_played_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_match("blind-hughie", "billitonnen", "easy", tmp_path, players=3) == 0
    assert "wins **Billitonnen**" in capsys.readouterr().out
    assert (tmp_path / "index.html").exists()


def test_every_first_step_to_a_move_is_pressed() -> None:
    for action, kind in ((MOVE, "b"), (MOVE, "s"), (PICK, "s"), (PIECE, "b"), (PIECE, "s")):
        assert f"{kind}:{action.name}:" in _MOVES
