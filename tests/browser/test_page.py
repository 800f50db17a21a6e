"""The playground in a real browser: a game's first play by clicks, commands, keyboard, a phone, whatever happens."""

import asyncio
import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import Locator, expect

from bot.playground import ChatChannel, ChatMessage, Permission
from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from tests.browser.visitor import Place, Visitor
from tests.playground.happenings import add_thread
from tests.said import said
from tests.samples import sample

if TYPE_CHECKING:
    from discord.types.role import Role
from tests.words.alt.reader import CODE

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOSTILE = "<img src=x onerror=alert(1)>"


def over(visitor: Visitor, channel: ChatChannel, *words: str) -> ChatMessage | None:
    wanted = [it.casefold() for it in words]
    texts = ((it, it.content.casefold()) for it in reversed(visitor.person.timeline(channel)))
    found = (message for message, content in texts if any(it in content for it in wanted))
    return next(found, None)


def plain(name: str, /, **values: object) -> str:
    """A message as the page shows it, without marks for bold."""
    return said(name, **values).replace("**", "")


async def test_a_turn_is_shown_everywhere(place: Place) -> None:
    """On a phone too: in the title, above the messages, at the direct messages; one press goes to the hand."""
    channel = place.channel()
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    visitor = await place.visit(**phone, color_scheme="dark")
    page = visitor.page
    await page.get_by_role("button", name="Channels").tap()
    await visitor.go(f"#{channel.name}")
    await expect(page.locator("#places")).not_to_be_visible()
    await visitor.shortcut("Black Tile", "Play three computers")
    await expect(visitor.says("Pass 3 to")).to_be_in_viewport()
    box = await visitor.says("Pass 3 to").locator("figure img").bounding_box()
    assert box
    assert box["width"] > 300
    assert await page.evaluate("document.documentElement.scrollWidth") == 390
    assert int(await page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]")) < 128
    await page.get_by_role("button", name="Back to").tap()
    await expect(page).to_have_title(re.compile(rf"^▶ Your turn · #{channel.name}"))
    turn = page.get_by_role("group", name="Your turn")
    await expect(turn.locator("strong")).to_have_text("▶ Your turn")  # a hand to pass from names no channel
    await expect(page.locator("#places .place", has_text="Boneyard")).to_contain_text("your turn")
    await turn.get_by_role("button", name="Go to your hand").tap()
    await expect(visitor.says("Pass 3 to").get_by_role("combobox")).to_be_in_viewport()
    await visitor.button(said("hand-more")).tap()
    await visitor.button(said("button-how")).tap()  # opens a page; makes no move
    await expect(visitor.says("Black Tile 11").get_by_role("combobox").first).to_be_visible()
    await turn.get_by_role("button", name="Choose for me").tap()
    await expect(visitor.says("passed you").last).to_be_attached()
    await expect(turn).to_contain_text(f"Your turn in #{channel.name}")
    await page.get_by_role("button", name="People and tools").tap()
    await expect(page.get_by_role("button", name="Drop the gateway")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Drop the gateway")).not_to_be_visible()


async def test_a_hostile_name_is_text(place: Place) -> None:
    channel = place.channel()
    visitor = await place.visit(channel=channel)
    alerts: list[str] = []
    visitor.page.on("dialog", lambda dialog: alerts.append(dialog.message))
    await visitor.page.get_by_label("Name of somebody new").fill(HOSTILE)
    await visitor.page.get_by_role("button", name="Invite").click()
    await visitor.page.locator("#side .person", has_text=HOSTILE).click()
    await expect(visitor.page.locator("#places .me")).to_have_text(f"You are {HOSTILE}")
    await visitor.go(f"#{channel.name}")
    await visitor.shortcut("Black Tile", "Open a table")
    await expect(visitor.says("3 seats open").locator("figure img")).to_have_attribute("alt", re.compile("onerror"))
    await visitor.page.locator("#box").fill(f"**{HOSTILE}** [x](javascript:alert(2)) `{HOSTILE}`")
    await visitor.page.keyboard.press("Enter")
    shown = visitor.page.locator("article", has_text="javascript").last
    await expect(shown.locator("strong")).to_have_text(HOSTILE)
    assert await visitor.page.locator("img[src=x], a[href^=javascript]").count() == 0
    assert not alerts


async def test_commands_are_offered_as_on_discord(place: Place) -> None:
    channel = place.channel()
    visitor = await place.visit(channel=channel)
    page, keys = visitor.page, visitor.page.keyboard
    await page.locator("#box").click()
    offered = page.locator("#suggestions").get_by_role("option")
    await keys.type("/play")
    await keys.press("Enter")
    await expect(page.get_by_role("group", name="/play")).to_be_visible()
    await keys.press("Enter")
    await expect(page.locator("#wrong")).to_have_text("tile: this option is required.")
    await page.get_by_role("button", name="Leave /play").click()
    await keys.type("/domino n")
    await expect(offered.first).to_contain_text("/domino new")
    await keys.press("Enter")
    await expect(page.get_by_role("group", name="/domino new")).to_be_visible()
    await page.get_by_role("button", name="Add option game").click()
    await keys.type("whi")
    await expect(offered).to_have_count(1)
    await keys.press("Enter")
    await page.get_by_role("button", name="Add option preset").click()
    await expect(offered.first).to_contain_text(said("preset-domino-whist-whist"))
    await keys.type("partners")
    await expect(offered.first).to_contain_text(said("preset-domino-whist-partners"))
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(visitor.button("Join")).to_be_visible()
    await expect(visitor.says("3 seats open")).to_contain_text(said("preset-domino-whist-partners"))
    await visitor.type("/nothing")
    await expect(page.locator("#wrong")).to_contain_text("There is no command /nothing")


async def test_by_keyboard_alone(place: Place) -> None:
    channel = place.channel()
    visitor = await place.visit(channel=channel)
    keys, focused = visitor.page.keyboard, visitor.page.locator(":focus")
    await visitor.shortcut("Black Tile", "Play three computers")
    await expect(visitor.says("Pass 3 to")).to_be_visible()
    await visitor.page.locator("#timeline").focus()
    while await focused.get_attribute("role") != "combobox":
        await keys.press("Tab")
    await expect(focused).to_have_accessible_name(re.compile(said("select-pass", count=3, who="")))
    await keys.press("ArrowDown")
    for key in ("Space", "ArrowDown", "Space", "ArrowDown", "Enter"):
        await keys.press(key)
    await expect(visitor.page.get_by_role("option", selected=True)).to_have_count(3)
    await keys.press("Tab")
    await expect(focused).to_have_text("Send (3 of 3)")
    await keys.press("Enter")
    await expect(visitor.says("Pass 3 to")).to_have_count(0)
    await keys.press("Alt+ArrowUp")
    await expect(visitor.page.locator("h1")).to_have_text(f"#{channel.name}")
    await visitor.go("@Boneyard")
    assert not visitor.errors


async def test_a_command_that_was_pasted_and_one_that_was_left(place: Place) -> None:
    visitor = await place.visit(channel=place.channel())
    page, keys = visitor.page, visitor.page.keyboard
    await page.locator("#box").click()
    await keys.insert_text("/play tile:6-4")
    tile = page.get_by_role("combobox", name="tile")
    await expect(tile).to_have_value("6-4")
    await expect(tile).to_be_focused()
    await expect(page.locator("#suggestions .note")).to_contain_text(said("command-play.tile"))
    await keys.press("Escape")
    await expect(page.locator("#suggestions")).to_be_hidden()
    await keys.press("Escape")
    await expect(page.locator("#box")).to_have_value("/play")
    await expect(page.locator("#box")).to_be_focused()
    await page.locator("#box").fill("")
    await keys.insert_text("/domino new preset:partners game:domino-whist")
    await expect(page.get_by_role("combobox", name="game")).to_have_value("domino-whist")
    await expect(page.get_by_role("combobox", name="preset")).to_have_value("partners")
    await keys.press("Escape")
    await keys.press("Enter")
    await expect(visitor.says(f"Domino Whist · {said('preset-domino-whist-partners')}")).to_be_visible()


@pytest.mark.soak
async def test_roles_and_channels_are_chosen_on_the_servers_page(place: Place) -> None:
    playground, channel = place.playground, place.channel()
    role, thread = playground.add_role("Players"), add_thread(playground, "a corner", channel)
    manager = playground.add_person("manager")
    playground.give_role(manager, playground.add_role("Those who manage", Permission.MANAGE_GUILD))
    visitor = await place.visit("manager", channel)
    roles, channels = (
        visitor.page.get_by_role("combobox", name=name)
        for name in ("Only members with these roles", "Only in these channels")
    )

    async def choose(menu: Locator, chosen: "Role | ChatChannel") -> None:
        await menu.click()
        options = visitor.page.locator(".options:visible")
        await expect(options.locator(f'[data-value="{thread.id}"]')).to_have_count(0)  # it counts as its channel
        await options.locator(f'[data-value="{chosen["id"] if isinstance(chosen, dict) else chosen.id}"]').click()
        await options.get_by_role("button", name="Send (").click()

    await visitor.type("/domino setup")
    settings = visitor.says("Server settings")
    await expect(settings).to_contain_text(plain("server-openers-all"))
    await choose(roles, role)
    await expect(settings).to_contain_text(plain("server-openers", roles="@Players"))
    await expect(roles).to_have_text("Players")
    await choose(channels, channel)
    await expect(settings).to_contain_text(plain("server-channels", channels=f"#{channel.name}"))
    await choose(roles, role)  # not any more
    await expect(settings).to_contain_text(plain("server-openers-all"))
    await visitor.button("Everywhere").click()
    await expect(settings).to_contain_text(plain("server-channels-all"))
    assert not visitor.errors


# The most it takes: Play, then what the rules ask. Three pieces to pass are five taps in Discord's menu, a bid is one,
# a play one, or two in a menu. Where all pass in an auction, there is another. In Blind Hughie what decides nothing is
# done by itself; a tile that fits both ends is another.
MOST = {"black-tile": 8, "domino-hearts": 8, "dominoes": 3, "blind-hughie": 1}  # else 4
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
    assert taps <= MOST.get(game, 4) + max(done.count("Pass") - 1, 0) + choices
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
    return await article.locator("figure img").evaluate_all("pictures => pictures.at(-1)?.alt ?? ''")


def asks(alt: str, visitor: Visitor) -> bool:
    hand = r"(You took [^.]*\. )?(Your turn|Pass 3 to [^;]*\. |The kitty is|Name trump|Review|You shot|Say where)"
    line = rf"\. {visitor.person.user.global_name} (turns|chooses)"
    return re.match(hand, alt) is not None or re.search(line, alt) is not None


async def offered(article: Locator) -> list[str]:
    buttons = article.locator('button[data-custom-id*=":move:"]:not([role=combobox])')
    options = article.locator(".options .label")
    return [*await buttons.all_inner_texts(), *await options.all_text_contents()]


async def press(article: Locator, labels: list[str]) -> None:
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
