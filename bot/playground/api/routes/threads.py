"""Routes of threads: making one, its members, and which there are."""

from typing import Any

from bot.playground.api.errors import Form, refusal
from bot.playground.api.rest import Call, Route
from bot.playground.world import payloads
from bot.playground.world.model import ChatChannel, User
from bot.playground.world.permissions import Permission, send_permission

_PUBLIC, _PRIVATE = 11, 12
_LONGEST_NAME = 100


async def create(call: Call) -> Any:
    """A thread without a message: by its type a public one or a private one, which only the bot is a member of."""
    parent, body, form = call.channel(), call.body.message(), Form()
    if parent.guild is None or parent.thread is not None or parent.is_voice:
        raise refusal(50024)
    form.text(("name",), body.get("name"), most=_LONGEST_NAME, least=1, required=True)
    kind = body.get("type", _PRIVATE)
    if kind not in (_PUBLIC, _PRIVATE):
        form.refuse(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({_PUBLIC}, {_PRIVATE}).")
    form.check()
    bot = call.core.world.bot
    needed = Permission.CREATE_PRIVATE_THREADS if kind == _PRIVATE else Permission.CREATE_PUBLIC_THREADS
    call.require(parent, needed)
    members = {bot.id} if kind == _PRIVATE else None
    invitable = body.get("invitable") is not False
    return payloads.channel(call.core.threads.create(body["name"], parent, bot, members=members, invitable=invitable))


def _thread(call: Call) -> ChatChannel:
    found = call.channel()
    if found.thread is None:
        raise refusal(50024)
    if found.thread.archived:
        raise refusal(50083)
    return found


def _person(call: Call, thread: ChatChannel) -> User:
    person = call.user()
    if thread.guild is None or person.id not in thread.guild.members:
        raise refusal(10007)
    return person


async def add_member(call: Call) -> None:
    """Add a member: everyone who can write in a thread can; in a private one, its members."""
    found = _thread(call)
    call.require(found, send_permission(found))
    call.core.threads.add(found, _person(call, found), call.core.world.bot)


async def remove_member(call: Call) -> None:
    """Remove a member: the owner of a private thread can, and everyone who manages threads."""
    found, bot = _thread(call), call.core.world.bot
    assert found.thread is not None  # noqa: S101 - it is a thread
    if not (found.thread.private and found.thread.owner_id == bot.id):
        call.require(found, Permission.MANAGE_THREADS)
    person = _person(call, found)
    if person.id not in found.thread.members:
        raise refusal(10007)
    call.core.threads.remove(found, person, bot)


async def member(call: Call) -> Any:
    """One member of a thread."""
    found, person = call.channel(), call.user()
    if found.thread is None or person.id not in found.thread.members:
        raise refusal(10007)
    return payloads.thread_member(found, person)


async def active(call: Call) -> Any:
    """The threads of a guild that are not archived, with the bot's own memberships."""
    bot = call.core.world.bot
    found = [it for it in reversed([*call.guild().channels.values()]) if payloads.is_told_of(it, bot)]
    own = [payloads.thread_member(it, bot) for it in found if it.thread and bot.id in it.thread.members]
    return {"threads": [payloads.channel(it) for it in found], "members": own, "has_more": False}


ROUTES = [
    Route("POST", "/channels/{channel_id}/threads", create, success=201),
    Route("GET", "/channels/{channel_id}/thread-members/{user_id}", member),
    Route("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_member),
    Route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", remove_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active),
]
