"""What is behind More below a hand: the same in the channel and in direct messages, with the way to the other place."""

from bot.playground import ChatMessage
from bot.playground.world.components import walk
from cogs.kit.slots import HOW_TO_PLAY, MORE
from tests.cogs.conftest import Bench
from tests.end_to_end.house import Table, controls
from tests.said import said

_PUT_THERE = [offered(1)["custom_id"] for slot in (HOW_TO_PLAY, MORE) for offered in slot]  # by the features
LOOKS = {"scores", "less", *(custom_id.split(":")[1] for custom_id in _PUT_THERE)}


def actions(message: ChatMessage) -> set[str]:
    return {it.action for it in controls(message)}


def links(message: ChatMessage) -> dict[str, str]:
    return {it["label"]: it["url"] for it in walk(message.components) if "url" in it}


async def opened(bench: Bench) -> tuple[Table, ChatMessage]:
    """A match, and the first player's hand in their direct messages."""
    table = await bench.table(*bench.people("Ann", "Bo", "Cy", "Di"))
    await bench.idle()
    hand = table.hand(table.seated[0])
    assert hand is not None
    return table, hand


async def test_plays_stay_and_the_rest_comes_and_goes(bench: Bench) -> None:
    table, hand = await opened(bench)
    ann = table.seated[0]
    assert not actions(hand) & LOOKS
    assert len(hand.components[-1]["components"]) <= 3
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    assert actions(hand) >= {*LOOKS, "pick"}
    board = table.board()
    assert board is not None
    guild = table.channel.guild
    assert guild is not None
    place = f"https://discord.com/channels/{guild.id}/{table.channel.id}/{board.id}"
    assert links(hand) == {said("button-table"): place}
    await (await ann.click(hand, label=said("hand-less"))).acknowledged()
    assert not actions(hand) & LOOKS
    assert "more" in actions(hand)
    assert table.asked(ann), "it is still their choice"


async def test_in_the_channel_it_leads_to_the_direct_messages(bench: Bench) -> None:
    table, hand = await opened(bench)
    ann, board = table.seated[0], table.board()
    assert board is not None
    shown = await (await ann.click(board, label=said("hand-button"))).answered()
    await bench.idle()
    await table.wait(lambda: links(hand))
    guild = table.channel.guild
    assert guild is not None
    assert links(hand) == {said("button-table"): f"https://discord.com/channels/{guild.id}/{table.channel.id}"}
    await (await ann.click(shown, label=said("hand-more"))).acknowledged()
    assert actions(shown) >= {*LOOKS, "pick"}
    assert links(shown) == {said("button-dm"): f"https://discord.com/channels/@me/{ann.dm.id}/{hand.id}"}
    await bench.idle()
    assert table.private(ann) is shown, "it is kept up to date as before"


async def test_it_closes_when_the_hand_changes(bench: Bench) -> None:
    table, hand = await opened(bench)
    ann = table.seated[0]
    await (await ann.click(hand, label=said("hand-more"))).acknowledged()
    found = table.asked(ann)
    assert found is not None
    await (await table.click(ann, *found)).acknowledged()
    await bench.idle()
    assert not actions(hand) & LOOKS
