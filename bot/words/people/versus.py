"""Two people against each other, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from bot.rules.grammar import counted
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.names import Namer, spoken_names
from bot.words.pictures import decimal, signed

LATEST = 5


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of the two: when, which game, their totals, and which of them finished ahead (None: neither)."""

    day: date
    game: str
    totals: tuple[int, int]
    ahead: int | None


@dataclass(frozen=True, slots=True)
class GameOfTwo:
    """A game that the two have played against each other: how often each finished ahead, and the points that each made
    a deal.
    """

    name: str
    title: str
    matches: int
    ahead: tuple[int, int]
    a_deal: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Versus:
    """Two people's matches against each other, in one game by its title or ("") in all, and how often each finished
    ahead of the other, whoever won. `together` are those that they played as partners, and won of these.
    """

    names: tuple[str, str]
    game: str
    matches: int
    ahead: tuple[int, int]
    games: tuple[GameOfTwo, ...]
    latest: tuple[Meeting, ...]
    together: tuple[int, int]

    @property
    def level(self) -> int:
        """How many matches both finished level."""
        return self.matches - sum(self.ahead)


def versus_text(versus: Versus, one: str, other: str) -> str:
    """The line beside the picture, with the names as they are escaped."""
    return f"**{one}** and **{other}**, {versus.game or 'all games'}, on this server: {_summary(versus)}"


def _summary(versus: Versus) -> str:
    if not versus.matches:
        return "no match against each other yet."
    played = counted(versus.matches, "match")
    level = f", {versus.level} level" if versus.level else ""
    return f"{played} against each other, ahead {versus.ahead[0]} to {versus.ahead[1]}{level}."


def alt_versus(versus: Versus) -> str:
    """The same for those who hear it."""
    return first_that_fits(_sentences(versus, spoken_names(versus.names, longest)) for longest in NAME_LENGTHS)


def _sentences(versus: Versus, name: Namer) -> Iterator[str]:
    yield f"{name(0)} against {name(1)}, {versus.game or 'all games'}: {_summary(versus)}"
    for game in versus.games:
        points = f", {decimal(game.a_deal[0])} to {decimal(game.a_deal[1])} points a deal" if game.a_deal else ""
        yield f"{game.title}: {counted(game.matches, 'match')}, ahead {game.ahead[0]} to {game.ahead[1]}{points}."
    for meeting in versus.latest:
        who = "level" if meeting.ahead is None else f"{name(meeting.ahead)} ahead"
        own, other = (signed(total, plus="") for total in meeting.totals)
        yield f"{meeting.day.day} {meeting.day:%b} {meeting.game}: {who}, {own} to {other}."
    if versus.together[0]:
        yield f"As partners: {counted(versus.together[0], 'match')}, {versus.together[1]} won."
