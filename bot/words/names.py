"""Names in words. They come from strangers: any script, any trick of Unicode."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from bot.message import Message
from bot.words.speaker import say

LONGEST_NAME_READ_OUT = 40  # characters of a name that are read out
LONGEST_NAME_IN_LABEL = 24  # characters of a name on a button, or among the options of a select
LONGEST_NAME_STORED = 80  # characters of a name that are stored
_READ = 200  # characters that are examined; Discord allows 32
_MARKS = 3  # as many may stand on one letter: a vowel, a sign of its length, a tone
# Letters and marks that show nothing: fillers of Hangul, vowels of Khmer, an empty cell of Braille, and the like.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
_DOTS = r".\u2024\u3002\uff0e\uff61"  # those that may part a domain
_SCHEME = re.compile(r"[\w+.-]*(?i:https?:)[/\\]*|[\w+.-]*:[/\\]{2,}")
_DOMAIN = re.compile(rf"(?:[\w-]++[{_DOTS}])+(?:xn--[\w-]++|[^\W\d_]{{2,}}+)(?!\w)(?:[/:?#\\]\S*)?")
_PARTS = re.compile(rf"[{_DOTS}/:?#\\]+")
Namer = Callable[[int], str]  # what a seat is called
_SOMEONE = Message("someone")
# Names that the program has given, as they stand in the database and in records.
NAMELESS_SEAT = "Seat {}"
SUBSTITUTES = "'s computer"  # follows a person's name in that of the computer player who plays for them
NAMELESS_COMPUTER = "Computer"  # who played for somebody, and is named after them no more
_NAMELESS_SEAT = re.compile(NAMELESS_SEAT.format("([1-9])"))


def as_read(stored: str) -> str:
    """A stored name as people read it; names given by the program appear in the current language."""
    if stored.endswith(SUBSTITUTES):
        return say(Message("seat-computer-for", name=as_read(stored.removesuffix(SUBSTITUTES))))
    if stored == NAMELESS_COMPUTER:
        return say(Message("seat-computer"))
    unseen = _NAMELESS_SEAT.fullmatch(stored)
    return unnamed(int(unseen[1]) - 1) if unseen else stored


@lru_cache(maxsize=4096)
def clean_name(written: str) -> str:
    """A display name as it is stored and shown: on one line, nothing invisible, nothing that turns or overflows the
    text around it, no link. “discord.gg/x” becomes “discord gg x”, where apps might make a link or an invitation of it;
    “J.R.” stays. Empty where nothing of it can be seen.
    """
    visible = (" " if one.isspace() else one for one in written[:_READ] if one.isspace() or not _is_blank(one))
    kept: list[str] = []
    for one in unicodedata.normalize("NFC", "".join(visible)):
        if not _is_mark(one) or _has_room(kept):
            kept.append(one)
    unlinked = _DOMAIN.sub(lambda link: _PARTS.sub(" ", link[0]), _SCHEME.sub("", "".join(kept)))
    unlinked = unlinked.replace("](", "] (")  # a link in markdown
    name = unicodedata.normalize("NFC", " ".join(unlinked.split()))[:LONGEST_NAME_STORED].rstrip()
    return name if any(unicodedata.category(one)[0] in "LNPS" for one in name) else ""


def _is_blank(character: str) -> bool:
    is_selector = "\ufe00" <= character <= "\ufe0d" or "\U000e0100" <= character <= "\U000e01ef"
    return character in _BLANK or is_selector or unicodedata.category(character)[0] == "C"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _has_room(kept: Sequence[str]) -> bool:
    """Whether one more mark may stand on the last letter; there must be one."""
    last = kept[-_MARKS:]
    return bool(last) and last[-1] != " " and not (len(last) == _MARKS and all(map(_is_mark, last)))


def spoken_name(names: Sequence[str], seat: int) -> str:
    """A seat's name for a screen reader."""
    return (clean_name(names[seat])[:LONGEST_NAME_READ_OUT].rstrip() if seat < len(names) else "") or unnamed(seat)


def unnamed(seat: int) -> str:
    """The name of a seat whose own name shows nothing."""
    return say(Message("seat-unnamed", number=seat + 1))


class _Names(dict[int, str]):
    """Names by seat."""

    def __missing__(self, seat: int) -> str:
        return unnamed(seat)


def spoken_names(names: Sequence[str], longest: int = LONGEST_NAME_READ_OUT) -> Namer:
    """The seats' names for a screen reader, cut to a length. Where that makes several alike they end in the seat."""
    return _spoken_names(tuple(names), longest).__getitem__


def shorter_names(names: Sequence[str], lengths: Iterable[int]) -> Iterator[Namer]:
    """The same cut to each of several lengths, where that makes a difference."""
    latest: _Names | None = None
    for longest in lengths:
        cut = _spoken_names(tuple(names), longest)
        if cut != latest:
            yield cut.__getitem__
        latest = cut


@lru_cache(maxsize=256)  # every alt text of a table has the same
def _spoken_names(names: tuple[str, ...], longest: int) -> _Names:
    cut = [clean_name(name)[:longest].rstrip() for name in names]
    return _Names(
        (seat, name if cut.count(name) == 1 else f"{name[: longest - 2].rstrip()} {seat + 1}")
        for seat, name in enumerate(cut)
        if name
    )


def known_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as they are, "Someone" for those who have left none."""
    return tuple(name or say(_SOMEONE) for name in names)


def label_names(names: Sequence[str]) -> Namer:
    """The seats' names as they stand on a button."""
    return lambda seat: names[seat][:LONGEST_NAME_IN_LABEL] if seat < len(names) else unnamed(seat)


def side_letter(side: int) -> str:
    """The letter of a side: A, B, …"""
    return chr(ord("A") + side)
