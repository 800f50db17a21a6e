"""What comes and goes below a hand: what is behind More, with the way to the other place; and the offer to play alone
what is forced.
"""

from bot.playground import ChatMessage, UserClient
from bot.playground.world.components import walk
from cogs.kit.slots import HOW_TO_PLAY, MORE
from tests.cogs.conftest import Bench
from tests.cogs.server import present
from tests.end_to_end.house import Table, controls, offers
from tests.said import said

_PUT_THERE = [offered(1)["custom_id"] for slot in (HOW_TO_PLAY, MORE) for offered in slot]  # by the features
LOOKS = {"scores", "less", *(custom_id.split(":")[1] for custom_id in _PUT_THERE)}


def actions(message: ChatMessage) -> set[str]:
    return {it.action for it in controls(message)}


def links(message: ChatMessage) -> dict[str, str]:
    """The ends of the addresses below a message."""
    found = {it["label"]: it["url"] for it in walk(message.components) if "url" in it}
    return {label: url.removeprefix("https://discord.com/channels/") for label, url in found.items()}


async def opened(bench: Bench) -> tuple[Table, UserClient, ChatMessage]:
    """A match, its first player, and their hand in the direct messages."""
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"))
    return table, table.seated[0], present(table.hand(table.seated[0]))


async def test_plays_stay_and_the_rest_comes_and_goes(bench: Bench) -> None:
    table, ann, hand = await opened(bench)
    assert not actions(hand) & LOOKS
    assert len(hand.components[-1]["components"]) <= 3
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    assert actions(hand) >= {*LOOKS, "pick"}
    place = f"{present(table.channel.guild).id}/{table.channel.id}/{present(table.board()).id}"
    assert links(hand) == {said("button-table"): place}
    await (await ann.click(hand, label=said("hand-less"))).acknowledged()
    assert not actions(hand) & LOOKS
    assert "more" in actions(hand)
    found = present(table.asked(ann))  # it is still their choice
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    await (await table.click(ann, *found)).acknowledged()
    await bench.idle()
    assert not actions(hand) & LOOKS, "it closes when the hand changes"


async def test_in_the_channel_it_leads_to_the_direct_messages(bench: Bench) -> None:
    table, ann, hand = await opened(bench)
    shown = await (await ann.click(present(table.board()), label=said("hand-button"))).answered()
    await table.wait(lambda: links(hand))
    assert links(hand) == {said("button-table"): f"{present(table.channel.guild).id}/{table.channel.id}"}
    await (await ann.click(shown, label=said("hand-more"))).acknowledged()
    assert actions(shown) >= {*LOOKS, "pick"}
    assert links(shown) == {said("button-dm"): f"@me/{ann.dm.id}/{hand.id}"}
    await bench.idle()
    assert table.private(ann) is shown, "it is kept up to date as before"


async def test_the_offer_to_make_forced_plays_is_answered_by_one_press(bench: Bench) -> None:
    people = bench.people("Ann", "Bo", "Cy", "Di")
    table = await bench.table(*people, target=500)
    preferences, answered = bench.bot.services.tables.preferences, set[UserClient]()
    for label, wants in ((said("forced-no"), False), (said("forced-yes"), True)):
        while not offers((found := present(table.someone()))[1], "notforced"):
            assert not offers(found[1], "forced")
            await (await table.click(*found)).acknowledged()
            await bench.idle()
        person, hand, moves = found
        assert offers(hand, "forced")
        assert len(moves) == 1
        assert person not in answered
        answered.add(person)
        before = len(hand.revisions)
        await (await person.click(hand, label=label)).acknowledged()
        await bench.bot.courier.wait_until_idle()
        likes = await preferences.of_person(person.id)
        assert (likes.forced, likes.forced_offered) == (wants, True)
        assert not offers(hand, "forced", "notforced")
        if not wants:
            assert len(hand.revisions) == before + 1
            assert table.asked(person), "it is still their play"
    for person in people:
        await preferences.set(person.id, forced=False)
