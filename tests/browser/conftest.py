"""The playground's page with the bot behind it, and a browser."""

import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from bot.demo import page as demo_page
from bot.playground import Limits, Playground
from bot.playground.page.server import PageServer
from bot.playground.page.tools import Tools
from tests.browser.visitor import PATIENCE, Place
from tests.end_to_end.forked_bot import ForkedBot
from tests.playground.conftest import logged_in

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The first two are pages of Chromium's own for the address bar of each window, loaded at twice the cost of our page. Of
# several such lists Chromium heeds the last, so here too stands what Playwright switches off.
SWITCHED_OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
ARGUMENTS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
)  # fmt: skip


def chromium() -> str:
    """The path of Chromium; BONEYARD_BROWSER may name another. Skips where there is none."""
    found = os.environ.get("BONEYARD_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip(f"no browser: none of {', '.join(NAMES)} is installed, and BONEYARD_BROWSER names none")
    return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    where = chromium()
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=where, args=list(ARGUMENTS))
        yield started
        await started.close()


@pytest_asyncio.fixture(loop_scope="module")
async def place(page_with_our_bot: Place) -> AsyncIterator[Place]:
    """The playground with our bot; a test's windows are closed when it ends."""
    yield page_with_our_bot
    await page_with_our_bot.leave()


@pytest_asyncio.fixture(loop_scope="module")
async def sample(page_with_sample_bot: Place) -> AsyncIterator[Place]:
    """The playground with its own sample bot; a test's windows are closed when it ends."""
    yield page_with_sample_bot
    await page_with_sample_bot.leave()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page_with_our_bot(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    """A playground with its page on a free port; the bot has more time than Discord gives, for a busy machine."""
    limits = replace(Limits().fast(), acknowledge_within=20.0)
    folder = tmp_path_factory.mktemp("page")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(demo_page, "BotProcess", ForkedBot)
        running = demo_page.running_playground(folder, {"COMPUTER_PACE": "0"}, limits=limits, port=0)
        async with running as (playground, page, bot):
            await bot.start()
            yield Place(playground, page.address, browser)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def page_with_sample_bot(browser: Browser) -> AsyncIterator[Place]:
    """A page with the playground's own sample bot, which uses more of Discord than ours does."""
    limits = replace(Limits().fast(), acknowledge_within=2.0)
    async with Playground(limits=limits) as playground, logged_in(playground):
        page = PageServer(playground, Tools(playground, stay))
        await page.start()
        try:
            playground.add_person("ann")
            yield Place(playground, page.address, browser)
        finally:
            await page.stop()


async def stay() -> None:
    """The sample bot runs in this process: it is not restarted."""
