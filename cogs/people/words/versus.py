"""Two people against each other, in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from bot.message import Day, Joined, Message, Rounded, Text, Who, lines
from bot.words.length import alt
from bot.words.names import Namer

LATEST = 5


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of the two: when, which game, their totals, and which of them finished ahead (None: neither)."""

    day: date
    game: Text
    totals: tuple[int, int]
    ahead: int | None


@dataclass(frozen=True, slots=True)
class GameOfTwo:
    """A game of the two against each other: how often each finished ahead, and the points that each made a deal."""

    title: Text
    matches: int
    ahead: tuple[int, int]
    a_deal: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class Versus:
    """Two people's matches against each other, in one game by its title or ("") in all, and how often each finished
    ahead of the other, whoever won. `together` are those that they played as partners, and won of these.
    """

    names: tuple[str, str]
    game: Text
    matches: int
    ahead: tuple[int, int]
    games: tuple[GameOfTwo, ...]
    latest: tuple[Meeting, ...]
    together: tuple[int, int]

    @property
    def level(self) -> int:
        """How many matches both finished level."""
        return self.matches - sum(self.ahead)

    @property
    def title(self) -> Text:
        """What it is about."""
        return self.game or Message("all-games")


def versus_text(versus: Versus, one: str, other: str) -> Text:
    """The lines beside the picture, with the names as they are escaped."""
    heading = Message("versus-heading", one=Who(one), other=Who(other), game=versus.title)
    played = Message("versus-played", matches=versus.matches)
    return lines(heading, played, counts(versus, (one, other).__getitem__))


def counts(versus: Versus, name: Namer) -> Text:
    """Who was ahead how often: "Ann ahead 12 · Bo ahead 7 · tied 4 · as partners: 4 wins in 6"."""
    told = list[Text]()
    if versus.matches:
        told = [Message("versus-ahead", who=Who(name(it)), count=ahead) for it, ahead in enumerate(versus.ahead)]
    return Joined((*told, *others(versus)), " · ")


def others(versus: Versus) -> Iterator[Message]:
    """How often they were level, and what they won as partners, where there is something to tell."""
    if versus.level:
        yield Message("versus-tied", count=versus.level)
    if versus.together[0]:
        yield Message("versus-partners", won=versus.together[1], matches=versus.together[0])


@alt
def alt_versus(versus: Versus, name: Namer) -> Iterator[Text]:
    """The same for those who hear it."""
    yield Message("versus-alt", one=Who(name(0)), other=Who(name(1)), game=versus.title)
    yield Message("versus-played", matches=versus.matches)
    if versus.matches or versus.together[0]:
        yield Message("end-sentence", what=counts(versus, name))
    for game in versus.games:
        one, other = game.ahead
        yield Message("versus-alt-game", game=game.title, matches=game.matches, one=one, other=other)
        if game.a_deal:
            one, other = map(Rounded, game.a_deal)
            yield Message("versus-alt-points", one=one, other=other)
    for it in versus.latest:
        one, other = (Rounded(total, 0) for total in it.totals)
        ahead = {"who": Who(name(it.ahead or 0)), "is_tied": it.ahead is None}
        yield Message("versus-alt-meeting", day=Day(it.day, short=True), game=it.game, one=one, other=other, **ahead)
