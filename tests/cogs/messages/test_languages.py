"""The choice of a language: every one there is, by its own name, and none."""

import pytest

from bot.message import Message
from bot.words.locales import languages
from bot.words.speaker import in_language
from cogs.kit.custom_ids import UnknownControl
from cogs.settings.pages import STYLE, PersonalSetting, chosen_language, language_select
from tests.said import said


@pytest.mark.parametrize(
    ("chosen", "default"), [("", "usual"), (None, "usual"), ("en", "en"), ("fr", "fr"), ("klingon", "usual")]
)
def test_each_has_its_own_name_and_the_one_in_force_is_chosen(chosen: str | None, default: str) -> None:
    setting, like_discord = PersonalSetting("language"), Message("settings-language-discord")
    select = language_select(STYLE, setting, like_discord, chosen)
    labels = {option["value"]: option["label"] for option in select["options"]}
    assert [*labels] == ["usual", *languages()]
    assert [option["value"] for option in select["options"] if option.get("default")] == [default]
    assert labels["fr"] == said("language-choice", language="Français")
    assert {value: chosen_language(value) for value in labels} == {it: it for it in languages()} | {"usual": None}
    with in_language("fr"):
        first, second, *_ = language_select(STYLE, setting, like_discord, chosen)["options"]
    assert [first["label"], second["label"]] == [
        "Langue\N{NO-BREAK SPACE}: comme mon Discord",
        "Langue\N{NO-BREAK SPACE}: English",
    ]


@pytest.mark.parametrize("value", ["", "klingon", "../en", "EN"])
def test_another_is_refused(value: str) -> None:
    with pytest.raises(UnknownControl):
        chosen_language(value)
    with pytest.raises(UnknownControl):
        PersonalSetting.parse(f"language={value or 'en'}")
