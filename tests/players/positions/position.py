"""A position as data: how the deal came to it, the best moves there, and why."""

from dataclasses import dataclass
from typing import TypeVar

from bot.rules.moves import Move, parse_move
from bot.rules.view import Phase, View
from tests.rules.scenario import TrickScenario

Played = TypeVar("Played", bound=TrickScenario)


@dataclass(frozen=True)
class Position:
    """A decision of the seat to act in a deal that was played there move by move from full hands.

    `hand` is what that seat holds, written out for the reader; `best` are the accepted moves in notation.
    """

    name: str
    scenario: TrickScenario
    hand: str
    best: tuple[str, ...]
    reason: str

    @property
    def view(self) -> View:
        """All that the seat to act may know."""
        return self.scenario.view(self.scenario.to_act[0])

    @property
    def best_moves(self) -> set[Move]:
        return {parse_move(move) for move in self.best}


def dealt(rules: Played, hands: str, first: int = 0, unused: str = "") -> Played:
    """Deal and pass: a line for each seat, "6-6 5-4 3-1 … : 5-4 3-1 2-1" being its hand and what it passes."""
    lines = [line.split(" : ") for line in hands.strip().splitlines()]
    scenario = rules.hands(*(hand for hand, _ in lines), first=first, unused=unused, phase=Phase.PASS)
    return scenario.play(*(f"{seat} pass {passed}" for seat, (_, passed) in enumerate(lines)))


def auctioned(rules: Played, hands: str, bids: str, then: str = "", *, first: int, unused: str = "") -> Played:
    """Deal and bid: a line for each seat's hand, bids such as "pass, 30, pass, pass", and what the winner then says.

    `first` is the dealer; `then` is such as "kitty 5-0, trump 2".
    """
    scenario = rules.hands(*hands.strip().splitlines(), first=first, unused=unused, phase=Phase.BID)
    for move in (*(f"bid {bid}" for bid in bids.split(", ")), *filter(None, then.split(", "))):
        scenario = scenario.play_move(scenario.to_act[0], parse_move(move))
    return scenario


def after(scenario: Played, *tricks: str) -> Played:
    """Play tricks such as "6-6 as 6, 6-1, 0-0, 6-4 / 5-5 as 5, 5-3" or "10C, 2C / 3D".

    Each piece is played by the seat whose turn it is; the last trick may be incomplete.
    """
    for trick in " / ".join(tricks).split(" / "):
        led, *followed = trick.split(", ")
        for move in (f"lead {led}", *(f"play {piece}" for piece in followed)):
            scenario = scenario.play_move(scenario.to_act[0], parse_move(move))
    return scenario
