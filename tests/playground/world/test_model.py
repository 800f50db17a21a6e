"""The playground's world as data."""

import pytest

from bot.playground.world.model import Snowflakes


@pytest.mark.parametrize("shards", [1, 2, 5])
def test_no_id_is_given_twice(shards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose id is that of its owner's would show them, and `@everyone`, every channel."""
    ids, given = Snowflakes(), list[int]()
    for milliseconds in range(20):
        monkeypatch.setattr("time.time", lambda now=1.8e9 + milliseconds / 1000: now)
        given += [ids.next(), ids.on_shard(0, shards), ids.next(), ids.on_shard(shards - 1, shards)]
    assert len({*given}) == len(given)
    assert all((number >> 22) % shards == 0 for number in given[1::4])
