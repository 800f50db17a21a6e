"""A replay through the real client: opened, stepped through, shared, animated; a record that is attached; refusals."""

import io
import re

import pytest
from PIL import Image

from bot.message import Message
from bot.playground import CannotSendError, ChatChannel, ChatMessage, Permission, Upload, UserClient
from bot.table.verification.verify import LARGEST
from cogs.replay.pictures import LARGEST_ANIMATION
from tests.end_to_end.house import House, Table, answer, controls, find, forged, offers
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
FRAME = said("replay-share-picture")
TRICK = said("replay-share-trick")


def labels(shown: ChatMessage) -> dict[str, bool]:
    """The labels of a message's buttons, and whether each can be pressed."""
    return {it.component["label"]: not it.component.get("disabled") for it in controls(shown) if it.is_button}


async def _finished(house: House, *people: UserClient) -> tuple[Table, ChatMessage]:
    table = await Table.open(house, *people, computers=4 - len(people), target=5)
    final = await table.play()
    assert final is not None
    return table, final


async def _at_trick(person: UserClient, page: ChatMessage) -> ChatMessage:
    while TRICK not in labels(page):
        page = await (await person.click(page, label="▶")).answered()
    return page


async def test_a_match_is_gone_through_shared_and_animated(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    table, final = await _finished(house, ann, bo)
    page = await (await cy.click(final, label="Replay")).answered()
    assert page.ephemeral
    assert page.content.startswith(said("replay-heading", title="Black Tile 11", where="Deal 1"))
    assert page.attachments[0].description
    alt = said("replay-alt", title="Black Tile 11", where="Deal 1 · Passing")
    assert page.attachments[0].description.startswith(alt)
    assert labels(page)["◀"] is False
    seen = [page.content]
    while labels(page)["▶"]:
        page = await (await cy.click(page, label="▶")).answered()
        assert page.attachments[0].data[:4] == b"\x89PNG"
        seen.append(page.content)
    ((deals,),) = house.rows("SELECT max(deal) FROM deal_results WHERE table_id = ?", table.id)
    assert sum(f"· {said('replay-end')}" in content for content in seen) == deals
    tricks = [int(number) for content in seen for number in re.findall(r"· Trick (\d+) of", content)]
    assert tricks[:2] == [1, 2]
    assert len(seen) == len(set(seen))
    if deals > 1:
        page = await (await cy.choose(page, ["1"])).answered()
        assert page.content == seen[0]

    page = await (await cy.click(final, label="Replay")).answered()
    page = await _at_trick(cy, page)
    assert is_said("replay-trick", page.content)
    before = len(cy.timeline(table.channel))
    page = await (await cy.click(page, label=FRAME)).answered()
    assert page.content.endswith(said("replay-small", note=Message("done-shared")))
    assert labels(page)[FRAME] is False
    (shared,) = [it for it in ann.timeline(table.channel)[before - 1 :] if is_said("replay-shares", it.content)]
    assert shared.content.startswith("**Cy** shares a replay: Black Tile 11 · Deal 1 · Trick 1 of ")
    assert not shared.pings
    assert not controls(shared)
    await (await cy.click(page, label=TRICK)).acknowledged()
    await table.wait(lambda: said("replay-shared-trick") in page.content)
    await (await cy.click(page, label=said("replay-share-deal"))).acknowledged()
    await table.wait(lambda: said("replay-shared-deal") in page.content)
    films = [it.attachments[0] for it in ann.timeline(table.channel) if is_said("replay-shares", it.content)][1:]
    for film, least in zip(films, (4, 7), strict=True):
        picture = Image.open(io.BytesIO(film.data))
        assert (picture.format, picture.size, film.content_type) == ("WEBP", (1100, 700), "image/webp")
        assert picture.n_frames >= least  # type: ignore[attr-defined]
        assert len(film.data) < LARGEST_ANIMATION
        assert film.description
        assert film.description.startswith(said("replay-animation"))
    assert "Traceback" not in house.bot.log.read_text("utf-8")


async def test_a_deal_that_is_over_is_replayed_while_the_match_goes_on(own_house: House) -> None:
    house, ann = own_house, own_house.person()
    table = await Table.open(house, ann, computers=3, target=500)
    while not house.rows("SELECT 1 FROM deal_results WHERE deal = 2"):
        await table.play(moves=1)
    card = await table.wait(lambda: find(ann, table.channel, "replay"))
    page = await (await ann.click(card, label="Replay")).answered()
    assert page.ephemeral
    assert re.search(r"Deal [12] of 2 ", page.content), "the deal that is being played is not counted"
    for _ in range(40):
        if not labels(page)["▶"]:
            break
        page = await (await ann.click(page, label="▶")).answered()
    assert f"Deal 2 of 2 · {said('replay-end')}" in page.content


async def replayed(person: UserClient, channel: ChatChannel, table_id: int) -> ChatMessage:
    """The replay of a past match, from the list of them."""
    listed = await (await person.command(channel, "history")).answered()
    match = await (await person.choose(listed, [str(table_id)])).answered()
    return await (await person.click(match, label="Replay")).answered()


async def test_a_record_is_attached_and_survives_a_restart(own_house: House) -> None:
    house = own_house
    ann, bo, dee = house.people("ann", "bo", "dee")
    table, final = await _finished(house, ann, bo)
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data
    elsewhere = house.channel()
    page = await (await dee.command(elsewhere, "history", record=Upload("mine.txt", record))).answered()
    assert page.ephemeral
    assert is_said("replay-proof", page.content)
    assert [it.filename for it in page.attachments] == ["replay.png", "boneyard-record.txt"]
    assert page.attachments[1].data == record
    await house.restart()
    page = await (await dee.click(page, label="▶")).answered()
    assert is_said("replay-trick", page.content)
    assert [it.filename for it in page.attachments] == ["replay.png", "boneyard-record.txt"]
    page = await (await dee.click(page, label=FRAME)).answered()
    (shared,) = [it for it in ann.timeline(elsewhere) if is_said("replay-shares", it.content)]
    assert shared.content.startswith("**Dee**")
    assert shared.content.endswith(said("replay-unknown"))
    own = await (await dee.command(dee.dm, "history", record=Upload("mine.txt", record))).answered()
    assert FRAME not in labels(await (await dee.click(own, label="▶")).answered())

    async def told(data: bytes) -> str:
        return await answer(await dee.command(elsewhere, "history", record=Upload("r.txt", data)))

    moves = record.decode().splitlines()
    moves[-1] = f"{moves[-1].split()[0]} 1 play 9-9"
    assert is_said("record-move.because", await told("\n".join(moves).encode()))
    assert "its first line should be" in await told(b"hello")
    assert said("record-no-text") in await told(b"\xff\xfe\x00\x81")
    assert said("record-too-large") in await told(b"x" * (LARGEST + 1))
    latest = await replayed(ann, table.channel, table.id)
    assert is_said("replay-heading", latest.content)
    assert "Traceback" not in house.bot.log.read_text("utf-8")


async def test_who_may_not_see_the_channel_sees_no_replay_and_shares_none(own_house: House) -> None:
    house = own_house
    ann, bo, eve = house.people("ann", "bo", "eve")
    table, final = await _finished(house, ann, bo)
    open_channel = house.channel()
    here = await (await eve.click(final, label="Replay")).answered()
    there = await replayed(ann, open_channel, table.id)
    assert FRAME not in labels(await (await ann.click(there, label="▶")).answered())
    assert said("replay-small", note=Message("replay-share-there", channel=f"<#{table.channel.id}>")) in there.content
    house.playground.deny(table.channel, Permission.VIEW_CHANNEL, eve)
    await house.quiet()
    none = await (await eve.command(open_channel, "history")).answered()
    assert not offers(none, "past")
    with pytest.raises(CannotSendError):
        await eve.click(here, label="▶")

    asked = {who: await (await who.command(open_channel, "help")).answered() for who in (ann, eve)}

    async def pressed(who: UserClient, custom_id: str) -> str:
        """A control that the bot never gave to this person, on a page of their own."""
        return await answer(forged(who, asked[who], custom_id, kind=2))

    for action in ("replay", "replayframe", "replayshare", "replaytrick", "replayfilm"):
        told = await pressed(eve, f"b:{action}:{table.id}:0:1/1")
        assert told == said("refused-hidden-channel"), action
    assert said("replay-elsewhere") in await pressed(ann, f"b:replayshare:{table.id}:0:1/1")
    assert said("replay-elsewhere") in await pressed(ann, f"b:replayfilm:{table.id}:0:1/1")
    for bad in ("b:replay:{}:0:x/1", "b:replay:{}:0:1", "b:replay:{}:0:1/1/1", "b:replayframe:{}:0:999999/1"):
        assert is_said("refused-old-control", await pressed(ann, bad.format(table.id))), bad
    assert "That record is gone." in await pressed(ann, "b:replayframe:0:0:1/1")
    assert is_said("error-no-table", await pressed(ann, "b:replay:4711:0:1/1"))
    far = await pressed(ann, f"b:replay:{table.id}:0:99999/99999")
    assert f"· {said('replay-end')}" in far, "the nearest there is"
    house.playground.deny(table.channel, Permission.SEND_MESSAGES, bo)
    await house.quiet()
    page = await (await bo.click(final, label="Replay")).answered()
    assert said("refused-cannot-write") in await answer(await bo.click(await _at_trick(bo, page), label=FRAME))
    assert not any(is_said("replay-shares", it.content) for it in ann.timeline(open_channel))
    assert "Traceback" not in house.bot.log.read_text("utf-8")
