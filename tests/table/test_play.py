"""Moves at a table: made once, in turn, on what the player saw."""

import random
from itertools import pairwise

import pytest

from bot.rules.errors import IllegalMove, NotYourTurn, Refusal
from bot.rules.events import DealEnded, MatchEnded
from bot.rules.moves import Lead, Pass, Play
from bot.rules.notation import parse_move
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Order, Phase
from bot.table.errors import NotSeated, Stale, WrongState
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from tests.open_stores import open_copied, traced
from tests.table.fixtures import OpenTables
from tests.table.moves import INTERACTIONS, act, act_at_random, act_once, any_move, ask_of, pass_all, pieces, waiting
from tests.table.people import ANN, BEA, MOD, PEOPLE, lobby, match, play_out
from tests.told import fails_with, refused


async def test_only_players_move_and_only_while_it_is_played(tables: Tables):
    table = await lobby(tables)

    async def play(user_id: int) -> None:
        move = Play(Tile(6, 4))
        await tables.play.act(table, user_id, move, position=None, interaction_id=next(INTERACTIONS))

    await fails_with(WrongState, play(ANN.user_id), match="error-match-not-on")
    await tables.lifecycle.start(table, ANN)
    await fails_with(NotSeated, play(MOD.user_id))
    await tables.lifecycle.stop(table, ANN)
    await fails_with(WrongState, play(ANN.user_id), match="error-match-over")


async def test_clicks_of_one_passing_phase_are_all_fresh_and_then_stale(tables: Tables):
    asked = await tables.snapshot(await match(tables))
    hands = [pieces(view) for view in asked.views]
    chosen = [Pass(tuple(hand[:3])) for hand in hands]
    for seat in (2, 0, 3):
        await act(tables, asked, seat, chosen[seat])
    await act(tables, asked, 0, Pass(tuple(hands[0][2:5])))
    await act(tables, asked, 0, chosen[0])
    between = await tables.snapshot(asked.id)
    assert between.asked_at == asked.asked_at == 0
    assert waiting(between) == (1,)
    assert [ask_of(between, seat).made for seat in (0, 1)] == [chosen[0], None]
    after = (await act(tables, asked, 1, chosen[1])).snapshot
    assert after.public_view.phase is not Phase.PASS
    assert after.views[1].trick_board.received == chosen[0].pieces
    for position in (asked.asked_at, between.asked_at, after.position + 1, -1):
        with pytest.raises(Stale):
            await tables.play.act(
                asked.id, ANN.user_id, chosen[0], position=position, interaction_id=next(INTERACTIONS)
            )
    assert await tables.snapshot(asked.id) == after


async def test_an_interaction_is_applied_once_also_after_the_match(tables: Tables, open_tables: OpenTables):
    table = await match(tables, 3, target=1)
    asked, number = await tables.snapshot(table), next(INTERACTIONS)
    move = any_move(asked.views[0], random.Random(1))
    first = await tables.play.act(table, ANN.user_id, move, position=0, interaction_id=number)
    assert not first.repeated
    for process in (tables, await open_tables(), tables):
        again = await process.play.act(table, ANN.user_id, move, position=0, interaction_id=number)
        assert (again.repeated, again.events, again.snapshot) == (True, (), first.snapshot)
    assert len(await tables._store.journal.moves(table)) == 1
    outcomes = await play_out(tables, table, random.Random(1))
    last = next(row for row in reversed(await tables._store.journal.moves(table)) if row.interaction_id is not None)
    assert last.user_id is not None
    assert last.interaction_id is not None
    move = parse_move(last.notation)
    again = await tables.play.act(table, last.user_id, move, position=0, interaction_id=last.interaction_id)
    assert (again.repeated, again.snapshot) == (True, outcomes[-1].snapshot)


async def test_a_moves_outcome_is_expected_before_it_is_announced(tables: Tables):
    table, expected, announced = await match(tables), list[Outcome](), list[tuple[int, int]]()
    tables.listeners.append(lambda outcome: announced.append((outcome.snapshot.position, len(expected))))
    hand, number = pieces((await tables.snapshot(table)).views[0]), next(INTERACTIONS)

    async def pass_tiles(count: int, number: int) -> Outcome:
        move = Pass(tuple(hand[:count]))
        return await tables.play.act(
            table, ANN.user_id, move, position=0, interaction_id=number, expect=expected.append
        )

    made, again = await pass_tiles(3, number), await pass_tiles(3, number)
    assert again.repeated
    assert announced == [(1, 1)]
    await fails_with(IllegalMove, pass_tiles(2, next(INTERACTIONS)))
    (told,) = expected
    assert (told.snapshot.position, told.snapshot.views) == (1, made.snapshot.views)


async def test_illegal_moves_and_those_out_of_turn_change_nothing(tables: Tables):
    rng = random.Random(5)
    snapshot = await pass_all(tables, await match(tables))
    for _ in range(12):
        (seat,) = waiting(snapshot)
        legal = {getattr(choice.move, "piece", None) for choice in ask_of(snapshot, seat).choices}
        wrong = [Play(tile) for tile in double_set(6) if tile not in legal]
        for move in (*rng.sample(wrong, 4), Pass(tuple(pieces(snapshot.views[seat])[:3]))):
            await fails_with(IllegalMove, act(tables, snapshot, seat, move))
        with refused(NotYourTurn, f"refused-turn-of(who={PEOPLE[seat].name})"):
            await act(tables, snapshot, seat - 1, Lead(pieces(snapshot.views[seat - 1])[0]))
        assert await tables.snapshot(snapshot.id) == snapshot
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def test_the_forced_last_trick_goes_with_the_move_before_it(tables: Tables):
    table = await match(tables, target=8)
    statements = await traced(tables._store)
    outcomes = await play_out(tables, table, random.Random(4))
    ends = [outcome for outcome in outcomes if any(isinstance(event, DealEnded) for event in outcome.events)]
    assert ends
    for before, after in pairwise(outcomes):  # the last trick was led, and its other three plays made themselves
        assert after.snapshot.position - before.snapshot.position == (4 if after in ends else 1)
    writes = "\n".join(statements).split("COMMIT")
    appended = [count for write in writes if (count := write.count("INSERT INTO moves"))]
    assert len(appended) == len(outcomes) - 1, "each step was one write"
    assert sum(appended) == outcomes[-1].snapshot.position
    assert [row.user_id is None for row in await tables._store.journal.moves(table)][-4:] == [False, True, True, True]
    assert isinstance(outcomes[-1].events[-1], MatchEnded)


async def test_a_move_that_was_not_saved_changes_nothing(tables: Tables, tables_url: str):
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    store, tables.access.store = tables.access.store, await open_copied(tables_url)
    await tables.access.store.close()
    await fails_with(Refusal, act_at_random(tables, snapshot, seat))
    tables.access.store = store
    assert await tables.snapshot(snapshot.id) == snapshot
    await act_at_random(tables, snapshot, seat)


async def test_an_outcome_tells_whose_seat_it_is(tables: Tables):
    snapshot = await tables.snapshot(await match(tables))
    made = await act_once(tables, snapshot, random.Random(1))
    assert made.seat.user_id == made.by is not None
    assert (await tables.seen_by(snapshot.id, BEA.user_id)).seat == made.snapshot.seat_of(BEA.user_id)
    for outcome in (await tables.seen_by(snapshot.id, 12345), Outcome(snapshot)):
        with pytest.raises(NotSeated):
            _ = outcome.seat


async def test_a_hand_is_laid_out_as_its_player_likes(tables: Tables):
    snapshot = (await tables.preferences.set_order(await match(tables), BEA.user_id, Order.DOUBLES)).snapshot
    ann, bea, *_ = snapshot.seats
    view = snapshot.view_of(bea)
    assert view is not None
    doubles = [isinstance(piece, Tile) and piece.is_double for piece in pieces(view)]
    assert doubles == sorted(doubles, reverse=True)
    assert snapshot.view_of(ann) == snapshot.views[0]


async def test_a_move_on_a_known_table_is_one_write_and_no_read(tables: Tables):
    """Statements are what a slow disk feels."""
    snapshot = await pass_all(tables, await match(tables))
    statements = await traced(tables._store)
    await act_once(tables, snapshot, random.Random(1))
    assert [statement.split()[0] for statement in statements] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]


async def test_a_snapshot_keeps_the_deal_that_ended_last(tables: Tables, open_tables: OpenTables):
    dice, snapshot = random.Random(7), await tables.snapshot(await match(tables, target=25))
    outcome = Outcome(snapshot)
    while not any(isinstance(event, DealEnded) for event in outcome.events):
        assert outcome.snapshot.ended is None
        outcome = await act_once(tables, outcome.snapshot, dice)
    ended = outcome.snapshot.ended
    assert ended is not None
    assert (ended.deal, ended.viewer, len(ended.trick_board.finished)) == (1, None, 7)
    after = (await act_once(tables, outcome.snapshot, dice)).snapshot
    assert after.ended is ended, "it is made once, not at every move"
    assert (await (await open_tables()).snapshot(snapshot.id)).ended == ended, "after a restart it is the same"
