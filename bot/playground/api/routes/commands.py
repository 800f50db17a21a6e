"""Routes by which the bot registers its commands."""

from typing import Any

from bot.playground.api.rest import Call, Route


async def every(call: Call) -> Any:
    call.check_application()
    return call.core.commands.registered


async def overwrite(call: Call) -> Any:
    call.check_application()
    stored = call.core.commands.overwrite(call.body.json)
    call.core.changes.publish("commands")
    return stored


_BASE = "/applications/{application_id}/commands"
ROUTES = [Route("GET", _BASE, every), Route("PUT", _BASE, overwrite)]
