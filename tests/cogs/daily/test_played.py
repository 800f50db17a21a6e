"""The daily deal as it is played: once by each, told to no one before, ranked and proved at the day's end."""

import re
from datetime import timedelta
from hashlib import sha256

import pytest

from bot import clock
from bot.players.levels import EASY
from bot.playground import ChatChannel, ChatMessage, UserClient
from cogs.contests.contest import ContestKind
from cogs.contests.table import Contests
from tests.cogs.contests.playing import hand_of, latest_table, opened, play_out
from tests.cogs.held_calls import held
from tests.cogs.server import Server, forged, labels, text_of
from tests.end_to_end.house import answer
from tests.playground.happenings import time_out
from tests.said import is_said, said

PLAY, CONTINUE, SHARED, RESULTS = (said(f"daily-button.{name}") for name in ("play", "continue", "shared", "results"))
SHARE, SHUFFLE = said("button-share"), said("button-fair-shuffle")


async def begin(server: Server, person: UserClient, channel: ChatChannel) -> ChatMessage:
    page = await opened(server, person, channel)
    await (await person.click(page, label=PLAY)).acknowledged()
    await server.wait(lambda: CONTINUE in labels(page))
    return page


async def today(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "daily")).answered()


async def world_ranking(server: Server, person: UserClient, channel: ChatChannel) -> str:
    """The ranking of the worldwide daily, from a server's page."""
    page = await today(person, channel)
    await (await person.click(page, label=said("daily-name-world"))).acknowledged()
    await server.wait(lambda: said("daily-name-world") in text_of(page))
    assert is_said("daily-rank", text_of(page))
    return text_of(await (await person.click(page, label=RESULTS)).answered())


def posts(channel: ChatChannel) -> list[ChatMessage]:
    return [message for message in channel.live() if not message.ephemeral]


def codes_in(message: ChatMessage) -> list[str]:
    return re.findall(r"`([0-9a-f]{64})`", message.content)


async def test_the_page_says_where_the_hand_is_only_once_that_is_known(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, people = server.channel(), server.people("ann", "bo", "cid")
    ann, bo, cid = people
    bo.close_dms()
    for person, where in ((ann, "sent"), (bo, "closed"), (cid, "unknown")):
        page = await opened(server, person, channel)
        with held(server.playground, f"POST /channels/{person.dm.id}/messages") as sending:
            pressed = await person.click(page, label=PLAY)
            await sending.is_on_its_way()
            if where == "unknown":
                monkeypatch.setattr("cogs.delivery.table_delivery._ANSWERED_WITHIN", 0.0)
                await server.wait(lambda page=page: CONTINUE in labels(page))
            assert (CONTINUE in labels(page)) == (where == "unknown")
            sending.release()
            await pressed.acknowledged()
        await server.wait(lambda page=page: CONTINUE in labels(page))
        assert said("daily-playing", hand=where) in text_of(page)
        await server.idle()
        later = await today(person, channel)
        assert said("daily-playing", hand="closed" if person is bo else "sent") in text_of(later)


async def test_a_deal_is_played_once_then_ranked_and_shared(server: Server) -> None:
    channel, (ann, bo) = server.channel(), server.people("ann", "bo")
    first = await begin(server, ann, channel)
    await play_out(server, ann)
    refused = await (await ann.click(first, label=PLAY, revision=first.revisions[0])).answered()
    assert refused.content == said("daily-played")
    bo.close_dms()
    page = await begin(server, bo, channel)
    assert not re.search("[+−][0-9]|rank|so far", text_of(page))
    assert {RESULTS, SHARE}.isdisjoint(labels(page))
    ((contest,),) = server.rows("SELECT contest_id FROM contest_entries WHERE user_id = ?", bo.id)
    for action, refusal in (("dailyranking", "daily-results-later"), ("dailyshare", "daily-not-finished")):
        assert await answer(forged(bo, page, f"b:{action}:0:0:{contest}")) == said(refusal)
    await (await bo.click(page, label=CONTINUE)).acknowledged()
    await server.wait(lambda: hand_of(bo, channel))
    await play_out(server, bo, channel)

    page = await today(bo, channel)
    ranked = said("daily-rank", rank=1, count=2)
    for words in (ranked, said("daily-better", percent=0)):
        assert words in text_of(page), "they met the same moves and made the same"
    assert is_said("achievement-gained", text_of(page))
    ranking = await (await bo.click(page, label=RESULTS)).answered()
    assert ranking.ephemeral
    assert is_said("daily-alt-results", text_of(ranking))
    page, before = await today(ann, channel), posts(channel)
    await ann.click(page, label=SHARE)
    await server.wait(lambda: SHARED in labels(page))
    (card,) = [message for message in posts(channel) if message not in before]
    line, marks, play = card.content.splitlines()[1:]
    assert re.fullmatch(r"Boneyard #\d+ · Black Tile · [+−]?[\d.]+", line)
    assert re.fullmatch("[🟨🟥⬛]{7}", marks)
    assert re.fullmatch(r"</daily:\d+>", play)
    assert not re.search(r"\b[0-6]-[0-6]\b", text_of(card)), "a tile"
    cy = server.person("cy")
    theirs = await (await cy.click(card, label=PLAY)).answered()
    assert theirs.ephemeral
    assert PLAY in labels(theirs)
    assert is_said("daily-finished", text_of(theirs))
    assert len(card.revisions) == 1, "the card stays as it was shared"
    hand = ann.dms()[-1]
    assert is_said("end-you-only", hand.content)
    assert " match" not in "".join(revision.content for revision in hand.revisions)
    own = await (await ann.click(hand, label="My result")).answered()
    assert ranked in text_of(own)


async def test_the_days_end_posts_the_ranking_and_tells_the_secret(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.daily.kind.LINES", (EASY,))
    channel, results, (ann, bo) = server.channel(), server.channel(), server.people("ann", "bo")
    page = await begin(server, ann, channel)
    (seal,) = codes_in(await (await ann.click(page, label=SHUFFLE)).answered())
    await play_out(server, ann)
    await begin(server, bo, channel)
    await server.bot.store.servers.change(server.guild.id, {"daily_channel": results.id})
    contests, now = server.bot.services.parts.get(Contests), clock.now()
    contest = await contests.get((await contests.latest(ContestKind.DAILY, server.guild.id, 1))[0].id)
    time_out(server.playground, now + timedelta(hours=1))
    await server.heard()
    await contests.change(contest, ends_at=now - timedelta(seconds=1), due_at=now)
    await server.until(lambda: server.rows("SELECT state FROM contests WHERE id = ?", contest.id) == [("finished",)])
    await server.idle()
    assert not posts(results), "the bot is timed out"
    time_out(server.playground, None)
    await server.heard()
    for _ in range(2):  # what it finds behind twice it brings up to date
        await server.bot._look_after_others()
    (post,) = await server.wait(lambda: posts(results))
    assert is_said("daily-results", post.content)
    assert is_said("best-line", post.content) or is_said("best-line-computer", post.content)
    assert is_said("daily-alt-results", text_of(post))
    assert "Bo" not in text_of(post)
    state = "SELECT state FROM tables WHERE id = ?"
    await server.until(lambda: server.rows(state, latest_table(server, bo)) == [("stopped",)])
    secret, again = codes_in(await (await bo.click(post, label=SHUFFLE)).answered())
    assert again == seal == sha256(bytes.fromhex(secret)).hexdigest()
    page = await today(ann, channel)
    assert "#2" in text_of(page)
    told = await (await ann.click(page, label=said("daily-button.yesterday"))).answered()
    record = await (await ann.click(told, label=said("button-record"))).answered()
    assert b"opened: -\n" in record.attachments[0].data
    replay = await (await ann.click(told, label=said("replay-title"))).answered()
    assert "· Passing" in replay.content
    sharing = {said(f"replay-share-{what}") for what in ("picture", "trick", "deal")}
    assert sharing.isdisjoint(labels(replay)), "it was played in no channel"


async def test_the_worlds_daily_is_agreed_to_and_left(server: Server) -> None:
    channel, flo = server.channel(), server.person("flo", called="Florentine")
    page = await opened(server, flo, flo.dm)
    assert said("daily-name-world") in text_of(page)
    assert labels(page) == [said("daily-button.join"), SHUFFLE]
    await (await flo.click(page, label=said("daily-button.join"))).acknowledged()
    await server.wait(lambda: PLAY in labels(page))
    await (await flo.click(page, label=PLAY)).acknowledged()
    await server.wait(lambda: hand_of(flo))
    await play_out(server, flo)
    assert "Florentine" in await world_ranking(server, flo, channel)
    privacy = await (await flo.command(channel, "privacy")).answered()
    await (await flo.click(privacy, label=said("button-leave-world"))).acknowledged()
    await server.wait(lambda: said("button-leave-world") not in labels(privacy))
    ranking = await world_ranking(server, flo, channel)
    assert "Florentine" not in ranking
    assert said("someone") in ranking
