"""Discord's permission bits, and a user's permissions in a channel."""

from enum import IntFlag

from bot.playground.world.discord_json import PRIVATE_THREAD
from bot.playground.world.model import ChatChannel, Guild, User


class Permission(IntFlag):
    """The permission bits that the playground knows by name."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


ALL = Permission(sum(Permission))
EVERYBODY = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
MODERATOR = EVERYBODY | Permission.MANAGE_CHANNELS | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS
IN_A_DM = EVERYBODY | Permission.MENTION_EVERYONE
_NEED_SENDING = (
    Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.SEND_TTS_MESSAGES
)


def guild_permissions(guild: Guild, user: User) -> Permission:
    """The permissions of a user's roles in the whole guild."""
    member = guild.members.get(user.id)
    if member is None:
        return Permission(0)
    if guild.json["owner_id"] == user.json["id"]:
        return ALL
    bits = int(guild.roles[guild.id]["permissions"])
    for role in member["roles"]:
        bits |= int(guild.roles[int(role)]["permissions"])
    return ALL if bits & Permission.ADMINISTRATOR else Permission(bits)


def channel_permissions(channel: ChatChannel, user: User) -> Permission:
    """A user's permissions in a channel: roles, then the overwrites for everyone, for roles, for the user.

    A thread has the overwrites of its channel. Only members and people who manage threads have permissions in a private
    one.
    """
    guild = channel.guild
    if guild is None:
        is_there = user in channel.recipients or (user.bot and not channel.is_private)
        return IN_A_DM if is_there else Permission(0)
    bits = int(guild_permissions(guild, user))
    if user.id not in guild.members or bits & Permission.ADMINISTRATOR:
        return Permission(bits)
    overwrites = (channel.parent or channel).overwrites
    if overwrites:
        for ids in ([guild.id], map(int, guild.members[user.id]["roles"]), [user.id]):
            found = [overwrites[it] for it in ids if it in overwrites]
            for overwrite in found:
                bits &= ~int(overwrite["deny"])
            for overwrite in found:
                bits |= int(overwrite["allow"])
    shut_out = channel.type == PRIVATE_THREAD and user.id not in channel.members
    if not bits & Permission.VIEW_CHANNEL or (shut_out and not bits & Permission.MANAGE_THREADS):
        return Permission(0)
    if channel.is_voice and not bits & Permission.CONNECT:  # people see the channel, and nothing in it
        return Permission.VIEW_CHANNEL
    if not bits & send_permission(channel):
        bits &= ~_NEED_SENDING
    return Permission(bits)


def app_permissions(channel: ChatChannel, bot: User, person: User) -> Permission:
    """The bot's permissions where it answers a person; where it is no member, those of any app."""
    own = channel_permissions(channel, bot)
    return own or channel_permissions(channel, person) & (_NEED_SENDING | Permission.USE_EXTERNAL_EMOJIS)


def send_permission(channel: ChatChannel) -> Permission:
    """The permission to write in a channel: threads have a separate one."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.parent else Permission.SEND_MESSAGES


def can_see(channel: ChatChannel, user: User) -> bool:
    return bool(channel_permissions(channel, user) & Permission.VIEW_CHANNEL)
