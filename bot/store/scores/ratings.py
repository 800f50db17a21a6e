"""Ratings: estimates of players' strength. Only this file uses the rating library (OpenSkill)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
BEGINNERS = 1000  # the rating of a player without matches
COMPUTER = "computer:"  # prefix of the key of a computer player
_STEP = 40  # rating points per point of the model's scale


@dataclass(frozen=True, slots=True)
class Rating:
    """The model's estimate of a player's strength (`mu`), and its uncertainty (`sigma`)."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """The rating as shown: the strength the model is nearly certain of (`mu` less three `sigma`), from 1000 up.

        It grows with wins, and with the number of matches, which makes the model more certain.
        """
        return round(_MODEL.rating(mu=self.mu, sigma=self.sigma).ordinal(alpha=_STEP, target=BEGINNERS))


@dataclass(frozen=True, slots=True)
class Rated:
    """A seat of a finished match and its side's place (1 is best). `left_by` had the seat before this player;
    `came_later`: the player took it over, from `left_by` or from somebody whose data was deleted.
    """

    player: str
    side: int
    place: int
    left_by: str | None = None
    came_later: bool = False

    @property
    def rated(self) -> str | None:
        """The player whose rating the match changes: the one who sat there from the start. None if their data was
        deleted.
        """
        return self.left_by or (None if self.came_later else self.player)


def is_rated(seats: Sequence[Rated]) -> bool:
    """True if a match counts for ratings: it has two people or more, and two sides."""
    people = {player for seat in seats if (player := seat.rated) is not None and not player.startswith(COMPUTER)}
    return len({seat.side for seat in seats}) > 1 and len(people) > 1


def after_match(before: Mapping[str, Rating], seats: Sequence[Rated]) -> dict[str, Rating]:
    """The ratings that a match changes, as they are after it. Players missing in `before` have the initial rating.

    Sides are rated as teams, by their places; a lone player is a team of one. A player with several seats, as a
    computer's level often has, gets the mean of those seats, so a match counts once for each player.

    Players who stayed are rated against the players who sat there at the end. Players who left are rated as if they had
    stayed and their side had come last. Players who took a seat over are not rated.
    """
    if not is_rated(seats):
        return {}
    after: defaultdict[str, list[Any]] = defaultdict(list)
    for seat, rating in _rate(before, seats, [seat.player for seat in seats]):
        if seat.rated == seat.player:
            after[seat.player].append(rating)
    for left in seats:
        if left.left_by is not None:
            last = [replace(seat, place=len(seats) + 1) if seat.side == left.side else seat for seat in seats]
            sat = [seat.left_by if seat is left else seat.player for seat in seats]
            rated = _rate(before, last, [player or "" for player in sat])
            after[left.left_by].append(rated[seats.index(left)][1])
    return {player: _mean(ratings) for player, ratings in after.items()}


def after_puzzle(person: Rating, puzzle: Rating, *, right: bool) -> tuple[Rating, Rating]:
    """The ratings of a person and a puzzle after an answer: a right one is a win of the person."""
    teams = [[_to_model(person)], [_to_model(puzzle)]]
    (one,), (other,) = _MODEL.rate(teams, ranks=[1.0, 2.0] if right else [2.0, 1.0])
    return Rating(one.mu, one.sigma), Rating(other.mu, other.sigma)


def _rate(before: Mapping[str, Rating], seats: Sequence[Rated], players: Sequence[str]) -> list[tuple[Rated, Any]]:
    """The model's new rating of each seat, with these players in the seats."""
    teams: dict[int, list[int]] = {}
    for number, seat in enumerate(seats):
        teams.setdefault(seat.side, []).append(number)
    rated = _MODEL.rate(
        [[_to_model(before.get(players[number], Rating())) for number in team] for team in teams.values()],
        ranks=[float(seats[team[0]].place) for team in teams.values()],
    )
    ratings = {
        number: rating
        for team, of_team in zip(teams.values(), rated, strict=True)
        for number, rating in zip(team, of_team, strict=True)
    }
    return [(seat, ratings[number]) for number, seat in enumerate(seats)]


def changes(before: Mapping[str, Rating], after: Mapping[str, Rating]) -> dict[str, int]:
    """The changes of the shown ratings, by player."""
    return {player: rating.shown - before.get(player, Rating()).shown for player, rating in after.items()}


def _to_model(rating: Rating) -> Any:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(ratings: Sequence[Any]) -> Rating:
    return Rating(
        sum(rating.mu for rating in ratings) / len(ratings), sum(rating.sigma for rating in ratings) / len(ratings)
    )
