"""Looking back at one's own decisions: which these are, what is said of them, for their player until they share one."""

import random
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.message import Message, Names, Rounded, Who
from bot.players.worker.worker import Worker
from bot.playground import ChatMessage, Interaction, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.moves import Bid, Lead, Move, Pass
from bot.rules.notation import parse_move
from bot.table.errors import WrongState
from bot.table.tables import Tables
from bot.words.decision import Decision
from bot.words.hint.prospects import Prospect
from bot.words.persons import naming
from cogs.analysis import words
from cogs.analysis.grades import RecordedDecision
from cogs.analysis.store import match_grades
from cogs.analysis.table import Analysis
from cogs.help.tutorials import LESSONS
from tests.cogs.server import Server, forged
from tests.end_to_end.controls import controls, find, offers
from tests.end_to_end.house import Table, answer
from tests.said import is_said, messages_in, said
from tests.table.moves import act, act_once, any_move, pass_all, waiting
from tests.table.people import ANN, BEA, match
from tests.table.state.test_undo import after_a_lead, ask
from tests.table.state.test_undo import answer as answer_undo
from tests.told import told


async def test_moves_taken_back_or_made_by_a_computer_were_not_decided(tables: Tables) -> None:
    before, led, seat = await after_a_lead(tables)
    table, dice, analysis = before.id, random.Random(2), Analysis(tables.access, Worker())
    asked = (await ask(tables, led, seat, led.played_at[seat])).snapshot
    for other in range(3):
        if other != seat:
            snapshot = (await answer_undo(tables, asked, other)).snapshot
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


async def test_without_a_worker_it_is_said_that_it_is_busy(tables: Tables) -> None:
    closed = Worker()
    await closed.close()
    analysis, table, dice = Analysis(tables.access, closed), await match(tables, 3), random.Random(1)
    snapshot = await pass_all(tables, table)
    while snapshot.ended is None:
        snapshot = (await act_once(tables, snapshot, dice)).snapshot
    with pytest.raises(WrongState, match="analysis-not-over"):
        await analysis.of_deal(table, ANN.user_id, 0)
    with pytest.raises(WrongState, match="analysis-not-yours"):
        await analysis.of_decision(table, ANN.user_id, 10_000)
    with pytest.raises(Refusal, match="analysis-busy"):
        await analysis.of_deal(table, ANN.user_id, 1)


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
    found = words.chance(decision(played))
    assert found is not None
    assert f"{told(found.label)} {found.played} {found.best}" == chance


def test_a_decision_without_such_a_chance_tells_little():
    nothing = decision(replace(bid(Bid(9), 0.88), compared=(0.31, 0.33)))
    assert words.chance(nothing) is None
    small = RecordedDecision(1, 3, nothing, worth=20.0)
    assert small.is_slip
    assert not words.is_telling(small)
    assert words.is_telling(replace(small, worth=10.0)), "a slip has its picture all the same"
    assert words.little_text(small).id == "mistake-little"


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
    with naming(Names(NAMES)):
        assert told(words.headline(made)) == headline.format(points)
    assert words.is_telling(made) is (value < 3.6)
    better = f"mistake-better(best=named-bid.doing(bid=bid 8), played=named-bid.than(bid=bid 9), points={points})"
    reason = f"reason-bids(who=you, often=often(tenths=9), less=often(tenths=4), {BIDS})"
    with naming(Names(NAMES, found.view.viewer)):
        assert told(words.private_text(made)) == f"{better} + {reason}"
    with naming(Names(NAMES)):
        assert told(words.shared_text(made)) == f"mistake-shared(who=Ann) + {better}"


def test_its_figures_are_in_details_only():
    made = RecordedDecision(4, 9, decision(bid(Bid(9), 0.4, -3.13)))
    title, figures, *others = messages_in(words.details_text(made))
    assert told(title) == "moment-of-deal(deal=deal-name(kind=deal, number=4), moment=moment(phase=bid, number=0))"
    rounded = {"cost": Rounded(7.13, 1), "error": Rounded(0.2, 1)}
    assert figures == Message("details-cost", **rounded, unit="point", worlds=600)
    assert [*map(told, others)] == ["details-chance(chance=chance-bid, best=90, played=40)", "details-note"]


def test_a_pass_is_told_by_how_often_the_better_bid_is_made():
    reason = words.why(decision(bid(Bid(None), None)), to_all=True)
    assert told(reason) == "reason-bid(who=seat 1, first=named-bid(bid=bid 8), often=often(tenths=9))"


def test_a_decision_at_dominoes_has_its_ends_and_a_reason():
    view = LESSONS["dominoes"].view(3)
    given = replace(LIKELY, made=None, compared=(0.2, 0.7))
    best, played = (replace(given, move=parse_move(move)) for move in ("play 4-2 right", "play 2-0 right"))
    played = replace(played, value=-8.0, behind=(12.0, 0.4))
    made = RecordedDecision(1, 17, Decision(view, (best, played), played, best, 600))
    assert words.is_telling(made)
    assert words.why(made.decision, to_all=False).id == "reason-stuck"  # type: ignore[union-attr]
    details = messages_in(words.details_text(made))
    assert "details-cost" in [message.id for message in details], "no line is worked out exactly here"


NOT_THEIRS = said("analysis-not-yours")
SENTENCES = "mistake-none", "mistake-nothing", "mistake-little"


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are compared in fewer worlds than usual, deals played again less often. The worker may take long."""
    few = {"_PIECE": 50, "_FINE": 100, "_DEALT_AGAIN": 2}
    for name, value in (few | {"_DEAL_SECONDS": 600.0, "_MATCH_SECONDS": 600.0}).items():
        monkeypatch.setattr(f"cogs.analysis.table.{name}", value)


def is_waiting(told: ChatMessage) -> bool:
    return is_said("mistake-waiting-match", told.content) or told.content == said("mistake-waiting")


async def told_for(server: Server, sent: Interaction) -> ChatMessage:
    return await server.wait(lambda: next((it for it in sent.followups if not it.loading and not is_waiting(it)), None))


async def decided(server: Server, person: UserClient, shown: ChatMessage) -> ChatMessage:
    return await told_for(server, await person.click(shown, label=said("button-biggest-mistake")))


async def card_of(table: Table, deal: int) -> ChatMessage:
    """Play by clicks until a deal is over. Returns its message."""

    def card() -> ChatMessage | None:
        found = find(table.seated[0], table.channel, "decided")
        ids = [it.custom_id for it in controls(found) if it.action == "decided"] if found is not None else []
        return found if ids == [f"b:decided:{table.id}:0:{deal}"] else None

    while (shown := card()) is None:
        found = await table.wait(lambda: table.someone() or card(), 60)
        if isinstance(found, tuple):
            await table.act(*found)
    return shown


async def test_the_costliest_decision_is_its_players_until_shared(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await Table.open(server, ann, bo, computers=2, target=500)
    board = table.board()
    assert board is not None
    early = await told_for(server, forged(ann, board, f"b:decided:{table.id}:0:1"))
    assert early.content == said("analysis-no-deal")
    deal = 0
    while True:
        deal += 1
        shown = await card_of(table, deal)
        told = await decided(server, ann, shown)
        assert told.ephemeral
        assert any(is_said(it, told.content) for it in (("mistake-better",) if told.attachments else SENTENCES))
        assert "±" not in told.content
        if told.attachments:
            break
    before = told.content, told.attachments[0].data
    told = await decided(server, ann, shown)  # it takes the place of the one before
    assert (told.content, told.attachments[0].data) == before
    assert is_said("alt-mistake", told.attachments[0].description or "")
    assert f"Deal {deal}, " in (told.attachments[0].description or "")
    assert len(told.attachments[0].data) <= 40 * 1024

    assert (await decided(server, cy, shown)).content == said("analysis-not-there")
    early = await told_for(server, forged(bo, board, f"b:decided:{table.id}:0:{deal + 1}"))
    assert early.content == said("analysis-not-over")
    share, details = (
        next(it.custom_id for it in controls(told) if it.action == action)
        for action in ("sharedecision", "decisiondetails")
    )
    for other, refusal in ((bo, NOT_THEIRS), (cy, said("analysis-not-there"))):
        assert (await told_for(server, forged(other, shown, share))).content == refusal
    assert (await told_for(server, forged(bo, shown, details))).content == NOT_THEIRS
    assert posted(table) == [], "nobody else can share it"

    await ann.click(told, label="Share")
    (shared,) = await server.wait(lambda: posted(table))
    assert shared.content.startswith(said("mistake-shared", who=Who("Ann")))
    assert not shared.pings
    assert offers(shared, "practice")
    assert shared.attachments[0].data == told.attachments[0].data
    await server.wait(lambda: said("done-shared") in told.content)
    assert not offers(told, "sharedecision")
    refused = await answer(forged(ann, ann.dms()[-1], share))
    assert refused == said("analysis-elsewhere"), "in direct messages it shows nobody anything"
    figures = await told_for(server, await ann.click(told, label=said("button-details")))
    assert told.attachments, "the page stays"
    assert figures.ephemeral
    assert is_said("details-cost", figures.content), figures.content


def posted(table: Table) -> list[ChatMessage]:
    return [it for it in table.channel.live() if is_said("mistake-shared", it.content) and not it.ephemeral]


async def test_a_match_is_reviewed_as_a_whole(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.analysis.cog._MOMENT", 0.01)
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await server.play_match(ann, bo, target=4)
    final = table.final()
    assert final is not None
    async with server.bot.services.worker._looking_back:  # as though someone else looked back now
        sent = await ann.click(final, label=said("button-my-match"))
        page = await server.wait(lambda: next(iter(sent.followups), None))
        assert is_waiting(page)
    assert await told_for(server, sent) is page, "the answer takes its place"
    assert page.attachments
    assert page.ephemeral
    assert is_said("match-luck-told", page.content)
    assert is_said("match-slips-told", page.content)
    assert "±" not in page.content
    details = await told_for(server, await ann.click(page, label=said("button-details")))
    assert is_said("match-details-parts", details.content)
    assert details.content.endswith(said("match-details-note"))
    assert (page.attachments[0].description or "").startswith(said("alt-match", title="Black Tile 11"))
    assert len(page.attachments[0].data) <= 40 * 1024
    for choice in (value for it in controls(page) if not it.is_button for value in it.values):
        told = await told_for(server, await ann.choose(page, [choice]))
        assert is_said("mistake-better", told.content), told.content
        assert told.attachments
    refused = await told_for(server, await cy.click(final, label=said("button-my-match")))
    assert refused.content == said("analysis-not-there")

    chosen, others = [
        await (await who.choose(listed, [str(table.id)])).answered()
        for who in (ann, cy)
        for listed in [await (await who.command(table.channel, "history")).answered()]
    ]
    again = await told_for(server, await ann.click(chosen, label=said("button-my-match")))
    assert again.content == page.content
    assert not offers(others, "mymatch")

    rows = partial(_rows, server, table.id)
    (row,) = await rows()
    assert (row.user_id, row.game, row.unit) == (ann.id, "black-tile", "point"), "a second look stores nothing"
    decisions = row.best + row.good + row.small_slips + row.slips
    assert f"{row.accuracy} of 100 in {decisions} decision" in details.content
    assert f"Accuracy {row.accuracy} of 100: " in (page.attachments[0].description or "")
    store = server.bot.services.tables._store
    await store.people.set_preferences(bo.id, progress=False)
    assert (await told_for(server, await bo.click(final, label=said("button-my-match")))).attachments
    assert await rows() == [row], "one who likes to see no progress looks back all the same"
    await store.people.set_preferences(ann.id, progress=False)
    assert await rows() == []


async def _rows(server: Server, table_id: int) -> list[Any]:
    def read(connection: Connection) -> list[Any]:
        return [*connection.execute(select(match_grades).where(match_grades.c.table_id == table_id))]

    return await server.bot.services.tables._store.database.read(read)
