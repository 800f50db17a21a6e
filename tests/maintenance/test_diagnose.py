"""What is told for a bug report: enough to help, and nothing that must not be told."""

import asyncio
import os
from pathlib import Path

import pytest
from discord.http import Route

from bot.maintenance.diagnose import diagnose
from bot.playground import Playground
from bot.playground.world.permissions import Permission
from bot.settings import Settings
from tests.end_to_end.house import house_limits
from tests.open_stores import open_copied


async def told(**settings: str) -> list[str]:
    return [line async for line in diagnose(Settings(_env_file=None, **settings))]  # pyright: ignore


@pytest.fixture(autouse=True)
def address_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)


async def test_an_installation_that_works(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"
    await (await open_copied(url)).close()
    async with Playground(limits=house_limits()) as playground:
        guild = playground.guild
        for role in guild.roles.values():
            role.permissions = Permission(role.permissions) & ~Permission.ATTACH_FILES & ~Permission.ADMINISTRATOR
        lines = await told(discord_token=playground.token, discord_api_url=playground.api_url, database_url=url)
    text = "\n".join(lines)
    assert "Discord: it takes the token" in lines
    assert f"server {guild.id}: the bot lacks Attach Files" in lines
    assert lines[-1] == "Discord: servers: 1; of them where the bot lacks permissions: 1"
    assert any(line.startswith("database: it answers, at revision 0") for line in lines)
    assert any(line.startswith("Python 3.") for line in lines)
    assert "DISCORD_TOKEN: set (secret)" in lines
    assert playground.token not in text
    assert guild.name not in text


async def test_faults_are_said_without_a_secret(tmp_path: Path) -> None:
    async with Playground(limits=house_limits()) as playground:
        lines = await told(
            discord_token="not.the.token",
            discord_api_url=playground.api_url.replace("://", "://me:hidden-1@"),
            database_url="postgresql://me:hidden-2@127.0.0.1:9/boneyard?sslmode=disable",
            sentry_dsn="https://hidden-4@example.org/1",
        )
    text = "\n".join(lines)
    assert any(line.startswith("database: ") and "answers" not in line for line in lines)
    assert any(line.startswith("Discord: it ") for line in lines)
    assert "SENTRY_DSN: set (secret)" in lines
    assert "not.the.token" not in text
    assert "hidden" not in text
    missing = await told(database_url=f"sqlite:///{tmp_path / 'none' / 'x.sqlite3'}")
    assert missing[-1] == "Discord: DISCORD_TOKEN is not set, so it was not asked"
    assert any("There is no database at" in line for line in missing)
    assert await asyncio.to_thread(os.listdir, tmp_path) == [], "nothing is made"
