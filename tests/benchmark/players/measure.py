"""Mean margins per deal of a level over an opponent, over duplicate deals, what its decisions cost, and how often they
are clearly worse than the best.
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median, quantiles

from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal, Size
from tests.benchmark.players.choices import SHARE, choice_rows, judged_deal, worse_choices
from tests.benchmark.players.duplicate import Margin, Sample, play_duplicate, player_named
from tests.benchmark.players.resources import resources
from tests.benchmark.players.rows import Pairing, pairings

DEALS, FEW_DEALS = 80, 6
PATIENCE = 20  # seconds after which it is told how far a row has come
MOST_MS = 60  # of the slowest decision in a hundred


async def measure(asked: Asked) -> list[Figure]:
    """Every row, and after them what the players need; only the rows asked for, where there are any."""
    figures = await asyncio.to_thread(_measure, asked)
    return figures if asked.players.only else [*figures, *await resources()]


def _measure(asked: Asked) -> list[Figure]:
    wanted = asked.players
    deals = wanted.deals or (DEALS if asked.details and asked.size is Size.WHOLE else FEW_DEALS)
    found = pairings(wanted.level, wanted.opponent, wanted.only)
    judged = choice_rows(wanted.only)
    if not found and not judged:
        raise ValueError(f"no row is called {' or '.join(wanted.only)}")
    figures: list[Figure] = []
    times: dict[str, list[float]] = {}
    with ProcessPoolExecutor(wanted.cores, get_context("spawn")) as cores:
        # All is handed out at once, so that no core waits for the last deal of a row.
        def numbers(share: float) -> range:
            count = deals if wanted.only else max(2, round(deals * share))
            return range(wanted.first, wanted.first + count)

        playing = {it: [cores.submit(sample, it, number) for number in numbers(it.share)] for it in found}
        judging = {it: [cores.submit(judged_deal, it, number) for number in numbers(SHARE)] for it in judged}
        try:
            for pairing, samples in playing.items():
                figures += _finished(pairing, samples, times)
            for row, deals_judged in judging.items():
                figures.append(worse_choices(row, [it.result() for it in deals_judged]))
        except BaseException:
            cores.shutdown(wait=False, cancel_futures=True)
            raise
    return [*figures, *_decisions(times)]


def sample(pairing: Pairing, number: int) -> Sample:
    """One deal, played in a process of its own."""
    try:
        return play_duplicate(pairing.row, player_named(pairing.ours), player_named(pairing.theirs), number)
    except Exception as error:
        error.add_note(f"{pairing.title}, deal {number}")
        raise


def _finished(pairing: Pairing, playing: list[Future[Sample]], times: dict[str, list[float]]) -> Iterator[Figure]:
    """The figures of a row once it is finished; its decisions' times are added to those of its player."""
    began = shown = time.monotonic()
    samples: list[Sample] = []
    for it in playing:
        samples.append(it.result())
        if time.monotonic() > shown + PATIENCE:
            shown = time.monotonic()
            _tell(pairing, samples, f" so far, of {len(playing)}")
    spent = [milliseconds for sample in samples for milliseconds in sample.milliseconds]
    times.setdefault(pairing.ours, []).extend(spent)
    margin = Margin.of(samples)
    _tell(pairing, samples, f"{_spent(spent)} ({time.monotonic() - began:.0f} s)")
    unit, goals = pairing.row.unit, (pairing.goal,) if pairing.goal else ()
    yield Figure(pairing.title, margin.mean, unit, goals=goals, error=margin.error)


def _tell(pairing: Pairing, samples: list[Sample], more: str) -> None:
    margin = Margin.of(samples)
    means = f"{margin.mean:+.2f} ± {margin.error:.2f} {pairing.row.unit}, wins {100 * margin.won:.0f} %"
    print(f"  {pairing.title}: {means} of {len(samples)} deals{more}", file=sys.stderr, flush=True)


def _spent(spent: list[float]) -> str:
    return f"; a decision {median(spent):.1f} ms, p99 {p99(spent):.1f}" if spent else ""


def _decisions(times: dict[str, list[float]]) -> Iterator[Figure]:
    """The CPU time of a decision among several moves, for each level that was measured."""
    for player, spent in times.items():
        if not spent:
            continue
        goals = (Goal(AT_MOST, MOST_MS, "ours"),) if player == "hard" else ()
        yield Figure(f"a decision of {player}, median", median(spent), "ms")
        yield Figure(f"a decision of {player}, p99", p99(spent), "ms", goals=goals)


def p99(values: list[float]) -> float:
    """The value that one in a hundred exceeds."""
    return quantiles(values, n=100)[-1] if len(values) > 1 else values[0]
