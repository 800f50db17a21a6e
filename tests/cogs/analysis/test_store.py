"""The stored grades of matches: each once, and only of people who sat at the table."""

from dataclasses import replace
from datetime import timedelta

from bot import clock
from bot.table.tables import Tables
from cogs.analysis.store import GradeStore, MatchGrades
from tests.table.people import ANN, match


async def test_the_course_is_that_of_earlier_matches_of_the_game(tables: Tables) -> None:
    store, now = GradeStore(tables._store.database), clock.now()
    grades = MatchGrades(
        table_id=0, user_id=ANN.user_id, game="moon", unit="point", best=9, good=0, small_slips=0, slips=0, lost=0.0,
        accuracy=0, at=now,
    )  # fmt: skip
    made = [replace(grades, table_id=await match(tables, 3, channel=60 + number)) for number in range(4)]
    for number, (game, hours) in enumerate((("moon", 1), ("moon", 3), ("forty-two", 2), ("moon", 2))):
        at = now + timedelta(hours=hours)
        made[number] = replace(made[number], game=game, accuracy=90 + number, at=at)
        await store.keep(made[number])
        await store.keep(replace(made[number], accuracy=1))  # it is stored once
        await store.keep(replace(made[number], user_id=1, accuracy=2))  # and only for people who sat there
    assert await store.accuracies(ANN.user_id, "moon", 10) == (90, 93, 91)
    assert await store.accuracies(ANN.user_id, None, 2) == (93, 91)
    assert await store.accuracies(ANN.user_id, "moon", 10, (made[1].at, made[1].table_id)) == (90, 93)
    assert await store.accuracies(1, None, 10) == ()
