"""What would tell that a word was left in English finds them, and finds none in the language's own messages."""

import re

import pytest

from bot.words.catalogue import sources_of
from bot.words.locales import ENGLISH, languages
from tests.words.dictionary import EXCEPTIONS, english_words, texts_in
from tests.words.test_languages import messages_of

OTHERS = [it for it in languages() if it != ENGLISH]
# Some are the same words in two languages: only what neither has can be told.
TELLING = ("Everyone has passed, so we deal again.", "You have 4s, so you must play one.", "Waiting for the others.")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", TELLING)
def test_an_english_sentence_is_told(language: str, text: str) -> None:
    assert english_words(text, language), "not a word of it"
    assert english_words(f"**{text.upper()}**", language)


@pytest.mark.parametrize("language", OTHERS)
def test_names_are_no_words(language: str) -> None:
    text = "Waiting Everyone #waiting <#1> `everyone` https://everyone.example </waiting:1> <:waiting:12>"
    assert english_words(text, language, ["Waiting Everyone"]) == []
    assert english_words("Waitin…", language, ["Waiting"]) == []


def test_every_exception_is_a_word_of_english() -> None:
    words = " ".join(sources_of(ENGLISH).values()).casefold()
    said = {"pip", "dot", "ivory", "ebony", "domi", "bones"}  # never in a message
    assert [it for it in EXCEPTIONS if it not in words and it not in said] == []


@pytest.mark.parametrize("language", OTHERS)
def test_most_of_english_can_be_told(language: str) -> None:
    """Else the test of a transcript would prove little: of English sentences nearly all have a word that tells."""
    texts = [text for message in messages_of(ENGLISH).values() for text in texts_in(message.pattern)]
    sentences = [text for text in texts if len(re.findall(r"[a-z]{3,}", text)) >= 4]
    silent = [text for text in sentences if not english_words(text, language)]
    assert len(silent) < 0.01 * len(sentences), silent
