"""Commands in each person's language, and where the application is installed: what is offered, sent and refused."""

from functools import partial
from typing import Any

import discord
import pytest

from bot.playground import CannotSendError, ChatChannel, UserClient
from bot.playground.api.errors import ApiError
from bot.playground.page.state import PageState
from tests.playground.conftest import Bench
from tests.playground.happenings import add_command, add_private_channel

COLOUR = {
    "type": 3, "name": "colour", "name_localizations": {"es-ES": "color"}, "description": "Its colour",
    "choices": [{"name": "Red", "name_localizations": {"es-ES": "Rojo"}, "value": "red"}],
}  # fmt: skip
ADD = {
    "type": 1, "name": "add", "name_localizations": {"es-ES": "añadir"}, "description": "Add one.",
    "description_localizations": {"es-ES": "Añade una."}, "options": [COLOUR],
}  # fmt: skip
COMMAND: dict[str, Any] = {
    "name": "note", "name_localizations": {"es-ES": "nota", "de": "notiz"}, "description": "Notes.", "options": [ADD],
}  # fmt: skip


async def test_everyone_sees_and_types_their_own_names(bench: Bench) -> None:
    add_command(bench.playground, COMMAND)
    ana = bench.playground.add_person("ana", locale="es-ES")
    for person, line, name, label in (
        (ana, "/nota añadir color:Rojo", "Rojo", "nota añadir"),
        (ana, "/note add colour:Red", "Rojo", "nota añadir"),
        (bench.ann, "/note add colour:Red", "Red", "note add"),
    ):
        asked = await person.type(bench.games, line)
        (add,) = asked.data["options"]
        assert (asked.data["name"], add["name"]) == ("note", "add")
        assert [(it["name"], it["value"]) for it in add["options"]] == [("colour", "red")]
        shown = PageState(bench.playground, person).commands()["commands"]["guild"]
        found = next(it for it in shown if it["name"] == "note add")
        assert found["label"] == label
        assert found["options"][0]["choices"][0]["label"] == name
    note = next(it for it in ana.picker(bench.games) if it["name"] == "note")
    assert note["options"][0]["description"] == "Añade una."


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"name_localizations": {"de": "Notiz"}}, "name_localizations"),
        ({"name_localizations": {"de": "meine notiz"}}, "name_localizations"),
        ({"name_localizations": {"de": "n" * 33}}, "name_localizations"),
        ({"name_localizations": {"tlh": "ghItlh"}}, "name_localizations"),
        ({"description_localizations": {"de": "n" * 101}}, "description_localizations"),
        ({"description_localizations": {"de": ""}}, "description_localizations"),
    ],
)
async def test_translations_are_within_discords_limits(bench: Bench, changes: dict[str, Any], where: str) -> None:
    with pytest.raises(ApiError) as refused:
        add_command(bench.playground, COMMAND | changes)
    assert refused.value.json["code"] == 50035
    assert where in str(refused.value.json["errors"])


async def test_only_the_longest_text_of_all_languages_counts(bench: Bench) -> None:
    choices = [{"name": f"{at} {'x' * 90}", "value": "v" * 90 + str(at)} for at in range(25)]
    option = {"type": 3, "name": "one", "description": "d", "choices": choices}
    for it in choices:
        it["name_localizations"] = {"de": it["name"], "fr": it["name"]}  # type: ignore[assignment]
    command = {"name": "long", "description": "d", "options": [option]}
    add_command(bench.playground, command)
    more = [option, option | {"name": "two"}]
    with pytest.raises(ApiError, match="50035"):
        add_command(bench.playground, command | {"options": more})


NOTE = {"name": "anywhere", "description": "Anywhere", "integration_types": [0, 1], "contexts": [0, 1, 2]}
IN_SERVERS = {"name": "inservers", "description": "In servers", "integration_types": [0], "contexts": [0, 1, 2]}


def places(bench: Bench) -> tuple[UserClient, dict[str, ChatChannel]]:
    """Someone who has the application for themselves, and where they are."""
    playground = bench.playground
    away = playground.add_guild("Away", with_bot=False)
    cy = playground.add_person("cy", guilds=[playground.guild, away], has_app=True)
    di, eve = (playground.add_person(name, guilds=[away]) for name in ("di", "eve"))
    for command in (NOTE, IN_SERVERS):
        add_command(playground, command)
    private = partial(add_private_channel, playground)
    found = {"guild": bench.games, "dm": cy.dm, "away": away.channel("general")}
    return cy, found | {"pair": private(cy, di), "group": private(cy, di, eve)}


async def test_an_interaction_says_where_it_is_and_who_installed_the_application(bench: Bench) -> None:
    cy, there = places(bench)
    guild, person = {"0": str(bench.playground.guild.id)}, {"1": str(cy.id)}
    expected = {"guild": (0, guild | person), "dm": (1, {"0": "0"} | person)}
    expected |= {"away": (0, person), "pair": (2, person), "group": (2, person)}
    for where, (context, owners) in expected.items():
        event = (await cy.command(there[where], "anywhere")).json
        assert (event["context"], event["authorizing_integration_owners"]) == (context, owners)
        assert ("guild_id" in event, "member" in event, "user" in event) == (
            (True, True, False) if context == 0 else (False, False, True)
        )
    group = (await cy.command(there["group"], "anywhere")).json["channel"]
    assert (group["type"], len(group["recipients"])) == (3, 3)


async def test_the_picker_offers_what_is_installed_there(bench: Bench) -> None:
    cy, there = places(bench)
    for where in ("away", "pair", "group"):
        assert [it["name"] for it in cy.commands(there[where])] == ["anywhere"]
        with pytest.raises(CannotSendError, match="no command"):
            await cy.command(there[where], "inservers")
    assert {"anywhere", "inservers"} <= {it["name"] for it in cy.commands(there["dm"])}
    di = bench.playground.people["di"]
    assert di.commands(there["away"]) == di.commands(there["group"]) == []


async def test_where_the_bot_is_not_it_sends_nothing(bench: Bench) -> None:
    _, there = places(bench)
    for where in ("away", "pair", "group"):
        channel = bench.bot.get_partial_messageable(there[where].id)
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("hello")
        assert refused.value.code == 50001


async def test_it_writes_to_those_who_have_it(bench: Bench) -> None:
    cy, _ = places(bench)
    bench.playground.leave(cy)
    await (await bench.bot.create_dm(discord.Object(cy.id))).send("hello")
    with pytest.raises(discord.Forbidden) as refused:
        await (await bench.bot.create_dm(discord.Object(bench.playground.people["di"].id))).send("hello")
    assert refused.value.code == 50278
