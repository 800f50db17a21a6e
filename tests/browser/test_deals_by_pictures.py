"""A deal of each game by what the page shows: the alt texts of its pictures, and the labels of the controls below.

In the usual run three kinds of board are played, each at one width; with `-m soak` every game at both.
"""

import random
import re
from typing import Any

import pytest
from playwright.async_api import expect

from bot.rules.catalogue import CATALOGUE
from tests.browser.by_pictures import MOVES, choose, choose_in_line, next_ask, offered, press
from tests.browser.visitor import Place, Visitor
from tests.words.alt.reader import CODE

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
USUAL = {"black-tile": "desktop", "seventy-nine": "phone", "blind-hughie": "phone"}
DEALS = [
    pytest.param(game, width, marks=() if USUAL.get(game) == width else pytest.mark.soak)
    for game in GAMES
    for width in WIDTHS
]


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


async def check_the_end(visitor: Visitor, channel: str, *, has_hand: bool) -> None:
    """The end of the deal is told in the channel too, by a picture."""
    if has_hand:
        await visitor.page.get_by_role("link", name=f"#{channel}").last.click()
    picture = visitor.page.locator("figure img[alt*=' is over']").or_(visitor.page.locator("figure img[alt*=' wins']"))
    await expect(picture.last).to_be_attached()
    await expect(picture.last).to_have_js_property("naturalWidth", 1100)
