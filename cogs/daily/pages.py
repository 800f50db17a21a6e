"""The page of a daily deal, for one person: before they play it, while they do, and their result; and the ranking."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from discord.utils import format_dt

from bot.message import Day, Joined, Message, Text, Who, lines, sentences
from bot.words.speaker import say, say_chat
from cogs.contests.contest import Contest, margin
from cogs.contests.pages import OfContest, shuffle_button
from cogs.daily.best_line import line_text
from cogs.daily.pictures import draw_daily_card, draw_daily_ranking
from cogs.daily.table import DailyState, Mended, line_of
from cogs.daily.week import week_text
from cogs.daily.words import DailyCard, DailyDeal, Ranking, percentile, share_text
from cogs.kit import actions
from cogs.kit.custom_ids import Action, Argument, NoArgument, OwnData
from cogs.kit.payload.buttons import PRIMARY, SUCCESS, button
from cogs.kit.payload.page import Block, ControlRow, Page, Section
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain
from cogs.kit.slots import OWN_DECISIONS, REPLAY


class DailyScope(Argument, template="[{world:world}]"):
    """The daily deal of the server where it is pressed, or the `world`'s."""

    world: bool = False


PlaceOfHand = Literal["sent", "closed", "unknown"]  # "sent": in their direct messages; "closed": they take none

DAILY = Action("daily", DailyScope)
DAILY_JOIN = Action("dailyjoin", NoArgument)
DAILY_LEAVE = Action("dailyleave", OwnData)
DAILY_PLAY = Action("dailyplay", OfContest)
DAILY_MEND = Action("dailymend", OfContest)  # the day before this deal
DAILY_SHARE = Action("dailyshare", OfContest)
DAILY_RANKING = Action("dailyranking", OfContest)


@dataclass(frozen=True, slots=True)
class DailyPlace:
    """The place where a person sees the page: in a server that has the bot, or where everyone sees what is posted.
    `share_in` is the channel where Share posts from direct messages, if it can. `hand` is where their hand is.
    """

    in_server: bool
    among_people: bool
    share_in: int | None = None
    hand: PlaceOfHand = "unknown"

    @property
    def can_share(self) -> bool:
        return self.among_people or self.share_in is not None


def page(
    state: DailyState,
    card: DailyCard | None,
    place: DailyPlace,
    *,
    is_shared: bool = False,
    earned: Text | None = None,
) -> Page:
    """The page of today's deal. `card` is that of a person who has finished it, which `is_shared` now; `earned` says
    which achievements they have just earned by it.
    """
    daily = state.described
    heading = _heading(daily)
    week = week_text(state.week) if state.week is not None else None
    if card is not None:
        result = lines(heading, *_own_result(state, card), earned, week)
        blocks: list[Block] = [say_chat(result), draw_daily_card(card)]
        if not place.among_people:
            channel = f"<#{place.share_in}>"
            how = Message("daily-share-in", channel=channel) if place.share_in else Message("daily-share-where")
            blocks.append(say_chat(lines(f"```\n{say(share_text(card))}\n```", how)))
    else:
        rules = Message("daily-rules", game=daily.title)
        blocks = [say_chat(lines(heading, rules, _before(state, place.hand), week))]
    buttons = (
        *_own_buttons(state, card, can_share=place.can_share, is_shared=is_shared),
        *_others(state, in_server=place.in_server),
        shuffle_button(state.contest),
    )
    return Page((*blocks, *_mending(state), ControlRow(buttons)))


def _heading(daily: DailyDeal) -> Message:
    return Message("daily-heading", daily=daily.name, number=daily.number, date=Day(daily.date))


def _mending(state: DailyState) -> Iterator[Block]:
    """The offer to play the deal of the day before, which they missed; or the way on with it."""
    if state.is_mending:
        text, label = Message("daily-mending"), Message("daily-button.continue")
    elif state.at_stake:
        text, label = Message("daily-mend", days=state.at_stake), Message("daily-button.mend")
    else:
        return
    yield Section(say_chat(text), button(DAILY_MEND, label, 0, OfContest(state.contest.id)))


def mended(found: Mended, contest: Contest, earned: Text | None = None) -> Page:
    """The result of a person who played a deal a day late: it is not ranked."""
    score = Message("daily-mended-score", score=margin(found.score)) if found.score is not None else None
    week = week_text(found.week) if found.week is not None else None
    text = say_chat(lines(_heading(found.daily), Message("daily-mended"), earned, week, score))
    results = button(DAILY_RANKING, Message("daily-button.results"), 0, OfContest(contest.id))
    return Page((text, ControlRow((results, shuffle_button(contest)))))


def _before(state: DailyState, hand: PlaceOfHand) -> Text:
    if state.is_used_up:
        return Message("contest-played-before")
    if not state.may_play:
        return Message("daily-world-terms")
    if state.is_left:
        return Message("daily-left")
    ends = _ends(state)
    if state.entry is not None:
        return sentences(Message("daily-playing", hand=hand), ends)
    return sentences(Message("daily-finished", count=state.finished), ends)


def _own_result(state: DailyState, card: DailyCard) -> Iterator[Text]:
    result: list[Text] = [Message("daily-result", score=margin(card.score), place=card.place)]
    if (better := percentile(card.scores, card.score)) is not None:
        result.append(Message("daily-better", percent=better))
    yield Joined(tuple(result), " · ")
    yield sentences(Message("daily-score-meaning"), _ends(state))


def _ends(state: DailyState) -> Message | None:
    ends_at = state.contest.row.ends_at
    return Message("daily-ends", when=format_dt(ends_at, "R")) if ends_at is not None else None


def _own_buttons(
    state: DailyState, card: DailyCard | None, *, can_share: bool, is_shared: bool
) -> tuple[Component, ...]:
    reference = OfContest(state.contest.id)
    if card is not None:
        label = Message("daily-button.shared" if is_shared else "button-share")
        share = (button(DAILY_SHARE, label, 0, reference, style=PRIMARY, disabled=is_shared),) if can_share else ()
        return (*share, button(DAILY_RANKING, Message("daily-button.results"), 0, reference))
    if state.is_used_up:
        return ()
    if not state.may_play:
        return (button(DAILY_JOIN, Message("daily-button.join"), 0, style=SUCCESS),)
    if state.is_left:
        return ()
    label = Message("daily-button.play" if state.entry is None else "daily-button.continue")
    return (button(DAILY_PLAY, label, 0, reference, style=PRIMARY),)


def _others(state: DailyState, *, in_server: bool) -> tuple[Component, ...]:
    """The daily deal before, and the other one of today."""
    buttons, before = list[Component](), state.previous
    if before is not None and before.over:
        is_yesterday = before.row.number == state.described.number - 1
        label = Message("daily-button.yesterday" if is_yesterday else "daily-button.before")
        buttons.append(button(DAILY_RANKING, label, 0, OfContest(before.id)))
    if not state.described.world:
        buttons.append(button(DAILY, Message("daily-name-world"), 0, DailyScope(world=True)))
    elif in_server:
        buttons.append(button(DAILY, Message("daily-button.server"), 0, DailyScope()))
    return tuple(buttons)


def shared(card: DailyCard) -> Payload:
    """The card that a person shares, without spoilers, and the way to the deal for everyone who sees it."""
    who = Message("daily-shared", who=Who(plain(card.name)))
    play = button(DAILY, Message("daily-button.play"), 0, DailyScope(world=card.daily.world), style=PRIMARY)
    return Payload(say_chat(lines(who, share_text(card))), draw_daily_card(card), ((play,),))


def ranking(results: Ranking, contest: Contest, own_table: int | None = None) -> Payload:
    """The ranking; of a deal that is over with its best line, its fair shuffle, and the viewer's own match."""
    heading = results.daily.message("daily-results")
    if not contest.over:
        so_far = Joined((heading, Message("daily-picture-open")), " · ")
        return Payload(say_chat(so_far), draw_daily_ranking(results))
    row = (shuffle_button(contest),)
    if own_table is not None:
        record = button(actions.RECORD, Message("button-record"), own_table)
        replay = (offered(own_table, Message("replay-title")) for offered in REPLAY)
        decisions = (offered(own_table) for offered in OWN_DECISIONS)
        row = (record, *replay, *decisions, *row)
    if not results.people:
        return Payload(say_chat(lines(heading, Message("daily-no-results"))), rows=(row,))
    return Payload(say_chat(lines(heading, _line_text(contest))), draw_daily_ranking(results), (row,))


def end_of_day(results: Ranking, contest: Contest, days: int) -> Payload:
    """The message at the day's end: how many have played, the best, on how many `days` in a row someone here did, the
    best line, and the way to the deal of the new day.
    """
    text = lines(
        results.daily.message("daily-results"),
        Joined(tuple(_played(len(results.people), days)), " · "),
        Joined(tuple(_best(results)), " · ") if results.best else None,
        _line_text(contest),
    )
    play = button(DAILY, Message("daily-button.today"), 0, DailyScope(), style=PRIMARY)
    return Payload(say_chat(text), draw_daily_ranking(results), ((play, shuffle_button(contest)),))


def _played(count: int, days: int) -> Iterator[Message]:
    yield Message("daily-end-played", count=count)
    if days > 1:
        yield Message("daily-end-streak", days=days)


def _best(results: Ranking) -> Iterator[Message]:
    for rank, person in results.best:
        yield Message("rank-line", rank=rank, who=Who(plain(person.name)), points=margin(person.score))


def _line_text(contest: Contest) -> Text | None:
    line = line_of(contest)
    return line_text(line) if line is not None else None


def button_to_today(label: str) -> Component:
    """The button to today's deal, where another page offers it."""
    return button(DAILY, Message(label), 0)


def leave_button(user_id: int) -> Component:
    """The way out of the world's deal, for one person, on the page of their data."""
    return button(DAILY_LEAVE, Message("button-leave-world"), 0, OwnData(user_id))
