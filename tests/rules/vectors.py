"""Vectors: a position and moves in notation, and facts of what they come to.

VECTORS = vectors(
    ("Vector 1.1, as a 2", ELEVEN.hands("6-2 1-0", "2-0 3-1", "2-2 4-1"), "6-2 as 2, 2-0, 2-2", "won: 2"),
    ("void", ELEVEN.hands("6-2", "2-0", "1-1"), "6-2 as 2, 2-0", "legal 2: play 1-1", "refused 1 yield: refused-turn"),
)

@VECTORS
def test_tricks(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)
"""

from collections.abc import Callable
from typing import Any

import pytest

from bot.rules.events import TrickWon
from tests.rules.scenario import Scenario, TrickScenario
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
        found = _told(scenario, asked)
        assert found == expected, f"{asked}: {found}"


def _told(scenario: Start, asked: str) -> str:
    kind, *words = asked.split()
    if kind == "refused":
        return scenario.refused(int(words[0]), " ".join(words[1:]))
    if words:
        return _OF_SEAT[kind](scenario, int(words[0]))
    return _FACTS[kind](scenario)


def _numbers(numbers: Any) -> str:
    return "none" if numbers is None else " ".join(map(str, numbers))


def _contract(scenario: Start) -> str:
    contract = scenario.deal.contract
    return "none" if contract is None else f"{contract.seat} {contract.bid}"


def _trick_points(scenario: Start) -> str:
    return _numbers(event.points for event in scenario.events if isinstance(event, TrickWon))


def _taken(scenario: Start) -> str:
    assert isinstance(scenario, TrickScenario)
    return _numbers(scenario.taken)


_FACTS: dict[str, Callable[[Start], str]] = {
    "act": lambda scenario: _numbers(scenario.to_act),  # the seats the match waits for
    "won": lambda scenario: _numbers(scenario.deal.won),  # who has won each trick of the deal
    "points": _trick_points,  # of the trick that was won with the last play
    "taking": _taken,  # by side, in the deal that goes on
    "taken": lambda scenario: _numbers(scenario.results[-1].taken),  # by side, in the deal that ended last
    "scored": lambda scenario: _numbers(scenario.results[-1].scored),
    "totals": lambda scenario: _numbers(scenario.totals),
    "moon": lambda scenario: str(scenario.results[-1].moon),
    "winners": lambda scenario: _numbers(scenario.winners),
    "remarks": lambda scenario: ", ".join(type(remark).__name__ for remark in scenario.results[-1].remarks),
    "ended": lambda scenario: str(len(scenario.results)),
    "deal": lambda scenario: str(scenario.deal.number),
    "first": lambda scenario: str(scenario.deal.first),
    "opener": lambda scenario: str(scenario.deal.opener),
    "phase": lambda scenario: str(scenario.deal.phase),
    "contract": _contract,
    "scoring": lambda scenario: _numbers(scenario.deal.points),  # by side, of dominoes in the deal that goes on
    "rows": lambda scenario: " | ".join(scenario.row_notation),  # type: ignore[attr-defined]
    "ends": lambda scenario: _numbers(scenario.deal.line.ends),
}
_OF_SEAT: dict[str, Callable[[Start, int], str]] = {
    "legal": lambda scenario, seat: ", ".join(scenario.legal(seat)),
    "least": lambda scenario, seat: scenario.legal(seat)[0],
    "extra": lambda scenario, seat: ", ".join(scenario.extra(seat)),
    "hand": lambda scenario, seat: " ".join(map(str, scenario.deal.hands[seat])),
    "prompt": lambda scenario, seat: told(scenario.ask(seat).prompt),
    "labels": lambda scenario, seat: ", ".join(told(choice.label) for choice in scenario.ask(seat).choices),
}
