"""A person's matches against computers in words: by game and level, with the best of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import chain

from bot.message import Day, Joined, Message, Seat, Signed, Text, Who, lines
from bot.players.levels import LEVELS
from bot.words.length import NAME_LENGTHS, first_that_fits, said

FEWEST_ON_LINE = 2  # accuracies


@dataclass(frozen=True, slots=True)
class LevelRecord:
    """Matches against computers of a level: the number, the wins, those in a row until now, and the largest margin."""

    matches: int
    won: int
    streak: int
    best: int | None = None
    best_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class GameAlone:
    """A game against computers, by level."""

    name: str
    title: Text
    levels: dict[str, LevelRecord]

    @property
    def short(self) -> Message:
        """The title where there is little room."""
        return Message(f"game-short-{self.name}")

    @property
    def best(self) -> tuple[str, LevelRecord] | None:
        """The level with the largest margin, and its record."""
        won = [(level, self.levels[level]) for level in LEVELS if level in self.levels]
        found = [(level, record) for level, record in won if record.best is not None]
        return max(found, key=lambda it: it[1].best or 0, default=None)


@dataclass(frozen=True, slots=True)
class AloneRecord:
    """A person's matches against computers, and the accuracies of their latest analyzed matches, oldest first."""

    name: str
    games: tuple[GameAlone, ...]
    accuracies: tuple[int, ...] = ()

    @property
    def won(self) -> int:
        return sum(record.won for game in self.games for record in game.levels.values())

    @property
    def matches(self) -> int:
        return sum(record.matches for game in self.games for record in game.levels.values())


def alone_text(alone: AloneRecord, who: str) -> Text:
    """The lines beside the picture: the best match of each game, with its day."""
    best = [(game.title, *game.best) for game in alone.games if game.best is not None]
    return lines(
        Message("alone-heading", who=Who(who), won=alone.won, matches=alone.matches),
        *(_best(title, level, record) for title, level, record in best),
    )


def _best(title: Text, level: str, record: LevelRecord) -> Text:
    """The best match of a game at a level with its day, and the wins in a row."""
    best = Message("alone-best", game=title, margin=Signed(record.best or 0), level=level, when=_when(record.best_at))
    streak = Message("alone-streak", count=record.streak)
    return Joined((best, streak), " · ") if record.streak > 1 else best


def _when(at: datetime | None) -> str:
    return f"<t:{at.timestamp():.0f}:D>" if at is not None else ""


def alt_alone(alone: AloneRecord) -> str:
    """The alt text; only the wins of each level where it grows too long."""
    names = [alone.name]
    full = said(_told(alone, is_brief=False), names, lengths=NAME_LENGTHS[:1])
    return first_that_fits(chain(full, said(_told(alone, is_brief=True), names)))


def _told(alone: AloneRecord, *, is_brief: bool) -> Iterator[Text]:
    yield Message("alone-alt", who=Seat(0), won=alone.won, matches=alone.matches)
    for game in alone.games:
        yield Message("alone-alt-game", game=game.title)
        for level in LEVELS:
            if record := game.levels.get(level):
                yield Message(
                    "alone-alt-level", level=Message(f"level-{level}"), won=record.won, matches=record.matches
                )
                if record.best is not None and not is_brief:
                    day = Day(record.best_at.date(), short=True) if record.best_at is not None else ""
                    yield Message("alone-alt-best", margin=Signed(record.best), day=day, streak=record.streak)
    if len(alone.accuracies) >= FEWEST_ON_LINE:
        first, now = alone.accuracies[0], alone.accuracies[-1]
        yield Message("alone-alt-accuracy", first=first, now=now, matches=len(alone.accuracies))
