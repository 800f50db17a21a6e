"""The standings of a tournament, in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.message import AllOf, Message, Row, Text, Who
from bot.words.contests.comparison import margin
from bot.words.length import NAME_LENGTHS, first_that_fits
from bot.words.names import spoken_names
from bot.words.speaker import say

_ALT_PLACES = (32, 16, 8, 4)  # told in an alt text: the last give way
_FORMER = Message("tournament-former-player")


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the standings: the players, or the pair, and their score in each round and in all, in tenths of a
    point. None: a round that they have not played to its end. Whose data was deleted has no name.
    """

    rank: int
    names: tuple[str, ...]
    total: int
    rounds: tuple[int | None, ...]

    @property
    def shown_names(self) -> tuple[str, ...]:
        return tuple(name or say(_FORMER) for name in self.names)


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings after `played` rounds of so many, best first. `title` names the game."""

    title: Text
    played: int
    rounds: int
    places: tuple[Place, ...]

    @property
    def is_final(self) -> bool:
        return self.played >= self.rounds

    @property
    def winners(self) -> tuple[Place, ...]:
        """Those in the first place."""
        return tuple(place for place in self.places if place.rank == 1)


def score(tenths: int | None) -> Message:
    """A score with its sign; of a round that was not played a dash."""
    return Message("tournament-no-score") if tenths is None else margin(tenths)


def _names_of(place: Place) -> str:
    """A place's names as they are written: "Ann", "Ann & Bo"."""
    return " & ".join(place.shown_names)


def verdict(standings: Standings) -> Message:
    """Who has won, or leads."""
    first, *others = winners = standings.winners
    if others:
        who = AllOf(Who(_names_of(place)) for place in winners)
        name = "tournament-won-shared" if standings.is_final else "tournament-leads-shared"
    else:
        who = AllOf(Who(name) for name in first.shown_names)
        name = "tournament-won" if standings.is_final else "tournament-leads"
    return Message(name, who=who, points=margin(first.total))


def place_lines(standings: Standings, first: int = 0) -> list[Message]:
    """A line for each place from `first` on: "7. Ann & Bo −3.5 (+1, −4.5)"; after one round "7. Ann & Bo −3.5"."""
    found = list[Message]()
    for place in standings.places[first:]:
        line = Message("rank-line", rank=place.rank, who=Who(_names_of(place)), points=margin(place.total))
        rounds = Row(map(score, place.rounds))
        found.append(Message("tournament-place", line=line, rounds=rounds) if len(place.rounds) > 1 else line)
    return found


def alt_standings(standings: Standings) -> str:
    """The standings for those who do not see the picture."""
    return first_that_fits(_sentences(standings, most, longest) for most in _ALT_PLACES for longest in NAME_LENGTHS)


def _sentences(standings: Standings, most: int, longest: int) -> Iterator[Text]:
    name = spoken_names([name for place in standings.places for name in place.shown_names], longest)
    told, number = list[Place](), 0
    for place in standings.places[:most]:
        names = tuple(name(number + it) for it in range(len(place.names)))
        told.append(Place(place.rank, names, place.total, place.rounds))
        number += len(place.names)
    shown = Standings(standings.title, standings.played, standings.rounds, tuple(told))
    left = len(standings.places) - len(told)
    if standings.is_final:
        yield Message("tournament-alt-final", game=standings.title)
    else:
        yield Message("tournament-alt", game=standings.title, played=standings.played, rounds=standings.rounds)
    yield Message("tournament-alt-verdict", verdict=verdict(shown))
    yield Message("tournament-alt-places", places=Row(place_lines(shown), "; "))
    if left:
        yield Message("tournament-alt-more", count=left)
