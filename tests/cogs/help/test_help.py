"""The help: every page of every preset, and as it is opened by command and turned by click."""

from dataclasses import replace

import pytest

from bot.message import Text
from bot.playground import ChatMessage
from bot.playground.world.components import GALLERY, SELECT, walk
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.help import HelpPage
from bot.rules.options import Preset
from bot.settings import Operator
from bot.words.speaker import say
from cogs.help.pages import contents, of_game, reference_to
from cogs.kit.payload.page import Page
from cogs.messages import rule_texts
from images.drawing.drawing import Drawing
from tests.cogs.conftest import Bench
from tests.cogs.kit.test_commands import check_presets
from tests.cogs.limits import check
from tests.cogs.server import text_of
from tests.cogs.tables import PRESETS
from tests.said import said
from tests.samples import sample

BACK, NEXT = said("help-back"), said("help-next")


async def shows(bench: Bench, message: ChatMessage, title: Text) -> None:
    """Wait for that page: its picture may be drawn after the click is acknowledged."""
    await bench.playground.wait_for(lambda: text_of(message).startswith(f"\n## {say(title)}\n"))


def texts(page: Page) -> str:
    return "\n".join(block for block in page.blocks if isinstance(block, str))


@pytest.mark.parametrize(("game", "preset", "players"), sample(PRESETS, 3))
async def test_every_page_of_every_preset(game: AnyGame, preset: Preset, players: int) -> None:
    """Each says what the game says, the last the preset's house rules; controls name the page they lead to."""
    reference = reference_to(CATALOGUE, game.name, preset.name, players)
    rules = HelpPage(said("help-title-rules"), rule_texts.rule_lines(game, preset.options, players))
    every = *game.help(preset.options, players), rules
    for number, expected in enumerate(every):
        page = of_game(CATALOGUE, replace(reference, page=number))
        assert texts(page).startswith(f"## {say(expected.title)}\n")
        assert say(expected.text) in texts(page)
        assert f"{players} players · {number + 1} of {len(every)}" in texts(page)
        assert bool(expected.example) is any(isinstance(block, Drawing) for block in page.blocks)
        assert (say(game.credit) in texts(page)) is (number == len(every) - 1)
        controls = check(page)
        (menu,) = [it for it in controls if "options" in it]
        assert [it["label"].partition(". ")[2] for it in menu["options"]] == [say(it.title) for it in every]
        turns = {it["label"]: it for it in controls if it.get("label") in (BACK, NEXT)}
        ends = [bool(turns[label].get("disabled")) for label in (BACK, NEXT)]
        assert ends == [number == 0, number == len(every) - 1]


def test_many_numbers_of_players_are_told_as_a_span() -> None:
    told = texts(contents(CATALOGUE, Operator()))
    assert "**Mexican Train**, for 2 to 8\n" in told
    assert "**Domino Whist**, for 3, 4 or 5\n" in told


async def read(bench: Bench, **options: object) -> ChatMessage:
    """The answer to /help with these options, in a channel without a table."""
    return await (await bench.ann.command(bench.games, "help", **options)).answered()


def options_of(message: ChatMessage) -> list[str]:
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    return [it["value"] for it in menu["options"]]


async def test_pages_are_turned_and_chosen(bench: Bench) -> None:
    kind = CATALOGUE["black-tile"]
    preset = next(preset for preset in kind.presets if preset.name == "partners")
    pages = kind.help(preset.options, 4)
    message = await read(bench, game="black-tile", preset="partners", players=4)
    assert message.ephemeral
    await shows(bench, message, pages[0].title)
    (picture,) = [item for it in walk(message.components) if it["type"] == GALLERY for item in it["items"]]
    assert picture["description"]
    assert picture["media"]["width"] == 1100
    for label, page in ((NEXT, 1), (BACK, 0)):
        await (await bench.ann.click(message, label=label)).acknowledged()
        await shows(bench, message, pages[page].title)
    await (await bench.ann.choose(message, [str(len(pages))])).acknowledged()
    await shows(bench, message, said("help-title-rules"))
    assert say(rule_texts.rule_lines(kind, preset.options, 4)) in text_of(message)


async def test_a_tables_help_ends_with_its_house_rules(bench: Bench) -> None:
    channel = bench.playground.add_channel("help")
    await (await bench.ann.command(channel, "domino new", game="black-tile", target=75)).answered()
    message = await (await bench.bea.command(channel, "help")).answered()
    await (await bench.bea.choose(message, options_of(message)[-1:])).acknowledged()
    await shows(bench, message, said("help-title-rules-in-force"))
    assert "75" in text_of(message)


async def test_without_a_table_every_game_is_offered(bench: Bench) -> None:
    message = await read(bench)
    assert options_of(message) == list(CATALOGUE)
    assert all(f"**{say(game.offered)}**" in text_of(message) for game in CATALOGUE.values())
    await (await bench.ann.choose(message, ["forty-two"])).acknowledged()
    forty_two = CATALOGUE["forty-two"]
    await shows(bench, message, forty_two.help(forty_two.presets[0].options, 4)[0].title)


async def test_a_number_of_players_alone_finds_the_first_preset_for_it(bench: Bench) -> None:
    found = next(preset for preset in CATALOGUE["black-tile"].presets if 3 in preset.players)
    assert f"{say(found.title)}, 3 players" in text_of(await read(bench, game="black-tile", players=3))


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"preset": "partners"}, "“partners” could be Black Tile: Partners"),
        ({"players": 4}, said("refused-preset-without-game")),
        ({"game": "black-tile", "preset": "nonsense"}, "I don't know rules called “nonsense”"),
        ({"game": "black-tile", "players": 6}, "Black Tile is for 3 or 4 players, not 6."),
        ({"game": "black-tile", "preset": "partners", "players": 3}, said("options-partners-need-four")),
    ],
)
async def test_help_for_an_impossible_choice_is_refused(bench: Bench, options: dict[str, object], refusal: str) -> None:
    message = await read(bench, **options)
    assert refusal in message.content
    assert message.ephemeral


async def test_presets_are_suggested_for_the_game(bench: Bench) -> None:
    await check_presets(bench, "help")
