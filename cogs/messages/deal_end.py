"""The end of a deal, told over time by the same messages: the last trick, perhaps a poster, then the deal card.

`snapshot` is of a table whose latest deal has just been scored; the next has been dealt, unless the match is over.
"""

from bot.rules.view import View
from bot.table.snapshot import Snapshot
from cogs.messages import custom_ids as ids
from cogs.messages import hand_messages, texts
from cogs.messages import table_messages as messages
from cogs.messages.buttons import PRIMARY, button
from cogs.messages.payload import Controls, Payload
from images.table.table import draw_table


def ribbon(snapshot: Snapshot) -> Payload:
    """The table as the deal ended, with its last trick and what it came to."""
    ended = _ended(snapshot)
    picture = draw_table(ended, snapshot.names)
    return Payload(texts.deal_text(snapshot, ended.deal), picture, ending_rows(snapshot))


def poster(snapshot: Snapshot) -> Payload:
    """A poster, where `has_poster` says that there is one."""
    return ribbon(snapshot)


def ending_rows(snapshot: Snapshot) -> Controls:
    """The controls while the end of a deal is shown: nobody has to wait for the next one."""
    id_, match_goes_on = snapshot.id, not snapshot.over
    next_deal = (button(ids.NEXT_DEAL, "Next deal", id_, style=PRIMARY),) if match_goes_on else ()
    return ((*next_deal, button(ids.LAST_TRICK, "Last trick", id_), button(ids.SCORES, "Scores", id_)),)


def deal_card(snapshot: Snapshot, deal: int) -> Payload:
    """The record of a deal: what the table message of that deal shows from then on."""
    return messages.table(snapshot, deal)


def final(snapshot: Snapshot) -> Payload:
    """The end of the match: a message of its own."""
    return messages.final(snapshot)


def seat_ribbon(snapshot: Snapshot, seat: int) -> Payload:
    """A player's private message while the last trick of the deal is shown."""
    ended = _ended(snapshot)
    return Payload(texts.hand_over_text(snapshot, ended.deal, seat), draw_table(ended, snapshot.names))


def seat_over(snapshot: Snapshot, deal: int, seat: int) -> Payload:
    """A player's private message about a deal that is over."""
    return hand_messages.hand_over(snapshot, deal, seat)


def _ended(snapshot: Snapshot) -> View:
    assert snapshot.ended is not None, "no deal has ended yet"  # noqa: S101
    return snapshot.ended
