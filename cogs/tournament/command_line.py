"""What `boneyard forget` leaves of a person on Discord: the threads of tournaments."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from bot.command_line import REMAINS, CommandLine, Remains

if TYPE_CHECKING:
    from bot.store.store import Store

COMMANDS: tuple[CommandLine, ...] = ()


async def _threads_of(store: "Store", user_id: int) -> Collection[int]:
    from cogs.tournament.store import TournamentStore  # noqa: PLC0415 - other commands start without it

    return await TournamentStore(store.database).threads_of(user_id)


REMAINS.append(Remains("On Discord, remove them from these threads of a tournament: {}", _threads_of))
