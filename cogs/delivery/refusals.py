"""Where Discord refuses our messages: closed direct messages, channels without access.

Too many refused calls get a bot banned for a while. So after one, nothing is sent there for the rest of the deal,
unless something has changed: the bot is invited again, a permission is given, the player asks for their hand.
"""

from collections import OrderedDict
from dataclasses import dataclass

from bot.table.state.snapshot import Snapshot

MOST_TRIES = 4  # to reach a person in one deal
_KEPT = 2000  # who is forgotten is tried once more


@dataclass(slots=True)
class _Refused:
    """What was refused last: in which deal, how often in that, and whether it may be tried again in it."""

    guild_id: int
    table_id: int
    deal: int
    tries: int = 1
    is_open: bool = False


class Refusals:
    """The refusals of a process, in memory: they need not survive a restart."""

    def __init__(self) -> None:
        self._people: OrderedDict[int, _Refused] = OrderedDict()  # by seat row
        self._channels: OrderedDict[int, _Refused] = OrderedDict()

    # -- direct messages -----------------------------------------------------------------------------------------

    def note_person(self, snapshot: Snapshot, seat_id: int) -> None:
        """A direct message to the player of a seat was refused."""
        before, now = self._people.get(seat_id), _refused(snapshot)
        if before is not None and before.deal == now.deal:
            now.tries += before.tries
        _put(self._people, seat_id, now)

    def forget_person(self, seat_id: int) -> None:
        """Direct messages reach the player of a seat."""
        self._people.pop(seat_id, None)

    def is_refused(self, seat_id: int, deal: int) -> bool:
        """Whether no direct message is sent to the player of a seat in a deal."""
        refused = self._people.get(seat_id)
        return refused is not None and not refused.is_open and deal <= refused.deal

    def may_try_again(self, seat_id: int) -> bool:
        """Let the player of a seat be tried once more, who has asked for their hand. False after too many tries."""
        refused = self._people.get(seat_id)
        if refused is not None:
            refused.is_open = refused.tries < MOST_TRIES
        return refused is None or refused.is_open

    # -- channels ------------------------------------------------------------------------------------------------

    def note_channel(self, snapshot: Snapshot) -> None:
        """The bot may not write, or show pictures, in a table's channel."""
        _put(self._channels, snapshot.row.channel_id, _refused(snapshot))

    def forget_channel(self, channel_id: int) -> None:
        """The bot may write there, as far as is known."""
        self._channels.pop(channel_id, None)

    def is_closed(self, channel_id: int, deal: int = 0) -> bool:
        """Whether nothing is sent to a table's channel in a deal."""
        refused = self._channels.get(channel_id)
        return refused is not None and deal <= refused.deal

    def forget_channels_of(self, guild_id: int) -> None:
        """Something about the permissions in a server has changed."""
        for channel_id in [it for it, refused in self._channels.items() if refused.guild_id == guild_id]:
            del self._channels[channel_id]

    def forget_people_of(self, guild_id: int) -> set[int]:
        """The bot is in a server again. Returns the tables at which people were not reached."""
        people = {seat_id: refused for seat_id, refused in self._people.items() if refused.guild_id == guild_id}
        for seat_id in people:
            del self._people[seat_id]
        return {refused.table_id for refused in people.values()}


def deal_of(snapshot: Snapshot) -> int:
    """The deal being played; 0 in a lobby."""
    return snapshot.public.deal if snapshot.public is not None else 0


def _refused(snapshot: Snapshot) -> _Refused:
    return _Refused(snapshot.row.guild_id, snapshot.id, deal_of(snapshot))


def _put(refusals: OrderedDict[int, _Refused], key: int, refused: _Refused) -> None:
    refusals.pop(key, None)
    refusals[key] = refused
    if len(refusals) > _KEPT:
        refusals.popitem(last=False)
