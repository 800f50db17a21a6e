"""Hints, over Discord's own protocol: by button and by command, for the asker alone, as the table has agreed."""

import pytest

from bot.message import AllOf, Who
from bot.playground import ChatMessage, UserClient
from tests.end_to_end.house import House, Table, answer, controls, forged, hint, offers, phase_of
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
ADVICE = "hint-better", "hint-near", "hint-same", "hint-near-all", "hint-any", "hint-avoid"


async def with_hint(table: Table, person: UserClient) -> ChatMessage:
    """A person's message, once it asks for a play on which there may be a hint."""
    while (found := await table.next()) is not None:
        who, hand, moves = found
        if who is person and phase_of(moves) in ("lead", "play") and offers(hand, "hint"):
            return hand
        await (await table.click(*found)).acknowledged()
    raise AssertionError("the match ended before")


async def asking_hand(table: Table, person: UserClient) -> ChatMessage:
    """The hand of a person who is to bid."""
    return await table.wait(lambda: (hand := table.hand(person)) and offers(hand, "move") and hand)


async def test_alone_with_computers_a_press_tells_the_best_two_moves(house: House) -> None:
    ann = house.person("ann")
    table = await Table.open(house, ann, computers=3, game="domino-hearts", target=500)
    hand = await with_hint(table, ann)
    await house.quiet()
    shown, moves = hand.content, len(house.rows("SELECT 1 FROM moves WHERE table_id = ?", table.id))
    told = await hint(lambda: ann.click(hand, label="Hint"))
    assert any(is_said(advice, told.content) for advice in ADVICE), told.content
    assert len(told.content.splitlines()) <= 2
    assert told.ephemeral
    again = await hint(lambda: ann.click(hand, label="Hint"))
    assert again.content == told.content, "at the same turn it is the same"
    assert (hand.content, offers(hand, "hint")) == (shown, True)
    assert len(house.rows("SELECT 1 FROM moves WHERE table_id = ?", table.id)) == moves
    opened = await (await ann.command(table.channel, "hand")).answered()
    by_command = await hint(lambda: ann.click(opened, label="Hint"))
    assert by_command.content == told.content


async def test_a_press_of_an_earlier_turn_shows_the_hand_as_it_is_now(house: House) -> None:
    ann = house.person("ann")
    table = await Table.open(house, ann, computers=3, game="domino-hearts", target=500)
    hand = await with_hint(table, ann)
    early, late = hand.revisions[-1], next(it.custom_id for it in controls(hand) if it.action == "hint")
    found = table.asked(ann)
    assert found is not None
    await (await table.click(ann, *found)).acknowledged()
    await house.quiet()
    sent = await ann.click(hand, custom_id=late, revision=early)
    await table.wait(lambda: said("hints-earlier-turn") in hand.content)
    assert not sent.followups


async def test_where_nobody_holds_a_hand_the_button_is_on_the_table_and_the_hint_for_whose_turn_it_is(
    house: House,
) -> None:
    ann = house.person("ann")
    table = await Table.open(house, ann, computers=1, game="blind-hughie", players=2, target=500)
    while (found := await table.next()) is not None and phase_of(found[2]) != "place":
        assert not offers(found[1], "hint"), "there is nothing to decide"
        await (await table.click(*found)).acknowledged()
    assert found is not None
    told = await hint(lambda: ann.click(found[1], label="Hint"))
    assert is_said("named-place.do", told.content)
    assert told.ephemeral


async def test_with_several_people_there_are_hints_if_all_agree_and_a_restart_forgets_nothing(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    table = await Table.open(house, ann, bo, game="domino-whist", players=3, target=500, start=False)
    rules = await (await ann.click(table.lobby, label=said("button-rules"))).answered()
    refused = await (await bo.click(table.lobby, label=said("button-rules"))).answered()
    assert not offers(refused, "hintson"), "only the host turns them on"
    await (await ann.click(rules, label="Turn on")).acknowledged()
    asked = said("rules-hints-asked", who=AllOf([Who("Bo")]))
    await table.wait(lambda: asked in table.lobby.content)
    assert offers(rules, "hintsoff")
    await house.restart()
    await (await cy.click(table.lobby, label="Join")).acknowledged()  # who joins now agrees
    await table.wait(lambda: is_said("lobby-full", table.lobby.content))
    assert asked in table.lobby.content
    await (await bo.click(table.lobby, label="Agree to hints")).acknowledged()
    await table.wait(lambda: said("rules-hints-on") in table.lobby.content)
    assert not offers(table.lobby, "hintsagree")
    table.seated.append(cy)
    await table.start()
    found = await table.next()
    assert found is not None
    asker = found[0]
    hand = await asking_hand(table, asker)
    await house.quiet()
    await house.restart()
    await house.quiet()
    assert offers(hand, "hint")
    told = await hint(lambda: asker.click(hand, label="Hint"))
    assert told.ephemeral
    for other in {ann, bo, cy} - {asker}:
        refused = await answer(forged(other, other.dms()[-1], f"b:hint:{table.id}:0:", kind=2))
        assert is_said("refused-turn-of", refused)
        assert told not in [*other.timeline(table.channel), *other.dms()]
    again = await (await asker.command(table.channel, "domino table")).answered()
    page = await (await asker.click(again, label=said("button-rules-and-clock"))).answered()
    assert said("rules-hints-in-match") in str(page.components)
