"""The playground's page with the bot behind it, until it is stopped."""

import asyncio
import re
import signal
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot.demo.process import BotProcess
from bot.message import Message
from bot.playground.page.server import PageServer, PageSettings, Shortcut, TurnNotice
from bot.playground.page.tools import Tools
from bot.playground.playground import Playground
from bot.playground.world.limits import Limits
from bot.playground.world.permissions import Permission
from bot.playground.world.saved import FolderInUseError, SavedWorldError, Saver, load, lock_folder
from bot.rules.catalogue import CATALOGUE
from bot.stop_signals import on_stop_signals
from bot.words.locales import languages
from bot.words.speaker import say, speaker

_ASKING = (
    *(Message("hand-turn", phase=it, where="", who="", ask="") for it in ("opening", "review", "moon", "play")),
    Message("hand-pass", count=3, who=""),
)
_COMPUTERS = {1: "one computer", 2: "two computers", 3: "three computers", 5: "five computers"}
_START = "b:start:"  # pressed in the lobby, and again to fill empty seats with computers
PORT = 8011
PEOPLE = (("ann", "Ann"), ("bo", "Bo"), ("chris", "Chris"), ("dee", "Dee"))
MODERATOR = "bo"


def run_page(folder: Path, environment: Mapping[str, str], locale: str | None = None, port: int = PORT) -> int:
    """Serve until Ctrl-C, SIGTERM or SIGHUP. Returns 0, or 1 if it cannot serve.

    `environment` is for the bot's process; a `locale` replaces that of everyone there.
    """
    try:
        return asyncio.run(_serve(folder, environment, locale, port))
    except (FolderInUseError, SavedWorldError, RuntimeError) as error:
        print(error)  # noqa: T201 - a command's output
    except TimeoutError:
        print(f"The bot does nothing more. Its log is {folder / 'bot.log'}.")  # noqa: T201
    except OSError as error:
        print(f"The playground cannot use {folder}: {error.strerror}.")  # noqa: T201
    return 1


async def _serve(folder: Path, environment: Mapping[str, str], locale: str | None, port: int) -> int:
    asked_to_stop = asyncio.Event()
    on_stop_signals(asked_to_stop.set, signal.SIGINT)
    async with running_playground(folder, environment, port=port) as (playground, page, bot):
        for one in (*playground.world.users.values(), *playground.world.guilds.values()):
            one.locale = locale or one.locale
        print(f"The playground is at {page.address}", flush=True)  # noqa: T201
        print(f"Its world and its matches are kept in {folder}. Ctrl-C stops it.", flush=True)  # noqa: T201
        starting = asyncio.create_task(bot.start())
        stopping = asyncio.create_task(asked_to_stop.wait())
        await asyncio.wait((starting, stopping), return_when=asyncio.FIRST_COMPLETED)
        if not starting.done():
            starting.cancel()
        elif error := starting.exception():
            stopping.cancel()
            raise error
        await stopping
    print("Stopped.")  # noqa: T201
    return 0


@asynccontextmanager
async def running_playground(
    folder: Path, environment: Mapping[str, str] | None = None, *, limits: Limits | None = None, port: int = PORT
) -> AsyncGenerator[tuple[Playground, PageServer, BotProcess]]:
    """Run a folder's playground and its page until the block ends; the bot's process is not started yet."""
    with lock_folder(folder):
        world = load(folder)
        async with Playground(world=world, bot_name="Boneyard", limits=limits) as playground:
            if world is None:
                away = playground.add_guild("Without the bot", channels=("lounge",), with_bot=False)
                homes = [playground.guild, away]
                for username, name in PEOPLE:
                    is_moderator = username == MODERATOR
                    person = playground.add_person(username, name, moderator=is_moderator, guilds=homes, has_app=True)
                    if username == MODERATOR:
                        playground.give_role(person, playground.add_role("Managers", Permission.MANAGE_GUILD))
            saver = Saver(playground.world, playground.changes, folder)
            bot = BotProcess(playground, folder, environment)

            async def restart() -> None:
                await bot.kill()
                await playground.wait_for(lambda: not playground.gateway.connected)
                await bot.start()

            page = PageServer(playground, Tools(playground, restart), page_settings(), port)
            try:
                await page.start()
                yield playground, page, bot
            finally:
                await page.stop()
                await bot.stop()
                await saver.close()


def page_settings() -> PageSettings:
    return PageSettings(
        home="games",
        welcome=(
            "A practice Discord on your own computer, with the real bot. "
            "Choose a game, or type / below for the bot's commands."
        ),
        direct_messages="Messages that only you can see. Your hands come here.",
        shortcuts_title="New table",
        shortcuts=tuple(_shortcuts()),
        waiting=TurnNotice("Your turn", "Go to your hand", asks=_asks(), prefer="Pass"),
        tools_note="The match goes on after each of these.",
        delete_picture="Delete the table message",
        restart_note="The bot's process is killed; its matches are on disk",
    )


def _asks() -> str:
    """A pattern for the bold start of a hand that asks its player for a move, in any language, up to a figure."""
    speakers = map(speaker, languages())
    begun = {re.match(r"\*\*[^*\d]+", who.say(asking)) for who in speakers for asking in _ASKING}
    return "|".join(sorted(re.escape(it[0]) for it in begun if it is not None))


def _shortcuts() -> Iterator[Shortcut]:
    """Two shortcuts for each game: play against computers, or open a table."""
    for name, game in CATALOGUE.items():
        preset = game.presets[0]
        players = preset.players[0]
        others = players - 1
        rules = preset.options, players
        about = f"{say(game.aim(*rules))} {players} players, about {game.minutes(*rules)} minutes."
        opened = f"/domino new game:{name}"
        label = f"Play {_COMPUTERS.get(others, f'{others} computers')}"
        yield Shortcut(say(game.title), about, label, (opened, _START, _START))
        yield Shortcut(say(game.title), about, "Open a table", (opened,))
