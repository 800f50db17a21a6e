"""Ratings: estimates of players' strength. Only this file uses the rating library (OpenSkill)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
BEGINNERS = 1000  # the rating of a player without matches
_STEP = 40  # rating points per point of the model's scale


@dataclass(frozen=True, slots=True)
class Rating:
    """The model's estimate of a player's strength (`mu`), and its uncertainty (`sigma`)."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """The rating as shown: the strength the model is nearly certain of (`mu` less three `sigma`), from 1000 up.

        It grows with what is won, and with what is known of the player: who plays much is rated more surely.
        """
        return round(_MODEL.rating(mu=self.mu, sigma=self.sigma).ordinal(alpha=_STEP, target=BEGINNERS))


@dataclass(frozen=True, slots=True)
class Rated:
    """One seat of a finished match: its player, side, and the side's place (1 is best)."""

    player: str
    side: int
    place: int


def after_match(before: Mapping[str, Rating], seats: Sequence[Rated]) -> dict[str, Rating]:
    """The ratings of all players of a match after it. Players missing in `before` get the initial rating.

    Sides are rated as teams, by their places; a lone player is a team of one. Somebody with several seats, as a
    computer's level often has, takes the mean of what those seats would have come to: a match counts once for each.
    """
    teams: dict[int, list[Rated]] = {}
    for seat in seats:
        teams.setdefault(seat.side, []).append(seat)
    if len(teams) < 2:  # no opponent to compare with
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
    """All ratings, computed from all matches: values by `guild_id`, `game`, `player`, `mu` and `sigma`.

    The results have `guild_id`, `game`, `table_id`, `player`, `side` and `place`, and come game by game within a
    server, the matches of each in the order in which they ended, the seats in theirs.
    """
    for (guild_id, game), of_game in groupby(results, lambda row: (row.guild_id, row.game)):
        ratings: dict[str, Rating] = {}
        for _, seats in groupby(of_game, lambda row: row.table_id):
            ratings.update(after_match(ratings, [Rated(row.player, row.side, row.place) for row in seats]))
        for player, rating in ratings.items():
            yield {"guild_id": guild_id, "game": game, "player": player, "mu": rating.mu, "sigma": rating.sigma}


def changes(before: Mapping[str, Rating], after: Mapping[str, Rating], seats: Sequence[Rated]) -> dict[str, int | None]:
    """How a match changed the rating that is shown of each of its players; None where there was no opponent."""
    rated = len({seat.side for seat in seats}) > 1
    return {
        seat.player: after[seat.player].shown - before.get(seat.player, Rating()).shown if rated else None
        for seat in seats
    }


def changes_replayed(results: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """How each match changed the ratings: values by `table_id`, `player` and `change`. The results are as above."""
    for _, of_game in groupby(results, lambda row: (row.guild_id, row.game)):
        ratings: dict[str, Rating] = {}
        for table_id, rows in groupby(of_game, lambda row: row.table_id):
            seats = [Rated(row.player, row.side, row.place) for row in rows]
            after = after_match(ratings, seats)
            for player, change in changes(ratings, after, seats).items():
                yield {"table_id": table_id, "player": player, "change": change}
            ratings.update(after)


def _to_model(rating: Rating) -> Any:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(ratings: Sequence[Any]) -> Rating:
    return Rating(
        sum(rating.mu for rating in ratings) / len(ratings), sum(rating.sigma for rating in ratings) / len(ratings)
    )
