"""Texts that are made to be hard to read, and a count of the steps that reading one takes: no clock measures them."""

import re
import sys
import unicodedata
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from hypothesis import strategies as st

MOST = 6000  # characters of an option's value, to Discord
UNFOLDING = "\ufdfa" * MOST  # NFKD makes 18 letters of each

HOSTILE = {
    "unfolds": UNFOLDING,
    "unfolds, in words": "\ufdfa " * (MOST // 2),
    "letters": "a" * MOST,
    "words": "six " * (MOST // 4),
    "halves of compounds": "dubbelzes" * (MOST // 9),
    "tiles": "6-4 " * (MOST // 4),
    "a tile's distant ends": f"6{' ' * (MOST - 2)}x",
    "a card's distant suit": f"Q{' ' * (MOST - 2)}x",
    "spaces": " " * MOST,
    "many kinds of spaces": "\u3000\t\n\u2003\r\x85" * (MOST // 6),
    "digits": "9" * MOST,
    "a move of digits": f"turn {'9' * (MOST - 5)}",
    "other digits": "٣" * MOST,
    "signs": "♠\ufe0f" * (MOST // 2),
    "combining marks": "e" + "\u0301" * (MOST - 1),
    "unordered combining marks": "e" + "\u0301\u0323" * (MOST // 2 - 1),
    "nothing visible": "\u200b\u2060\ufeff" * (MOST // 3),
    "from right to left": "\u202e\u05d0\u2067" * (MOST // 3),
    "lone surrogates": "\ud800" * MOST,
    "grows when folded": "İß" * (MOST // 2),
    "brackets": "[" * MOST,
    "braces": '{"a":' * (MOST // 5),
    "domains": "a.b" * (MOST // 3) + "_",
    "schemes": "http" * (MOST // 4),
    "separators": "0|/=:-" * (MOST // 6),
    "dashes and underscores": "doubles " + "_- " * (MOST // 3 - 3),
}


def hostile() -> st.SearchStrategy[str]:
    """Texts of up to 6,000 characters: anything again and again, after what some parser reads."""
    alphabet = st.characters() | st.sampled_from("ﷺﬃ½①İß\u0301\u200d\u202e \t-_.:/|♠64")
    return st.builds(
        lambda start, unit, times: (start + unit * times)[:MOST],
        st.sampled_from(("", "pass ", "play ", "lead ", "bid ", "6-4", "6", "doubles ", "moon seat ")),
        st.text(alphabet, min_size=1, max_size=12),
        st.integers(1, MOST),
    )


class TooMuchWorkError(Exception):
    """Reading a text took more steps than it may."""


@dataclass
class Work:
    """Steps are calls of functions, built in or not. Those that fold a letter, or look at one, are `letters`."""

    steps: int = 0
    letters: int = 0


def words_in(text: str) -> int:
    return len(re.findall(r"[^\W_]+|\S", text))


def letters_in(text: str) -> int:
    return len(unicodedata.normalize("NFKD", text))


@contextmanager
def counted(most_steps: int, most_letters: int | None = None, only_in: tuple[str, ...] = ()) -> Generator[Work]:
    """Count the work in this thread, or in files whose path has one of `only_in`; too much is stopped and raised."""
    work, before, counts = Work(), sys.getprofile(), dict[str, bool]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event not in ("call", "c_call"):
            return
        code = frame.f_code
        if code.co_filename not in counts:
            counts[code.co_filename] = not only_in or any(it in code.co_filename for it in only_in)
        if not counts[code.co_filename]:
            return
        if code.co_name == "<genexpr>":
            work.letters += 1
        else:
            work.steps += 1
        if work.steps > most_steps or (most_letters is not None and work.letters > most_letters):
            raise TooMuchWorkError

    sys.setprofile(note)
    try:
        yield work
    finally:
        sys.setprofile(before)
    if work.steps > most_steps or (most_letters is not None and work.letters > most_letters):
        raise TooMuchWorkError  # what is counted may have caught it
