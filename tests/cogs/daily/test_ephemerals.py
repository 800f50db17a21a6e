"""The daily deal's page beside the hand it opens."""

from tests.cogs.conftest import Bench
from tests.cogs.kit.test_ephemerals import opened, replaced, there
from tests.said import said

__all__ = ["replaced"]


async def test_a_page_whose_button_opens_the_hand_beside_it_is_replaced(bench: Bench) -> None:
    """A message of Components V2 stays one: it cannot become the hand."""
    channel, ann = bench.playground.add_channel("daily-page"), bench.playground.add_person("daily-hand", "Ann")
    page = await (await ann.command(channel, "daily")).answered()
    await (await ann.click(page, label=said("daily-button.play"))).acknowledged()
    hand = await (await ann.click(page, label=said("daily-button.continue"))).answered()
    assert hand.attachments
    assert hand is not page
    last = await opened(ann, channel)
    assert await there(bench, ann, channel) == [hand, last]
