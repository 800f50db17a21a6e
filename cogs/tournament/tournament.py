"""A tournament as plain values: the seats in each round, duplicate scoring, and the standings that follow.

Each side is measured against those who held the same hands at the other tables. Its margin in a deal is its points less
the mean of the other sides' points; where the fewest points win, the other way round. Its score is that margin less the
mean margin of the same side at the other tables, which have played the deal too; where there is only one table it is
the margin itself. All exact: nothing is rounded before it is shown.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Literal, get_args

from bot.message import Message, Text
from bot.rules.catalogue import AnyGame
from bot.rules.options import Options, load
from bot.table.operations.seating import COMPUTER_NAMES
from bot.table.state.times import Clock
from bot.words.own_words import SUBSTITUTES
from cogs.contests.contest import Contest
from cogs.tournament.movements import MOST_TABLES, Form, Round, most_rounds, movement, tables_for
from cogs.tournament.store import PlaceRow, RoundTable
from cogs.tournament.words import TournamentPlace, TournamentStandings

Margins = tuple[Fraction, ...]  # by side


def margins(scored: Sequence[int], *, low_wins: bool) -> Margins:
    """The margin of each side in a deal, by what each has scored."""
    everything, others, sign = sum(scored), len(scored) - 1, -1 if low_wins else 1
    return tuple(sign * (own - Fraction(everything - own, others)) for own in scored)


def round_scores(
    tables: Sequence[Mapping[int, Sequence[int]]], *, low_wins: bool
) -> tuple[tuple[tuple[Fraction, ...], ...], ...]:
    """The scores of a round: by table, by deal (in order, those that any table has scored), by side.

    `tables` gives what each side has scored in each deal that was played to its end. A deal that a table has not played
    scores nothing there, and is no measure for the others.
    """
    numbers = sorted({number for table in tables for number in table})
    measured = [{number: margins(scored, low_wins=low_wins) for number, scored in table.items()} for table in tables]
    sides = max((len(it) for table in measured for it in table.values()), default=0)
    return tuple(tuple(_compared(number, own, measured, sides) for number in numbers) for own in measured)


def _compared(
    number: int, own: Mapping[int, Margins], tables: Sequence[Mapping[int, Margins]], sides: int
) -> tuple[Fraction, ...]:
    """The score of each side of a table in a deal."""
    if number not in own:
        return (Fraction(0),) * sides
    others = [table[number] for table in tables if table is not own and number in table]
    if not others:
        return own[number] if len(tables) == 1 else (Fraction(0),) * sides
    return tuple(
        margin - Fraction(sum(other[side] for other in others), len(others)) for side, margin in enumerate(own[number])
    )


@dataclass(frozen=True, slots=True)
class EntrantPlace:
    """A place in the standings: `rank` counts from 1, and those with equal scores share it."""

    rank: int
    number: int
    total: Fraction
    rounds: tuple[Fraction | None, ...]


def standings(rounds: Mapping[int, Sequence[Fraction | None]], left: Collection[int] = ()) -> tuple[EntrantPlace, ...]:
    """The standings from each entrant's scores by round (None: not played), best first; those who have `left` last."""
    totals = {number: sum((it for it in scores if it is not None), Fraction(0)) for number, scores in rounds.items()}
    worth = {number: (number not in left, total) for number, total in totals.items()}
    return tuple(
        EntrantPlace(1 + sum(other > own for other in worth.values()), number, own[1], tuple(rounds[number]))
        for number, own in sorted(worth.items(), key=lambda it: it[1], reverse=True)
    )


PAIR = 2
_TENTHS = 10
Blocked = Literal["permissions", "too-many", "refused"]  # why no thread can be made


@dataclass(frozen=True, slots=True)
class TournamentSettings:
    """The settings that only tournaments have. `blocked` is the reason why its threads cannot be made at present;
    `hurried` the number of rounds after which its host wants no pause.
    """

    form: Form
    rounds: int
    clock: Clock
    blocked: str = ""
    hurried: int = 0

    @property
    def blocked_by(self) -> Message | None:
        """The reason why its threads cannot be made. An older version stored sentences."""
        if not self.blocked:
            return None
        return blocked_message(next((why for why in get_args(Blocked) if why == self.blocked), "refused"))


def blocked_message(why: Blocked) -> Message:
    return Message(f"thread-{why}")


@dataclass(frozen=True)
class Tournament:
    """A tournament at one moment. `wishes` are the partners people ask for, until it is planned; then `places`
    are those of the movement, and `tables` those of all rounds.
    """

    contest: Contest
    game: AnyGame
    wishes: Mapping[int, int]
    places: tuple[PlaceRow, ...]
    tables: tuple[RoundTable, ...]

    @property
    def id(self) -> int:
        return self.contest.id

    @cached_property
    def settings(self) -> TournamentSettings:
        return TournamentSettings(**self.contest.row.settings)

    @property
    def in_pairs(self) -> bool:
        return self.settings.form == "pairs"

    @cached_property
    def options(self) -> Options:
        return load(self.game.options_type, self.contest.row.options)

    @cached_property
    def title(self) -> Text:
        return self.game.title_of(self.options, self.contest.row.players)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.sides(self.options, self.contest.row.players)

    @property
    def most_people(self) -> int:
        return MOST_TABLES * self.contest.row.players

    @cached_property
    def tables_each(self) -> int:
        """The number of tables in each round; of one that has not begun, if it began now."""
        if self.tables:
            return 1 + max(table.number for table in self.tables)
        return tables_for(len(places_for(self)), self.contest.row.players)

    @cached_property
    def rounds(self) -> int:
        """The number of rounds: those that the host wishes, or as many as these tables offer."""
        if self.tables:
            return 1 + max(table.round for table in self.tables)
        return min(self.settings.rounds, most_rounds(self.settings.form, self.tables_each, self.contest.row.players))

    @cached_property
    def movement(self) -> tuple[Round, ...]:
        return movement(self.settings.form, self.tables_each, self.contest.row.players, self.rounds)

    @cached_property
    def round(self) -> int | None:
        """The round that is being played, counted from 0; None before the first and after the last."""
        return next((table.round for table in self.tables if table.ended_at is None), None)

    def tables_of(self, number: int) -> tuple[RoundTable, ...]:
        return tuple(table for table in self.tables if table.round == number)

    @property
    def played(self) -> int:
        """The number of rounds that are over."""
        return self.rounds if self.tables and self.round is None else self.round or 0

    def seated(self, table: RoundTable) -> tuple[PlaceRow, ...]:
        """The people at a table, by seat: a computer in place of those who have left."""
        places = (self.places[place] for place in self.movement[table.round][table.number])
        return tuple(
            replace(place, user_id=None, name=f"{place.name}{SUBSTITUTES}")
            if place.user_id is not None and place.left_before is not None and place.left_before <= table.round
            else place
            for place in places
        )

    def table_of(self, user_id: int, number: int) -> RoundTable | None:
        """The table of a person in a round."""
        return next(
            (it for it in self.tables_of(number) if any(place.user_id == user_id for place in self.seated(it))), None
        )

    def partner_of(self, user_id: int) -> int | None:
        """The partner of a person, if both ask for each other."""
        partner = self.wishes.get(user_id)
        return partner if partner is not None and self.wishes.get(partner) == user_id else None

    def standings(self, played: int) -> TournamentStandings:
        """The standings after a number of rounds. Computers take part, but have no place."""
        size = PAIR if self.in_pairs else 1
        groups = (self.places[first : first + size] for first in range(0, len(self.places), size))
        entrants = [group for group in groups if any(map(_is_person, group))]
        scores = {number: list[Fraction | None]() for number, _ in enumerate(entrants)}
        for round_number in range(played):
            scored = self._scores(round_number)
            for number, group in enumerate(entrants):
                scores[number].append(None if _have_left(group, round_number) else scored[group[0].place])
        left = {number for number, group in enumerate(entrants) if _have_left(group, played - 1)}
        places = (
            TournamentPlace(
                placed.rank,
                tuple(place.name for place in entrants[placed.number]),
                _in_tenths(placed.total),
                tuple(None if score is None else _in_tenths(score) for score in placed.rounds),
            )
            for placed in standings(scores, left)
        )
        return TournamentStandings(self.title, played, self.rounds, tuple(places))

    def _scores(self, number: int) -> dict[int, Fraction | None]:
        """The score of each place in a round that is over; None where its table has played no deal to its end."""
        tables = self.tables_of(number)
        scored = round_scores([table.deals or {} for table in tables], low_wins=self.game.low_wins)
        scores: dict[int, Fraction | None] = {}
        for table, deals in zip(tables, scored, strict=True):
            for seat, place in enumerate(self.movement[number][table.number]):
                own = sum((deal[self.sides[seat]] for deal in deals), Fraction(0))
                scores[place] = own if table.deals else None
        return scores


def places_for(tournament: Tournament) -> tuple[PlaceRow, ...]:
    """The places of a tournament that begins with those who have joined, in their order; pairs beside each other. Seats
    that are left over go to computers.
    """
    entries = (entry for entry in tournament.contest.entries if entry.user_id > 0)  # else their data was deleted
    people = [PlaceRow(0, entry.user_id, entry.name) for entry in entries]
    free = iter([name for name in COMPUTER_NAMES if name not in {person.name for person in people}])
    if tournament.in_pairs:
        people = _in_pairs(tournament, people, free)
    seats = tournament.contest.row.players
    missing = tables_for(len(people), seats) * seats - len(people)
    computers = (PlaceRow(0, None, next(free, f"{COMPUTER_NAMES[0]} {number + 2}")) for number in range(missing))
    return tuple(replace(place, place=number) for number, place in enumerate((*people, *computers)))


def _in_pairs(tournament: Tournament, people: list[PlaceRow], free: Iterable[str]) -> list[PlaceRow]:
    """Those who have agreed to play together beside each other, then the others in their order, two by two."""
    by_user = {person.user_id: person for person in people}
    agreed, alone = list[PlaceRow](), list[PlaceRow]()
    for person in people:
        partner = by_user.get(tournament.partner_of(person.user_id or 0))
        if partner is None:
            alone.append(person)
        elif person not in agreed:
            agreed += [person, partner]
    if len(alone) % PAIR:
        alone.append(PlaceRow(0, None, next(iter(free))))
    return agreed + alone


def _is_person(place: PlaceRow) -> bool:
    """True if a person has a place; it has no name once their data is deleted."""
    return place.user_id is not None or not place.name


def _have_left(group: tuple[PlaceRow, ...], number: int) -> bool:
    """True if all people of those who play together left before a round."""
    people = [place for place in group if _is_person(place)]
    return all(place.left_before is not None and place.left_before <= number for place in people)


def _in_tenths(score: Fraction) -> int:
    return round(score * _TENTHS)
