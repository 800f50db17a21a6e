"""The week of a server: posted on Monday, and a page beside the leaderboard."""

from datetime import timedelta

import pytest

from bot import clock
from bot.playground import ChatChannel, ChatMessage
from bot.table.permissions import Person
from cogs.kit.post import Post
from cogs.privacy.table import PersonalData
from cogs.week.posts import WeeklyNews
from cogs.week.table import Weeks
from tests.cogs.server import Server, text_of
from tests.end_to_end.controls import offers
from tests.said import is_said, said


async def monday(server: Server, *, late: timedelta = timedelta(minutes=1)) -> None:
    """Do what is due of the server's week."""
    due = f"{clock.now() - late:%Y-%m-%d %H:%M:%S}.000000"
    server.change("UPDATE weekly_news SET due_at = ? WHERE guild_id = ?", due, server.guild.id)
    await look(server)


async def look(server: Server) -> None:
    """Look at weeks that are due, as another process does that has just started."""
    bot = server.bot
    weeks = bot.services.parts.get(Weeks)
    await WeeklyNews(bot, Post(bot), bot.services.tables, weeks, None)._look_at_due()


def last_week(server: Server) -> None:
    """All matches so far ended a week ago."""
    earlier = "UPDATE tables SET ended_at = strftime('%Y-%m-%d %H:%M:%S', ended_at, '-7 days') || '.000000'"
    server.change(f"{earlier} WHERE guild_id = ?", server.guild.id)


def posts(channel: ChatChannel) -> list[ChatMessage]:
    return [it for it in channel.live() if is_said("week-heading", it.content)]


async def test_the_week_is_posted_once_and_is_a_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.week.search.SECONDS", 0.0)
    monkeypatch.setattr(clock, "teller", clock.Clock())  # others move it, but not the time in Discord's ids
    (ann, bo, cy), owner, news = server.people("ann", "bo", "cy"), server.manager(), server.channel()
    page = await (await owner.command(server.channel(), "domino setup")).answered()
    nowhere = said("server-post-nowhere", post=said("server-post-week"))
    await (await owner.choose(page, [news], placeholder=nowhere)).acknowledged()
    await server.wait(lambda: str(news.id) in str(page.components))
    due = server.rows("SELECT strftime('%w %H:%M', due_at) FROM weekly_news WHERE guild_id = ?", server.guild.id)
    assert due == [("1 12:00",)]

    await monday(server)
    assert posts(news) == [], "nothing was played"
    table = await server.play_match(ann, bo)
    shown = await (await cy.command(server.channel(), "leaderboard", period="week")).answered()
    assert shown.ephemeral
    assert said("week-title-now") in shown.content
    last_week(server)

    quiet = {"quiet_from": 0, "quiet_to": 1439, "time_zone": "UTC"}
    await server.bot.store.servers.change(server.guild.id, quiet)
    await monday(server)
    assert posts(news) == [], "in quiet hours"
    await server.bot.store.servers.change(server.guild.id, {"quiet_from": None, "quiet_to": None, "time_zone": None})

    with monkeypatch.context() as killed:
        killed.setattr(WeeklyNews, "_note_posted", _nothing)  # before it could
        await monday(server)
    (post,) = posts(news)
    monkeypatch.setattr("bot.playground.api.routes.channels.NONCE_LASTS", timedelta(0))
    await monday(server)
    assert posts(news) == [post], "found again"
    kept = "SELECT begun_at, message_id, strftime('%w %H:%M', due_at) FROM weekly_news WHERE guild_id = ?"
    assert server.rows(kept, server.guild.id) == [(None, post.id, "1 12:00")]
    await server.bot.store.servers.change(server.guild.id, {"time_zone": "Pacific/Honolulu"})
    await monday(server)
    assert posts(news) == [post], "a week is told once, although Monday noon came twice"
    won = {player for (player,) in server.rows("SELECT player FROM match_results WHERE table_id = ? AND won", table.id)}
    names = [it.user.global_name for it in (ann, bo) if f"user:{it.id}" in won]
    told = text_of(post)
    assert "1 match, " in told
    assert "2 people" in told
    assert ("🏆 Most wins: " in told) is bool(names)
    assert all(str(name) in told for name in names)
    assert "New here: " in told
    assert not post.pings

    leaders = await (await cy.click(post, label=said("button-leaderboard"))).answered()
    assert leaders.ephemeral
    assert is_said("board-heading", leaders.content)
    games = await cy.click(post, label=said("week-button-play"))
    await games.acknowledged()
    await server.bot.services.tables.preferences.set(bo.id, progress=False)
    await look(server)
    assert "Ann" in text_of(post)
    assert "Bo" not in text_of(post), "who wishes to be in no news"
    again = await (await cy.click(shown, label=said("week-button-last"))).answered()
    assert said("week-title") in again.content
    assert "Ann" in text_of(again)
    assert "Bo" not in text_of(again)
    now = await (await cy.click(again, label=said("week-button-now"))).answered()
    assert now.content == said("week-none", over=False)
    assert offers(now, "board")
    await server.bot.store.servers.change(server.guild.id, {"week_channel": server.channel().id})
    await server.bot.services.parts.get(PersonalData).delete(Person(ann.id, "Ann"))
    await look(server)
    assert posts(news) == [post]
    assert "Ann" not in text_of(post), "whose data was deleted"
    assert "2 people" in text_of(post)
    assert [row[1:] for row in server.rows(kept, server.guild.id)] == [(post.id, "1 22:00")]
    await server.bot.store.servers.change(server.guild.id, quiet)
    await monday(server, late=timedelta(days=2))
    assert [row[2] for row in server.rows(kept, server.guild.id)] == ["1 12:00"], "not at the end of the quiet hours"


async def _nothing(*_: object) -> None: ...
