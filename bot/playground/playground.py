"""The playground itself: a small world, and the server that plays Discord for it on 127.0.0.1."""

import secrets
from datetime import UTC, datetime
from types import TracebackType

from bot.playground.api.commands import Commands
from bot.playground.api.interactions import Interactions
from bot.playground.api.messages import Messages
from bot.playground.api.rate_limiter import RateLimiter
from bot.playground.api.rest import Core, RequestLog
from bot.playground.api.server import ApiServer
from bot.playground.api.threads import ChatThreads
from bot.playground.gateway.gateway import GUILDS, Gateway
from bot.playground.users.client import UserClient
from bot.playground.world import payloads
from bot.playground.world.changes import GUARD, Changes
from bot.playground.world.faults import Faults
from bot.playground.world.limits import Limits
from bot.playground.world.model import ChatChannel, Guild, Member, Overwrite, ServerRole, User, World
from bot.playground.world.permissions import EVERYBODY, MODERATOR, Permission


class Playground(Core):
    """A Discord of your own on loopback. Use it as an async context manager.

    `shards` is what the gateway recommends; the first guild lives on the last shard, so that with more than one it is
    never the shard of the direct messages.
    `world` is a saved one (`world.saved.load`), used with its guilds, channels and people instead of a new one.
    """

    def __init__(
        self,
        *,
        shards: int = 1,
        limits: Limits | None = None,
        channels: tuple[str, ...] = ("general", "games", "quiet"),
        bot_name: str = "playground-bot",
        port: int = 0,
        world: World | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.shards = shards
        self.token = f"playground.{secrets.token_urlsafe(24)}"
        self._server = ApiServer(port)
        self.world = world or World.empty(bot_name)
        self.changes = Changes()
        self.subscribe, self.wait_for = self.changes.subscribe, self.changes.wait_for
        self.faults = Faults()
        self.log = RequestLog()
        self.gateway = Gateway(
            self.world, self.changes, self.faults, lambda: self.limits, self.token, lambda: self.gateway_url
        )
        self.messages = Messages(self.world, self.changes, lambda: self.root, self.gateway.publish_message)
        self.threads = ChatThreads(self.world, self.changes, self.gateway.publish_message, self.messages)
        self.interactions = Interactions(self.world, self.changes, lambda: self.limits, self.gateway.deliver)
        self.commands = Commands(self.world)
        self.limiter = RateLimiter(lambda: self.limits)
        people = (it for it in self.world.users.values() if it not in (self.world.bot, self.world.owner))
        self.people = {it.username: UserClient(it, self) for it in people}
        saved = next(iter(self.world.guilds.values()), None)
        self.guild = saved or self.add_guild("The Playground", shard=shards - 1, channels=channels)

    # The server

    @property
    def root(self) -> str:
        return self._server.root

    @property
    def api_url(self) -> str:
        """The address to give the bot in place of Discord's API."""
        return self._server.api_url

    @property
    def gateway_url(self) -> str:
        return self._server.gateway_url

    async def __aenter__(self) -> "Playground":
        await self._server.start(self, self.gateway.handle)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close(1001)
        await self._server.stop()

    # The world

    def add_guild(
        self,
        name: str,
        *,
        shard: int | None = None,
        channels: tuple[str, ...] = ("general",),
        with_bot: bool = True,
        locale: str = "en-US",
    ) -> Guild:
        """A new guild with its channels, owned by the application's owner; on a given shard if one is named."""
        ids, world = self.world.ids, self.world
        guild_id = ids.next() if shard is None else ids.on_shard(shard, self.shards)
        guild = Guild(guild_id, name, world.owner.id, locale=locale)
        guild.roles[guild.id] = ServerRole(guild.id, "@everyone", EVERYBODY)
        moderators = ServerRole(ids.next(), "Moderators", MODERATOR, position=1)
        guild.roles[moderators.id] = moderators
        guild.members[world.owner.id] = Member(world.owner, datetime.now(UTC))
        if with_bot:
            own = ServerRole(ids.next(), world.bot.username, 0, position=2, managed=True)
            guild.roles[own.id] = own
            guild.members[world.bot.id] = Member(world.bot, datetime.now(UTC), roles=[own.id])
        world.guilds[guild.id] = guild
        for channel in channels:
            self.add_channel(channel, guild=guild)
        if with_bot:
            self.gateway.publish("GUILD_CREATE", payloads.guild_create(guild, world.bot), guild, GUILDS)
        return guild

    def add_channel(self, name: str, *, guild: Guild | None = None, is_voice: bool = False) -> ChatChannel:
        """A new text channel, or a voice channel with its text (of the first guild, unless another is named)."""
        home = guild or self.guild
        channel = ChatChannel(self.world.ids.next(), name, home, is_voice=is_voice)
        home.channels[channel.id] = self.world.channels[channel.id] = channel
        if self.world.bot.id in home.members and home.id in self.world.guilds and hasattr(self, "guild"):
            self.gateway.publish("CHANNEL_CREATE", payloads.channel(channel), home, GUILDS)
        self.changes.publish("channel", channel)
        return channel

    def add_person(
        self,
        username: str,
        global_name: str | None = None,
        *,
        nick: str | None = None,
        moderator: bool = False,
        guilds: list[Guild] | None = None,
        locale: str = "en-US",
        has_app: bool = False,
    ) -> UserClient:
        """A new person, member of the first guild (or of `guilds`), with a moderator's role if asked for, and with the
        application installed for themselves (`has_app`).

        `global_name` is what others read (by default the user name with a capital), `nick` what the guilds read.
        """
        user = User(self.world.ids.next(), username, global_name or username.title(), locale=locale, has_app=has_app)
        self.world.users[user.id] = user
        for guild in [self.guild] if guilds is None else guilds:
            roles = [it.id for it in guild.roles.values() if it.name == "Moderators"] if moderator else []
            guild.members[user.id] = Member(user, datetime.now(UTC), nick, roles)
        self.people[username] = UserClient(user, self)
        self.changes.publish("person", user)
        return self.people[username]

    def add_role(
        self, name: str, permissions: Permission = EVERYBODY, *, guild: Guild | None = None, mentionable: bool = False
    ) -> ServerRole:
        """Add a role to the first guild, or to another. `mentionable`: everyone can ping its members."""
        home = guild or self.guild
        role = ServerRole(self.world.ids.next(), name, permissions, position=len(home.roles), mentionable=mentionable)
        home.roles[role.id] = role
        body = {"guild_id": str(home.id), "role": payloads.role(role)}
        self.gateway.publish("GUILD_ROLE_CREATE", body, home, GUILDS)
        return role

    def give_role(self, person: UserClient, role: ServerRole, *, guild: Guild | None = None) -> None:
        """Give a person a role. The bot does not ask for members, so it gets no event."""
        (guild or self.guild).members[person.id].roles.append(role.id)

    def leave(self, person: UserClient, guild: Guild | None = None) -> None:
        """The person leaves the guild."""
        (guild or self.guild).members.pop(person.id, None)

    def channel(self, name: str) -> ChatChannel:
        """The channel of the first guild with that name; raises KeyError."""
        return self.guild.channel(name)

    @property
    def everyone(self) -> ServerRole:
        """The role that everybody in the first guild has."""
        return self.guild.roles[self.guild.id]

    def deny(self, channel: ChatChannel, permission: Permission, who: UserClient | ServerRole | None = None) -> None:
        """Take a permission away in a channel, from a person, a role or (None) the bot."""
        self._overwrite(channel, permission, who, allowed=False)

    def allow(self, channel: ChatChannel, permission: Permission, who: UserClient | ServerRole | None = None) -> None:
        """Give a permission in a channel, to a person, a role or (None) the bot."""
        self._overwrite(channel, permission, who, allowed=True)

    def _overwrite(
        self, channel: ChatChannel, permission: Permission, who: UserClient | ServerRole | None, *, allowed: bool
    ) -> None:
        new = Overwrite(0 if isinstance(who, ServerRole) else 1)
        standing = channel.overwrites.setdefault(who.id if who else self.world.bot.id, new)
        standing.allow = standing.allow | permission if allowed else standing.allow & ~permission
        standing.deny = standing.deny & ~permission if allowed else standing.deny | permission
        self.gateway.publish("CHANNEL_UPDATE", payloads.channel(channel), channel.guild, GUILDS)
        self.changes.publish("channel", channel)

    # Watching

    async def wait_until_connected(self, shards: int | None = None, timeout: float | None = GUARD) -> None:  # noqa: ASYNC109
        """Wait until the bot is connected on so many different shards (by default all)."""
        wanted = shards or self.shards
        await self.wait_for(lambda: len({it.shard for it in self.gateway.connected}) >= wanted, timeout)

    async def wait_for_commands(self, *names: str, timeout: float | None = GUARD) -> None:  # noqa: ASYNC109
        """Wait until the bot registered these commands (or any, if none is named)."""

        def registered() -> bool:
            found = {it["name"] for it in self.commands.registered}
            return bool(found) and found >= set(names)

        await self.wait_for(registered, timeout)
