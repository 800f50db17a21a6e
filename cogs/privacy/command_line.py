"""`boneyard export` and `boneyard forget`: for a person who asked the bot's owner."""

# ruff: noqa: PLC0415 - each command imports what it needs itself, so that others start without that
import argparse
import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.command_line import UNDELETABLE, Arguments, CommandLine, fail

if TYPE_CHECKING:
    from bot.settings import Settings
    from bot.store.store import Store
    from cogs.privacy.table import PersonalData

_UNKNOWN = "Nothing is stored about this person."


def _export(asked: argparse.Namespace, settings: "Settings") -> int:
    async def export(store: "Store") -> str:
        data = (await _personal_data(store).export(asked.person)).decode()
        kept: dict[str, object] = json.loads(data)
        if not any(rows for rows in kept.values() if not isinstance(rows, str)):
            return _UNKNOWN
        stream: object = sys.stdout
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")  # as JSON is, in any terminal
        return data

    return _with_store(settings, export)


def _forget(asked: argparse.Namespace, settings: "Settings") -> int:
    """Delete a person's data, as `/privacy` does. A running bot updates their tables within seconds."""

    async def forget(store: "Store") -> str:
        from bot.table.permissions import Person

        found = [(it.warning, await it.find(store, asked.person)) for it in UNDELETABLE]
        data = _personal_data(store)
        tables = len((await data.summary(asked.person)).open_tables)
        if not await data.delete(Person(asked.person, "")):
            return _UNKNOWN
        said = ["Deleted. Their results stay, without a name."]
        if tables:
            said.insert(0, f"They left {tables} {'table' if tables == 1 else 'tables'}.")
        return " ".join((*said, *(sentence.format(", ".join(map(str, ids))) for sentence, ids in found if ids)))

    return _with_store(settings, forget)


def _personal_data(store: "Store") -> "PersonalData":
    from bot.rules.catalogue import CATALOGUE
    from bot.table.tables import Tables
    from cogs.privacy.table import PersonalData

    tables = Tables(store, CATALOGUE)
    return PersonalData(tables.access, tables.seating, tables.preferences)


def _with_store(settings: "Settings", work: Callable[["Store"], Awaitable[str]]) -> int:
    """Print the result of work in the store. All features are imported first: their schemas tell what is kept of a
    person, and their hooks what a deletion does.
    """
    from bot.rules.errors import Refusal
    from bot.store.errors import StillSeated, StoreError
    from bot.store.store import Store
    from bot.words.speaker import say
    from cogs import FEATURES
    from cogs.kit.feature import import_all

    import_all(FEATURES)

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
        return fail("They joined a table again in the meantime. Try again.")
    except Refusal as refusal:
        return fail(say(refusal.text))
    return 0


def _user_id(text: str) -> int:
    """A Discord user id. Raises argparse.ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError("write a Discord user id, such as 175928847299117063")
    return int(text)


_PERSON: Arguments = {"person": {"type": _user_id, "metavar": "USER_ID", "help": "their Discord user id"}}
COMMANDS = (
    CommandLine("export", "print one person's data as JSON, when they ask for it", _export, _PERSON),
    CommandLine("forget", "delete one person's data, when they ask for it", _forget, _PERSON),
)
