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
    "act": lambda it: _numbers(it.to_act),  # the seats the match waits for
    "won": lambda it: _numbers(it.deal.won),  # who has won each trick of the deal
    "points": _trick_points,  # of the trick that was won with the last play
    "taking": _taken,  # by side, in the deal that goes on
    "taken": lambda it: _numbers(it.results[-1].taken),  # by side, in the deal that ended last
    "scored": lambda it: _numbers(it.results[-1].scored),
    "totals": lambda it: _numbers(it.totals),
    "moon": lambda it: str(it.results[-1].moon),
    "winners": lambda it: _numbers(it.winners),
    "remarks": lambda it: ", ".join(type(remark).__name__ for remark in it.results[-1].remarks),
    "ended": lambda it: str(len(it.results)),
    "deal": lambda it: str(it.deal.number),
    "first": lambda it: str(it.deal.first),
    "opener": lambda it: str(it.deal.opener),
    "phase": lambda it: str(it.deal.phase),
    "contract": _contract,
    "scoring": lambda it: _numbers(it.deal.points),  # by side, of dominoes in the deal that goes on
    "rows": lambda it: " | ".join(it.row_notation),  # type: ignore[attr-defined]
    "ends": lambda it: _numbers(it.deal.line.ends),
}
_OF_SEAT: dict[str, Callable[[Start, int], str]] = {
    "legal": lambda it, seat: ", ".join(it.legal(seat)),
    "least": lambda it, seat: it.legal(seat)[0],
    "extra": lambda it, seat: ", ".join(it.extra(seat)),
    "hand": lambda it, seat: " ".join(map(str, it.deal.hands[seat])),
    "prompt": lambda it, seat: told(it.ask(seat).prompt),
    "labels": lambda it, seat: ", ".join(told(choice.label) for choice in it.ask(seat).choices),
}
