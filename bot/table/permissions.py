"""The person who acts at a table, and checks of what they may do now."""

from dataclasses import dataclass

from bot.message import AllOf, Message, Names, Seat, Text, Who, with_names
from bot.store.schema.seats import SeatRow
from bot.table.errors import MatchOver, NotAllowed, NotSeated, WrongState
from bot.table.state.played import PlayedMatch
from bot.table.state.snapshot import Snapshot
from bot.table.state.table import Table
from bot.words.names import table_names, unnamed


@dataclass(frozen=True, slots=True)
class Person:
    """A person on Discord; `manages`: they may manage the channel, `manages_server`: the server; `roles` are by id.
    `server_locale` is that of the server where they act, if they do in one.
    """

    user_id: int
    name: str
    manages: bool = False
    manages_server: bool = False
    roles: frozenset[int] = frozenset()
    server_locale: str | None = None

    def hosts(self, table: Table | Snapshot) -> bool:
        """True if they host a table, or may manage its channel."""
        return self.user_id == table.row.host_id or self.manages


def check_host(table: Table | Snapshot, person: Person) -> None:
    """Raises NotAllowed unless the person hosts the table or manages its channel."""
    if not person.hosts(table):
        named = zip(table.seats, _names(table), strict=True)
        host = next((name for seat, name in named if seat.user_id == table.row.host_id), None)
        if host is None:
            raise NotAllowed(Message("contest-host-only"))
        raise NotAllowed(Message("error-only-host", host=Who(host)))


def check_may_stop(table: Table | Snapshot, person: Person) -> None:
    """Raises NotAllowed unless the person may end the table: one of a tournament ends with that only."""
    if table.row.in_round:
        raise NotAllowed(Message("error-tournament-table"))
    check_host(table, person)


def ends_when_left(table: Table | Snapshot, person: Person) -> bool:
    """True if a match is stopped when this person leaves: no other person plays."""
    people = {seat.user_id for seat in table.seats} - {None}
    return table.row.state == "playing" and people == {person.user_id} and not table.row.in_round


def check_is_lobby(table: Table | Snapshot) -> None:
    """Raises WrongState unless the table is a lobby."""
    if table.row.state != "lobby":
        raise WrongState(Message("error-match-on")) if table.row.state == "playing" else MatchOver


def match_of(table: Table) -> PlayedMatch:
    """The match that is being played. Raises WrongState before it has begun, and once it is over."""
    if table.row.state != "playing" or table.played is None:
        raise WrongState(Message("error-match-not-on")) if table.row.state == "lobby" else MatchOver
    return table.played


def seat_of(table: Table, user_id: int | None) -> SeatRow:
    """The seat of a person. Raises NotSeated."""
    seat = next((seat for seat in table.seats if user_id is not None and seat.user_id == user_id), None)
    if seat is None:
        raise NotSeated(Message("error-not-seated-join")) if table.row.state == "lobby" else NotSeated()
    return seat


def whose_turn(table: Table) -> Text:
    """The refusal that names the players the table waits for."""
    to_act = table.to_act()
    told = Message("refused-turn-of", who=AllOf(map(Seat, to_act))) if to_act else Message("refused-turn")
    return with_names(told, names_at(table))


def names_at(table: Table) -> Names:
    """The names of the seats in a refusal."""
    names = _names(table)
    return Names(lambda seat: names[seat] if seat < len(names) else unnamed(seat))


def _names(table: Table | Snapshot) -> tuple[str, ...]:
    return table_names(seat.name for seat in table.seats)
