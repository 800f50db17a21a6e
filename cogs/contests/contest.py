"""A contest as plain values: who takes part, its messages, its seal and secret; and margins as text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

from bot.message import Joined, Message, Signed, Text, value_text
from bot.rules.game import margin as margin_in_points
from bot.rules.shuffle import ContestTerms, commitment, options_text
from bot.store.schema.tables import Kept
from bot.words.locales import ENGLISH

ContestState = Literal["open", "playing", "finished", "stopped"]
_NUMBERS = 2**31 - 1  # of the messages of one kind
PLAYED_BY_GONE = "played_by_gone"  # a setting of a daily deal, until it is over: marks of who has deleted their data
EVERYWHERE = 0  # the server of a contest that people of all servers play


class ContestKind(StrEnum):
    """DAILY: a server's deal of the day. DUEL: some deals, each alone with computers. TOURNAMENT: rounds at tables."""

    DAILY = "daily"
    DUEL = "duel"
    TOURNAMENT = "tournament"


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestData:
    """What is settled when a contest opens. Its tables are for `players` each, and have `deals` and a `level`.

    `guild_id` is EVERYWHERE where people of all servers play; `channel_id` is where it is opened, if anywhere; `number`
    says which of the daily deals of its server it is; `settings` are a kind's own. It is open to who wants to take
    part, then being played, then over; `ends_at` is when that is at the latest, if it is known. Its deals follow from
    the `secret` with the numbers of the presses by which it was opened and started, and people joined. What everybody
    sees of it is in its `language`; of a daily deal in its server's as it is when that is posted.
    """

    kind: ContestKind
    guild_id: int
    game: str
    options: Mapping[str, Any]
    players: int
    deals: int
    secret: bytes = field(repr=False)
    level: str = "hard"
    channel_id: int | None = None
    host_id: int | None = None
    number: int | None = None
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    state: ContestState = "open"
    ends_at: datetime | None = None
    due_at: datetime | None = None
    language: str = ENGLISH


class NewContest(ContestData):
    """A contest to be opened."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestRow(ContestData):
    """A contest that is stored. `kept` says what is left of one that ended long ago, as of a table."""

    id: int
    opened_number: int | None
    start_number: int | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    version: int
    kept: Kept = "all"

    @property
    def over(self) -> bool:
        """Whether it is over. From then on its deals are public."""
        return self.state in ("finished", "stopped")


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestEntry:
    """A person in a contest, and the interaction they joined by. `table_id` is their own table once they have begun;
    `score` is their margin over the others there once its match is over, in tenths of a point.
    """

    contest_id: int
    user_id: int
    name: str
    joined_at: datetime
    interaction_id: int | None
    table_id: int | None
    finished_at: datetime | None
    score: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestMessage:
    """A message of a contest, and a hash of what it shows."""

    kind: str
    number: int
    channel_id: int
    message_id: int
    face: str


def own_number(user_id: int) -> int:
    """The number of the messages of a contest that go to one person."""
    return user_id % _NUMBERS


def without_marks(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a contest without the marks of people whose data was deleted."""
    return {name: value for name, value in settings.items() if name != PLAYED_BY_GONE}


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest at one moment. Its row holds the secret only once it is over; `entries` are in the order of joining."""

    row: ContestRow
    entries: tuple[ContestEntry, ...]
    seal: str

    @property
    def is_by_invitation(self) -> bool:
        """Whether it is in no channel: friends join by its code, and each has a message of their own."""
        return self.row.kind is ContestKind.DUEL and self.row.channel_id is None

    @property
    def code(self) -> str:
        """The code that friends join by. Its second half is from the seal, which only they see."""
        return f"{self.row.id}-{self.seal[:8]}"

    @classmethod
    def of(cls, row: ContestRow, entries: tuple[ContestEntry, ...]) -> "Contest":
        return cls(row if row.over else replace(row, secret=b""), entries, commitment(row.secret))

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
    """What determines the deals of a contest, beside its secret."""
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
    """When a daily deal was fixed. An older version drew its secret on the first request."""
    since = contest.row.settings.get("sealed_at")
    return datetime.fromisoformat(since) if since else contest.row.created_at


def margin(tenths: int, *, whole: bool = False) -> Joined:
    """A margin with its sign: "+12.3", "−4", "0"; `whole`: rounded to whole points."""
    size = (abs(tenths) + 5) // 10 * 10 if whole else abs(tenths)
    points = (size if tenths > 0 else -size) / 10
    return value_text(Signed(points, 1 if size % 10 else 0))


def margins(tenths: Sequence[int]) -> Text:
    """From the least of several margins to the largest."""
    least, most = margin(min(tenths)), margin(max(tenths))
    return least if least == most else Message("margin-range", least=least, most=most)


def margin_in_tenths(totals: dict[int, int], own: int, *, low_wins: bool) -> int:
    """By how much a side did better than the others on average, in tenths of a point."""
    sides = sorted(totals)
    return round(10 * margin_in_points([totals[side] for side in sides], sides.index(own), low_wins=low_wins))
