"""How often a level's choice is clearly worse than the best: as many worlds judge it, on views of ordinary deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from statistics import fmean

from bot.players.analysis import analysed
from bot.players.computer import LEVELS
from bot.rules.moves import Move
from bot.rules.view import Phase
from bot.words.decision import Decision
from tests.benchmark.figures import Figure
from tests.benchmark.players.duplicate import Turn, margin_of, play, player_named
from tests.benchmark.players.rows import ROWS, Row

WORLDS = 200  # to find the best move; twice as many others tell what the choice costs
WORTH = 0.03  # of a deal's typical margin: less than that is nothing to speak of
SHARE = 0.5  # of the deals asked for: a judgement takes long
PLAYED = (Phase.OPENING, Phase.PLAY, Phase.TURN, Phase.PLACE)


@dataclass(frozen=True)
class ChoiceRow:
    """A level's choices in the deals of a row."""

    row: Row
    level: str

    @property
    def name(self) -> str:
        return f"choices/{self.row.name}/{self.level}"


@dataclass(frozen=True)
class JudgedDeal:
    """What each choice of one seat clearly cost in a deal, perhaps nothing, and by how much a side won or lost it."""

    costs: tuple[float, ...]
    margin: float


def choice_rows(only: Sequence[str] = ()) -> list[ChoiceRow]:
    """Each level in each row by which levels are measured; `only` names rows, "*" standing for any text."""
    found = [ChoiceRow(row, level) for row in ROWS if row.has_levels for level in LEVELS]
    return [it for it in found if not only or any(fnmatch(it.name, name) for name in only)]


def judged_deal(asked: ChoiceRow, number: int) -> JudgedDeal:
    """Let `normal` play a deal, and ask the level what it would have done in one of the seats."""
    row, usual, level = asked.row, player_named("normal"), player_named(asked.level)
    costs: list[float] = []

    def watched(turn: Turn) -> Move:
        if turn.view.phase in PLAYED:
            decision = analysed(turn.view, level(turn), WORLDS, turn.seed)
            if decision is not None:
                costs.append(clear_cost(decision))
        return usual(turn)

    seats = [watched if seat == number % row.players else usual for seat in range(row.players)]
    scored = play(row, seats, number)
    return JudgedDeal(tuple(costs), fmean(abs(margin_of(side, scored, low_wins=False)) for side in range(len(scored))))


def clear_cost(decision: Decision) -> float:
    """How much less than the best a choice should come to, where that is more than chance."""
    return decision.cost if decision.is_clear else 0.0


def worse_choices(asked: ChoiceRow, deals: Sequence[JudgedDeal]) -> Figure:
    """The share of choices that clearly cost more than a little of what deals are about."""
    least = WORTH * fmean(deal.margin for deal in deals)
    worse = [cost > least for deal in deals for cost in deal.costs]
    share = fmean(worse) if worse else 0.0
    error = (share * (1 - share) / max(1, len(worse))) ** 0.5
    return Figure(f"{asked.row.title}, clearly worse choices of {asked.level}", 100 * share, "%", error=100 * error)
