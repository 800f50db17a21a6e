"""The last play is taken back by consent: what is asked, who answers, and what the journal says of it."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.players.computer import choose
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Lead, Move, Play
from bot.rules.notation import parse_move
from bot.rules.view import View
from bot.store.schema.seats import Sitter
from bot.table.errors import NothingToUndo, NotSeated, Stale
from bot.table.permissions import Person
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.undo import PlayedMove, UndoEntry, UndoState
from bot.table.tables import Tables
from bot.table.verification.head import BadRecord
from bot.table.verification.verify import record_text, verify
from cogs.messages import texts
from tests.cogs.tables import dealt, enter, make_move, table_of
from tests.rules.mexican_train.scenarios import COVER
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.moves import INTERACTIONS, act, act_at_random, any_move, ask_of, pass_all, user_at, waiting
from tests.table.people import ANN, BEA, MOD, PEOPLE, match, play_out, until, with_computers
from tests.told import fails_with


async def after_a_lead(tables: Tables, people: int = 3) -> tuple[Snapshot, Snapshot, int]:
    """Before and after the first lead, and whose it was; people who sit there all agree in turn."""
    before = await pass_all(tables, await match(tables, people))
    (seat,) = waiting(before)
    return before, (await act(tables, before, seat, lead_of(before, seat))).snapshot, seat


def lead_of(snapshot: Snapshot, seat: int) -> Lead:
    return next(choice.move for choice in ask_of(snapshot, seat).choices if isinstance(choice.move, Lead))


async def take_back(tables: Tables, led: Snapshot, seat: int) -> Snapshot:
    await ask(tables, await tables.snapshot(led.id), seat)
    for other in {0, 1, 2} - {seat}:
        await answer(tables, await tables.snapshot(led.id), other)
    return await tables.snapshot(led.id)


async def before_a_computer(tables: Tables, *others: Person) -> tuple[Snapshot, int]:
    """A play by Ann or one of these, before a computer player is to play; and the seat of who made it."""
    snapshot, rng = await with_computers(tables, *others), random.Random(4)
    while True:
        seat = rng.choice(waiting(snapshot))
        move = any_move(snapshot.views[seat], rng)
        if snapshot.seats[seat].user_id is None:
            made = await tables.play.act_for_computer(snapshot.id, seat, move, position=snapshot.position)
            snapshot = made.snapshot
            continue
        snapshot = (await act(tables, snapshot, seat, move)).snapshot
        is_next = bool(waiting(snapshot)) and waiting(snapshot)[0] > len(others)
        if is_next and isinstance(move, Lead | Play) and snapshot.undo is not None:
            return snapshot, seat


async def ask(tables: Tables, snapshot: Snapshot, seat: int, position: int | None = None) -> Outcome:
    user, number = user_at(snapshot, seat), next(INTERACTIONS)
    return await tables.undo.ask(snapshot.id, user, position=position, interaction_id=number)


async def answer(tables: Tables, snapshot: Snapshot, seat: int, *, agrees: bool = True) -> Outcome:
    user, number = user_at(snapshot, seat), next(INTERACTIONS)
    return await tables.undo.answer(snapshot.id, user, agrees=agrees, position=snapshot.asked_at, interaction_id=number)


def asked_again(now: Snapshot, before: Snapshot) -> bool:
    """True if everyone knows again just what they knew."""
    return now.views == before.views and now.public == before.public


def undo_of(snapshot: Snapshot) -> UndoState:
    assert snapshot.undo is not None
    return snapshot.undo


async def notations(tables: Tables, table: int, last: int) -> list[str]:
    return [row.notation for row in await tables._store.journal.moves(table)][-last:]


async def test_a_play_is_taken_back_when_all_the_others_agree(tables: Tables, open_tables: OpenTables):
    before, led, seat = await after_a_lead(tables)
    other, user, number = await open_tables(), user_at(led, seat), next(INTERACTIONS)
    at_once = (it.undo.ask(led.id, user, position=None, interaction_id=number) for it in (tables, other, tables))
    outcomes = await asyncio.gather(*at_once, return_exceptions=True)
    assert sum(isinstance(outcome, Outcome) and not outcome.repeated for outcome in outcomes) == 1
    asked = await tables.snapshot(led.id)
    first, second = (who for who in range(3) if who != seat)
    assert (undo_of(asked).seat, undo_of(asked).is_asked, undo_of(asked).missing) == (seat, True, (first, second))
    assert asked.views == led.views, "nothing is taken back yet"
    one = (await answer(tables, asked, first)).snapshot
    assert undo_of(one).missing == (second,)
    pressed = await asyncio.gather(*(answer(tables, asked, first) for _ in range(3)))
    assert [again.snapshot for again in pressed] == [one] * 3, "pressed again, it is agreed once"
    assert await other.snapshot(led.id) == one, "another process has read the same"
    back = (await answer(other, one, second)).snapshot
    assert asked_again(back, before)
    assert undo_of(back).is_done
    assert await tables.snapshot(led.id) == back
    assert await (await open_tables()).snapshot(led.id) == back, "after a restart too"
    assert await notations(tables, led.id, 4) == ["undo", "agree", "agree", "undone"]


async def test_the_undo_command_agrees_while_another_player_asks(tables: Tables):
    before, led, seat = await after_a_lead(tables)
    await ask(tables, led, seat)
    first, second = {0, 1, 2} - {seat}
    agreed = await ask(tables, led, first)
    assert agreed.seat == led.seats[first]
    assert (undo_of(agreed.snapshot).seat, undo_of(agreed.snapshot).missing) == (seat, (second,))
    assert (await ask(tables, led, seat)).snapshot == agreed.snapshot, "to ask twice takes nobody's answer back"
    with pytest.raises(NothingToUndo):
        await ask(tables, led, second, led.played_at[second])  # the click asks for a play of their own
    assert asked_again((await ask(tables, led, second)).snapshot, before)


async def test_computers_are_not_asked_to_agree_to_undo(tables: Tables):
    played, _ = await before_a_computer(tables)
    assert waiting((await ask(tables, played, 0)).snapshot) == (0,)
    assert await notations(tables, played.id, 2) == ["undo", "undone"]


@pytest.mark.parametrize("process", ["the same", "another"])
async def test_a_click_counts_where_the_same_play_was_made_again(tables: Tables, open_tables: OpenTables, process: str):
    """The next player is asked the same, and pressed before their message was redrawn. No one agrees twice."""
    before, led, seat = await after_a_lead(tables)
    (following,) = waiting(led)
    lead, pressed = lead_of(before, seat), ask_of(led, following).choices[0].move
    for _ in range(2):
        await act(tables, await take_back(tables, led, seat), seat, lead)
    await ask(tables, await tables.snapshot(led.id), seat)
    await fails_with(NothingToUndo, answer(tables, led, following))
    await fails_with(Stale, act(tables, before, seat, lead))
    there = tables if process == "the same" else await open_tables()
    played = (await act(there, led, following, pressed)).snapshot
    assert await tables.snapshot(led.id) == played
    assert await notations(tables, led.id, 1) == [str(pressed)]
    await fails_with(Stale, act(tables, led, following, pressed))


@pytest.mark.parametrize("game", ["black-tile", "forty-two"])
def test_a_click_is_late_once_it_was_answered_or_asks_something_else(game: str):
    rules, rng = CATALOGUE[game], random.Random(28)
    table = dealt(table_of(rules, rules.presets[0], 4))
    asked = [(replace(table.match, turn=0), table.to_act())]  # type: ignore[type-var]
    acted, counted = [set[int]()], 0
    for number in range(400):
        undo = table.snapshot().undo
        moved: list[tuple[int, ...]] = [()]
        if undo is not None and not undo.is_done and rng.random() < 0.5:
            answers = [UndoEntry.AGREE, UndoEntry.UNDONE, UndoEntry.UNDONE, UndoEntry.REFUSE]
            enter(table, rng.choice(answers if undo.is_asked else [UndoEntry.ASK]), undo.seat)
        else:
            seat = rng.choice(table.to_act())
            legal = rules.legal(table.match, seat)[:2]  # type: ignore[arg-type]
            planned = make_move(table, seat, rng.choice(legal), number, table.seats[seat].user_id)
            moved = [(made.seat,) for made in planned.moves]
        for one in moved:
            for seats in acted:
                seats.update(one)
            asked.append((None, ()))
            acted.append(set())
        asked[-1] = replace(table.match, turn=0), table.to_act()  # type: ignore[type-var]
        now = table.played
        assert now is not None
        for position, (state, seats) in enumerate(asked):
            same = state == asked[-1][0] and not acted[position] & {*seats}
            if state is not None and len(seats) == 1:
                assert now.is_stale(position) is not same, (position, now.position)
                counted += same and now.turns[position] != now.turns[-1]
        if not table.to_act():
            break
    assert counted > 10


async def test_one_who_refuses_is_enough(tables: Tables):
    _, led, seat = await after_a_lead(tables)
    asked = (await ask(tables, led, seat)).snapshot
    await fails_with(
        NotSeated,
        tables.undo.ask(led.id, MOD.user_id, position=None, interaction_id=next(INTERACTIONS)),
        tables.undo.answer(led.id, MOD.user_id, agrees=True, position=None, interaction_id=next(INTERACTIONS)),
    )
    no = (await answer(tables, asked, (seat + 1) % 3, agrees=False)).snapshot
    assert (undo_of(no).is_asked, undo_of(no).refused_by) == (False, (seat + 1) % 3)
    assert no.views == led.views
    await fails_with(NothingToUndo, ask(tables, led, seat), match="no-undo-refused")
    await fails_with(NothingToUndo, answer(tables, no, (seat + 2) % 3), match="no-undo-nothing")


async def test_the_asker_may_withdraw_and_ask_again_until_the_next_play(tables: Tables):
    _, led, seat = await after_a_lead(tables)
    (following,) = waiting(led)
    asked = (await ask(tables, led, seat)).snapshot
    await fails_with(NothingToUndo, answer(tables, asked, seat), match="no-undo-wait")
    assert not undo_of((await answer(tables, asked, seat, agrees=False)).snapshot).is_asked
    again = (await ask(tables, led, seat)).snapshot
    played = await act_at_random(tables, again, following)
    assert (undo_of(played).seat, undo_of(played).is_asked) == (following, False)
    await fails_with(
        NothingToUndo,
        ask(tables, played, seat),
        ask(tables, played, seat, led.played_at[seat]),
        answer(tables, asked, following),
    )


async def test_a_move_that_reveals_something_stays(tables: Tables):
    """A pass, the play that ends a deal or shows the undealt tile, and every play that others have followed."""
    snapshot, rng, kept = await tables.snapshot(await match(tables, 3, target=4)), random.Random(5), 0
    while not snapshot.over:
        seat, deal = rng.choice(waiting(snapshot)), snapshot.deal
        outcome = await act(tables, snapshot, seat, any_move(snapshot.views[seat], rng))
        snapshot = outcome.snapshot
        names = {type(event).__name__ for event in outcome.events}
        shows = not names <= {"Moved", "TrickWon"} or snapshot.public_view.phase.value != "play"
        assert (snapshot.undo is None) is (shows or snapshot.deal != deal)
        if snapshot.undo is None and not snapshot.over:
            kept += 1
            await fails_with(NothingToUndo, ask(tables, snapshot, seat))
    assert kept


async def test_a_play_taken_back_changes_no_dice_and_its_record_verifies(tables: Tables, open_tables: OpenTables):
    """The same play again meets the same computer players, after a restart too."""
    before, led, seat = await after_a_lead(tables)
    (follower,) = waiting(led)
    first = await tables.play.decision_seed(led.id, follower, position=led.position)
    back = await take_back(tables, led, seat)
    assert waiting(back) == (seat,)
    again = (await act(tables, back, seat, lead_of(before, seat))).snapshot
    for process in (tables, await open_tables()):
        await process.snapshot(led.id)
        assert await process.play.decision_seed(led.id, follower, position=again.position) == first
    last = (await play_out(tables, led.id, random.Random(8)))[-1].snapshot
    text = record_text(await tables._store.journal.record(led.id))
    proof = verify(text, CATALOGUE)
    assert (proof.over, proof.totals) == (True, last.public_view.results[-1].totals)
    entry = next(line for line in text.splitlines() if line.endswith(" undo"))
    for forged in (text.replace(" undo\n", " agree\n"), text.replace(entry, entry.replace(str(seat + 1), "9", 1))):
        with pytest.raises(BadRecord):
            verify(forged, CATALOGUE)


async def test_computers_wait_for_the_answer(tables: Tables, start_computers: StartComputers):
    snapshot, seat = await before_a_computer(tables, BEA)
    asked, looked = (await ask(tables, snapshot, seat)).snapshot, asyncio.Event()

    def look(view: View, seed: int, level: str) -> Move:
        looked.set()
        return choose(view, seed, level)

    start_computers(tables, look).start_work(Outcome(asked))
    move = any_move(asked.views[2], random.Random(4))
    await fails_with(Stale, tables.play.act_for_computer(asked.id, 2, move, position=asked.position))
    assert undo_of((await answer(tables, asked, 1 - seat, agrees=False)).snapshot)
    await until(looked.is_set)
    await fails_with(Refusal, ask(tables, asked, seat))


@pytest.mark.parametrize("by_time", [False, True])
async def test_a_play_is_taken_back_when_the_last_asked_leaves(tables: Tables, open_tables: OpenTables, by_time: bool):
    """One who leaves decides nothing while others are asked too."""
    before, led, seat = await after_a_lead(tables)
    (last,) = waiting(led)
    (first,) = {0, 1, 2} - {seat, last}
    await ask(tables, led, seat)
    one_left = (await tables.seating.leave(led.id, PEOPLE[first], next(INTERACTIONS))).snapshot
    assert (undo_of(one_left).is_asked, undo_of(one_left).missing) == (True, (last,))
    if by_time:
        left = (await tables.seating.substitute(led.id, last, led.asked_at)).snapshot
    else:
        left = (await tables.seating.leave(led.id, PEOPLE[last], next(INTERACTIONS))).snapshot
    assert undo_of(left).is_done
    assert asked_again(left, before)
    assert await (await open_tables()).snapshot(led.id) == left
    assert await notations(tables, led.id, 2) == ["undo", "undone"]
    await tables.lifecycle.stop(led.id, ANN)
    assert verify(record_text(await tables._store.journal.record(led.id)), CATALOGUE).moves == left.position


async def test_a_request_is_void_when_who_asked_leaves(tables: Tables):
    snapshot, seat = await before_a_computer(tables, BEA)
    asked = (await ask(tables, snapshot, seat)).snapshot
    left = (await tables.seating.leave(asked.id, PEOPLE[seat], next(INTERACTIONS))).snapshot
    assert left.undo is None
    await fails_with(NothingToUndo, answer(tables, asked, 1 - seat), match="no-undo-nothing")
    move = any_move(left.views[2], random.Random(1))
    played = (await tables.play.act_for_computer(left.id, 2, move, position=left.position)).snapshot
    assert played.position == left.position + 1, "computer players do not wait for an answer any more"


async def test_asking_again_completes_a_departure_cut_off_by_a_crash(tables: Tables):
    asked, seat = await before_a_computer(tables, BEA)
    await ask(tables, asked, seat)
    computer = Sitter("a computer", level="easy")
    await tables._store.seats.substitute(asked.id, 1 - seat, computer, position=asked.position)
    left = await tables.snapshot(asked.id)
    assert undo_of(left).is_agreed
    assert "do you agree" not in texts.undo_line(left)
    assert waiting((await ask(tables, asked, seat)).snapshot) == (seat,)


@pytest.mark.parametrize(
    ("hands", "move", "is_quiet"),
    [
        (("12-3 9-8", "9-5 1-0", "8-8 8-7"), "12-3 own", True),  # Bo can play
        (("12-3 9-8", "5-1 1-0", "8-8 8-7"), "12-3 own", False),  # Bo draws
        (("12-3", "9-5 1-0", "8-8 8-7"), "12-3 own", False),  # the round is over
    ],
)
def test_a_tile_on_a_train_shows_nothing_more_unless_someone_draws(hands: tuple[str, ...], move: str, is_quiet: bool):
    before = COVER.hands(*hands, ends="- 9 8 9", boneyard="1-1 2-2")
    after = before.play(move)
    made = PlayedMove(before.match, 0, parse_move(f"play {move}"), after.match, after.events, 1)
    assert made.shows_nothing_more(after.view()) is is_quiet
