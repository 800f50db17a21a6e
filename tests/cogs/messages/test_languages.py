"""The choice of a language: every one there is, by its own name, and none."""

from pathlib import Path

import pytest

from bot.message import Message
from bot.words.locales import languages
from bot.words.speaker import in_language
from cogs.kit.custom_ids import UnknownControl
from cogs.settings.ids import STYLE, PersonalSetting
from cogs.settings.languages import chosen_language, language_select
from tests.said import said
from tests.words.made_up import other_languages


@pytest.mark.parametrize(
    ("chosen", "default"), [("", "usual"), (None, "usual"), ("en", "en"), ("it", "it"), ("klingon", "usual")]
)
def test_each_has_its_own_name_and_the_one_in_force_is_chosen(chosen: str | None, default: str, tmp_path: Path) -> None:
    with other_languages(tmp_path):
        setting, like_discord = PersonalSetting("language"), Message("settings-language-discord")
        select = language_select(STYLE, setting, like_discord, chosen)
        labels = {option["value"]: option["label"] for option in select["options"]}
        assert [*labels] == ["usual", *languages()]
        assert [option["value"] for option in select["options"] if option.get("default")] == [default]
        assert labels["it"] == said("language-choice", language="Ènglìsh")
        assert {value: chosen_language(value) for value in labels} == {it: it for it in languages()} | {"usual": None}
        with in_language("it"):
            first, second, *_ = language_select(STYLE, setting, like_discord, chosen)["options"]
        assert [first["label"], second["label"]] == ["Làngùàgè: lìkè my Dìscòrd", "Làngùàgè: English"]


@pytest.mark.parametrize("value", ["", "klingon", "../en", "EN"])
def test_another_is_refused(value: str) -> None:
    with pytest.raises(UnknownControl):
        chosen_language(value)
    with pytest.raises(UnknownControl):
        PersonalSetting.parse(f"language={value or 'en'}")
