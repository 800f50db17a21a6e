"""Words of another language are found in a text; names, code and mentions are none."""

import pytest

from bot.words.locales import ENGLISH, languages
from tests.words.dictionary import unknown_words


@pytest.mark.parametrize("language", [it for it in languages() if it != ENGLISH])
def test_english_is_found_in_another_language_and_names_are_no_words(language: str) -> None:
    for text in ("Everyone has passed, so we deal again.", "**YOU HAVE 4S, SO YOU MUST PLAY ONE.**"):
        assert unknown_words(text, language), "not a word of it"
        assert not unknown_words(text, ENGLISH)
    text = "Waiting Everyone #waiting <#1> `everyone` https://everyone.example </waiting:1> <:waiting:12>"
    assert unknown_words(text, language, ["Waiting Everyone"]) == []
    assert unknown_words("Waitin…", language, ["Waiting"]) == []
