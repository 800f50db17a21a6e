"""Events on a Discord server that the playground's page does not offer."""

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.playground import ChatChannel, ChatMessage, Guild, Playground, UserClient
from bot.playground.api.commands import Command
from bot.playground.api.interactions import Interaction
from bot.playground.gateway import GUILDS, guild_create
from bot.playground.world import discord_json

if TYPE_CHECKING:
    from discord.types.role import Role


def add_thread(
    playground: Playground, name: str, parent: ChatChannel, *, members: Iterable[UserClient] | None = None
) -> ChatChannel:
    """A new public thread of a channel, or a post of a forum: the bot sees no difference. With `members` it is a
    private one of theirs and the bot's.
    """
    people = None if members is None else {playground.world.bot.id, *(person.id for person in members)}
    return playground.messages.create_thread(name, parent, members=people, invitable=True)


def add_private_channel(playground: Playground, *people: UserClient, name: str = "") -> ChatChannel:
    """A direct channel between two people, or a group of more: the bot is not there."""
    recipients = [person.user for person in people]
    json = discord_json.direct_channel(playground.world.ids.next(), [it.json for it in recipients], name)
    channel = playground.world.add_channel(json, recipients=recipients, is_private=True)
    playground.changes.publish("channel", channel)
    return channel


def add_command(playground: Playground, command: Command) -> None:
    rest = [it for it in playground.commands.registered if it["name"] != command["name"]]
    playground.commands.overwrite([*rest, command])


def archive(playground: Playground, thread: ChatChannel, *, locked: bool = False) -> None:
    """Archive a thread, as Discord does by itself after a while; `locked`, as a moderator does."""
    playground.messages.archive(thread, archived=True, locked=locked)


def unarchive(playground: Playground, thread: ChatChannel) -> None:
    playground.messages.archive(thread, archived=False, locked=False)


def delete_channel(playground: Playground, channel: ChatChannel) -> None:
    channel.deleted = True
    if channel.guild:
        body = channel.payload()
        channel.guild.channels.pop(channel.id, None)
        event = "THREAD_DELETE" if channel.parent else "CHANNEL_DELETE"
        playground.gateway.publish(event, body, channel.guild, GUILDS)
    playground.changes.publish("channel", channel)


def delete_role(playground: Playground, role: "Role") -> None:
    home = playground.guild
    del home.roles[int(role["id"])]
    for member in home.members.values():
        member["roles"] = [it for it in member["roles"] if it != role["id"]]
    body = {"guild_id": str(home.id), "role_id": role["id"]}
    playground.gateway.publish("GUILD_ROLE_DELETE", body, home, GUILDS)


def take_role(playground: Playground, person: UserClient, role: "Role") -> None:
    member = playground.guild.members[person.id]
    member["roles"] = [it for it in member["roles"] if it != role["id"]]


def remove_bot(playground: Playground, guild: Guild | None = None) -> None:
    home = guild or playground.guild
    home.members.pop(playground.world.bot.id, None)
    playground.gateway.publish("GUILD_DELETE", {"id": str(home.id)}, home, GUILDS)


def add_bot(playground: Playground, guild: Guild | None = None) -> None:
    """The bot is added to a guild again, with the role it had."""
    home = guild or playground.guild
    own = [number for number, role in home.roles.items() if role["managed"]]
    home.members[playground.world.bot.id] = discord_json.member(playground.world.bot.json, roles=own)
    playground.gateway.publish("GUILD_CREATE", guild_create(home, playground.world.bot), home, GUILDS)


def time_out(playground: Playground, until: datetime | None) -> None:
    """Time the bot out in the first guild, as a moderator does; None lifts it. Discord announces no expiry."""
    home = playground.guild
    own = home.members[playground.world.bot.id]
    own |= {"communication_disabled_until": until.isoformat() if until else None}
    playground.gateway.publish("GUILD_MEMBER_UPDATE", {**own, "guild_id": str(home.id)}, home, GUILDS)


def lock(playground: Playground, thread: ChatChannel, *, locked: bool = True) -> None:
    """Lock a thread that is open, as a moderator does, or unlock it."""
    playground.messages.archive(thread, archived=False, locked=locked)


def redeliver(playground: Playground, interaction: Interaction) -> None:
    playground.interactions.deliver(interaction)


def pinged_by(playground: Playground, person: UserClient) -> list[ChatMessage]:
    every = (message for channel in playground.world.channels.values() for message in channel.messages.values())
    return [it for it in every if person.id in it.pings]


async def hang_up(playground: Playground) -> None:
    """Close the connections that the gateway ignores, for which a client would wait a minute."""
    for socket in [*playground.gateway._ignored]:
        await socket.close()
