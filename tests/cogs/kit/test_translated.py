"""Commands in everyone's own language: as they are registered, as each sees them, and as they are written in texts."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import Boneyard
from bot.message import Message
from bot.playground.api.checks.commands import LOCALES, check_all
from bot.playground.api.errors import Form
from bot.words.locales import ENGLISH
from bot.words.speaker import speaker
from cogs.kit.command_words import CommandTranslator
from tests.cogs.conftest import Bench
from tests.words.seventh import seventh_language
from tests.words.written import english_ids

pytestmark = pytest.mark.asyncio(loop_scope="module")
Node = dict[str, Any]


def ours(bot: Boneyard) -> Iterator[Any]:
    """The commands of the program; the others are of tests."""
    return (it for it in bot.tree.get_commands() if it.module and it.module.startswith("cogs."))


async def registered(bot: Boneyard) -> list[Node]:
    return [await it.get_translated_payload(bot.tree, CommandTranslator()) for it in ours(bot)]


def nodes(within: list[Node]) -> Iterator[Node]:
    for node in within:
        yield node
        yield from nodes(node.get("options", []))
        yield from node.get("choices", [])


def called(node: Node, locale: str) -> str:
    return node.get("name_localizations", {}).get(locale, node["name"])


async def test_the_catalogue_has_the_true_names(bench: Bench) -> None:
    commands = [it for it in chain(ours(bench.bot), bench.bot.tree.walk_commands()) if it.module.startswith("cogs.")]
    names = {it.name for it in commands if not isinstance(it, app_commands.ContextMenu)}
    options = {
        parameter.display_name for it in commands if isinstance(it, app_commands.Command) for parameter in it.parameters
    }
    english = speaker(ENGLISH)
    for family, found in (("command-name", names), ("parameter", options)):
        assert {it for it in english_ids() if it.startswith(f"{family}-")} == {f"{family}-{it}" for it in found}
        assert all(english.say(Message(f"{family}-{name}")) == name for name in found)


async def test_in_every_language_they_are_what_discord_takes(bench: Bench) -> None:
    commands, form = await registered(bench.bot), Form()
    check_all(commands, form)
    form.check()
    assert set(LOCALES) == {it.value for it in discord.Locale}


@pytest.mark.parametrize("locale", LOCALES)
async def test_no_two_beside_each_other_have_the_same_name(bench: Bench, locale: str) -> None:
    def check(siblings: list[Node]) -> None:
        names = [called(it, locale) for it in siblings]
        assert len(set(names)) == len(names), names
        for it in siblings:
            check(it.get("options", []))
            check(it.get("choices", []))

    commands = await registered(bench.bot)
    check([it for it in commands if it["type"] == 1])
    check([it for it in commands if it["type"] != 1])


async def test_a_seventh_language_is_registered_for_its_locale_alone(bench: Bench, tmp_path: Path) -> None:
    before = await registered(bench.bot)
    sources = {
        "core": "",
        "commands": "command-name-new = nuovo\nparameter-game = gioco\ncommand-domino-new = Apri un tavolo.\n"
        "    .game = Il gioco\nmenu-replay = Rivedi\nchoice-level-easy = Facile\n",
    }
    with seventh_language(tmp_path, sources) as language:
        after = await registered(bench.bot)
    domino = next(it for it in after if it["name"] == "domino")
    new = next(it for it in domino["options"] if it["name"] == "new")
    assert new["name_localizations"][language] == "nuovo"
    assert new["description_localizations"][language] == "Apri un tavolo."
    game = next(it for it in new["options"] if it["name"] == "game")
    assert (game["name_localizations"][language], game["description_localizations"][language]) == ("gioco", "Il gioco")
    assert "Rivedi" in {called(it, language) for it in after}
    assert "Facile" in {called(it, language) for it in nodes(after)}
    # What is not translated is not registered: Discord shows the English.
    assert language not in domino["name_localizations"]
    for old, new in zip(nodes(before), nodes(after), strict=True):
        for key in ("name_localizations", "description_localizations"):
            others = [{at: it for at, it in node.get(key, {}).items() if at != language} for node in (old, new)]
            assert others[0] == others[1]


async def test_it_costs_one_call(bench: Bench) -> None:
    calls = [it for it in bench.playground.log.entries if re.search(r"/applications/\d+/commands", it.path)]
    assert [it.method for it in calls] == ["PUT"]
