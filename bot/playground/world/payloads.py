"""The world's objects as Discord's JSON."""

from typing import Any

from bot.playground.world.model import (
    AppEmoji,
    AttachedFile,
    ChatChannel,
    ChatMessage,
    Flag,
    Guild,
    Member,
    Revision,
    ServerRole,
    Thread,
    User,
    World,
    created_at,
)
from bot.playground.world.permissions import Permission, channel_permissions, guild_permissions


def user(person: User) -> dict[str, Any]:
    body: dict[str, Any] = {
        "id": str(person.id),
        "username": person.username,
        "global_name": person.global_name,
        "avatar": None,
        "discriminator": "0000" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
    }
    if person.bot:
        body["bot"] = True
    return body


def own_user(bot: User) -> dict[str, Any]:
    """The bot's user as the bot itself sees it."""
    return user(bot) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member(of: Member, *, with_user: bool = True) -> dict[str, Any]:
    body: dict[str, Any] = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None if of.timed_out_until is None else of.timed_out_until.isoformat(),
        "flags": 0,
        "joined_at": of.joined_at.isoformat(),
        "nick": of.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in of.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        body["user"] = user(of.user)
    return body


def role(of: ServerRole) -> dict[str, Any]:
    return {
        "id": str(of.id),
        "name": of.name,
        "description": None,
        "permissions": str(int(of.permissions)),
        "position": of.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": of.managed,
        "mentionable": of.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(of: ChatChannel) -> dict[str, Any]:
    last = next((it.id for it in reversed(of.messages.values()) if not it.ephemeral), None)
    body: dict[str, Any] = {
        "id": str(of.id),
        "type": _type(of),
        "flags": 0,
        "last_message_id": str(last) if last else None,
    }
    if of.guild is None:
        body |= {"recipients": [user(person) for person in of.recipients]}
        return (
            body | {"name": of.name, "icon": None, "owner_id": str(of.recipients[0].id)} if body["type"] == 3 else body
        )
    if of.thread is not None:
        return body | {"guild_id": str(of.guild.id), "name": of.name} | _thread(of, of.thread)
    if of.is_voice:
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    return body | {
        "guild_id": str(of.guild.id),
        "name": of.name,
        "position": list(of.guild.channels).index(of.id) if of.id in of.guild.channels else 0,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "parent_id": None,
        "permission_overwrites": [
            {"id": str(target), "type": it.kind, "allow": str(int(it.allow)), "deny": str(int(it.deny))}
            for target, it in of.overwrites.items()
        ],
    }


def _type(of: ChatChannel) -> int:
    """A direct channel or a group, a text or voice channel, a public thread or a private one."""
    if of.guild is None:
        return 3 if len(of.recipients) > 2 else 1
    if of.thread is None:
        return 2 if of.is_voice else 0
    return 12 if of.thread.private else 11


def thread_member(of: ChatChannel, person: User) -> dict[str, Any]:
    """A member of a thread, as a bot that asks for one gets it."""
    joined = created_at(of.id).isoformat()
    return {"id": str(of.id), "user_id": str(person.id), "join_timestamp": joined, "flags": 0}


def _thread(of: ChatChannel, how: Thread) -> dict[str, Any]:
    count = len(of.live())
    return {
        "parent_id": str(how.parent.id),
        "owner_id": str(how.owner_id),
        "rate_limit_per_user": 0,
        "message_count": count,
        "total_message_sent": count,
        "member_count": 1,
        "thread_metadata": {
            "archived": how.archived,
            "locked": how.locked,
            "archive_timestamp": created_at(of.id).isoformat(),
            "create_timestamp": created_at(of.id).isoformat(),
            "auto_archive_duration": 1440,
        }
        | ({"invitable": how.invitable} if how.private else {}),
    }


def guild(of: Guild) -> dict[str, Any]:
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(of.owner_id),
        "application_id": None,
        "region": "us-east",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(it) for it in of.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": of.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def own_guild(of: Guild, bot: User) -> dict[str, Any]:
    """A guild in the list of those that a bot is in."""
    return {
        "id": str(of.id),
        "name": of.name,
        "icon": None,
        "banner": None,
        "owner": of.owner_id == bot.id,
        "permissions": str(int(guild_permissions(of, bot))),
        "features": [],
    }


def guild_create(of: Guild, bot: User) -> dict[str, Any]:
    """The GUILD_CREATE event of a bot without the members intent: of the members it sees itself alone."""
    return guild(of) | {
        "joined_at": of.members[bot.id].joined_at.isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(of.members),
        "voice_states": [],
        "members": [member(of.members[bot.id])],
        "channels": [channel(it) for it in of.channels.values() if it.thread is None],
        "threads": [channel(it) for it in of.channels.values() if is_told_of(it, bot)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def is_told_of(thread: ChatChannel, bot: User) -> bool:
    """Whether a bot hears of a thread when it connects: it is not archived, and the bot can see it."""
    shown = thread.thread is not None and not thread.thread.archived
    return shown and bool(channel_permissions(thread, bot) & Permission.VIEW_CHANNEL)


def attachment(of: AttachedFile, *, ephemeral: bool = False) -> dict[str, Any]:
    body: dict[str, Any] = {
        "id": str(of.id),
        "filename": of.filename,
        "size": len(of.data),
        "url": of.url,
        "proxy_url": of.url,
        "content_type": of.content_type,
    }
    if of.width and of.height:
        body |= {"width": of.width, "height": of.height}
    if of.description:
        body["description"] = of.description
    if ephemeral:
        body["ephemeral"] = True
    return body


def message(of: ChatMessage, *, revision: Revision | None = None, nested: bool = False) -> dict[str, Any]:
    """A message as it is, or was in a `revision`; `nested` leaves out the message it replies to."""
    now = revision or of.now
    body: dict[str, Any] = {
        "id": str(of.id),
        "channel_id": str(of.channel.id),
        "type": of.kind,
        "author": user(of.author),
        "content": now.content,
        "timestamp": created_at(of.id).isoformat(),
        "edited_timestamp": now.at.isoformat() if len(of.revisions) > 1 and not of.loading else None,
        "tts": False,
        "mention_everyone": of.mentions_everyone,
        "mentions": [user(person) for person in of.mentions],
        "mention_roles": [],
        "attachments": [attachment(it, ephemeral=of.ephemeral) for it in now.attachments],
        "embeds": [],
        "components": now.components,
        "pinned": False,
        "flags": now.flags | (Flag.EPHEMERAL if of.ephemeral else 0),
    }
    if of.nonce is not None:
        body["nonce"] = of.nonce
    if of.webhook:
        body |= {"webhook_id": str(of.author.id), "application_id": str(of.author.id)}
    if of.interaction:
        body["interaction_metadata"] = of.interaction
    if of.reference and not nested:
        body["message_reference"] = {
            "type": 0,
            "message_id": str(of.reference.id),
            "channel_id": str(of.reference.channel.id),
        }
        body["referenced_message"] = None if of.reference.deleted_at else message(of.reference, nested=True)
    return body


def emoji(it: AppEmoji, bot: User) -> dict[str, Any]:
    """One of the application's own emojis."""
    return {
        "id": str(it.id),
        "name": it.name,
        "user": user(bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": it.content_type == "image/gif",
        "available": True,
    }


def application(world: World) -> dict[str, Any]:
    """The application, as its own bot reads it."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "integration_types_config": {str(kind): {} for kind in world.installs},
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }
