"""Each part of the benchmark runs and prints its rows, on as little as it can. What it measures is asserted nowhere."""

import pytest

from tests.benchmark.__main__ import PARTS, main
from tests.benchmark.figures import Asked, AskedOfPlayers, Run, Size, table
from tests.benchmark.players.resources import worker_memory
from tests.benchmark.players.rows import row_named
from tests.end_to_end.forked_bot import ForkedBot
from tests.postgres import NONE_NAMED, POSTGRES
from tests.samples import sample

PLAYERS = AskedOfPlayers(only=("hughie",), deals=2, cores=1)
ON_POSTGRESQL = {"postgresql", "shards"}
ROWS = {
    "play": "CPU of a play, All Fives",
    "throughput": "plays a second: SQLite, one process",
    "postgresql": "plays a second: PostgreSQL, one process",
    "shards": "plays a second: PostgreSQL, 4 processes as shards",
    "pictures": "  cold seat",
    "flood": "CPU of a flooding click",
    "many": "  what 20 tables need",
    "growth": "CPU of a play at the 20th move",
    "store": "CPU of a move's entry, of 30 at once",
    "rules": "deals a second, dominoes",
    "players": "Blind Hughie 4, hard over normal",
    "weeks": "the news of a week",
    "paths": "functions of a View",
}


# Those without a bot run in each suite, one at a time, and all of them in long runs.
WITHOUT_BOT = "rules", "pictures", "store", "paths"


@pytest.mark.parametrize(
    "part",
    [*sample(WITHOUT_BOT, 4), *(pytest.param(it, marks=pytest.mark.soak) for it in PARTS if it not in WITHOUT_BOT)],
)
async def test_every_part_runs(part: str) -> None:
    if part in ON_POSTGRESQL and not POSTGRES:
        pytest.skip(NONE_NAMED)
    figures = await PARTS[part](Asked(Size.LEAST, details=True, players=PLAYERS, bot=ForkedBot))
    assert len({it.name for it in figures}) == len(figures)
    assert any(line.startswith(ROWS[part]) for line in table(Run(figures)).splitlines())


def test_every_part_has_a_row() -> None:
    assert {*ROWS} == {*PARTS}


async def test_the_workers_memory_is_measured() -> None:
    assert await worker_memory([row_named("hughie")]) > 0


def test_a_part_asked_for_by_name_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "--least"])
    printed = capsys.readouterr()
    assert "deals a second, dominoes" in printed.out
    assert printed.err == "rules …\n"
