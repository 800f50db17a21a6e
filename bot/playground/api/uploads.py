"""Reading a request's body (JSON, or a form with `payload_json` and files) and making attachments of the files."""

import json
import mimetypes
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from types import MappingProxyType
from typing import Any

from aiohttp import web
from aiohttp.multipart import content_disposition_filename, parse_content_disposition
from PIL import Image

from bot.playground.api.errors import FieldPath, Form, invalid, refusal
from bot.playground.api.shapes import BodyShape, read
from bot.playground.world import discord_json
from bot.playground.world.model import AttachedFile, ChatChannel, DiscordWorld

MOST_FILES = 10
MOST_BYTES = 10 * 1024 * 1024
MOST_DESCRIPTION = 1024
_FILE = re.compile(r"files\[([0-9]{1,9})\]")
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')


@dataclass
class Upload:
    filename: str
    data: bytes


@dataclass
class RequestBody:
    """A request's JSON and its files, by the number in their form name `files[n]`."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict)

    def read(self, shape: BodyShape) -> Any:
        """The JSON in this shape; raises ApiError."""
        return read(self.json, shape)


async def read_body(request: web.Request) -> RequestBody:
    """The body of a request; raises ApiError if it cannot be read or is too large."""
    if not request.can_read_body:
        return RequestBody()
    raw, content_type = await request.read(), request.headers.get("Content-Type", "")
    if not content_type.startswith("multipart/form-data"):
        return RequestBody(_json(raw)) if raw else RequestBody()
    body = RequestBody()
    for name, filename, data in _parts(raw, content_type):
        if name == "payload_json":
            body.json = _json(data)
        elif match := _FILE.fullmatch(name):
            if len(data) > MOST_BYTES:
                raise refusal(40005)
            body.files[int(match[1])] = Upload(filename or "unknown", data)
    return body


def _parts(raw: bytes, content_type: str) -> Iterator[tuple[str, str | None, bytes]]:
    """Yield each part's name, file name and content; raises ApiError.

    It replaces aiohttp's reader, which reads line by line and parses each boundary like an e-mail's: half of the
    playground's time.
    """
    boundary = _BOUNDARY.search(content_type)
    parts = (b"\r\n" + raw).split(b"\r\n--" + boundary[1].encode()) if boundary else []
    if len(parts) < 2 or not parts[-1].startswith(b"--"):
        raise invalid((), "CONTENT_TYPE_INVALID", "This is no multipart form, or not a whole one.")
    for part in parts[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        yield *_names(head), data


@lru_cache(256)  # the same few names are sent again and again
def _names(head: bytes) -> tuple[str, str | None]:
    """A part's name and its file's, from its headers."""
    for line in head.decode(errors="surrogateescape").split("\r\n"):
        header, _, value = line.partition(":")
        if header.lower() == "content-disposition":
            _, options = parse_content_disposition(value.strip())
            return options.get("name", ""), content_disposition_filename(options)
    return "", None


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise refusal(50109) from None


class FileStore:
    """The files that messages and commands hold. `root` gives the server's address, where they are served."""

    def __init__(self, world: DiscordWorld, root: Callable[[], str]) -> None:
        self._world = world
        self._root = root

    def attach(
        self,
        channel: ChatChannel,
        named: list[dict[str, Any]] | None,
        files: dict[int, Upload],
        kept: list[AttachedFile],
        form: Form,
        prefix: FieldPath = (),
    ) -> list[AttachedFile]:
        """The attachments of a message after a request.

        `named` is the request's `attachments` array: it keeps those of `kept` whose id it holds and describes new files
        by their number. Without it everything in `kept` stays and new files are added.
        """
        entries: list[dict[str, Any]] = (
            [{"id": it.id} for it in kept] + [{"id": number} for number in files] if named is None else named
        )
        kept_by_id = {it.id: it for it in kept}
        result: list[AttachedFile] = []
        mentioned: set[int] = set()
        for index, entry in enumerate(entries):
            number = int(entry["id"]) if str(entry.get("id", "")).isdecimal() else -1
            form.text((*prefix, "attachments", index, "description"), entry.get("description"), most=MOST_DESCRIPTION)
            if number in kept_by_id:
                # A copy: earlier revisions keep the alt text they had.
                json = {**kept_by_id[number].json}
                if "description" in entry:
                    json.pop("description", None)
                    json |= {"description": entry["description"]} if entry["description"] else {}
                result.append(AttachedFile(json, kept_by_id[number].data))
            elif number in files:
                mentioned.add(number)
                result.append(self.store(channel, files[number], entry))
            else:
                form.refuse((*prefix, "attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        result += [self.store(channel, files[number]) for number in sorted(files.keys() - mentioned)]
        form.count((*prefix, "attachments"), len(result), most=MOST_FILES)
        return result

    def store(
        self, channel: ChatChannel, upload: Upload, entry: Mapping[str, Any] = MappingProxyType({})
    ) -> AttachedFile:
        """Store a file; `entry` can give it another name, and a description."""
        name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename), flags=re.ASCII)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        width, height = picture_size(upload.data) or (None, None)
        number = self._world.ids.next()
        address = f"{self._root()}/attachments/{channel.id}/{number}/{name}"
        more = {"width": width, "height": height, "description": entry.get("description")}
        json = discord_json.attachment(number, name, kind, len(upload.data), address, **more)
        made = self._world.attachments[number] = AttachedFile(json, upload.data)
        return made


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture in pixels, else None."""
    try:
        with Image.open(BytesIO(data), formats=("PNG", "GIF", "WEBP", "JPEG")) as picture:
            return picture.size
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):  # a broken PNG is a SyntaxError
        return None
