"""The daily deal as a habit: the week and its mended day on the page, the message at the day's end, and sharing where
the bot is no member.
"""

from datetime import timedelta

import pytest

from bot import clock
from bot.players.levels import EASY
from bot.playground import ChatChannel, ChatMessage, Permission, UserClient
from cogs.contests.contest import EVERYWHERE, ContestKind
from cogs.contests.table import Contests
from cogs.daily.table import DailyDeals
from cogs.privacy.table import PersonalData
from tests.cogs.contests.playing import Players, hand_of, opened
from tests.cogs.contests.test_own_matches import daily, finish, player
from tests.cogs.daily.test_played import posts
from tests.cogs.server import Server, labels, text_of
from tests.playground.happenings import add_private_channel
from tests.said import is_said, said

PLAY, MEND, CONTINUE, TODAY = (said(f"daily-button.{name}") for name in ("play", "mend", "continue", "today"))
SHARE, SHARED, RESULT = said("button-share"), said("daily-button.shared"), said("end-button-result")


@pytest.fixture(autouse=True)
def quick_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.daily.kind.LINES", (EASY,))


async def page_of(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "daily")).answered()


async def next_day(server: Server) -> int:
    """End today's deal; returns its id. The next one is that of the day after it."""
    contests, now = server.bot.services.parts.get(Contests), clock.now()
    (today, *_) = await contests.latest(ContestKind.DAILY, server.guild.id, 1)
    contest = await contests.get(today.id)
    assert await contests.change(contest, ends_at=now - timedelta(seconds=1), due_at=now)
    await server.until(lambda: server.rows("SELECT state FROM contests WHERE id = ?", today.id) == [("finished",)])
    await server.idle()
    return today.id


async def test_a_missed_day_is_mended_and_shown_as_its_own_mark(server: Server) -> None:
    channel, ann = server.channel(), server.person("ann")
    await opened(server, ann, channel)
    await daily(server, ann)
    await finish(server, ann)
    first = text_of(await page_of(ann, channel))
    assert "· streak: 1 day" in first
    await next_day(server)
    await opened(server, ann, channel)  # and she does not play it
    missed = await next_day(server)
    page = await page_of(ann, channel)
    assert said("daily-mend", days=1) in text_of(page)
    await (await ann.click(page, label=MEND)).acknowledged()
    await server.wait(lambda: said("daily-mending") in text_of(page))
    here = await (await ann.click(page, label=CONTINUE)).answered()
    assert here.attachments
    over = "SELECT 1 FROM daily_mends WHERE is_done"
    await Players(server, [ann]).play(lambda: server.rows(over))
    await server.idle()
    ended = await server.wait(lambda: next((it for it in reversed(ann.dms()) if RESULT in labels(it)), None))
    told = text_of(await (await ann.click(ended, label=RESULT)).answered())
    assert said("daily-mended") in told
    assert "2 days in a row" in told
    assert is_said("daily-mended-score", told)
    assert is_said("achievement-gained", told), "the first that was not only as though it was played"
    page = await page_of(ann, channel)
    assert "2 days in a row" in text_of(page)
    assert "🩹" in text_of(page)
    assert MEND not in labels(page)
    assert server.rows("SELECT score FROM contest_entries WHERE contest_id = ?", missed) == []


async def test_a_mend_that_is_not_played_to_its_end_ends_with_the_day(server: Server) -> None:
    channel, ann = server.channel(), server.person("ann")
    await opened(server, ann, channel)
    await daily(server, ann)
    await finish(server, ann)
    await next_day(server)
    await opened(server, ann, channel)
    await next_day(server)
    page = await opened(server, ann, channel)
    await (await ann.click(page, label=MEND)).acknowledged()
    await server.until(lambda: server.rows("SELECT 1 FROM daily_mends"))
    await next_day(server)
    ((table, *ended),) = server.rows("SELECT table_id, is_over, is_done FROM daily_mends WHERE user_id = ?", ann.id)
    assert ended == [1, 0]
    assert server.rows("SELECT state FROM tables WHERE id = ?", table) == [("stopped",)]


async def test_the_days_end_names_the_best_and_the_streak_of_all_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, results = server.channel(), server.channel()
    people = server.people("ann", "bo", "cy", "di", "eve")
    await server.bot.store.servers.change(server.guild.id, {"daily_channel": results.id})
    await opened(server, people[0], channel)
    await next_day(server)
    assert not posts(results), "no one has played"

    await opened(server, people[0], channel)
    await daily(server, people[1])
    await finish(server, people[1])
    await next_day(server)
    (post,) = await server.wait(lambda: posts(results))
    assert said("daily-end-played", count=1) in post.content
    assert "1. Bo +5" in post.content
    assert not is_said("daily-end-streak", post.content)

    await opened(server, people[0], channel)
    for score, person in enumerate(people):
        await daily(server, person)
        server.change("UPDATE contest_entries SET score = ?, finished_at = ? WHERE user_id = ? AND score IS NULL",
                      10 * score, f"{clock.now():%Y-%m-%d %H:%M:%S.%f}", person.id)  # fmt: skip
    await server.bot.store.people.set_preferences(people[4].id, progress=False)
    contest = await next_day(server)
    _, post = await server.wait(lambda: posts(results) if len(posts(results)) > 1 else None)
    assert said("daily-end-played", count=5) in post.content
    assert said("daily-end-streak", days=2) in post.content
    assert "2. Di +3 · 3. Cy +2 · 4. Bo +1\n" in post.content
    assert "Eve" not in text_of(post), "neither in the picture"
    assert "1. Someone" in text_of(post)
    assert not post.pings
    page = await (await people[0].click(post, label=TODAY)).answered()
    assert page.ephemeral
    assert "#4" in text_of(page)

    # As though the process was killed after it had posted this, and Discord had forgotten the nonce.
    monkeypatch.setattr("bot.playground.api.routes.channels.NONCE_LASTS", timedelta())
    server.change("DELETE FROM contest_messages WHERE contest_id = ?", contest)
    server.change(
        "UPDATE contests SET shown = 0, ended_at = datetime('now', '-1 hour') || '.000000' WHERE id = ?", contest
    )
    await server.bot.services.parts.get(PersonalData).delete(player(people[2]))
    for _ in range(2):
        await server.bot._look_after_others()
    await server.idle()
    assert len(posts(results)) == 2
    assert "Cy" not in text_of(post), "it was found, and drawn again"
    kept = server.rows("SELECT message_id FROM contest_messages WHERE contest_id = ?", contest)
    assert kept == [(post.id,)]

    await server.bot.services.tables.preferences.set(people[3].id, progress=False)
    for _ in range(2):
        await server.bot._look_after_others()
    await server.wait(lambda: "4. Bo +1 · 5. Ann 0\n" in post.content)
    await server.bot.services.parts.get(PersonalData).delete(player(people[1]))
    await server.wait(lambda: not any(name in text_of(post) for name in ("Bo", "Cy", "Di")))
    assert said("daily-end-played", count=5) in post.content


@pytest.mark.parametrize("where", ["server", "group"])
async def test_a_card_is_shared_and_played_where_the_bot_is_no_member(server: Server, where: str) -> None:
    playground = server.playground
    away = playground.add_guild("Away", channels=("lounge",), with_bot=False)
    ann, cy = server.person("ann", guilds=[away], has_app=True), server.person("cy", guilds=[away])
    place = away.channel("lounge") if where == "server" else add_private_channel(playground, ann, cy, server.person())
    deals = server.bot.services.parts.get(DailyDeals)
    await deals.join_world(ann.id)
    contest = await deals.today(EVERYWHERE)
    await deals.play(contest.id, player(ann), channel_id=ann.dm.id)
    await finish(server, ann)
    page = await page_of(ann, place)
    if where == "server":
        playground.deny(place, Permission.USE_EXTERNAL_APPS, away.roles[away.id])
        refused = await (await ann.click(page, label=SHARE)).answered()
        assert refused.content == said("refused-cannot-write")
        playground.allow(place, Permission.USE_EXTERNAL_APPS, away.roles[away.id])
    await (await ann.click(page, label=SHARE)).acknowledged()
    await server.wait(lambda: SHARED in labels(page))
    (card,) = posts(place)
    assert is_said("daily-shared", card.content)
    theirs = await (await cy.click(card, label=PLAY)).answered()
    assert theirs.ephemeral
    assert said("daily-name-world") in text_of(theirs), "there is no daily of a server without the bot"
    for label in (said("daily-button.join"), PLAY, CONTINUE) if where == "group" else ():
        await server.wait(lambda label=label: label in labels(theirs))
        await (await cy.click(theirs, label=label)).acknowledged()
    assert where != "group" or await server.wait(lambda: hand_of(cy, place))
    assert posts(place) == [card]
    assert len(card.revisions) == 1
