"""Plants small mistakes at random places, one at a time, and tells which of them no test notices.

    python -m tests.mutants cover                 notes which test runs which line, in a quarter of an hour
    python -m tests.mutants sample 100 --seed 7   plants a hundred mistakes, prints each and the test that noticed it

Cosmic Ray makes the mistakes: another comparison, `and` for `or`, a number one off, a decorator gone. Files are drawn
by their lines. A mistake is tried against the tests that run its line in their own process, the nearest first; one that
only runs in a bot of its own process is tried against `tests/end_to_end` with `--end-to-end`. A test notices it if it
fails with the mistake and passes without.
"""

import argparse
import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import unified_diff
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData

_ROOT = Path(__file__).parent.parent
_SOURCES = ("bot", "cogs", "images")
_COVERAGE = _ROOT / ".coverage"
_OTHER_PROCESSES = ("browser", "container", "demo", "end_to_end")  # what the bot does there is not seen from here
_MOST_TESTS = 400  # of those that run a line, the nearest
_SECONDS = 900.0  # for one mistake: what takes longer hangs
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
    """A number of mistakes at random places, the same for the same sources and seed."""
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
    try:
        after = mutate_code(before, _operators()[name], occurrence)
    except AttributeError:  # Cosmic Ray knows no `except discord.NotFound`
        return None
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
    left_out = ["--ignore=tests/test_codebase.py", *(f"--ignore=tests/{it}" for it in _OTHER_PROCESSES)]
    command = [sys.executable, "-m", "pytest", *options, "--cov-context=test", "--cov-report=", *left_out]
    return subprocess.run(command, cwd=_ROOT, check=False).returncode


def tests_of(mistake: Mistake, data: CoverageData) -> list[str]:
    """The tests that run a mistake's line, or else its file; the nearest first. Else the mirroring folder.

    What a fixture runs is told of the first test alone that asks for it: there all tests of that test's file count.
    """

    def tests_in(contexts: Iterable[str]) -> set[str]:
        return {it.partition("::" if it.endswith("|setup") else "|")[0] for it in contexts if it}

    lines = data.contexts_by_lineno(str(_ROOT / mistake.path))
    found = tests_in(lines.get(mistake.line, ())) or {it for of in lines.values() for it in tests_in(of)}
    rooms = mistake.path.with_suffix("").parts

    def nearness(test: str) -> tuple[int, str]:
        file = test.partition("::")[0]
        return -sum(room in file for room in rooms), test

    mirrors = (Path("tests", *it.parts[it.parts[0] == "bot" :]) for it in mistake.path.parents)
    return sorted(found, key=nearness)[:_MOST_TESTS] or [str(next(it for it in mirrors if (_ROOT / it).is_dir()))]


def noticed_by(mistake: Mistake, tests: Sequence[str], copy: Path) -> str:
    """The test that notices a mistake in a copy of the project, or nothing."""
    file = copy / mistake.path
    ignored = list[str]()  # tests that fail without the mistake, too
    while True:
        file.write_text(mistake.after)
        try:
            failed = _first_failure(tests, copy, ignored)
        finally:
            file.write_text(mistake.before)
        if "::" not in failed or not _first_failure([failed], copy):
            return failed
        ignored.append(failed)


def _first_failure(tests: Sequence[str], copy: Path, ignored: Sequence[str] = ()) -> str:
    """The first of these tests that fails, or why they do not run; nothing where all pass."""
    chosen = copy / "chosen.txt"
    chosen.write_text("\n".join((*(f"--deselect={it}" for it in ignored), *tests)))
    command = [sys.executable, "-m", "pytest", "-n0", "-x", "-q", "-p", "no:cacheprovider", "-rfE", f"@{chosen}"]
    try:
        outcome = subprocess.run(command, cwd=copy, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "time ran out"
    if outcome.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return ""
    named = (it[2] for it in re.finditer(r"^(FAILED|ERROR) (tests/.*?)(?: - .*)?$", outcome.stdout, re.MULTILINE))
    return next(named, "the tests could not begin")


def sample(count: int, seed: int, *, end_to_end: bool, only: Collection[int] = ()) -> None:
    """Plant mistakes, or only those of these numbers, and print what came of each."""
    data = CoverageData(str(_COVERAGE))
    data.read()
    noticed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(_ROOT, copy, ignore=shutil.ignore_patterns(".git", ".uv", ".venv", ".coverage*", "__pycache__"))
        drawn = [(number, it) for number, it in enumerate(draw(count, seed), 1) if not only or number in only]
        for number, mistake in drawn:
            test = noticed_by(mistake, tests_of(mistake, data), copy)
            if not test and end_to_end:
                test = noticed_by(mistake, ["tests/end_to_end"], copy)
            noticed += bool(test)
            print(f"{number:3} {test or 'NOT NOTICED'}\n    {mistake}", flush=True)
    print(f"{noticed} of {len(drawn)} noticed (seed {seed})")


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
    sampling.add_argument(
        "--only", type=int, nargs="+", default=(), metavar="NUMBER", help="of these, as printed before"
    )
    sampling.add_argument("--end-to-end", action="store_true", help="what nobody notices is tried there too: slow")
    chosen = parser.parse_args()
    if chosen.command == "cover":
        sys.exit(cover())
    sample(chosen.count, chosen.seed, end_to_end=chosen.end_to_end, only=chosen.only)


if __name__ == "__main__":
    main()
