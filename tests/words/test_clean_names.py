"""Display names of strangers: what is stored and shown of them is one visible line, and never a link."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words.names import LONGEST_NAME_STORED, clean_name

BLANK = "\u3164 \u115f \u1160 \uffa0 \u2800 \u200b\u200d\ufeff \u0301\u0308 \U000e0041\U000e007f \u00ad \u034f \u17b4"
LINK = re.compile(r"https?:|://|\w\.(?:example|test|gg|com)\b", re.IGNORECASE)
PIECES = (
    "https",
    "discord",
    "gg",
    "evil",
    "example",
    "com",
    "x",
    "J",
    "[",
    "](",
    ")",
    ":",
    "/",
    "//",
    "://",
    ".",
    "．",
    "\\",
    "@",
    "<",
    " ",
    "\u200b",
)
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
    ],
)
def test_links_and_hidden_characters_become_words(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "name",
    [
        "J.R.R.",
        "Dr. No",
        "v1.2",
        "St. Pauli",
        "…",
        "Ann-Marie O’Neil",
        "किताब",
        "สวัสดี",
        "Nguyễn",
        "李小龍",
        "👑 Ann ❤️",
        "a/b",
    ],
)
def test_other_names_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("name", [*BLANK.split(" "), BLANK, "", "   "])
def test_nothing_is_left_of_a_name_that_nobody_can_see(name: str) -> None:
    assert clean_name(name) == ""


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
