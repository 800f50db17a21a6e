"""Display names of strangers are stored and shown as one visible line, never a link; the program's are translated."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message import AllOf, Joined, Message
from bot.words.locales import languages
from bot.words.names import LONGEST_NAME_STORED, as_read, clean_name, label_names, person_name, spoken_names, told_apart
from bot.words.speaker import in_language, say, speaking
from tests.said import said
from tests.words.pseudo import pseudo

BLANK = "\u3164 \u115f \u1160 \uffa0 \u2800 \u200b\u200d\ufeff \u0301\u0308 \U000e0041\U000e007f \u00ad \u034f \u17b4"
LINK = re.compile(r"https?:|://|\w\.(?:example|test|gg|com)\b", re.IGNORECASE)
PIECES = (*"xJ[)：:/．.\\@< \u200b", *["https", "discord", "gg", "evil", "example", "com", "](", "//", "://"])
anything = st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=14).map("".join)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("discord.gg/evil", "discord gg evil"),
        ("dis\u200bcord.\u2060gg/evil", "discord gg evil"),
        ("discord．gg/evil", "discord gg evil"),
        ("https://evil.example/a?b=c#d", "evil example a b=c d"),
        ("HTTP://EVIL.EXAMPLE", "EVIL EXAMPLE"),
        ("htt://ps://evil.example", "evil example"),
        ("evil.example/x", "evil example x"),
        ("[free points](https://evil.example)", "[free points] (evil example)"),
        ("ann@evil.example", "ann@evil example"),
        ("xn--80ak6aa92e.com", "xn--80ak6aa92e com"),
        ("Ann\nBob\tCy", "Ann Bob Cy"),
        ("\u202eAnn\u2066", "Ann"),
        ("Z" + "\u0335" * 40 + "o", "Z" + "\u0335" * 3 + "o"),
        ("\u0301Ann", "Ann"),
        *((it, it) for it in ("J.R.R.", "Dr. No", "v1.2", "St. Pauli", "…", "Ann-Marie O’Neil", "a/b", "👑 Ann ❤️")),
        *((it, it) for it in ("किताब", "สวัสดี", "Nguyễn", "李小龍", "ဖြိုး")),
        *((it, it) for it in ("🏳️\u200d🌈 Ann", "👩🏽\u200d👩\u200d👧", "❤️\u200d🔥", "🧔\u200d♂️", "🙂\u200d↔️")),
        *((it, it) for it in ("🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "👑 Ann ❤️")),
        *((it, it) for it in ("علی\u200cرضا", "ශ්\u200dරී", "क्\u200dष", "ক্\u200cষ")),
        *((f"A{it}nn{it}", "Ann") for it in ("\u200d", "\u200c", "\u200d\u200c")),
        ("\u200d🌈\u200d", "🌈"),
        ("🏳️\u200d\u200d🌈", "🏳️\u200d🌈"),
        ("علی\u200c \u200cرضا", "علی رضا"),
        ("ශ්" + "\u200d්" * 40, "ශ්\u200d්"),
        *((it, "") for it in (*BLANK.split(" "), BLANK, "", "   ")),
    ],
)
def test_links_and_hidden_characters_become_words(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(anything)
def test_whatever_the_name(written: str) -> None:
    name = clean_name(written)
    assert clean_name(name) == name, "cleaned again it stays the same"
    assert len(name) <= LONGEST_NAME_STORED
    assert not LINK.search(name)
    assert "](" not in name
    assert not any(unicodedata.category(one)[0] == "C" and one not in "\u200c\u200d" for one in name)
    assert not re.search("[\u200c\u200d](?![^\\s\u200c\u200d])|(?<![^\\s\u200c\u200d])[\u200c\u200d]", name)
    assert name == " ".join(name.split())
    assert not name or any(unicodedata.category(one)[0] in "LNPS" for one in name)


def test_names_that_the_program_gave_are_said_and_peoples_stay() -> None:
    assert as_read("Computer") == said("seat-computer")
    assert as_read("Seat 3") == said("seat-unnamed", number=3)
    assert as_read("Ann's computer") == said("seat-computer-for", name="Ann")
    assert as_read("Seat 2's computer") == said("seat-computer-for", name=said("seat-unnamed", number=2))
    with speaking(pseudo()):
        assert not {as_read(it) for it in ("Computer", "Seat 3")} & {"Computer", "Seat 3"}
        assert as_read("Ann's computer") == said("seat-computer-for", name="Ann")
        assert as_read(as_read("Ann's computer")) == as_read("Ann's computer")
        for name in ("Ann", "Seat", "Seat 33", "Computers", "Ann's computer game", "", "Computer 2"):
            assert as_read(name) == name


OWN = ("you", "someone", "seat-computer", "your-side", "name-unknown", "tournament-former-player")
STYLED = str.maketrans("abcdefghijklmnopqrstuvwxyz", "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ")


@pytest.mark.parametrize("language", languages())
def test_no_person_is_called_by_words_of_the_program(language: str) -> None:
    with in_language(language):
        ann, levels = "Ann", [say(Message(f"level-{level}")) for level in ("easy", "normal", "hard", "expert")]
        own = [
            *(say(Message(name)) for name in OWN), *(f"{ann} ({level})" for level in levels), "🤖 Pip",
            say(Message("seat-unnamed", number=3)), say(Message("side", letter="B")),
            say(Message("seat-computer-for", name=ann)),
            say(Joined((AllOf((say(Message("you")), ann)),), "")),
        ]  # fmt: skip
    for name in own:
        for written in (name, name.upper(), f"{name} 🏆", f"\u200b{name}.", name.replace("o", "о").replace("a", "а")):
            shown = person_name(written)
            assert shown == f"“{clean_name(written)}”"
            assert person_name(shown) == shown


@pytest.mark.parametrize(
    "name",
    ["You", "y o u", "Y0U", "ʏᴏᴜ", "🆈🅾🆄", "Ｙｏｕ", "𝓨𝓸𝓾", "Υou", "Yоυ", "Y\u0336o\u0336u\u0336",
     "Tú", "Du", "Vous", "Você", "Jij", "Everyone", "Seat3", "Seat ３", "Ann's computer", "Ann [Computer]", "Pip 🤖"],
)  # fmt: skip
def test_look_alikes_are_the_programs_words_too(name: str) -> None:
    assert person_name(name) == f"“{name}”"


@pytest.mark.parametrize(
    "name",
    ["Ann", "Pip", "Young", "Dude", "Computers", "Supercomputer", "Team Rocket", "Seat", "Placebo", "Ana y Luis", "X"],
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert person_name(name) == name


def test_players_who_look_alike_are_numbered() -> None:
    assert told_apart(("Ann", "Bo", "Ann")) == ("Ann 1", "Bo", "Ann 3")
    assert told_apart(("Ann", "аnn 🦖", "Bo")) == ("Ann 1", "аnn 🦖 2", "Bo")
    assert told_apart(("Ann", "Ann", "Ann 1")) == ("Ann 1 1", "Ann 2", "Ann 1 3")
    assert told_apart(("", "", "🦖", "🐸")) == ("", "", "🦖", "🐸")
    long = told_apart(("Maximilian Alexander von Humboldt",) * 2)
    assert [label_names(long)(seat) for seat in (0, 1)] == [f"Maximilian Alexander v {number}" for number in (1, 2)]
    assert spoken_names(long, 20)(1) == "Maximilian Alexand 2"
