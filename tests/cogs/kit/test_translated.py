"""Commands in everyone's own language: as they are registered, as each sees them, and as they are written in texts."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.app import Boneyard
from bot.playground.api.checks.commands import LOCALES, check_all
from bot.playground.api.errors import Form
from cogs.kit.command_words import CommandTranslator
from tests.cogs.conftest import Bench, RunningBot

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


async def test_it_costs_one_call(running_bot: RunningBot) -> None:
    calls = [it for it in running_bot.start.entries if re.search(r"/applications/\d+/commands", it.path)]
    assert [it.method for it in calls] == ["PUT"]
