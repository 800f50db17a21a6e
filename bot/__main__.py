"""The command line: `boneyard` and `python -m bot` are the same program.

Each command does its own imports: discord.py and SQLAlchemy take seconds on a small machine, and the playground's
process, `--help` and a broken .env need neither. `health` also does without the settings and the rules.
"""

import argparse
import asyncio
import io
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.command_line import BAD_USE, FAILED, Arguments, CommandLine, add_commands, commands_of, fail
from cogs import FEATURES

if TYPE_CHECKING:
    from bot.settings import Settings

log = logging.getLogger("boneyard")
_GROUPS = {
    "words": "check and preview a translation (docs/translating.md)",
    "record": "show or verify the record of a match, the file behind the Record button",
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program and exit: 0 for success, 1 for failure, 2 for wrong arguments."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # some pipes and terminals cannot encode emojis
    if list(given) == ["health"]:
        sys.exit(_health())
    try:
        code = _main(_parser().parse_args(given))
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has stopped reading
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = FAILED
    sys.exit(code)


def _main(asked: argparse.Namespace) -> int:
    if asked.version:
        from bot.version import version

        print(f"Boneyard {version()}")
        return 0
    from bot.logs import configure_logging
    from bot.settings import BadSettings, load_settings, unknown_settings

    try:
        settings = load_settings()
        configure_logging(settings.log_level, settings.log_format)
        if warning := unknown_settings():
            log.warning("%s", warning)
        return asked.run(asked, settings)
    except BadSettings as error:
        return fail(error, BAD_USE)
    except KeyboardInterrupt:
        return 0


def _health(*_: object) -> int:
    from bot.monitoring.ask import ask

    return ask()


def _start(asked: argparse.Namespace, settings: "Settings") -> int:
    """Run the bot if it has a token, else the playground."""
    if settings.discord_token is not None:
        return _run(asked, settings)
    print("DISCORD_TOKEN is not set, so this starts the playground: a practice Discord in your browser.")
    print("To run the bot on Discord, write DISCORD_TOKEN=… into .env and start again. README.md shows how.")
    return _playground(asked, settings)


def _run(asked: argparse.Namespace, settings: "Settings") -> int:
    if settings.discord_token is None:
        return fail("DISCORD_TOKEN is not set. Write it into .env, as .env.example explains.", BAD_USE)
    from bot.serve import serve

    return 0 if serve(settings, until_input_ends=getattr(asked, "until_input_ends", False)) else FAILED


def _backup(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.backup import NoBackup, back_up

    try:
        print(back_up(settings.database_url, asked.file, overwrite=asked.overwrite))
    except NoBackup as error:
        return fail(error)
    return 0


def _restore(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.restore import NotRestored, restore

    try:
        print(restore(settings.database_url, asked.file))
    except NotRestored as error:
        return fail(error)
    return 0


def _check(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.check import check
    from bot.store.database.engine import is_sqlite
    from bot.store.database.urls import parse_url
    from bot.store.errors import NotLoaded, StoreError
    from bot.words.speaker import say

    url = settings.database_url if asked.file is None else f"sqlite:///{asked.file}"
    try:
        report = asyncio.run(check(url, print, every=asked.all))
    except StoreError as error:
        return fail(error)
    except NotLoaded as refusal:
        return fail(say(refusal.text))
    print(report)
    if report.faults and asked.file is None and is_sqlite(parse_url(url)):
        print("To go back to a backup, stop the bot, then: boneyard restore FILE")
    return FAILED if report.faults else 0


def _diagnose(_: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.diagnose import diagnose

    logging.getLogger("discord").setLevel(logging.ERROR)  # its progress would mix with the output

    async def tell() -> None:
        async for line in diagnose(settings):
            print(line, flush=True)

    asyncio.run(tell())
    return 0


def _check_language(asked: argparse.Namespace, _: "Settings") -> int:
    from bot.translation.check import check, mark_done, progress

    try:
        if asked.done:
            print(f"{mark_done(asked.language)} marks every message as up to date.")
        findings, (there, every) = check(asked.language), progress(asked.language)
    except (KeyError, OSError) as error:
        return _no_language(asked.language, error)
    print("\n".join((*map(str, findings), f"{there} of {every} messages")))
    return FAILED if any(not it.problem.is_advice for it in findings) else 0


def _preview_language(asked: argparse.Namespace, _: "Settings") -> int:
    from bot.translation.preview import write_preview

    try:
        print(f"{write_preview(asked.language, asked.file)} pictures. Open {asked.file}, on a phone too.")
    except (KeyError, OSError) as error:
        return _no_language(asked.language, error)
    return 0


def _no_language(language: str, error: KeyError | OSError) -> int:
    """Print why a language's command fails."""
    if isinstance(error, OSError):
        return fail(f"{error.filename} cannot be written ({error.strerror}).")
    folder = f"bot/words/languages/{language}"
    return fail(f"There is no language “{language}”: it begins with {folder}/core.ftl.", BAD_USE)


def _invite(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.invite import NotInvited, invite

    logging.getLogger("discord").setLevel(logging.ERROR)  # its progress would mix with the output
    try:
        link, about = asyncio.run(invite(settings, for_people=asked.for_people))
    except NotInvited as error:
        return fail(error)
    print(link)
    if about:
        print(about, file=sys.stderr)
    return 0


def _playground(asked: argparse.Namespace, settings: "Settings") -> int:
    if getattr(asked, "match", None):
        return _scripted_match(asked)
    if settings.discord_token is not None:
        return fail("DISCORD_TOKEN is set. Unset it to use the playground, or start the bot with `run`.", BAD_USE)
    from bot.demo.page import PORT, run_page

    folder = getattr(asked, "folder", None) or Path("data/playground")
    pace = {"COMPUTER_PACE": str(settings.computer_pace)}
    return run_page(folder, pace, getattr(asked, "locale", None), getattr(asked, "port", None) or PORT)


def _scripted_match(asked: argparse.Namespace) -> int:
    from bot.demo.match import run_match
    from bot.players.levels import LEVELS
    from bot.rules.catalogue import CATALOGUE
    from bot.rules.errors import Refusal
    from bot.words.speaker import say

    if asked.level not in LEVELS:
        return fail(f"There is no level “{asked.level}”. Choose {', '.join(LEVELS[:-1])} or {LEVELS[-1]}.", BAD_USE)
    try:
        game = CATALOGUE.game(asked.match)
        preset = CATALOGUE.preset(game.name, asked.preset)
        game.check_options(preset.options, asked.players or preset.players[0])
    except Refusal as refusal:
        return fail(say(refusal.text), BAD_USE)
    title = f"{say(game.title)} ({say(preset.title)})"
    print(f"Playing a match of {title}: one scripted person, computer players around her …")
    return run_match(game.name, preset.name, asked.level, asked.folder or Path("playground"), asked.players)


def _port(text: str) -> int:
    """Return a port number. Raises argparse.ArgumentTypeError."""
    from bot.settings import LAST_PORT

    if not text.isdecimal() or not 0 <= int(text) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"write a number from 0 (any free port) to {LAST_PORT}")
    return int(text)


def _commands() -> tuple[CommandLine, ...]:
    from bot.rules.catalogue import CATALOGUE

    def flag(text: str) -> dict[str, str]:
        return {"action": "store_true", "help": text}

    match = f"play one match, without the page: {', '.join(CATALOGUE)}"
    folder = "where its servers and matches are saved (default: data/playground; for --match: playground)"
    playground: Arguments = {
        "--match": {"metavar": "GAME", "choices": list(CATALOGUE), "help": match},
        "--preset": {"metavar": "PRESET", "help": "the kind of game for --match, such as eleven-point"},
        "--players": {"metavar": "NUMBER", "type": int, "help": "how many play in --match (default: the usual number)"},
        "--level": {"default": "normal", "help": "how well computers play in --match: easy, normal, hard or expert"},
        "--locale": {
            "metavar": "LOCALE", "help": "the language of everyone there, as Discord names it: es-419, pt-BR, fr",
        },
        "--folder": {"type": Path, "help": folder},
        "--port": {"type": _port, "help": "the port of its page (default: 8011)"},
    }  # fmt: skip
    copy: Arguments = {
        "file": {"type": Path, "metavar": "FILE", "help": "the copy to write"},
        "--overwrite": flag("replace FILE if it exists"),
    }
    restored: Arguments = {"file": {"type": Path, "metavar": "FILE", "help": "the backup; it is copied, not moved"}}
    checked: Arguments = {
        "file": {"type": Path, "nargs": "?", "metavar": "FILE", "help": "check this backup instead of the database"},
        "--all": flag("check all past matches, not only the newest 100"),
    }
    language: Arguments = {
        "language": {"metavar": "LANG", "help": "the language's folder in bot/words/languages, such as es"},
    }
    done = flag("first mark every message as up to date with English")
    page = {"type": Path, "metavar": "FILE", "help": "the HTML file to write"}
    until = flag("stop when standard input is closed")
    for_people = flag("also let people add the bot to their own account, to use it anywhere")
    return (
        CommandLine("run", "start the bot (the default if DISCORD_TOKEN is set)", _run,
                    {"--until-input-ends": until}),
        CommandLine("playground", "try the bot in your browser, without a Discord account", _playground, playground),
        CommandLine("invite", "print the link that adds the bot to a server", _invite, {"--for-people": for_people}),
        CommandLine("backup", "save a copy of the database; the bot can keep running", _backup, copy),
        CommandLine("restore", "replace the database with a backup; stop the bot first", _restore, restored),
        CommandLine("check", "check the database for damage", _check, checked),
        CommandLine("diagnose", "describe this installation for a bug report, without secrets", _diagnose),
        CommandLine("health", "ask the running bot whether it is well", _health),
        CommandLine("words check", "list what is missing, wrong, outdated or too long in a language",
                    _check_language, {"--done": done} | language),
        CommandLine("words preview", "write its pictures, pages and messages to an HTML file", _preview_language,
                    language | {"file": page}),
    )  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    from bot.table.verification.report import VERIFY

    parser = argparse.ArgumentParser(prog="boneyard", description="Domino games on Discord.")
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.set_defaults(run=_start)
    add_commands(parser, (*_commands(), *commands_of(FEATURES), VERIFY), _GROUPS)
    return parser


if __name__ == "__main__":
    main()
