"""The store: all persistent data."""

from typing import Self

from bot.store.database.database import Database
from bot.store.people import PeopleStore
from bot.store.personal_data import PersonalDataStore
from bot.store.retention import RemovalStore, RetentionStore
from bot.store.scores.scores import ScoreStore
from bot.store.servers import ChannelStore, HouseRuleStore, ServerStore
from bot.store.tables.invitations import InvitationStore, KeptOutStore
from bot.store.tables.journal import JournalStore
from bot.store.tables.messages import MessageStore
from bot.store.tables.pending_answers import PendingAnswerStore
from bot.store.tables.schedule import ScheduleStore
from bot.store.tables.seats import SeatStore
from bot.store.tables.swaps import SwapStore
from bot.store.tables.tables import TableStore


class Store:
    """The parts of the store on one open database.

    Every method of a part can raise NotLoaded or NotSaved: the database could not be read or written, and nothing has
    changed.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.channels = ChannelStore(database)
        self.schedule = ScheduleStore(database)
        self.servers = ServerStore(database)
        self.house_rules = HouseRuleStore(database)
        self.seats = SeatStore(database)
        self.invitations = InvitationStore(database)
        self.swaps = SwapStore(database)
        self.kept_out = KeptOutStore(database)
        self.journal = JournalStore(database)
        self.messages = MessageStore(database)
        self.pending_answers = PendingAnswerStore(database)
        self.scores = ScoreStore(database)
        self.people = PeopleStore(database)
        self.personal_data = PersonalDataStore(database)
        self.retention = RetentionStore(database)
        self.removals = RemovalStore(database)

    @classmethod
    async def open(cls, url: str, *, read_only: bool = False) -> Self:
        """Open the database, create or upgrade its tables (`read_only`: as they are). Raises StoreError.

        A new database has the tables of the features that are imported.
        """
        return cls(await Database.open(url, read_only=read_only))

    async def close(self) -> None:
        """Wait for running transactions, then close every connection. Can be called twice."""
        await self.database.close()
