"""The end of a deal, in the messages of that deal: first the last trick, perhaps a poster, then the deal card.

`snapshot` is of a table whose latest deal has just been scored; the next has been dealt, unless the match is over.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache

from discord.utils import format_dt

from bot.message import AllOf, Message, Who, lines
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.view import Phase, View
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.table.state.times import Stage
from bot.words.speaker import Speaker, current, say_chat, speaking
from bot.words.terms import deal_kind
from cogs.kit import actions
from cogs.kit.payload.buttons import PRIMARY, SUCCESS, button, link_to_channel
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.slots import (
    LOOK_BACK_AT_DEAL,
    LOOK_BACK_AT_MATCH,
    LOOK_BACK_AT_OWN_DEAL,
    LOOK_BACK_AT_OWN_MATCH,
    OfMatch,
    Slot,
)
from cogs.messages import texts
from cogs.messages.shuffle import shuffle_button
from images.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.scores.chart import draw_scores
from images.table.table import draw_table

FEWEST_RATED = 3  # people, in a match that shows how the ratings changed


def ending(snapshot: Snapshot, stage: Stage) -> Payload:
    """The table message from the end of a deal to the next: first the last trick, then a poster or the deal card. With
    one person alone, and in dominoes: first a poster, if there is one, then the deal card.
    """
    text = _with_waiting(snapshot, texts.ended_text(snapshot, _ended(snapshot)))
    return Payload(text, _ending_picture(snapshot, stage), ending_rows(snapshot))


def _ending_picture(snapshot: Snapshot, stage: Stage) -> Drawing:
    """In games with lines or trains, one picture has everything: what decided the deal, and every hand."""
    ended, names = _ended(snapshot), snapshot.names
    if snapshot.is_alone or isinstance(ended.board, LineView | TrainsView):
        poster = draw_poster(ended, names) if stage is Stage.RIBBON else None
        return poster or _card(ended, names)
    if stage is Stage.RIBBON:
        return _once(draw_table, ended, names, current())
    return draw_poster(ended, names) or _card(ended, names)


def _with_waiting(snapshot: Snapshot, text: str, reader: SeatRow | None = None) -> str:
    """Add a line to a deal's end once someone has tapped Next deal: the players not ready, and when it comes anyway."""
    ending, unready = snapshot.ending, snapshot.unready
    if ending is None or not ending.ready or not unready or snapshot.over:
        return text
    ready = len(ending.ready - {seat.seat for seat in unready})
    count, when = ready + len(unready), format_dt(ending.card_at, "R")
    following = _next_deal(snapshot)
    if reader in unready:
        waiting = Message("end-others-ready", ready=ready, count=count, next=following, when=when)
    else:
        names = texts.names_of(snapshot)
        who = AllOf(Who(names[seat.seat]) for seat in unready)
        waiting = Message("end-waiting", who=who, ready=ready, count=count, next=following, when=when)
    return say_chat(lines(text, waiting))


def _next_deal(snapshot: Snapshot) -> Message:
    return Message("end-next-deal", kind=deal_kind(snapshot.public_view))


def ending_rows(snapshot: Snapshot) -> Controls:
    """The controls while the end of a deal is shown: Next deal, the last trick, the scores."""
    id_, match_goes_on = snapshot.id, not snapshot.over
    label, position = _next_deal(snapshot), snapshot.position
    next_deal = (button(actions.NEXT_DEAL, label, id_, position=position, style=PRIMARY),) if match_goes_on else ()
    has_tricks = isinstance(_ended(snapshot).board, TricksView)
    last = (button(actions.LAST_TRICK, Message("button-last-trick"), id_),) if has_tricks else ()
    return ((*next_deal, *last, button(actions.SCORES, Message("button-scores"), id_)),)


def deal_card(snapshot: Snapshot, deal: int) -> Payload:
    """The record of a deal, which its table message keeps; of an earlier one, shown late, only the scores are known."""
    ended = snapshot.ended
    if ended is not None and ended.deal == deal:
        return Payload(texts.ended_text(snapshot, ended), _card(ended, snapshot.names), _looking_back(snapshot, deal))
    view = snapshot.public_view
    results = tuple(result for result in view.results if result.number <= deal)
    is_over = bool(results) and results[-1].number == deal
    until = replace(view, deal=deal, phase=Phase.OVER, winners=None, results=results)
    picture = draw_scores(until, snapshot.names) if is_over else None
    return Payload(texts.deal_text(snapshot, deal), picture, _looking_back(snapshot, deal) if is_over else ())


def _looking_back(snapshot: Snapshot, deal: int) -> Controls:
    """The controls to look back at a deal. None in a contest: others may still play its deals."""
    if snapshot.row.contest_id is not None:
        return ()
    buttons = tuple(button_of(snapshot, deal) for button_of in LOOK_BACK_AT_DEAL)
    return (buttons,) if buttons else ()


def final(snapshot: Snapshot) -> Payload:
    """The end of the match as a new message: the winners notified, Rematch with its seal, and the record."""
    view = _ended(snapshot)
    users = (snapshot.seats[seat].user_id for side in view.winners or () for seat in view.members(side))
    of_match = (
        button(actions.RECORD, Message("end-button-record"), snapshot.id),
        *_offered(snapshot, LOOK_BACK_AT_MATCH),
    )
    if snapshot.row.in_round:
        text = say_chat(lines(texts.final_text(snapshot), Message("end-wait-round")))
        return Payload(text, draw_match_end(view, snapshot.names), (of_match,))
    seal = (shuffle_button(snapshot, snapshot.next_seal),) if snapshot.next_seal else ()
    is_rated = len(snapshot.seats) >= FEWEST_RATED and all(seat.user_id is not None for seat in snapshot.seats)
    picture = draw_match_end(view, snapshot.names, snapshot.rating_changes if is_rated else ())
    rows = ((_rematch(snapshot), *of_match, *seal),)
    winners = tuple(user for user in users if user is not None)
    return Payload(say_chat(texts.final_text(snapshot)), picture, rows, winners)


def seat_ending(snapshot: Snapshot, seat: SeatRow, stage: Stage, notice: str = "") -> Payload:
    """A player's private message while the end of the deal is shown, with Next deal as at the table. With other people
    it goes on showing the last trick: the poster is at the table.
    """
    text = _with_waiting(snapshot, texts.hand_over_text(snapshot, _ended(snapshot).deal, seat.seat), seat)
    picture = _ending_picture(snapshot, stage if snapshot.is_alone else Stage.RIBBON)
    return Payload(say_chat(lines(notice, text)), picture, ending_rows(snapshot))


def seat_over(snapshot: Snapshot, deal: int, seat: int) -> Payload:
    """A player's hand message after the deal: a line, and the deal card while it is known."""
    ended, text = snapshot.ended, texts.hand_over_text(snapshot, deal, seat)
    after = _after_match(snapshot) if snapshot.row.state == "finished" else ()
    if ended is None or ended.deal != deal:
        return Payload(text, rows=after if snapshot.row.solo else ())
    back = tuple(button_of(snapshot, deal) for button_of in LOOK_BACK_AT_OWN_DEAL)
    rows = (back,) if back and snapshot.row.contest_id is None else ()
    return Payload(text, _card(ended, snapshot.names), (*rows, *after))


def _after_match(snapshot: Snapshot) -> Controls:
    """A player's controls after the match: their decisions, a rematch, the table, or how others played its deals."""
    row = snapshot.row
    if row.is_practice:
        return ()  # the end of the match is a message below
    back = _offered(snapshot, LOOK_BACK_AT_OWN_MATCH)
    if row.solo:
        return (back,) if back else ()
    table = link_to_channel(Message("button-table"), row.guild_id, row.channel_id)
    rematch = () if row.in_round else (_rematch(snapshot),)
    return ((*rematch, *back, table),)


def _offered(snapshot: Snapshot, slot: Slot[OfMatch]) -> tuple[Component, ...]:
    found = (button_of(snapshot) for button_of in slot)
    return tuple(button for button in found if button is not None)


def _rematch(snapshot: Snapshot) -> Component:
    return button(actions.REMATCH, Message("end-button-rematch"), snapshot.id, style=SUCCESS)


def _card(ended: View, names: tuple[str, ...]) -> Drawing:
    return _once(draw_deal_card, ended, names, current())


@lru_cache(maxsize=32)  # the table's message shows it, and every hand's, at the same moment; of each language
def _once(
    draw: Callable[[View, tuple[str, ...]], Drawing], ended: View, names: tuple[str, ...], who: Speaker
) -> Drawing:
    """A picture of an ended deal in a language; once drawn, it is kept for all messages that show it."""
    with speaking(who):
        picture = draw(ended, names)
        return replace(picture, render=cache(picture.render))


def _ended(snapshot: Snapshot) -> View:
    assert snapshot.ended is not None, "no deal has ended yet"  # noqa: S101
    return snapshot.ended
