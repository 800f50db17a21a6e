"""A table in the direct messages with the bot: of every game, alone with computers, as whole as in a channel."""

import pytest

from bot.rules.catalogue import CATALOGUE
from tests.end_to_end.house import House, offers
from tests.end_to_end.practice import Practice

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("game", [*CATALOGUE])
async def test_every_game_begins(house: House, game: str) -> None:
    ann = house.person("ann")
    table = await Practice.open(house, ann, ann.dm, game=game)
    message, _ = await house.playground.wait_for(table.asked)
    assert message.attachments
    assert not message.ephemeral
    pictures = [it for it in table.shown() if it.attachments and offers(it, "move", "pick", "more", "scores")]
    assert pictures == [message]  # the table is in no second one


@pytest.mark.parametrize("game", [*CATALOGUE])
async def test_one_of_each_is_played_to_its_end(house: House, game: str) -> None:
    bo = house.person("bo")
    kind = CATALOGUE[game]
    rule = next(rule for rule in kind.house_rules if rule.name == "target")
    least = rule.span[0] if rule.span is not None else min(int(it.value) for it in rule.offered_values)
    table = await Practice.open(house, bo, bo.dm, game=game, target=least)
    await table.play()
    assert table.state == "finished"
    final = await table.until("rematch")
    for action in ("record", "replay", "mymatch"):
        assert offers(final, action)
    assert house.rows("SELECT count(*) FROM match_results WHERE table_id = ?", table.table)[0][0] > 1
