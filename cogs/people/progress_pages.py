"""Pages of a person's progress: their achievements, and their matches against computers."""

from bot.message import Message, Who
from bot.words.speaker import say_chat
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Payload
from cogs.kit.payload.plain import plain
from cogs.people.achievement_words import AchievementList, earned_text
from cogs.people.alone_words import AloneRecord, alone_text
from cogs.people.pages import CARD, EARNED, HISTORY, CardPage, EarnedPage, HistoryPage
from cogs.people.progress_pictures import draw_achievements, draw_alone


def achievements(listed: AchievementList | None, which: EarnedPage, name: str, *, is_own: bool) -> Payload:
    """A page of the achievements of the player called `name`; a sentence where they do not show them."""
    who, back = plain(name), button(CARD, Message("card-button.card"), 0, CardPage(which.user_id))
    if listed is None:
        text = Message("achievements-off") if is_own else Message("achievements-hidden", who=Who(who))
        return Payload(say_chat(text), rows=((back,),))
    page = min(which.page, listed.pages - 1)
    turns = tuple(
        button(EARNED, label, 0, EarnedPage(which.user_id, to), disabled=to == page)
        for label, to in (("◀", max(page - 1, 0)), ("▶", min(page + 1, listed.pages - 1)))
    )
    row = (back, *(turns if listed.pages > 1 else ()))
    return Payload(say_chat(earned_text(listed, who, page)), draw_achievements(listed, page), (row,))


def alone(record: AloneRecord, user_id: int) -> Payload:
    """A person's matches against computers; a sentence where there are none."""
    buttons = (
        button(CARD, Message("card-button.card"), 0, CardPage(user_id)),
        button(HISTORY, Message("card-button.matches"), 0, HistoryPage(user_id=user_id)),
    )
    if not record.games:
        return Payload(say_chat(Message("alone-none")), rows=(buttons,))
    return Payload(say_chat(alone_text(record, plain(record.name))), draw_alone(record), (buttons,))
