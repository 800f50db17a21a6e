"""Achievements that everyone can earn: each follows from the count of a figure, such as the deals a person has played.

A figure that a deal or a match decides has a test here, as the achievements have. Others depend on the people at the
table, or are of deeds apart from any table, such as lessons.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.achievements import Earned, Played
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Domino, WentOut

RECORD = "record"  # in place of an achievement: the best match yet against computers of that level
_PHOTO_FINISH = 20  # the winner leads by a twentieth of the highest total, or by a point


class PersonalCount(StrEnum):
    """A count of a person."""

    DEALS = "deals"
    OUTS = "outs"
    CONTRACTS = "contracts"
    SETS = "sets"
    CLEAN_SHEETS = "clean-sheets"
    GAMES = "games"  # different games played
    WINS = "wins"
    WINS_IN_A_ROW = "wins-in-a-row"
    PHOTO_FINISHES = "photo-finishes"
    COMEBACKS = "comebacks"
    COMPANY = "company"  # matches with three other people or more
    BEAT_HARD = "beat-hard"  # matches won alone against computers of at least that level
    BEAT_EXPERT = "beat-expert"
    # Deeds apart from tables, under the names of `bot.store.deeds`.
    LESSONS = "lesson"
    COURSES = "course"
    DAILIES = "daily"
    PUZZLES = "puzzle"
    PUZZLES_IN_A_ROW = "puzzle-streak"


@dataclass(frozen=True, slots=True)
class Milestone:
    """An achievement earned when a figure reaches its goal. `apart`: by deeds at no table; only the person sees it."""

    name: str
    figure: PersonalCount
    goal: int
    apart: bool = False


MILESTONES = {
    one.name: one
    for one in (
        Milestone("first-deal", PersonalCount.DEALS, 1),
        Milestone("ten-deals", PersonalCount.DEALS, 10),
        Milestone("hundred-deals", PersonalCount.DEALS, 100),
        Milestone("first-win", PersonalCount.WINS, 1),
        Milestone("ten-wins", PersonalCount.WINS, 10),
        Milestone("winning-streak", PersonalCount.WINS_IN_A_ROW, 3),
        Milestone("first-bid", PersonalCount.CONTRACTS, 1),
        Milestone("ten-bids", PersonalCount.CONTRACTS, 10),
        Milestone("first-set", PersonalCount.SETS, 1),
        Milestone("first-out", PersonalCount.OUTS, 1),
        Milestone("clean-sheet", PersonalCount.CLEAN_SHEETS, 1),
        Milestone("photo-finish", PersonalCount.PHOTO_FINISHES, 1),
        Milestone("comeback", PersonalCount.COMEBACKS, 1),
        Milestone("three-games", PersonalCount.GAMES, 3),
        Milestone("every-game", PersonalCount.GAMES, len(CATALOGUE)),
        Milestone("good-company", PersonalCount.COMPANY, 1),
        Milestone("beat-hard", PersonalCount.BEAT_HARD, 1),
        Milestone("beat-expert", PersonalCount.BEAT_EXPERT, 1),
        Milestone("first-lesson", PersonalCount.LESSONS, 1, apart=True),
        Milestone("course", PersonalCount.COURSES, 1, apart=True),
        Milestone("first-daily", PersonalCount.DAILIES, 1, apart=True),
        Milestone("daily-week", PersonalCount.DAILIES, 7, apart=True),
        Milestone("first-puzzle", PersonalCount.PUZZLES, 1, apart=True),
        Milestone("puzzle-streak", PersonalCount.PUZZLES_IN_A_ROW, 5, apart=True),
    )
}


def reached(figure: PersonalCount, before: int, now: int) -> Iterator[str]:
    """The names of the milestones that a figure has passed."""
    for one in MILESTONES.values():
        if one.figure is figure and before < one.goal <= now:
            yield one.name


def feats(played: Played) -> Iterator[Earned]:
    """The figures that the latest deal raises, and the match if that ended it, for each seat."""
    for figure, is_done in _FEATS.items():
        for seat in range(len(played.sides)):
            if is_done(played, seat):
                yield Earned(played.deal.number, seat, figure)


def margin(totals: dict[int, int], side: int, *, low_wins: bool) -> int:
    """The points by which a side is ahead of the best other one; negative behind it. `totals` are by side."""
    others = [total for other, total in totals.items() if other != side]
    return min(others) - totals[side] if low_wins else totals[side] - max(others)


def _lead(played: Played, seat: int, deal: int = -1) -> int:
    return margin(dict(enumerate(played.results[deal].totals)), played.sides[seat], low_wins=played.low_wins)


def _always(_played: Played, _seat: int) -> bool:
    return True


def _out(played: Played, seat: int) -> bool:
    return any(isinstance(remark, Domino | WentOut) and remark.seat == seat for remark in played.deal.remarks)


def _set(played: Played, seat: int) -> bool:
    contract = played.contract
    return contract is not None and not contract.made and played.sides[contract.seat] != played.sides[seat]


def _clean_sheet(played: Played, seat: int) -> bool:
    own = played.deal.scored[played.sides[seat]]
    if played.low_wins:
        return own <= 0
    return own > 0 and all(scored <= 0 for scored in played.others(seat, played.deal.scored))


def _photo_finish(played: Played, seat: int) -> bool:
    """By a point, or a little where points come in fives or tens; never in a match of one deal."""
    if not played.has_won(seat) or len(played.results) < 2:
        return False
    lead = _lead(played, seat)
    return lead == 1 or 0 < lead * _PHOTO_FINISH <= max(played.deal.totals)


def _comeback(played: Played, seat: int) -> bool:
    """Once behind by more than a third of the highest total."""
    if not played.has_won(seat):
        return False
    highest = max(played.deal.totals)
    return highest > 0 and any(-3 * _lead(played, seat, deal) > highest for deal in range(len(played.results) - 1))


_FEATS: dict[PersonalCount, Callable[[Played, int], bool]] = {
    PersonalCount.DEALS: _always,
    PersonalCount.OUTS: _out,
    PersonalCount.CONTRACTS: lambda played, seat: played.bid_by(seat) is not None,
    PersonalCount.SETS: _set,
    PersonalCount.CLEAN_SHEETS: _clean_sheet,
    PersonalCount.WINS: Played.has_won,
    PersonalCount.PHOTO_FINISHES: _photo_finish,
    PersonalCount.COMEBACKS: _comeback,
}
OF_MATCH = frozenset({PersonalCount.WINS, PersonalCount.PHOTO_FINISHES, PersonalCount.COMEBACKS})
