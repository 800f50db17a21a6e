"""The results of deals and matches by seat, and the players they belong to."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.rules.events import DealResult
from bot.store.scores.ratings import Rating

GONE = "gone:"  # prefix of the key of a person whose data was deleted


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatResult:
    """A deal's result at one seat; each seat of a side has the side's points. `total` includes this deal."""

    deal: int
    seat: int
    side: int
    taken: int
    scored: int
    total: int
    moon: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFinal:
    """A match's result at one seat. `shared`: another side won as well."""

    seat: int
    side: int
    total: int
    place: int
    won: bool
    shared: bool = False


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended."""

    seats: tuple[SeatFinal, ...]
    low_wins: bool


def player_key(user_id: int | None, level: str | None) -> str:
    """The key of the player a result belongs to: "user:7" or "computer:weak". Raises ValueError for neither."""
    if user_id is not None:
        return f"user:{user_id}"
    if level is None:
        raise ValueError("a result needs a person or a computer player")
    return f"computer:{level}"


class ForPlayer:
    """A row with a player key. Deleted people have neither a `user_id` nor a `level`."""

    __slots__ = ()
    player: str

    @property
    def user_id(self) -> int | None:
        """The user id, if the player is a person."""
        kind, _, value = self.player.partition(":")
        return int(value) if kind == "user" else None

    @property
    def level(self) -> str | None:
        """The level, if the player is a computer."""
        kind, _, value = self.player.partition(":")
        return value if kind == "computer" else None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScore(ForPlayer, SeatResult):
    """A stored deal result, of the player seated when the deal ended."""

    player: str
    table_id: int
    at: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchScore(ForPlayer, SeatFinal):
    """A stored match result, of the player seated at the end; and by how much it changed the rating that is shown of
    them (None: not rated, or their data was deleted).
    """

    player: str
    table_id: int
    low_wins: bool
    at: datetime
    rating_change: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing(ForPlayer):
    """A player's record on one server, in one game or (`game` and `rating` None) in all, as far as a viewer may see it.

    `wins` are those not shared; `points` is the sum of what the deals scored. There is no rating before the first
    match that was played to its end, and none (`is_rating_hidden`) for a viewer to whom a channel is hidden in which
    matches were played that it is made of.
    """

    player: str
    game: str | None
    matches: int
    wins: int
    shared_wins: int
    deals: int
    points: int
    moons: int
    last_played: datetime
    rating: Rating | None = None
    is_rating_hidden: bool = False


def seat_results(result: DealResult, sides: Sequence[int]) -> tuple[SeatResult, ...]:
    """A deal's result by seat; `sides[seat]` is the seat's side."""
    return tuple(
        SeatResult(
            deal=result.number,
            seat=seat,
            side=side,
            taken=result.taken[side],
            scored=result.scored[side],
            total=result.totals[side],
            moon=side == result.moon,
        )
        for seat, side in enumerate(sides)
    )


def match_result(totals: Sequence[int], sides: Sequence[int], winners: Sequence[int], *, low_wins: bool) -> MatchResult:
    """A match's result by seat, from totals and winners by side. Winners are first, equal totals share a place."""

    def place(side: int) -> int:
        if side in winners:
            return 1
        better = [
            other
            for other, total in enumerate(totals)
            if other in winners or (total < totals[side] if low_wins else total > totals[side])
        ]
        return 1 + len(better)

    return MatchResult(
        tuple(
            SeatFinal(
                seat=seat,
                side=side,
                total=totals[side],
                place=place(side),
                won=side in winners,
                shared=side in winners and len(winners) > 1,
            )
            for seat, side in enumerate(sides)
        ),
        low_wins,
    )
