"""A message that is not said yet."""

import re

import pytest

from bot.message import AllOf, Joined, Message, Quoted, Row, Text, Who, sentences
from bot.rules.errors import Refusal
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.store.errors import NoTable, NotSaved
from bot.words.speaker import in_language

HAND = Message("hand", pieces=AllOf([Tile(6, 4)]))


@pytest.mark.parametrize("text", [HAND, Joined((HAND, HAND), " ")])
def test_a_message_taken_for_a_string_tells_no_piece(text: Message | Joined) -> None:
    """A message that is raised comes into logs."""
    for use in (str, "{}".format):
        with pytest.raises(TypeError, match="say") as raised:
            use(text)
        assert "6" not in str(raised.value)


NOT_SAVED = "Not saved: the database has a problem. Tell the bot's owner. [not-saved]"
HELD = Row((Tile(6, 4), Tile(5, 1)))
TYPED = Message("refused-must-pass", count=3, hand=HELD, led=Suit.N5, words=Quoted("6-4"), who=AllOf([Who("Bo")]))


@pytest.mark.parametrize(
    ("refusal", "logged"),
    [
        (NoTable(), "I don't know that table any more. [error-no-table]"),
        (NotSaved(Message("not-saved", cause="full")), NOT_SAVED),
        (Refusal(sentences(NoTable.usual, "6-4")), "I don't know that table any more. … [error-no-table]"),
        (Refusal("As it is."), "As it is."),
    ],
)
def test_a_refusal_is_logged_as_an_english_sentence(refusal: Refusal, logged: str) -> None:
    with in_language("es"):
        assert str(refusal) == logged
    assert repr(refusal) == f"{type(refusal).__name__}({logged!r})"


@pytest.mark.parametrize("text", [TYPED, sentences(TYPED, TYPED), Message("error-many", most=64, why=TYPED)])
def test_a_logged_refusal_has_no_name_tile_or_figure(text: Text, monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[Text]()
    monkeypatch.setattr("bot.message._in_english", [lambda it: said.append(it) or "Said."])
    assert str(Refusal(text)).startswith("Said. [")
    assert not re.search(r"\d|Bo|N5", repr(said))
