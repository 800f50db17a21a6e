"""A visitor of the page in a browser, who sees and presses what a person would."""

import itertools
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

from bot.playground import ChatChannel, Playground, UserClient

PATIENCE = 30_000  # milliseconds
_NAMES = itertools.count(1)


@dataclass(repr=False)
class Place:
    """The playground, its page's address, and the browser."""

    playground: Playground
    address: str
    browser: Browser
    windows: list[BrowserContext] = field(default_factory=list)

    async def visit(self, who: str | None = None, channel: ChatChannel | None = None, **how: Any) -> "Visitor":
        """Open the page as a person (someone new, where none is named) in a window of their own."""
        if who is None:
            who = f"player{next(_NAMES)}"
            self.playground.add_person(who)
        context = await self.browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **how})
        self.windows.append(context)
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(self, self.playground.people[who], await context.new_page())
        visitor.page.on("pageerror", lambda error: visitor.errors.append(str(error)))
        visitor.page.on("console", lambda said: visitor.errors.extend(_error(said)))
        visitor.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: visitor.frames.append(str(frame)))
        )
        await visitor.page.goto(f"{self.address}/?as={who}")
        await visitor.page.locator("#app[aria-busy=false]").wait_for()
        if channel:
            await visitor.go(f"#{channel.name}")
        return visitor

    async def leave(self) -> None:
        """Close all windows: an open page draws whatever happens on the playground, long after its test."""
        while self.windows:
            await self.windows.pop().close()

    def channel(self) -> ChatChannel:
        return self.playground.add_channel(f"games-{next(_NAMES)}")


@dataclass(repr=False)
class Visitor:
    """One open page, as one person. `frames` is all it was sent, `errors` what the browser complained of."""

    place: Place
    person: UserClient
    page: Page
    frames: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    async def go(self, name: str) -> None:
        """To a channel, or with "@" to the direct messages."""
        places = self.page.locator("#places .place")
        await places.filter(has=self.page.get_by_text(name[1:], exact=True)).click()
        await self.page.locator("h1", has_text=name).wait_for()

    def button(self, label: str) -> Locator:
        return self.page.locator("#timeline").get_by_role("button", name=label, exact=True).last

    def says(self, text: str) -> Locator:
        return self.page.locator("#timeline article", has_text=text).last

    async def shortcut(self, game: str, label: str) -> None:
        await self.page.locator(".beginning").get_by_role("region", name=game).get_by_role("button", name=label).click()

    async def type(self, line: str) -> None:
        """Type a command with its options and send it."""
        await self.page.locator("#box").fill(line)
        await self.page.keyboard.press("Enter")


def _error(said: ConsoleMessage) -> list[str]:
    return [f"{said.text} ({said.location['url']})"] if said.type == "error" else []
