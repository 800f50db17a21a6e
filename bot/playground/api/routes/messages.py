"""Routes of channels and their messages, as the bot uses them with its own token."""

from typing import Any

from bot.playground.api.errors import Form, refusal
from bot.playground.api.messages import Origin
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


async def typing(call: Call) -> None:
    call.core.changes.publish("typing", call.channel_to_write_in())


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
    return payloads.message(_message(call, call.channel(Permission.READ_MESSAGE_HISTORY)))


def _reachable(channel: ChatChannel, world: World) -> None:
    for recipient in channel.recipients:
        if not world.can_write_to(recipient):
            raise refusal(50278)
        if not recipient.dms_open:
            raise refusal(50007)


def _answered(channel: ChatChannel, body: dict[str, Any]) -> ChatMessage | None:
    reference = body.get("message_reference")
    found = channel.messages.get(int(reference.get("message_id") or 0)) if reference else None
    gone = found is None or found.deleted_at is not None
    if reference and gone and reference.get("fail_if_not_exists", True):
        form = Form()
        form.refuse(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.check()
    return None if gone else found


async def create(call: Call) -> Any:
    found, world = call.channel_to_write_in(), call.core.world
    _reachable(found, world)
    body = call.body.message()
    repeated = body.get("enforce_nonce") and body.get("nonce")
    for earlier in reversed(found.live()) if repeated else ():
        if earlier.nonce == str(repeated) and earlier.author is world.bot:
            return payloads.message(earlier)
    answered = _answered(found, body)
    origin = Origin(kind=19 if answered else 0, reference=answered)
    made = call.core.messages.create(found, world.bot, body, call.body.files, origin=origin)
    return payloads.message(made)


async def edit(call: Call) -> Any:
    found = _message(call, call.channel())
    if found.author is not call.core.world.bot:
        raise refusal(50005)
    call.core.messages.edit(found, call.body.message(), call.body.files)
    return payloads.message(found)


async def delete(call: Call) -> None:
    found = _message(call, call.channel())
    bot = call.core.world.bot
    if found.author is not bot:
        if found.channel.guild is None:
            raise refusal(50003)
        if not channel_permissions(found.channel, bot) & Permission.MANAGE_MESSAGES:
            raise refusal(50013)
    call.core.messages.delete(found)


ROUTES = [
    Route("GET", "/channels/{channel_id}", channel),
    Route("PATCH", "/channels/{channel_id}", change),
    Route("POST", "/channels/{channel_id}/typing", typing),
    Route("GET", "/channels/{channel_id}/messages", messages),
    Route("POST", "/channels/{channel_id}/messages", create),
    Route("GET", "/channels/{channel_id}/messages/{message_id}", message),
    Route("PATCH", "/channels/{channel_id}/messages/{message_id}", edit),
    Route("DELETE", "/channels/{channel_id}/messages/{message_id}", delete),
]
