"""Puzzles from the server's own matches: asked for with /puzzle, and the one of the week."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot import clock
from bot.playground import ChatChannel, ChatMessage, Permission, UserClient
from bot.table.permissions import Person
from cogs.kit.post import Post
from cogs.privacy.table import PersonalData
from cogs.puzzles.posts import WeeklyPuzzles
from cogs.puzzles.table import Puzzles
from tests.cogs.puzzles.playing import add_puzzle
from tests.cogs.server import Server, forged, text_of
from tests.end_to_end.controls import Control, controls, offers, use
from tests.end_to_end.house import Table, answer
from tests.playground.happenings import delete_channel, time_out
from tests.said import is_said, said


def is_stock(message: ChatMessage) -> bool:
    return is_said("puzzle-ask-stock", message.content)


async def ask(person: UserClient, channel: ChatChannel) -> ChatMessage:
    return await (await person.command(channel, "puzzle")).answered()


async def allow(server: Server, *people: UserClient, on: bool = True) -> None:
    """People allow puzzles of their matches by the button of /settings; or do not any more."""
    for person in people:
        page = await (await person.command(server.channel(), "settings")).answered()
        setting = said("settings-switch", what=said("settings-puzzles"), state="off" if on else "on")
        await (await person.click(page, label=setting)).acknowledged()
        now = said("settings-switch", what=said("settings-puzzles"), state="on" if on else "off")
        await server.wait(lambda: now in str(page.components))  # noqa: B023


async def match(server: Server) -> tuple[Table, UserClient, UserClient]:
    """A match of Ann's and Bo's with a puzzle of Ann's; both allow puzzles."""
    ann, bo = server.people("ann", "bo")
    table = await server.play_match(ann, bo)
    for person in (ann, bo):
        await server.bot.services.tables.preferences.set(person.id, puzzles=True)
    add_puzzle(server, table, ann)
    return table, ann, bo


async def forge_answer(person: UserClient, on: ChatMessage, choice: Control) -> str:
    """The response to an answer by a control that this message does not have."""
    values = () if choice.is_button else choice.values[:1]
    return await answer(forged(person, on, choice.custom_id, *values, kind=choice.component["type"]))


async def test_puzzles_are_looked_for_once_everybody_allows_them(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.puzzles.search._WITHIN", 60.0)  # the worker may take as long as a busy machine makes it
    ann, bo, eve = server.people("ann", "bo", "eve")
    table = await server.play_match(ann, bo)
    assert is_stock(await ask(eve, table.channel)), "nobody has allowed it"
    asked = await ask(ann, table.channel)
    await (await use(ann, asked, controls(asked)[0])).acknowledged()
    await server.wait(lambda: offers(asked, "allowpuzzles"))
    allowed = await (await ann.click(asked, label=said("button-use-matches"))).answered()
    assert is_said("puzzle-allowed", allowed.content)
    again = await ask(ann, table.channel)
    await (await use(ann, again, controls(again)[0])).acknowledged()
    await server.wait(lambda: offers(again, "puzzle"))
    assert not offers(again, "allowpuzzles"), "she is not asked again"
    assert is_stock(await ask(eve, table.channel)), "one has not"
    assert server.rows("SELECT 1 FROM puzzle_searches WHERE table_id = ?", table.id) == []
    await allow(server, bo)
    assert (await ask(eve, table.channel)).attachments
    assert server.rows("SELECT 1 FROM puzzle_searches WHERE table_id = ? AND tried > 0", table.id) == [(1,)]


async def test_a_puzzle_is_answered_once_and_not_by_its_player(server: Server) -> None:
    table, ann, bo = await match(server)
    (cy, dan), lounge = server.people("cy", "dan"), server.channel()
    shown = await (await cy.command(lounge, "puzzle", game="black-tile")).answered()
    assert shown.ephemeral
    assert is_said("puzzle-ask", shown.content)
    assert re.search(r"\*\*Ann\*\*.*Black Tile", shown.content)
    assert (shown.attachments[0].description or "").startswith("Puzzle: ")
    first, second = controls(shown)
    before = shown.now
    await (await use(cy, shown, first)).acknowledged()
    await server.wait(lambda: offers(shown, "puzzle"))
    assert controls(shown)[0].custom_id.endswith(":black-tile"), "the next one is of the game that they chose"
    assert any(said("puzzle-found", right=right, answers=1) in shown.content for right in (0, 1))
    assert any(said("puzzle-score", right=right, answered=1, streak=right) in shown.content for right in (0, 1))
    assert is_said("alt-puzzle-made", text_of(shown))
    assert "±" not in text_of(shown)
    figures = await (await cy.click(shown, label=said("button-details"))).answered()
    assert figures.ephemeral
    assert is_said("puzzle-details-choice", figures.content)
    votes = server.rows("SELECT * FROM puzzle_votes WHERE user_id = ?", cy.id)
    late = await cy.click(shown, custom_id=second.custom_id, revision=before)
    await late.acknowledged()
    await server.idle()
    assert server.rows("SELECT * FROM puzzle_votes WHERE user_id = ?", cy.id) == votes, "the first answer counts"
    assert is_stock(await ask(cy, lounge)), "nobody is asked twice"

    own = await ask(ann, table.channel)
    assert is_stock(own)
    assert is_said("puzzle-own", await forge_answer(ann, own, first))
    (puzzle,), place = server.rows("SELECT id FROM puzzles WHERE table_id = ?", table.id)[0], await ask(dan, lounge)
    for action, number, choice, refusal in (
        ("puzzledetails", table.id, f"{puzzle}", "puzzle-not-answered"),
        ("solve", table.id, f"{puzzle}/2", "puzzle-gone"),  # no such choice
        ("solve", table.id + 1, f"{puzzle}/0", "puzzle-gone"),  # another table's
    ):
        assert is_said(refusal, await answer(forged(dan, place, f"b:{action}:{number}:0:{choice}")))
    assert server.rows("SELECT count(*) FROM puzzle_votes WHERE user_id = ?", ann.id) == [(0,)]

    gil, hal = server.people("gil", "hal")
    server.hide(table.channel, gil)
    assert is_said("puzzle-ask", (await ask(gil, lounge)).content)
    assert is_said("puzzle-ask", (await ask(bo, lounge)).content), "he sat there"
    asked = await ask(hal, lounge)
    assert is_stock(asked)
    assert await forge_answer(hal, asked, first) == said("refused-hidden-channel")
    server.change("UPDATE tables SET contest_id = 1 WHERE id = ?", table.id)
    assert is_stock(await ask(gil, lounge)), "a contest's deals stay its own"
    server.change("UPDATE tables SET contest_id = NULL WHERE id = ?", table.id)
    assert await server.bot.services.parts.get(PersonalData).delete(Person(bo.id, "Bo"))
    assert is_stock(await ask(gil, lounge))
    assert server.rows("SELECT 1 FROM puzzles JOIN puzzle_votes ON puzzle_id = id WHERE table_id = ?", table.id) == []


def stored(after: timedelta = timedelta()) -> str:
    """A time from now on, as it is stored."""
    return f"'{(clock.now() + after).replace(tzinfo=None):%Y-%m-%d %H:%M:%S.%f}'"


async def look(server: Server, changes: str = "") -> None:
    """Do what is due of the server's puzzle of the week, as another process does that has just started."""
    tables, bot = server.bot.services.tables, server.bot
    due = f"due_at = {stored(timedelta(minutes=-1))}{changes}"
    server.change(f"UPDATE weekly_puzzles SET {due} WHERE guild_id = ?", server.guild.id)
    await WeeklyPuzzles(bot, Post(bot), tables, bot.services.parts.get(Puzzles), None)._look_at_due()


def kept(server: Server, columns: str) -> list[tuple[Any, ...]]:
    return server.rows(f"SELECT {columns} FROM weekly_puzzles WHERE guild_id = ?", server.guild.id)


def posts(channel: ChatChannel) -> list[ChatMessage]:
    taken_down = said("puzzle-taken-down")
    return [it for it in channel.live() if it.content == taken_down or is_said("puzzle-of-the-week", it.content)]


async def choose_channel(server: Server, owner: UserClient, news: ChatChannel) -> None:
    page = await (await owner.command(server.channel(), "domino setup")).answered()
    nowhere = said("server-post-nowhere", post=said("server-post-puzzle"))
    await (await owner.choose(page, [news], placeholder=nowhere)).acknowledged()
    await server.wait(lambda: f"<#{news.id}>" in str(page.components) or str(news.id) in str(page.components))


async def test_a_post_that_cannot_be_looked_for_is_not_posted_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long after a kill, when Discord knows no nonce any more, and the bot cannot read the channel's history."""
    await match(server)
    news = server.channel()
    await choose_channel(server, server.manager(), news)
    await look(server)
    (post,) = posts(news)
    monkeypatch.setattr("bot.playground.api.routes.channels.NONCE_LASTS", timedelta(0))
    monkeypatch.setattr(clock, "teller", clock.Clock())  # others move it, but not the time in Discord's ids
    ahead = f", begun_at = {stored(timedelta(minutes=5))}"  # as by the clock of some machines
    for may_read in (False, True):
        (server.playground.allow if may_read else server.playground.deny)(news, Permission.READ_MESSAGE_HISTORY)
        await server.heard()
        await look(server, ahead if may_read else ", message_id = NULL")
        assert posts(news) == [post]
        assert kept(server, "message_id") == [(post.id if may_read else None,)]


async def test_a_post_is_not_looked_for_in_a_server_that_is_not_loaded(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As right after a start: its channels are not deleted, but unknown."""
    await match(server)
    news, guild = server.channel(), server.bot.get_guild(server.guild.id)
    await choose_channel(server, server.manager(), news)
    await look(server)
    assert guild is not None
    monkeypatch.setattr("bot.playground.api.routes.channels.NONCE_LASTS", timedelta(0))
    server.playground.deny(news, Permission.READ_MESSAGE_HISTORY)
    await server.heard()
    with monkeypatch.context() as starting:
        starting.setattr(guild, "unavailable", True)
        starting.setattr(guild, "_channels", {})
        await look(server, ", message_id = NULL")
    assert len(posts(news)) == 1
    assert kept(server, "message_id, begun_at IS NULL") == [(None, False)]


async def test_a_lost_post_is_not_made_in_a_channel_that_is_chosen_no_more(server: Server) -> None:
    await match(server)
    news, owner = server.channel(), server.manager()
    await choose_channel(server, owner, news)
    await look(server)
    server.playground.messages.delete(posts(news)[0])
    await server.bot.store.servers.change(server.guild.id, {"puzzle_channel": None})
    await look(server, ", message_id = NULL")
    assert posts(news) == []
    assert kept(server, "begun_at") == [(None,)]
    await look(server)
    assert kept(server, "1") == []


async def test_the_puzzle_of_the_week_is_posted_once_and_answered_a_day_later(server: Server) -> None:
    table, ann, bo = await match(server)
    owner, ira, news = server.manager(), server.person("ira"), server.channel()
    await choose_channel(server, owner, news)
    assert kept(server, "strftime('%w %H:%M', due_at)") == [("1 12:00",)]
    for changes in ("", ", message_id = NULL"):  # as though the bot was killed before it had noted the message
        await look(server, changes)
        (post,) = posts(news)
        assert kept(server, "message_id") == [(post.id,)]
    server.playground.messages.delete(post)
    for until_then in (clock.now() + timedelta(hours=1), None):  # the bot is timed out, and then no more
        time_out(server.playground, until_then)
        await server.heard()
        await look(server, ", message_id = NULL")
        assert len(posts(news)) == (until_then is None)
    (post,) = posts(news)

    assert is_said("puzzle-open", post.content)
    click = await use(ira, post, controls(post)[0])
    await server.wait(lambda: click.followups)
    assert click.followups[0].ephemeral
    assert is_said("puzzle-score", click.followups[0].content)
    await server.wait(lambda: re.search(r"-# 1 answer", post.content))
    assert not is_said("puzzle-best", post.content), "not before everybody has had a day"
    answered = post.now
    await look(server, f", begun_at = {stored(timedelta(hours=-25))}")
    assert is_said("puzzle-best", post.content)
    assert is_said("puzzle-found", post.content)
    assert not controls(post)
    assert kept(server, f"begun_at, message_id, due_at > {stored()}") == [(None, None, 1)]

    add_puzzle(server, table, bo)
    await look(server)
    (again,) = [it for it in posts(news) if it is not post]
    await allow(server, ann, bo, on=False)
    ((due,),) = kept(server, "due_at")
    assert datetime.fromisoformat(f"{due}+00:00") <= clock.now(), "at once"
    await look(server)
    assert again.content == said("puzzle-taken-down")
    assert not again.attachments
    assert not controls(again)
    assert is_stock(await ask(ira, news))
    gone = await forge_answer(ira, post, controls(answered)[0])
    assert is_said("puzzle-gone", gone)

    delete_channel(server.playground, news)
    await look(server)
    assert kept(server, "1") == []
    page = await (await owner.command(server.channel(), "domino setup")).answered()
    assert is_said("server-post-refused", text_of(page))
