"""The command line: `boneyard` and `python -m bot` are the same program.

Each command imports what it needs itself: discord.py and SQLAlchemy take seconds to import on a small machine, and the
playground's own process, `--help` and a broken .env need neither. `health` does without the settings and the rules too.
"""

import argparse
import asyncio
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.words.speaker import say

if TYPE_CHECKING:
    from bot.settings import Settings

log = logging.getLogger("boneyard")
FAILED = 1
BAD_USE = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program; exits with 0, with 1 where it could not run, with 2 for wrong arguments."""
    given = sys.argv[1:] if arguments is None else arguments
    if list(given) == ["health"]:
        from bot.monitoring.ask import ask

        sys.exit(ask())
    try:
        code = _main(_parser().parse_args(given))
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has read enough
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
        if asked.command in ("record", "verify"):
            return _of_record(asked.file, _shown if getattr(asked, "what", "") == "show" else _verified)
        if asked.command in ("export", "forget"):
            return _of_person(asked, settings)
        if asked.command in _MAINTENANCE:
            return _MAINTENANCE[asked.command](asked, settings)
        if asked.command == "playground" or (asked.command is None and settings.discord_token is None):
            return _playground(asked, settings)
        return _run(settings, until_input_ends=getattr(asked, "until_input_ends", False))
    except BadSettings as error:
        print(error, file=sys.stderr)
        return BAD_USE
    except KeyboardInterrupt:
        return 0


def _run(settings: "Settings", *, until_input_ends: bool) -> int:
    if settings.discord_token is None:
        print("DISCORD_TOKEN is not set. Write it into .env, as .env.example explains.", file=sys.stderr)
        return BAD_USE
    from bot.serve import serve

    return 0 if serve(settings, until_input_ends=until_input_ends) else FAILED


def _of_person(asked: argparse.Namespace, settings: "Settings") -> int:
    """Print, or delete, what is kept of a person."""
    from bot.rules.catalogue import CATALOGUE
    from bot.rules.errors import Refusal
    from bot.store.errors import StillSeated, StoreError
    from bot.store.store import Store
    from bot.table.tables import Tables
    from bot.words.refusals import sentence

    async def work() -> str:
        store = await Store.open(settings.database_url)
        try:
            if asked.command == "export":
                return (await Tables(store, CATALOGUE).personal_data.export(asked.person)).decode()
            threads = await store.tournaments.threads_of(asked.person)
            if not await store.deletion.forget(asked.person):
                return "Nothing is kept of them."
            told = "It is deleted; their results stay without a name."
            if threads:  # this command does not reach Discord
                told += f" On Discord, remove them from these threads of a tournament: {', '.join(map(str, threads))}"
            return told
        finally:
            await store.close()

    try:
        print(asyncio.run(work()))
    except StoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    except StillSeated:
        print("They sit at a table. Have them leave it with /domino leave, then try again.", file=sys.stderr)
        return FAILED
    except Refusal as refusal:
        print(say(sentence(refusal)), file=sys.stderr)
        return FAILED
    return 0


def _backup(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.backup import NoBackup, back_up

    try:
        print(back_up(settings.database_url, asked.file, overwrite=asked.overwrite))
    except NoBackup as error:
        print(error, file=sys.stderr)
        return FAILED
    return 0


def _check(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.check import check
    from bot.store.errors import NotLoaded, StoreError

    url = settings.database_url if asked.file is None else f"sqlite:///{asked.file}"
    try:
        report = asyncio.run(check(url, print, every=asked.all))
    except (StoreError, NotLoaded) as error:
        print(error, file=sys.stderr)
        return FAILED
    print(report)
    return FAILED if report.faults else 0


def _diagnose(_: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.diagnose import diagnose

    logging.getLogger("discord").setLevel(logging.ERROR)  # it would say in between what it does

    async def tell() -> None:
        async for line in diagnose(settings):
            print(line, flush=True)

    asyncio.run(tell())
    return 0


def _words(asked: argparse.Namespace, _: "Settings") -> int:
    from bot.translation.check import check, mark_done, progress

    try:
        if asked.what == "preview":
            from bot.translation.preview import write_preview

            print(f"{write_preview(asked.language, asked.file)} pictures. Open {asked.file}, on a phone too.")
            return 0
        if asked.done:
            print(f"{mark_done(asked.language)} notes that all is said as English says it now.")
        findings, (there, every) = check(asked.language), progress(asked.language)
    except KeyError:
        folder = f"bot/words/languages/{asked.language}"
        print(f"There is no language “{asked.language}”: it begins with {folder}/core.ftl.", file=sys.stderr)
        return BAD_USE
    except OSError as error:
        print(f"{error.filename} cannot be written ({error.strerror}).", file=sys.stderr)
        return FAILED
    print("\n".join((*map(str, findings), f"{there} of {every} messages")))
    return FAILED if any(not it.problem.is_advice for it in findings) else 0


def _invite(asked: argparse.Namespace, settings: "Settings") -> int:
    from bot.maintenance.invite import NotInvited, invite

    logging.getLogger("discord").setLevel(logging.ERROR)  # it would say in between what it does
    try:
        link, told = asyncio.run(invite(settings, for_people=asked.for_people))
    except NotInvited as error:
        print(error, file=sys.stderr)
        return FAILED
    print(link)
    if told:
        print(told, file=sys.stderr)
    return 0


_MAINTENANCE = {"backup": _backup, "check": _check, "diagnose": _diagnose, "invite": _invite, "words": _words}


def _playground(asked: argparse.Namespace, settings: "Settings") -> int:
    if getattr(asked, "match", None):
        return _scripted_match(asked)
    if settings.discord_token is not None:
        print("DISCORD_TOKEN is set: the playground's page is for trying the bot without one. Unset it, or use `run`.")
        return BAD_USE
    from bot.demo.page import run_page

    if asked.command is None:
        print("No DISCORD_TOKEN is set, so this is the playground: a Discord of our own, no account needed.")
        print("To play on Discord, write DISCORD_TOKEN=… into .env (see .env.example and README.md), and start again.")
    folder = getattr(asked, "folder", None) or Path("data/playground")
    return run_page(folder, {"COMPUTER_PACE": str(settings.computer_pace)}, getattr(asked, "locale", None))


def _scripted_match(asked: argparse.Namespace) -> int:
    from bot.demo.match import run_match
    from bot.players.levels import LEVELS
    from bot.rules.catalogue import CATALOGUE
    from bot.rules.errors import Refusal
    from bot.words.refusals import sentence

    if asked.level not in LEVELS:
        print(f"There is no level “{asked.level}”. Choose {', '.join(LEVELS[:-1])} or {LEVELS[-1]}.", file=sys.stderr)
        return BAD_USE
    try:
        game = CATALOGUE.game(asked.match)
        preset = CATALOGUE.preset(game.name, asked.preset)
    except Refusal as refusal:
        print(say(sentence(refusal)), file=sys.stderr)
        return BAD_USE
    title = f"{say(game.title)} ({say(preset.title)})"
    print(f"Playing a match of {title}: one scripted person, computer players around her …")
    return run_match(game.name, preset.name, asked.level, asked.folder or Path("playground"))


def _of_record(path: Path, told: Callable[[str], str]) -> int:
    """Print what is told of the text of a record."""
    from bot.rules.errors import Refusal
    from bot.table.verification.reading import read_file
    from bot.table.verification.report import printable
    from bot.words.refusals import sentence

    try:
        print(told(read_file(path)))
    except OSError as error:
        print(f"{path} cannot be read ({type(error).__name__}).", file=sys.stderr)
        return FAILED
    except Refusal as refusal:
        print(printable(say(sentence(refusal))), file=sys.stderr)
        return FAILED
    return 0


def _verified(text: str) -> str:
    from bot.rules.catalogue import CATALOGUE
    from bot.table.verification.report import report
    from bot.table.verification.verify import verify

    return report(verify(text, CATALOGUE))


def _shown(text: str) -> str:
    from bot.rules.catalogue import CATALOGUE
    from cogs.replay.story import story

    return story(text, CATALOGUE)


def _user_id(text: str) -> int:
    """A Discord user id. Raises argparse.ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError("write their Discord user id, a number such as 175928847299117063")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    from bot.rules.catalogue import CATALOGUE

    parser = argparse.ArgumentParser(prog="boneyard", description="Domino games on Discord.")
    parser.add_argument("--version", action="store_true", help="say which version this is")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    running = commands.add_parser(
        "run", help="on Discord, with DISCORD_TOKEN (what happens without a command if it is set)"
    )
    running.add_argument(
        "--until-input-ends",
        action="store_true",
        help="stop when standard input is closed, as when who started it dies",
    )
    playground = commands.add_parser("playground", help="on a Discord of our own, on this machine, with no account")
    playground.add_argument(
        "--match",
        metavar="GAME",
        choices=list(CATALOGUE),
        help=f"instead of the page: play one match of {', '.join(CATALOGUE)}",
    )
    playground.add_argument("--preset", metavar="PRESET", help="a named set of house rules of that game")
    playground.add_argument("--level", default="normal", help="how well the computer players of a --match play")
    playground.add_argument(
        "--locale",
        metavar="LOCALE",
        help="of people and server there, as Discord writes it: es-419, pt-BR, fr",
    )
    where = "where its world and matches are kept (data/playground), or what a --match leaves (playground)"
    playground.add_argument("--folder", type=Path, help=where)
    inviting = commands.add_parser("invite", help="print the link that adds the bot to a server")
    inviting.add_argument(
        "--for-people", action="store_true", help="let people add it for themselves too, to use it anywhere"
    )
    export = commands.add_parser("export", help="print what is kept of a person, who asked for it, as JSON")
    forget = commands.add_parser("forget", help="delete what is kept of a person, who asked for it")
    for command in (export, forget):
        command.add_argument("person", type=_user_id, metavar="USER_ID", help="their Discord user id")
    backup = commands.add_parser("backup", help="copy the database to a file, while the bot goes on")
    backup.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    backup.add_argument("--overwrite", action="store_true", help="take the place of a file that is there")
    checking = commands.add_parser("check", help="look whether the database is whole and agrees with itself")
    checking.add_argument("file", type=Path, nargs="?", metavar="FILE", help="a backup, instead of DATABASE_URL's")
    checking.add_argument("--all", action="store_true", help="all past matches too, not only the newest hundred")
    commands.add_parser("diagnose", help="describe this installation for a bug report, without anything secret")
    commands.add_parser("health", help="ask the bot that runs on this machine how it is, at HEALTH_ADDRESS")
    words = commands.add_parser("words", help="what a translator has at hand: docs/translating.md")
    of_words = words.add_subparsers(dest="what", metavar="check|preview", required=True)
    check = of_words.add_parser("check", help="compare a language with the English: what is missing, wrong, old, long")
    check.add_argument("--done", action="store_true", help="note first that all of it says what the English says now")
    preview = of_words.add_parser("preview", help="write its pictures, pages and messages to one HTML file")
    for command in (check, preview):
        command.add_argument("language", metavar="LANG", help="its folder in bot/words/languages, such as es")
    preview.add_argument("file", type=Path, metavar="FILE", help="where the page goes")
    record = commands.add_parser("record", help="read the record of a match: the file behind the Record button")
    of_record = record.add_subparsers(dest="what", metavar="show|verify", required=True)
    for command in (
        of_record.add_parser("show", help="print the match deal by deal and trick by trick, with all hands"),
        of_record.add_parser("verify", help="deal it again from its secret, and say what that proves"),
        commands.add_parser("verify", help="the same as record verify"),
    ):
        command.add_argument("file", type=Path, metavar="FILE", help="the record")
    return parser


if __name__ == "__main__":
    main()
