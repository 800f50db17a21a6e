"""Where each command works: as it is registered, as it is offered, and as it answers who sends it all the same."""

from functools import partial

import pytest

from bot.playground import CannotSendError, ChatChannel
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import walk
from tests.cogs.conftest import Bench, RunningBot
from tests.playground.happenings import add_private_channel
from tests.said import said

SERVER, ANYWHERE = [0], [0, 1, 2]
CONTEXTS = {
    "domino": ANYWHERE,
    "pass": ANYWHERE,
    "bid": ANYWHERE,
    "lead": ANYWHERE,
    "play": ANYWHERE,
    "move": ANYWHERE,
    "hand": ANYWHERE,
    "help": ANYWHERE,
    "settings": ANYWHERE,
    "privacy": ANYWHERE,
    "daily": ANYWHERE,
    "duel": ANYWHERE,
    "puzzle": ANYWHERE,
    "stats": ANYWHERE,
    "history": ANYWHERE,
    "leaderboard": SERVER,
    "tournament": SERVER,
    said("menu-challenge"): [0, 2],
    said("menu-replay"): ANYWHERE,
}


async def test_every_command_says_where_it_works(bench: Bench, running_bot: RunningBot) -> None:
    """All of them for servers and for people."""
    registered = {it["name"]: it for it in bench.playground.commands.registered}
    for name, contexts in CONTEXTS.items():
        assert registered[name]["integration_types"] == [0, 1], name
        assert registered[name]["contexts"] == contexts, name
    (sent,) = [it.body for it in running_bot.start.entries if it.method == "PUT" and it.path.endswith("/commands")]
    assert isinstance(sent, list)
    assert all(it["contexts"] and it["integration_types"] == [0, 1] for it in sent)
    assert {it["name"] for it in sent} >= {*CONTEXTS}


def places(bench: Bench) -> dict[str, ChatChannel]:
    away = bench.playground.add_guild("Away", with_bot=False)
    eve, fay, gil = (
        bench.playground.add_person(f"{name}-{len(bench.playground.people)}", guilds=[away], has_app=name == "eve")
        for name in ("eve", "fay", "gil")
    )
    private = partial(add_private_channel, bench.playground)
    found = {"away": away.channel("general"), "group": private(eve, fay, gil), "pair": private(eve, fay)}
    return found | {"dm": eve.dm}


async def test_people_with_the_bot_for_themselves_find_what_works_there(bench: Bench) -> None:
    there = places(bench)
    eve, fay = there["pair"].recipients
    people = {it.user: it for it in bench.playground.people.values()}
    for where, context in (("away", 0), ("group", 2), ("pair", 2), ("dm", 1)):
        offered = {it["name"] for it in people[eve].commands(there[where])}
        assert offered >= {name for name, contexts in CONTEXTS.items() if context in contexts}
        assert offered.isdisjoint({name for name, contexts in CONTEXTS.items() if context not in contexts})
    assert people[fay].commands(there["away"]) == people[fay].commands(there["pair"]) == []


async def test_commands_of_servers_are_not_offered_in_direct_messages(bench: Bench) -> None:
    with pytest.raises(CannotSendError, match="There is no command"):
        await bench.ann.command(bench.ann.dm, "leaderboard", game="black-tile")


@pytest.mark.parametrize("name", [name for name, contexts in CONTEXTS.items() if contexts == SERVER])
async def test_and_answers_with_a_sentence_who_sends_it_by_hand(bench: Bench, name: str) -> None:
    command = next(it for it in bench.playground.commands.registered if it["name"] == name)
    first = command.get("options", [{}])[0]
    options = [{"name": first["name"], "type": 1, "options": []}] if first.get("type") == 1 else []
    data = {"id": command["id"], "name": name, "type": 1, "options": options}
    sent = bench.playground.interactions.send(InteractionKind.COMMAND, bench.ann.user, bench.ann.dm, data)
    answer = await sent.answered()
    assert answer.content == said("refused-server-only")
    assert [it["label"] for it in walk(answer.components) if it.get("url")] == [said("button-add-to-server")]
