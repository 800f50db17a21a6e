"""What a language lacks, or says in a way that cannot be said, is said in English and counted."""

from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.message import Message
from bot.words.locales import language_of
from bot.words.speaker import speaker
from tests.words.seventh import SEVENTH, seventh_language

ENGLISH = speaker("en")


def untranslated() -> float:
    return REGISTRY.get_sample_value("boneyard_untranslated_total", {"language": SEVENTH}) or 0


@pytest.mark.parametrize(
    "written",
    [
        "",
        "bid-amount { $amount }",  # no Fluent
        "bid-amount = { $amout }",
        "bid-amount = { $amout ->\n   *[other] { $amount }\n}",
        "bid-amount = { side }",
        "bid-amount =\n    .told = { $amount }",
    ],
)
def test_a_broken_message_is_said_in_english(tmp_path: Path, written: str) -> None:
    message, before = Message("bid-amount", amount=5), untranslated()
    with seventh_language(tmp_path, {"core": f"{written}\nyou = tu\n"}):
        who = speaker(SEVENTH)
        assert [say(message) for say in (who.say, who.chat)] == [ENGLISH.say(message)] * 2
        assert who.line(message) == ENGLISH.line(message)
        assert who.say(Message("you")) == "tu"
    assert untranslated() == before + 3


def test_a_message_of_no_language_is_an_error(tmp_path: Path) -> None:
    with seventh_language(tmp_path, {"core": "you = tu\n"}):
        with pytest.raises(LookupError):
            speaker(SEVENTH).say(Message("no-such-message"))
        with pytest.raises(ValueError, match="amount"):
            speaker(SEVENTH).say(Message("bid-amount"))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"), ("en-GB", "en"), ("es-ES", "es"), ("es-419", "es"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"),
        ("fr", "fr"), ("de", "de"), ("nl", "nl"), ("ja", "en"), ("zh-CN", "en"), ("", "en"), (None, "en"),
    ],
)  # fmt: skip
def test_a_locale_gets_its_language_whatever_the_region_else_english(locale: str | None, language: str) -> None:
    assert language_of(locale) == language
