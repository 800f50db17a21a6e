"""A deal of each game by what the page shows: the alt texts of its pictures, and the labels of the controls below.

In the usual run each game is played at one width, on a desktop or on a phone in turn; with `-m soak` each at both.
"""

import asyncio
import random
import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from bot.rules.catalogue import CATALOGUE
from tests.browser.visitor import Place, Visitor
from tests.words.alt.reader import CODE, Reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

WIDTHS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
# The commands that open a short match; the rows of Blind Hughie are turned as one likes, so that there is a choice.
GAMES = {
    "black-tile": "game:black-tile target:11",
    "domino-whist": "game:domino-whist target:5",
    "domino-hearts": "game:domino-hearts target:30",
    "seventy-nine": "game:seventy-nine preset:short target:1",
    "forty-two": "game:forty-two preset:special-bids target:1",
    "blind-hughie": "game:blind-hughie preset:any-tile target:20",
    "billitonnen": "game:blind-hughie preset:billitonnen",
}
USUAL = {game: ("desktop", "phone")[number % 2] for number, game in enumerate(GAMES)}
DEALS = [
    pytest.param(game, width, marks=() if USUAL[game] == width else pytest.mark.soak)
    for game in GAMES
    for width in WIDTHS
]
MOVES = '[data-custom-id*=":move:"], [data-custom-id*=":pick:"]'


@pytest.mark.parametrize(("game", "width"), DEALS)
async def test_a_deal(place: Place, game: str, width: str) -> None:
    channel = place.channel()
    visitor = await place.visit(**WIDTHS[width])
    await to_place(visitor, width, f"#{channel.name}")
    await begin(visitor, GAMES[game])
    has_hand = game in CATALOGUE and CATALOGUE[game].hands_by_dm
    if has_hand:
        await to_place(visitor, width, "@Boneyard")
    chance, plays = random.Random(game), 0
    while (asked := await next_ask(visitor, is_over=plays > 0)) is not None:
        article, alt = asked
        labels = await offered(article)
        if not has_hand and len(labels) < 2:
            continue  # what decides nothing is done by itself
        await expect(article.locator("figure img").last).to_have_js_property("naturalWidth", 1100)
        chosen = choose(alt, labels, chance) if has_hand else choose_in_line(alt, labels, visitor, chance)
        plays += re.match(CODE, chosen[0]) is not None and len(chosen) == 1
        control = await article.locator(MOVES).first.get_attribute("data-custom-id")
        await press(article, chosen)
        # A hand's controls stay while one may change what one passes; a line may look the same a round later.
        before = f'img[alt="{alt}"]' if has_hand else f'[data-custom-id="{control}"]'
        await expect(article.locator(before)).to_have_count(0)
    await check_the_end(visitor, channel.name, has_hand=has_hand)
    assert not visitor.errors
    if width == "phone":
        assert await visitor.page.evaluate("document.documentElement.scrollWidth") == 390


async def to_place(visitor: Visitor, width: str, name: str) -> None:
    if width == "phone":
        await visitor.page.get_by_role("button", name="Channels").tap()
    await visitor.go(name)


async def begin(visitor: Visitor, options: str) -> None:
    """Open a table, and start it with computers in the empty seats."""
    await visitor.type(f"/domino new {options}")
    await visitor.button("Start").click()
    await visitor.page.get_by_role("button", name=re.compile(r"^Start with \d computer")).click()
    await expect(visitor.says("The match begins")).to_be_visible()


async def next_ask(visitor: Visitor, *, is_over: bool) -> tuple[Locator, str] | None:
    """The message that asks, and its picture's alt text; None once a deal is over, if `is_over` may be."""
    timeline = visitor.page.locator("#timeline")
    asking = timeline.locator("article").filter(has=visitor.page.locator(MOVES)).last
    end, won = (timeline.get_by_text(re.compile(pattern)) for pattern in (r"Deal \d+ (in|is over)|🏆", "🏆"))
    async with asyncio.timeout(60):
        while True:
            if await (end if is_over else won).count():
                return None
            alt = await asking.locator("figure img").evaluate_all("pictures => pictures.at(-1)?.alt ?? ''")
            if asks(alt, visitor):
                return asking, alt
            await visitor.page.wait_for_timeout(30)


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


async def check_the_end(visitor: Visitor, channel: str, *, has_hand: bool) -> None:
    """The end of the deal is told in the channel too, by a picture."""
    if has_hand:
        await visitor.page.get_by_role("link", name=f"#{channel}").last.click()
    picture = visitor.page.locator("figure img[alt*=' is over']").or_(visitor.page.locator("figure img[alt*=' wins']"))
    await expect(picture.last).to_be_attached()
    await expect(picture.last).to_have_js_property("naturalWidth", 1100)
