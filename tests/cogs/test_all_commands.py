"""The commands of all features as they are registered: their names in every language, and where each works."""

import re
from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import Boneyard
from bot.message import Message
from bot.playground import CannotSendError
from bot.playground.api.commands import LOCALES, check_all
from bot.playground.api.errors import Form
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import walk
from bot.words.catalogue import sources_of
from bot.words.locales import ENGLISH
from bot.words.speaker import say_chat, speaker
from cogs.kit.commands import CommandTranslator
from tests.cogs.conftest import Bench, RunningBot
from tests.playground.happenings import add_private_channel
from tests.said import said
from tests.words.seventh import seventh_language
from tests.words.written import english_ids

Node = dict[str, Any]
SERVER, ANYWHERE = [0], [0, 1, 2]
TYPED, OWN = ("pass", "bid", "lead", "play", "move"), ("hand", "help", "settings", "privacy")
RESULTS, CONTESTS = ("stats", "leaderboard", "history"), ("daily", "duel", "puzzle", "tournament")
MENUS = {said("menu-challenge"): [0, 2], said("menu-replay"): ANYWHERE}
CONTEXTS = dict.fromkeys(("domino", *TYPED, *OWN, *RESULTS, *CONTESTS), ANYWHERE) | {
    "leaderboard": SERVER, "tournament": SERVER, **MENUS,
}  # fmt: skip


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
    assert all(it["value"] != "" for it in nodes(commands) if "value" in it)


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


async def test_texts_mention_commands_that_there_are_by_their_ids(bench: Bench) -> None:
    there = {it.qualified_name for it in bench.bot.tree.walk_commands()}
    for source in sources_of("en").values():
        assert {*re.findall(r'COMMAND\("([^"]+)"\)', source)} <= there
    ids = {it["name"]: it["id"] for it in bench.playground.commands.registered if it["type"] == 1}
    assert f"</history:{ids['history']}>" in say_chat(Message("error-moves-deleted"))


async def test_the_catalogue_has_the_true_names(bench: Bench) -> None:
    commands = [it for it in chain(ours(bench.bot), bench.bot.tree.walk_commands()) if it.module.startswith("cogs.")]
    names = {it.name for it in commands if not isinstance(it, app_commands.ContextMenu)}
    typed = [it for it in commands if isinstance(it, app_commands.Command)]
    options = {parameter.display_name for it in typed for parameter in it.parameters}
    english = speaker(ENGLISH)
    for family, found in (("command-name", names), ("parameter", options)):
        assert {it for it in english_ids() if it.startswith(f"{family}-")} == {f"{family}-{it}" for it in found}
        assert all(english.say(Message(f"{family}-{name}")) == name for name in found)


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
    game = next(it for it in new["options"] if it["name"] == "game")
    for node, name, description in ((new, "nuovo", "Apri un tavolo."), (game, "gioco", "Il gioco")):
        assert node["name_localizations"][language] == name
        assert node["description_localizations"][language] == description
    assert {"Rivedi", "Facile"} <= {called(it, language) for it in nodes(after)}
    assert language not in domino["name_localizations"], "what is not translated is shown in English"
    for old, new in zip(nodes(before), nodes(after), strict=True):
        for key in ("name_localizations", "description_localizations"):
            others = [{at: it for at, it in node.get(key, {}).items() if at != language} for node in (old, new)]
            assert others[0] == others[1]


async def test_one_call_registers_every_command_for_where_it_works(bench: Bench, running_bot: RunningBot) -> None:
    """All of them for servers and for people."""
    assert CONTEXTS.keys() == {it.name for it in ours(bench.bot)}
    there = {it["name"]: it for it in bench.playground.commands.registered}
    for name, contexts in CONTEXTS.items():
        assert (there[name]["integration_types"], there[name]["contexts"]) == ([0, 1], contexts), name
    calls = [it for it in running_bot.start.entries if re.search(r"/applications/\d+/commands", it.path)]
    assert [it.method for it in calls] == ["PUT"]
    sent = calls[0].body
    assert isinstance(sent, list)
    assert all(it["contexts"] and it["integration_types"] == [0, 1] for it in sent)
    assert {it["name"] for it in sent} >= {*CONTEXTS}


async def test_people_with_the_bot_for_themselves_find_what_works_there(bench: Bench) -> None:
    away = bench.playground.add_guild("Away", with_bot=False)
    eve, fay, gil = (bench.person(name, guilds=[away], has_app=name == "eve") for name in ("eve", "fay", "gil"))
    private, general = partial(add_private_channel, bench.playground), away.channel("general")
    pair = private(eve, fay)
    for place, context in ((general, 0), (private(eve, fay, gil), 2), (pair, 2), (eve.dm, 1)):
        offered = {it["name"] for it in eve.commands(place)}
        assert offered >= {name for name, contexts in CONTEXTS.items() if context in contexts}
        assert offered.isdisjoint({name for name, contexts in CONTEXTS.items() if context not in contexts})
    assert fay.commands(general) == fay.commands(pair) == []


@pytest.mark.parametrize("name", [name for name, contexts in CONTEXTS.items() if contexts == SERVER])
async def test_commands_of_servers_are_neither_offered_nor_run_elsewhere(bench: Bench, name: str) -> None:
    command = next(it for it in bench.playground.commands.registered if it["name"] == name)
    first = command.get("options", [{}])[0]
    typed = f"{name} {first['name']}" if first.get("type") == 1 else name
    with pytest.raises(CannotSendError, match="There is no command"):
        await bench.ann.command(bench.ann.dm, typed, game="black-tile")
    options = [{"name": first["name"], "type": 1, "options": []}] if typed != name else []
    data = {"id": command["id"], "name": name, "type": 1, "options": options}
    sent = bench.playground.interactions.send(InteractionKind.COMMAND, bench.ann.user, bench.ann.dm, data)
    answer = await sent.answered()
    assert answer.content == said("refused-server-only")
    assert [it["label"] for it in walk(answer.components) if it.get("url")] == [said("button-add-to-server")]
