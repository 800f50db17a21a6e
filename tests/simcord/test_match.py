"""Whole deals and matches, and what is left of them."""

import hashlib
import random
import re

import discord
import pytest

from tests.said import is_said, said
from tests.simcord.playing import (
    NEW,
    direct_of,
    four_people,
    hand_of,
    held,
    is_elsewhere,
    lobby,
    own_offers,
    pass_first_three,
    table,
    to_act,
    to_pass,
    with_control,
)
from tests.simcord.world import Someone, World

TARGET = 5
LONGEST = 200  # clicks; a deal takes each person eight


async def _open_with_two_computers(world: World) -> str:
    """A match of Ann, Bo and two computers has begun; the seal of its shuffle."""
    await world.ann.command(NEW, game="black-tile", target=TARGET)
    await world.bo.click(lobby(world), "Join")
    await world.ann.click(lobby(world), "Computer")
    await world.ann.click(lobby(world), "Computer")
    more = (await world.bo.click(lobby(world), "⋯ More")).private
    seal = re.search(r"`([0-9a-f]{64})`", (await world.bo.click(more, "Fair shuffle")).private.content)
    assert seal is not None
    await world.ann.click(lobby(world), "Start")
    return seal[1]


async def _click_to_the_end(world: World, seed: int) -> discord.Message:
    """Ann and Bo click any legal move until no one is asked; the message that ends the match."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        if not await _click_on((world.ann, world.bo), chance):
            break
    final = with_control(world.ann.channel(), "b:rematch:")
    assert final is not None, "the match has not come to its end"
    return final


async def _click_on(people: tuple[Someone, ...], chance: random.Random) -> bool:
    """One click by a person who is asked; True if anyone was."""
    for who in people:
        if to_pass(who):
            await pass_first_three(who)
            return True
        if mine := own_offers(who):
            assert (await chance.choice(mine).take(who)).acknowledged
            return True
    return False


async def test_a_whole_match_by_clicks(world: World):
    """Two people and two computers from Start to the winners, then scores, leaderboard, record and rematch."""
    seal = await _open_with_two_computers(world)
    final = await _click_to_the_end(world, seed=1)
    assert final.attachments[0].description
    assert all("b:move" not in str(message.components) for who in (world.ann, world.bo) for message in who.dms())

    standing = (await world.bo.command("leaderboard", game="black-tile")).private
    assert is_said("board-empty", standing.content)
    assert said("board-alt-missing", count=2) in (standing.attachments[0].description or "")
    assert world.notified(standing) == [], "the leaderboard notifies nobody"

    record = (await world.bo.click(final, "Record")).private
    assert record.attachments[0].filename.endswith(".txt")
    secret = re.search(r"`([0-9a-f]{64})`", record.content)
    assert secret is not None
    assert hashlib.sha256(bytes.fromhex(secret[1])).hexdigest() == seal
    await world.bo.click(final, "Rematch")
    assert "bo (host)" in (lobby(world).attachments[0].description or "")


@pytest.mark.soak
async def test_a_deal_by_commands(world: World):
    """Four people type every move, and take what autocomplete offers."""
    people = await four_people(world)
    for who in people:
        first, second, third = (await who.suggestions("pass", "first"))[:3]
        assert first not in await who.suggestions("pass", "second", first=first)
        await who.command("pass", first=first, second=second, third=third)
    while who := to_act(people):
        await _type_a_move(who)
    assert any(is_said("end-heading", message.content) for message in world.bo.channel())
    scores = (await people[3].click(table(world), "Scores")).private
    assert "after deal 1" in scores.content
    assert scores.attachments[0].description
    assert all(to_pass(who) for who in people), "the second deal has been dealt"


async def _type_a_move(who: Someone) -> None:
    """The first move that autocomplete offers: leads in the channel, plays in direct messages."""
    if leads := await who.suggestions("lead", "tile"):
        suits = await who.suggestions("lead", "suit", tile=leads[0])
        answer = await who.command("lead", tile=leads[0], **({"suit": suits[0]} if len(suits) > 1 else {}))
    else:
        plays = await who.suggestions("play", "tile")
        assert set(plays) <= set(held(hand_of(who)))
        answer = await who.command_by_dm("play", tile=plays[0])
    assert answer.reply is not None
    assert answer.reply.attachments, "the hand as it is now, or the end of the deal"


@pytest.mark.soak
async def test_a_match_goes_on_after_a_restart_with_the_old_buttons(world: World):
    await _open_with_two_computers(world)
    await pass_first_three(world.ann)
    before = [message.id for message in world.bo.dms()]
    await world.restart()
    assert [message.id for message in world.bo.dms()] == before, "nothing is sent twice"
    await _click_to_the_end(world, seed=2)


@pytest.mark.soak
async def test_a_private_hand_is_seen_by_its_player_only(world: World):
    people = await four_people(world)
    for who in people:
        direct = direct_of(who)
        before = held(direct)
        private = (await who.click(table(world), "My hand")).private
        assert private.id == hand_of(who).id, "it is open in the channel, and nowhere else"
        assert held(hand_of(who)) == before
        assert direct_of(who).id == direct.id
        assert is_elsewhere(direct_of(who))
        for other in people:
            assert (private.id in [message.id for message in other.channel()]) == (other is who)
