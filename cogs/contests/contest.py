"""A contest as plain values: the people in it, its messages, its seal and secret; and margins as text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal

from sqlalchemy import DefaultClause, ForeignKey

from bot.message import Joined, Message, Signed, Text, value_text
from bot.rules.game import margin as margin_in_points
from bot.rules.shuffle import ContestTerms, commitment, options_text
from bot.store.marks import WITHHELD, kept_until, of_person, read_by
from bot.store.schema.columns import KEY, RowId, Snowflake
from bot.store.schema.tables import Kept
from bot.words.locales import ENGLISH

ContestState = Literal["open", "playing", "finished", "stopped"]
_NUMBERS = 2**31 - 1  # of the messages of one kind
PLAYERS_DELETED = "played_by_gone"  # a setting of a daily deal, until it is over: marks of who has deleted their data
OWN_SEAT = 0  # of a person at their own table
EVERYWHERE = 0  # the server of a contest that people of all servers play


class ContestKind(StrEnum):
    """DAILY: a server's deal of the day. DUEL: some deals, each alone with computers. TOURNAMENT: rounds at tables."""

    DAILY = "daily"
    DUEL = "duel"
    TOURNAMENT = "tournament"


def without_marks(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a contest without the marks of people whose data was deleted."""
    return {name: value for name, value in settings.items() if name != PLAYERS_DELETED}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewContest:
    """A contest to be opened: sealed deals that several people play, at their own tables or in rounds (`ContestKind`).

    Its deals follow from the `secret` with the interactions by which it was opened and started, and people joined.
    """

    kind: ContestKind
    guild_id: Snowflake  # EVERYWHERE: people of all servers play
    game: str
    options: Mapping[str, Any]
    players: int  # at each table
    deals: int
    secret: Annotated[bytes, WITHHELD, kept_until("result", b"")] = field(repr=False)
    level: str = "hard"  # of the computers
    channel_id: Snowflake | None = None  # where it is opened, if anywhere
    host_id: Annotated[Snowflake | None, of_person({"host_id": None})] = None
    number: int | None = None  # of a daily deal, among those of its server
    settings: Annotated[Mapping[str, Any], read_by(without_marks)] = field(default_factory=dict[str, Any])
    state: ContestState = "open"
    ends_at: datetime | None = None  # when it is over at the latest
    due_at: datetime | None = None  # to be looked at then, even if nothing happens
    # The language of what everyone sees of it; a daily deal is posted in its server's.
    language: Annotated[str, DefaultClause("en")] = ENGLISH


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRow(NewContest):
    """A contest that is stored."""

    id: Annotated[RowId, KEY]
    opened_number: Annotated[Snowflake | None, kept_until("result")]
    start_number: Annotated[Snowflake | None, kept_until("result")]
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    version: Annotated[int, DefaultClause("0")]  # raised by each change
    kept: Annotated[Kept, DefaultClause("all")] = "all"

    @property
    def over(self) -> bool:
        """True from its end on: its deals are public then."""
        return self.state in ("finished", "stopped")

    @property
    def without_secret(self) -> "ContestRow":
        """The row as anyone may know it: with the secret once it is over."""
        return self if self.over else replace(self, secret=b"")


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestEntry:
    """A person in a contest."""

    contest_id: Annotated[RowId, KEY, ForeignKey("contests.id", ondelete="CASCADE")]
    user_id: Annotated[Snowflake, KEY, of_person(None)]
    name: str
    joined_at: datetime
    interaction_id: Annotated[Snowflake | None, kept_until("result")]  # by which they joined
    table_id: Annotated[RowId | None, ForeignKey("tables.id")]  # their own, once they have begun
    finished_at: datetime | None
    score: int | None  # their margin over the others there once its match is over, in tenths of a point


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestMessage:
    """A message of a contest."""

    kind: Annotated[str, KEY]
    number: Annotated[int, KEY]  # of a round, or of the person it went to
    channel_id: Snowflake
    message_id: Snowflake
    face: str  # a hash of what it shows


def own_number(user_id: int) -> int:
    """The number of the messages of a contest that go to one person."""
    return user_id % _NUMBERS


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest at one moment. Its row holds the secret only once it is over; `entries` are in the order of joining."""

    row: ContestRow
    entries: tuple[ContestEntry, ...]
    seal: str

    @property
    def is_by_invitation(self) -> bool:
        """True if it is in no channel: friends join by its code, and each gets a message."""
        return self.row.kind is ContestKind.DUEL and self.row.channel_id is None

    @property
    def code(self) -> str:
        """The code that friends join by. Its second half is from the seal, which only they see."""
        return f"{self.row.id}-{self.seal[:8]}"

    @classmethod
    def of(cls, row: ContestRow, entries: tuple[ContestEntry, ...]) -> "Contest":
        return cls(row.without_secret, entries, commitment(row.secret))

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def over(self) -> bool:
        return self.row.over

    @property
    def ranking(self) -> tuple[ContestEntry, ...]:
        """The entries with a finished match, best first; equals by time."""
        done = [entry for entry in self.entries if entry.score is not None and entry.finished_at is not None]
        return tuple(sorted(done, key=lambda entry: (-(entry.score or 0), entry.finished_at)))

    def entry_of(self, user_id: int) -> ContestEntry | None:
        return next((entry for entry in self.entries if entry.user_id == user_id), None)


def terms_of(row: ContestRow, entries: tuple[ContestEntry, ...]) -> ContestTerms:
    """The inputs of a contest's deals, beside its secret."""
    joins = (entry.interaction_id for entry in entries if entry.interaction_id is not None)
    numbers = (*joins, *((row.start_number,) if row.start_number is not None else ()))
    return ContestTerms(
        kind=row.kind,
        game=row.game,
        options=options_text(row.options),
        players=row.players,
        deals=row.deals,
        numbers=() if row.kind is ContestKind.DAILY else tuple(sorted(numbers)),
    )


def sealed_at(contest: Contest) -> datetime:
    """The moment at which a daily deal was fixed. An older version drew its secret on the first request."""
    since = contest.row.settings.get("sealed_at")
    return datetime.fromisoformat(since) if since else contest.row.created_at


def margin(tenths: int, *, whole: bool = False) -> Joined:
    """A margin with its sign: "+12.3", "−4", "0"; `whole`: rounded to whole points."""
    size = (abs(tenths) + 5) // 10 * 10 if whole else abs(tenths)
    points = (size if tenths > 0 else -size) / 10
    return value_text(Signed(points, 1 if size % 10 else 0))


def margins(tenths: Sequence[int]) -> Text:
    """Several margins as a range: the least, then the largest."""
    least, most = margin(min(tenths)), margin(max(tenths))
    return least if least == most else Message("margin-range", least=least, most=most)


def margin_in_tenths(totals: dict[int, int], own: int, *, low_wins: bool) -> int:
    """A side's margin over the mean of the others, in tenths of a point."""
    sides = sorted(totals)
    return round(10 * margin_in_points([totals[side] for side in sides], sides.index(own), low_wins=low_wins))
