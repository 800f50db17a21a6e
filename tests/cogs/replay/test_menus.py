"""The menu of a person, and that of a message."""

import asyncio

import pytest

from bot.playground import CannotSendError, Upload
from bot.playground.world.components import BUTTON, walk
from tests.cogs.conftest import Bench
from tests.end_to_end.house import find, offers
from tests.said import is_said, said
from tests.table.people import until

pytestmark = pytest.mark.usefixtures("known_secrets")
CHALLENGE, REPLAY = said("menu-challenge"), said("menu-replay")


async def test_somebody_is_challenged_to_a_duel_and_called_once(bench: Bench) -> None:
    bo, cy = bench.people("Bo", "Cy")
    for is_called in (True, False):
        channel = bench.playground.add_channel(f"duels-{is_called}")
        page = await (await bo.use(channel, CHALLENGE, cy)).answered()
        assert page.ephemeral
        assert page.attachments[0].filename == "games.png"
        labels = [it["label"] for it in walk(page.components) if it["type"] == BUTTON]
        assert "Black Tile" in labels
        assert "Blind Hughie" not in labels, "which nobody plays alone"
        await (await bo.click(page, label="Black Tile")).acknowledged()
        await bench.idle()
        call = await bench.playground.wait_for(
            lambda: next((it for it in channel.live() if not it.ephemeral and cy.mention in it.content), None)  # noqa: B023
        )
        assert is_said("duel-challenge", call.content)
        assert call.pings == ({cy.id} if is_called else set()), "not twice within an hour"
        await (await cy.click(call, label=said("contest-button.join"))).answered()
        duel = find(bo, channel, "duelstart")
        assert duel is not None
        await bench.playground.wait_for(lambda: duel is not None and "Cy" in duel.content)  # noqa: B023


async def test_a_double_tap_is_one_challenge(bench: Bench) -> None:
    dora, ed = bench.people("Dora", "Ed")
    channel = bench.playground.add_channel("duels-tapped")
    page = await (await dora.use(channel, CHALLENGE, ed)).answered()
    first, second = await dora.click(page, label="Black Tile"), await dora.click(page, label="Domino Whist")
    await asyncio.gather(first.acknowledged(), second.acknowledged())
    await until(lambda: not bench.bot.services.presses._tasks)
    called = [it.content for it in channel.live() if is_said("duel-challenge", it.content)]
    assert len(called) == 1, called
    assert "Black Tile" in called[0]


async def test_one_cannot_challenge_oneself_or_a_bot(bench: Bench) -> None:
    bo = bench.people("Bo")[0]
    alone = await (await bo.use(bench.games, CHALLENGE, bo)).answered()
    assert alone.content == said("refused-challenge-self")
    bot = await (await bo.use(bench.games, CHALLENGE, bench.playground.world.bot)).answered()
    assert bot.content == said("refused-challenge-bot")
    with pytest.raises(CannotSendError, match="no command"):
        await bo.use(bo.dm, CHALLENGE, bo)


async def test_the_replay_of_what_a_message_is_about(bench: Bench) -> None:
    ann, eve = bench.people("Ann", "Eve")
    table = await bench.table(ann, computers=3, target=1)
    final = await table.play()
    assert final is not None
    await bench.idle()
    opened = await (await ann.use(table.channel, REPLAY, final)).answered()
    assert opened.ephemeral
    assert offers(opened, "replayframe")
    record = (await (await ann.click(final, label="Record")).answered()).attachments[0].data
    shared = await (await eve.command(bench.games, "history", record=Upload("mine.txt", record))).answered()
    again = await (await eve.use(bench.games, REPLAY, shared)).answered()
    assert again.attachments[-1].filename == "boneyard-record.txt"
    words = await ann.say(table.channel, "well played")
    none = await (await ann.use(table.channel, REPLAY, words)).answered()
    assert none.content == said("refused-no-match-there")
