"""From the page's first screen to the first play of a game: how many taps it takes a person.

A tap is a press of whatever can be pressed: a menu is opened by one, each of its options is one, and so is Send. The
figures are printed as a table (`pytest -s`).
"""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from bot.rules.catalogue import CATALOGUE
from tests.browser.by_pictures import choose, choose_in_line, next_ask, offered, press
from tests.browser.visitor import Place
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
    "blind-hughie": 1,  # what decides nothing is done by itself; a tile that fits both ends is another
}
COUNT = "window.taps = 0; addEventListener('click', (event) => (window.taps += event.isTrusted ? 1 : 0), true)"


@pytest.fixture(scope="module")
def figures() -> Iterator[list[str]]:
    """The taps of each game, printed at the end."""
    rows = ["game | taps to the first play | of them"]
    yield rows
    print("\n" + "\n".join(rows))  # noqa: T201


@pytest.mark.parametrize("game", CATALOGUE)
async def test_from_the_first_screen_to_the_first_play(place: Place, figures: list[str], game: str) -> None:
    visitor = await place.visit(channel=place.channel())
    page, chance, has_hand = visitor.page, random.Random(game), CATALOGUE[game].hands_by_dm
    await page.evaluate(COUNT)
    first, preset = page.get_by_role("region", name=CATALOGUE[game].title), CATALOGUE[game].presets[0]
    await expect(first).to_contain_text(CATALOGUE[game].aim(preset.options, preset.players[0]))
    await first.get_by_role("button", name="Play").click()
    done = ["Play three computers"]
    while not re.match(CODE, done[-1]):
        asked = await next_ask(visitor, is_over=False)
        if asked is None and not has_hand:
            break  # the whole match has played itself: nothing was to be decided
        assert asked is not None
        article, alt = asked
        labels = await offered(article)
        if not has_hand and len(labels) < 2:
            break
        await expect(page).to_have_title(re.compile("^▶ Your turn"))
        chosen = choose(alt, labels, chance) if has_hand else choose_in_line(alt, labels, visitor, chance)
        await press(article, chosen)
        done.append(chosen[0] if len(chosen) == 1 else "pass 3")
        await expect(article.locator(f'img[alt="{alt}"]')).to_have_count(0)
        if not has_hand:
            break
    taps = await page.evaluate("window.taps")
    figures.append(f"{game:13} | {taps} | {', '.join(done)}")
    choices = 0 if has_hand else len(done) - 1
    assert taps <= MOST[game] + max(done.count("Pass") - 1, 0) + choices
    assert not visitor.errors
