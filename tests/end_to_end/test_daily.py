"""The daily deal, end to end: played once by each, told to nobody before, ranked and proved at the day's end."""

import re
from hashlib import sha256

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from tests.end_to_end.daily import hand_of, latest_table, opened, play_out, text_of
from tests.end_to_end.house import House, controls
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
PLAY, CONTINUE, SHARE, RESULTS = (said(f"daily-button.{name}") for name in ("play", "continue", "share", "results"))
SHUFFLE = said("contest-button.fair-shuffle")
TILE = re.compile(r"\b[0-6]-[0-6]\b")
ENDED = "UPDATE contests SET ends_at = datetime('now', '-1 second'), due_at = datetime('now', '-1 second')"


async def begin(house: House, person: UserClient, channel: ChatChannel) -> ChatMessage:
    """The page of somebody who has just begun today's deal."""
    page = await opened(house, person, channel)
    await (await person.click(page, label=PLAY)).acknowledged()
    await house.playground.wait_for(lambda: CONTINUE in labels(page))
    return page


def moves_of(house: House, person: UserClient) -> list[tuple[int, str]]:
    """Every move at the table of a person's own; what all pass at once in the order of the seats."""
    moves = [(seat, notation) for _, seat, notation in house.journal(latest_table(house, person))]
    return [*sorted(moves[:4]), *moves[4:]]


async def ask(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "daily")).answered()


async def of_the_world(house: House, person: UserClient, channel: ChatChannel) -> ChatMessage:
    """The page of the worldwide daily, from a server's."""
    page = await ask(person, channel)
    await (await person.click(page, label=said("daily-button.world"))).acknowledged()
    await house.playground.wait_for(lambda: said("daily-name-world") in text_of(page))
    return page


def posts(person: UserClient, channel: ChatChannel) -> list[ChatMessage]:
    """What everybody sees in a channel."""
    return [message for message in person.timeline(channel) if not message.ephemeral and not message.deleted_at]


def codes_in(message: ChatMessage) -> list[str]:
    """The seals and secrets in a message."""
    return re.findall(r"`([0-9a-f]{64})`", message.content)


def alt_of(message: ChatMessage) -> str:
    return message.attachments[0].description or ""


def labels(message: ChatMessage) -> list[str]:
    return [str(it.component.get("label")) for it in controls(message)]


async def test_two_people_play_the_same_deal_and_meet_the_same_moves(house: House) -> None:
    channel, (ann, bo) = house.channel(), house.people("ann", "bo")
    await begin(house, ann, channel)
    await play_out(house, ann)
    page = await begin(house, bo, channel)
    assert not re.search("[+−][0-9]|rank|so far", text_of(page))
    assert labels(page)[0] == CONTINUE
    await play_out(house, bo)
    assert moves_of(house, ann) == moves_of(house, bo)
    page = await ask(bo, channel)
    for words in (said("daily-rank", rank=1, count=2), said("daily-better", percent=0)):
        assert words in text_of(page)
    again = await (await bo.click(page, label=RESULTS)).answered()
    assert again.ephemeral
    assert is_said("daily-alt-results", alt_of(again))
    posted = posts(ann, channel)
    page = await ask(ann, channel)
    await ann.click(page, label=SHARE)
    await house.playground.wait_for(lambda: said("daily-button.shared") in labels(page))
    (card,) = [message for message in posts(bo, channel) if message not in posted]
    line, marks, play = card.content.splitlines()[1:]
    assert re.fullmatch(r"Boneyard #\d+ · Black Tile · [+−]?[\d.]+", line)
    assert re.fullmatch("[🟨🟥⬛]{7}", marks)
    assert re.fullmatch(r"</daily:\d+>", play)
    assert not TILE.search(card.content + alt_of(card))
    end = bo.dms()[-1]
    told = await (await bo.click(end, label="My result")).answered()
    assert said("daily-rank", rank=1, count=2) in text_of(told)


async def test_who_has_played_cannot_begin_again_nor_see_before_how_others_fared(house: House) -> None:
    channel, (cy, di) = house.channel(), house.people("cy", "di")
    page = await opened(house, cy, channel)
    await (await cy.click(page, label=PLAY)).acknowledged()
    await house.playground.wait_for(lambda: hand_of(cy))
    await play_out(house, cy)
    first = page.revisions[0]
    refused = await (await cy.click(page, label=PLAY, revision=first)).answered()
    assert refused.content == said("daily-played")
    assert RESULTS in labels(await ask(cy, channel))
    assert {RESULTS, SHARE}.isdisjoint(labels(await ask(di, channel)))


async def test_closed_direct_messages_and_a_kill_in_between(own_house: House) -> None:
    house, channel = own_house, own_house.channel()
    eve, bo = house.people("eve", "bo")
    eve.close_dms()
    page = await begin(house, eve, channel)
    (seal,) = codes_in(await (await eve.click(page, label=SHUFFLE)).answered())
    await house.until(lambda: house.rows("SELECT 1 FROM seats WHERE dm_closed"))
    await (await eve.click(page, label=CONTINUE)).acknowledged()
    await house.playground.wait_for(lambda: hand_of(eve, channel))
    await begin(house, bo, channel)
    await house.restart()
    await play_out(house, bo)
    await (await eve.click(await ask(eve, channel), label=CONTINUE)).acknowledged()
    await play_out(house, eve, channel, last=True)
    house.change(
        "INSERT INTO server_settings (guild_id, opener_roles, channels, rules_locked, daily_channel) "
        "VALUES (?, '[]', '[]', 0, ?)",
        channel.guild.id if channel.guild else 0, channel.id,
    )  # fmt: skip
    before = posts(bo, channel)
    house.change(ENDED)
    await house.restart()
    (post,) = await house.playground.wait_for(
        lambda: [message for message in posts(bo, channel) if message not in before], 90
    )
    assert is_said("daily-results", post.content)
    assert is_said("best-line", post.content) or is_said("best-line-computer", post.content)
    assert is_said("daily-alt-results", alt_of(post))
    secret, again = codes_in(await (await bo.click(post, label=SHUFFLE)).answered())
    assert (bytes.fromhex(secret),) == house.rows("SELECT secret FROM contests")[0]
    assert again == seal == sha256(bytes.fromhex(secret)).hexdigest()
    await house.restart()
    page = await ask(bo, channel)
    assert "#2" in text_of(page)
    told = await (await bo.click(page, label=said("daily-button.yesterday"))).answered()
    record = await (await bo.click(told, label=said("contest-button.record"))).answered()
    assert b"opened: -\n" in record.attachments[0].data
    replay = await (await bo.click(told, label=said("contest-button.replay"))).answered()
    assert "· Passing" in replay.content
    assert {"Share this picture", "Share the deal animated"}.isdisjoint(labels(replay)), "it was played in no channel"
    await house.quiet()
    assert [message for message in posts(bo, channel) if message not in before] == [post]


async def test_the_worlds_daily_is_agreed_to_and_left(house: House) -> None:
    channel, (flo,) = house.channel(), house.people("flo")
    page = await opened(house, flo, flo.dm)
    world = said("daily-name-world")
    assert f"{world} #1" in text_of(page)
    assert labels(page) == [said("daily-button.join"), SHUFFLE]
    await (await flo.click(page, label=said("daily-button.join"))).acknowledged()
    await house.playground.wait_for(lambda: PLAY in labels(page))
    await (await flo.click(page, label=PLAY)).acknowledged()
    await house.playground.wait_for(lambda: hand_of(flo))
    await play_out(house, flo)
    here = await of_the_world(house, flo, channel)
    assert said("daily-rank", rank=1, count=1) in text_of(here)
    privacy = await (await flo.command(channel, "privacy")).answered()
    await (await flo.click(privacy, label=said("button-leave-world"))).acknowledged()
    await house.playground.wait_for(lambda: said("button-leave-world") not in labels(privacy))
    here = await of_the_world(house, flo, channel)
    ranking = await (await flo.click(here, label=RESULTS)).answered()
    assert "Flo" not in alt_of(ranking)
    assert said("someone") in alt_of(ranking)
