"""Which decisions are one's own, and what is said of them: chances that explain one, its cost, reasons for each bid."""

import random
from dataclasses import replace

import pytest

from bot.message import Joined, Message, Rounded, Text, Who
from bot.players.worker.worker import Worker
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Bid, Lead, Move, Pass, parse_move
from bot.rules.view import Phase, View
from bot.table.errors import NotSeated, WrongState
from bot.table.tables import Tables
from bot.words.chain.sentences import ends_sentence
from bot.words.decision import Decision, RecordedDecision
from bot.words.hint.amounts import about, alone, often
from bot.words.hint.prospects import Prospect
from bot.words.speaker import say
from cogs.analysis import words
from cogs.analysis.table import Analysis
from cogs.help.tutorials import LESSONS
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


LIKELY = Prospect(Bid(8), 4.0, 0.1, (0.0, 0.0), None, 0.0, 0.9, 0.0, 0.0)
NAMES = ("Ann", "Bo", "Cleo", "Dee").__getitem__


def bidding() -> View:
    game = CATALOGUE["domino-whist"]
    match = game.start(game.presets[0].options, 4, bytes(32))
    return game.view(match, game.to_act(match)[0])


def decision(played: Prospect, best: Prospect = LIKELY) -> Decision:
    return Decision(bidding(), (best, played), played, best, 600)


def bid(move: Move, made: float | None, value: float = 0.0, **more: float | tuple[float, float]) -> Prospect:
    return replace(LIKELY, move=move, made=made, value=value, behind=(4.0 - value, 0.2), compared=(0.2, 0.7), **more)


def messages(text: Text) -> list[Message]:
    parts = text.parts if isinstance(text, Joined) else (text,)
    return [part for part in parts if isinstance(part, Message)]


def test_only_a_chance_that_the_better_move_betters_is_told():
    found = words.chance(decision(bid(Bid(9), 0.4)), NAMES)
    assert found is not None
    assert (found.label, found.played, found.best) == (Message("chance-bid"), 0.4, 0.9)
    worse = words.chance(decision(bid(Bid(3), 0.99, own_moon=0.3)), NAMES)
    assert worse is not None
    assert (worse.label, worse.played, worse.best) == (Message("chance-better"), 0.2, 0.7)
    feared = words.chance(decision(bid(Bid(None), None, other_moon=0.4)), NAMES)
    assert feared is not None
    assert feared.label == Message("chance-moon-other")
    nothing = decision(replace(bid(Bid(9), 0.88), compared=(0.31, 0.33)))
    assert words.chance(nothing, NAMES) is None
    assert not words.is_telling(nothing)
    assert words.little_text(RecordedDecision(1, 3, nothing), NAMES).id == "mistake-little"


@pytest.mark.parametrize(
    ("value", "telling", "said"),
    [
        (-53.2, True, Message("about-point", count=55)),
        (2.96, True, Message("about-point", count=1)),
        (3.36, True, Message("about-half", unit="point")),
        (3.7, False, Message("about-little", unit="point")),
    ],
)
def test_the_cost_is_the_same_everywhere_and_in_whole_points(value: float, telling: bool, said: Message):
    found = decision(bid(Bid(9), 0.4, value))
    name = NAMES(found.view.viewer or 0)
    assert words.cost(found) == said
    if said.id == "about-point":
        assert words.headline(found, NAMES) == Message("mistake-cost", who=Who(name), points=said)
    else:
        assert words.headline(found, NAMES) == Message("mistake-slip", points=said)
    assert words.is_telling(found) is (telling and found.is_clear)
    made = RecordedDecision(4, 9, found)
    better = Message(
        "mistake-better",
        best=Message("named-bid.doing", bid=Bid(8)),
        played=Message("named-bid.than", bid=Bid(9)),
        points=said,
    )
    assert messages(words.private_text(made, NAMES))[0] == better
    assert messages(words.shared_text(made, NAMES)) == [Message("mistake-shared", who=Who(name)), better]


def test_its_player_reads_two_sentences_and_its_figures_in_details_only():
    found = decision(bid(Bid(9), 0.4, -3.13))
    made = RecordedDecision(4, 9, found)
    assert [message.id for message in messages(words.private_text(made, NAMES))] == ["mistake-better", "reason-bids"]
    title, figures, likely, note = messages(words.details_text(made, NAMES))
    moment = Message("moment", phase=Phase.BID, number=found.view.trick_board.number)
    assert title == Message("details-title", moment=Message("moment-of-deal", deal=4, moment=moment))
    errors = {"cost": Rounded(found.cost, 1), "error": Rounded(0.2, 1)}
    assert figures == Message("details-cost", **errors, unit="point", worlds=600)
    assert likely == Message("details-chance", chance=Message("chance-bid"), best=90, played=40)
    assert note.id == "details-note"


def test_a_bid_is_told_by_how_often_it_is_made():
    made = decision(bid(Bid(9), 0.4))
    bo = Who(NAMES(made.view.viewer or 0))
    found = words.moves(made, NAMES)
    told = {"often": often(0.9), "less": alone(0.4), "first": found["best"], "second": found["played"]}
    assert words.why(made, NAMES, to_all=True) == Message("reason-bids", who=bo, **told)
    passed = decision(bid(Bid(None), None))
    assert words.why(passed, NAMES, to_all=True) == Message("reason-bid", who=bo, first=found["best"], often=often(0.9))
    assert about(4.0, "point") == words.cost(passed)


def test_a_decision_at_dominoes_has_its_ends_and_a_reason():
    view = LESSONS["dominoes"].view(3)
    given = replace(LIKELY, made=None, compared=(0.2, 0.7))
    best, played = (replace(given, move=parse_move(move)) for move in ("play 4-2 right", "play 2-0 right"))
    played = replace(played, value=-8.0, behind=(12.0, 0.4))
    made = RecordedDecision(1, 17, Decision(view, (best, played), played, best, 600))
    assert view.chain is not None
    assert words.is_telling(made.decision)
    assert words.why(made.decision, NAMES, to_all=False).id == "reason-stuck"  # type: ignore[union-attr]
    alt = words.alt_turning_point(made, ("Ann", "Bo"))
    assert say(ends_sentence(view.chain)) in alt
    told = messages(words.details_text(made, NAMES))
    assert "details-cost" in [message.id for message in told], "no line is worked out exactly here"
