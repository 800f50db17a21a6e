"""The link that adds the bot, and the bug report: enough to help, and no secrets."""

import asyncio
import os
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord.http import Route

from bot.invitation import PERMISSIONS, invitation, permission
from bot.maintenance.diagnose import diagnose
from bot.maintenance.invite import NotInvited, invite
from bot.playground import Playground
from bot.playground.world.permissions import Permission
from bot.settings import Settings
from bot.words.speaker import say
from tests.end_to_end.house import house_limits
from tests.maintenance.test_restore import run
from tests.open_stores import copy_empty
from tests.told import fails_with


@pytest.fixture(autouse=True)
def address_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)


def settings(**given: object) -> Settings:
    return Settings(_env_file=None, **given)  # pyright: ignore


def test_the_link_asks_for_what_is_needed_and_no_more():
    asked = parse_qs(urlsplit(invitation(17)).query)
    assert (asked["client_id"], asked["scope"]) == (["17"], ["bot applications.commands"])
    granted = discord.Permissions(int(asked["permissions"][0]))
    assert granted == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert len([given for _, given in granted if given]) == len(PERMISSIONS)
    documented = " ".join(Path("docs/hosting.md").read_text(encoding="utf-8").split())
    for name in PERMISSIONS:
        assert say(permission(name)).strip("*") in documented


async def test_discord_says_which_application_it_is():
    async with Playground(limits=house_limits()) as playground:
        given = settings(discord_token=playground.token, discord_api_url=playground.api_url)
        link, words = await invite(given)
        assert link == invitation(playground.world.bot.id)
        assert words == "People can add it to their own account too, and use it anywhere."
        playground.world.installs = (0,)
        assert "--for-people" in (await invite(given))[1]
        await invite(given, for_people=True)
        assert playground.world.installs == (0, 1)
        with pytest.raises(NotInvited, match="refuses the token"):
            await invite(settings(discord_token="not.it", discord_api_url=playground.api_url))


async def test_without_a_token_the_application_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    assert await invite(settings(discord_application_id=17)) == (invitation(17), "")
    await fails_with(NotInvited, invite(settings()), match="DISCORD_TOKEN")
    await fails_with(NotInvited, invite(settings(discord_application_id=17), for_people=True), match="changes your")
    monkeypatch.setenv("DISCORD_APPLICATION_ID", "17")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert await asyncio.to_thread(run, capsys, "invite") == (0, f"{invitation(17)}\n")


async def diagnosed(**given: str) -> list[str]:
    return [line async for line in diagnose(settings(**given))]


async def test_an_installation_that_works(tmp_path: Path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'boneyard.sqlite3'}"
    await copy_empty(tmp_path / "boneyard.sqlite3")
    async with Playground(limits=house_limits()) as playground:
        guild = playground.guild
        for role in guild.roles.values():
            allowed = Permission(int(role["permissions"])) & ~Permission.ATTACH_FILES & ~Permission.ADMINISTRATOR
            role["permissions"] = str(int(allowed))
        lines = await diagnosed(discord_token=playground.token, discord_api_url=playground.api_url, database_url=url)
    for line in ("Discord: it takes the token", "DISCORD_TOKEN: set (secret)"):
        assert line in lines
    assert f"server {guild.id}: the bot lacks Attach Files" in lines
    assert lines[-1] == "Discord: servers: 1; of them where the bot lacks permissions: 1"
    for start in ("database: it answers, at revision 0", "Python 3."):
        assert any(line.startswith(start) for line in lines)
    assert [secret for secret in (playground.token, guild.name) if secret in "\n".join(lines)] == []


async def test_faults_are_said_without_a_secret(tmp_path: Path):
    async with Playground(limits=house_limits()) as playground:
        lines = await diagnosed(
            discord_token="hidden.the.token",
            discord_api_url=playground.api_url.replace("://", "://me:hidden-1@"),
            database_url="postgresql://me:hidden-2@127.0.0.1:9/boneyard?sslmode=disable",
            sentry_dsn="https://hidden-4@example.org/1",
        )
    assert any(line.startswith("database: ") and "answers" not in line for line in lines)
    assert any(line.startswith("Discord: it ") for line in lines)
    assert "SENTRY_DSN: set (secret)" in lines
    assert "hidden" not in "\n".join(lines)
    missing = await diagnosed(database_url=f"sqlite:///{tmp_path / 'none' / 'x.sqlite3'}")
    assert missing[-1] == "Discord: DISCORD_TOKEN is not set, so it was not asked"
    assert any("There is no database at" in line for line in missing)
    assert await asyncio.to_thread(os.listdir, tmp_path) == [], "nothing is made"
