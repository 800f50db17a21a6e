"""The standings of a tournament, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.rules.grammar import counted, joined
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.contests.comparison import margin_words
from bot.words.names import spoken_names

_ALT_PLACES = (32, 16, 8, 4)  # told in an alt text: the last give way


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the standings: the players, or the pair, and their score in each round and in all, in tenths of a
    point. None: a round that they have not played to its end.
    """

    rank: int
    names: tuple[str, ...]
    total: int
    rounds: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings after `played` rounds of so many, best first. `title` names the game."""

    title: str
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


def score_words(tenths: int | None) -> str:
    """A score with its sign; of a round that was not played a dash."""
    return "–" if tenths is None else margin_words(tenths)


def names_of(place: Place) -> str:
    """A place's names as they are written: "Ann", "Ann & Bo"."""
    return " & ".join(place.names)


def verdict(standings: Standings) -> str:
    """Who has won, or leads: "Ann wins with +12.3", "Ann & Bo and Cleo & Dee share the lead with +4"."""
    winners, final = standings.winners, standings.is_final
    who = joined([names_of(place) for place in winners])
    if len(winners) == 1:
        verb = "win" if len(winners[0].names) > 1 else "wins"
        verb = verb if final else verb.replace("win", "lead")
    else:
        verb = "share the win" if final else "share the lead"
    return f"{who} {verb} with {score_words(winners[0].total)}"


def lines(standings: Standings, first: int = 0) -> list[str]:
    """A line for each place from `first` on: "7. Ann & Bo −3.5 (+1, −4.5)"; after one round "7. Ann & Bo −3.5"."""
    return [
        f"{place.rank}. {names_of(place)} {score_words(place.total)}{_by_round(place)}"
        for place in standings.places[first:]
    ]


def _by_round(place: Place) -> str:
    return f" ({', '.join(map(score_words, place.rounds))})" if len(place.rounds) > 1 else ""


def alt_standings(standings: Standings) -> str:
    """The standings for those who do not see the picture."""
    return first_that_fits(_sentences(standings, most, longest) for most in _ALT_PLACES for longest in NAME_LENGTHS)


def _sentences(standings: Standings, most: int, longest: int) -> Sequence[str]:
    everybody = [name for place in standings.places for name in place.names]
    name = spoken_names(everybody, longest)
    told, number = list[Place](), 0
    for place in standings.places[:most]:
        told.append(
            Place(place.rank, tuple(name(number + it) for it in range(len(place.names))), place.total, place.rounds)
        )
        number += len(place.names)
    shown = Standings(standings.title, standings.played, standings.rounds, tuple(told))
    left = len(standings.places) - len(told)
    when = "the tournament is over" if standings.is_final else f"after round {standings.played} of {standings.rounds}"
    return (
        f"{standings.title}, {when}.",
        f"{verdict(shown)}.",
        f"{'; '.join(lines(shown))}.",
        f"And {counted(left, 'more place')}." if left else "",
    )
