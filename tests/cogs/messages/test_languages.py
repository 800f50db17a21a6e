"""The choice of a language: every one there is, by its own name, and none."""

from collections.abc import Iterator

import pytest

from bot.message import Message
from bot.words.locales import languages
from bot.words.speaker import in_language
from cogs.kit.custom_ids import UnknownControl
from cogs.settings.ids import SERVER, STYLE, PersonalSetting, ServerSetting
from cogs.settings.languages import chosen_language, language_select
from tests.said import said
from tests.words.made_up import other_languages

LIKE_DISCORD = Message("settings-language-discord")


@pytest.fixture(scope="module", autouse=True)
def their_languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with other_languages(tmp_path_factory.mktemp("words")):
        yield


@pytest.mark.parametrize(
    ("chosen", "default"), [("", "usual"), (None, "usual"), ("en", "en"), ("it", "it"), ("klingon", "usual")]
)
def test_each_by_its_own_name_and_the_one_that_holds_is_chosen(chosen: str | None, default: str) -> None:
    select = language_select(STYLE, PersonalSetting("language"), LIKE_DISCORD, chosen)
    values = [option["value"] for option in select["options"]]
    assert values == ["usual", *languages()]
    assert [option["value"] for option in select["options"] if option.get("default")] == [default]
    assert select["options"][values.index("it")]["label"] == said("language-choice", language="Ènglìsh")
    for value in values:
        assert chosen_language(value) == (None if value == "usual" else value)


def test_the_rest_of_the_select_is_said_in_the_language_of_its_reader() -> None:
    with in_language("it"):
        select = language_select(SERVER, ServerSetting("language"), LIKE_DISCORD, "en")
    assert select["options"][0]["label"] == "Làngùàgè: lìkè my Dìscòrd"
    assert select["options"][1]["label"] == "Làngùàgè: English"


@pytest.mark.parametrize("value", ["", "klingon", "../en", "EN"])
def test_another_is_refused(value: str) -> None:
    with pytest.raises(UnknownControl):
        chosen_language(value)
    with pytest.raises(UnknownControl):
        PersonalSetting.parse(f"language={value or 'en'}")
