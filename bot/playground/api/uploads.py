"""Reading a request's body (JSON, or a form with `payload_json` and files) and making attachments of the files."""

import json
import mimetypes
import re
import struct
from dataclasses import dataclass, field, replace
from typing import Any, cast

from aiohttp import web
from aiohttp.multipart import BodyPartReader

from bot.playground.api.errors import Form, refusal
from bot.playground.world.model import Attachment, Channel, World

MOST_FILES = 10
MOST_BYTES = 10 * 1024 * 1024
MOST_DESCRIPTION = 1024


@dataclass
class Upload:
    filename: str
    data: bytes


@dataclass
class Body:
    """A request's JSON and its files, by the number in their form name `files[n]`."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def message(self) -> dict[str, Any]:
        """The JSON as an object; raises ApiError."""
        if not isinstance(self.json, dict):
            raise refusal(50109)
        return cast("dict[str, Any]", self.json)


async def read_body(request: web.Request) -> Body:
    """The body of a request; raises ApiError if it cannot be read or is too large."""
    if not request.can_read_body:
        return Body()
    # Not request.content_type: it parses the boundary, new in each request, as an e-mail's, in a fifth of all our time.
    if not request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        raw = await request.read()
        return Body(_json(raw)) if raw else Body()
    body = Body()
    parts = await request.multipart()
    while (part := await parts.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        raw = bytes(await part.read(decode=False))
        name = part.name or ""
        if name == "payload_json":
            body.json = _json(raw)
        elif match := re.fullmatch(r"files\[(\d+)\]", name):
            if len(raw) > MOST_BYTES:
                raise refusal(40005)
            body.files[int(match[1])] = Upload(part.filename or "unknown", raw)
    return body


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refusal(50109) from None


def attach(
    world: World,
    root: str,
    channel: Channel,
    named: list[dict[str, Any]] | None,
    files: dict[int, Upload],
    kept: list[Attachment],
    form: Form,
    prefix: tuple[str | int, ...] = (),
) -> list[Attachment]:
    """The attachments of a message after a request.

    `named` is the request's `attachments` array: it keeps those of `kept` whose id it holds and describes new files by
    their number. Without it everything in `kept` stays and new files are added. `root` is the server's address.
    """
    entries: list[dict[str, Any]] = (
        [{"id": it.id} for it in kept] + [{"id": number} for number in files] if named is None else named
    )
    standing = {it.id: it for it in kept}
    result: list[Attachment] = []
    mentioned: set[int] = set()
    for index, entry in enumerate(entries):
        number = int(entry["id"]) if str(entry.get("id", "")).isdigit() else -1
        form.text((*prefix, "attachments", index, "description"), entry.get("description"), most=MOST_DESCRIPTION)
        if number in standing:
            # A copy: earlier revisions keep the alt text they had.
            described = {"description": entry["description"]} if "description" in entry else {}
            result.append(replace(standing[number], **described))
        elif number in files:
            mentioned.add(number)
            result.append(_store(world, root, channel, files[number], entry))
        else:
            form.refuse((*prefix, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    result += [_store(world, root, channel, files[number], {}) for number in sorted(files.keys() - mentioned)]
    form.count((*prefix, "attachments"), len(result), most=MOST_FILES)
    return result


def _store(world: World, root: str, channel: Channel, upload: Upload, entry: dict[str, Any]) -> Attachment:
    name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename), flags=re.ASCII)
    snowflake = world.ids.next()
    size = picture_size(upload.data)
    made = Attachment(
        snowflake,
        name,
        mimetypes.guess_type(name)[0] or "application/octet-stream",
        upload.data,
        f"{root}/attachments/{channel.id}/{snowflake}/{name}",
        entry.get("description"),
        *(size or (None, None)),
    )
    world.attachments[snowflake] = made
    return made


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or GIF, else None."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"GIF8" and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
