"""/domino new without a game: all games, with a button for each; and the way out of a refusal."""

from bot.playground.world.components import BUTTON, walk
from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from cogs.kit.slots import PLAY_ALONE
from tests.cogs.conftest import Bench
from tests.cogs.play.test_house_rules import text_of
from tests.said import said


async def test_a_game_is_chosen_from_a_picture_of_all(bench: Bench) -> None:
    channel = bench.playground.add_channel("choice")
    page = await (await bench.ann.command(channel, "domino new", players=4, target=20)).answered()
    assert page.ephemeral
    (picture,) = page.attachments
    assert all(say(game.title) in (picture.description or "") for game in CATALOGUE.values())
    labels = [it["label"] for it in walk(page.components) if it["type"] == BUTTON]
    assert labels == [say(game.title) for game in CATALOGUE.values()]
    await (await bench.ann.click(page, label="Black Tile")).answered()
    row = (await bench.bot.services.tables.in_channel(channel.id)).row
    assert (row.game, row.players, row.host_id) == ("black-tile", 4, bench.ann.id)
    assert text_of(page).strip() == said("done-table-opened")
    assert not page.attachments


async def test_a_refusal_has_the_button_instead_of_a_command(bench: Bench) -> None:
    channel = bench.playground.add_channel("nothing-here")
    refused = await (await bench.ann.command(channel, "domino join")).answered()
    page = await (await bench.ann.click(refused, label=said("button-new-table"))).answered()
    await (await bench.ann.click(page, label="Domino Whist")).answered()
    assert (await bench.bot.services.tables.in_channel(channel.id)).row.game == "domino-whist"
    alone = bench.people("Dot")[0]
    nowhere = await (await alone.command(alone.dm, "hand")).answered()
    assert [it["label"] for it in walk(nowhere.components) if it["type"] == BUTTON] == [
        said("button-new-table"),
        *(offered()["label"] for offered in PLAY_ALONE),
    ]


async def test_a_preset_without_its_game_is_refused(bench: Bench) -> None:
    told = await (await bench.ann.command(bench.games, "domino new", preset="partners")).answered()
    assert told.content == said("refused-preset-without-game")


async def test_where_there_is_a_table_no_game_can_be_chosen(bench: Bench) -> None:
    channel = bench.playground.add_channel("taken")
    await (await bench.ann.command(channel, "domino new", game="black-tile")).answered()
    told = await (await bench.bea.command(channel, "domino new")).answered()
    assert told.content == said("error-channel-taken")
