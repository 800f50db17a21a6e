"""A month of a server: four regulars and ten guests, two of whom delete their data. Its figures are counted twice."""

import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.message import Who
from bot.players.levels import EASY
from bot.playground import ChatMessage, UserClient
from bot.playground.transcript import write_transcript
from bot.table.permissions import Person
from bot.words.locales import language_of
from bot.words.speaker import in_language, say
from cogs.contests.contest import margin
from cogs.people.card_words import medal_told
from cogs.people.words import FEWEST, net_wins
from tests.clock import MovableClock
from tests.cogs.month.counted import Counted
from tests.cogs.month.living import Month
from tests.cogs.server import Server, labels, text_of
from tests.end_to_end.controls import controls, use
from tests.said import said

DAYS = 34  # a month ends among them


def check_end_of_day(counted: Counted, post: ChatMessage, number: int) -> None:
    """The message at a day's end: how many played, for how many days in a row someone did, the three best."""
    entries, text = counted.dailies()[number], text_of(post)
    assert said("daily-end-played", count=len(entries)) in text
    streak = counted.group_streak(number)
    assert (said("daily-end-streak", days=streak) in text) == (streak > 1), (number, streak)
    for score, name, _ in entries[:3]:
        rank = 1 + sum(other > score for other, *_ in entries)
        assert said("rank-line", rank=rank, who=Who(name), points=margin(score)) in text, (number, entries)


def check_week(counted: Counted, post: ChatMessage, monday: date) -> None:
    """The news of a week: its matches, deals and people, and the most wins."""
    text = text_of(post)
    for what, count in zip(("matches", "deals", "people"), counted.week(monday), strict=True):
        assert said(f"week-{what}", count=count) in text, (monday, what, count)
    wins = counted.wins(monday, monday + timedelta(days=7))
    named = {user: count for user, count in wins.items() if count and user not in counted.month.gone}
    if named:
        best = [counted.names[user] for user, count in named.items() if count == max(named.values())]
        line = next(line for line in text.splitlines() if "🏆" in line)
        assert any(name in line for name in best), (line, named)


async def check_streak(counted: Counted, month: Month, person: UserClient, number: int) -> None:
    """The streak on a person's page of the new day."""
    page, days = await month.daily_page(person), counted.streak(person.id, number + 1)
    with in_language(language_of(person.user.locale)):
        week = next((line for line in text_of(page).splitlines() if "▫️" in line or "🔲" in line), "")
        expected = said("daily-week", marks="", days=days).strip()
    assert week.endswith(expected), (person.user.username, week, expected)


async def live(month: Month, language: str) -> None:
    """The days of the month, each with its messages compared with the results."""
    counted, mondays, ended, weeks = Counted(month), list[date](), list[int](), list[date]()
    begun = month.now.date()
    for number in range(1, int(os.environ.get("BONEYARD_MONTH_DAYS", str(DAYS))) + 1):
        today = month.now.date()
        await month.day(number)
        mondays += [today - timedelta(days=7)] if today.weekday() == 0 and number > 1 else []
        if number in (14, 22):
            await month.delete_data(month.guests[number // 7])
        with in_language(language):
            posts = month.new_posts()
            for post in posts:
                if said("daily-button.today") in labels(post):
                    check_end_of_day(counted, post, number)
                    ended.append(number)
                elif said("week-button-play") in labels(post):
                    check_week(counted, post, mondays[-1])
                    weeks.append(mondays[-1])
            assert not any(post.pings for post in posts)
        counted.check_progress()
        for person in month.here:
            await check_streak(counted, month, person, number)
    assert ended == sorted(counted.dailies())
    if month.now.date().replace(day=1) > begun:
        await check_season(counted, month)
    assert weeks == [monday for monday in mondays if counted.matches(monday, monday + timedelta(days=7))]


async def check_season(counted: Counted, month: Month) -> None:
    """The standings of the month that is over, and the medals of its three best."""
    first = month.now.date().replace(day=1)
    last = (first - timedelta(days=1)).replace(day=1)
    found = {user: net for user, (matches, net) in counted.net_wins(last, first).items() if matches >= FEWEST}
    ranked = sorted((user for user in found if user not in month.gone), key=lambda user: -found[user])
    ann = month.regulars[0]
    page = await month.look(ann, "leaderboard", period="month")
    pick = next(control for control in controls(page) if control.action == "season")
    await (await use(ann, page, pick, [f"{last:%Y-%m}"])).acknowledged()
    await month.server.wait(lambda: pick.custom_id not in [it.custom_id for it in controls(page)])
    alt = page.attachments[0].description or ""
    for user in ranked[:5]:
        row = next(row for row in alt.split(". ") if f" {counted.names[user]}" in row)
        assert f" {say(net_wins(found[user]))}, " in row, (counted.names[user], found[user], alt)
    people = {it.id: it for it in (*month.regulars, *month.guests)}
    for rank, user in enumerate(ranked[:3], 1):
        if list(found.values()).count(found[user]) > 1:
            continue  # equal ones are told apart by more than their wins
        card = await month.look(ann, "stats", player=people[user])
        assert say(medal_told(rank, last)) in text_of(card), (rank, counted.names[user])


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_month(
    language: str, server: Server, clock: MovableClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cogs.daily.kind.LINES", (EASY,))
    monkeypatch.setattr("bot.table.clocks._PAUSE", 0.0)  # between deletions of what is old: the clock stands still
    games, news = server.channel(), server.channel()
    locales = {"ann": "en-US", "bea": "de", "cid": {"en": "en-US"}.get(language, language), "dov": "fr"}
    regulars = [server.person(name, locale=locale) for name, locale in locales.items()]
    guests = [server.person(f"guest{number}", locale="de" if number % 2 else "en-US") for number in range(10)]
    settings = {"language": language, "time_zone": "Europe/Berlin", "quiet_from": 0, "quiet_to": 7 * 60}
    channels = {f"{post}_channel": news.id for post in ("daily", "puzzle", "week")}
    admin = Person(0, "", manages_server=True)
    await server.bot.services.tables.servers.change(server.guild.id, admin, **settings, **channels)
    month = Month(server, clock, games, news, regulars, guests)
    folder = Path(os.environ.get("BONEYARD_MONTH", str(tmp_path))) / language
    try:
        await live(month, language)
    finally:
        write_transcript([*regulars, *guests], folder)
