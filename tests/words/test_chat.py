"""Chat mentions commands and shows pieces; everywhere else the same texts are plain."""

from collections.abc import Iterator

import pytest

from bot.message import AllOf, Message, Quoted, Who
from bot.rules.pieces import EVERY_PIECE, Card, Tile
from bot.words.mentions import CHAT, Emoji, Known, emoji_name, piece_named, without_emojis
from bot.words.speaker import Span, Speaker, say_line, speaking

SOURCES = {
    "core": """
go = Type { COMMAND("domino new") }.
these = You have { $pieces }: { $more }
more = { $piece }!
"""
}
TILE, CARD = Tile(6, 4), Card(10, "H")
TEXT = Message("these", pieces=AllOf((TILE, CARD)), more=Message("more", piece=Tile(5, 5)))


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    before, CHAT.known = CHAT.known, Known()
    yield
    CHAT.known = before


@pytest.fixture
def english() -> Speaker:
    return Speaker("xx", "en_GB", SOURCES)


def test_a_name_tells_its_piece() -> None:
    for piece in EVERY_PIECE:
        name = emoji_name(piece, "1a2b3c4d")
        assert piece_named(name) == piece
        assert len(name) <= 32
    assert piece_named("t64") is piece_named("logo") is piece_named("t64_1A2B3C4D") is None


def test_nothing_is_known_at_first(english: Speaker) -> None:
    assert english.chat(Message("go")) == english.say(Message("go")) == "Type /domino new."
    assert english.chat(TEXT) == english.say(TEXT) == "You have 6-4 and 10♥: 5-5!"


def test_a_command_that_is_written_has_its_name_in_the_language() -> None:
    core = SOURCES["core"] + "command-name-domino = dominó\ncommand-name-new = nuevo\n"
    spanish = Speaker("xx", "es", {"core": core})
    assert spanish.say(Message("go")) == spanish.chat(Message("go")) == "Type /dominó nuevo."
    assert "".join(part.text for part in spanish.line(Message("go"))) == "Type /dominó nuevo."
    CHAT.know_commands({"domino": 7})
    assert spanish.chat(Message("go")) == "Type </domino new:7>.", "everyone reads it in their own language"


def test_chat_alone_has_mentions_and_pictures(english: Speaker) -> None:
    CHAT.know_commands({"domino": 7})
    assert english.chat(Message("go")) == "Type </domino new:7>."
    CHAT.know_emojis({TILE: Emoji(1, "t64_1a2b3c4d"), Tile(5, 5): Emoji(2, "t55_1a2b3c4d")})
    told = english.chat(TEXT)
    assert told == "You have <:t64_1a2b3c4d:1> 6-4 and 10♥: <:t55_1a2b3c4d:2> 5-5!"
    assert without_emojis(told) == english.say(TEXT) == "You have 6-4 and 10♥: 5-5!"
    with speaking(english):
        assert "".join(part.text for part in say_line(Message("go"))) == "Type /domino new."


@pytest.mark.parametrize("name", ["<b>", "<b>Bo</b>", "</soft>", "a < b", "<3"])
def test_a_mark_in_a_name_is_part_of_the_name(name: str) -> None:
    sources = {"core": "you = you\nleads = <b>{ $who }</b> leads\ntold = { $what }: <soft>{ $typed }</soft>\n"}
    leads = Message("leads", who=Who(name))
    told = Message("told", what=leads, typed=Quoted(name))
    speaker = Speaker("en", "en", sources)
    assert speaker.say(told) == speaker.chat(told) == f"{name} leads: {name}"
    assert speaker.line(leads) == (Span(name, strong=True, gives=True), Span(" leads"))
    assert speaker.line(told)[-1] == Span(name, soft=True)
    assert speaker.line(name) == (Span(name),)
