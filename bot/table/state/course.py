"""The course of a match: its journal replayed entry by entry, deal by deal, without what was taken back."""

from dataclasses import dataclass, field
from typing import Any

from bot.rules.catalogue import AnyGame
from bot.rules.events import DealEnded, Event, ThrownIn
from bot.rules.game import Match
from bot.rules.moves import Move
from bot.table.state.undo import Entry, LastPlay, Undoing

AnyMatch = Match[Any, Any]
_ENDS = (DealEnded, ThrownIn)


@dataclass(frozen=True, slots=True)
class Step:
    """A move with the match before and after it, and what it brought about."""

    before: AnyMatch = field(repr=False)
    seat: int
    move: Move
    after: AnyMatch = field(repr=False)
    events: tuple[Event, ...]

    @property
    def ends_deal(self) -> bool:
        return any(isinstance(event, _ENDS) for event in self.events)


Deal = tuple[Step, ...]  # of one deal, in order


class Course:
    """A match being replayed. `steps` are those of the deal that is being played, without what was taken back."""

    def __init__(self, game: AnyGame, match: AnyMatch) -> None:
        self.game = game
        self.match = match
        self.steps: list[Step] = []
        self._undoing = Undoing()
        self._count = 0

    def enter(self, seat: int, entry: Move | Entry) -> Deal | None:
        """Apply the next entry of the journal. Returns the steps of the deal that ended with it, if one did. Raises a
        Refusal or a ValueError where it cannot have been made.
        """
        self._count += 1
        if isinstance(entry, Entry):
            self._take_back(seat, entry)
            return None
        before = self.match
        if (move := self.game.legal_move(before, seat, entry)) != entry:
            raise ValueError(f"“{entry}” is short for “{move}”")
        is_forced = self.game.forced_move(before) == (seat, entry)
        self.match, events = self.game.apply(before, seat, entry)
        self._undoing = self._undoing.after_move(
            LastPlay(before, seat, entry, self._count, None, events), is_forced=is_forced
        )
        self.steps.append(step := Step(before, seat, entry, self.match, events))
        if not step.ends_deal:
            return None
        deal, self.steps = tuple(self.steps), []
        return deal

    def _take_back(self, seat: int, entry: Entry) -> None:
        """Raises ValueError where nothing can be taken back, or is asked for."""
        last = self._undoing.last
        if last is None or not last.shows_nothing_more(self.game.view(self.match, None)):
            raise ValueError("nothing was played that could be taken back")
        if entry is Entry.ASK and seat != last.seat:
            raise ValueError("only the one who played last asks to take that back")
        if entry is Entry.UNDONE:
            self.match = self._undoing.undone(self.match)
            while self.steps and self.steps.pop().before is not last.before:
                pass
        self._undoing = self._undoing.after_entry(entry, seat, None)
