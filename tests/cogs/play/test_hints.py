"""Hints by button and by command, for whose turn it is alone, as the table has agreed."""

from functools import partial

import pytest

from bot.message import AllOf, Who
from bot.playground import ChatMessage, UserClient
from tests.cogs.conftest import Bench
from tests.cogs.server import Server, forged, text_of
from tests.end_to_end.house import MATCH_TIME, Table, answer, controls, hint, offers, phase_of
from tests.said import is_said, said

ADVICE = "hint-better", "hint-near", "hint-same", "hint-near-all", "hint-any", "hint-avoid"


@pytest.fixture(autouse=True)
def patience(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers may think for as long as a busy machine makes them."""
    worker = bench.bot.services.worker
    monkeypatch.setattr(worker, "prospects", partial(worker.prospects, within=MATCH_TIME))


async def alone(server: Server, ann: UserClient) -> tuple[Table, ChatMessage]:
    """A match of one person with three computers, and their hand with a hint for a play."""
    table = await Table.open(server, ann, computers=3, game="domino-hearts", target=500)
    while found := await table.next():
        if offers(found[1], "hint") and phase_of(found[2]) in ("lead", "play"):
            await server.idle()
            return table, found[1]
        await table.act(*found)
    raise AssertionError("the match ended before")


async def test_a_hint_is_the_same_wherever_it_is_asked_for_at_a_turn(server: Server) -> None:
    ann = server.person("ann")
    table, hand = await alone(server, ann)
    shown, journal, board = hand.content, server.journal(table.id), table.board()
    assert board is not None
    told = await hint(lambda: ann.click(hand, label="Hint"))
    assert any(is_said(advice, told.content) for advice in ADVICE), told.content
    assert len(told.content.splitlines()) <= 2
    assert told.ephemeral
    assert (hand.content, offers(hand, "hint"), server.journal(table.id)) == (shown, True, journal)
    by_button = await (await ann.click(board, label="My hand")).answered()
    by_command = await (await ann.command(table.channel, "hand")).answered()
    for private in (by_button, by_command):
        again = await hint(lambda private=private: ann.click(private, label="Hint"))
        assert (again.content, again.ephemeral) == (told.content, True)
        assert offers(private, "hint"), "the hand stays as it is"


async def test_a_press_of_an_earlier_turn_shows_the_hand_as_it_is_now(server: Server) -> None:
    ann = server.person("ann")
    table, hand = await alone(server, ann)
    early, late = hand.now, next(it.custom_id for it in controls(hand) if it.action == "hint")
    await table.play(moves=1)
    await server.idle()
    sent = await ann.click(hand, custom_id=late, revision=early)
    await table.wait(lambda: said("hints-earlier-turn") in hand.content)
    assert not sent.followups


async def test_without_the_worker_there_is_no_hint_now(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.bot.services.worker, "_closed", True)
    ann = server.person("ann")
    table, _ = await alone(server, ann)
    shown = await (await ann.command(table.channel, "hand")).answered()
    assert (await hint(lambda: ann.click(shown, label="Hint"), once=True)).content == said("hint-too-late")


async def test_without_hands_the_hint_button_is_on_the_table(server: Server) -> None:
    ann = server.person("ann")
    table = await Table.open(server, ann, computers=1, game="blind-hughie", players=2, target=500)
    while (found := await table.next()) is not None and phase_of(found[2]) != "place":
        assert not offers(found[1], "hint"), "there is nothing to decide"
        await table.act(*found)
    assert found is not None
    told = await hint(lambda: ann.click(found[1], label="Hint"))
    assert is_said("named-place.do", told.content)
    assert told.ephemeral


async def test_several_people_have_hints_once_all_agree(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await Table.open(server, ann, bo, game="domino-whist", players=3, target=500, start=False)
    rules = await (await ann.click(table.lobby, label=said("button-rules"))).answered()
    theirs = await (await bo.click(table.lobby, label=said("button-rules"))).answered()
    assert not offers(theirs, "hintson"), "only the host turns them on"
    await (await ann.click(rules, label="Turn on")).acknowledged()
    asked = said("rules-hints-asked", who=AllOf([Who("Bo")]))
    await table.wait(lambda: asked in table.lobby.content)
    assert offers(rules, "hintsoff")
    await (await cy.click(table.lobby, label="Join")).acknowledged()  # who joins now agrees
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert asked in table.lobby.content
    await (await bo.click(table.lobby, label="Agree to hints")).acknowledged()
    await table.wait(lambda: said("rules-hints-on") in table.lobby.content)
    assert not offers(table.lobby, "hintsagree")
    table.seated.append(cy)
    await table.start()
    await server.idle()
    asker, hand = await table.wait(
        lambda: next(((it, hand) for it in table.seated if (hand := table.hand(it)) and offers(hand, "hint")), None)
    )
    told = await hint(lambda: asker.click(hand, label="Hint"))
    assert told.ephemeral
    for other in {ann, bo, cy} - {asker}:
        refused = await answer(forged(other, other.dms()[-1], f"b:hint:{table.id}:0:"))
        assert is_said("refused-turn-of", refused)
        assert told not in [*other.timeline(table.channel), *other.dms()]
    again = await (await asker.command(table.channel, "domino table")).answered()
    page = await (await asker.click(again, label=said("button-rules-and-clock"))).answered()
    assert said("rules-hints-in-match") in text_of(page)
