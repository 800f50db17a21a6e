"""Routes about the bot itself: its commands, its emojis, its guilds and the people in them."""

import base64
import binascii
import re
from typing import Any

from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.api.shapes import COMMANDS, SNOWFLAKE
from bot.playground.world import discord_json
from bot.playground.world.components import object_in
from bot.playground.world.model import FOR_GUILD, FOR_USER, AppEmoji, parse_id
from bot.playground.world.permissions import guild_permissions

MOST_EMOJIS, MOST_BYTES = 2000, 256 * 1024
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif));base64,(.*)", re.DOTALL)
_BEGINNINGS = {"image/png": b"\x89PNG\r\n\x1a\n", "image/jpeg": b"\xff\xd8\xff", "image/gif": b"GIF8"}


async def own_user(call: Call) -> Any:
    return discord_json.own_user(call.core.world.bot.json)


async def application(call: Call) -> Any:
    world = call.core.world
    return discord_json.application(world.bot.json, world.owner.json, len(world.guilds), world.installs)


async def change_application(call: Call) -> Any:
    """Only the kinds of installation can be changed."""
    world, form = call.core.world, Form()
    config = object_in(call.body.read({"integration_types_config": dict}), "integration_types_config")
    for name in call.body.json:
        if name != "integration_types_config":
            form.refuse((name,), "NOT_HERE", "The playground changes nothing of an application but its installations")
    if not {*config} <= {str(FOR_GUILD), str(FOR_USER)}:
        form.refuse(("integration_types_config",), "DICT_TYPE_KEY", "Value must be one of {0, 1}.")
    form.check()
    world.installs = tuple(sorted(map(int, config))) or world.installs
    return await application(call)


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
    user = world.users.get(parse_id(str(call.body.read({"recipient_id": SNOWFLAKE}).get("recipient_id"))))
    if user is None or user is world.bot:
        raise invalid(("recipient_id",), "INVALID_RECIPIENT", "Invalid Recipient(s)")
    return world.dm(user).payload()


async def any_user(call: Call) -> Any:
    return call.user().json


async def own_guilds(call: Call) -> Any:
    """The guilds of the bot, by id, a page at a time."""
    world = call.core.world
    found = sorted(it.id for it in world.guilds.values() if world.bot.id in it.members)
    page = [it for it in found if it > call.number("after", 0)][: call.number("limit", 200)]
    return [
        {
            "id": str(it.id),
            "name": it.name,
            "icon": None,
            "banner": None,
            "owner": it.json["owner_id"] == world.bot.json["id"],
            "permissions": str(int(guild_permissions(it, world.bot))),
            "features": [],
        }
        for it in (world.guilds[number] for number in page)
    ]


async def guild(call: Call) -> Any:
    return call.guild().payload()


async def member(call: Call) -> Any:
    found = call.guild().members.get(call.user().id)
    if found is None:
        raise refusal(10007)
    return found


async def commands(call: Call) -> Any:
    call.check_application()
    return call.core.commands.registered


async def overwrite_commands(call: Call) -> Any:
    call.check_application()
    stored = call.core.commands.overwrite(call.body.read(COMMANDS))
    call.core.changes.publish("commands")
    return stored


def _own(call: Call) -> dict[int, AppEmoji]:
    """The emojis of the path's application; raises ApiError for another than the bot's."""
    call.check_application()
    return call.core.world.emojis


async def emojis(call: Call) -> Any:
    return {"items": [it.json for it in _own(call).values()]}


async def create_emoji(call: Call) -> Any:
    own, body, form = _own(call), call.body.read({"name": str, "image": str}), Form()
    name, image = body.get("name"), body.get("image")
    form.text(("name",), name, least=2, most=32, required=True)
    form.text(("image",), image, most=10 * MOST_BYTES, required=True)
    form.check()
    if not re.fullmatch(r"\w+", str(name), re.ASCII):
        form.refuse(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(it.name == name for it in own.values()):
        form.refuse(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")
    kind, data = _picture(str(image))
    if not data:
        form.refuse(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(data) > MOST_BYTES:
        form.refuse(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    form.check()
    if len(own) >= MOST_EMOJIS:
        raise refusal(30008)
    made = call.core.world.add_emoji(str(name), kind, data)
    call.core.changes.publish("emoji", made)
    return made.json


def _picture(address: str) -> tuple[str, bytes]:
    """The type and the bytes of an image given as a data URI; no bytes if it is no image."""
    found = _IMAGE.fullmatch(address)
    if found is None:
        return "", b""
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        return "", b""
    return found[1], data if data.startswith(_BEGINNINGS[found[1]]) else b""


async def delete_emoji(call: Call) -> None:
    gone = _own(call).pop(call.id("emoji_id"), None)
    if gone is None:
        raise refusal(10014)
    call.core.changes.publish("emoji", gone)


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
    Route("GET", "/applications/{application_id}/emojis", emojis),
    Route("POST", "/applications/{application_id}/emojis", create_emoji, success=201),
    Route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", delete_emoji),
]
