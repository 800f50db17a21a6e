"""The player card in words: all games together, one game, the achievements."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from bot.message import Day, Message, Rounded, Row, Seat, Text, Who, lines, value_text
from bot.words.achievements import title
from bot.words.length import alt

NOTHING = "–"
MATCHES_SHOWN = 30  # on the line of ratings


@dataclass(frozen=True, slots=True)
class RatingHistory:
    """A rating before and after each of the latest matches, oldest first; and the best ever."""

    game: Text
    points: tuple[int, ...]
    best: int

    @property
    def now(self) -> int:
        return self.points[-1]

    @property
    def shown(self) -> tuple[int, ...]:
        return self.points[-MATCHES_SHOWN - 1 :]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A person's wins in a game, by its name and title; 0 matches where they have not finished one."""

    name: str
    title: Text
    won: int
    matches: int

    @property
    def short(self) -> Message:
        """The title where there is little room."""
        return Message(f"game-short-{self.name}")


@dataclass(frozen=True, slots=True)
class RoleRecord:
    """A person's deals in a role: the number they have `done`, or the points of each."""

    role: str
    deals: int
    done: int | None = None
    points: float = 0


class Plate(NamedTuple):
    """A figure below the card: "as bidder", "12/17", "made", and the share that a bar shows."""

    label: Message
    value: Text
    note: Message
    share: float | None = None


@dataclass(frozen=True, slots=True)
class EarnedRecord:
    """An achievement of a person: its name, the times they earned it, and the first day (None: not known)."""

    name: str
    count: int
    first: date | None

    @property
    def words(self) -> Message:
        """Its title, and the times it was earned if more than one."""
        return Message("achievement-times", title=title(self.name), count=self.count)


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A player's record in one game (`game` is its title) or in all of them.

    `course` is None without a rating, or where it is hidden (`is_rating_hidden`); `rank` is None for an unranked
    player. `bids` are the contracts made, and all bid. Roles and contracts are recorded from the day `since`.
    `extremes` are the best and the worst total of a match, in a record of one game. `earned` are achievements of games,
    and `badges` counts all. `has_moons`: its games have moons. `everywhere`: from all servers, and from outside of
    servers. `medal` is the place among the three best of a season, and a day of its month.
    """

    name: str
    game: Text
    matches: int
    won: int
    deals: int
    points: int
    moons: int
    bids: tuple[int, int]
    streak: int
    longest_streak: int
    rank: int | None = None
    course: RatingHistory | None = None
    is_rating_hidden: bool = False
    games: tuple[GameRecord, ...] = ()
    roles: tuple[RoleRecord, ...] = ()
    since: date | None = None
    extremes: tuple[int, int] | None = None
    earned: tuple[EarnedRecord, ...] = ()
    badges: int = 0
    has_moons: bool = True
    everywhere: bool = False
    medal: tuple[int, date] | None = None

    @property
    def title(self) -> Text:
        return self.game or Message("all-games")

    @property
    def bids_made(self) -> Text:
        made, bid = self.bids
        return Message("card-picture-percent", percent=round(100 * made / bid)) if bid else NOTHING


def medal_told(rank: int, month: date) -> Message:
    """The medal of a season, in an alt text and beside a card."""
    return Message("medal-told", rank=rank, month=Day(month, month_only=True))


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """The latest run of wins, and the longest, in matches from the oldest."""
    longest = now = 0
    for is_won in won:
        now = now + 1 if is_won else 0
        longest = max(longest, now)
    return now, longest


def course_of(game: Text, rating: int, changes: Sequence[int]) -> RatingHistory:
    """The course of a rating, from its present value and the changes that led to it."""
    points = [rating]
    for change in reversed(changes):
        points.append(points[-1] - change)
    points.reverse()
    return RatingHistory(game, tuple(points), max(points))


def plates(card: PlayerCard) -> Iterator[Plate]:
    """The figures below the card of one game, and in the alt text of any: roles, streaks, points, the best match."""
    yield from map(_plate, card.roles[:3])
    if card.matches:
        now = Message("card-plate-streak.note", now=card.streak)
        yield Plate(Message("card-plate-streak.label"), value_text(card.longest_streak), now)
    if card.game and card.deals and all(role.done is not None for role in card.roles):
        per_deal = value_text(Rounded(card.points / card.deals))
        yield Plate(Message("card-plate-points.label"), per_deal, Message("card-plate-points.note"))
    if card.extremes is not None:
        best, worst = (Rounded(total, 0) for total in card.extremes)
        yield Plate(Message("card-plate-best.label"), value_text(best), Message("card-plate-best.note", worst=worst))


def _plate(role: RoleRecord) -> Plate:
    name, note = f"card-plate-{role.role}.label", Message(f"card-plate-{role.role}.note")
    if role.done is None:
        return Plate(Message(name, deals=role.deals), value_text(Rounded(role.points)), note)
    return Plate(Message(name), f"{role.done}/{role.deals}", note, role.done / role.deals)


def card_text(card: PlayerCard, who: str) -> Text:
    """The lines beside the card; `who` is the name, escaped."""
    return lines(
        Message("card-heading", who=Who(who), game=card.title, everywhere=card.everywhere),
        medal_told(*card.medal) if card.medal is not None else None,
        Message("card-earned", earned=Row(record.words for record in card.earned)) if card.earned else None,
        Message("board-hidden", sign=NOTHING) if card.is_rating_hidden else None,
        Message("card-since", day=Day(card.since, with_year=True)) if card.since is not None else None,
    )


@alt
def alt_card(card: PlayerCard) -> Iterator[Text]:
    yield Message("card-alt", who=Seat(0), game=card.title, won=card.won, matches=card.matches)
    if card.medal is not None:
        yield medal_told(*card.medal)
    if card.rank is not None:
        yield Message("card-alt-rank", rank=card.rank)
    if card.course is not None:
        course, shown = card.course, card.course.shown
        now, best, first = map(str, (course.now, course.best, shown[0]))
        yield Message("card-alt-rating", game=course.game, now=now, best=best, first=first, matches=len(shown) - 1)
    elif card.is_rating_hidden:
        yield Message("card-alt-hidden")
    yield Message("card-alt-deals", deals=card.deals)
    if card.moons:
        yield Message("card-alt-moons", moons=card.moons)
    made, bid = card.bids
    if bid:
        yield Message("card-alt-contracts", made=made, bid=bid)
    for plate in plates(card):
        yield Message("card-alt-plate", label=plate.label, value=plate.value, note=plate.note)
    if card.earned:
        yield Message("card-alt-earned", earned=Row(record.words for record in card.earned))
    for game in card.games:
        yield Message("card-alt-game", game=game.title, won=game.won, matches=game.matches)
