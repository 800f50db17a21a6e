"""What a language lacks is said in English, with its own lists and figures, and counted."""

from pathlib import Path

import pytest

from bot.message import AllOf, Message
from bot.metrics import UNTRANSLATED
from bot.words.locales import language_of, languages
from bot.words.speaker import speaker
from tests.words.seventh import seventh_language

CORE = "you = tu\nsuit-4 = i 4\n"


def counted(language: str) -> float:
    return UNTRANSLATED.labels(language)._value.get()


def test_a_message_that_is_missing_is_english_and_counted(tmp_path: Path) -> None:
    with seventh_language(tmp_path, {"core": CORE}) as language:
        who, before = speaker(language), counted(language)
        assert who.say(Message("suit-4")) == "i 4"
        assert counted(language) == before
        assert who.say(Message("table-play", who="Bo", suit=Message("suit-4"))) == "Bo to play: follow i 4."
        assert who.say(Message("bids-so-far", bids=AllOf(("5", "6")))) == "Bids so far: 5 e 6."
        assert counted(language) == before + 2


def test_a_message_that_no_language_has_is_a_fault(tmp_path: Path) -> None:
    with seventh_language(tmp_path, {"core": CORE}) as language, pytest.raises(LookupError):
        speaker(language).say(Message("no-such-message"))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"), ("en-GB", "en"), ("es-ES", "es"), ("es-419", "es"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"),
        ("fr", "fr"), ("de", "de"), ("nl", "nl"), ("ja", "en"), ("zh-CN", "en"), ("", "en"), (None, "en"),
    ],
)  # fmt: skip
def test_a_locale_gets_its_language_whatever_the_region_else_english(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_english_is_the_first_of_the_languages() -> None:
    assert languages() == ("en", "de", "es", "fr", "nl", "pt-BR")
