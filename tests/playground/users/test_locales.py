"""Commands in each person's own language: their names there are shown and typed, the true ones are sent."""

from typing import Any

import pytest

from bot.playground.api.errors import ApiError
from bot.playground.page.state import PageState
from tests.playground.conftest import Bench
from tests.playground.happenings import add_command

COMMAND: dict[str, Any] = {
    "name": "note",
    "name_localizations": {"es-ES": "nota", "de": "notiz"},
    "description": "Notes.",
    "options": [
        {
            "type": 1,
            "name": "add",
            "name_localizations": {"es-ES": "añadir"},
            "description": "Add one.",
            "description_localizations": {"es-ES": "Añade una."},
            "options": [
                {
                    "type": 3,
                    "name": "colour",
                    "name_localizations": {"es-ES": "color"},
                    "description": "Its colour",
                    "choices": [{"name": "Red", "name_localizations": {"es-ES": "Rojo"}, "value": "red"}],
                }
            ],
        }
    ],
}


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
    assert (
        next(it for it in ana.picker(bench.games) if it["name"] == "note")["options"][0]["description"] == "Añade una."
    )


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
