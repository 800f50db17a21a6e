"""`boneyard invite`: the one link that adds the bot, and whether people can add it for themselves too."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.invitation import SCOPES, TO_PERSON, TO_SERVER, invitation
from bot.settings import Settings

_APPLICATION = "/applications/@me"


class NotInvited(Exception):  # noqa: N818 - shown to the owner as it is
    """There is no link. The message says what to do."""


async def invite(settings: Settings, *, for_people: bool = False) -> tuple[str, str]:
    """The link, and a sentence about it; `for_people`: lets them add it for themselves. Raises NotInvited."""
    if settings.discord_token is None:
        if for_people:
            raise NotInvited("--for-people changes your application, so it needs DISCORD_TOKEN in .env.")
        if settings.discord_application_id is None:
            raise NotInvited("Set DISCORD_TOKEN or DISCORD_APPLICATION_ID in .env. .env.example explains both.")
        return invitation(settings.discord_application_id), ""
    async with _discord(settings) as client:
        application = await client.http.request(Route("GET", _APPLICATION))
        kinds: Mapping[str, Any] = application.get("integration_types_config") or {}
        if for_people and TO_PERSON not in kinds:
            own = {"oauth2_install_params": {"scopes": [SCOPES[1]], "permissions": "0"}}
            changed = {TO_SERVER: {}, **kinds, TO_PERSON: own}
            await client.http.request(Route("PATCH", _APPLICATION), json={"integration_types_config": changed})
            return invitation(int(application["id"])), "People can now add it to their own account too."
    link = invitation(int(application["id"]))
    if TO_PERSON in kinds:
        return link, "People can add it to their own account too, and use it anywhere."
    return link, "Only servers can add it. `boneyard invite --for-people` lets people add it to their own account too."


@asynccontextmanager
async def _discord(settings: Settings) -> AsyncGenerator[discord.Client]:
    """Discord, by the bot's token. Raises NotInvited where it refuses, or does not answer."""
    assert settings.discord_token is not None, "the caller has seen to it"  # noqa: S101
    if settings.discord_api_url:
        Route.BASE = settings.discord_api_url
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(settings.discord_token.get_secret_value())
        yield client
    except discord.LoginFailure:
        raise NotInvited("Discord refuses the token. Copy it again from your application's Bot page.") from None
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise NotInvited(f"Discord doesn't answer ({type(error).__name__}). Try again later.") from None
    finally:
        await client.close()
