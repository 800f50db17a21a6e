"""Learn each table of the games until its curve is flat, and rewrite the games' files.

A later run resumes an interrupted one. With `--curves` it only prints the curves.
"""

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bot.players.learn.curve import kept
from bot.players.learn.tables import GAMES, tables_of, taught

FOLDER = Path(__file__).parents[1] / "policies"
PLENTY = 100_000_000


def curves(games: list[str], folder: Path) -> Iterator[str]:
    """The curves as rows of a table: the margin after each cycle, the error of the last, and the hours."""
    for game in games:
        for table in tables_of(game):
            points = kept(_file(folder, game, table)).points
            if points:
                told = ", ".join(f"{point.deals // 1000}k {point.margin:+.3g}" for point in points)
                yield f"| {game} {table} | {told} | {points[-1].error:.2g} | {points[-1].seconds / 3600:.2g} |"


def _file(folder: Path, game: str, table: str) -> Path:
    return folder / f"{game}-{table}.npz"


def main() -> None:
    parser = argparse.ArgumentParser("python -m bot.players.learn", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, where none is named")
    parser.add_argument(
        "--deals", type=int, default=PLENTY, help="for each table at most; else until nothing is gained"
    )
    parser.add_argument("--processes", type=int, help="tables that are learnt at once; else one a core")
    parser.add_argument("--folder", type=Path, default=Path("data/learning"), help="what is kept meanwhile")
    parser.add_argument("--curves", action="store_true", help="print the curves and learn nothing")
    asked = parser.parse_args()
    games: list[str] = asked.games or [*GAMES]
    if unknown := [game for game in games if game not in GAMES]:
        parser.error(f"no game is called {unknown[0]}; there are {', '.join(GAMES)}")
    if asked.curves:
        sys.stdout.writelines(f"{row}\n" for row in curves(games, asked.folder))
        return
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        done: dict[tuple[str, str], Future[tuple[int, dict[str, Any]]]] = {
            (game, table): pool.submit(taught, game, table, _file(asked.folder, game, table), asked.deals)
            for game in games
            for table in tables_of(game)
        }
        for game in games:
            found = {table: future.result() for (name, table), future in done.items() if name == game}
            stored = {table: {"deals": deals} | packed for table, (deals, packed) in found.items()}
            text = json.dumps({"tables": stored}).encode()
            FOLDER.joinpath(f"{game}.json.gz").write_bytes(gzip.compress(text, mtime=0))


if __name__ == "__main__":
    main()
