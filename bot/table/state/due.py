"""The actions due at a table without a click, and when: they follow from the table's state and the time."""

from datetime import datetime, timedelta
from enum import Enum, auto

from bot.table.state.snapshot import Snapshot

GRACE = timedelta(seconds=30)  # until a table is looked at again where what is due should have been done


class DueAction(Enum):
    """An action at a table without anybody's click."""

    CLOSE = auto()  # an idle lobby or practice match
    OFFER = auto()  # computers, to the host of a lobby that found no players
    BEGIN = auto()  # a rematch once everybody sits
    SHOW = auto()  # the next stage of a deal's end
    PLAY = auto()  # the moves of computer players, and forced plays for people
    MENTION = auto()  # people who want a ping as soon as it is their turn
    REMIND = auto()  # people who keep the others waiting
    REMIND_AGAIN = auto()  # people who were spared in quiet hours
    SUBSTITUTE = auto()  # a computer player for each person whose time is over


def next_due(snapshot: Snapshot, now: datetime, before: datetime | None = None) -> datetime | None:
    """The time a timer must check this table next; None until it changes. An action due now is due again soon, in case
    it fails. `before` is when the table was due before a move: a mention that is overdue is not put off.
    """
    if before is not None and before <= now and mentioned_at_once(snapshot):
        return before
    return min((at if at >= now else now + GRACE for at in planned(snapshot, now).values()), default=None)


def planned(snapshot: Snapshot, now: datetime) -> dict[DueAction, datetime]:
    """The actions to come at a table, and when each is due, perhaps in the past."""
    if snapshot.row.state == "lobby":
        closes = snapshot.waiting_since + timedelta(seconds=snapshot.times.post)
        begins = {DueAction.BEGIN: snapshot.waiting_since} if snapshot.is_complete_rematch else {}
        offers = {DueAction.OFFER: snapshot.row.created_at + timedelta(seconds=snapshot.times.search)}
        is_searching = snapshot.row.search == "players" and len(snapshot.seats) < snapshot.row.players
        return {DueAction.CLOSE: closes} | begins | (offers if is_searching else {})
    plan = dict[DueAction, datetime]()
    if snapshot.ending is not None and (changes := snapshot.ending.next_change(now)):
        plan[DueAction.SHOW] = changes
    if moves_by_itself(snapshot):  # at once, by the process that made the last move; else another does it
        asked_until = snapshot.undo.until if snapshot.undo is not None else None
        plan[DueAction.PLAY] = max(now, snapshot.waiting_since, asked_until or now) + GRACE
    if snapshot.row.is_practice and not snapshot.over:
        plan[DueAction.CLOSE] = snapshot.waiting_since + timedelta(seconds=snapshot.times.practice)
    if people_to_act(snapshot) and not snapshot.row.solo:  # at a table of their own nobody waits
        plan |= _of_clock(snapshot, now)
    return plan


def _of_clock(snapshot: Snapshot, now: datetime) -> dict[DueAction, datetime]:
    """The mentions, reminders and substitutions of the people a table waits for."""
    limit, reminder = timedelta(seconds=snapshot.substitute_after), timedelta(seconds=snapshot.times.reminder)
    until_reminder = reminder if reminder < limit else limit / 2
    since, reminded_at = snapshot.waiting_since, snapshot.row.reminded_at
    if snapshot.is_alone:  # nobody waits for them
        return {DueAction.SUBSTITUTE: since + limit}
    if since > now and (snapshot.ending is None or snapshot.ending.card_at <= now):
        since = reminded_at or now - limit  # the system's clock was put back: nobody waits longer for it
    if reminded_at is not None and reminded_at >= since:
        # The bot may have been down for long: after the reminder people still get time to answer.
        plan = {DueAction.SUBSTITUTE: max(since + limit, reminded_at + min(until_reminder, limit - until_reminder))}
        again_at = snapshot.row.remind_again_at
        return plan | ({DueAction.REMIND_AGAIN: again_at} if again_at is not None else {})
    remind_at = since + until_reminder
    mention = {DueAction.MENTION: since} if now < remind_at and mentioned_at_once(snapshot) else {}
    return {DueAction.REMIND: remind_at} | mention


def moves_by_itself(snapshot: Snapshot) -> tuple[int, ...]:
    """The seats to act that need no click; none without people at the table, unless others wait for its end."""
    if snapshot.public is None or snapshot.over:
        return ()
    if all(seat.user_id is None for seat in snapshot.seats) and not snapshot.row.in_round:
        return ()
    return tuple(
        seat
        for seat in snapshot.public.to_act
        if snapshot.seats[seat].user_id is None or snapshot.forced_play(seat) is not None
    )


def people_to_act(snapshot: Snapshot) -> tuple[int, ...]:
    """The seats of the people a table waits for."""
    if snapshot.public is None or snapshot.over:
        return ()
    return tuple(seat for seat in snapshot.public.to_act if snapshot.seats[seat].user_id is not None)


def mentioned_at_once(snapshot: Snapshot) -> tuple[int, ...]:
    """The seats of those who are mentioned as soon as it is their turn: they wish it, and get no direct message."""
    return tuple(
        seat
        for seat in people_to_act(snapshot)
        if snapshot.seats[seat].ping == "always"
        and (snapshot.seats[seat].dm_closed or not snapshot.game.hands_by_dm)
        and snapshot.forced_play(seat) is None
    )
