"""The CPU time in which a server with 100,000 results makes its week, the page of a season, and the list of seasons."""

import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from random import Random
from statistics import median

from sqlalchemy import insert

from bot import clock
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.store.schema.results import deal_results, match_results
from bot.store.schema.seats import seats
from bot.store.schema.servers import channels
from bot.store.schema.tables import tables
from bot.store.scores.viewers import Viewer
from bot.store.store import Store
from bot.table.access import TableAccess
from cogs.people.seasons import SeasonRecords
from cogs.people.table import People
from cogs.week.table import Weeks
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal

RESULTS = (100_000, 20_000, 400)
_GUILD, _CHANNEL, _PEOPLE, _SEATS, _DAYS = 1 << 50, 1 << 51, 200, 4, 365
_GAMES = ("black-tile", "domino-whist", "dominoes", "forty-two")
_TIMES = 5
_GOAL = (Goal(AT_MOST, 1000, of="ours"),)


async def measure(asked: Asked) -> list[Figure]:
    results = asked.of(RESULTS)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/weeks.sqlite3")
        try:
            await _fill(store, results // _SEATS)
            seasons = SeasonRecords(store)
            weeks = Weeks(TableAccess(store, CATALOGUE), Worker(), lambda: seasons)
            people, viewer = People(store, CATALOGUE, seasons), Viewer(_GUILD, 1, frozenset([_CHANNEL]))
            week = await weeks.last_week(_GUILD)
            made: dict[str, Callable[[], Awaitable[object]]] = {
                "the news of a week": lambda: weeks.news(viewer, week),
                "the page of a season": lambda: people.season(viewer, None, None),
                "the list of past seasons": lambda: seasons.past(viewer),
            }
            return [
                Figure(f"{name}, {results:,} results", await _milliseconds(call), "ms", goals=_GOAL)
                for name, call in made.items()
            ]
        finally:
            await store.close()


async def _milliseconds(call: Callable[[], Awaitable[object]]) -> float:
    taken: list[float] = []
    for _ in range(_TIMES):
        began = time.process_time()
        await call()
        taken.append(time.process_time() - began)
    return median(taken) * 1000


async def _fill(store: Store, matches: int) -> None:
    """Write matches of four people, spread over a year."""
    rng, now = Random(7), clock.now()
    rows: dict[str, list[dict[str, object]]] = {name: [] for name in ("tables", "seats", "deals", "matches")}
    for number in range(1, matches + 1):
        at, game = now - timedelta(days=_DAYS * number / matches), _GAMES[number % len(_GAMES)]
        people, best = rng.sample(range(1, _PEOPLE + 1), _SEATS), rng.randrange(_SEATS)
        rows["tables"].append({
            "id": number, "guild_id": _GUILD, "channel_id": _CHANNEL, "game": game, "options": {}, "players": _SEATS,
            "secret": b"", "state": "finished", "created_at": at, "started_at": at, "ended_at": at, "kept": "result",
        })  # fmt: skip
        for seat, user in enumerate(people):
            won, total = seat == best, rng.randrange(60) + 60 * (seat == best)
            own = {"table_id": number, "seat": seat, "side": seat, "player": f"user:{user}", "at": at, "total": total}
            rows["seats"].append({
                "table_id": number, "seat": seat, "user_id": user, "name": f"Person {user}", "since": 0,
                "dm_closed": False, "order": "",
            })  # fmt: skip
            rows["deals"].append(own | {"deal": 1, "taken": 0, "scored": total, "moon": False})
            of_match = {"place": 2 - won, "won": won, "shared": False, "low_wins": False, "above": 60 * won - 15}
            rows["matches"].append(own | of_match)
    written = (tables, "tables"), (seats, "seats"), (deal_results, "deals"), (match_results, "matches")
    place = {"id": _CHANNEL, "guild_id": _GUILD, "kind": "channel"}
    await store.database.write(lambda connection: connection.execute(insert(channels).values(place)))
    for table, name in written:
        await store.database.write(lambda connection, t=table, n=name: connection.execute(insert(t), rows[n]))
