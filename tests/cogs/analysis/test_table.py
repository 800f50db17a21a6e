"""Which decisions are one's own, and what is said where they cannot be looked back at."""

import random

import pytest

from bot.players.worker.worker import Worker
from bot.rules.errors import Refusal
from bot.rules.moves import Lead, Pass
from bot.table.errors import NotSeated, WrongState
from bot.table.tables import Tables
from cogs.analysis.table import Analysis
from tests.table.people import ANN, BEA, MOD, act, act_once, any_move, match, pass_all, waiting
from tests.table.state.test_undo import after_a_lead, answer, ask


async def test_moves_taken_back_or_made_by_a_computer_were_not_decided(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    table, dice, analysis = before.id, random.Random(2), Analysis(tables.access, Worker())
    asked = (await ask(tables, led, seat, led.played_at[seat])).snapshot
    for other in range(3):
        if other != seat:
            snapshot = (await answer(tables, asked, other)).snapshot
    taken_back = led.played_at[seat]
    users = [one.user_id or 0 for one in before.seats]
    snapshot = (await tables.seating.leave(table, BEA)).snapshot
    while snapshot.ended is None:
        (acting,) = waiting(snapshot)[:1]
        move = any_move(snapshot.views[acting], dice)
        if snapshot.seats[acting].user_id is None:
            outcome = await tables.play.act_for_computer(table, acting, move, position=snapshot.position)
            snapshot = outcome.snapshot
        else:
            snapshot = (await act(tables, snapshot, acting, move)).snapshot
    for number, user in enumerate(users):
        choices = (await analysis._played(table, user)).deals[0].choices
        assert {choice.seat for choice in choices} == {number}
        assert taken_back not in [choice.position for choice in choices]
        assert sum(isinstance(choice.move, Pass) for choice in choices) == 1
        assert (sum(not isinstance(choice.move, Pass) for choice in choices) == 0) == (user == BEA.user_id)
        leads = [choice for choice in choices if isinstance(choice.move, Lead) and choice.view.trick_board.number == 1]
        assert len(leads) == (1 if number == seat and user != BEA.user_id else 0)
        for choice in choices:
            assert choice.view.viewer == number, "they know what their seat could know"
            assert choice.move in [it.move for it in choice.view.ask.choices] or choice.view.ask.pick  # type: ignore[union-attr]
            others = [shown for one in choice.view.seats if one.seat != number for shown in one.shown]
            assert not any(shown.piece for shown in others), "and no hand but their own"


async def test_where_there_is_nothing_to_look_back_at_it_is_said(tables: Tables) -> None:
    closed = Worker()
    await closed.close()
    analysis = Analysis(tables.access, closed)
    table, dice = await match(tables, 3), random.Random(1)
    snapshot = await pass_all(tables, table)
    with pytest.raises(WrongState, match="analysis-no-deal"):
        await analysis.of_deal(table, ANN.user_id, 1)
    while snapshot.ended is None:
        snapshot = (await act_once(tables, snapshot, dice)).snapshot
    for deal in (0, 2):
        with pytest.raises(WrongState, match="analysis-not-over"):
            await analysis.of_deal(table, ANN.user_id, deal)
    with pytest.raises(NotSeated, match="analysis-not-there"):
        await analysis.of_deal(table, MOD.user_id, 1)
    with pytest.raises(WrongState, match="analysis-not-yours"):
        await analysis.of_decision(table, ANN.user_id, 10_000)
    with pytest.raises(Refusal, match="analysis-busy"):
        await analysis.of_deal(table, ANN.user_id, 1)
