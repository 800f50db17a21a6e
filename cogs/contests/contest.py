"""A contest as plain values for its display: who takes part, and its seal; its secret once it is over."""

from dataclasses import dataclass, replace
from datetime import datetime

from bot.message import Message
from bot.rules.catalogue import AnyGame
from bot.rules.options import Options
from bot.rules.shuffle import ContestTerms, commitment, options_text
from bot.table.errors import NotAllowed
from bot.table.permissions import Person
from cogs.contests.rows import EVERYWHERE, ContestKind, ContestMessage, ContestRow, Entry, NewContest, own_number

__all__ = ["EVERYWHERE", "Contest", "ContestKind", "ContestMessage", "ContestRow", "Entry", "NewContest", "own_number"]


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest at one moment. Its row holds the secret only once it is over; `entries` are in the order of joining."""

    row: ContestRow
    entries: tuple[Entry, ...]
    seal: str

    @property
    def is_by_invitation(self) -> bool:
        """Whether it is in no channel: friends join by its code, and each has a message of their own."""
        return self.row.kind is ContestKind.DUEL and self.row.channel_id is None

    @property
    def code(self) -> str:
        """What friends join by. Its second half is of the seal, which only they are told."""
        return f"{self.row.id}-{self.seal[:8]}"

    @classmethod
    def of(cls, row: ContestRow, entries: tuple[Entry, ...]) -> "Contest":
        return cls(row if row.over else replace(row, secret=b""), entries, commitment(row.secret))

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def over(self) -> bool:
        return self.row.over

    @property
    def ranking(self) -> tuple[Entry, ...]:
        """Who has ended their match, best first; of equals who ended it sooner."""
        done = [entry for entry in self.entries if entry.score is not None and entry.finished_at is not None]
        return tuple(sorted(done, key=lambda entry: (-(entry.score or 0), entry.finished_at)))

    def entry_of(self, user_id: int) -> Entry | None:
        """The entry of a person, if they take part."""
        return next((entry for entry in self.entries if entry.user_id == user_id), None)


def check_contest_host(contest: Contest, person: Person) -> None:
    """Raises NotAllowed unless the person has opened a contest, or may manage its channel."""
    if person.user_id != contest.row.host_id and not person.manages:
        raise NotAllowed(Message("contest-host-only"))


def without_throwing_in(game: AnyGame, options: Options) -> Options:
    """The options, but no deal is thrown in where nobody bids: then all would not play the same deals."""
    rule = next((rule for rule in game.house_rules if rule.name == "all_pass"), None)
    if rule is None:
        return options
    other = next(offered.value for offered in rule.offered_values if offered.value != "throw_in")
    return game.with_rule(options, rule.name, other)


def terms_of(row: ContestRow, entries: tuple[Entry, ...]) -> ContestTerms:
    """What the deals of a contest follow from, beside its secret."""
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
    """Since when a daily deal is fixed. An older version drew its secret when somebody first asked for it."""
    since = contest.row.settings.get("sealed_at")
    return datetime.fromisoformat(since) if since else contest.row.created_at
