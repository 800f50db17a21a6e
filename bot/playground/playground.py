"""The playground: a small world, and its server on 127.0.0.1."""

from collections.abc import Awaitable, Callable
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING

from aiohttp import web

from bot.playground.api.rest import Core, add_routes
from bot.playground.api.routes import application, channels, interactions
from bot.playground.gateway import GUILDS, guild_create
from bot.playground.users.client import UserClient
from bot.playground.world import discord_json
from bot.playground.world.changes import GUARD
from bot.playground.world.limits import Limits
from bot.playground.world.model import ChatChannel, DiscordWorld, Guild, User, parse_id
from bot.playground.world.permissions import EVERYBODY, MODERATOR, Permission

if TYPE_CHECKING:
    from discord.types.role import Role

ROUTES = [*application.ROUTES, *channels.ROUTES, *interactions.ROUTES]
LOCAL_NAMES = {"127.0.0.1", "localhost"}
LARGEST_REQUEST = 120 * 1024 * 1024  # bytes
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Playground(Core):
    """A Discord of your own on loopback. Use it as an async context manager.

    `shards` is the number that the gateway recommends. The first guild lives on the last one, which with more than one
    is never the shard of the direct messages. `world` is one loaded by `world.saved.load`.
    """

    def __init__(
        self,
        *,
        shards: int = 1,
        limits: Limits | None = None,
        channels: tuple[str, ...] = ("general", "games", "quiet"),
        bot_name: str = "playground-bot",
        port: int = 0,
        world: DiscordWorld | None = None,
    ) -> None:
        super().__init__(world or DiscordWorld.empty(bot_name), limits or Limits(), shards, port)
        self._runner: web.AppRunner | None = None
        self.subscribe, self.wait_for = self.changes.subscribe, self.changes.wait_for
        people = (it for it in self.world.users.values() if it not in (self.world.bot, self.world.owner))
        self.people = {it.username: UserClient(it, self) for it in people}
        saved = next(iter(self.world.guilds.values()), None)
        self.guild = saved or self.add_guild("The Playground", shard=shards - 1, channels=channels)

    async def __aenter__(self) -> "Playground":
        self._runner = await serve(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close(1001)
        if self._runner:
            await self._runner.cleanup()

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
        """A new guild, owned by the application's owner."""
        ids, world = self.world.ids, self.world
        guild_id = ids.next() if shard is None else ids.on_shard(shard, self.shards)
        guild = world.guilds[guild_id] = Guild(discord_json.guild(guild_id, name, world.owner.id, locale))
        guild.roles[guild_id] = discord_json.role(guild_id, "@everyone", EVERYBODY)
        moderators = ids.next()
        guild.roles[moderators] = discord_json.role(moderators, "Moderators", MODERATOR, position=1)
        guild.members[world.owner.id] = discord_json.member(world.owner.json)
        if with_bot:
            own = ids.next()
            guild.roles[own] = discord_json.role(own, world.bot.username, 0, position=2, managed=True)
            guild.members[world.bot.id] = discord_json.member(world.bot.json, roles=[own])
        for channel in channels:
            self.add_channel(channel, guild=guild)
        if with_bot:
            self.gateway.publish("GUILD_CREATE", guild_create(guild, world.bot), guild, GUILDS)
        return guild

    def add_channel(self, name: str, *, guild: Guild | None = None, is_voice: bool = False) -> ChatChannel:
        """A new channel of the first guild, or of another."""
        home = guild or self.guild
        number, position = self.world.ids.next(), len(home.channels)
        json = discord_json.guild_channel(number, home.id, name, position, is_voice=is_voice)
        channel = self.world.add_channel(json, home)
        if self.world.bot.id in home.members:
            self.gateway.publish("CHANNEL_CREATE", channel.payload(), home, GUILDS)
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
        """A new member of the first guild, or of `guilds`. `has_app`: they have installed the application for
        themselves.

        Others read `global_name`, by default the user name with a capital; in the guilds they read `nick`.
        """
        json = discord_json.user(self.world.ids.next(), username, global_name or username.title())
        user = User(json, locale=locale, has_app=has_app)
        self.world.users[user.id] = user
        for guild in [self.guild] if guilds is None else guilds:
            roles = [key for key, it in guild.roles.items() if it["name"] == "Moderators"] if moderator else []
            guild.members[user.id] = discord_json.member(json, nick, roles)
        self.people[username] = UserClient(user, self)
        self.changes.publish("person", user)
        return self.people[username]

    def add_role(
        self, name: str, permissions: Permission = EVERYBODY, *, guild: Guild | None = None, mentionable: bool = False
    ) -> "Role":
        """A new role of the first guild, or of another. `mentionable`: everyone can ping its members."""
        home = guild or self.guild
        number = self.world.ids.next()
        role = discord_json.role(number, name, permissions, len(home.roles), mentionable=mentionable)
        home.roles[number] = role
        self.gateway.publish("GUILD_ROLE_CREATE", {"guild_id": str(home.id), "role": role}, home, GUILDS)
        return role

    def give_role(self, person: UserClient, role: "Role", *, guild: Guild | None = None) -> None:
        """Give a person a role. The bot does not ask for members, so it gets no event."""
        member = (guild or self.guild).members[person.id]
        member["roles"] = [*member["roles"], role["id"]]

    def leave(self, person: UserClient, guild: Guild | None = None) -> None:
        (guild or self.guild).members.pop(person.id, None)

    def channel(self, name: str) -> ChatChannel:
        """The channel of the first guild with that name; raises KeyError."""
        return self.guild.channel(name)

    @property
    def everyone(self) -> "Role":
        return self.guild.roles[self.guild.id]

    def deny(self, channel: ChatChannel, permission: Permission, who: "UserClient | Role | None" = None) -> None:
        """Take a permission away in a channel, from a person, a role or (None) the bot."""
        self._overwrite(channel, permission, who, allowed=False)

    def allow(self, channel: ChatChannel, permission: Permission, who: "UserClient | Role | None" = None) -> None:
        """Give a permission in a channel, to a person, a role or (None) the bot."""
        self._overwrite(channel, permission, who, allowed=True)

    def _overwrite(
        self, channel: ChatChannel, permission: Permission, who: "UserClient | Role | None", *, allowed: bool
    ) -> None:
        is_role = isinstance(who, dict)
        number = int(who["id"]) if isinstance(who, dict) else who.id if who else self.world.bot.id
        before = channel.overwrites.get(number)
        allow, deny = (int(before["allow"]), int(before["deny"])) if before else (0, 0)
        allow, deny = (allow | permission, deny & ~permission) if allowed else (allow & ~permission, deny | permission)
        channel.overwrites[number] = discord_json.overwrite(number, is_role=is_role, allow=allow, deny=deny)
        self.gateway.publish("CHANNEL_UPDATE", channel.payload(), channel.guild, GUILDS)
        self.changes.publish("channel", channel)

    # Watching

    async def wait_until_connected(self, shards: int | None = None, timeout: float | None = GUARD) -> None:  # noqa: ASYNC109
        """Wait until the bot is connected on this number of shards (by default all)."""
        wanted = shards or self.shards
        await self.wait_for(lambda: len({it.shard for it in self.gateway.connected}) >= wanted, timeout)

    async def wait_for_commands(self, *names: str, timeout: float | None = GUARD) -> None:  # noqa: ASYNC109
        """Wait until the bot registered these commands (or any, if none is named)."""

        def registered() -> bool:
            found = {it["name"] for it in self.commands.registered}
            return bool(found) and found >= set(names)

        await self.wait_for(registered, timeout)


async def serve(core: Core) -> web.AppRunner:
    """Begin to serve the API and the gateway's sockets; a port of 0 becomes a free one."""
    app = web.Application(middlewares=[_only_local], client_max_size=LARGEST_REQUEST)
    app.router.add_get("/gateway", core.gateway.handle)
    app.router.add_get("/gateway/", core.gateway.handle)
    app.router.add_get("/attachments/{channel}/{attachment}/{name}", partial(_attachment, core))
    add_routes(app, core, ROUTES)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", core.port, backlog=1024).start()
    core.port = runner.addresses[0][1]
    return runner


async def _attachment(core: Core, request: web.Request) -> web.Response:
    found = core.world.attachments.get(parse_id(request.match_info["attachment"]))
    if found is None or found.filename != request.match_info["name"]:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin"}
    return web.Response(body=found.data, content_type=found.content_type, headers=headers)


@web.middleware
async def _only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other host names than ours (DNS rebinding)."""
    if request.host.rsplit(":", 1)[0] not in LOCAL_NAMES:
        raise web.HTTPForbidden(text="This server answers to 127.0.0.1 only.")
    return await handler(request)
