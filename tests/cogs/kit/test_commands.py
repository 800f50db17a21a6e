"""Suggestions of the commands while someone types."""

import pytest

from bot.playground import ChatChannel, UserClient
from bot.words.speaker import say
from cogs.play.suggestions import MOST
from tests.cogs.conftest import Bench


async def suggested(
    person: UserClient, channel: ChatChannel, command: str, focused: str, value: str = "", **others: str
) -> dict[str, str]:
    """The suggestions for an option after this typing: labels by value."""
    choices = await person.autocomplete(channel, command, focused=focused, value=value, **others)
    assert len(choices) <= MOST
    assert all(len(choice["name"]) <= 100 for choice in choices)
    return {choice["value"]: choice["name"] for choice in choices}


@pytest.mark.parametrize("value", ["", "x" * 50, "6-4", "🂠", "*"])
async def test_autocomplete_never_complains(bench: Bench, value: str) -> None:
    """Without a table, without a seat, whatever is typed."""
    for command, option in (("play", "tile"), ("lead", "tile"), ("lead", "suit"), ("pass", "first")):
        others = {"tile": value} if option == "suit" else {}
        assert not await suggested(bench.ann, bench.games, command, option, value, **others)


async def test_presets_are_suggested_for_the_game(bench: Bench) -> None:
    await check_presets(bench, "domino new")


async def check_presets(bench: Bench, command: str) -> None:
    for game in bench.bot.services.tables.catalogue.values():
        offered = await suggested(bench.ann, bench.games, command, "preset", game=game.name)
        assert {*offered} == {preset.name for preset in game.presets}
        typed = say(game.presets[0].title).upper()
        assert await suggested(bench.ann, bench.games, command, "preset", typed, game=game.name)
