"""The link that adds the bot, and who can add it."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord.http import Route

from bot.__main__ import main
from bot.invitation import PERMISSIONS, invitation, permission
from bot.maintenance.invite import NotInvited, invite
from bot.playground import Playground
from bot.settings import Settings
from bot.words.speaker import say
from tests.end_to_end.house import house_limits


@pytest.fixture(autouse=True)
def address_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)


def settings(**given: object) -> Settings:
    return Settings(_env_file=None, **given)  # pyright: ignore


def test_the_link_asks_for_what_is_needed_and_no_more() -> None:
    asked = parse_qs(urlsplit(invitation(17)).query)
    assert asked["client_id"] == ["17"]
    assert asked["scope"] == ["bot applications.commands"]
    granted = discord.Permissions(int(asked["permissions"][0]))
    assert granted == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    assert len([given for _, given in granted if given]) == len(PERMISSIONS)


def test_the_docs_name_each_permission() -> None:
    told = " ".join(Path("docs/hosting.md").read_text(encoding="utf-8").split())
    for name in PERMISSIONS:
        assert say(permission(name)).strip("*") in told


async def test_discord_says_which_application_it_is() -> None:
    async with Playground(limits=house_limits()) as playground:
        given = settings(discord_token=playground.token, discord_api_url=playground.api_url)
        assert await invite(given) == (
            invitation(playground.world.bot.id), "People can add it for themselves too, and use it anywhere.",
        )  # fmt: skip
        playground.world.installs = (0,)
        assert "--for-people" in (await invite(given))[1]
        await invite(given, for_people=True)
        assert playground.world.installs == (0, 1)
        with pytest.raises(NotInvited, match="refuses the token"):
            await invite(settings(discord_token="not.it", discord_api_url=playground.api_url))


async def test_without_a_token_the_application_is_named() -> None:
    assert await invite(settings(discord_application_id=17)) == (invitation(17), "")
    with pytest.raises(NotInvited, match="DISCORD_TOKEN"):
        await invite(settings())


def test_the_command_prints_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DISCORD_APPLICATION_ID", "17")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    with pytest.raises(SystemExit) as ended:
        main(["invite"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"{invitation(17)}\n"
