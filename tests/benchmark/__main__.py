"""`python -m tests.benchmark [PART …]`: one table of figures beside their floors and goals. No test asserts any."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.benchmark import flood, growth, many, paths, pictures, play, rules, store, throughput, weeks
from tests.benchmark.figures import Asked, AskedOfPlayers, Figure, Run, Size, commit, table
from tests.benchmark.players import measure as players
from tests.benchmark.players.duplicate import OF_COMMIT
from tests.benchmark.players.measure import DEALS
from tests.benchmark.players.rows import ROWS

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
    "weeks": weeks.measure,
    "rules": rules.measure,
    "players": players.measure,
    "paths": paths.measure,
}


async def measure(asked: argparse.Namespace, run: Run) -> None:
    """Measure the parts asked for, in turn."""
    for name in asked.parts or PARTS:
        print(f"{name} …", file=sys.stderr, flush=True)
        opponent = asked.opponent + (OF_COMMIT + asked.opponent_of if asked.opponent_of else "")
        of_players = AskedOfPlayers(tuple(asked.only), asked.deals, asked.first, asked.level, opponent, asked.cores)
        run.figures += await PARTS[name](
            Asked(asked.size, bool(asked.parts), asked.beside, asked.idle, asked.tables, of_players)
        )
        if asked.save:
            run.save(asked.save)


def add_players(parser: argparse.ArgumentParser) -> None:
    """What can be asked of the part `players`."""
    group = parser.add_argument_group(
        "players",
        "How much a level wins a deal from an opponent, over duplicate deals: each is played with the level on every "
        "side in turn. Rows are printed as they are finished; the same deals are played each time. For instance: "
        "players --only black-tile-11 --opponent hard --opponent-of main~20, or players --only 'levels/*/expert', "
        "or players --only hearts --level my.module:choose --opponent hard.",
    )
    group.add_argument(
        "--only", nargs="+", default=[], metavar="ROW",
        help=f"of {', '.join(row.name for row in ROWS)}, levels/ROW/LEVEL (a level over the one below); * is any text",
    )  # fmt: skip
    group.add_argument("--deals", type=int, metavar="N", help=f"deals of a row ({DEALS}); of a slow one, fewer")
    group.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first of them (0)")
    player = "a level, or module:function of (view, seed)"
    group.add_argument("--level", default="hard", metavar="PLAYER", help=f"who is measured (hard): {player}")
    group.add_argument("--opponent", default="normal", metavar="PLAYER", help="the player to play against (normal)")
    group.add_argument("--opponent-of", metavar="COMMIT", help="the opponent is this level of another commit's players")
    group.add_argument("--cores", type=int, default=2, metavar="N", help="processes side by side (2)")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmark", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (all)")
    sizes = {"dest": "size", "action": "store_const", "default": Size.WHOLE}
    parser.add_argument("--quick", const=Size.QUICK, help="smaller and noisier", **sizes)
    parser.add_argument("--least", const=Size.LEAST, help="only to see that it runs", **sizes)
    parser.add_argument("--beside", metavar="COMMIT", help="measure the bot (play) or rules of another commit too")
    parser.add_argument("--idle", type=float, default=60, metavar="SECONDS", help="how long to watch an idle process")
    parser.add_argument("--tables", type=int, metavar="COUNT", help="how many tables are many (10,000)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with a run that was saved")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save this run (JSON)")
    add_players(parser)
    asked = parser.parse_args(arguments)
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"no part is called {', '.join(sorted(unknown))}")
    against = Run.load(asked.against) if asked.against else None
    run = Run(commit=commit(), is_quick=asked.size > Size.WHOLE)
    try:
        asyncio.run(measure(asked, run))
    finally:  # a part that failed takes nothing from those before it
        print(table(run, against))


if __name__ == "__main__":
    main()
