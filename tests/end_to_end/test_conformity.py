"""Every call of a match, and every answer to it, fits Discord's own description of its API."""

from pathlib import Path

import pytest

from bot.playground import Upload
from tests.end_to_end.conftest import running
from tests.end_to_end.house import Table, answer
from tests.playground.conformity import Conformity, described
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.skipif(described() is None, reason="BONEYARD_REFERENCE names no folder with discord-openapi.json")
async def test_a_match_fits_the_description(tmp_path: Path) -> None:
    path = described()
    assert path is not None
    conformity = Conformity(path)
    async with running(tmp_path, watch=conformity.watch) as house:
        ann, bo = house.people("ann", "bo")
        table = await Table.open(house, ann, bo, computers=2, target=1, start=False)
        await answer(await ann.click(table.lobby, label=said("button-rules")))
        await table.wait(lambda: is_said("lobby-full", table.lobby.content))
        await table.start()
        final = await table.play()
        assert final is not None
        record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data
        page = await (await ann.command(table.channel, "history", record=Upload("record.txt", record))).answered()
        page = await (await ann.click(page, label="▶")).answered()
        await answer(await ann.click(page, label=said("replay-share-picture")))
        await answer(await ann.command(table.channel, "leaderboard"))
        await house.quiet()
        assert conformity.checked > 100
        assert conformity.violations == []
