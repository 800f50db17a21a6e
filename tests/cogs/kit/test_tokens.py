"""Tokens of clicks, by which messages are edited."""

import discord
import pytest

from cogs.kit.post import Post


async def test_one_that_edits_nothing_any_more_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = Post(discord.Client(intents=discord.Intents.none()))
    letters.ride_on(1, "old")
    letters.ride_on(2, "newer")
    assert [message for message, _ in letters._tokens.items()] == [1, 2]
    monkeypatch.setattr(letters._tokens, "_lasts", 0.0)
    letters.ride_on(3, "newest")
    assert [message for message, _ in letters._tokens.items()] == [3]
    assert letters._tokens.get(3) is None
