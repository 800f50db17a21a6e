"""Every command that opens the store closes it, however it ends."""

import asyncio
import io
import sys
from importlib.metadata import version as version_of
from pathlib import Path

import discord.http
import pytest

from bot.__main__ import main
from bot.store.tables.tables import NewTable
from tests.open_stores import all_closed, open_copied
from tests.said import said

NOBODY, FORMER, SEATED = 5, 6, 7


async def _kept(url: str) -> None:
    """Two people's data: one's table is over, the other still sits at one."""
    store = await open_copied(url)
    for channel, person in ((10, FORMER), (11, SEATED)):
        table = await store.tables.create(
            NewTable(
                guild_id=1,
                channel_id=channel,
                host_id=person,
                game="black-tile",
                options={},
                players=4,
                secret=bytes(32),
                host_name="Ann",
            )
        )
        if person == FORMER:
            await store.tables.end(table.id, "stopped")
    await store.close()


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["forget", str(NOBODY)], 0, "Nothing is stored"),
        (["forget", str(FORMER)], 0, "Deleted"),
        (["forget", str(SEATED)], 0, "They left 1 table. Deleted"),
        (["forget", str(2**64)], 2, "write a Discord user id"),
        (["export", str(SEATED)], 0, '"dm_channel_id": null'),
        (["export", str(NOBODY)], 0, "Nothing is stored"),
        (["playground", "--match", "black-tile", "--level", "genius"], 2, "There is no level"),
        (["run"], 1, "Discord could not be reached"),
        (["--version"], 0, f"Boneyard {version_of('boneyard')}\n"),
    ],
)
def test_no_command_leaves_the_store_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    arguments: list[str], status: int, words: str,
) -> None:  # fmt: skip
    url = f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"
    asyncio.run(_kept(url))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)  # the bot sets it to the address below
    no_address = "http://127.0.0.1:99999/api/v10"
    for name, value in (("DATABASE_URL", url), ("DISCORD_TOKEN", "a.b.c"), ("DISCORD_API_URL", no_address)):
        monkeypatch.setenv(name, value)
    with all_closed(), pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == status
    said = capsys.readouterr()
    assert words in said.out + said.err


def test_a_pipe_that_is_not_utf8_gets_codes_for_emojis(monkeypatch: pytest.MonkeyPatch) -> None:
    pipes = [io.TextIOWrapper(io.BytesIO(), encoding="cp1252") for _ in ("stdout", "stderr")]
    for name, pipe in zip(("stdout", "stderr"), pipes, strict=True):
        monkeypatch.setattr(sys, name, pipe)
    with pytest.raises(SystemExit):
        main(["--version"])
    for pipe in pipes:
        print("Ann plays 🁢", file=pipe, flush=True)
        pipe.buffer.seek(0)
        assert b"Ann plays \\U0001f062" in pipe.buffer.read()


def test_a_record_is_shown_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = (Path(__file__).parents[1] / "docs" / "record-format.md").read_text("utf-8")
    file = tmp_path / "record.txt"
    file.write_text(document.split("```\n")[1])

    def told(*arguments: str) -> tuple[object, str]:
        with pytest.raises(SystemExit) as ended:
            main([*arguments, str(file)])
        said = capsys.readouterr()
        return ended.value.code, said.out + said.err

    status, story = told("record", "show")
    assert status == 0
    assert story.startswith("Billitonnen: Ann, Bo, Cleo\nI checked this record: ")
    assert "Round 1\n  Ann: 2-1 6-2 6-3 6-0 3-2 3-1 5-3 1-1 5-5\n" in story
    assert "  Turn 1 of 2: Cleo: 3-0, no fit. Ann: 5-5, left end → 1-1, right end →" in story
    status, proof = told("record", "verify")
    assert (status, "Proved: every hand" in proof) == (0, True)
    file.write_text(file.read_text().replace("1 3 turn", "1 2 turn"))
    status, refused = told("record", "show")
    assert (status, refused) == (1, f"{said('record-move', move=1)}\n")
