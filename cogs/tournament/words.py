"""The standings of a tournament, in words."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from bot.message import AllOf, Message, Row, Text, Who, with_note
from bot.words.length import NAME_LENGTHS, first_that_fits, joined
from bot.words.names import as_read, spoken_names
from bot.words.speaker import say
from cogs.contests.contest import margin

_ALT_PLACES = (32, 16, 8, 4)  # in an alt text: the last give way
_FORMER = Message("tournament-former-player")


@dataclass(frozen=True, slots=True)
class TournamentPlace:
    """A place in the standings: the players, or the pair, and their score in each round (None: not played to its end)
    and in all, in tenths of a point. A person whose data was deleted has an empty name.
    """

    rank: int
    names: tuple[str, ...]
    total: int
    rounds: tuple[int | None, ...]

    @property
    def shown_names(self) -> tuple[str, ...]:
        return tuple(as_read(name) or say(_FORMER) for name in self.names)


@dataclass(frozen=True, slots=True)
class TournamentStandings:
    """The standings after `played` of the `rounds`, best first. `title` names the game."""

    title: Text
    played: int
    rounds: int
    places: tuple[TournamentPlace, ...]

    @property
    def is_final(self) -> bool:
        return self.played >= self.rounds

    @property
    def winners(self) -> tuple[TournamentPlace, ...]:
        return tuple(place for place in self.places if place.rank == 1)


def score(tenths: int | None) -> Text:
    """A score with its sign; of a round that was not played a dash."""
    return "–" if tenths is None else margin(tenths)


def _names_of(place: TournamentPlace) -> str:
    """The names of a place: "Ann", "Ann & Bo"."""
    return " & ".join(place.shown_names)


def verdict(standings: TournamentStandings) -> Message:
    """The winners, or leaders."""
    winners, is_final, is_shared = standings.winners, standings.is_final, len(standings.winners) > 1
    who = AllOf(Who(name) for name in (map(_names_of, winners) if is_shared else winners[0].shown_names))
    points = margin(winners[0].total)
    return Message("tournament-verdict", who=who, points=points, is_final=is_final, is_shared=is_shared)


def place_lines(standings: TournamentStandings, first: int = 0) -> list[Text]:
    """A line for each place from `first` on: "7. Ann & Bo −3.5 (+1, −4.5)"; after one round "7. Ann & Bo −3.5"."""
    found = list[Text]()
    for place in standings.places[first:]:
        line = Message("rank-line", rank=place.rank, who=Who(_names_of(place)), points=margin(place.total))
        rounds = Row(map(score, place.rounds))
        found.append(with_note(line, rounds) if len(place.rounds) > 1 else line)
    return found


def alt_standings(standings: TournamentStandings) -> str:
    """The standings for those who do not see the picture."""
    versions = (_sentences(standings, most, longest) for most in _ALT_PLACES for longest in NAME_LENGTHS)
    return first_that_fits(map(joined, versions))


def _sentences(standings: TournamentStandings, most: int, longest: int) -> Iterator[Text]:
    name = spoken_names([name for place in standings.places for name in place.shown_names], longest)
    number = count()
    named = [replace(place, names=tuple(name(next(number)) for _ in place.names)) for place in standings.places[:most]]
    shown = replace(standings, places=tuple(named))
    rounds = {"played": standings.played, "rounds": standings.rounds}
    yield Message("tournament-alt", game=standings.title, is_final=standings.is_final, **rounds)
    yield Message("end-sentence", what=verdict(shown))
    yield Message("end-sentence", what=Row(place_lines(shown), "; "))
    if len(standings.places) > most:
        yield Message("tournament-alt-more", count=len(standings.places) - most)
