"""The recipients that Discord blocks: people with closed direct messages, channels without access.

Too many refused calls get a bot banned for a while: after one nothing is sent there in this deal, if nothing changes.
"""

from dataclasses import dataclass

from bot.table.state.snapshot import Snapshot
from cogs.kit.lru_cache import LruCache

MOST_TRIES = 4  # to reach a person in one deal
_KEPT = 2000  # who is forgotten is tried once more


@dataclass(slots=True)
class _Block:
    """What Discord refused last: in which deal, how often in that, and whether it may be tried again in it."""

    guild_id: int
    table_id: int
    deal: int
    tries: int = 1
    is_open: bool = False


class BlockedRecipients:
    """The recipients that a process cannot reach, in memory: they need not survive a restart."""

    def __init__(self) -> None:
        self._people = LruCache[_Block](_KEPT)  # by seat row
        self._channels = LruCache[_Block](_KEPT)
        self.unpublished = LruCache[bool](_KEPT)  # tables whose shuffle cannot be posted: they begin without

    # -- direct messages -----------------------------------------------------------------------------------------

    def note_person(self, snapshot: Snapshot, seat_id: int) -> None:
        """A direct message to the player of a seat was refused."""
        before, now = self._people.get(seat_id), _block_now(snapshot)
        if before is not None and before.deal == now.deal:
            now.tries += before.tries
        self._people.put(seat_id, now)

    def forget_person(self, seat_id: int) -> None:
        """Direct messages reach the player of a seat."""
        self._people.pop(seat_id)

    def is_person_blocked(self, seat_id: int, deal: int) -> bool:
        """Whether no direct message is sent to the player of a seat in a deal."""
        block = self._people.get(seat_id)
        return block is not None and not block.is_open and deal <= block.deal

    def may_try_again(self, seat_id: int) -> bool:
        """Let the player of a seat be tried once more, who has asked for their hand. False after too many tries."""
        block = self._people.get(seat_id)
        if block is not None:
            block.is_open = block.tries < MOST_TRIES
        return block is None or block.is_open

    # -- channels ------------------------------------------------------------------------------------------------

    def note_channel(self, snapshot: Snapshot) -> None:
        """The bot may not write, or show pictures, in a table's channel."""
        self._channels.put(snapshot.row.channel_id, _block_now(snapshot))

    def forget_channel(self, channel_id: int) -> None:
        """The bot may write there, as far as is known."""
        self._channels.pop(channel_id)

    def is_channel_blocked(self, channel_id: int, deal: int = 0) -> bool:
        """Whether nothing is sent to a table's channel in a deal."""
        block = self._channels.get(channel_id)
        return block is not None and deal <= block.deal

    def forget_channels_of(self, guild_id: int) -> None:
        """Something about the permissions in a server has changed."""
        for channel_id, block in self._channels.items():
            if block.guild_id == guild_id:
                self._channels.pop(channel_id)

    def forget_people_of(self, guild_id: int) -> set[int]:
        """The bot is in a server again. Returns the tables at which people were not reached."""
        people = [(seat_id, block) for seat_id, block in self._people.items() if block.guild_id == guild_id]
        for seat_id, _ in people:
            self._people.pop(seat_id)
        return {block.table_id for _, block in people}


def _block_now(snapshot: Snapshot) -> _Block:
    return _Block(snapshot.row.guild_id, snapshot.id, snapshot.deal)
