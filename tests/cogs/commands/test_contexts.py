"""Where each command works: as it is registered, as it is offered, and as it answers who sends it all the same."""

import pytest

from bot.playground import CannotSendError
from bot.playground.api.interactions import Kind
from tests.cogs.conftest import Bench
from tests.said import said

pytestmark = pytest.mark.asyncio(loop_scope="module")
SERVER_ONLY = {said("menu-challenge"), "duel", "leaderboard", "stats", "puzzle", "tournament"}


async def test_every_command_says_where_it_works(bench: Bench) -> None:
    """All of them in servers, which alone install the bot; none in channels between people."""
    registered = {it["name"]: it for it in bench.playground.commands.of(None)}
    assert set(registered) > SERVER_ONLY
    for name, command in registered.items():
        assert command["integration_types"] == [0], name
        assert command["contexts"] == ([0] if name in SERVER_ONLY else [0, 1]), name
    (sent,) = [it.body for it in bench.playground.log.entries if it.method == "PUT" and it.path.endswith("/commands")]
    assert isinstance(sent, list)
    assert all(it["contexts"] and it["integration_types"] == [0] for it in sent)


async def test_what_works_in_servers_only_is_not_offered_in_direct_messages(bench: Bench) -> None:
    offered = {it["name"] for it in bench.ann.commands(bench.ann.dm)}
    assert offered.isdisjoint(SERVER_ONLY)
    assert {"hand", "play", "help", "settings"} < offered
    with pytest.raises(CannotSendError, match="There is no command"):
        await bench.ann.command(bench.ann.dm, "leaderboard", game="black-tile")


@pytest.mark.parametrize(
    "name", [*sorted(SERVER_ONLY - {said("menu-challenge")}), "domino"]
)  # of `domino` the first, `new`
async def test_and_answers_with_a_sentence_who_sends_it_by_hand(bench: Bench, name: str) -> None:
    command = next(it for it in bench.playground.commands.of(None) if it["name"] == name)
    first = command.get("options", [{}])[0]
    options = [{"name": first["name"], "type": 1, "options": []}] if first.get("type") == 1 else []
    data = {"id": command["id"], "name": name, "type": 1, "options": options}
    sent = bench.playground.interactions.send(Kind.COMMAND, bench.ann.user, bench.ann.dm, data)
    answer = await sent.answered()
    assert answer.content == said("refused-server-only")
