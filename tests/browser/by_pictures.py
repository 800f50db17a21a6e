"""Playing by what the page shows: the alt texts of its pictures, and the labels of the controls below."""

import asyncio
import random
import re

from playwright.async_api import Locator

from tests.browser.visitor import Visitor
from tests.words.alt.reader import CODE, Reader

MOVES = '[data-custom-id*=":move:"], [data-custom-id*=":pick:"]'


async def next_ask(visitor: Visitor, *, is_over: bool) -> tuple[Locator, str] | None:
    """The message that asks, and its picture's alt text; None once a deal is over, if `is_over` may be."""
    timeline = visitor.page.locator("#timeline")
    asking = timeline.locator("article").filter(has=visitor.page.locator(MOVES)).last
    end, won = (timeline.get_by_text(re.compile(pattern)) for pattern in (r"(Deal|Round) \d+ (in|is over)|🏆", "🏆"))
    async with asyncio.timeout(60):
        while True:
            if await (end if is_over else won).count():
                return None
            alt = await alt_of(asking)
            # A last piece plays itself, but for one to lead in either of its suits; then the next deal may be dealt.
            decides = "Hand (1): " not in alt or len(await offered(asking)) > 1
            if asks(alt, visitor) and decides and alt == await alt_of(asking):
                return asking, alt
            await visitor.page.wait_for_timeout(30)


async def alt_of(article: Locator) -> str:
    """The alt text of an article's newest picture; empty where it has none."""
    return await article.locator("figure img").evaluate_all("pictures => pictures.at(-1)?.alt ?? ''")


def asks(alt: str, visitor: Visitor) -> bool:
    """Whether a picture says that it is this person's turn."""
    hand = r"(You took [^.]*\. )?(Your turn|Pass 3 to [^;]*\. |The kitty is|Name trump|Review|You shot|Say where)"
    line = rf"\. {visitor.person.user.global_name} (turns|chooses)"
    return re.match(hand, alt) is not None or re.search(line, alt) is not None


async def offered(article: Locator) -> list[str]:
    """The labels of the buttons and the options by which a move is made."""
    buttons = article.locator('button[data-custom-id*=":move:"]:not([role=combobox])')
    options = article.locator(".options .label")
    return [*await buttons.all_inner_texts(), *await options.all_text_contents()]


def choose(alt: str, labels: list[str], chance: random.Random) -> list[str]:
    """The labels to press for a move made of what a hand's alt text says; the controls offer the same."""
    reader = Reader(alt, {})
    if reader.says("^Pass 3 to "):
        assert sorted(reader.hand) == sorted(labels)
        return chance.sample(labels, 3)
    if reader.says(r"Your turn: (lead|follow|no )") and reader.says(r"Playable \("):
        codes = {code for label in labels if (code := re.match(CODE, label))}
        assert {it[0] for it in codes} == set(reader.playable), (alt, labels)
        code = chance.choice(reader.playable)
        return [next(it for it in labels if it.split()[0] == code)]
    if reader.says("^Your turn: .*pass"):
        assert labels[0] == "Pass"
        return labels[:1]
    return [chance.choice(labels)]


def choose_in_line(alt: str, labels: list[str], visitor: Visitor, chance: random.Random) -> list[str]:
    """What to press for a move at a line: any; the open ends are told where there are some."""
    reader = Reader(alt, {})
    assert reader.says(rf"Rows: .*{visitor.person.user.global_name} \d+ \(to ")
    assert reader.says(r"Open ends: \d and \d\.|The line has not begun|Drawn for"), alt
    return [chance.choice(labels)]


async def press(article: Locator, labels: list[str]) -> None:
    """Press a button, or choose options, by the labels shown."""
    button = article.get_by_role("button", name=labels[0], exact=True)
    if len(labels) == 1 and await button.count():
        await button.click()
        return
    for menu in await article.get_by_role("combobox").all():
        await menu.click()
        options = article.locator(".options:visible").get_by_role("option")
        wanted = [options.filter(has=article.page.get_by_text(it, exact=True)).first for it in labels]
        if await wanted[0].count():
            for option in wanted:
                await option.click()
            if len(labels) > 1:
                await article.get_by_role("button", name="Send").click()
            return
    raise AssertionError(f"nothing is labelled {labels}")
