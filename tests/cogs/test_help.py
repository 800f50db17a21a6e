"""The help as it is read: opened by command, paged through by click, its pages kept apart from the table's life."""

import pytest

from bot.playground import Message
from bot.playground.world.components import BUTTON, CONTAINER, GALLERY, SELECT, TEXT, walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.help import HelpPage
from cogs.messages import rule_texts
from tests.cogs.conftest import Bench

pytestmark = pytest.mark.asyncio(loop_scope="module")


def said(message: Message) -> str:
    return "\n".join(it["content"] for it in walk(message.components) if it["type"] == TEXT)


def disabled(message: Message) -> list[str]:
    return [it["label"] for it in walk(message.components) if it["type"] == BUTTON and it.get("disabled")]


async def shows(bench: Bench, message: Message, title: str) -> None:
    """Wait for that page: its picture may be drawn after the click is acknowledged."""
    await bench.playground.wait_for(lambda: said(message).startswith(f"## {title}\n"))


@pytest.mark.parametrize("name", list(CATALOGUE))
async def test_every_page_of_a_game_is_read(bench: Bench, name: str) -> None:
    game = CATALOGUE[name]
    preset = game.presets[0]
    pages = [*game.help(preset.options, preset.players[0])]
    rules = rule_texts.rule_lines(game, preset.options, preset.players[0])
    pages.append(HelpPage("House rules", rules))
    message = await (await bench.ann.command(bench.games, "domino rules", game=name)).answered()
    assert message.ephemeral
    assert [it["type"] for it in message.components] == [CONTAINER]
    assert disabled(message) == ["Back"]
    for number, page in enumerate(pages):
        await shows(bench, message, page.title)
        assert page.text in said(message)
        pictures = [item for it in walk(message.components) if it["type"] == GALLERY for item in it["items"]]
        assert bool(pictures) == bool(page.example) == bool(message.attachments)
        assert all(item["description"] and item["media"]["width"] == 1100 for item in pictures)
        assert (game.credit in said(message)) is (number == len(pages) - 1)
        if number < len(pages) - 1:
            await (await bench.ann.click(message, label="Next")).acknowledged()
    assert disabled(message) == ["Next"]
    await (await bench.ann.click(message, label="Back")).acknowledged()
    await shows(bench, message, pages[-2].title)
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    assert [option["label"].partition(". ")[2] for option in menu["options"]] == [page.title for page in pages]
    await (await bench.ann.choose(message, [menu["options"][1]["value"]])).acknowledged()
    await shows(bench, message, pages[1].title)


async def test_the_help_of_a_table_ends_with_its_house_rules(bench: Bench) -> None:
    channel = bench.playground.add_channel("help")
    await (await bench.ann.command(channel, "domino new", game="black-tile", target=75)).answered()
    message = await (await bench.bea.command(channel, "domino rules")).answered()
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    await (await bench.bea.choose(message, [menu["options"][-1]["value"]])).acknowledged()
    await shows(bench, message, "House rules in force")
    assert "75" in said(message)
