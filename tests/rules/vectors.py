"""Vectors: a position and moves in notation, and facts of what they come to.

@vectors(("void", ELEVEN.hands("6-2", "2-0", "1-1"), "6-2 as 2, 2-0", "legal 2: play 1-1", "act: 2"))
def test_tricks(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)
"""

from operator import attrgetter
from typing import Any

import pytest

from bot.rules.events import TrickWon
from tests.rules.scenario import Scenario
from tests.told import told

Start = Scenario[Any]
Facts = tuple[str, ...]


def vectors(*rows: tuple[Any, ...]) -> pytest.MarkDecorator:
    """A test for each row: its name, where it starts, the moves, and the facts."""
    params = [pytest.param(start, moves, facts, id=name) for name, start, moves, *facts in rows]
    return pytest.mark.parametrize(("start", "moves", "facts"), params)


def check(scenario: Start, facts: Facts) -> None:
    """Assert that each of these facts is so."""
    for fact in facts:
        asked, _, expected = fact.partition(": ")
        kind, *words = asked.split()
        if kind == "refused":
            found = scenario.refused(int(words[0]), " ".join(words[1:]))
        else:
            found = _of_seat(scenario, kind, int(words[0])) if words else _fact(scenario, kind)
        assert found == expected, f"{asked}: {found}"


PATHS = {
    "act": "to_act",
    "won": "deal.won",  # who has won each trick of the deal
    "deal": "deal.number",
    "scoring": "deal.points",  # by side, of dominoes in the deal that goes on
    "ends": "deal.layout.ends",
    **{name: f"deal.{name}" for name in ("first", "opener", "phase")},
    **{name: f"match.{name}" for name in ("totals", "winners")},
    **{name: f"result.{name}" for name in ("taken", "scored", "moon")},  # of the deal that ended last
}


def _fact(scenario: Any, kind: str) -> str:
    match kind:
        case "points":  # of the trick that was won with the last play
            return _text([event.points for event in scenario.events if isinstance(event, TrickWon)])
        case "remarks":
            return ", ".join(type(remark).__name__ for remark in scenario.result.remarks)
        case "ended":
            return str(len(scenario.results))
        case "contract":
            return f"{scenario.deal.contract.seat} {scenario.deal.contract.bid}"
        case "rows":
            return " | ".join(scenario.row_notation)
        case _:
            return _text(attrgetter(PATHS.get(kind, kind))(scenario))


def _of_seat(scenario: Start, kind: str, seat: int) -> str:
    match kind:
        case "legal":
            return ", ".join(scenario.legal(seat))
        case "extra":
            return ", ".join(map(str, scenario.extra(seat)))
        case "hand":
            return _text(scenario.deal.hands[seat])
        case "prompt":
            return told(scenario.ask(seat).prompt)
        case _:  # labels
            return ", ".join(told(choice.label) for choice in scenario.ask(seat).choices)


def _text(value: Any) -> str:
    if value is None:
        return "none"
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else str(value)
