"""Routes by which the bot registers its commands."""

from typing import Any

from bot.playground.api.errors import refusal
from bot.playground.api.rest import Call, Route


def _guild_id(call: Call) -> int | None:
    """The guild of the path, None where the commands are global; raises 50001 for a guild that is not the bot's."""
    if call.id("application_id") != call.core.world.bot.id:
        raise refusal(50001)
    if "guild_id" not in call.match:
        return None
    guild = call.core.world.guilds.get(call.id("guild_id"))
    if guild is None or call.core.world.bot.id not in guild.members:
        raise refusal(50001)
    return guild.id


async def all_commands(call: Call) -> Any:
    return call.core.commands.of(_guild_id(call))


async def overwrite(call: Call) -> Any:
    stored = call.core.commands.overwrite(_guild_id(call), call.body.json)
    call.core.changes.publish("commands")
    return stored


async def create(call: Call) -> Any:
    stored = call.core.commands.add(_guild_id(call), call.body.message())
    call.core.changes.publish("commands")
    return stored


async def get(call: Call) -> Any:
    for command in call.core.commands.of(_guild_id(call)):
        if int(command["id"]) == call.id("command_id"):
            return command
    raise refusal(10063)


async def delete(call: Call) -> None:
    if not call.core.commands.remove(_guild_id(call), call.id("command_id")):
        raise refusal(10063)
    call.core.changes.publish("commands")


ROUTES = [
    Route(method, base + path, handler)
    for base in ("/applications/{application_id}/commands", "/applications/{application_id}/guilds/{guild_id}/commands")
    for method, path, handler in (
        ("GET", "", all_commands),
        ("PUT", "", overwrite),
        ("POST", "", create),
        ("GET", "/{command_id}", get),
        ("DELETE", "/{command_id}", delete),
    )
]
