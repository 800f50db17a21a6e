"""The playground's memory is bounded."""

import pytest

from bot.playground.api import interactions
from bot.playground.api.rest import LoggedRequest, RequestLog
from tests.playground.conftest import Bench


async def test_the_log_keeps_the_latest_requests() -> None:
    log = RequestLog(kept=10)
    for number in range(1000):
        log.add(LoggedRequest("GET", f"/{number}", "", 200, 0.0, None, (), None))
        assert len(log.entries) <= 20
        assert log.entries[-1].path == f"/{number}"
    assert log.count == 1000
    assert len(log.entries) >= 10


async def test_old_interactions_are_forgotten(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    known = bench.playground.interactions
    monkeypatch.setattr(interactions, "KEPT", len(known.by_id) + 1)
    person, channel = bench.playground.add_person("bounded"), bench.playground.channel("games")
    sent = [await (await person.command(channel, known_command(bench))).acknowledged() for _ in range(3)]
    assert len(known.by_id) == len(known._by_token) == interactions.KEPT
    assert sent[-1].id in known.by_id
    assert sent[0].id not in known.by_id


def known_command(bench: Bench) -> str:
    """A command of the sample bot that needs no options."""
    every = bench.playground.commands.registered
    return next(it["name"] for it in every if not it.get("options"))
