"""The player card in words: all games together, one game, the achievements."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from bot.rules.grammar import counted
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.names import spoken_names
from bot.words.people.achievements import ACHIEVEMENTS, BY_NAME, Achievement
from bot.words.pictures import decimal, signed

NOTHING = "–"
MATCHES_SHOWN = 30  # on the line of ratings
_SHORT = {
    "domino-whist": "Whist",
    "domino-hearts": "Hearts",
    "seventy-nine": "79",
    "forty-two": "42",
    "blind-hughie": "Hughie",
}


@dataclass(frozen=True, slots=True)
class Course:
    """A rating over time, oldest first, as it stood before and after the latest matches; and the best it ever was."""

    game: str
    points: tuple[int, ...]
    best: int

    @property
    def now(self) -> int:
        return self.points[-1]

    @property
    def shown(self) -> tuple[int, ...]:
        """The latest of it."""
        return self.points[-MATCHES_SHOWN - 1 :]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What somebody has won of a game, by its name and title; 0 matches where they have never played it to an end."""

    name: str
    title: str
    won: int
    matches: int

    @property
    def short(self) -> str:
        """The title where there is little room."""
        return _SHORT.get(self.name, self.title)


@dataclass(frozen=True, slots=True)
class RoleRecord:
    """How somebody has done in a role: "as bidder", "12 of 17", "made", and the share of it that is drawn as a bar."""

    label: str
    value: str
    note: str
    share: float | None = None

    def __str__(self) -> str:
        return f"{self.label}: {self.value} {self.note}"


@dataclass(frozen=True, slots=True)
class Card:
    """A player's record in one game (`game` is its title) or in all of them.

    `course` is None where there is no rating, or (`is_rating_hidden`) it is not told; `rank` is None for who is not
    ranked. `bids` are the contracts made, of those bid. `since` is the day before which roles and contracts were not
    written down. `extremes` are the best and the worst total of a match, where the record is of one game. `has_moons`
    says whether there are moons in it.
    """

    name: str
    game: str
    matches: int
    won: int
    deals: int
    points: int
    moons: int
    bids: tuple[int, int]
    streak: int
    longest_streak: int
    rank: int | None = None
    course: Course | None = None
    is_rating_hidden: bool = False
    games: tuple[GameRecord, ...] = ()
    roles: tuple[RoleRecord, ...] = ()
    since: date | None = None
    extremes: tuple[int, int] | None = None
    earned: tuple["EarnedRecord", ...] = ()
    has_moons: bool = True

    @property
    def bids_made(self) -> str:
        """The share of contracts made."""
        made, bid = self.bids
        return f"{100 * made / bid:.0f} %" if bid else NOTHING


@dataclass(frozen=True, slots=True)
class EarnedRecord:
    """An achievement somebody has: its name, how often, and since when."""

    name: str
    count: int
    first: date

    @property
    def achievement(self) -> Achievement:
        return BY_NAME[self.name]

    @property
    def times(self) -> str:
        """How often, in words."""
        return "once" if self.count == 1 else f"{self.count} times"

    def __str__(self) -> str:
        return self.achievement.title if self.count == 1 else f"{self.achievement.title} ({self.times})"


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """How many matches were won last without a break, and how many at most, of matches oldest first."""
    longest = now = 0
    for is_won in won:
        now = now + 1 if is_won else 0
        longest = max(longest, now)
    return now, longest


def course_of(game: str, rating: int, changes: Sequence[int]) -> Course:
    """The course of a rating that has come to what it is by these changes."""
    points = [rating]
    for change in reversed(changes):
        points.append(points[-1] - change)
    points.reverse()
    return Course(game, tuple(points), max(points))


def card_text(card: Card, who: str) -> str:
    """The lines beside the card; `who` is the name, escaped."""
    lines = [f"**{who}**, {card.game or 'all games'}, on this server"]
    if card.earned:
        lines.append(f"🏅 {', '.join(map(str, card.earned))}")
    if card.is_rating_hidden:
        lines.append(
            f"-# {NOTHING}: a rating comes from all matches of a player, and some were in channels that you cannot see."
        )
    if card.since is not None:
        lines.append(f"-# Roles and contracts are counted since {_day(card.since)}: they were not written down before.")
    return "\n".join(lines)


def alt_card(card: Card) -> str:
    """The card for those who hear it."""
    return first_that_fits(_card_sentences(card, spoken_names([card.name], longest)(0)) for longest in NAME_LENGTHS)


def _card_sentences(card: Card, name: str) -> Iterator[str]:
    rank = f", rank {card.rank}" if card.rank is not None else ""
    yield f"{name}, {card.game or 'all games'}{rank}: {card.won} of {counted(card.matches, 'match')} won."
    if card.course is not None:
        course, shown = card.course, card.course.shown
        of, latest = f" in {course.game}" if not card.game else "", counted(len(shown) - 1, "match")
        yield f"Rating{of} {course.now}, best {course.best}, from {shown[0]} over the last {latest}."
    elif card.is_rating_hidden:
        yield "The rating is not told: some of its matches were in channels you cannot see."
    made, bid = card.bids
    bids = f"{made} of {counted(bid, 'contract')} made" if bid else ""
    per_deal = f"{decimal(card.points / card.deals)} points a deal" if card.game and card.deals else ""
    figures = counted(card.deals, "deal"), per_deal, counted(card.moons, "moon") if card.moons else "", bids
    yield f"{', '.join(filter(None, figures))}."
    if card.matches:
        yield f"Won {card.streak} in a row now, {card.longest_streak} at most."
    if card.extremes is not None:
        best, worst = (signed(total, plus="") for total in card.extremes)
        yield f"Best match {best}, worst {worst}."
    for role in card.roles:
        yield f"{str(role).capitalize()}."
    if card.earned:
        yield f"Achievements: {', '.join(map(str, card.earned))}."
    for game in card.games:
        yield f"{game.title}: {f'{game.won} of {game.matches} won' if game.matches else 'not yet'}."


def alt_earned(card: Card) -> str:
    """The achievements for those who hear them."""

    def sentences(name: str) -> Iterator[str]:
        yield f"{name} has {len(card.earned)} of {len(ACHIEVEMENTS)} achievements."
        for one in card.earned:
            times = "" if one.count == 1 else f" {one.times}"
            yield f"{one.achievement.title}{times}: {one.achievement.done}, first on {_day(one.first)}."
        missing = [one.title for one in ACHIEVEMENTS if one.name not in {has.name for has in card.earned}]
        if missing:
            yield f"Not yet: {', '.join(missing)}."

    return first_that_fits(sentences(spoken_names([card.name], longest)(0)) for longest in NAME_LENGTHS)


def earned_text(card: Card, who: str) -> str:
    """The lines beside the achievements: what each is, those that are earned first."""
    has = {one.name: one.count for one in card.earned}
    lines = [f"**{who}**, achievements on this server: {len(has)} of {len(ACHIEVEMENTS)}"]
    for one in sorted(ACHIEVEMENTS, key=lambda one: one.name not in has):
        count = has.get(one.name, 0)
        times = f", {count} times" if count > 1 else ""
        lines.append(f"🏅 **{one.title}**{times}: {one.done}" if count else f"-# {one.title}: {one.done}")
    return "\n".join(lines)


def _day(day: date) -> str:
    return f"{day.day} {day:%B %Y}"
