"""The custom ids of leaderboards, cards and past matches."""

from cogs.kit.custom_ids import Action, Argument
from cogs.people.words import Period


class BoardPage(Argument, template="{period}/{game?}"):
    """Which leaderboard is shown: of which time, and of which game (None: of all): `month/black-tile`."""

    period: Period = Period.ALL
    game: str | None = None


class CardPage(Argument, template="{user_id}/{game?}[/{earned:earned}]"):
    """Whose card is shown, of which game (None: of all), or their achievements: `7/black-tile`, `7//earned`."""

    user_id: int
    game: str | None = None
    earned: bool = False


class HistoryPage(Argument, template="{page:-?[0-9]{1,9}}/{game?}/{user_id?}"):
    """A page of past matches, counted from 0, with its filters: a game, a person (None: any): `0//`."""

    page: int = 0
    game: str | None = None
    user_id: int | None = None


HISTORY = Action("history", HistoryPage)
PAST_MATCH = Action("past", HistoryPage)
BOARD = Action("board", BoardPage)
CARD = Action("card", CardPage)
