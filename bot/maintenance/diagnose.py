"""`boneyard diagnose`: what a bug report needs of an installation, and no secret, no name of a person or server."""

import asyncio
import os
import platform
import sqlite3
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit, urlunsplit

import aiohttp
import discord
from discord.http import Route
from pydantic import SecretStr
from sqlalchemy import text

from bot.invitation import PERMISSIONS, permission
from bot.settings import Settings
from bot.store.database.database import Database
from bot.store.database.opening import file_of
from bot.store.database.urls import parse_url, without_secrets
from bot.store.errors import NotLoaded, StoreError
from bot.version import version
from bot.words.speaker import say
from images.drawing import HAS_RAQM, IS_FAST

_PACKAGES = ("discord.py", "aiohttp", "Pillow", "SQLAlchemy", "alembic", "asyncpg", "sentry-sdk")
_PAGE, _MOST = 200, 2000  # servers
_PATIENCE = 20.0  # seconds to wait for Discord


async def diagnose(settings: Settings) -> AsyncIterator[str]:
    """The lines, one by one; those about Discord come last, as they take longest."""
    for line in _versions():
        yield line
    yield ""
    for name in type(settings).model_fields:
        yield f"{name.upper()}: {_shown(name, getattr(settings, name))}"
    yield ""
    yield f"names in Arabic, Hebrew, Indian and Southeast Asian scripts (Raqm): {'drawn' if HAS_RAQM else 'not drawn'}"
    yield f"pictures are packed by: {'isal' if IS_FAST else 'zlib, which is slower'}"
    async for line in _database(settings):
        yield line
    async for line in _discord(settings):
        yield line


def _versions() -> Iterator[str]:
    yield f"Boneyard {version()}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()}) on {platform.platform()}"
    for name in _PACKAGES:
        try:
            yield f"{name} {version_of(name)}"
        except PackageNotFoundError:
            yield f"{name} is not installed"
    yield f"SQLite {sqlite3.sqlite_version}"


def _shown(name: str, value: Any) -> str:
    """The value of a setting; of a secret one only whether it is set."""
    if value is None or value == "":
        return "not set"
    if isinstance(value, SecretStr):
        return "set (secret)"
    if name == "operator_contact":
        return "set"
    if isinstance(value, tuple):
        return (":" if name == "health_address" else ",").join(map(str, cast("tuple[object, ...]", value)))
    if name == "database_url":
        try:
            return without_secrets(parse_url(value)).replace(str(Path.home()), "~")
        except StoreError:
            return "set, but it cannot be read"
    if isinstance(value, str) and "://" in value:
        parts = urlsplit(value)
        host = f"{parts.hostname}:{parts.port}" if parts.port else parts.hostname or ""
        return urlunsplit((parts.scheme, host, parts.path, "", ""))
    return str(value)


async def _database(settings: Settings) -> AsyncIterator[str]:
    try:
        url = parse_url(settings.database_url)
        database = await Database.open(settings.database_url, read_only=True)
    except StoreError as error:
        yield f"database: {error}".replace(str(Path.home()), "~")
        return
    try:
        revision = await database.read(lambda it: it.execute(text("SELECT version_num FROM alembic_version")).scalar())
        yield f"database: it answers, at revision {revision}"
        if (file := file_of(url)) is not None and os.name == "posix":
            size = sum(it.stat().st_size for it in (file, file.with_name(f"{file.name}-wal")) if it.exists())
            yield f"database file: {size / 2**20:.1f} MB, mode {file.stat().st_mode & 0o777:o}"
        elif file is None:
            server = await database.read(lambda it: it.execute(text("SHOW server_version")).scalar())
            yield f"PostgreSQL {server}"
    except NotLoaded as refusal:
        yield f"database: {refusal}"
    finally:
        await database.close()


async def _discord(settings: Settings) -> AsyncIterator[str]:
    if settings.discord_token is None:
        yield "Discord: DISCORD_TOKEN is not set, so it was not asked"
        return
    if settings.discord_api_url:
        Route.BASE = settings.discord_api_url
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with asyncio.timeout(_PATIENCE):
            await client.login(settings.discord_token.get_secret_value())
            yield "Discord: it takes the token"
            async for line in _permissions(client):
                yield line
    except discord.LoginFailure:
        yield "Discord: it refuses the token: copy it anew from your application's Bot page"
    except (discord.HTTPException, aiohttp.ClientError, OSError, ValueError) as error:  # a TimeoutError is an OSError
        yield f"Discord: it could not be reached ({type(error).__name__})"
    finally:
        await client.close()


async def _permissions(client: discord.Client) -> AsyncIterator[str]:
    """The permissions that the bot lacks in its servers; a channel can allow more or less."""
    count, after, lacking = 0, None, 0
    while count < _MOST:
        query: dict[str, Any] = {"limit": _PAGE} | ({"after": after} if after else {})
        page = await client.http.request(Route("GET", "/users/@me/guilds"), params=query)
        for guild in page:
            allowed = discord.Permissions(int(guild["permissions"]))
            allows = allowed.administrator
            missing = [name for name in PERMISSIONS if not (allows or getattr(allowed, name))]
            if missing:
                lacking += 1
                named = ", ".join(say(permission(name)).strip("*") for name in missing)
                yield f"server {guild['id']}: the bot lacks {named}"
        count += len(page)
        if len(page) < _PAGE:
            break
        after = page[-1]["id"]
    at_least = "at least " if count >= _MOST else ""
    yield f"Discord: servers: {at_least}{count}; of them where the bot lacks permissions: {lacking}"
