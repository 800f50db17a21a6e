"""The words of the messages of a table, with names that are escaped, and mentions."""

from collections.abc import Iterator
from functools import lru_cache

from bot.message import AllOf, Message, Names, Seat, Signed, Text, Who, capitalized, lines, sentences, small
from bot.players.levels import LEVELS
from bot.rules.achievements import Earned
from bot.rules.boards import LineView, TrainsView
from bot.rules.events import DealEnded
from bot.rules.milestones import RECORD, margin
from bot.rules.moves import Kitty, Move
from bot.rules.view import View
from bot.table.state.snapshot import Outcome, Snapshot, handed_over, made_by_others, person_before
from bot.words import hand
from bot.words.achievements import earned_lines, gained_at
from bot.words.ends import chat as end_chat
from bot.words.hand import Telling
from bot.words.moves import did
from bot.words.names import Earlier
from bot.words.news import NO_NEWS, Asked, News, made_for_you
from bot.words.persons import naming
from bot.words.speaker import say_chat
from bot.words.surfaces import table_text as table_told
from bot.words.table import scores_text as scores_told
from bot.words.terms import deal_name, deal_over
from cogs.kit.payload.plain import plain


def names_of(snapshot: Snapshot) -> tuple[str, ...]:
    """The escaped names by seat."""
    return _all_plain(snapshot.names)


@lru_cache(maxsize=256)  # every text of a table has the same
def _all_plain(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(plain, names))


def names_in(snapshot: Snapshot, reader: int | None = None) -> Names:
    """The names of seats in a message to the reader of a seat, and of players who left since they made a play."""
    people = tuple([seat.user_id for seat in snapshot.seats])
    return _names(names_of(snapshot), people, reader, earlier_plays(snapshot))


@lru_cache(maxsize=1024)  # every text for a reader has the same
def _names(names: tuple[str, ...], people: tuple[int | None, ...], reader: int | None, earlier: Earlier) -> Names:
    mentions = [name if user is None else f"<@{user}>" for name, user in zip(names, people, strict=True)]
    return Names(names.__getitem__, reader, {made: plain(who) for made, who in earlier}, mentions.__getitem__)


def _say(snapshot: Snapshot, text: Text, reader: int | None = None) -> str:
    """A text with the names of the table."""
    with naming(names_in(snapshot, reader)):
        return say_chat(text)


def earlier_plays(snapshot: Snapshot) -> Earlier:
    """The plays of this deal by players who have left since."""
    return tuple(made_by_others(snapshot).items())


def chose(outcome: Outcome, move: Move) -> str:
    """The player's own move in words to them, and the deal that it ended, if any."""
    if isinstance(move, Kitty):
        return say_chat(Message("chose-kitty", piece=move.swap) if move.swap else Message("chose-to-keep"))
    snapshot, seat = outcome.snapshot, outcome.seat.seat
    made, view = did(move, snapshot.views[seat]), snapshot.public_view
    ended = next((deal_over(view, it.result.number) for it in outcome.events if isinstance(it, DealEnded)), None)
    text = Message("chose", move=made) if ended is None else Message("chose-last", over=ended, move=made)
    return _say(snapshot, text, seat)


def table_text(snapshot: Snapshot) -> str:
    """The table message: the state of the match, the players to act, the trick."""
    view = snapshot.public_view
    if snapshot.row.state == "stopped":
        return say_chat(Message("table-stopped", game=view.title, deal=deal_name(view, view.deal)))
    text = table_told(view)
    return _say(snapshot, lines(text, undo_line(snapshot), *handovers(snapshot)), view.viewer)


def handovers(snapshot: Snapshot, reader: int | None = None) -> Iterator[Message]:
    """News of players who left, are away, are back, or play on for another: for everyone, or one seat, until they have
    played.
    """
    for seat in handed_over(snapshot, reader):
        before = person_before(snapshot, seat)
        who, leaver = Who(names_of(snapshot)[seat.seat]), Who(plain(before)) if before is not None else None
        if leaver is None:
            yield Message("handover-back", who=who)
        elif seat.user_id is not None:
            yield Message("handover-taken", who=who, before=leaver)
        else:
            yield Message("handover-left" if seat.interaction_id is not None else "handover-late", who=leaver)


def undo_line(snapshot: Snapshot, reader: int | None = None) -> str:
    """The state of a request to take back a play, for all or for one seat; empty without one."""
    undo = snapshot.undo
    if undo is None or not undo.is_news:
        return ""
    who, what = Seat(undo.seat), Asked(undo.seat, undo.move).what
    text: Text = Message("undo-asked" if reader in (None, undo.seat) else "undo-agreed", who=who, what=what)
    if undo.is_done:
        text = Message("undo-done", who=who, what=what)
    elif not undo.is_asked:
        text = Message("undo-refused", who=Seat(undo.refused_by), what=what) if undo.refused_by is not None else ""
    elif reader is not None and reader in undo.missing:
        text = sentences(Message("undo-asked", who=who, what=what), capitalized(Message("undo-agree")))
    elif undo.missing:
        waits = "undo-request" if reader is None else "undo-awaited"
        text = Message(waits, who=who, what=what, missing=AllOf(map(Seat, undo.missing)))
    return _say(snapshot, text, reader)


def ended_text(snapshot: Snapshot, ended: View) -> str:
    """The deal that ended last: its end, the points of each side, and achievements earned for the first time."""
    earned = earned_lines(_celebrated(snapshot), ended.deal, of_match=False)
    own = _own_gain(snapshot, ended.deal)
    return _say(snapshot, lines(end_chat.ended_text(ended), *earned, own), ended.viewer)


def _celebrated(snapshot: Snapshot) -> tuple[Earned, ...]:
    """The achievements of this match, without those of people who do not wish to see their progress."""
    hidden = {seat.seat for seat in snapshot.seats if not seat.progress}
    return tuple(one for one in snapshot.earned if one.seat not in hidden)


def deal_text(snapshot: Snapshot, number: int) -> str:
    """A deal that ended earlier."""
    earned = earned_lines(_celebrated(snapshot), number, of_match=False)
    return _say(snapshot, lines(end_chat.deal_text(snapshot.public_view, number), *earned, _own_gain(snapshot, number)))


def hand_text(snapshot: Snapshot, view: View, how: Telling = Telling.SHORT, news: News = NO_NEWS) -> str:
    """The message with a hand: what its player can do now, or that others are to act."""
    text = hand.hand_text(view, _channel(snapshot), how, news)
    if news.made is None or how is not Telling.SHORT:
        return _say(snapshot, text, view.viewer)
    return _say(snapshot, lines(text, small(made_for_you(news.made))), view.viewer)


def challenge_text(snapshot: Snapshot, view: View) -> str:
    """The text beside the tricks of a deal that goes on: the player's last challenge, and plays to challenge."""
    return _say(snapshot, hand.challenge_text(view, _channel(snapshot)), view.viewer)


def made_for(snapshot: Snapshot, view: View) -> Move | None:
    """The play that was last made for the View's player; outside of tricks, until they are asked again."""
    if isinstance(view.board, LineView | TrainsView) and view.ask is not None:
        return None
    return snapshot.made_for[view.viewer] if view.viewer is not None and snapshot.made_for else None


def hand_over_text(snapshot: Snapshot, deal: int, seat: int) -> str:
    """The end of a hand message, once its deal is over, with what everyone can earn and the player has earned."""
    ended, contest = snapshot.ended, snapshot.row.own_contest
    gained = gained_at(_celebrated(snapshot), deal, seat)
    if ended is not None and ended.deal == deal:
        return _say(snapshot, lines(end_chat.seat_over_text(ended, seat, contest), gained), seat)
    return _say(snapshot, lines(end_chat.hand_over_text(snapshot.public_view, deal, seat, contest), gained), seat)


def final_text(snapshot: Snapshot) -> str:
    """The end of a match: the winners mentioned, the totals, and achievements that it earned for the first time."""
    view = snapshot.public_view
    text = end_chat.final_text(view)
    last = view.results[-1].number if view.results else 0
    earned = earned_lines(_celebrated(snapshot), last, of_match=True)
    return _say(snapshot, lines(text, *took_over(snapshot), *earned, _record(snapshot)))


def _own_gain(snapshot: Snapshot, deal: int) -> Text | None:
    """The achievements that a deal earned the person of a practice table. Only for games without a hand message, which
    would tell them.
    """
    seat = _practicing(snapshot)
    return gained_at(_celebrated(snapshot), deal, seat) if seat is not None else None


def _practicing(snapshot: Snapshot) -> int | None:
    """The seat of the person whose practice table it is."""
    if not snapshot.row.is_practice:
        return None
    return next((seat.seat for seat in snapshot.seats if seat.user_id is not None), None)


def _record(snapshot: Snapshot) -> Message | None:
    """The margin of a practice match, if none was won by more against such computers."""
    seat = _practicing(snapshot)
    if seat is None or all(one.name != RECORD for one in _celebrated(snapshot)):
        return None
    totals, side = snapshot.public_view.results[-1].totals, snapshot.public_view.side_of(seat)
    lead = margin(dict(enumerate(totals)), side, low_wins=snapshot.game.low_wins)
    levels = [row.level for row in snapshot.seats if row.level in LEVELS]
    return Message("end-record", level=min(levels, key=LEVELS.index), margin=Signed(lead))


def took_over(snapshot: Snapshot) -> Iterator[Message]:
    """The players who finished a match in a seat that another player had left."""
    for name, seat in zip(names_of(snapshot), snapshot.seats, strict=True):
        before = person_before(snapshot, seat) if seat.user_id is not None else None
        if before is not None:
            yield Message("handover-taken", who=Who(name), before=Who(plain(before)))


def scores_text(snapshot: Snapshot) -> str:
    """This match's scores so far."""
    view = snapshot.public
    return _say(snapshot, scores_told(view) if view is not None else Message("scores-none"))


def _channel(snapshot: Snapshot) -> Text:
    """The place of a table, as a message names it."""
    row = snapshot.row
    return Message("where-own", own=row.own_contest or "match") if row.solo else f"<#{row.channel_id}>"
