"""`python -m tests.benchmark [PART …]`: one table of figures beside their floors and goals. No test asserts any."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.benchmark import pictures, play, throughput
from tests.benchmark.figures import Asked, Figure, Run, commit
from tests.benchmark.report import table

PARTS: dict[str, Callable[[Asked], Awaitable[list[Figure]]]] = {
    "play": play.measure,
    "throughput": throughput.measure,
    "pictures": pictures.measure,
}


async def measure(asked: argparse.Namespace) -> Run:
    """Measure the parts asked for, in turn."""
    run = Run(commit=commit(), is_quick=asked.quick)
    for name in asked.parts or PARTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        run.figures += await PARTS[name](Asked(asked.quick, details=bool(asked.parts)))
    return run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmark", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", choices=[[], *PARTS], help=f"of {', '.join(PARTS)} (all)")
    parser.add_argument("--quick", action="store_true", help="smaller and noisier")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a run that was saved")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save this run (JSON)")
    asked = parser.parse_args()
    run = asyncio.run(measure(asked))
    if asked.save:
        run.save(asked.save)
    print(table(run, Run.load(asked.against) if asked.against else None))


if __name__ == "__main__":
    main()
