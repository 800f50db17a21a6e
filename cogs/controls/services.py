"""What the cogs work with. The client that carries them has it as its `services`."""

from dataclasses import dataclass
from typing import Protocol, cast

from bot.table.snapshot import Snapshot
from bot.table.tables import Tables
from cogs.controls.caller import Interaction
from cogs.delivery.courier import Courier


@dataclass(frozen=True, slots=True)
class Services:
    """The tables, and the courier that keeps their messages up to date."""

    tables: Tables
    courier: Courier


class HasServices(Protocol):
    """A Discord client of ours."""

    services: Services


def services_of(interaction: Interaction) -> Services:
    return cast("HasServices", interaction.client).services


async def table_here(interaction: Interaction) -> Snapshot:
    """The channel's table; in direct messages the one the caller sits at. Raises NoTableHere, SeveralTables."""
    tables = services_of(interaction).tables
    if interaction.guild_id is None:
        return await tables.of_person(interaction.user.id)
    return await tables.in_channel(interaction.channel_id or 0)
