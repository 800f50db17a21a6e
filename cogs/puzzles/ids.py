"""The custom ids of puzzles."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, NoArgument, matched, parse_id

_ANSWER = re.compile(r"(?P<puzzle_id>[0-9]{1,19})(?:/(?P<place>[0-9]{1,2}))?")


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A puzzle, and the place of the choice among those offered, counted from 0 (None: the one chosen in the select):
    `7/2`, `7`.
    """

    puzzle_id: int
    place: int | None = None

    def __str__(self) -> str:
        return f"{self.puzzle_id}" if self.place is None else f"{self.puzzle_id}/{self.place}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_ANSWER, text)
        return cls(parse_id(parts["puzzle_id"]), int(parts["place"]) if parts["place"] else None)


PUZZLE = Action("puzzle", NoArgument)
PUZZLE_ANSWER = Action("solve", PuzzleAnswer)
PUZZLE_DETAILS = Action("puzzledetails", PuzzleAnswer)
ALLOW_PUZZLES = Action("allowpuzzles", NoArgument)
