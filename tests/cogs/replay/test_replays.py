"""A replay: opened, stepped through, shared, animated; a record that is attached; from menus; refusals."""

import io
import re

import pytest
from PIL import Image

from bot.playground import CannotSendError, ChatChannel, ChatMessage, Permission, Upload, UserClient
from bot.table.permissions import Person
from bot.table.verification.verify import LARGEST
from cogs.replay.pictures import LARGEST_ANIMATION
from cogs.replay.table import Replays
from cogs.replay.words import DealPart
from tests.cogs.server import Server, forged, labels
from tests.end_to_end.controls import controls, find, offers
from tests.end_to_end.house import Table, answer
from tests.said import is_said, said
from tests.table.people import until

CHALLENGE, REPLAY = said("menu-challenge"), said("menu-replay")
PLAY = said("button-play")
FRAME, TRICK, DEAL = (said(f"replay-share-{what}") for what in ("picture", "trick", "deal"))


def can_press(shown: ChatMessage, label: str) -> bool:
    return not next(it.component for it in controls(shown) if it.component.get("label") == label).get("disabled")


async def finished(server: Server, *people: UserClient) -> tuple[Table, ChatMessage]:
    table = await server.play_match(*people, target=5)
    final = table.final()
    assert final is not None
    return table, final


async def opened(person: UserClient, shown: ChatMessage) -> ChatMessage:
    return await (await person.click(shown, label="Replay")).answered()


async def at_trick(person: UserClient, page: ChatMessage) -> ChatMessage:
    while TRICK not in labels(page):
        page = await (await person.click(page, label="▶")).answered()
    return page


def shared(channel: ChatChannel) -> list[ChatMessage]:
    return [it for it in channel.live() if is_said("replay-shares", it.content)]


async def test_a_match_is_gone_through_shared_and_animated(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table, final = await finished(server, ann, bo)
    page = await opened(cy, final)
    assert page.ephemeral
    assert page.content.startswith(said("replay-heading", title="Black Tile 11", where="Deal 1"))
    alt = said("replay-alt", title="Black Tile 11", where="Deal 1 · Passing")
    assert (page.attachments[0].description or "").startswith(alt)
    assert not can_press(page, "◀")
    seen = [page.content]
    while can_press(page, "▶"):
        page = await (await cy.click(page, label="▶")).answered()
        assert page.attachments[0].data[:4] == b"\x89PNG"
        seen.append(page.content)
    ((deals,),) = server.rows("SELECT max(deal) FROM deal_results WHERE table_id = ?", table.id)
    assert sum(f"· {said('replay-end')}" in content for content in seen) == deals
    tricks = [int(number) for content in seen for number in re.findall(r"· Trick (\d+) of", content)]
    assert tricks[:2] == [1, 2]
    assert len(seen) == len(set(seen))
    if deals > 1:
        page = await (await cy.choose(page, ["1"])).answered()
        assert page.content == seen[0]

    page = await at_trick(cy, await opened(cy, final))
    assert is_said("replay-trick", page.content)
    page = await (await cy.click(page, label=FRAME)).answered()
    assert page.content.endswith(f"-# {said('done-shared')}")
    assert not can_press(page, FRAME)
    (picture,) = shared(table.channel)
    assert picture.content.startswith("**Cy** shares a replay: Black Tile 11 · Deal 1 · Trick 1 of ")
    assert not picture.pings
    assert labels(picture) == [PLAY]
    own = await (await ann.click(picture, label=PLAY)).answered()
    assert own.ephemeral
    assert offers(own, "start"), "a table of the same kind, for her alone"
    assert "Eleven Point" in own.content
    for label, told in ((TRICK, "replay-shared-trick"), (DEAL, "replay-shared-deal")):
        await (await cy.click(page, label=label)).acknowledged()
        await server.wait(lambda: said(told) in page.content)  # noqa: B023
    for message, least in zip(shared(table.channel)[1:], (4, 7), strict=True):
        film = message.attachments[0]
        image = Image.open(io.BytesIO(film.data))
        assert (image.format, image.size, film.content_type) == ("WEBP", (1100, 700), "image/webp")
        assert image.n_frames >= least  # type: ignore[attr-defined]
        assert len(film.data) < LARGEST_ANIMATION
        assert labels(message) == [PLAY]
        assert (film.description or "").startswith(said("replay-animation"))


async def test_a_deal_that_is_over_is_replayed_while_the_match_goes_on(server: Server) -> None:
    ann = server.person()
    table = await Table.open(server, ann, computers=3, target=500)
    while not server.rows("SELECT 1 FROM deal_results WHERE deal = 2 AND table_id = ?", table.id):
        await table.play(moves=1)
    page = await opened(ann, await table.wait(lambda: find(ann, table.channel, "replay")))
    assert page.ephemeral
    assert re.search(r"Deal [12] of 2 ", page.content), "the deal that is being played is not counted"
    replays = server.bot.services.parts.get(Replays)
    await server.bot.services.tables.lifecycle.stop(table.id, Person(ann.id, "Ann"))
    stopped = await replays.of_table(table.id, 99)
    assert (stopped.deals, stopped.deal, stopped.frames[-1].part) == (2, 2, DealPart.END)
    assert await server.bot.store.personal_data.forget(ann.id)
    assert (await replays.of_table(table.id, 1)).names[0] == ""


async def test_an_attached_record_is_proved_and_shared_as_unknown(server: Server) -> None:
    ann, bo, dee = server.people("ann", "bo", "dee")
    _, final = await finished(server, ann, bo)
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data
    elsewhere = server.channel()
    page = await (await dee.command(elsewhere, "history", record=Upload("mine.txt", record))).answered()
    assert page.ephemeral
    assert is_said("replay-proof", page.content)
    for _ in range(2):
        assert [it.filename for it in page.attachments] == ["replay.png", "boneyard-record.txt"]
        assert page.attachments[1].data == record
        page = await (await dee.click(page, label="▶")).answered()
    assert is_said("replay-trick", page.content)
    await (await dee.click(page, label=FRAME)).answered()
    (picture,) = shared(elsewhere)
    assert picture.content.startswith("**Dee**")
    assert picture.content.endswith(said("replay-unknown"))
    own = await (await dee.command(dee.dm, "history", record=Upload("mine.txt", record))).answered()
    assert FRAME not in labels(await (await dee.click(own, label="▶")).answered())

    moves = record.decode().splitlines()
    moves[-1] = f"{moves[-1].split()[0]} 1 play 9-9"
    for data, refusal in (
        ("\n".join(moves).encode(), "record-move"),
        (b"hello", "record-no-record"),
        (b"\xff\xfe\x00\x81", "record-no-record"),
        (b"x" * (LARGEST + 1), "record-too-large"),
    ):
        told = await answer(await dee.command(elsewhere, "history", record=Upload("r.txt", data)))
        assert is_said(refusal, told), told


async def test_a_hidden_channel_shows_no_replay_and_no_control_leads_there(server: Server) -> None:
    ann, bo, eve = server.people("ann", "bo", "eve")
    table, final = await finished(server, ann, bo)
    lounge = server.channel()
    here = await opened(eve, final)
    listed = await (await ann.command(lounge, "history")).answered()
    there = await opened(ann, await (await ann.choose(listed, [str(table.id)])).answered())
    assert FRAME not in labels(await (await ann.click(there, label="▶")).answered())
    assert f"-# {said('replay-share-there', channel=f'<#{table.channel.id}>')}" in there.content
    server.playground.deny(table.channel, Permission.VIEW_CHANNEL, eve)
    none = await (await eve.command(lounge, "history")).answered()
    assert not offers(none, "past")
    with pytest.raises(CannotSendError):
        await eve.click(here, label="▶")

    asked = {who: await (await who.command(lounge, "help")).answered() for who in (ann, eve)}
    hidden, elsewhere, old = said("refused-hidden-channel"), "analysis-elsewhere", "refused-old-control"
    for person, action, number, place, refusal in (
        *((eve, f"replay{it}", table.id, "1/1", hidden) for it in ("", "frame", "share", "trick", "film")),
        *((ann, f"replay{it}", table.id, "1/1", elsewhere) for it in ("share", "film")),
        *((ann, "replay", table.id, bad, old) for bad in ("x/1", "1", "1/1/1")),
        (ann, "replayframe", table.id, "999999/1", old),
        (ann, "replayframe", 0, "1/1", "replay-file-lost"),
        (ann, "replay", 4711, "1/1", "error-no-table"),
        (ann, "replay", table.id, "99999/99999", "replay-end"),  # the nearest there is
    ):
        told = await answer(forged(person, asked[person], f"b:{action}:{number}:0:{place}"))
        assert told == refusal or is_said(refusal, told), (action, place, told)
    server.playground.deny(table.channel, Permission.SEND_MESSAGES, bo)
    page = await at_trick(bo, await opened(bo, final))
    assert said("refused-cannot-write") in await answer(await bo.click(page, label=FRAME))
    assert shared(lounge) == shared(table.channel) == []


async def test_somebody_is_challenged_to_a_duel_and_called_once(server: Server) -> None:
    bo, cy = server.people("bo", "cy")
    for is_called in (True, False):
        channel = server.channel()
        page = await (await bo.use(channel, CHALLENGE, cy)).answered()
        assert page.ephemeral
        assert page.attachments[0].filename == "games.png"
        assert "Black Tile" in labels(page)
        assert "Blind Hughie" not in labels(page), "which nobody plays alone"
        await (await bo.click(page, label="Black Tile")).acknowledged()
        await server.idle()
        (call,) = [it for it in channel.live() if not it.ephemeral and cy.mention in it.content]
        assert is_said("duel-challenge", call.content)
        assert call.pings == ({cy.id} if is_called else set()), "not twice within an hour"
        await (await cy.click(call, label=said("button-join"))).answered()
        await server.idle()
        duel = find(bo, channel, "duelstart")
        assert duel is not None
        assert "Cy" in duel.content


async def test_a_double_tap_is_one_challenge(server: Server) -> None:
    dora, ed = server.people("dora", "ed")
    channel = server.channel()
    page = await (await dora.use(channel, CHALLENGE, ed)).answered()
    for click in [await dora.click(page, label=game) for game in ("Black Tile", "Domino Whist")]:
        await click.acknowledged()
    await until(lambda: not server.bot.services.presses._tasks)
    (called,) = [it.content for it in channel.live() if is_said("duel-challenge", it.content)]
    assert "Black Tile" in called


async def test_one_cannot_challenge_oneself_or_a_bot(server: Server) -> None:
    bo, channel = server.person("bo"), server.channel()
    for other, refusal in ((bo, "refused-challenge-self"), (server.playground.world.bot, "refused-challenge-bot")):
        assert await answer(await bo.use(channel, CHALLENGE, other)) == said(refusal)
    with pytest.raises(CannotSendError, match="no command"):
        await bo.use(bo.dm, CHALLENGE, bo)


async def test_the_replay_of_what_a_message_is_about(server: Server) -> None:
    ann, eve = server.people("ann", "eve")
    table, final = await finished(server, ann)
    page = await (await ann.use(table.channel, REPLAY, final)).answered()
    assert page.ephemeral
    assert offers(page, "replayframe")
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data
    attached = await (await eve.command(server.channel(), "history", record=Upload("mine.txt", record))).answered()
    again = await (await eve.use(attached.channel, REPLAY, attached)).answered()
    assert again.attachments[-1].filename == "boneyard-record.txt"
    words = await ann.say(table.channel, "well played")
    assert await answer(await ann.use(table.channel, REPLAY, words)) == said("refused-no-match-there")
