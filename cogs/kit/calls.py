"""Calls to Discord about messages: the body of each is made in one piece, and discord.py sends it.

Its own methods would make objects of every control on the way out, a form of many parts, and objects of the whole
message that comes back: more work than the call itself. The private parts of discord.py that this needs are used here
alone.
"""

import json
import secrets
from collections.abc import Iterable
from contextvars import ContextVar
from time import monotonic
from typing import Any, cast

import discord
from aiohttp import BytesPayload, ClientConnectionError, ClientHandlerType, ClientRequest, ClientResponse, ClientSession
from discord import InteractionResponseType
from discord.http import Route
from discord.webhook.async_ import async_context
from yarl import URL

from bot import clock
from bot.metrics import DISCORD_WAITS, RATE_LIMITED, acknowledged, discord_calls
from cogs.kit.discord_errors import BROKEN, Meaning, meaning
from cogs.kit.payload.payload import Attachment, Json

_MESSAGES = "/channels/{channel_id}/messages"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
_EPHEMERAL = {"flags": discord.MessageFlags(ephemeral=True).value}  # for one person only
_SESSION = "_HTTPClient__session"
_ARRIVED = "arrived"
_BOUNDARY = secrets.token_hex(16)  # between the parts of a form; random, so that no text or picture contains it
_FORM = f"multipart/form-data; boundary={_BOUNDARY}"
_PART = f"--{_BOUNDARY}\r\nContent-Disposition: form-data; name="
_END = f"\r\n--{_BOUNDARY}--\r\n".encode()
_AGAIN_AFTER = (0.1, 0.4)  # seconds, where the connection broke: Discord waits three for an answer
_to_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
_TOO_MANY = 429
_SCOPES = ("user", "global", "shared")
# The words of a route that metrics show. Any other part is an id or a token: secret, and of unlimited number.
_WORDS = frozenset((
    "@me", "@original", "api", "applications", "bot", "callback", "channels", "commands", "emojis", "gateway", "guilds",
    "interactions", "members", "messages", "oauth2", "permissions", "roles", "thread-members", "threads", "typing",
    "users", "webhooks",
))  # fmt: skip
_begun_at: ContextVar[float | None] = ContextVar("begun_at", default=None)


class Body(BytesPayload):
    """The body of a request: JSON, or a form with that and files."""

    def __init__(self, message: Json, *files: Attachment) -> None:
        self.message, self.files = message, files
        text = _to_json(message)
        if not files:
            super().__init__(text.encode(), content_type="application/json")
            return
        form = [f'{_PART}"payload_json"\r\nContent-Type: application/json\r\n\r\n{text}'.encode()]
        for number, file in enumerate(files):
            head = f'\r\n{_PART}"files[{number}]"; filename="{file.name}"\r\nContent-Type: {file.content_type}\r\n\r\n'
            form += (head.encode(), file.data)
        super().__init__(b"".join((*form, _END)), content_type=_FORM)

    def without_emojis(self) -> "Body":
        """This body with no emoji on any control."""
        return Body(_without_emojis(self.message), *self.files)


def _without_emojis(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: _without_emojis(it) for key, it in cast("Json", part).items() if key != "emoji"}
    if isinstance(part, list | tuple):
        return [_without_emojis(it) for it in cast("list[Any]", part)]
    return part


def _is_about_emoji(client: discord.Client, error: discord.HTTPException) -> bool:
    """True if Discord refused a control's emoji: it was deleted, or Discord fails to find it, as it does at times.
    Calls the client's `on_emoji_refused` then.
    """
    is_refused = meaning(error) is Meaning.BAD_FORM and ".emoji." in error.text
    if is_refused:
        client.dispatch("emoji_refused")
    return is_refused


# -- as the bot ---------------------------------------------------------------------------------------------------


async def send(client: discord.Client, channel_id: int, body: Body) -> Json:
    """Send a message. Returns Discord's JSON of it."""
    return await _as_bot(client, Route("POST", _MESSAGES, channel_id=channel_id), body)


async def edit(client: discord.Client, channel_id: int, message_id: int, body: Body) -> None:
    route = Route("PATCH", _MESSAGES + "/{message_id}", channel_id=channel_id, message_id=message_id)
    await _as_bot(client, route, body)


async def _as_bot(client: discord.Client, route: Route, body: Body) -> Json:
    note_begun()
    try:
        return await client.http.request(route, data=body)
    except discord.HTTPException as error:
        if not _is_about_emoji(client, error):
            raise
    return await client.http.request(route, data=body.without_emojis())


# -- by the token of an interaction: outside the bot's global limit -----------------------------------------------
#
# A person waits for these: after a broken connection they are repeated at once.


def note_arrived(interaction: discord.Interaction[Any]) -> None:
    """Time the acknowledgement of an interaction from now."""
    interaction.extras[_ARRIVED] = monotonic()


async def respond(
    interaction: discord.Interaction[Any], kind: InteractionResponseType, data: Json | None = None,
    files: Iterable[Attachment] = (), *, wants_id: bool = False,
) -> int | None:  # fmt: skip
    """Give the first answer to an interaction. Returns the id of its message if `wants_id`, and if that is known."""
    client, token, response = interaction.client, interaction.token, None
    body = Body({"type": kind.value} if data is None else {"type": kind.value, "data": data}, *files)
    route = Route("POST", _CALLBACK, webhook_id=interaction.id, webhook_token=token)
    sending = _sending(client, body)
    try:
        response = await _by_token(client, route, sending, {"with_response": "1"} if wants_id else {})
    except discord.HTTPException as error:
        if meaning(error) is not Meaning.ANSWERED or sending.tries == 1:
            raise  # else an earlier try was applied, and only its answer was lost
    if (arrived := interaction.extras.get(_ARRIVED)) is not None:
        acknowledged(interaction.type.name).observe(monotonic() - arrived)
    interaction.response._response_type = kind  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    if not wants_id:
        return None
    if response is None:
        return await find_answer(client, token)
    return int(response["interaction"]["response_message_id"])


async def find_answer(client: discord.Client, token: str) -> int | None:
    """The id of the message that answers the interaction with that token; None unless it is for one person only."""
    route = Route("GET", f"{_WEBHOOK}/messages/@original", webhook_id=client.application_id, webhook_token=token)
    message = await _by_token(client, route, _sending(client, None), {})
    return int(message["id"]) if message["flags"] & _EPHEMERAL["flags"] else None


async def defer(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge an interaction that is answered later; a command, by a reply that only one person sees."""
    if interaction.type is discord.InteractionType.application_command:
        await respond(interaction, InteractionResponseType.deferred_channel_message, _EPHEMERAL)
    else:
        await respond(interaction, InteractionResponseType.deferred_message_update)


async def follow_up(client: discord.Client, token: str, body: Body) -> int:
    """Send one more message for an interaction that has been answered. Returns its id."""
    route = Route("POST", _WEBHOOK, webhook_id=client.application_id, webhook_token=token)
    message = await _by_token(client, route, _sending(client, body), {"wait": "1", "with_components": "1"})
    return int(message["id"])


async def edit_by_token(client: discord.Client, token: str, body: Body, message_id: int | None = None) -> int:
    """Edit a message by an interaction's token: its answer, the message clicked, or one named. Returns its id."""
    path = f"{_WEBHOOK}/messages/{message_id or '@original'}"
    route = Route("PATCH", path, webhook_id=client.application_id, webhook_token=token)
    message = await _by_token(client, route, _sending(client, body), {"with_components": "1"} if message_id else {})
    return int(message["id"])


async def delete_by_token(client: discord.Client, token: str, message_id: int) -> None:
    """Delete a message that an interaction's token opens."""
    path = f"{_WEBHOOK}/messages/{message_id}"
    route = Route("DELETE", path, webhook_id=client.application_id, webhook_token=token)
    await _by_token(client, route, _sending(client, None), {})


class _Sending:
    """In place of the session that discord.py's webhook adapter uses: sends this body, and counts the tries."""

    def __init__(self, session: ClientSession, body: Body | None) -> None:
        self._session = session
        self.body = body
        self.tries = 0

    def request(self, method: str, url: str, *, data: None, **others: Any) -> Any:
        self.tries += 1
        if self._session.closed:
            raise ClientConnectionError("the bot has left Discord")
        return self._session.request(method, url, data=self.body, **others)


def _sending(client: discord.Client, body: Body | None) -> _Sending:
    return _Sending(getattr(client.http, _SESSION), body)


async def _by_token(client: discord.Client, route: Route, sending: _Sending, params: dict[str, str]) -> Any:
    try:
        return await _tried_by_token(client, route, sending, params)
    except discord.HTTPException as error:
        if sending.body is None or not _is_about_emoji(client, error):
            raise
        sending.body = sending.body.without_emojis()
    return await _tried_by_token(client, route, sending, params)


async def _tried_by_token(client: discord.Client, route: Route, sending: _Sending, params: dict[str, str]) -> Any:
    http = client.http
    adapter: Any = async_context.get()
    note_begun()
    how = {"params": params, "proxy": http.proxy, "proxy_auth": http.proxy_auth}
    for pause in _AGAIN_AFTER:
        try:
            return await adapter.request(route, sending, **how)
        except BROKEN:
            await clock.sleep(pause)
    return await adapter.request(route, sending, **how)


# -- counting: every call, those by discord.py too ---------------------------------------------------------------------
#
# A call waits for rate limits from its beginning here until it is sent. The logs of discord.py are not used for that.


def count_calls(client: discord.Client) -> None:
    """Count the calls of a client that has logged in, those by discord.py too. Without a session none are counted.

    aiohttp's tracing, which discord.py would let us add, takes ten times as long: a twentieth of a play.
    """
    if (session := getattr(client.http, _SESSION)) is not None:
        session._middlewares = (_count,)  # noqa: SLF001


def note_begun() -> None:
    """Time a call from now: it waits until it is sent."""
    _begun_at.set(monotonic())


def route_of(url: URL) -> str:
    """The route of a call, without ids, tokens and the version of the API."""
    parts = [part for part in url.raw_parts[1:] if part]
    if parts[:1] == ["api"]:
        parts = parts[2:] if parts[1:2] and parts[1].startswith("v") else parts[1:]
    return "/" + "/".join(part if part in _WORDS else "{}" for part in parts[:8])


async def _count(request: ClientRequest, send: ClientHandlerType) -> ClientResponse:
    begun_at = _begun_at.get()
    if begun_at is not None:
        _begun_at.set(None)
        DISCORD_WAITS.observe(monotonic() - begun_at)
    try:
        response = await send(request)
    except BaseException:
        discord_calls(request.method, route_of(request.url), "no answer").inc()
        raise
    discord_calls(request.method, route_of(request.url), response.status).inc()
    if response.status == _TOO_MANY:
        scope = response.headers.get("X-RateLimit-Scope", "")
        RATE_LIMITED.labels(scope if scope in _SCOPES else "unknown").inc()
        note_begun()  # discord.py waits, and sends it again
    return response
