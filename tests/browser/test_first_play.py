"""From the page's first screen to the first play of a game: how many taps it takes a person.

A tap is a press of whatever can be pressed: a menu is opened by one, each of its options is one, and so is Send. Each
day one of the games is played.
"""

import asyncio
import re

import pytest
from playwright.async_api import Locator, expect

from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from tests.browser.visitor import Place, Visitor
from tests.samples import sample
from tests.words.alt.reader import CODE

pytestmark = pytest.mark.asyncio(loop_scope="module")

# The most it takes: Play, then what the rules ask. Three pieces to pass are five taps in Discord's menu; a play is one
# tap, or two where it is chosen in a menu. Where all pass in an auction, there is another.
MOST = {
    "black-tile": 1 + 5 + 2,
    "domino-whist": 1 + 1 + 2,
    "domino-hearts": 1 + 5 + 2,
    "seventy-nine": 1 + 1 + 2,
    "forty-two": 1 + 1 + 2,
    "dominoes": 1 + 2,
    "blind-hughie": 1,  # what decides nothing is done by itself; a tile that fits both ends is another
}
MOVES = '[data-custom-id*=":move:"], [data-custom-id*=":pick:"]'
COUNT = "window.taps = 0; addEventListener('click', (event) => (window.taps += event.isTrusted ? 1 : 0), true)"


@pytest.mark.parametrize("game", sample(list(CATALOGUE), 7))
async def test_from_the_first_screen_to_the_first_play(place: Place, game: str) -> None:
    visitor = await place.visit(channel=place.channel())
    page, has_hand = visitor.page, CATALOGUE[game].hands_by_dm
    await page.evaluate(COUNT)
    first, preset = page.get_by_role("region", name=say(CATALOGUE[game].title)), CATALOGUE[game].presets[0]
    await expect(first).to_contain_text(say(CATALOGUE[game].aim(preset.options, preset.players[0])))
    await first.get_by_role("button", name="Play").click()
    done = ["Play three computers"]
    while not re.match(CODE, done[-1]):
        asked = await next_ask(visitor)
        if asked is None and not has_hand:
            break  # the whole match has played itself: nothing was to be decided
        assert asked is not None
        article, alt = asked
        labels = await offered(article)
        if not has_hand and len(labels) < 2:
            break
        await expect(page).to_have_title(re.compile("^▶ Your turn"))
        await expect(article.locator("figure img").last).to_have_js_property("naturalWidth", 1100)
        pieces = [label for label in labels if re.match(CODE, label)]  # none in an auction, where the first is Pass
        chosen = (pieces or labels)[: 3 if "Pass 3 to" in alt else 1]
        await press(article, chosen)
        done.append(chosen[0] if len(chosen) == 1 else "pass 3")
        await expect(article.locator(f'img[alt="{alt}"]')).to_have_count(0)
        if not has_hand:
            break
    taps = await page.evaluate("window.taps")
    choices = 0 if has_hand else len(done) - 1
    assert taps <= MOST[game] + max(done.count("Pass") - 1, 0) + choices
    assert not visitor.errors


async def next_ask(visitor: Visitor) -> tuple[Locator, str] | None:
    """The message that asks, and its picture's alt text; None once the match is over."""
    timeline = visitor.page.locator("#timeline")
    asking = timeline.locator("article").filter(has=visitor.page.locator(MOVES)).last
    async with asyncio.timeout(60):
        while True:
            if await timeline.get_by_text("🏆").count():
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
