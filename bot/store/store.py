"""The store: everything that must outlive the process."""

from bot.store.applied import Applied
from bot.store.history import History
from bot.store.house_rules import HouseRules
from bot.store.journal import Journal
from bot.store.messages import Messages
from bot.store.people import People
from bot.store.scores import Scores
from bot.store.seats import Seats
from bot.store.tables import Tables


class Store(Tables, Seats, Journal, Messages, Scores, History, People, HouseRules, Applied):
    """One open database. `await Store.open(url)`, and `await store.close()` in the end.

    Every method may raise NotLoaded or NotSaved: the database could not be read or written, and nothing has changed.
    """
