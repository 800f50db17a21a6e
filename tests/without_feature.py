"""`python -m tests.without_feature FOLDER FEATURE…`: imports the program as though these packages of `cogs` were not
there, builds the bot on a database in the folder, and prints the commands that it has.
"""

import asyncio
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pkgutil import walk_packages


class Gone(MetaPathFinder):
    """Packages of `cogs` that are not found."""

    def __init__(self, names: list[str]) -> None:
        self.names = {f"cogs.{name}" for name in names}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if ".".join(fullname.split(".")[:2]) in self.names:
            raise ModuleNotFoundError(f"{fullname} was dropped")
        return None


async def main(folder: str, *dropped: str) -> None:
    gone = Gone([*dropped])
    sys.meta_path.insert(0, gone)
    cogs = import_module("cogs")
    cogs.__dict__["FEATURES"] = tuple(name for name in cogs.FEATURES if name not in dropped)
    for root in ("bot", "cogs", "images"):
        package = import_module(root)
        for found in walk_packages(package.__path__, f"{root}.", onerror=lambda _: None):
            is_module = not found.name.endswith("__main__") and ".migrations." not in found.name
            if is_module and ".".join(found.name.split(".")[:2]) not in gone.names:
                import_module(found.name)
    app, settings, store = (import_module(f"bot.{name}") for name in ("app", "settings", "store.store"))
    bot = app.Boneyard(settings.Settings(), await store.Store.open(f"sqlite+aiosqlite:///{folder}/boneyard.sqlite3"))
    for feature in bot.features:
        await feature.register(bot)
    print(*sorted(command.qualified_name for command in bot.tree.walk_commands()), sep="\n")  # noqa: T201
    await bot.store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
