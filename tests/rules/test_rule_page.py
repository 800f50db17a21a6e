"""The page of the rules: what cites it, the examples that the tests name, and the options it lists."""

import re
from functools import cache
from pathlib import Path

import pytest

import bot
import tests
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import dump
from bot.words.speaker import say

BOT, TESTS = (Path(package.__path__[0]) for package in (bot, tests))
PAGE = next(BOT.rglob("RULES.md")).read_text("utf-8")
HEADINGS = dict(re.findall(r"^## (\d)\. (.+)$", PAGE, re.MULTILINE))
RULES = {*HEADINGS, *re.findall(r"^\*\*(\d\.\d+) ", PAGE, re.MULTILINE)}
VECTORS = re.findall(r"^- \*\*Vector (\d\.\d+)\*\*", PAGE, re.MULTILINE)


@cache
def named() -> set[str]:
    """The vectors that tests name."""
    sources = (path.read_text("utf-8") for path in (TESTS / "rules").rglob("test_*.py"))
    return {vector for source in sources for vector in re.findall(r"\bVector (\d\.\d+)", source)}


def section_of(game: AnyGame) -> str:
    """The number of the section that a game's title heads."""
    return next(number for number, heading in HEADINGS.items() if heading.startswith(say(game.title)))


def test_vectors_are_numbered_without_a_gap_and_named_by_tests() -> None:
    for section in HEADINGS:
        numbers = [int(vector.split(".")[1]) for vector in VECTORS if vector.startswith(section)]
        assert numbers == list(range(1, len(numbers) + 1)), f"section {section}"
        assert numbers or section == "0", f"section {section} has no vectors"
    played = {"0", *map(section_of, CATALOGUE.values())}  # a page may settle a game before it is there
    assert [vector for vector in VECTORS if vector[0] in played and vector not in named()] == []
    assert set(VECTORS) >= named()


def test_every_rule_that_is_cited_is_on_the_page() -> None:
    cited = {
        (rule, path.name)
        for path in (*BOT.rglob("*.py"), *TESTS.rglob("*.py"))
        for rule in re.findall(r"rules §(\d(?:\.\d+)?)", path.read_text("utf-8"))
    }
    assert cited
    assert [citation for citation in cited if citation[0] not in RULES] == []


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_the_page_has_every_option_with_its_default_and_its_values(game: AnyGame) -> None:
    section = PAGE.partition(f"\n## {section_of(game)}. ")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)`[^|]*\|(.*)$", section, re.MULTILINE))
    assert set(rows) == {rule.name for rule in game.house_rules}
    for rule in game.house_rules:
        usual, row = dump(game.options_type())[rule.name], rows[rule.name]
        default = row.split("|")[0]
        word = rule.usual if rule.usual in ("none", "off") else "usual"  # for a number of 0
        assert word in default if usual == 0 else re.search(rf"(^|\W){usual}\b", default), rule.name
        named = [choice.value for choice in rule.offered_values if isinstance(choice.value, str)]
        assert [value for value in named if f"`{value}`" not in row] == []
        assert not rule.span or f"any number up to {rule.span[1]}" in row
