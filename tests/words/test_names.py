"""Display names of strangers are stored and shown as one visible line, never a link; the program's are translated."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.names import LONGEST_NAME_STORED, as_read, clean_name
from bot.words.speaker import speaking
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
        *((it, it) for it in ("किताब", "สวัสดี", "Nguyễn", "李小龍")),
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
    assert not any(unicodedata.category(one)[0] == "C" for one in name)
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
