"""The search for the best play of a week, in matches that were played."""

import random
from collections.abc import Collection

import pytest

from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Move
from bot.rules.view import View
from bot.table.access import TableAccess
from bot.table.tables import Tables
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect
from cogs.help.tutorials import LESSONS
from cogs.week.search import PlaySearch, clear_gap, share_of_match
from tests.table.people import match, play_out


def choices(game: str = "dominoes") -> tuple[View, list[Move]]:
    view = LESSONS[game].view(2)
    assert view.ask is not None
    return view, [choice.move for choice in view.ask.choices]


@pytest.mark.parametrize(
    ("gap", "error", "made", "found"),
    [(3.0, 0.5, 0, 3.0), (3.0, 2.0, 0, None), (0.9, 0.1, 0, None), (3.0, 0.5, 1, None)],
    ids=["clear", "within the error", "small", "another was better"],
)
def test_the_best_play_is_clearly_better(gap: float, error: float, made: int, found: float | None):
    view, (one, two, *_) = choices()
    behind = ((one, (0.0, 0.0)), (two, (gap, error)))
    judged = tuple(Prospect(move, -less[0], 0.1, less, None, 0.0, None, 0.0, 0.0) for move, less in behind)
    assert clear_gap(Decision(view, judged, judged[made], judged[0]), judged[made].move) == found


def test_points_of_mexican_train_are_no_share_of_its_rounds():
    train = choices("mexican-train")[0]
    assert share_of_match(train, 8) < 0.2 < 8 / train.target


@pytest.mark.soak
async def test_the_best_play_is_by_a_person_with_a_name(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.week.search.SECONDS", 600.0)  # on a busy machine, too
    monkeypatch.setattr("cogs.week.search._WITHIN", 600.0)
    played, worker = [await match(tables, 4, target=30, channel=number) for number in range(1, 5)], Worker()
    for table in played:
        await play_out(tables, table, random.Random(table))
    search = PlaySearch(TableAccess(tables._store, CATALOGUE), worker)

    async def everyone(user_ids: Collection[int]) -> Collection[int]:
        return user_ids

    async def nobody(_: Collection[int]) -> Collection[int]:
        return ()

    try:
        found = await search.best(played, everyone, 7)
        assert found is not None
        assert found.table_id in played
        assert found.unit == "point"
        assert found.points >= 1
        assert await search.best(played, nobody, 7) is None
    finally:
        await worker.close()
