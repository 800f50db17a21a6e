"""Routes of channels, their messages and threads, as the bot uses them with its own token."""

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.api.shapes import MESSAGE
from bot.playground.gateway import active_threads
from bot.playground.world import discord_json
from bot.playground.world.discord_json import PRIVATE_THREAD, PUBLIC_THREAD
from bot.playground.world.model import ChatChannel, ChatMessage, User
from bot.playground.world.permissions import Permission, channel_permissions, send_permission

NONCE_LASTS = timedelta(minutes=5)  # Discord: "the past few minutes"
_LONGEST_NAME = 100


def _message(call: Call, channel: ChatChannel) -> ChatMessage:
    found = channel.messages.get(call.id("message_id"))
    # Ephemeral messages do not exist for this route.
    if found is None or found.deleted_at or found.ephemeral:
        raise refusal(10008)
    return found


async def channel(call: Call) -> Any:
    return call.channel().payload()


async def change(call: Call) -> Any:
    """A thread can be archived, and unarchived with the permission to write there. Nothing else can be changed."""
    found = call.channel_to_write_in()
    body, form = call.body.read({"archived": bool}), Form()
    for name in call.body.json:
        if name != "archived" or found.parent is None:
            form.refuse((name,), "NOT_HERE", "The playground changes nothing of a channel but a thread's archived")
    form.check()
    if found.parent is None:
        return found.payload()
    archived = bool(body.get("archived", found.metadata["archived"]))
    may = channel_permissions(found, call.core.world.bot)
    if (archived or found.metadata["locked"]) and not may & Permission.MANAGE_THREADS:
        raise refusal(50083 if found.metadata["archived"] else 50013)
    call.core.messages.archive(found, archived=archived)
    return found.payload()


async def messages(call: Call) -> Any:
    found = call.channel()
    if not channel_permissions(found, call.core.world.bot) & Permission.READ_MESSAGE_HISTORY:
        return []
    limit = max(1, min(call.number("limit", 50), 100))
    live = [it for it in found.live() if not it.ephemeral]
    if "after" in call.query:
        live = [it for it in live if it.id > call.number("after", 0)][:limit]
    if "before" in call.query:
        live = [it for it in live if it.id < call.number("before", 0)]
    return [it.payload() for it in reversed(live[-limit:])]


async def message(call: Call) -> Any:
    found = call.channel()
    call.require(found, Permission.READ_MESSAGE_HISTORY)
    return _message(call, found).payload()


async def create(call: Call) -> Any:
    found, world = call.channel_to_write_in(), call.core.world
    for user in found.recipients:
        both = {user.id, world.bot.id}
        if not user.has_app and not any(both <= guild.members.keys() for guild in world.guilds.values()):
            raise refusal(50278)
        if not user.dms_open:
            raise refusal(50007)
    if found.parent is not None and found.metadata["locked"] and not found.metadata["archived"]:
        call.require(found, Permission.MANAGE_THREADS)
    body = call.body.read(MESSAGE)
    repeated = body.get("enforce_nonce") and body.get("nonce")
    since = datetime.now(UTC) - NONCE_LASTS
    for earlier in reversed(found.live()) if repeated else ():
        if earlier.nonce == str(repeated) and earlier.author is world.bot and earlier.revisions[0].at > since:
            return earlier.payload()
    if body.get("message_reference"):
        raise invalid(("message_reference",), "NOT_HERE", "The playground has no replies but to a click")
    return call.core.messages.create(found, world.bot, body, call.body.files).payload()


async def edit(call: Call) -> Any:
    found = _message(call, call.channel())
    if found.author is not call.core.world.bot:
        raise refusal(50005)
    call.core.messages.edit(found, call.body.read(MESSAGE), call.body.files)
    return found.payload()


async def delete(call: Call) -> None:
    found = _message(call, call.channel())
    if found.author is not call.core.world.bot:
        if found.channel.guild is None:
            raise refusal(50003)
        call.require(found.channel, Permission.MANAGE_MESSAGES)
    call.core.messages.delete(found)


async def create_thread(call: Call) -> Any:
    """A thread without a message, public or private by its type. The bot is its only member."""
    parent, form = call.channel(), Form()
    body = call.body.read({"name": str, "type": int, "invitable": bool})
    if parent.guild is None or parent.parent is not None or parent.is_voice:
        raise refusal(50024)
    form.text(("name",), body.get("name"), most=_LONGEST_NAME, least=1, required=True)
    kind = body.get("type", PRIVATE_THREAD)
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        form.refuse(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({PUBLIC_THREAD}, {PRIVATE_THREAD}).")
    form.check()
    bot = call.core.world.bot
    needed = Permission.CREATE_PRIVATE_THREADS if kind == PRIVATE_THREAD else Permission.CREATE_PUBLIC_THREADS
    call.require(parent, needed)
    members = {bot.id} if kind == PRIVATE_THREAD else None
    invitable = body.get("invitable") is not False
    made = call.core.messages.create_thread(body["name"], parent, bot, members=members, invitable=invitable)
    return made.payload()


def _thread(call: Call) -> ChatChannel:
    found = call.channel()
    if found.parent is None:
        raise refusal(50024)
    if found.metadata["archived"]:
        raise refusal(50083)
    return found


def _person(call: Call, thread: ChatChannel) -> User:
    person = call.user()
    if thread.guild is None or person.id not in thread.guild.members:
        raise refusal(10007)
    return person


async def add_member(call: Call) -> None:
    """Everyone who can write in a thread can add members."""
    found = _thread(call)
    call.require(found, send_permission(found))
    call.core.messages.add_member(found, _person(call, found), call.core.world.bot)


async def remove_member(call: Call) -> None:
    """The owner of a private thread can remove members, and everyone who manages threads."""
    found, bot = _thread(call), call.core.world.bot
    if not (found.type == PRIVATE_THREAD and found.json["owner_id"] == bot.json["id"]):
        call.require(found, Permission.MANAGE_THREADS)
    person = _person(call, found)
    if person.id not in found.members:
        raise refusal(10007)
    call.core.messages.remove_member(found, person, bot)


async def member(call: Call) -> Any:
    found, person = call.channel(), call.user()
    if found.parent is None or person.id not in found.members:
        raise refusal(10007)
    return discord_json.thread_member(found.id, person.id)


async def active(call: Call) -> Any:
    """The threads of a guild that are not archived, with the bot's own memberships."""
    bot = call.core.world.bot
    found = active_threads(call.guild(), bot)[::-1]
    own = [discord_json.thread_member(it.id, bot.id) for it in found if bot.id in it.members]
    return {"threads": [it.payload() for it in found], "members": own, "has_more": False}


ROUTES = [
    Route("GET", "/channels/{channel_id}", channel),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("GET", "/channels/{channel_id}/messages", messages),
    Route("POST", "/channels/{channel_id}/messages", create),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
    Route("POST", "/channels/{channel_id}/threads", create_thread, success=201),
    Route("GET", "/channels/{channel_id}/thread-members/{user_id}", member),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", remove_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
]
