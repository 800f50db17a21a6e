"""How the page shows all that a bot may send: the sample bot's messages, controls and forms."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.visitor import Place, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def window(page_with_sample_bot: Place) -> Visitor:
    """One window for all tests: to load the page is the dearest of it."""
    return await page_with_sample_bot.visit()


@pytest_asyncio.fixture(loop_scope="module")
async def ann(window: Visitor) -> Visitor:
    """Somebody in a new channel."""
    await window.go(f"#{window.place.channel().name}")
    return window


async def test_an_edit_in_place_and_its_button(ann: Visitor) -> None:
    await ann.type("/say text:<b>hello</b> times:2")
    article = ann.says("<b>hello</b> <b>hello</b>")
    number = await article.get_attribute("id")
    await ann.button("Now 1").click()
    await expect(ann.page.locator(f"#{number}")).to_contain_text("counted to 2")
    await expect(ann.page.locator(f"#{number} .edited")).to_have_text("(edited)")
    await expect(ann.button("Now 2")).to_be_visible()


async def test_only_you_can_see_this(ann: Visitor) -> None:
    await ann.type("/whisper")
    article = ann.says("between us")
    await expect(article).to_contain_text("Only you can see this")
    await expect(article.locator("img[alt='your hand']")).to_be_visible()
    await article.get_by_role("button", name="Dismiss message").click()
    await expect(ann.page.locator("article")).to_have_count(0)


async def test_several_choices_and_a_disabled_button(ann: Visitor) -> None:
    await ann.type("/pick")
    await expect(ann.page.get_by_role("button", name="Off")).to_be_disabled()
    await ann.page.get_by_role("combobox", name="Pick two").click()
    send = ann.page.get_by_role("button", name="Send (")
    await expect(send).to_be_disabled()
    for tile in ("5-5", "0-0"):
        await ann.page.get_by_role("option", name=tile).click()
    await ann.page.locator("#title").click()  # elsewhere: enough is chosen, so it is sent
    await expect(ann.says("picked 5-5, 0-0")).to_be_visible()


async def test_a_form(ann: Visitor) -> None:
    await ann.type("/note")
    form = ann.page.get_by_role("dialog", name="A note")
    await form.get_by_label("Text").fill("hello")
    await form.get_by_role("button", name="Submit").click()
    await expect(ann.says("noted: hello")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_components_v2_and_an_attachment(ann: Visitor) -> None:
    await ann.type("/layout")
    await expect(ann.page.get_by_role("heading", name="A hand")).to_be_visible()
    await expect(ann.page.locator("article img[alt='your hand']")).to_have_count(1)
    aside = ann.page.locator("article .container .section")
    await expect(aside).to_contain_text("beside")
    await expect(aside.get_by_role("button", name="Aside")).to_be_visible()
    await expect(ann.button("Now 5")).to_be_visible()
    await ann.type("/board")
    await expect(ann.says("seen by all").locator("img[alt='the board']")).to_have_count(1)


async def test_a_deferred_answer_and_one_that_never_comes(ann: Visitor) -> None:
    await ann.type("/think")
    await expect(ann.says("second")).to_be_visible()
    await expect(ann.says("and also")).to_be_visible()
    await ann.type("/late seconds:3")
    await expect(ann.page.get_by_text("The application did not respond.")).to_be_visible()


async def test_unread_marks(ann: Visitor) -> None:
    playground, place = ann.place.playground, ann.place.channel()
    row = ann.page.locator("#places .place", has_text=place.name)
    await expect(row).not_to_contain_text("unread")
    bo = playground.add_person("bo")
    await bo.say(place, f"{ann.person.mention}, look")
    await expect(row).to_contain_text("unread")
    await expect(row.locator(".badge")).to_have_count(1)
    await ann.go(f"#{place.name}")
    await expect(ann.says("look").locator(".mention.me")).to_have_text(f"@{ann.person.user.global_name}")
    await expect(row.locator(".badge")).to_have_count(0)
