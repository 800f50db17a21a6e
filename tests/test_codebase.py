"""Rules of the code that no linter has, and contracts in pyproject.toml that name every part there is."""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from importlinter.api import read_configuration

from tests.source import ROOT, SOURCES, nodes_of, tree_of

PROJECT = ROOT / "pyproject.toml"
RULES = sorted((ROOT / "bot" / "rules").glob("**/*.py"))
IMPURE = {"asyncio", "datetime", "os", "pathlib", "random", "secrets", "socket", "subprocess", "threading", "time"}


def contracts() -> list[dict[str, Any]]:
    return read_configuration(str(PROJECT))["contracts_options"]


def contract(name: str) -> dict[str, Any]:
    return next(it for it in contracts() if it["id"] == name)


def parts(folder: Path) -> set[str]:
    """The modules and packages of a folder, by name."""
    found = {it.stem for it in folder.iterdir() if it.suffix == ".py" or (it / "__init__.py").exists()}
    return found - {"__init__"}


def placed(layers: list[str]) -> set[str]:
    return {name.strip() for layer in layers for name in layer.split("|")}


HOUSE = {f"bot.{name}" for name in parts(ROOT / "bot")} | {"cogs", "images"}


def test_every_part_of_the_house_has_its_floor() -> None:
    assert placed(contract("floors")["layers"]) == HOUSE


def test_the_playground_knows_no_part_of_the_bot() -> None:
    assert set(contract("playground-alone")["forbidden_modules"]) == HOUSE - {"bot.playground"}


def test_every_room_of_the_playground_has_its_floor() -> None:
    rooms = {f"bot.playground.{name}" for name in parts(ROOT / "bot" / "playground")}
    assert placed(contract("playground-rooms")["layers"]) == rooms


def test_all_packed_packages_are_linted() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]
    assert project["importlinter"]["root_packages"] == project["hatch"]["build"]["targets"]["wheel"]["packages"]


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_the_rules_are_pure(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        inside = name.startswith("bot.rules.") or name == "bot.message"
        assert inside or top in sys.stdlib_module_names, f"{path.name} imports {name}"
        assert top not in IMPURE, f"{path.name} imports {name}: the rules have no clock, no I/O and no chance"


Function = ast.FunctionDef | ast.AsyncFunctionDef
MOST_LINES, MOST_PARAMETERS = 60, 7  # of a function; of a slash command's parameters Discord makes options


def test_each_public_class_has_a_name_of_its_own() -> None:
    named = Counter(
        node.name for path in SOURCES for node in tree_of(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and "migrations" not in path.parts
    )  # fmt: skip
    assert [name for name, count in named.items() if count > 1] == []


def test_functions_are_short_and_take_few_parameters() -> None:
    found = [f"{path.relative_to(ROOT)}: {it}" for path in SOURCES for it in too_large(path)]
    assert found == []


def too_large(path: Path) -> Iterator[str]:
    for node in nodes_of(path):
        if isinstance(node, Function) and "migrations" not in path.parts:
            given = [it.arg for it in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
            parameters = len([name for name in given if name not in ("self", "cls")])
            parameters += (node.args.vararg is not None) + (node.args.kwarg is not None)
            is_command = any("app_commands" in ast.unparse(it) for it in node.decorator_list)
            if (node.end_lineno or 0) - node.lineno >= MOST_LINES or (parameters > MOST_PARAMETERS and not is_command):
                yield node.name


def test_a_longest_says_of_what() -> None:
    bare = [path for path in SOURCES if any("LONGEST" in names_set(it) for it in tree_of(path).body)]
    assert bare == []


def names_set(node: ast.stmt) -> set[str]:
    """The names that a statement at a module's top sets."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}


def test_a_feature_is_found_in_one_folder() -> None:
    """A change of the daily deal takes no other knowledge than its folder, and what contests share."""
    assert len(parts(ROOT / "cogs" / "daily")) + len(parts(ROOT / "cogs" / "contests")) <= 17


TESTS = sorted((ROOT / "tests").glob("**/*.py"))
ODD_NAME = re.compile("test_(what|who|whom|whoever|nobody|of)_")
MOST_OF_A_NAME = 70  # characters
MAY_SLEEP = ("benchmark/", "playground/sample_bot.py")  # what they measure or are is slow


def test_tests_have_short_names_that_say_something() -> None:
    named = [it.name for path in TESTS for it in ast.walk(tree_of(path)) if isinstance(it, Function)]
    tests = [it for it in named if it.startswith("test_")]
    assert tests
    assert [it for it in tests if ODD_NAME.match(it) or len(it) > MOST_OF_A_NAME] == []


def test_no_test_waits_by_the_clock() -> None:
    """Only a loop that asks again and again, where nothing tells when it is so, sleeps between."""
    paths = [path for path in TESTS if not str(path.relative_to(ROOT / "tests")).startswith(MAY_SLEEP)]
    assert [f"{path.relative_to(ROOT)}:{line}" for path in paths for line in sleeps(tree_of(path))] == []


def sleeps(tree: ast.Module) -> Iterator[int]:
    """The lines that sleep for longer than a turn of the event loop, but for those in a `while`."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    polled = {id(node) for loop in loops for node in ast.walk(loop)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                ast.Name("sleep")
                | ast.Attribute(ast.Name("asyncio" | "time"), "sleep")
                | ast.Attribute(attr="wait_for_timeout"),
                given,
            ):
                is_turn = bool(given) and ast.unparse(given[0]) == "0"
                if not is_turn and id(node) not in polled:
                    yield node.lineno
            case _:
                pass


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, wherever in the file."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: write imports out in full"
            yield node.module or ""
