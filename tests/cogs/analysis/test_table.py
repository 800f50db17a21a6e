"""Which decisions are one's own, and what is said of them: chances that explain one, its cost, reasons for each bid."""

import random
from dataclasses import replace

import pytest

from bot.message import Message, Rounded
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Bid, Lead, Move, Pass, parse_move
from bot.table.errors import NotSeated, WrongState
from bot.table.tables import Tables
from bot.words.decision import Decision, RecordedDecision
from bot.words.hint.prospects import Prospect
from cogs.analysis import words
from cogs.analysis.table import Analysis
from cogs.help.tutorials import LESSONS
from tests.said import messages_in
from tests.table.people import ANN, BEA, MOD, act, act_once, any_move, match, pass_all, waiting
from tests.table.state.test_undo import after_a_lead, answer, ask
from tests.told import told


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
    analysis, table, dice = Analysis(tables.access, closed), await match(tables, 3), random.Random(1)
    snapshot = await pass_all(tables, table)
    with pytest.raises(WrongState, match="analysis-no-deal"):
        await analysis.of_deal(table, ANN.user_id, 1)
    while snapshot.ended is None:
        snapshot = (await act_once(tables, snapshot, dice)).snapshot
    for asked, kind, refusal in (
        (analysis.of_deal(table, ANN.user_id, 0), WrongState, "analysis-not-over"),
        (analysis.of_deal(table, ANN.user_id, 2), WrongState, "analysis-not-over"),
        (analysis.of_deal(table, MOD.user_id, 1), NotSeated, "analysis-not-there"),
        (analysis.of_decision(table, ANN.user_id, 10_000), WrongState, "analysis-not-yours"),
        (analysis.of_deal(table, ANN.user_id, 1), Refusal, "analysis-busy"),
    ):
        with pytest.raises(kind, match=refusal):
            await asked


LIKELY = Prospect(Bid(8), 4.0, 0.1, (0.0, 0.0), None, 0.0, 0.9, 0.0, 0.0)
NAMES = ("Ann", "Bo", "Cleo", "Dee").__getitem__


def decision(played: Prospect, best: Prospect = LIKELY) -> Decision:
    game = CATALOGUE["domino-whist"]
    match = game.start(game.presets[0].options, 4, bytes(32))
    view = game.view(match, game.to_act(match)[0])
    return Decision(view, (best, played), played, best, 600)


def bid(move: Move, made: float | None, value: float = 0.0, **more: float | tuple[float, float]) -> Prospect:
    return replace(LIKELY, move=move, made=made, value=value, behind=(4.0 - value, 0.2), compared=(0.2, 0.7), **more)


@pytest.mark.parametrize(
    ("played", "chance"),
    [
        (bid(Bid(9), 0.4), "chance-bid 0.4 0.9"),
        (bid(Bid(3), 0.99, own_moon=0.3), "chance-better 0.2 0.7"),
        (bid(Bid(None), None, other_moon=0.4), "chance-moon-other 0.4 0.0"),
    ],
)
def test_only_a_chance_that_the_better_move_betters_is_told(played: Prospect, chance: str):
    found = words.chance(decision(played), NAMES)
    assert found is not None
    assert f"{told(found.label)} {found.played} {found.best}" == chance


def test_a_decision_without_such_a_chance_tells_little():
    nothing = decision(replace(bid(Bid(9), 0.88), compared=(0.31, 0.33)))
    assert words.chance(nothing, NAMES) is None
    assert not words.is_telling(nothing)
    assert words.little_text(RecordedDecision(1, 3, nothing), NAMES).id == "mistake-little"


BIDS = "first=named-bid.than(bid=bid 8), second=named-bid.than(bid=bid 9)"


@pytest.mark.parametrize(
    ("value", "points", "headline"),
    [
        (-53.2, "about-point(count=55)", "mistake-cost(who=Ann, points={})"),
        (2.96, "about-point(count=1)", "mistake-cost(who=Ann, points={})"),
        (3.36, "about-half(unit=point)", "mistake-slip(points={})"),
        (3.7, "about-little(unit=point)", "mistake-slip(points={})"),
    ],
)
def test_the_cost_is_the_same_everywhere_and_in_whole_points(value: float, points: str, headline: str):
    """Its player reads two sentences, by how often each bid is made."""
    found = decision(bid(Bid(9), 0.4, value))
    made = RecordedDecision(4, 9, found)
    assert told(words.cost(found)) == points
    assert told(words.headline(found, NAMES)) == headline.format(points)
    assert words.is_telling(found) is (value < 3.7)
    better = f"mistake-better(best=named-bid.doing(bid=bid 8), played=named-bid.than(bid=bid 9), points={points})"
    reason = f"reason-bids(who=you, often=often(tenths=9), less=often-alone(tenths=4), {BIDS})"
    assert told(words.private_text(made, NAMES)) == f"{better} + {reason}"
    assert told(words.shared_text(made, NAMES)) == f"mistake-shared(who=Ann) + {better}"


def test_its_figures_are_in_details_only():
    made = RecordedDecision(4, 9, decision(bid(Bid(9), 0.4, -3.13)))
    title, figures, *others = messages_in(words.details_text(made, NAMES))
    assert told(title) == "details-title(moment=moment-of-deal(deal=4, moment=moment(phase=bid, number=0)))"
    rounded = {"cost": Rounded(7.13, 1), "error": Rounded(0.2, 1)}
    assert figures == Message("details-cost", **rounded, unit="point", worlds=600)
    assert [*map(told, others)] == ["details-chance(chance=chance-bid, best=90, played=40)", "details-note"]


def test_a_pass_is_told_by_how_often_the_better_bid_is_made():
    reason = words.why(decision(bid(Bid(None), None)), NAMES, to_all=True)
    assert told(reason) == "reason-bid(who=Ann, first=named-bid(bid=bid 8), often=often(tenths=9))"


def test_a_decision_at_dominoes_has_its_ends_and_a_reason():
    view = LESSONS["dominoes"].view(3)
    given = replace(LIKELY, made=None, compared=(0.2, 0.7))
    best, played = (replace(given, move=parse_move(move)) for move in ("play 4-2 right", "play 2-0 right"))
    played = replace(played, value=-8.0, behind=(12.0, 0.4))
    made = RecordedDecision(1, 17, Decision(view, (best, played), played, best, 600))
    assert words.is_telling(made.decision)
    assert words.why(made.decision, NAMES, to_all=False).id == "reason-stuck"  # type: ignore[union-attr]
    details = messages_in(words.details_text(made, NAMES))
    assert "details-cost" in [message.id for message in details], "no line is worked out exactly here"
