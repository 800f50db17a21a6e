"""Count what people do, in the transactions that end deals and note deeds: achievements and records follow from it.

Rows are written in the order of their keys and tables in one order (progress, records, badges, rarity), so that two
transactions never deadlock on each other's rows.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, or_, select, update

from bot import clock
from bot.players.levels import EXPERT, HARD, LEVELS
from bot.rules.achievements import Earned
from bot.rules.milestones import MILESTONES, OF_MATCH, RECORD, PersonalCount, margin, reached
from bot.store.database.database import StorePart, reads
from bot.store.database.engine import upsert_in
from bot.store.database.prepared import Prepared, PreparedAmong
from bot.store.deeds import Deed, on_asked, on_deed
from bot.store.hooks import KeptResults, after_results, before_forgetting
from bot.store.schema.people import preferences
from bot.store.schema.results import SeatFinal
from cogs.people.schema import ComputerRecord, badges, progress, rarity, records

OF_GAME = "game:"
_GOOD_COMPANY = 4  # people
_BEATEN = {PersonalCount.BEAT_HARD: HARD, PersonalCount.BEAT_EXPERT: EXPERT}  # by the least level of all computers
_AT_ONCE = timedelta(minutes=1)  # in which a transaction is over
_DAILIES_LAST = timedelta(days=2)  # the days in a row, without another
_COUNTS = PreparedAmong(
    lambda users: select(progress.c.user_id, progress.c.figure, progress.c.count).where(progress.c.user_id.in_(users))
)
_BEST = Prepared(
    select(records.c.best).where(
        records.c.user_id == bindparam("of"), records.c.game == bindparam("game"), records.c.level == bindparam("level")
    )
)
_Key = tuple[int, str]  # a person and a figure, or an achievement


@dataclass(slots=True)
class _Change:
    """A figure of a person raised by `count`, or (not `adds`) set to it, with a deal at a seat."""

    count: int
    deal: int
    seat: int
    adds: bool = True


@after_results
def _count_results(connection: Connection, kept: KeptResults) -> Sequence[Earned]:
    """Raise the figures of the people at a table. Returns the achievements that are new to them, and a new record."""
    people = {row.seat: row.user_id for row in kept.seated if row.user_id is not None}
    changed = _changes(kept, people)
    if not changed:
        return ()
    _write(connection, kept.at, {key: (it.count, it.adds) for key, it in changed.items()})
    now = {(user, figure): count for user, figure, count in _COUNTS.rows(connection, sorted(set(people.values())))}
    record = [*_keep_record(connection, kept, people)]
    found = dict[_Key, Earned]()
    for (user, figure), it in changed.items():
        if not it.adds:
            continue
        passed: Iterable[str] = ()
        if not figure.startswith(OF_GAME):
            passed = reached(PersonalCount(figure), now[user, figure] - it.count, now[user, figure])
        elif now[user, figure] == it.count:
            games = sum(who == user and of.startswith(OF_GAME) for who, of in now)
            passed = reached(PersonalCount.GAMES, games - 1, games)
        found |= {(user, name): Earned(it.deal, it.seat, name) for name in passed}
    wanted = {*found, *((people[one.seat], one.name) for one in kept.earned)}
    new = _award(connection, kept.at, wanted)
    return [*(earned for key, earned in found.items() if key in new), *record]


def _changes(kept: KeptResults, people: Mapping[int, int]) -> dict[_Key, _Change]:
    """The figures to change, by person; in a contest none of matches, as no one plays there to win the match."""
    is_contest = kept.table.contest_id is not None
    changed = dict[_Key, _Change]()
    feats = [feat for feat in kept.feats if not (is_contest and feat.name in OF_MATCH)]
    for feat in feats:
        names = (feat.name, f"{OF_GAME}{kept.table.game}") if feat.name == PersonalCount.DEALS else (feat.name,)
        for name in names:
            change = changed.setdefault((people[feat.seat], name), _Change(0, feat.deal, feat.seat))
            change.count, change.deal = change.count + 1, feat.deal
    for final in () if is_contest else kept.finals:
        if final.seat in people:
            last, user = _last_deal(kept), people[final.seat]
            changed |= {(user, name): _Change(1, last, final.seat) for name in _of_match(kept, final)}
            changed[user, PersonalCount.WINS_IN_A_ROW] = _Change(int(final.won), last, final.seat, adds=final.won)
    return changed


def _of_match(kept: KeptResults, final: SeatFinal) -> Iterator[str]:
    """The figures of a match that depend on the others at the table."""
    if sum(row.user_id is not None for row in kept.seated) >= _GOOD_COMPANY:
        yield PersonalCount.COMPANY
    level = level_alone(kept)
    if final.won and level is not None:
        reaches = LEVELS.index(level)
        yield from (figure for figure, least in _BEATEN.items() if reaches >= LEVELS.index(least))


def _last_deal(kept: KeptResults) -> int:
    return max((feat.deal for feat in kept.feats), default=0)


def level_alone(kept: KeptResults) -> str | None:
    """The weakest level of the computers where one person played a match alone with them; None elsewhere."""
    levels = [row.level for row in kept.seated if row.user_id is None]
    if kept.is_rated or kept.table.contest_id is not None or len(levels) != len(kept.seated) - 1:
        return None
    known = [LEVELS.index(level) for level in levels if level in LEVELS]
    return LEVELS[min(known)] if known and len(known) == len(levels) else None


def _keep_record(connection: Connection, kept: KeptResults, people: Mapping[int, int]) -> Iterable[Earned]:
    """Count a match against computers. Yields RECORD where it is the best win at that level, and not the first."""
    level = level_alone(kept)
    if not kept.finals or level is None:
        return
    ((seat, user),) = people.items()
    final = next(it for it in kept.finals if it.seat == seat)
    lead = margin({it.side: it.total for it in kept.finals}, final.side, low_wins=kept.low_wins)
    best = lead if final.won and lead > 0 else None
    key = {"game": kept.table.game, "level": level}
    before = (_BEST.row(connection, {"of": user, **key}) or (None,))[0]
    values = {"user_id": user, **key, "matches": 1, "won": int(final.won), "streak": int(final.won)}
    values |= {"best": best, "best_at": kept.at if best is not None else None, "keep": int(final.won)}
    _add_record(connection.dialect.name).run(connection, [values])
    if best is not None and before is not None and best > before:
        yield Earned(_last_deal(kept), seat, RECORD)


@on_deed
def _count_deed(connection: Connection, user_id: int, deed: Deed, count: int) -> tuple[str, ...]:
    """Set the figure of a deed. Names are only returned to people who wish to see their progress."""
    figure, now = PersonalCount(deed.value), clock.now()
    _write(connection, now, {(user_id, figure): (count, False)})
    new = {name for _, name in _award(connection, now, {(user_id, name) for name in reached(figure, 0, count)})}
    return _shown_to(connection, user_id, new)


@on_asked
def _earned_at(connection: Connection, user_id: int, deed: Deed, at: datetime) -> tuple[str, ...]:
    names = [one.name for one in MILESTONES.values() if one.figure == deed.value]
    theirs = badges.c.user_id == user_id, badges.c.achievement.in_(names)
    then = badges.c.at >= at, badges.c.at < at + _AT_ONCE
    query = select(badges.c.achievement).where(*theirs, *then)
    return _shown_to(connection, user_id, {*connection.execute(query).scalars()})


def _shown_to(connection: Connection, user_id: int, names: set[str]) -> tuple[str, ...]:
    """The names in their order; none for a person who does not wish to see their progress."""
    shown = select(preferences.c.progress).where(preferences.c.user_id == user_id)
    if not names or connection.execute(shown).scalar() is False:
        return ()
    return tuple(name for name in MILESTONES if name in names)


@before_forgetting
def _lower_rarity(connection: Connection, user_id: int, _gone: int) -> int:
    """A person whose data is deleted no longer counts; their own rows go by their marks."""
    theirs = rarity.c.achievement.in_(select(badges.c.achievement).where(badges.c.user_id == user_id))
    held = select(rarity.c.achievement).where(theirs).order_by(rarity.c.achievement).with_for_update()
    if connection.execute(held).first() is not None:
        connection.execute(update(rarity).where(theirs).values(people=rarity.c.people - 1))
    return 0


def _write(connection: Connection, at: datetime, changed: Mapping[_Key, tuple[int, bool]]) -> None:
    """Change figures by (count, whether it is added)."""
    rows = [
        {"user_id": user, "figure": figure, "count": count, "at": at, "keep": int(adds)}
        for (user, figure), (count, adds) in sorted(changed.items())
    ]
    _change(connection.dialect.name).run(connection, rows)


def _award(connection: Connection, at: datetime, wanted: Iterable[_Key]) -> set[_Key]:
    """Give achievements to people. Returns those that are new to them, which are then less rare."""
    give = _give(connection.dialect.name)
    new = {key for key in sorted(wanted) if give.rows(connection, {"user_id": key[0], "achievement": key[1], "at": at})}
    more = dict.fromkeys(sorted(name for _, name in new), 0)
    for _, name in new:
        more[name] += 1
    rows = [{"achievement": name, "people": people} for name, people in more.items()]
    _spread(connection.dialect.name).run(connection, rows)
    return new


@cache
def _change(dialect: str) -> Prepared:
    new = upsert_in(dialect, progress)
    count = progress.c.count * bindparam("keep") + new.excluded.count
    changes = {"count": count, "at": new.excluded.at}
    statement = new.on_conflict_do_update(index_elements=progress.primary_key, set_=changes)
    return Prepared(statement, "user_id", "figure", "count", "at")


@cache
def _give(dialect: str) -> Prepared:
    new = upsert_in(dialect, badges).on_conflict_do_nothing()
    return Prepared(new.returning(badges.c.achievement), "user_id", "achievement", "at")


@cache
def _spread(dialect: str) -> Prepared:
    new = upsert_in(dialect, rarity)
    changes = {"people": rarity.c.people + new.excluded.people}
    return Prepared(new.on_conflict_do_update(index_elements=rarity.primary_key, set_=changes))


@cache
def _add_record(dialect: str) -> Prepared:
    statement = upsert_in(dialect, records)
    old, new = records.c, statement.excluded
    changes: dict[str, Any] = {name: old[name] + new[name] for name in ("matches", "won")}
    changes["streak"] = old.streak * bindparam("keep") + new.streak
    is_best = and_(new.best.is_not(None), or_(old.best.is_(None), new.best > old.best))
    changes |= {name: case((is_best, new[name]), else_=old[name]) for name in ("best", "best_at")}
    statement = statement.on_conflict_do_update(index_elements=records.primary_key, set_=changes)
    return Prepared(statement, *(column.name for column in records.c))


class ProgressStore(StorePart):
    """Reads what is counted of a person, and how rare achievements are."""

    @reads
    def counts(self, connection: Connection, user_id: int) -> dict[str, int]:
        """The figures of a person; days in a row that are over count nothing."""
        query = select(progress.c.figure, progress.c.count, progress.c.at).where(progress.c.user_id == user_id)
        found, now = dict[str, int](), clock.now()
        for figure, count, at in connection.execute(query):
            is_over = figure == PersonalCount.DAILIES and at is not None and now - at > _DAILIES_LAST
            found[figure] = 0 if is_over else count
        found[PersonalCount.GAMES] = sum(figure.startswith(OF_GAME) for figure in found)
        return found

    @reads
    def badges(self, connection: Connection, user_id: int) -> dict[str, datetime | None]:
        """The achievements of a person, and when they earned each: None if that is not known."""
        query = select(badges.c.achievement, badges.c.at).where(badges.c.user_id == user_id)
        return {row.achievement: row.at for row in connection.execute(query)}

    @reads
    def rarity(self, connection: Connection) -> dict[str, int]:
        """The number of people with each achievement."""
        query = select(rarity.c.achievement, rarity.c.people)
        return {row.achievement: row.people for row in connection.execute(query)}

    @reads
    def records(self, connection: Connection, user_id: int) -> tuple[ComputerRecord, ...]:
        """A person's matches against computers."""
        columns = [column for column in records.c if column.name != "user_id"]
        rows = connection.execute(select(*columns).where(records.c.user_id == user_id))
        return tuple(ComputerRecord(*row) for row in rows)
