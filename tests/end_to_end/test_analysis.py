"""Looking back at one's own decisions, over Discord's own protocol: for their player alone, until they share one."""

import os
import signal

import pytest

from bot.message import Who
from bot.playground import ChatMessage, Interaction, UserClient
from tests.end_to_end.house import House, Table, answer, controls, find, forged, offers
from tests.end_to_end.test_process import children
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
SENTENCES = "mistake-none", "mistake-nothing", "mistake-little"
NOT_THEIRS = said("analysis-not-yours")


async def play_a_deal(table: Table, deal: int) -> ChatMessage:
    """Play by clicks until a deal is over. Returns its card."""
    while not table.house.rows("SELECT 1 FROM deal_results WHERE table_id = ? AND deal = ?", table.id, deal):
        found = await table.next()
        assert found is not None
        await (await table.click(*found)).acknowledged()
    return await table.wait(lambda: card(table, deal))


def card(table: Table, deal: int) -> ChatMessage | None:
    """The message of a deal that is over."""
    found = find(table.seated[0], table.channel, "decided")
    ids = [it.custom_id for it in controls(found) if it.action == "decided"] if found is not None else []
    return found if ids == [f"b:decided:{table.id}:0:{deal}"] else None


def posted(table: Table) -> list[ChatMessage]:
    """What has been shared in the table's channel."""
    return [it for it in table.channel.live() if is_said("mistake-shared", it.content) and not it.ephemeral]


def is_waiting(told: ChatMessage) -> bool:
    return is_said("mistake-waiting-match", told.content) or told.content == said("mistake-waiting")


async def told_for(sent: Interaction, table: Table) -> ChatMessage:
    """What a person is told beside the message that they clicked on."""
    last = await table.wait(lambda: next((it for it in sent.followups if not it.loading), None), 60)
    await table.wait(
        lambda: not is_said("mistake-waiting-match", last.content) and last.content != said("mistake-waiting"), 60
    )
    return last


async def decided(person: UserClient, shown: ChatMessage, table: Table) -> ChatMessage:
    """What a person is told who asks what decided a deal."""
    return await told_for(await person.click(shown, label=said("button-biggest-mistake")), table)


async def test_the_costliest_decision_is_its_players_until_they_share_it(house: House) -> None:
    ann, bo, cy = house.people("ann", "bo", "cy")
    table = await Table.open(house, ann, bo, computers=2, target=500)
    board = table.board()
    assert board is not None
    early = await told_for(forged(ann, board, f"b:decided:{table.id}:0:1", kind=2), table)
    assert early.content == said("analysis-no-deal")
    for deal in range(1, 20):
        shown = await play_a_deal(table, deal)
        told = await decided(ann, shown, table)
        assert told.ephemeral
        ids = ("mistake-better",) if told.attachments else SENTENCES
        assert any(is_said(one, told.content) for one in ids), told.content
        assert "±" not in told.content
        if told.attachments:
            break
    else:
        raise AssertionError("nothing cost anything, although all was chosen by lot")
    before = told.content, told.attachments[0].data
    told = await decided(ann, shown, table)  # it takes the place of the one before
    assert (told.content, told.attachments[0].data) == before
    assert is_said("alt-mistake", told.attachments[0].description or "")
    assert f"Deal {deal}, " in (told.attachments[0].description or "")
    assert len(told.attachments[0].data) <= 40 * 1024

    assert (await decided(cy, shown, table)).content == said("analysis-not-there")
    early = await told_for(forged(bo, board, f"b:decided:{table.id}:0:{deal + 1}", kind=2), table)
    assert early.content == said("analysis-not-over")
    (share,) = (it.custom_id for it in controls(told) if it.action == "sharedecision")
    for other in (bo, cy):
        refused = await told_for(forged(other, shown, share, kind=2), table)
        assert refused.content.startswith((NOT_THEIRS, "You have no seat", said("analysis-not-there")))
    assert not posted(table), "nobody else can share it"

    await ann.click(told, label="Share")
    (shared,) = await table.wait(lambda: posted(table))
    assert shared.content.startswith(said("mistake-shared", who=Who("Ann")))
    assert not shared.pings
    assert shared.attachments[0].data == told.attachments[0].data
    await table.wait(lambda: "Shared in this channel." in told.content)
    assert not offers(told, "sharedecision")
    refused = await answer(forged(ann, ann.dms()[-1], share, kind=2))
    assert refused == said("analysis-elsewhere"), "in direct messages it shows nobody anything"

    (details,) = (it.custom_id for it in controls(told) if it.action == "decisiondetails")
    figures = await told_for(await ann.click(told, label=said("button-details")), table)
    assert told.attachments, "the page stays"
    assert figures.ephemeral
    assert is_said("details-cost", figures.content), figures.content
    others = await told_for(forged(bo, shown, details, kind=2), table)
    assert others.content == NOT_THEIRS


async def test_after_a_match_it_is_looked_back_at_as_a_whole(house: House) -> None:
    ann, cy = house.people("ann", "cy")
    table = await Table.open(house, ann, computers=3, target=4)
    final = await table.play()
    assert final is not None
    workers = children(house.bot.pid)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        sent = await ann.click(final, label=said("button-my-match"))
        page = await table.wait(lambda: next(iter(sent.followups), None))
        assert is_waiting(page)
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)
    assert await told_for(sent, table) is page, "the answer takes its place"
    assert page.attachments
    assert page.ephemeral
    assert is_said("match-luck-told", page.content)
    assert is_said("match-play-told", page.content)
    assert "±" not in page.content
    details = await told_for(await ann.click(page, label=said("button-details")), table)
    assert is_said("match-details-luck", details.content)
    assert details.content.endswith(said("match-details-note"))
    assert (page.attachments[0].description or "").startswith(said("alt-match", title="Black Tile 11"))
    assert len(page.attachments[0].data) <= 40 * 1024
    for choice in (value for it in controls(page) if not it.is_button for value in it.values):
        told = await told_for(await ann.choose(page, [choice]), table)
        assert is_said("mistake-better", told.content), told.content
        assert told.attachments
    refused = await told_for(await cy.click(final, label=said("button-my-match")), table)
    assert refused.content == said("analysis-not-there")

    listed = await (await ann.command(table.channel, "history")).answered()
    chosen = await (await ann.choose(listed, [str(table.id)])).answered()
    again = await told_for(await ann.click(chosen, label=said("button-my-match")), table)
    assert again.content == page.content
    others = await (await cy.command(table.channel, "history")).answered()
    assert not offers(await (await cy.choose(others, [str(table.id)])).answered(), "mymatch")
