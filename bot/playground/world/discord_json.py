"""New objects as Discord's own JSON. The constants hold the keys with the same value in all objects of a kind."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from discord.types.channel import PermissionOverwrite
    from discord.types.member import MemberWithUser
    from discord.types.role import Role

Json = dict[str, Any]
VOICE, PUBLIC_THREAD, PRIVATE_THREAD = 2, 11, 12  # types of channels
EPOCH_MS = 1_420_070_400_000
_USER: Json = {
    "avatar": None, "avatar_decoration_data": None, "banner": None, "accent_color": None, "primary_guild": None,
    "public_flags": 0, "flags": 0,
}  # fmt: skip
_OWN_USER: Json = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
_MEMBER: Json = {
    "communication_disabled_until": None, "avatar": None, "banner": None, "premium_since": None, "flags": 0,
    "pending": False, "mute": False, "deaf": False,
}  # fmt: skip
_ROLE: Json = {
    "description": None, "color": 0, "hoist": False, "icon": None, "unicode_emoji": None, "flags": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
}  # fmt: skip
_GUILD: Json = {
    "icon": None, "description": None, "home_header": None, "splash": None, "discovery_splash": None, "banner": None,
    "application_id": None, "region": "us-east", "afk_channel_id": None, "afk_timeout": 300, "system_channel_id": None,
    "system_channel_flags": 0, "widget_enabled": False, "widget_channel_id": None, "verification_level": 0,
    "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0, "max_presences": None,
    "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25, "nsfw": False,
    "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0, "rules_channel_id": None,
    "safety_alerts_channel_id": None, "public_updates_channel_id": None, "premium_progress_bar_enabled": False,
    "nsfw_level": 0, "features": [], "emojis": [], "stickers": [], "incidents_data": None,
}  # fmt: skip
_GUILD_CREATE: Json = {
    "large": False, "unavailable": False, "voice_states": [], "presences": [], "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": [],
}  # fmt: skip
_CHANNEL: Json = {"flags": 0, "last_message_id": None}
_GUILD_CHANNEL: Json = _CHANNEL | {"topic": None, "nsfw": False, "rate_limit_per_user": 0, "parent_id": None}
_VOICE: Json = {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
_MESSAGE: Json = {
    "content": "", "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [],
    "mention_roles": [], "attachments": [], "embeds": [], "components": [], "pinned": False, "flags": 0,
}  # fmt: skip
_EMOJI: Json = {"roles": [], "require_colons": True, "managed": False, "available": True}
_APPLICATION: Json = {
    "icon": None, "description": "", "type": None, "bot_public": True, "bot_require_code_grant": False,
    "verify_key": "0" * 64, "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": None,
    "role_connections_verification_url": None, "approximate_user_install_count": 0, "team": None,
    "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
    "eligible_oauth2_scopes": ["bot", "applications.commands"],
}  # fmt: skip


def created_at(snowflake: int) -> datetime:
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


def user(number: int, username: str, global_name: str | None = None, *, bot: bool = False) -> Json:
    names = {"id": str(number), "username": username, "global_name": global_name}
    return _USER | names | ({"discriminator": "0000", "bot": True} if bot else {"discriminator": "0"})


def own_user(bot: Json) -> Json:
    """The bot's user as the bot itself sees it."""
    return bot | _OWN_USER


def member(of: Json, nick: str | None = None, roles: Iterable[int] = ()) -> "MemberWithUser":
    """A user who joins a guild now."""
    joined = datetime.now(UTC).isoformat()
    body = _MEMBER | {"user": of, "nick": nick, "roles": [str(role) for role in roles], "joined_at": joined}
    return cast("MemberWithUser", body)


def role(
    number: int, name: str, permissions: int, position: int = 0, *, managed: bool = False, mentionable: bool = False
) -> "Role":
    body = _ROLE | {
        "id": str(number),
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "managed": managed,
        "mentionable": mentionable,
    }
    return cast("Role", body)


def overwrite(number: int, *, is_role: bool, allow: int = 0, deny: int = 0) -> "PermissionOverwrite":
    return {"id": str(number), "type": 0 if is_role else 1, "allow": str(int(allow)), "deny": str(int(deny))}


def guild(number: int, name: str, owner_id: int, locale: str) -> Json:
    return _GUILD | {"id": str(number), "name": name, "owner_id": str(owner_id), "preferred_locale": locale}


def guild_create(of: Json, own_member: "MemberWithUser", member_count: int, channels: list[Json]) -> Json:
    """The GUILD_CREATE event of a bot without the members intent: of the members it sees itself alone."""
    return of | _GUILD_CREATE | {
        "joined_at": own_member["joined_at"],
        "member_count": member_count,
        "members": [own_member],
        "channels": [it for it in channels if "thread_metadata" not in it],
        "threads": [it for it in channels if "thread_metadata" in it],
    }  # fmt: skip


def direct_channel(number: int, recipients: Iterable[Json], name: str = "") -> Json:
    """A direct channel, or a group of more than two people; the first owns it."""
    people = [*recipients]
    body = _CHANNEL | {"id": str(number), "type": 1, "recipients": people}
    return body if len(people) < 3 else body | {"type": 3, "name": name, "icon": None, "owner_id": people[0]["id"]}


def guild_channel(number: int, guild_id: int, name: str, position: int, *, is_voice: bool = False) -> Json:
    own = {"id": str(number), "guild_id": str(guild_id), "name": name, "position": position}
    return _GUILD_CHANNEL | own | ({"type": VOICE} | _VOICE if is_voice else {"type": 0})


def thread(number: int, parent: Json, name: str, owner_id: int, *, is_private: bool, invitable: bool) -> Json:
    made = created_at(number).isoformat()
    metadata: Json = {"archived": False, "locked": False, "archive_timestamp": made, "create_timestamp": made}
    metadata |= {"auto_archive_duration": 1440} | ({"invitable": invitable} if is_private else {})
    return _CHANNEL | {
        "id": str(number),
        "type": PRIVATE_THREAD if is_private else PUBLIC_THREAD,
        "guild_id": parent["guild_id"],
        "name": name,
        "parent_id": parent["id"],
        "owner_id": str(owner_id),
        "rate_limit_per_user": 0,
        "member_count": 1,
        "thread_metadata": metadata,
    }


def thread_member(thread_id: int, user_id: int) -> Json:
    """A member of a thread, as a bot that asks for one gets it."""
    joined = created_at(thread_id).isoformat()
    return {"id": str(thread_id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def attachment(number: int, filename: str, content_type: str, size: int, url: str, **more: Any) -> Json:
    """`more` can be width, height and description, which are left out if falsy."""
    own: Json = {"id": str(number), "filename": filename, "content_type": content_type, "size": size}
    return own | {"url": url, "proxy_url": url} | {key: value for key, value in more.items() if value}


def message(number: int, channel_id: int, author: Json, kind: int = 0) -> Json:
    own = {"id": str(number), "channel_id": str(channel_id), "type": kind, "author": author}
    return _MESSAGE | own | {"timestamp": created_at(number).isoformat()}


def emoji(number: int, name: str, bot: Json, *, animated: bool) -> Json:
    return _EMOJI | {"id": str(number), "name": name, "user": bot, "animated": animated}


def application(bot: Json, owner: Json, guilds: int, installs: Iterable[int]) -> Json:
    """The application, as its own bot reads it. `installs` are the kinds of installation that it allows."""
    return _APPLICATION | {
        "id": bot["id"],
        "name": bot["username"],
        "bot": bot,
        "owner": owner,
        "approximate_guild_count": guilds,
        "integration_types_config": {str(kind): {} for kind in installs},
    }
