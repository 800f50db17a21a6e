"""The last play is taken back by consent: what is asked, who answers, and what the journal says of it."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.players.computer import choose
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Lead, Play
from bot.rules.view import View
from bot.table.errors import NothingToUndo, NotSeated, Stale
from bot.table.state.shuffle import record_text
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.undo import UndoEntry
from bot.table.tables import Tables
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import verify
from tests.cogs.tables import NOW, dealt, table_of
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.people import (
    BEA,
    INTERACTIONS,
    MOD,
    act,
    any_move,
    ask_of,
    match,
    pass_all,
    play_out,
    until,
    waiting,
    with_computers,
)


async def after_a_lead(tables: Tables, people: int = 3) -> tuple[Snapshot, Snapshot, int]:
    """Before and after the first lead, and whose it was; people who sit there all agree in turn."""
    before = await pass_all(tables, await match(tables, people))
    (seat,) = waiting(before)
    return before, (await act(tables, before, seat, lead_of(before, seat))).snapshot, seat


def lead_of(snapshot: Snapshot, seat: int) -> Lead:
    return next(choice.move for choice in ask_of(snapshot, seat).choices if isinstance(choice.move, Lead))


async def take_back(tables: Tables, led: Snapshot, seat: int) -> Snapshot:
    """The lead is taken back: the two others agree."""
    await ask(tables, await tables.snapshot(led.id), seat)
    for other in {0, 1, 2} - {seat}:
        await answer(tables, await tables.snapshot(led.id), other)
    return await tables.snapshot(led.id)


async def before_a_computer(tables: Tables) -> tuple[Snapshot, int]:
    """A play by Ann or Bea, before a computer player is to play; and the seat of who made it."""
    snapshot, rng = await with_computers(tables, BEA), random.Random(4)
    while True:
        seat = rng.choice(waiting(snapshot))
        move = any_move(snapshot.views[seat], rng)
        if snapshot.seats[seat].user_id is None:
            done = await tables.play.act_for_computer(snapshot.id, seat, move, position=snapshot.position)
            snapshot = done.snapshot
            continue
        snapshot = (await act(tables, snapshot, seat, move)).snapshot
        if waiting(snapshot) == (2,) and isinstance(move, Lead | Play) and snapshot.undo is not None:
            return snapshot, seat


async def ask(tables: Tables, snapshot: Snapshot, seat: int, position: int | None = None) -> Outcome:
    user = snapshot.seats[seat].user_id
    assert user is not None
    return await tables.undo.ask(snapshot.id, user, position=position, interaction_id=next(INTERACTIONS))


async def answer(tables: Tables, snapshot: Snapshot, seat: int, *, agrees: bool = True) -> Outcome:
    user = snapshot.seats[seat].user_id
    assert user is not None
    return await tables.undo.answer(
        snapshot.id, user, agrees=agrees, position=snapshot.asked_at, interaction_id=next(INTERACTIONS)
    )


def asked_again(now: Snapshot, before: Snapshot) -> bool:
    """Whether everybody knows again just what they knew."""
    return now.views == before.views and now.public == before.public


async def test_to_ask_by_command_while_another_asks_is_to_agree(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    await ask(tables, led, seat)
    first, second = {0, 1, 2} - {seat}
    agreed = await ask(tables, led, first)
    assert agreed.seat == led.seats[first]
    assert agreed.snapshot.undo is not None
    assert (agreed.snapshot.undo.seat, agreed.snapshot.undo.missing) == (seat, (second,)), (
        "it is still the first request"
    )
    with pytest.raises(NothingToUndo):
        await ask(tables, led, second, led.played_at[second])  # the click asks for a play of their own
    assert asked_again((await ask(tables, led, second)).snapshot, before)


async def test_it_is_taken_back_when_all_the_others_agree(tables: Tables, open_tables: OpenTables) -> None:
    before, led, seat = await after_a_lead(tables)
    asked = (await ask(tables, led, seat, led.played_at[seat])).snapshot
    others = tuple(who for who in range(3) if who != seat)
    assert asked.undo is not None
    assert (asked.undo.seat, asked.undo.is_asked, asked.undo.missing) == (seat, True, others)
    assert asked.views == led.views, "nothing is taken back yet"
    one = (await answer(tables, asked, others[0])).snapshot
    assert one.undo is not None
    assert one.undo.missing == others[1:]
    pressed = await asyncio.gather(*(answer(tables, asked, others[0]) for _ in range(3)))
    assert [again.snapshot for again in pressed] == [one] * 3, "pressed again, it is agreed once"
    other = await open_tables()
    assert await other.snapshot(led.id) == one, "another process has read the same"
    back = (await answer(other, one, others[1])).snapshot
    assert asked_again(back, before)
    assert back.undo is not None
    assert back.undo.is_done
    assert await tables.snapshot(led.id) == back
    assert await (await open_tables()).snapshot(led.id) == back, "after a restart too"
    rows = await tables._store.journal.moves(led.id)
    assert [row.notation for row in rows[-4:]] == ["undo", "agree", "agree", "undone"]


async def test_computers_are_not_asked_to_agree_to_undo(tables: Tables) -> None:
    snapshot, rng = await with_computers(tables), random.Random(3)
    while snapshot.public is None or 0 not in waiting(snapshot) or snapshot.public.phase.value != "play":
        seat = waiting(snapshot)[0]
        move = any_move(snapshot.views[seat], rng)
        if seat == 0:
            snapshot = (await act(tables, snapshot, 0, move)).snapshot
        else:
            done = await tables.play.act_for_computer(snapshot.id, seat, move, position=snapshot.position)
            snapshot = done.snapshot
    played = (await act(tables, snapshot, 0, ask_of(snapshot, 0).choices[0].move)).snapshot
    back = (await ask(tables, played, 0)).snapshot
    assert asked_again(back, snapshot)
    rows = await tables._store.journal.moves(snapshot.id)
    assert [row.notation for row in rows[-2:]] == ["undo", "undone"]


async def test_a_click_from_before_changes_nothing_after_it(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables, 3)
    (following,) = waiting(led)
    stale = ask_of(led, following).choices[0].move
    back = await take_back(tables, led, seat)
    again = (await act(tables, back, seat, ask_of(back, seat).choices[1].move)).snapshot
    with pytest.raises(Stale):
        await act(tables, led, following, stale)
    with pytest.raises(Stale):
        await act(tables, before, seat, ask_of(before, seat).choices[0].move)
    assert await tables.snapshot(led.id) == again


@pytest.mark.parametrize("process", ["the same", "another"])
async def test_a_click_counts_where_the_same_play_was_made_again(
    tables: Tables, open_tables: OpenTables, process: str
) -> None:
    """Who was asked then is asked the same, and pressed before their message was drawn again. Nobody agrees twice."""
    before, led, seat = await after_a_lead(tables, 3)
    (following,) = waiting(led)
    lead, pressed = lead_of(before, seat), ask_of(led, following).choices[0].move
    for _ in range(2):
        await act(tables, await take_back(tables, led, seat), seat, lead)
    await ask(tables, await tables.snapshot(led.id), seat)
    with pytest.raises(NothingToUndo):
        await answer(tables, led, following)
    with pytest.raises(Stale):
        await act(tables, before, seat, lead)
    there = tables if process == "the same" else await open_tables()
    played = (await act(there, led, following, pressed)).snapshot
    assert await tables.snapshot(led.id) == played
    assert (await tables._store.journal.moves(led.id))[-1].notation == str(pressed)
    with pytest.raises(Stale):
        await act(tables, led, following, pressed)


@pytest.mark.parametrize("game", ["black-tile", "forty-two"])
def test_a_click_is_late_once_it_was_answered_or_asks_something_else(game: str) -> None:
    """Whatever is asked, agreed to, refused and taken back meanwhile."""
    rules, rng = CATALOGUE[game], random.Random(28)
    table = dealt(table_of(rules, rules.presets[0], 4))
    asked = [(replace(table.match, turn=0), table.to_act())]  # type: ignore[type-var]
    acted, counted = [set[int]()], 0
    for number in range(400):
        undo = table.snapshot().undo
        if undo is not None and not undo.is_done and rng.random() < 0.5:
            entries = (
                [UndoEntry.AGREE, UndoEntry.UNDONE, UndoEntry.UNDONE, UndoEntry.REFUSE]
                if undo.is_asked
                else [UndoEntry.ASK]
            )
            table.enter(rng.choice(entries), undo.seat, NOW)
            moved: list[tuple[int, ...]] = [()]
        else:
            seat = rng.choice(table.to_act())
            legal = rules.legal(table.match, seat)[:2]  # type: ignore[arg-type]
            step = table.plan(seat, rng.choice(legal))
            table.apply_moves(step, number, NOW, table.seats[seat].user_id)
            moved = [(who,) for who, _ in step.moves]
        for one in moved:
            for seats in acted:
                seats.update(one)
            asked.append((None, ()))
            acted.append(set())
        asked[-1] = replace(table.match, turn=0), table.to_act()  # type: ignore[type-var]
        for position, (state, seats) in enumerate(asked):
            same = state == asked[-1][0] and not acted[position] & {*seats}
            if state is not None and len(seats) == 1:
                assert table.is_stale(position) is not same, (position, table.position)
                counted += same and table.turns[position] != table.turns[-1]
        if table.snapshot().public is None or table.to_act() == ():
            break
    assert counted > 10


async def test_one_who_refuses_is_enough(tables: Tables) -> None:
    _, led, seat = await after_a_lead(tables)
    await ask(tables, led, seat)
    no = (await answer(tables, await tables.snapshot(led.id), (seat + 1) % 3, agrees=False)).snapshot
    assert no.undo is not None
    assert (no.undo.is_asked, no.undo.refused_by) == (False, (seat + 1) % 3)
    assert no.views == led.views
    with pytest.raises(NothingToUndo, match="no-undo-refused"):
        await ask(tables, led, seat)
    with pytest.raises(NothingToUndo, match="no-undo-nothing"):
        await answer(tables, no, (seat + 2) % 3)


async def test_the_asker_may_withdraw_and_ask_again(tables: Tables) -> None:
    _, led, seat = await after_a_lead(tables)
    asked = (await ask(tables, led, seat)).snapshot
    with pytest.raises(NothingToUndo, match="no-undo-wait"):
        await answer(tables, asked, seat)
    withdrawn = (await answer(tables, asked, seat, agrees=False)).snapshot
    assert withdrawn.undo is not None
    assert not withdrawn.undo.is_asked
    assert (await ask(tables, led, seat)).snapshot.undo


async def test_any_play_ends_the_request(tables: Tables) -> None:
    _, led, seat = await after_a_lead(tables)
    (following,) = waiting(led)
    asked = (await ask(tables, led, seat)).snapshot
    played = (await act(tables, led, following, ask_of(led, following).choices[0].move)).snapshot
    assert played.undo is not None
    assert (played.undo.seat, played.undo.is_asked) == (following, False)
    for refused in (ask(tables, played, seat), ask(tables, played, seat, led.played_at[seat])):
        with pytest.raises(NothingToUndo):
            await refused
    with pytest.raises(NothingToUndo):
        await answer(tables, asked, following)


async def test_a_move_that_reveals_something_stays(tables: Tables) -> None:
    """A pass, the play that ends a deal or shows the undealt tile, and every play that others have followed."""
    table, rng, kept = await match(tables, 3, target=4), random.Random(5), 0
    snapshot = await tables.snapshot(table)
    while not snapshot.over:
        seat = rng.choice(waiting(snapshot))
        deal = snapshot.public.deal if snapshot.public else 0
        outcome = await act(tables, snapshot, seat, any_move(snapshot.views[seat], rng))
        after = outcome.snapshot
        names = {type(event).__name__ for event in outcome.events}
        shows = not names <= {"Moved", "TrickWon"} or (after.public is not None and after.public.phase.value != "play")
        assert (after.undo is None) is (shows or after.public is None or after.public.deal != deal)
        if after.undo is None and not after.over:
            kept += 1
            with pytest.raises(NothingToUndo):
                await ask(tables, after, seat)
        snapshot = after
    assert kept


async def test_a_play_taken_back_changes_no_dice(tables: Tables, open_tables: OpenTables) -> None:
    """Whoever plays the same as without it meets the same computer players, after a restart too."""
    before, led, seat = await after_a_lead(tables)
    (follower,) = waiting(led)
    first = await tables.play.decision_seed(led.id, follower, position=led.position)
    back = await take_back(tables, led, seat)
    assert waiting(back) == (seat,)
    again = (await act(tables, back, seat, lead_of(before, seat))).snapshot
    restarted = await open_tables()
    await restarted.snapshot(led.id)
    for process in (tables, restarted):
        assert await process.play.decision_seed(led.id, follower, position=again.position) == first


async def test_only_those_at_the_table_ask_and_answer(tables: Tables) -> None:
    _, led, seat = await after_a_lead(tables)
    with pytest.raises(NotSeated):
        await tables.undo.ask(led.id, MOD.user_id, position=None, interaction_id=next(INTERACTIONS))
    await ask(tables, led, seat)
    with pytest.raises(NotSeated):
        await tables.undo.answer(led.id, MOD.user_id, agrees=True, position=None, interaction_id=next(INTERACTIONS))


async def test_an_interaction_is_applied_once(tables: Tables, open_tables: OpenTables) -> None:
    _, led, seat = await after_a_lead(tables)
    user, number = led.seats[seat].user_id, next(INTERACTIONS)
    assert user is not None
    other = await open_tables()
    outcomes = await asyncio.gather(
        *(it.undo.ask(led.id, user, position=None, interaction_id=number) for it in (tables, other, tables)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, Outcome) and not outcome.repeated for outcome in outcomes) == 1
    rows = await tables._store.journal.moves(led.id)
    assert [row.notation for row in rows].count("undo") == 1


async def test_the_record_of_a_match_with_plays_taken_back_verifies(tables: Tables) -> None:
    _, led, seat = await after_a_lead(tables)
    await take_back(tables, led, seat)
    last = (await play_out(tables, led.id, random.Random(8)))[-1].snapshot
    text = record_text(await tables._store.journal.record(led.id))
    proof = verify(text, CATALOGUE)
    assert proof.over
    assert last.public is not None
    assert proof.totals == last.public.results[-1].totals
    entry = next(line for line in text.splitlines() if line.endswith(" undo"))
    for forged in (text.replace(" undo\n", " agree\n"), text.replace(entry, entry.replace(str(seat + 1), "9", 1))):
        with pytest.raises(BadRecord):
            verify(forged, CATALOGUE)


async def test_computers_wait_for_the_answer(tables: Tables, start_computers: StartComputers) -> None:
    """Ann or Bea has played, asks, and the other has not answered: the computer who plays next waits."""
    snapshot, seat = await before_a_computer(tables)
    asked = (await ask(tables, snapshot, seat)).snapshot
    looked = asyncio.Event()

    def at_random(view: View, seed: int, level: str):
        looked.set()
        return choose(view, seed, level)

    start_computers(tables, at_random).start_work(Outcome(asked))
    move = any_move(asked.views[2], random.Random(4))
    with pytest.raises(Stale):
        await tables.play.act_for_computer(asked.id, 2, move, position=asked.position)
    assert (await answer(tables, asked, 1 - seat, agrees=False)).snapshot.undo is not None
    await until(looked.is_set)
    with pytest.raises(Refusal):
        await ask(tables, asked, seat)
