"""The commands of all features: which there are, and that the catalogue names them as they are."""

import re
from itertools import chain
from pathlib import Path

import discord
from discord import app_commands

from bot.message import Message
from bot.words.catalogue import sources_of
from bot.words.locales import ENGLISH
from bot.words.speaker import say_chat, speaker
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_translated import called, nodes, ours, registered
from tests.words.seventh import seventh_language
from tests.words.written import english_ids


async def test_there_are_few_names_to_choose_from(bench: Bench) -> None:
    chat = bench.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    names = {it.name for it in chat if it.module and it.module.startswith("cogs.")}  # the others are of tests
    assert len(names) <= 17
    typed, contests = {"pass", "bid", "lead", "play", "move"}, {"daily", "duel", "puzzle", "tournament"}
    results, own = {"stats", "leaderboard", "history"}, {"hand", "help", "settings", "privacy"}
    assert names == {"domino"} | typed | contests | results | own
    menus = [it for it in bench.bot.tree.get_commands() if isinstance(it, discord.app_commands.ContextMenu)]
    assert len(menus) == 2


async def test_texts_mention_commands_that_there_are_by_their_ids(bench: Bench) -> None:
    there = {it.qualified_name for it in bench.bot.tree.walk_commands()}
    for source in sources_of("en").values():
        assert {*re.findall(r'COMMAND\("([^"]+)"\)', source)} <= there
    registered = {it["name"]: it["id"] for it in bench.playground.commands.registered if it["type"] == 1}
    told = say_chat(Message("error-moves-deleted"))
    assert f"</history:{registered['history']}>" in told


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
