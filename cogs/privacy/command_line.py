"""`boneyard export` and `boneyard forget`: for a person who asked the bot's owner."""

# ruff: noqa: PLC0415 - each command imports what it needs itself, so that others start without that
import argparse
import asyncio
import io
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.command_line import REMAINS, Arguments, CommandLine, fail

if TYPE_CHECKING:
    from bot.settings import Settings
    from bot.store.store import Store
    from cogs.privacy.table import PersonalData


def _export(asked: argparse.Namespace, settings: "Settings") -> int:
    async def export(store: "Store") -> str:
        data = (await _personal_data(store).export(asked.person)).decode()
        stream: object = sys.stdout
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # as JSON is, whatever a terminal knows
        return data

    return _with_store(settings, export)


def _forget(asked: argparse.Namespace, settings: "Settings") -> int:
    """Does what /privacy does. A bot that runs shows at the tables within seconds that they have left."""

    async def forget(store: "Store") -> str:
        from bot.table.permissions import Person

        found = [(it.sentence, await it.found(store, asked.person)) for it in REMAINS]
        data = _personal_data(store)
        tables = len((await data.summary(asked.person)).open_tables)
        if not await data.delete(Person(asked.person, "")):
            return "Nothing is kept of them."
        said = ["It is deleted; their results stay without a name."]
        if tables:
            said.insert(0, f"They have left {tables} {'table' if tables == 1 else 'tables'}.")
        return " ".join((*said, *(sentence.format(", ".join(map(str, ids))) for sentence, ids in found if ids)))

    return _with_store(settings, forget)


def _personal_data(store: "Store") -> "PersonalData":
    from bot.rules.catalogue import CATALOGUE
    from bot.table.tables import Tables
    from cogs.privacy.table import PersonalData

    tables = Tables(store, CATALOGUE)
    return PersonalData(tables.access, tables.seating, tables.preferences)


def _with_store(settings: "Settings", work: Callable[["Store"], Awaitable[str]]) -> int:
    """Print what work in the store results in, once all features are imported: the store knows what they keep of a
    person from their schemas, and what is to be done about it from their hooks.
    """
    from bot.rules.errors import Refusal
    from bot.store.errors import StillSeated, StoreError
    from bot.store.store import Store
    from bot.words.refusals import sentence
    from bot.words.speaker import say
    from cogs import FEATURES
    from cogs.kit.feature import import_all

    import_all(FEATURES)  # what each has of a person is in its tables

    async def open_and_work() -> str:
        store = await Store.open(settings.database_url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        print(asyncio.run(open_and_work()))
    except StoreError as error:
        return fail(error)
    except StillSeated:
        return fail("They sat down at a table again meanwhile: try again.")
    except Refusal as refusal:
        return fail(say(sentence(refusal)))
    return 0


def _user_id(text: str) -> int:
    """A Discord user id. Raises argparse.ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError("write their Discord user id, a number such as 175928847299117063")
    return int(text)


_PERSON: Arguments = {"person": {"type": _user_id, "metavar": "USER_ID", "help": "their Discord user id"}}
COMMANDS = (
    CommandLine("export", "print what is kept of a person, who asked for it, as JSON", _export, _PERSON),
    CommandLine("forget", "delete what is kept of a person, who asked for it", _forget, _PERSON),
)
