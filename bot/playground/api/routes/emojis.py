"""Routes about the application's own emojis."""

import base64
import binascii
import re
from typing import Any

from bot.playground.api.errors import Form, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.world import payloads
from bot.playground.world.model import AppEmoji

MOST_EMOJIS, MOST_BYTES = 2000, 256 * 1024
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif));base64,(.*)", re.DOTALL)
_BEGINNINGS = {"image/png": b"\x89PNG\r\n\x1a\n", "image/jpeg": b"\xff\xd8\xff", "image/gif": b"GIF8"}


def _own(call: Call) -> dict[int, AppEmoji]:
    """The emojis of the path's application; raises ApiError for another than the bot's."""
    call.check_application()
    return call.core.world.emojis


async def every(call: Call) -> Any:
    return {"items": [payloads.emoji(it, call.core.world.bot) for it in _own(call).values()]}


async def create(call: Call) -> Any:
    own, body, form = _own(call), call.body.message(), Form()
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
    made = AppEmoji(call.core.world.ids.next(), str(name), kind, data)
    own[made.id] = made
    call.core.changes.publish("emoji", made)
    return payloads.emoji(made, call.core.world.bot)


def _picture(address: str) -> tuple[str, bytes]:
    """The type and the bytes of an image given as a data URI; no bytes where it is none."""
    found = _IMAGE.fullmatch(address)
    if found is None:
        return "", b""
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        return "", b""
    return found[1], data if data.startswith(_BEGINNINGS[found[1]]) else b""


async def delete(call: Call) -> None:
    gone = _own(call).pop(call.id("emoji_id"), None)
    if gone is None:
        raise refusal(10014)
    call.core.changes.publish("emoji", gone)


_BASE = "/applications/{application_id}/emojis"
ROUTES = [
    Route("GET", _BASE, every),
    Route("POST", _BASE, create, success=201),
    Route("DELETE", _BASE + "/{emoji_id}", delete),
]
