"""`boneyard check` on a file that is damaged inside."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.open_stores import copy_empty
from tests.said import is_said


@pytest.mark.parametrize("table", ["tables", "standings", "deal_results"])
def test_a_page_that_cannot_be_read_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str
) -> None:
    file = tmp_path / "boneyard.sqlite3"
    asyncio.run(copy_empty(file))
    with closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with file.open("r+b") as content:
        content.seek((root - 1) * 4096)
        content.write(b"\xa5" * 4096)
    with pytest.raises(SystemExit) as ended:
        main(["check", str(file)])
    assert ended.value.code == 1
    said = capsys.readouterr()
    assert is_said("not-loaded", said.err), said
    assert "not-loaded" not in said.out + said.err
