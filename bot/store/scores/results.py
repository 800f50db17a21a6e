"""The results of deals and matches by seat, and the players they belong to."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.rules.achievements import contract_of
from bot.rules.events import DealResult
from bot.store.schema.results import ForPlayer, SeatFinal, SeatResult
from bot.store.scores.ratings import COMPUTER, Rating

GONE = "gone:"  # prefix of the key of a person whose data was deleted
WHOLE = 60  # parts of a match, in which each of 2 to 6 sides has a whole number


class Role(StrEnum):
    """The part of a seat in a deal: under a contract or without one."""

    BIDDER = "bidder"
    PARTNER = "partner"
    OPPONENT = "opponent"
    ALONE = "alone"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match, and its result for each seat."""

    seats: tuple[SeatFinal, ...]
    low_wins: bool


def player_key(user_id: int | None, level: str | None) -> str:
    """The key of the player a result belongs to: "user:7" or "computer:weak". Raises ValueError for neither."""
    if user_id is not None:
        return f"user:{user_id}"
    if level is None:
        raise ValueError("a result needs a person or a computer player")
    return f"{COMPUTER}{level}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerStanding(ForPlayer):
    """A player's record on one server, in one game or (`game` and `rating` None) in all, as far as a viewer may see it.

    `wins` are those not shared; `points` is the sum of what the deals scored. `rated` are the matches that count on
    the leaderboard, `rated_wins` how many of them were won, alone or shared, and `above` what was won in them beyond
    chance, in sixtieths of a match. There is no rating before the first of them, and none (`is_rating_hidden`) for a
    viewer who can't see a channel in which some of these matches were played.
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
    rated: int = 0
    rated_wins: int = 0
    above: int = 0
    rating: Rating | None = None
    is_rating_hidden: bool = False


def seat_results(result: DealResult, sides: Sequence[int]) -> tuple[SeatResult, ...]:
    """A deal's result by seat; `sides[seat]` is the seat's side."""
    contract = contract_of(result)
    bid, made = (str(contract.bid), contract.made) if contract is not None else (None, None)
    return tuple(
        SeatResult(
            deal=result.number,
            seat=seat,
            side=side,
            taken=result.taken[side],
            scored=result.scored[side],
            total=result.totals[side],
            moon=side == result.moon,
            role=_role(seat, sides, contract.seat if contract is not None else None).value,
            bid=bid,
            made=made,
        )
        for seat, side in enumerate(sides)
    )


def _role(seat: int, sides: Sequence[int], bidder: int | None) -> Role:
    if bidder is None:
        return Role.ALONE if sides.count(sides[seat]) == 1 else Role.PAIR
    if seat == bidder:
        return Role.BIDDER
    return Role.PARTNER if sides[seat] == sides[bidder] else Role.OPPONENT


def above_chance(sides: int, *, won: bool, shared: bool) -> int:
    """A match's result beyond chance, in sixtieths: a win counts 60, less the share 60 / `sides`."""
    return (WHOLE // 2 if shared else WHOLE if won else 0) - WHOLE // sides


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
