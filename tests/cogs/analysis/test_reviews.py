"""Looking back at one's own decisions: for their player alone, until they share one."""

import pytest

from bot.message import Who
from bot.playground import ChatMessage, Interaction, UserClient
from tests.cogs.server import Server, forged
from tests.end_to_end.house import Table, answer, controls, find, offers
from tests.said import is_said, said

NOT_THEIRS = said("analysis-not-yours")
SENTENCES = "mistake-none", "mistake-nothing", "mistake-little"


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions are compared in fewer worlds than usual, deals played again less often. The worker may take long."""
    few = {"_PIECE": 50, "_FINE": 50, "_FINEST": 100, "_DEALT_AGAIN": 2}
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
    monkeypatch.setattr("cogs.analysis.controls._MOMENT", 0.01)
    ann, cy = server.people("ann", "cy")
    table = await server.play_match(ann, target=4)
    final = table.final()
    assert final is not None
    async with server.bot.services.worker._looking_back:  # as though somebody else looked back now
        sent = await ann.click(final, label=said("button-my-match"))
        page = await server.wait(lambda: next(iter(sent.followups), None))
        assert is_waiting(page)
    assert await told_for(server, sent) is page, "the answer takes its place"
    assert page.attachments
    assert page.ephemeral
    assert is_said("match-luck-told", page.content)
    assert is_said("match-play-told", page.content)
    assert "±" not in page.content
    details = await told_for(server, await ann.click(page, label=said("button-details")))
    assert is_said("match-details-luck", details.content)
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
