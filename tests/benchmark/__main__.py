"""`python -m tests.benchmark [PART …]`: one table of figures beside their floors and goals. No test asserts any."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.benchmark import flood, growth, many, pictures, play, rules, store, throughput
from tests.benchmark.figures import Asked, Figure, Run, commit
from tests.benchmark.report import table

PARTS: dict[str, Callable[[Asked], Awaitable[list[Figure]]]] = {
    "play": play.measure,
    "throughput": throughput.sqlite,
    "postgresql": throughput.postgresql,
    "shards": throughput.shards,
    "pictures": pictures.measure,
    "flood": flood.measure,
    "many": many.measure,
    "growth": growth.measure,
    "store": store.measure,
    "rules": rules.measure,
}


async def measure(asked: argparse.Namespace, run: Run) -> None:
    """Measure the parts asked for, in turn."""
    for name in asked.parts or PARTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        run.figures += await PARTS[name](
            Asked(asked.quick, bool(asked.parts), asked.rules_of, asked.idle, asked.tables)
        )
        if asked.save:
            run.save(asked.save)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmark", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (all)")
    parser.add_argument("--quick", action="store_true", help="smaller and noisier")
    parser.add_argument("--rules-of", metavar="COMMIT", help="run the rules of another commit beside ours")
    parser.add_argument("--idle", type=float, default=60, metavar="SECONDS", help="how long to watch an idle process")
    parser.add_argument("--tables", type=int, metavar="COUNT", help="how many tables are many (10,000)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a run that was saved")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save this run (JSON)")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    against = Run.load(asked.against) if asked.against else None
    run = Run(commit=commit(), is_quick=asked.quick)
    try:
        asyncio.run(measure(asked, run))
    finally:  # a part that failed takes nothing from those before it
        print(table(run, against))


if __name__ == "__main__":
    main()
