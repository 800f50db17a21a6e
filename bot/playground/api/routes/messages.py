"""Routes of channels and their messages, as the bot uses them with its own token."""

from typing import Any

from bot.playground.api.errors import Form, invalid, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.world import payloads
from bot.playground.world.model import ChatChannel, ChatMessage, World
from bot.playground.world.permissions import Permission, channel_permissions


def _message(call: Call, channel: ChatChannel) -> ChatMessage:
    found = channel.messages.get(call.id("message_id"))
    # What only one person was shown does not exist for this route.
    if found is None or found.deleted_at or found.ephemeral:
        raise refusal(10008)
    return found


async def channel(call: Call) -> Any:
    return payloads.channel(call.channel())


async def change(call: Call) -> Any:
    """Of all that can be changed, whether a thread is archived: to wake it takes no more than to write there."""
    found = call.channel_to_write_in()
    form = Form()
    body = call.body.message()
    for name in body:
        if name != "archived" or found.thread is None:
            form.refuse((name,), "NOT_HERE", "The playground changes nothing of a channel but a thread's archived")
    form.check()
    assert found.thread is not None  # noqa: S101 - the form has seen to it
    archived = bool(body.get("archived", found.thread.archived))
    may = channel_permissions(found, call.core.world.bot)
    if (archived or found.thread.locked) and not may & Permission.MANAGE_THREADS:
        raise refusal(50083 if found.thread.archived else 50013)
    call.core.messages.archive(found, archived=archived)
    return payloads.channel(found)


async def messages(call: Call) -> Any:
    found = call.channel()
    if not channel_permissions(found, call.core.world.bot) & Permission.READ_MESSAGE_HISTORY:
        return []
    limit = max(1, min(int(call.query.get("limit", 50)), 100))
    live = [it for it in found.live() if not it.ephemeral]
    if "after" in call.query:
        live = [it for it in live if it.id > int(call.query["after"])][:limit]
    if "before" in call.query:
        live = [it for it in live if it.id < int(call.query["before"])]
    return [payloads.message(it) for it in reversed(live[-limit:])]


async def message(call: Call) -> Any:
    found = call.channel()
    call.require(found, Permission.READ_MESSAGE_HISTORY)
    return payloads.message(_message(call, found))


def _reachable(channel: ChatChannel, world: World) -> None:
    for recipient in channel.recipients:
        if not world.can_write_to(recipient):
            raise refusal(50278)
        if not recipient.dms_open:
            raise refusal(50007)


async def create(call: Call) -> Any:
    found, world = call.channel_to_write_in(), call.core.world
    _reachable(found, world)
    if found.thread is not None and found.thread.locked and not found.thread.archived:
        call.require(found, Permission.MANAGE_THREADS)
    body = call.body.message()
    repeated = body.get("enforce_nonce") and body.get("nonce")
    for earlier in reversed(found.live()) if repeated else ():
        if earlier.nonce == str(repeated) and earlier.author is world.bot:
            return payloads.message(earlier)
    if body.get("message_reference"):
        raise invalid(("message_reference",), "NOT_HERE", "The playground has no replies but to a click")
    return payloads.message(call.core.messages.create(found, world.bot, body, call.body.files))


async def edit(call: Call) -> Any:
    found = _message(call, call.channel())
    if found.author is not call.core.world.bot:
        raise refusal(50005)
    call.core.messages.edit(found, call.body.message(), call.body.files)
    return payloads.message(found)


async def delete(call: Call) -> None:
    found = _message(call, call.channel())
    if found.author is not call.core.world.bot:
        if found.channel.guild is None:
            raise refusal(50003)
        call.require(found.channel, Permission.MANAGE_MESSAGES)
    call.core.messages.delete(found)


ROUTES = [
    Route("GET", "/channels/{channel_id}", channel),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("GET", "/channels/{channel_id}/messages", messages),
    Route("POST", "/channels/{channel_id}/messages", create),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
]
