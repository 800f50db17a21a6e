"""Ratings: how strong a player is thought to be. The one file that knows the library behind them (OpenSkill)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
BEGINNERS = 1000  # what is shown of somebody who has played nothing
_STEP = 40  # how much of it is one point of the model's own scale


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength as the model guesses it, and how unsure it is of that."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """The rating as people see it: what the model is all but sure of (`mu` less three `sigma`), from 1000 on.

        It grows with what is won, and with what is known of the player: who plays much is rated more surely.
        """
        return round(_MODEL.rating(mu=self.mu, sigma=self.sigma).ordinal(alpha=_STEP, target=BEGINNERS))


@dataclass(frozen=True, slots=True)
class Rated:
    """One seat of a match that is over: whose result it is, on which side, and the side's place (1 is best)."""

    player: str
    side: int
    place: int


def after_match(before: Mapping[str, Rating], seats: Sequence[Rated]) -> dict[str, Rating]:
    """The ratings of everybody in a match, by player, after it. Who is missing in `before` begins here.

    Sides are rated as teams, by their places; a lone player is a team of one. Somebody with several seats, as a
    computer's level often has, takes the mean of what those seats would have come to: a match counts once for each.
    """
    teams: dict[int, list[Rated]] = {}
    for seat in seats:
        teams.setdefault(seat.side, []).append(seat)
    if len(teams) < 2:  # nobody to be compared with
        return {seat.player: before.get(seat.player, Rating()) for seat in seats}
    rated = _MODEL.rate(
        [[_to_model(before.get(seat.player, Rating())) for seat in team] for team in teams.values()],
        ranks=[float(team[0].place) for team in teams.values()],
    )
    after: defaultdict[str, list[Any]] = defaultdict(list)
    for team, ratings in zip(teams.values(), rated, strict=True):
        for seat, rating in zip(team, ratings, strict=True):
            after[seat.player].append(rating)
    return {player: _mean(ratings) for player, ratings in after.items()}


def replayed(results: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """Everybody's ratings as all matches lead to them: values by `guild_id`, `game`, `player`, `mu` and `sigma`.

    The results have `guild_id`, `game`, `table_id`, `player`, `side` and `place`, and come game by game within a
    server, the matches of each in the order in which they ended, the seats in theirs.
    """
    for (guild_id, game), of_game in groupby(results, lambda row: (row.guild_id, row.game)):
        ratings: dict[str, Rating] = {}
        for _, seats in groupby(of_game, lambda row: row.table_id):
            ratings.update(after_match(ratings, [Rated(row.player, row.side, row.place) for row in seats]))
        for player, rating in ratings.items():
            yield {"guild_id": guild_id, "game": game, "player": player, "mu": rating.mu, "sigma": rating.sigma}


def _to_model(rating: Rating) -> Any:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(ratings: Sequence[Any]) -> Rating:
    return Rating(
        sum(rating.mu for rating in ratings) / len(ratings), sum(rating.sigma for rating in ratings) / len(ratings)
    )
