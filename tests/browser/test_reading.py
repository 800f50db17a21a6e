"""The page shows all that a bot may send: messages, markdown, controls, forms, older ones; a lost connection."""

import re
from dataclasses import replace

import pytest
import pytest_asyncio
from playwright.async_api import Locator, expect

from bot.playground import ChatChannel, ChatMessage
from bot.playground.page.server import PageServer
from bot.playground.page.tools import Tools
from tests.browser.conftest import stay
from tests.browser.visitor import Place, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

SCROLL = "element => element.scrollTop"


def post(place: Place, channel: ChatChannel, *texts: str) -> list[ChatMessage]:
    world = place.playground.world
    return [place.playground.messages.create(channel, world.bot, {"content": it}) for it in texts]


async def visit(place: Place, *texts: str) -> tuple[Visitor, ChatChannel, list[ChatMessage]]:
    """Someone in a new channel in which the bot has said these."""
    channel = place.channel()
    said = post(place, channel, *texts)
    return await place.visit(channel=channel), channel, said


async def test_older_messages_are_loaded_by_scrolling_up_and_nothing_moves(sample: Place) -> None:
    visitor, _, _ = await visit(sample, *(f"number {it}." for it in range(120)))
    page, articles = visitor.page, visitor.page.locator("article")
    await expect(articles).to_have_count(50)
    await expect(visitor.says("number 119.")).to_be_in_viewport()
    await page.locator("#timeline").hover()
    while await articles.count() < 100:
        await page.mouse.wheel(0, -500)
        await page.wait_for_timeout(50)
    where = await page.locator("#timeline").evaluate(SCROLL)
    assert where > 600, "what was read stays where it was: the older ones lie above it"
    await page.locator("#timeline").evaluate("element => (element.scrollTop = 0)")
    await expect(articles).to_have_count(120)
    await page.locator("#timeline").evaluate("element => (element.scrollTop = 0)")
    await expect(page.get_by_role("heading", name="Welcome to")).to_be_in_viewport()
    assert not visitor.errors


async def press_during(visitor: Visitor, button: Locator, place: Place, channel: ChatChannel, *news: str) -> None:
    """Press a button; while it is held down the bot says these, and the page learns of it."""
    await button.hover()
    await visitor.page.mouse.down()
    post(place, channel, *news)
    while not any(news[-1] in frame for frame in visitor.frames):
        await visitor.page.wait_for_timeout(20)
    await visitor.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    await visitor.page.mouse.up()


async def test_a_press_is_not_lost_while_new_messages_move_what_is_pressed(sample: Place) -> None:
    visitor, channel, _ = await visit(sample, *(f"number {it}." for it in range(40)))
    await visitor.type("/say text:hello times:1")
    await press_during(visitor, visitor.button("Now 1"), sample, channel, "first news", "more news")
    await expect(visitor.button("Now 2")).to_be_visible()
    await expect(visitor.says("more news")).to_be_in_viewport()


async def test_new_messages_while_reading_further_up(sample: Place) -> None:
    visitor, channel, said = await visit(sample, *(f"number {it}." for it in range(40)))
    page, timeline = visitor.page, visitor.page.locator("#timeline")
    await expect(page.locator("#newest")).to_be_hidden()
    await timeline.evaluate("element => (element.scrollTop = 700)")
    await expect(page.locator("#newest")).to_be_visible()  # the page has noticed; its text is there before
    await expect(page.locator("#newest")).to_have_text("Newest ↓")
    assert await page.evaluate("newest.getBoundingClientRect().top >= timeline.getBoundingClientRect().bottom")
    post(sample, channel, "one more", "and another")
    await expect(page.locator("#newest")).to_have_text("2 new ↓")
    sample.playground.messages.edit(said[-1], {"content": "an edit is no news"})
    await expect(visitor.says("an edit is no news")).to_be_attached()
    await expect(page.locator("#newest")).to_have_text("2 new ↓")
    assert await timeline.evaluate(SCROLL) == 700
    await page.locator("#newest").click()
    await expect(visitor.says("and another")).to_be_in_viewport()
    await expect(page.locator("#newest")).to_be_hidden()


async def test_an_edit_keeps_an_unfinished_choice(sample: Place) -> None:
    visitor, channel, _ = await visit(sample)
    await visitor.type("/pick")
    menu = visitor.page.get_by_role("combobox", name="Pick two")
    await menu.click()
    await visitor.page.get_by_role("option", name="5-5").click()
    asked = next(it for it in reversed(visitor.person.timeline(channel)) if it.components)
    sample.playground.messages.edit(asked, {"content": "edited meanwhile"})
    await expect(visitor.says("edited meanwhile")).to_be_visible()
    await expect(visitor.page.get_by_role("button", name="Send (1 of 2)")).to_be_visible()
    await visitor.page.keyboard.press("ArrowDown")
    await expect(visitor.page.locator(":focus")).to_have_role("option")
    await visitor.page.get_by_role("option", name="0-0").click()
    await visitor.page.get_by_role("button", name="Send (2 of 2)").click()
    await expect(visitor.says("picked 5-5, 0-0")).to_be_visible()


async def test_markdown_as_discord_has_it(sample: Place) -> None:
    text = (
        "# Big\n### Small\n-# tiny\n1. Ann\n2. Bo\n- one\n  - inner\n> said\n> so\n"
        "***both*** `a*b*` ||hidden|| [site](https://example.org/x) <t:1700000000:R> <:tile:123> </domino new:5>\n"
        "```py\n<b>**code**</b>\n```\n>>> to\nthe end"
    )
    visitor, _, _ = await visit(sample, text)
    said = visitor.page.locator("article .text")
    await expect(said.get_by_role("heading", level=3)).to_have_text("Big")
    await expect(said.locator("ol > li")).to_have_text(["1. Ann", "2. Bo"])
    await expect(said.locator("ul > li")).to_have_text(["one", "inner"])
    await expect(said.locator("blockquote")).to_have_text(["saidso", re.compile("to\nthe end")])
    await expect(said.locator("strong em")).to_have_text("both")
    await expect(said.locator("p code")).to_have_text("a*b*")
    await expect(said.locator("pre")).to_contain_text("<b>**code**</b>")
    await expect(said.get_by_role("link", name="site")).to_have_attribute("rel", "noreferrer noopener")
    await expect(said.locator("time")).to_have_text(re.compile("years ago"))
    await expect(said).to_contain_text(":tile:")
    await said.get_by_text("Spoiler").click()
    await expect(said.get_by_text("hidden")).to_be_visible()


HOSTILE = (
    "[x](javascript:alert(1))",
    "<img src=x onerror=alert(1)>",
    '[<img src=x>](https://a.example/"onclick="alert(1))',
    "<t:99999999999999:R> <t:999999999999>",
    "```\n</code><script>alert(1)</script>\n```",
    "`" * 2000,
    "*_" * 999,
    "> " * 900,
)


async def test_hostile_markdown_is_text(sample: Place) -> None:
    visitor, _, _ = await visit(sample, *HOSTILE, "the next one")
    await expect(visitor.says("the next one")).to_be_visible()
    said = visitor.page.locator("article .text")
    await expect(said).to_have_count(len(HOSTILE) + 1)
    await expect(said.locator("img, script, [onclick], [onerror], a[href^=javascript]")).to_have_count(0)
    assert not visitor.errors


async def test_a_playground_that_was_started_again(sample: Place) -> None:
    """The page finds it again without a reload: what was written, and what came meanwhile, are there."""
    tools = Tools(sample.playground, stay)
    first = PageServer(sample.playground, tools)
    await first.start()
    place = replace(sample, address=first.address)
    visitor, channel, said = await visit(place, "before", "to be deleted", "to be edited")
    page = visitor.page
    await page.locator("#box").fill("half a sentence")
    await page.evaluate("document.body.dataset.same = 'yes'")
    await first.stop()
    await expect(page.locator("#bot-state")).to_contain_text("No connection")
    sample.playground.messages.delete(said[1])
    sample.playground.messages.edit(said[2], {"content": "edited meanwhile"})
    post(place, channel, "came meanwhile")
    again = PageServer(sample.playground, tools, port=int(first.address.rsplit(":", 1)[1]))
    await again.start()
    try:
        assert again.address == first.address
        await expect(page.get_by_text("Connected again.")).to_be_visible()
        await expect(page.locator("article .text")).to_have_text(
            ["before", re.compile("edited meanwhile"), "came meanwhile"]
        )
        await expect(page.locator("#box")).to_have_value("half a sentence")
        await expect(page.locator("body")).to_have_attribute("data-same", "yes")
        await page.keyboard.press("Enter")
        await expect(visitor.says("half a sentence")).to_be_visible()
    finally:
        await again.stop()


async def test_every_control_has_a_name_and_every_picture_an_alt_text(sample: Place) -> None:
    visitor, _, _ = await visit(sample)
    page = visitor.page
    for command, answer in (("/pick", "Off"), ("/layout", "A hand"), ("/board", "seen by all")):
        await visitor.type(command)
        await expect(page.locator("article", has_text=answer)).to_be_visible()
    await controls_have_names(visitor)
    for picture in await page.locator("article figure img").all():
        assert await picture.get_attribute("alt")
    ids = await page.evaluate("[...document.querySelectorAll('[id]')].map(it => it.id)")
    assert len(ids) == len(set(ids))
    pointed = "[...document.querySelectorAll('[aria-controls]')].map(it => it.getAttribute('aria-controls'))"
    assert set(await page.evaluate(pointed)) <= set(ids)
    await visitor.type("/note")
    await expect(page.get_by_role("dialog", name="A note")).to_be_visible()
    await controls_have_names(visitor)


async def controls_have_names(visitor: Visitor) -> None:
    for role in ("button", "link", "combobox", "textbox", "checkbox", "region", "dialog"):
        for control in await visitor.page.get_by_role(role).all():  # type: ignore[arg-type]
            await expect(control).to_have_accessible_name(re.compile(r"\S"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def window(page_with_sample_bot: Place) -> Visitor:
    """One window for all tests: to load the page is the dearest of it."""
    return await page_with_sample_bot.visit()


@pytest_asyncio.fixture(loop_scope="module")
async def ann(window: Visitor) -> Visitor:
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
