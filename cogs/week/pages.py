"""The week of a server as a message: the page of one person, and the post on Monday."""

from bot.message import Message
from bot.words.speaker import say_chat
from cogs.kit import actions
from cogs.kit.actions import TableToOpen
from cogs.kit.payload.buttons import PRIMARY, button
from cogs.kit.payload.payload import Controls, Payload
from cogs.kit.payload.plain import plain
from cogs.kit.slots import TO_LEADERBOARD
from cogs.week.pictures import draw_week
from cogs.week.words import WeekNews, week_text


def page(news: WeekNews, rows: Controls) -> Payload:
    """A week for one person, with buttons to others; a sentence where nothing was played."""
    if not news.deals + news.matches:
        return Payload(say_chat(Message("week-none", over=news.is_over)), rows=rows)
    return Payload(say_chat(week_text(news, plain)), draw_week(news), rows)


def post(news: WeekNews) -> Payload:
    """The week for everyone in a channel."""
    play = button(actions.NEW_TABLE, Message("week-button-play"), 0, TableToOpen(), style=PRIMARY)
    return page(news, ((play, *(button_of() for button_of in TO_LEADERBOARD)),))
