"""Moves at a table: made once, in turn, on what the player saw."""

import random
from itertools import pairwise

import pytest

from bot.rules.errors import IllegalMove, NotYourTurn, Refusal
from bot.rules.events import DealEnded, MatchEnded
from bot.rules.moves import Lead, Pass, Play, parse_move
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Order, Phase
from bot.store.store import Store
from bot.table.errors import NotSeated, Stale, WrongState
from bot.table.state.snapshot import Outcome
from bot.table.tables import Tables
from bot.words.refusals import sentence
from tests.open_stores import traced
from tests.table.people import (
    ANN,
    BEA,
    INTERACTIONS,
    MOD,
    PEOPLE,
    act,
    act_once,
    any_move,
    ask_of,
    lobby,
    match,
    pass_all,
    pieces,
    play_out,
    waiting,
)
from tests.told import told


async def test_a_stranger_moves_nothing(tables: Tables) -> None:
    table = await match(tables)
    with pytest.raises(NotSeated):
        await tables.play.act(table, MOD.user_id, Play(Tile(6, 4)), position=None, interaction_id=next(INTERACTIONS))


async def test_nothing_is_played_before_the_start_or_after_the_end(tables: Tables) -> None:
    table = await lobby(tables)
    with pytest.raises(WrongState, match="error-match-not-on"):
        await tables.play.act(table, ANN.user_id, Play(Tile(6, 4)), position=None, interaction_id=next(INTERACTIONS))
    await tables.lifecycle.start(table, ANN)
    await tables.lifecycle.stop(table, ANN)
    with pytest.raises(WrongState, match="error-match-over"):
        await tables.play.act(table, ANN.user_id, Play(Tile(6, 4)), position=None, interaction_id=next(INTERACTIONS))


async def test_a_click_at_an_earlier_turn_is_stale(tables: Tables) -> None:
    table = await match(tables)
    early = await tables.snapshot(table)
    now = await pass_all(tables, table)
    for old in (early.asked_at, now.position + 1, -1):
        with pytest.raises(Stale):
            await tables.play.act(
                table,
                ANN.user_id,
                any_move(early.views[0], random.Random(1)),
                position=old,
                interaction_id=next(INTERACTIONS),
            )
    assert await tables.snapshot(table) == now


async def test_clicks_of_one_passing_phase_are_all_fresh(tables: Tables) -> None:
    table = await match(tables)
    asked = await tables.snapshot(table)
    hands = [pieces(view) for view in asked.views]
    chosen = [Pass(tuple(hand[:3])) for hand in hands]
    for seat in (2, 0, 3):
        await act(tables, asked, seat, chosen[seat])
    await act(tables, asked, 0, Pass(tuple(hands[0][2:5])))
    await act(tables, asked, 0, chosen[0])
    between = await tables.snapshot(table)
    assert between.asked_at == asked.asked_at == 0
    assert waiting(between) == (1,)
    assert ask_of(between, 0).made == chosen[0]
    assert ask_of(between, 1).made is None
    after = (await act(tables, asked, 1, chosen[1])).snapshot
    assert after.public is not None
    assert after.public.phase is not Phase.PASS
    assert after.views[1].trick_board.received == chosen[0].pieces
    with pytest.raises(Stale):
        await act(tables, asked, 0, chosen[0])
    with pytest.raises(Stale):
        await act(tables, between, 2, chosen[2])


async def test_the_same_interaction_is_applied_once(tables: Tables, open_tables) -> None:
    table = await match(tables)
    asked = await tables.snapshot(table)
    move, interaction = any_move(asked.views[0], random.Random(1)), next(INTERACTIONS)
    first = await tables.play.act(table, ANN.user_id, move, position=0, interaction_id=interaction)
    assert not first.repeated
    elsewhere = await open_tables()
    for again in (tables, elsewhere, tables):
        repeated = await again.play.act(table, ANN.user_id, move, position=0, interaction_id=interaction)
        assert repeated.repeated
        assert repeated.events == ()
        assert repeated.snapshot == first.snapshot
    assert len(await tables._store.journal.moves(table)) == 1


async def test_a_moves_outcome_is_expected_before_it_is_announced(tables: Tables) -> None:
    table, expected, announced = await match(tables), list[Outcome](), list[tuple[int, int]]()
    tables.listeners.append(lambda outcome: announced.append((outcome.snapshot.position, len(expected))))
    asked, interaction = await tables.snapshot(table), next(INTERACTIONS)
    move = Pass(tuple(pieces(asked.views[0])[:3]))

    async def pass_once() -> Outcome:
        return await tables.play.act(
            table, ANN.user_id, move, position=0, interaction_id=interaction, expect=expected.append
        )

    made, again = await pass_once(), await pass_once()
    assert again.repeated
    assert announced == [(1, 1)]
    (told,) = expected
    assert told.snapshot.position == 1
    assert told.snapshot.views == made.snapshot.views
    wrong = Pass(tuple(pieces(asked.views[0])[:2]))
    with pytest.raises(IllegalMove):
        await tables.play.act(
            table, ANN.user_id, wrong, position=0, interaction_id=next(INTERACTIONS), expect=expected.append
        )
    assert len(expected) == 1


async def test_a_repeated_interaction_stays_repeated_after_the_match(tables: Tables) -> None:
    table = await match(tables, 3, target=1)
    outcomes = await play_out(tables, table, random.Random(1))
    last = next(row for row in reversed(await tables._store.journal.moves(table)) if row.interaction_id is not None)
    assert last.user_id is not None
    assert last.interaction_id is not None
    again = await tables.play.act(
        table, last.user_id, parse_move(last.notation), position=0, interaction_id=last.interaction_id
    )
    assert again.repeated
    assert again.snapshot == outcomes[-1].snapshot


async def test_the_wrong_turn_names_whom_the_table_waits_for(tables: Tables) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (now,) = waiting(snapshot)
    other = (now + 1) % 4
    hold = pieces(snapshot.views[other])[0]
    with pytest.raises(NotYourTurn) as refused:
        await act(tables, snapshot, other, Lead(hold))
    assert told(sentence(refused.value)) == f"refused-turn-of(who={PEOPLE[now].name})"


async def test_illegal_moves_change_nothing(tables: Tables) -> None:
    rng = random.Random(5)
    snapshot = await pass_all(tables, await match(tables))
    for _ in range(12):
        (seat,) = waiting(snapshot)
        legal = {choice.move for choice in ask_of(snapshot, seat).choices}
        held = set(pieces(snapshot.views[seat]))
        wrong = [Play(tile) for tile in double_set(6) if Play(tile) not in legal and Lead(tile) not in legal]
        wrong = [
            move for move in wrong if not any(getattr(legal_move, "piece", None) == move.piece for legal_move in legal)
        ]
        for move in (*rng.sample(wrong, 4), Pass(tuple(held)[:3])):
            with pytest.raises(IllegalMove):
                await act(tables, snapshot, seat, move)
        assert await tables.snapshot(snapshot.id) == snapshot
        snapshot = (await act_once(tables, snapshot, rng)).snapshot


async def test_the_forced_last_trick_goes_with_the_move_before_it(tables: Tables) -> None:
    table = await match(tables, target=8)
    statements = await traced(tables._store)
    outcomes = await play_out(tables, table, random.Random(4))
    ends = [outcome for outcome in outcomes if any(isinstance(event, DealEnded) for event in outcome.events)]
    assert ends
    for before, after in pairwise(outcomes):
        if after in ends:  # the last trick was led, and its other three plays made themselves
            assert after.snapshot.position - before.snapshot.position == 4
        else:
            assert after.snapshot.position - before.snapshot.position == 1
    writes = "\n".join(statements).split("COMMIT")
    appended = [count for write in writes if (count := write.count("INSERT INTO moves"))]
    assert len(appended) == len(outcomes) - 1, "each step was one write"
    assert sum(appended) == outcomes[-1].snapshot.position
    assert [row.user_id is None for row in await tables._store.journal.moves(table)][-4:] == [False, True, True, True]
    assert isinstance(outcomes[-1].events[-1], MatchEnded)


async def test_a_move_that_was_not_saved_changes_nothing(tables: Tables, tables_url: str) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    move = ask_of(snapshot, seat).choices[0].move
    store = tables.access.store
    tables.access.store = await Store.open(tables_url)
    await tables.access.store.close()
    with pytest.raises(Refusal):
        await act(tables, snapshot, seat, move)
    tables.access.store = store
    assert await tables.snapshot(snapshot.id) == snapshot
    await act(tables, snapshot, seat, move)


async def test_an_outcome_tells_whose_seat_it_is(tables: Tables) -> None:
    snapshot = await pass_all(tables, await match(tables))
    (seat,) = waiting(snapshot)
    made = await act(tables, snapshot, seat, ask_of(snapshot, seat).choices[0].move)
    assert made.seat == made.snapshot.seats[seat]
    assert (await tables.seen_by(snapshot.id, BEA.user_id)).seat == made.snapshot.seat_of(BEA.user_id)
    with pytest.raises(NotSeated):
        _ = (await tables.seen_by(snapshot.id, 12345)).seat
    with pytest.raises(NotSeated):
        _ = Outcome(snapshot).seat


async def test_a_hand_is_laid_out_as_its_player_likes(tables: Tables) -> None:
    table = await match(tables)
    snapshot = (await tables.preferences.set_order(table, BEA.user_id, Order.DOUBLES)).snapshot
    bea_seat, ann_seat = snapshot.seat_of(BEA.user_id), snapshot.seat_of(ANN.user_id)
    assert bea_seat is not None
    assert ann_seat is not None
    view = snapshot.view_of(bea_seat)
    assert view is not None
    doubles = [isinstance(piece, Tile) and piece.is_double for piece in pieces(view)]
    assert doubles == sorted(doubles, reverse=True)
    assert snapshot.view_of(ann_seat) == snapshot.views[0]


async def test_a_move_on_a_known_table_is_one_write_and_no_read(tables: Tables) -> None:
    """A move on what is known is one short write, and reads nothing: statements are what a slow disk feels."""
    snapshot = await pass_all(tables, await match(tables))
    statements = await traced(tables._store)
    await act_once(tables, snapshot, random.Random(1))
    assert [statement.split()[0] for statement in statements] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]


async def test_a_snapshot_keeps_the_deal_that_ended_last(tables: Tables, open_tables) -> None:
    dice = random.Random(7)
    snapshot = await tables.snapshot(await match(tables, target=25))
    assert snapshot.ended is None
    outcome = await act_once(tables, snapshot, dice)
    while not any(isinstance(event, DealEnded) for event in outcome.events):
        assert outcome.snapshot.ended is None
        outcome = await act_once(tables, outcome.snapshot, dice)
    ended = outcome.snapshot.ended
    assert ended is not None
    assert (ended.deal, ended.viewer, len(ended.trick_board.finished)) == (1, None, 7)
    after = (await act_once(tables, outcome.snapshot, dice)).snapshot
    assert after.ended is ended, "it is made once, not at every move"
    assert (await (await open_tables()).snapshot(snapshot.id)).ended == ended, "after a restart it is the same"
