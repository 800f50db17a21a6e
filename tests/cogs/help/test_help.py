"""The help as it is read: opened by command, paged through by click, its pages kept apart from the table's life."""

import pytest

from bot.message import Text
from bot.playground import ChatMessage
from bot.playground.world.components import BUTTON, CONTAINER, GALLERY, SELECT, walk
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import HelpPage
from bot.words.speaker import say
from cogs.messages import rule_texts
from tests.cogs.conftest import Bench
from tests.cogs.play.test_house_rules import text_of
from tests.said import said

pytestmark = pytest.mark.asyncio(loop_scope="module")


def disabled(message: ChatMessage) -> list[str]:
    return [it["label"] for it in walk(message.components) if it["type"] == BUTTON and it.get("disabled")]


async def shows(bench: Bench, message: ChatMessage, title: Text) -> None:
    """Wait for that page: its picture may be drawn after the click is acknowledged."""
    await bench.playground.wait_for(lambda: text_of(message).startswith(f"\n## {say(title)}\n"))


@pytest.mark.parametrize("name", list(CATALOGUE))
async def test_every_page_of_a_game_is_read(bench: Bench, name: str) -> None:
    game = CATALOGUE[name]
    preset = game.presets[0]
    pages = [*game.help(preset.options, preset.players[0])]
    rules = rule_texts.rule_lines(game, preset.options, preset.players[0])
    pages.append(HelpPage(said("help-title-rules"), rules))
    message = await (await bench.ann.command(bench.games, "help", game=name)).answered()
    assert message.ephemeral
    assert [it["type"] for it in message.components] == [CONTAINER]
    assert disabled(message) == [said("help-back")]
    for number, page in enumerate(pages):
        await shows(bench, message, page.title)
        assert say(page.text) in text_of(message)
        pictures = [item for it in walk(message.components) if it["type"] == GALLERY for item in it["items"]]
        assert bool(pictures) == bool(page.example) == bool(message.attachments)
        assert all(item["description"] and item["media"]["width"] == 1100 for item in pictures)
        assert (say(game.credit) in text_of(message)) is (number == len(pages) - 1)
        if number < len(pages) - 1:
            await (await bench.ann.click(message, label=said("help-next"))).acknowledged()
    assert disabled(message) == [said("help-next")]
    await (await bench.ann.click(message, label=said("help-back"))).acknowledged()
    await shows(bench, message, pages[-2].title)
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    assert [option["label"].partition(". ")[2] for option in menu["options"]] == [say(page.title) for page in pages]
    await (await bench.ann.choose(message, [menu["options"][1]["value"]])).acknowledged()
    await shows(bench, message, pages[1].title)


async def test_the_help_of_a_table_ends_with_its_house_rules(bench: Bench) -> None:
    channel = bench.playground.add_channel("help")
    await (await bench.ann.command(channel, "domino new", game="black-tile", target=75)).answered()
    message = await (await bench.bea.command(channel, "help")).answered()
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    await (await bench.bea.choose(message, [menu["options"][-1]["value"]])).acknowledged()
    await shows(bench, message, said("help-title-rules-in-force"))
    assert "75" in text_of(message)


async def read(bench: Bench, **options: object) -> ChatMessage:
    """What /help shows with these options, in a channel without a table."""
    return await (await bench.ann.command(bench.games, "help", **options)).answered()


async def test_without_a_table_every_game_is_offered(bench: Bench) -> None:
    message = await read(bench)
    (menu,) = [it for it in walk(message.components) if it["type"] == SELECT]
    assert [it["value"] for it in menu["options"]] == list(CATALOGUE)
    assert all(f"**{say(game.offered)}**" in text_of(message) for game in CATALOGUE.values())
    await (await bench.ann.choose(message, ["forty-two"])).acknowledged()
    forty_two = CATALOGUE["forty-two"]
    await shows(bench, message, forty_two.help(forty_two.presets[0].options, 4)[0].title)


@pytest.mark.parametrize(
    ("game", "preset", "players"),
    [(game.name, preset.name, players) for game in CATALOGUE.values() for preset in game.presets
     for players in preset.players],
)  # fmt: skip
async def test_every_preset_is_read_without_a_table(bench: Bench, game: str, preset: str, players: int) -> None:
    """For every number of players; the next page and any page chosen are of the same preset."""
    kind, chosen = CATALOGUE[game], CATALOGUE.preset(game, preset)
    pages = kind.help(chosen.options, players)
    message = await read(bench, game=game, preset=preset, players=players)
    await shows(bench, message, pages[0].title)
    assert say(pages[0].text) in text_of(message)
    assert f"{players} players · 1 of {len(pages) + 1}" in text_of(message)
    await (await bench.ann.click(message, label=said("help-next"))).acknowledged()
    await shows(bench, message, pages[1].title)
    assert say(pages[1].text) in text_of(message)
    await (await bench.ann.choose(message, [str(len(pages))])).acknowledged()
    await shows(bench, message, said("help-title-rules"))
    assert say(rule_texts.rule_lines(kind, chosen.options, players)) in text_of(message)


async def test_a_number_of_players_alone_finds_the_first_preset_for_it(bench: Bench) -> None:
    kind = CATALOGUE["black-tile"]
    found = next(preset for preset in kind.presets if 3 in preset.players)
    message = await read(bench, game="black-tile", players=3)
    assert f"{say(found.title)}, 3 players" in text_of(message)


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"preset": "partners"}, said("refused-preset-without-game")),
        ({"players": 4}, said("refused-preset-without-game")),
        ({"game": "black-tile", "preset": "nonsense"}, "I don't know the preset “nonsense”"),
        ({"game": "black-tile", "players": 6}, "Black Tile is for 3 or 4 players, not 6."),
        ({"game": "black-tile", "preset": "partners", "players": 3}, said("options-partners-need-four")),
    ],
)
async def test_help_that_there_is_not_is_refused(bench: Bench, options: dict[str, object], refusal: str) -> None:
    message = await read(bench, **options)
    assert refusal in message.content
    assert message.ephemeral
