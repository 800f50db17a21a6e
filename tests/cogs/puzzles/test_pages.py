"""The texts of a puzzle in which a choice names a player."""

import random
from datetime import UTC

from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.moves import Yield
from bot.rules.view import Phase, View
from cogs.kit.payload.plain import plain
from cogs.puzzles import pages as puzzles
from cogs.puzzles.store import Alternative, PuzzleRow
from cogs.puzzles.table import Answered, Puzzle, PuzzleScore, Votes
from tests.cogs.tables import BIGGEST_ID, NOW, played, table_of


def opening() -> View:
    """The moment at which a player leads, or makes their neighbour lead."""
    table = table_of(BLACK_TILE, BLACK_TILE.presets[0], 4)
    for _ in played(table, random.Random(1), 20):
        for view in table.snapshot().views:
            if view.phase is Phase.OPENING and view.ask is not None:
                return view
    raise AssertionError("nobody opens")


def test_names_in_choices_are_escaped() -> None:
    view = opening()
    assert view.ask is not None
    lead, made = view.ask.choices[0].move, Yield()
    assert made in {choice.move for choice in view.ask.choices}
    choices = Alternative(str(made), 2.0, 0.1), Alternative(str(lead), -1.0, 0.1)
    row = PuzzleRow(
        id=1,
        table_id=BIGGEST_ID,
        position=4,
        seat=view.viewer or 0,
        user_id=BIGGEST_ID,
        choices=choices,
        made=0,
        at=NOW,
    )
    name = "*_~`|*_~"
    puzzle = Puzzle(row, view, (name,) * 4, UTC)
    votes = Votes({0: 1}, 0)
    told = Answered(puzzle, votes, PuzzleScore())
    shown = puzzles.answered(told), puzzles.details(told), puzzles.end_of_the_week(puzzle, votes)
    for payload in shown:
        assert name not in payload.content
        assert plain(name) in payload.content
