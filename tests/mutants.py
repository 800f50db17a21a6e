"""Plants small mistakes at random places, one at a time, and tells which of them no test notices.

    python -m tests.mutants cover                 notes which test runs which line, in a quarter of an hour
    python -m tests.mutants sample 100 --seed 7   plants a hundred mistakes, prints each and the test that noticed it

Cosmic Ray makes the mistakes: another comparison, `and` for `or`, a number one off, a decorator gone. Files are drawn
by their lines. A mistake is tried against the tests that run its line in their own process, the nearest first; one that
only runs in a bot of its own process is tried against `tests/end_to_end` with `--end-to-end`.
"""

import argparse
import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData

_ROOT = Path(__file__).parent.parent
_SOURCES = ("bot", "cogs", "images")
_COVERAGE = _ROOT / ".coverage"
_OTHER_PROCESSES = ("browser", "container", "demo", "end_to_end")  # what the bot does there is not seen from here
_MOST_TESTS = 400  # of those that run a line, the nearest
_SECONDS = 120.0  # for one mistake
_SECONDS_END_TO_END = 600.0
# What no test needs to notice: `is` for `==` between members of an enumeration.
_EQUIVALENT = re.compile("core/ReplaceComparisonOperator_(Is_Eq|Eq_Is|IsNot_NotEq|NotEq_IsNot)")


@dataclass(frozen=True)
class Mistake:
    """One change of one file."""

    path: Path  # relative to the project
    line: int
    operator: str
    before: str
    after: str

    def __str__(self) -> str:
        changed = unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        shown = " / ".join(it.strip() for it in list(changed)[3:])
        return f"{self.path}:{self.line} {self.operator.removeprefix('core/')}: {shown}"


def draw(count: int, seed: int) -> Iterator[Mistake]:
    """That many mistakes at random places, the same for the same sources and seed."""
    chance = random.Random(seed)
    every = [path for room in _SOURCES for path in sorted((_ROOT / room).glob("**/*.py"))]
    paths = [path for path in every if "migrations" not in path.parts]
    sizes = [len(path.read_text().splitlines()) for path in paths]
    while count:
        path = chance.choices(paths, sizes)[0]
        mistake = _draw_in(path, chance)
        if mistake is not None:
            count -= 1
            yield mistake


def _draw_in(path: Path, chance: random.Random) -> Mistake | None:
    """A mistake in a file; None where it has no place for one."""
    before = path.read_text()
    unread = _unread_lines(before)
    tree = get_ast(before)
    places: dict[tuple[int, int], list[tuple[str, int]]] = {}
    for name, operator in _operators().items():
        starts = (start for node in ast_nodes(tree) for start, _ in operator.mutation_positions(node))
        for occurrence, start in enumerate(starts):
            if start[0] not in unread:
                places.setdefault(start, []).append((name, occurrence))
    if not places:
        return None
    place = chance.choice(sorted(places))
    name, occurrence = chance.choice(places[place])
    after = mutate_code(before, _operators()[name], occurrence)
    return None if after is None else Mistake(path.relative_to(_ROOT), place[0], name, before, after)


@cache
def _operators() -> dict[str, Any]:  # an Operator's own signature says that it finds nothing
    named = {name: get_operator(name) for name in sorted(operator_names()) if not _EQUIVALENT.fullmatch(name)}
    return {name: kind() for name, kind in named.items() if not kind.arguments()}


def _unread_lines(source: str) -> set[int]:
    """The lines of annotations: `X | None` is no calculation."""
    lines = set[int]()
    for node in ast.walk(ast.parse(source)):
        for name in ("annotation", "returns"):
            part = getattr(node, name, None)
            if part is not None:
                lines.update(range(part.lineno, part.end_lineno + 1))
    return lines


def cover() -> int:
    """Note which test runs which line. Returns the exit code of the tests."""
    options = [f"--cov={source}" for source in _SOURCES]
    left_out = ["--deselect=tests/test_codebase.py", *(f"--ignore=tests/{it}" for it in _OTHER_PROCESSES)]
    command = [sys.executable, "-m", "pytest", *options, "--cov-context=test", "--cov-report=", *left_out]
    return subprocess.run(command, cwd=_ROOT, check=False).returncode


def tests_of(mistake: Mistake, data: CoverageData) -> list[str]:
    """The tests that run a mistake's line, or else its file; the nearest first. Else the mirroring folder."""
    lines = data.contexts_by_lineno(str(_ROOT / mistake.path))
    on_line = {it.partition("|")[0] for it in lines.get(mistake.line, ()) if it}
    found = on_line or {it.partition("|")[0] for contexts in lines.values() for it in contexts if it}
    rooms = mistake.path.with_suffix("").parts

    def nearness(test: str) -> tuple[int, str]:
        file = test.partition("::")[0]
        return -sum(room in file for room in rooms), test

    mirrors = (Path("tests", *it.parts[it.parts[0] == "bot" :]) for it in mistake.path.parents)
    return sorted(found, key=nearness)[:_MOST_TESTS] or [str(next(it for it in mirrors if (_ROOT / it).is_dir()))]


def noticed_by(mistake: Mistake, tests: Sequence[str], copy: Path, *, seconds: float = _SECONDS) -> str:
    """The test that notices a mistake in a copy of the project, or nothing."""
    file, chosen = copy / mistake.path, copy / "chosen.txt"
    file.write_text(mistake.after)
    chosen.write_text("\n".join(tests))
    command = [sys.executable, "-m", "pytest", "-n0", "-x", "-q", "-p", "no:cacheprovider", "-rfE", f"@{chosen}"]
    try:
        outcome = subprocess.run(command, cwd=copy, capture_output=True, text=True, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return "time ran out"
    finally:
        file.write_text(mistake.before)
    if outcome.returncode == 0:
        return ""
    named = (line for line in outcome.stdout.splitlines() if re.match("(FAILED|ERROR) tests/", line))
    return next(named, "the tests could not begin").partition(" - ")[0]


def sample(count: int, seed: int, *, end_to_end: bool) -> None:
    """Plant mistakes, and print what came of each."""
    data = CoverageData(str(_COVERAGE))
    data.read()
    noticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(_ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", ".coverage*", "__pycache__"))
        for number, mistake in enumerate(draw(count, seed), 1):
            who = noticed_by(mistake, tests_of(mistake, data), copy)
            if not who and end_to_end:
                who = noticed_by(mistake, ["tests/end_to_end"], copy, seconds=_SECONDS_END_TO_END)
            noticed += bool(who)
            print(f"{number:3} {who or 'NOBODY'}\n    {mistake}", flush=True)
    print(f"{noticed} of {count} noticed (seed {seed})")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("cover")
    sampling = commands.add_parser("sample")
    sampling.add_argument("count", type=int)
    sampling.add_argument("--seed", type=int, default=1)
    sampling.add_argument("--end-to-end", action="store_true", help="what nobody notices is tried there too: slow")
    chosen = parser.parse_args()
    if chosen.command == "cover":
        sys.exit(cover())
    sample(chosen.count, chosen.seed, end_to_end=chosen.end_to_end)


if __name__ == "__main__":
    main()
