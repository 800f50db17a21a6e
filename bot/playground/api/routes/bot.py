"""Routes about the bot itself, its commands, its guilds and the people in them."""

from typing import Any

from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.world import payloads
from bot.playground.world.components import object_in
from bot.playground.world.model import FOR_GUILD, FOR_USER, parse_id


async def own_user(call: Call) -> Any:
    return payloads.own_user(call.core.world.bot)


async def application(call: Call) -> Any:
    return payloads.application(call.core.world)


async def change_application(call: Call) -> Any:
    """Of all that can be changed, which kinds of installation it allows."""
    world, body, form = call.core.world, call.body.message(), Form()
    for name in body:
        if name != "integration_types_config":
            form.refuse((name,), "NOT_HERE", "The playground changes nothing of an application but its installations")
    config = object_in(body, "integration_types_config")
    if not {*config} <= {str(FOR_GUILD), str(FOR_USER)}:
        form.refuse(("integration_types_config",), "DICT_TYPE_KEY", "Value must be one of {0, 1}.")
    form.check()
    world.installs = tuple(sorted(map(int, config))) or world.installs
    return payloads.application(world)


async def gateway(call: Call) -> Any:
    return {"url": call.core.gateway_url}


async def gateway_bot(call: Call) -> Any:
    return {
        "url": call.core.gateway_url,
        "shards": call.core.shards,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 14_400_000, "max_concurrency": 1},
    }


async def create_dm(call: Call) -> Any:
    world = call.core.world
    user = world.users.get(parse_id(str(call.body.message().get("recipient_id"))))
    if user is None or user is world.bot:
        raise invalid(("recipient_id",), "INVALID_RECIPIENT", "Invalid Recipient(s)")
    return payloads.channel(world.dm(user))


async def any_user(call: Call) -> Any:
    return payloads.user(call.user())


async def own_guilds(call: Call) -> Any:
    """The guilds of the bot, by id, a page at a time; what their roles allow it is in each."""
    world, query = call.core.world, call.query
    found = sorted(it.id for it in world.guilds.values() if world.bot.id in it.members)
    page = [it for it in found if it > int(query.get("after", 0))][: int(query.get("limit", 200))]
    return [payloads.own_guild(world.guilds[it], world.bot) for it in page]


async def guild(call: Call) -> Any:
    return payloads.guild(call.guild())


async def member(call: Call) -> Any:
    found = call.guild().members.get(call.user().id)
    if found is None:
        raise refusal(10007)
    return payloads.member(found)


async def commands(call: Call) -> Any:
    call.check_application()
    return call.core.commands.registered


async def overwrite_commands(call: Call) -> Any:
    call.check_application()
    stored = call.core.commands.overwrite(call.body.json)
    call.core.changes.publish("commands")
    return stored


ROUTES = [
    Route("GET", "/users/@me", own_user),
    Route("GET", "/users/{user_id}", any_user),
    Route("GET", "/users/@me/guilds", own_guilds),
    Route("POST", "/users/@me/channels", create_dm),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("PATCH", "/applications/@me", change_application),
    Route("GET", "/applications/{application_id}/commands", commands),
    Route("PUT", "/applications/{application_id}/commands", overwrite_commands),
    Route("GET", "/gateway", gateway),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
