"""What is counted of people as their matches end, achievements that follow from it, and records against computers."""

from collections.abc import Sequence
from random import Random
from typing import Any

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, delete, select, update

from bot.rules.achievements import Earned, Played
from bot.rules.events import ContractPlayed, DealResult
from bot.rules.milestones import MILESTONES, RECORD, feats
from bot.rules.moves import Bid
from bot.store.deeds import Deed, note_deed
from bot.store.migrations.counting import count_progress
from bot.store.schema.results import achievements
from bot.store.schema.seats import Sitter
from bot.store.schema.tables import TableRow, tables
from bot.store.scores.results import match_result, seat_results
from bot.store.store import Store
from bot.store.tables.journal import NewResults
from cogs.people.progress import ProgressStore
from cogs.people.schema import ComputerRecord, badges, progress, rarity, records
from tests.store.sample_tables import GUILD, PEOPLE, lobby, move

ANN, BEA, CID = PEOPLE
DAN = 2**62 + 4
ALONE, PARTNERS = (0, 1, 2, 3), (0, 1, 0, 1)
COUNTED = (progress, badges, rarity, records)
UNCOUNTED = {"outs", "clean-sheets", "photo-finishes", "comebacks"}  # of which results tell nothing


async def seated(store: Store, *others: int | str, game: str = "moon", solo: bool = False) -> TableRow:
    """A match of Ann with people and computers by their levels; or her practice table."""
    await store.servers.change(GUILD, {"most_hosted": None})
    table = await lobby(store, players=1 + len(others), game=game)
    for number, other in enumerate(others):
        is_person = isinstance(other, int)
        sitter = Sitter(f"P{number}", user_id=other) if is_person else Sitter(f"P{number}", level=str(other))
        await store.seats.take(table.id, sitter, capacity=1 + len(others))
    assert await store.tables.start(table.id)
    if solo:
        own = update(tables).where(tables.c.id == table.id).values(solo=True)
        await store.database.write(lambda connection: connection.execute(own))
    return await store.tables.get(table.id)


async def play(
    store: Store, table: TableRow, deals: Sequence[DealResult], sides: tuple[int, ...] = (), *, low_wins: bool = False
) -> list[tuple[Earned, ...]]:
    """Play these deals, one in each commit, the last of which ends the match. Returns what each earned."""
    sides, found = sides or ALONE[: table.players], list[tuple[Earned, ...]]()
    for number in range(1, len(deals) + 1):
        totals, is_last = deals[number - 1].totals, number == len(deals)
        best = min(totals) if low_wins else max(totals)
        winners = tuple(side for side, total in enumerate(totals) if total == best) if is_last else None
        match = match_result(totals, sides, winners, low_wins=low_wins) if winners else None
        raised = [*feats(Played(sides, 0, low_wins, tuple(deals[:number]), winners))]
        results = NewResults(seat_results(deals[number - 1], sides), match, feats=raised)
        found.append((await store.journal.append(table.id, number, [move()], results=results)).earned)
    return found


def deal(number: int, *totals: int, remarks: tuple[ContractPlayed, ...] = ()) -> DealResult:
    return DealResult(number, totals, totals, totals, remarks=remarks)


def names(earned: Sequence[Earned], seat: int = 0) -> set[str]:
    return {one.name for one in earned if one.seat == seat}


async def note(store: Store, user: int, deed: Deed, count: int) -> tuple[str, ...]:
    return await store.database.write(lambda connection: note_deed(connection, user, deed, count))


async def test_a_newcomer_earns_with_the_first_deal_and_the_first_win_once_ever(store: Store) -> None:
    first = await play(store, await seated(store, BEA, CID, "easy"), [deal(1, 1, 2, 3, 4), deal(2, 9, 2, 3, 4)])
    assert names(first[0]) == names(first[0], 1) == {"first-deal"}, "and the computer none"
    assert names(first[1]) == {"first-win"}
    assert names(first[1], 1) == set()
    second = await play(store, await seated(store, BEA, CID, DAN, game="dominoes"), [deal(1, 9, 2, 3, 4)])
    assert names(second[0]) == {"good-company"}
    assert names(second[0], 3) == {"first-deal", "good-company"}
    third = await play(store, await seated(store, "hard", "expert", "hard", game="dominoes"), [deal(1, 8, 2, 3, 7)])
    assert names(third[0]) == {"winning-streak", "beat-hard"}, "the weakest computer counts"
    kept = ProgressStore(store.database)
    assert (await kept.counts(ANN))["games"] == 2
    assert (await kept.rarity())["first-deal"] == 4
    query = select(achievements.c.is_first).where(achievements.c.achievement.in_(MILESTONES))
    assert set(await store.database.read(lambda connection: connection.execute(query).scalars().all())) == {True}


async def test_a_contest_counts_deals_and_no_wins(store: Store) -> None:
    table = await seated(store, "hard", "hard", "hard")
    contest = update(tables).where(tables.c.id == table.id).values(contest_id=7)
    await store.database.write(lambda connection: connection.execute(contest))
    ((earned),) = await play(store, table, [deal(1, 9, 2, 3, 4)])
    assert names(earned) == {"first-deal"}
    assert await ProgressStore(store.database).records(ANN) == ()


async def test_the_best_match_against_computers_is_a_record_but_not_the_first(store: Store) -> None:
    found = list[set[str]]()
    for totals in ((5, 2), (9, 2), (2, 9), (9, 2), (20, 9)):
        table = await seated(store, "normal", game="moon", solo=True)
        found.append(names((await play(store, table, [deal(1, *totals)]))[0]) & {RECORD})
    assert found == [set(), {RECORD}, set(), set(), {RECORD}]
    await play(store, await seated(store, "normal", game="hearts"), [deal(1, 3, 9)], low_wins=True)
    await play(store, await seated(store, BEA), [deal(1, 50, 9)])
    await play(store, await seated(store, "weak"), [deal(1, 50, 9)])
    kept = await ProgressStore(store.database).records(ANN)
    assert {(one.game, one.level, one.matches, one.won, one.streak, one.best) for one in kept} == {
        ("moon", "normal", 5, 4, 2, 11), ("hearts", "normal", 1, 1, 1, 6),
    }  # fmt: skip
    assert all(isinstance(one, ComputerRecord) and one.best_at is not None for one in kept)


async def test_deeds_apart_are_counted_and_told_to_those_who_wish_it(store: Store) -> None:
    assert await note(store, ANN, Deed.LESSON, 1) == ("first-lesson",)
    assert await note(store, ANN, Deed.LESSON, 2) == ()
    assert await note(store, ANN, Deed.DAILY, 8) == ("first-daily", "daily-week"), "they began before this was counted"
    assert await note(store, ANN, Deed.DAILY, 1) == ()
    kept = ProgressStore(store.database)
    assert {name: count for name, count in (await kept.counts(ANN)).items() if count} == {"lesson": 2, "daily": 1}
    await store.people.set_preferences(BEA, progress=False)
    assert await note(store, BEA, Deed.PUZZLE, 1) == ()
    assert [*await kept.badges(BEA)] == ["first-puzzle"], "it counts all the same"


async def test_deletion_takes_the_counts_and_lowers_rarity(store: Store) -> None:
    await play(store, await seated(store, BEA), [deal(1, 9, 2)])
    await note(store, ANN, Deed.COURSE, 1)
    exported = await store.personal_data.export(ANN)
    assert {row["achievement"] for row in exported["badges"]} == {"first-deal", "first-win", "course"}
    assert {row["figure"] for row in exported["progress"]} >= {"deals", "game:moon", "course"}
    assert (await store.personal_data.counts(ANN))["privacy-achievements"] == {"achievements": 3}
    assert await store.personal_data.forget(ANN)
    kept = ProgressStore(store.database)
    assert {name: people for name, people in (await kept.rarity()).items() if people} == {"first-deal": 1}
    left = await store.personal_data.export(ANN)
    assert not any(left[table.name] for table in (progress, badges, records))


def _counted(connection: Connection) -> dict[str, set[Any]]:
    """All that is counted, without times and what results do not tell."""
    own = {name for name, one in MILESTONES.items() if one.figure in UNCOUNTED}
    return {
        table.name: {
            row
            for row in map(tuple, connection.execute(select(*(it for it in table.c if it.name != "at"))))
            if not UNCOUNTED & {*row} and not own & {*row} and RECORD not in row
        }
        for table in COUNTED
    }


def _count_again(connection: Connection) -> None:
    for table in COUNTED:
        connection.execute(delete(table))
    connection.execute(delete(achievements))  # an older version had none of these
    with Operations.context(MigrationContext.configure(connection)):
        count_progress()


async def test_older_results_give_the_same_counts(store: Store) -> None:
    rng = Random(1)
    for _ in range(12):
        others = [rng.choice((BEA, CID, DAN, "easy", "hard", "expert", "weak")) for _ in range(3)]
        if len({*others} & {BEA, CID, DAN}) < sum(isinstance(one, int) for one in others) or rng.random() < 0.5:
            others = [rng.choice(("easy", "hard", "expert")) for _ in range(3)]
        sides = rng.choice((ALONE, PARTNERS))
        totals = [tuple(rng.randint(0, 40) for _ in range(max(sides) + 1)) for _ in range(rng.randint(1, 3))]
        bids = [(ContractPlayed(rng.randrange(4), Bid(6), rng.random() < 0.5),) for _ in totals]
        deals = [deal(n, *of, remarks=bid) for n, (of, bid) in enumerate(zip(totals, bids, strict=True), 1)]
        table = await seated(store, *others, game=rng.choice(("moon", "dominoes", "forty-two")))
        await play(store, table, deals, sides, low_wins=rng.random() < 0.5)
    rated = await seated(store, BEA, "hard", "hard")
    for seat, sitter in ((0, Sitter("P", level="hard")), (1, Sitter("P", level="hard")), (1, Sitter("P", user_id=CID))):
        await store.seats.substitute(rated.id, seat, sitter, position=0)
    await play(store, rated, [deal(1, 1, 99, 3, 4)])
    before = await store.database.read(_counted)
    assert before["records"]
    await store.database.write(_count_again)
    assert await store.database.read(_counted) == before
