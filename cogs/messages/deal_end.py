"""The end of a deal, told over time by the same messages: the last trick, perhaps a poster, then the deal card.

`snapshot` is of a table whose latest deal has just been scored; the next has been dealt, unless the match is over.
"""

from bot.table.snapshot import Snapshot
from cogs.messages import hand_messages
from cogs.messages import table_messages as messages
from cogs.messages.payload import Payload


def ribbon(snapshot: Snapshot) -> Payload:
    """The table as the deal ended, with its last trick and what it came to."""
    return deal_card(snapshot, _ended(snapshot))


def poster(snapshot: Snapshot) -> Payload:
    """A poster, where `has_poster` says that there is one."""
    return deal_card(snapshot, _ended(snapshot))


def deal_card(snapshot: Snapshot, deal: int) -> Payload:
    """The record of a deal: what the table message of that deal shows from then on."""
    return messages.table(snapshot, deal)


def final(snapshot: Snapshot) -> Payload:
    """The end of the match: a message of its own."""
    return messages.final(snapshot)


def seat_ribbon(snapshot: Snapshot, seat: int) -> Payload:
    """A player's private message while the last trick of the deal is shown."""
    return seat_over(snapshot, _ended(snapshot), seat)


def seat_over(snapshot: Snapshot, deal: int, seat: int) -> Payload:
    """A player's private message about a deal that is over."""
    return hand_messages.hand_over(snapshot, deal, seat)


def _ended(snapshot: Snapshot) -> int:
    """The number of the deal that was scored last."""
    assert snapshot.public is not None, "a lobby has no deal"  # noqa: S101
    return snapshot.public.results[-1].number
