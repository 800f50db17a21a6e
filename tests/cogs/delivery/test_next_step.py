"""The next step for a message: case by case, and in random histories with failures."""

import random
from dataclasses import replace
from datetime import timedelta
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.store.tables.journal import StoredTable
from bot.table.messages import MessageRow
from bot.table.state.snapshot import SeatRow
from bot.table.state.table import Table
from bot.table.state.undo import UndoEntry
from cogs.delivery.desired import SHUFFLE, Key, desired
from cogs.delivery.next_step import (
    Do,
    Draft,
    Editing,
    Idle,
    NoteShown,
    Now,
    Posted,
    Send,
    State,
    Step,
    Unsure,
    Wanted,
    after_click,
    next_step,
)
from cogs.messages import hand_messages
from tests.cogs.delivery.one_message import HAND, LOBBY, OLD, START, TABLE, World, begun, row_of
from tests.cogs.tables import NOW, dealt, enter, make_move, played, set_state, table_of

PRIVATE: Key = ("private", 0, 7)
NEW, END = Draft(4, "new"), Draft(4, "end", final=True)


def want(draft: Draft | None = NEW, key: Key = LOBBY, **others: object) -> Wanted:
    final = draft.final if draft is not None else False
    return replace(Wanted(key, final, draft), **others)  # type: ignore[arg-type]


def later(seconds: float = 1.0, **others: bool) -> Now:
    return Now(START + timedelta(seconds=seconds), **others)


MOVED = {"drawn": -1, "face": ""}
ROW, HAND_ROW, TABLE_ROW, PRIVATE_ROW, SHUFFLED = map(row_of, (LOBBY, HAND, TABLE, PRIVATE, SHUFFLE))
MOVED_HAND = row_of(HAND, **MOVED)
SOON, BLOCKED, AFTER_CRASH = later(), later(is_blocked=True), Unsure(may_be_posted=True)
CASES: dict[str, tuple[State, MessageRow | None, Wanted | None, Now, Step]] = {
    "nothing is asked": (Idle(), ROW, None, SOON, Do.NOTHING),
    "the first time it is drawn": (Idle(), None, want(None), SOON, Do.DRAW),
    "then posted": (Idle(), None, want(), SOON, Send()),
    "in place of one that was deleted": (Idle(100), None, want(), SOON, Send(100)),
    "after a crash it is looked for": (AFTER_CRASH, None, want(), SOON, Send(is_sought=True)),
    "a failed call is no reason to look for it": (Unsure(), None, want(), SOON, Send()),
    "to one who takes none it is not sent": (Idle(), None, want(key=HAND), BLOCKED, Do.NOTHING),
    "where nothing can be sent it is given up": (Idle(), None, want(), BLOCKED, Do.GIVE_UP),
    "where it cannot be edited it is given up": (Unsure(), ROW, want(), BLOCKED, Do.GIVE_UP),
    "a hand in closed direct messages can be edited": (Idle(), HAND_ROW, want(key=HAND), BLOCKED, Do.EDIT),
    "a private one is never posted": (Idle(), None, want(key=PRIVATE), SOON, Do.LOOK_AGAIN),
    "and is edited though nothing can be sent": (Idle(), PRIVATE_ROW, want(key=PRIVATE), BLOCKED, Do.EDIT),
    "what is posted is written down": (Posted(OLD, 5, 9), None, want(), SOON, Do.REMEMBER),
    "whatever is asked meanwhile": (Posted(OLD, 5, 9), ROW, None, SOON, Do.REMEMBER),
    "one that has changed is drawn": (Idle(), ROW, want(None), SOON, Do.DRAW),
    "and edited": (Idle(), ROW, want(), SOON, Do.EDIT),
    "one that shows it already is left": (Idle(), ROW, want(OLD), SOON, NoteShown(ROW, OLD, is_new=False)),
    "but its end is written down": (
        Idle(), ROW, want(replace(OLD, final=True)), SOON, NoteShown(ROW, replace(OLD, final=True))
    ),
    "what follows from the same is not even drawn": (Idle(), ROW, want(None), later(is_shown=True), Do.NOTHING),
    "unless it may show something else": (Unsure(), ROW, want(None), later(is_shown=True), Do.DRAW),
    "then it is edited to what it may show already": (Unsure(), ROW, want(OLD), SOON, Do.EDIT),
    "one that is final stays": (Idle(), row_of(final=True), want(), SOON, Do.NOTHING),
    "unless another process has drawn it too": (Unsure(), row_of(final=True), want(END), SOON, Do.EDIT),
    "the table is read before that": (Unsure(is_overtaken=True), ROW, want(), SOON, Do.LOOK_AGAIN),
    "a click goes first": (Idle(), ROW, want(), later(is_held=True), Do.WAIT),
    "also where the message is unsure": (Unsure(), ROW, want(None), later(is_held=True), Do.WAIT),
    "what is public is never edited": (
        Idle(), SHUFFLED, want(key=SHUFFLE), SOON, NoteShown(SHUFFLED, NEW, is_new=False)
    ),
    "not even after a crash": (AFTER_CRASH, SHUFFLED, want(key=SHUFFLE), SOON, NoteShown(SHUFFLED, NEW)),
    "an edit is written down": (Editing(NEW, ROW, is_gone=False), ROW, want(), SOON, NoteShown(ROW, NEW)),
    "unless a click came in between": (
        Editing(NEW, ROW, is_gone=False, is_crossed=True), ROW, None, SOON, Do.LOOK_AGAIN
    ),
    "one that is gone is forgotten": (Editing(NEW, ROW, is_gone=True), ROW, None, SOON, Do.FORGET),
    "but not posted again in the end": (Editing(END, ROW, is_gone=True), ROW, None, SOON, NoteShown(ROW, END)),
    "a young table message is edited": (Idle(), TABLE_ROW, want(key=TABLE), later(19), Do.EDIT),
    "an older one may be buried": (Idle(), TABLE_ROW, want(key=TABLE), later(20), Do.COUNT),
    "if it is not it is edited": (Idle(), TABLE_ROW, want(key=TABLE, is_counted=True), later(20), Do.EDIT),
    "if it is it moves": (Idle(), TABLE_ROW, want(key=TABLE, repost=True), later(20), Do.MOVE),
    "as when somebody asks, changed or not": (Idle(), TABLE_ROW, want(OLD, TABLE, repost=True), SOON, Do.MOVE),
    "one of fifty minutes is counted": (Idle(), TABLE_ROW, want(key=TABLE), later(3000), Do.COUNT),
    "an older one moves": (Idle(), TABLE_ROW, want(key=TABLE), later(3001), Do.MOVE),
    "but not unchanged": (Idle(), TABLE_ROW, want(OLD, TABLE), later(3001), NoteShown(TABLE_ROW, OLD, is_new=False)),
    "and not in the end": (Idle(), TABLE_ROW, want(END, TABLE), later(3001), Do.EDIT),
    "other messages do not move": (Idle(), ROW, want(), later(3001), Do.EDIT),
    "what was to move is posted": (Idle(), row_of(TABLE, **MOVED), want(key=TABLE), SOON, Send(100)),
    "by the next process, if it was not": (AFTER_CRASH, MOVED_HAND, want(key=HAND), SOON, Send(100, is_sought=True)),
    "unless nothing can be sent": (Idle(), MOVED_HAND, want(key=HAND), BLOCKED, Do.EDIT),
    "a private one is edited instead": (Idle(), row_of(PRIVATE, **MOVED), want(key=PRIVATE), SOON, Do.EDIT),
    "a hand is sent anew to notify": (Idle(), HAND_ROW, want(key=HAND, notify_from=4), SOON, Do.MOVE),
    "once": (Idle(), row_of(HAND, drawn=4), want(key=HAND, notify_from=4), SOON, Do.EDIT),
    "not where nothing can be sent": (Idle(), HAND_ROW, want(key=HAND, notify_from=4), BLOCKED, Do.EDIT),
    "not in the end": (Idle(), HAND_ROW, want(END, HAND, notify_from=4), SOON, Do.EDIT),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_one_step(case: str) -> None:
    state, row, wanted, now, expected = CASES[case]
    assert next_step(state, row, wanted, now) == expected


@pytest.mark.parametrize(
    ("state", "drawn", "is_crossed", "expected"),
    [
        (Idle(), 3, False, Idle()),
        (Unsure(), 3, False, Idle()),
        (Idle(), 3, True, Unsure(is_overtaken=True)),
        (Idle(), 5, False, Unsure(is_overtaken=True)),
        (Editing(NEW, row_of()), 3, False, Editing(NEW, row_of(), is_crossed=True)),
        (Posted(NEW, 5, 9), 3, False, Posted(NEW, 5, 9)),
    ],
)
def test_a_click_has_redrawn_it(state: State, drawn: int, *, is_crossed: bool, expected: State) -> None:
    assert after_click(state, row_of(drawn=drawn), 4, is_crossed=is_crossed) == expected


@pytest.mark.parametrize("state", [Idle(), Unsure(), Unsure(may_be_posted=True)])
def test_a_click_on_a_message_being_replaced_delays_no_post(state: State) -> None:
    assert after_click(state, MOVED_HAND, 4, is_crossed=False) == state


KEYS = [LOBBY, TABLE, HAND]
MOST_HISTORIES = 400  # unless the profile asks for more
MOMENTS = st.one_of(
    st.tuples(st.just("change"), st.sampled_from("abc"), st.booleans()),
    st.tuples(st.just("answer"), st.booleans(), st.booleans()),
    st.tuples(st.just("crash"), st.booleans()),
    st.tuples(st.just("pass_time"), st.sampled_from([5, 30, 4000])),
    st.tuples(st.sampled_from(["press", "apply_press", "answer_press", "flush", "delete", "end", "repost", "bury"])),
)


def happen(world: World, moment: tuple[str, *tuple[Any, ...]]) -> None:
    name, *details = moment
    getattr(world, name)(*details)
    world.work()


@settings(max_examples=max(MOST_HISTORIES, settings.default.max_examples if settings.default else 0))
@given(st.sampled_from(KEYS), st.lists(MOMENTS, max_size=25))
def test_whatever_happens_there_is_one_message_and_it_shows_the_newest(
    key: Key, moments: list[tuple[str, *tuple[Any, ...]]]
) -> None:
    world = World(key)
    world.compare()
    world.work()
    for moment in moments:
        happen(world, moment)
    world.check()


@pytest.mark.parametrize("key", KEYS)
def test_the_message_shows_the_newest_of_an_edit_and_a_click(key: Key) -> None:
    names = "apply_edit", "answer", "press", "apply_press", "answer_press", "change"
    for order in permutations(names):
        world = begun(key)
        happen(world, ("change", "b"))
        for name in order:
            happen(world, (name, "c") if name == "change" else (name,))
        world.check()


STYLES = ("", "large numerals", "high contrast")


def wishes(seat: SeatRow, rng: random.Random) -> SeatRow:
    order, (forced, coach) = rng.choice(("", "points")), rng.choices((True, False), k=2)
    return replace(seat, style=rng.choice(STYLES), order=order, forced=forced, coach=coach)


def something_happens(table: Table, rng: random.Random, number: int) -> None:
    """A play by hand or by itself; or someone asks to take a play back, that is refused, or they have other wishes."""
    undo, chance = table.snapshot().undo, rng.random()
    if undo is not None and not undo.is_done and chance < 0.3:
        if undo.is_asked:
            enter(table, rng.choice((UndoEntry.REFUSE, UndoEntry.UNDONE)), rng.choice([*undo.missing, undo.seat]))
        else:
            enter(table, UndoEntry.ASK, undo.seat)
    elif chance < 0.4:
        seats = [rng.choice((seat, seat, wishes(seat, rng))) for seat in table.seats]
        table.refresh(StoredTable(table.row, tuple(seats), ()))
    else:
        seat = rng.choice(table.to_act())
        move = rng.choice(table.game.legal(table.match, seat))  # type: ignore[arg-type]
        planned = make_move(table, seat, move, rng.choice((number, None)), table.seats[seat].user_id)
        if planned.after.match.winners is not None:
            set_state(table, "finished")


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("game", [game for game in CATALOGUE.values() if game.hands_by_dm], ids=lambda it: it.name)
def test_equal_bases_make_equal_messages(game: AnyGame, place: int) -> None:
    preset = game.presets[place]
    table, rng = dealt(table_of(game, preset, preset.players[-1])), random.Random(preset.name)
    bases, compared = dict[int, tuple[object, object]](), 0
    for number in range(50):
        snapshot = table.snapshot()
        if snapshot.over:
            break
        for seat in snapshot.seats:
            basis, shown = hand_messages.basis(snapshot, seat), hand_messages.hand(snapshot, seat)
            face = shown.content_key, shown.rows  # a select's options are not in the face
            if basis is not None and seat.seat in bases and bases[seat.seat][0] == basis:
                assert bases[seat.seat][1] == face
                compared += 1
            bases[seat.seat] = basis, face
        something_happens(table, rng, number)
    assert compared > 10


def test_nothing_is_posted_of_a_table_that_ended_long_ago() -> None:
    """The store may have forgotten its messages."""
    game = CATALOGUE["black-tile"]
    table = table_of(game, game.presets[0], 3)
    for _ in played(table, random.Random(1), most=20):
        pass
    set_state(table, "stopped")
    table.refresh(StoredTable(replace(table.row, ended_at=NOW), table.seats, ()))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=23))
    assert desired(table.snapshot(), {}, NOW + timedelta(hours=25)) == {}
