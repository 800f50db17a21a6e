"""Mean margins per deal of a level over an opponent, over duplicate deals, and what its decisions cost."""

import asyncio
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median, quantiles

from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal, Size
from tests.benchmark.players.duplicate import Margin, Sample, play_duplicate, player_named
from tests.benchmark.players.resources import resources
from tests.benchmark.players.rows import Pairing, pairings

DEALS, FEW_DEALS = 80, 6
MOST_MS = 60  # of the slowest decision in a hundred


async def measure(asked: Asked) -> list[Figure]:
    """Every row, and after them what the players need; only the rows asked for, where there are any."""
    figures = await asyncio.to_thread(_measure, asked)
    return figures if asked.players.only else [*figures, *await resources()]


def _measure(asked: Asked) -> list[Figure]:
    wanted = asked.players
    deals = wanted.deals or (DEALS if asked.details and asked.size is Size.WHOLE else FEW_DEALS)
    found = pairings(wanted.level, wanted.opponent, wanted.only)
    if not found:
        raise ValueError(f"no row is called {' or '.join(wanted.only)}")
    figures: list[Figure] = []
    times: dict[str, list[float]] = {}
    with ProcessPoolExecutor(wanted.cores, get_context("spawn")) as cores:
        # All is handed out at once, so that no core waits for the last deal of a row.
        counts = [deals if wanted.only else max(2, round(deals * it.share)) for it in found]
        numbers = [range(wanted.first, wanted.first + count) for count in counts]
        playing = {
            it: [cores.submit(sample, it, number) for number in own] for it, own in zip(found, numbers, strict=True)
        }
        try:
            for pairing, samples in playing.items():
                figures += _finished(pairing, samples, times)
        except BaseException:
            cores.shutdown(wait=False, cancel_futures=True)
            raise
    return [*figures, *_decisions(times)]


def sample(pairing: Pairing, number: int) -> Sample:
    try:
        return play_duplicate(pairing.row, player_named(pairing.ours), player_named(pairing.theirs), number)
    except Exception as error:
        error.add_note(f"{pairing.title}, deal {number}")
        raise


def _finished(pairing: Pairing, playing: list[Future[Sample]], times: dict[str, list[float]]) -> Iterator[Figure]:
    """The figures of a row once it is finished; its decisions' times are added to those of its player."""
    began, samples = time.monotonic(), [it.result() for it in playing]
    spent = [milliseconds for sample in samples for milliseconds in sample.milliseconds]
    times.setdefault(pairing.ours, []).extend(spent)
    margin, unit = Margin.of(samples), pairing.row.unit
    means = f"{margin.mean:+.2f} ± {margin.error:.2f} {unit}, wins {100 * margin.won:.0f} % of {len(samples)} deals"
    print(f"  {pairing.title}: {means} ({time.monotonic() - began:.0f} s)", file=sys.stderr, flush=True)
    yield Figure(pairing.title, margin.mean, unit, goals=(pairing.goal,) if pairing.goal else (), error=margin.error)


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
