"""/domino new without a game: all games, with a button for each; and the way out of a refusal."""

from bot.playground.world.components import BUTTON, walk
from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from cogs.kit.slots import PLAY_ALONE
from tests.cogs.conftest import Bench
from tests.cogs.server import text_of
from tests.end_to_end.house import answer
from tests.said import said


async def test_a_game_is_chosen_from_a_picture_of_all(bench: Bench) -> None:
    channel = bench.channel()
    page = await (await bench.ann.command(channel, "domino new", players=4, target=20)).answered()
    assert page.ephemeral
    titles, (picture,) = [say(game.title) for game in CATALOGUE.values()], page.attachments
    assert all(title in (picture.description or "") for title in titles)
    assert [it["label"] for it in walk(page.components) if it["type"] == BUTTON] == titles
    await (await bench.ann.click(page, label="Black Tile")).answered()
    row = (await bench.bot.services.tables.in_channel(channel.id)).row
    assert (row.game, row.players, row.host_id) == ("black-tile", 4, bench.ann.id)
    assert text_of(page).strip() == said("done-table-opened")
    assert not page.attachments


async def test_a_refusal_has_the_button_instead_of_a_command(bench: Bench) -> None:
    channel, alone = bench.channel(), bench.person()
    refused = await (await bench.ann.command(channel, "domino join")).answered()
    page = await (await bench.ann.click(refused, label=said("button-new-table"))).answered()
    await (await bench.ann.click(page, label="Domino Whist")).answered()
    assert (await bench.bot.services.tables.in_channel(channel.id)).row.game == "domino-whist"
    nowhere = await (await alone.command(alone.dm, "hand")).answered()
    ways_out = [said("button-new-table"), *(offered()["label"] for offered in PLAY_ALONE)]
    assert [it["label"] for it in walk(nowhere.components) if it["type"] == BUTTON] == ways_out


async def test_a_preset_without_its_game_is_refused(bench: Bench) -> None:
    told = await answer(await bench.ann.command(bench.games, "domino new", preset="partners"))
    assert told == said("refused-preset-without-game")
