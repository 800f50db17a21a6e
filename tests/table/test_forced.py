"""Plays that decide nothing: made for those who wish it, by house rules, or with the last piece; for no one else."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.rules.moves import Lead, Place, Play, Turn
from bot.table.state.snapshot import Outcome, Snapshot, is_made_for_all, only_play
from bot.table.tables import Tables
from tests.clock import MovableClock
from tests.rules.mexican_train.scenarios import COVER
from tests.table.fixtures import OpenTables, StartComputers
from tests.table.moves import act, act_at_random, act_once, any_move, ask_of, pass_all, waiting
from tests.table.people import ANN, PEOPLE, lobby, match, moved_on, until, until_table


async def until_forced(tables: Tables) -> tuple[Snapshot, int]:
    """A match as someone has only one play, who is asked for it."""
    snapshot, rng = await pass_all(tables, await match(tables, target=500)), random.Random(3)
    while True:
        (seat,) = waiting(snapshot)
        choices = ask_of(snapshot, seat).choices
        if len(choices) == 1 and isinstance(choices[0].move, Play) and len(snapshot.views[seat].hand) > 1:
            return snapshot, seat
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def hughie(tables: Tables, only_move: str) -> Snapshot:
    table = await lobby(tables, 2, game="blind-hughie", seats=2, target=25)
    await tables.house_rules.set(table, ANN, "only_move", only_move)
    return (await tables.lifecycle.start(table, ANN)).snapshot


async def test_the_tile_that_opens_is_played_for_everyone(tables: Tables, start_computers: StartComputers):
    table = await lobby(tables, 2, game="dominoes", seats=2)
    start_computers(tables)
    snapshot = (await tables.lifecycle.start(table, ANN)).snapshot
    (seat,) = waiting(snapshot)
    tile = snapshot.views[seat].line_board.opening
    assert tile is not None
    assert snapshot.forced_play(seat) == Play(tile)
    now = await until_table(tables, table, lambda it: it.position > snapshot.position)
    assert [laid.tile for laid in now.public_view.line_board.laid] == [tile]
    assert now.forced_play(waiting(now)[0]) is None, "from then on all play their own tiles"


async def test_only_plays_are_made_on_request(tables: Tables, open_tables: OpenTables, start_computers: StartComputers):
    """It is shown until they play again; in another process and after a restart too, as it is in the journal."""
    snapshot, seat = await until_forced(tables)
    move, person = ask_of(snapshot, seat).choices[0].move, PEOPLE[seat]
    at_work = start_computers(tables)
    assert snapshot.forced_play(seat) is None, "it is off at first: others may notice"
    at_work.start_work(Outcome(snapshot))
    await at_work._at_work.wait()
    assert (await tables.snapshot(snapshot.id)).position == snapshot.position
    await tables.preferences.set(person.user_id, forced=True)
    await at_work._at_work.wait()
    now = await tables.snapshot(snapshot.id)
    (made, *_) = await tables._store.journal.moves(snapshot.id, after=snapshot.position)
    assert (made.seat, made.notation, now.made_for[seat]) == (seat, str(move), move)
    assert (made.user_id, made.interaction_id) == (person.user_id, None), "it is the person's own move"
    restarted = await open_tables()
    assert await restarted.snapshot(now.id) == now
    await tables.preferences.set(person.user_id, forced=False)
    while waiting(now) != (seat,):
        now = (await act_once(tables, now, random.Random(4))).snapshot
        now = await moved_on(tables, now.id)
    now = await act_at_random(tables, now, seat)
    assert now.made_for[seat] is None
    assert (await restarted.snapshot(now.id)).made_for == now.made_for


async def test_a_click_that_is_faster_counts(tables: Tables, start_computers: StartComputers, clock: MovableClock):
    snapshot, seat = await until_forced(tables)
    at_work = start_computers(tables, pace=1)
    await tables.preferences.set(PEOPLE[seat].user_id, forced=True)
    await until(lambda: clock.timers)
    assert (await act_at_random(tables, snapshot, seat)).made_for[seat] is None
    await clock.advance(timedelta(seconds=1))
    await clock.run(at_work._at_work.wait())
    moves = await tables._store.journal.moves(snapshot.id, after=snapshot.position)
    assert [move.seat for move in moves].count(seat) == 1


async def test_blind_hughie_turns_by_itself(tables: Tables, open_tables: OpenTables, start_computers: StartComputers):
    """By two processes at once: each move is made once."""
    snapshot, other = await hughie(tables, "made"), await open_tables()
    at_work = [start_computers(tables), start_computers(other)]
    rng, clicks, outcome, now = random.Random(2), 0, Outcome(snapshot), snapshot
    while not outcome.snapshot.over:
        for each in at_work:
            each.start_work(outcome)
        for each in at_work:
            await each._at_work.wait()
        now = await tables.snapshot(snapshot.id)
        if now.over:
            break
        (seat,) = waiting(now)
        ends = now.public_view.rows_board.ends
        assert ends is not None
        assert len(ask_of(now, seat).choices) > 1 < len(set(ends)), "asked although there was nothing to decide"
        assert not any(isinstance(move, Place) for move in now.made_for)
        clicks += 1
        outcome = await act(tables, now, seat, any_move(now.views[seat], rng))
    moves = await tables._store.journal.moves(snapshot.id)
    assert [move.position for move in moves] == list(range(1, len(moves) + 1))
    assert all(move.user_id is not None for move in moves if move.notation == "turn")
    assert clicks == sum(move.interaction_id is not None for move in moves) < len(moves) / 4
    assert clicks < sum(move.notation.startswith("place") for move in moves), "some ends were equal"
    assert (await (await open_tables()).snapshot(snapshot.id)).public_view == now.public_view


async def test_a_table_may_turn_by_hand(tables: Tables, start_computers: StartComputers):
    snapshot = await hughie(tables, "waits")
    at_work = start_computers(tables)
    at_work.start_work(Outcome(snapshot))
    await at_work._at_work.wait()
    assert (await tables.snapshot(snapshot.id)).position == 0
    (seat,) = waiting(snapshot)
    assert snapshot.forced_play(seat) is None
    assert isinstance(any_move(snapshot.views[seat], random.Random(1)), Turn)


async def test_a_move_that_decides_something_is_neither_made_nor_offered(tables: Tables):
    """In a whole match only plays are forced, never a bid, a pass or the first lead of a deal."""
    snapshot, rng, forced = await tables.snapshot(await match(tables, target=8)), random.Random(5), 0

    def liking(**likes: bool) -> Snapshot:
        """The table, if all its people liked it so."""
        return replace(snapshot, seats=tuple(replace(row, **likes) for row in snapshot.seats))  # type: ignore[arg-type]

    while not snapshot.over:
        for seat, view in enumerate(snapshot.views):
            moves = [choice.move for choice in view.ask.choices] if view.ask and seat in waiting(snapshot) else []
            (move, *others) = moves or [None]
            follows = isinstance(move, Play) or (isinstance(move, Lead) and bool(view.trick_board.finished))
            only = move if follows and not others else None
            forced += only is not None
            assert liking(forced=True).forced_play(seat) == only
            assert snapshot.offers_forced_plays(snapshot.seats[seat]) == (only is not None and len(view.hand) > 1)
            for answered in (liking(forced=True), liking(forced_offered=True)):
                assert not answered.offers_forced_plays(answered.seats[seat])
        snapshot = (await act_once(tables, snapshot, rng)).snapshot
    assert forced > 9


@pytest.mark.parametrize(("hand", "asked"), [("12-3", 1), ("12-3 12-4", 2)])
def test_the_last_tile_of_a_train_is_theirs_to_play(hand: str, asked: int):
    view = COVER.hands(hand, "9-5 1-0", "8-8 8-7", ends="- 9 8 9").view(0)
    assert view.ask is not None
    assert len(view.ask.choices) == asked
    assert (only_play(view) is not None) is (asked == 1), "for those who wish it"
    assert not is_made_for_all(view)
