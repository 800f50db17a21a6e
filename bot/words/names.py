"""Names of players, cleaned. They come from strangers: any script, any trick of Unicode."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile

from bot.message import Message, Namer
from bot.words.lookalikes import skeleton
from bot.words.own_words import NAMELESS_COMPUTER, NAMELESS_SEAT, SUBSTITUTES, reads_like_own
from bot.words.speaker import Speaker, current, say

LONGEST_NAME_READ_OUT = 40  # characters of a name that are read out
LONGEST_NAME_IN_LABEL = 24  # characters of a name on a button, or among the options of a select
LONGEST_NAME_STORED = 80  # characters of a name that are stored
_READ = 200  # characters that are examined; Discord allows 32
_MARKS, _STACKED = 6, 3  # most marks after a letter, and most on it: a vowel, a sign of its length, a tone
# Letters and marks that show nothing: fillers of Hangul, vowels of Khmer, an empty cell of Braille, and the like.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
_DOTS = r".\u2024\u3002\uff0e\uff61"  # those that may part a domain
_SCHEME = re.compile(r"[\w+.-]*(?i:https?:)[/\\]*|[\w+.-]*:[/\\]{2,}")
_DOMAIN = re.compile(rf"(?:[\w-]++[{_DOTS}])+(?:xn--[\w-]++|[^\W\d_]{{2,}}+)(?!\w)(?:[/:?#\\]\S*)?")
_PARTS = re.compile(rf"[{_DOTS}/:?#\\]+")
_JOINERS = _JOINER, _NON_JOINER = "\u200d", "\u200c"
_DANGLING = re.compile(f"[{_JOINER}{_NON_JOINER}]+(?!\\S)")
_VIRAMA = 9  # the combining class of the sign that joins a letter to the next
_JOINING = re.compile("ARABIC|SYRIAC|NKO|MONGOLIAN|PHAGS-PA|HANIFI ROHINGYA|SOGDIAN|ADLAM|MANDAIC|MANICHAEAN")
_REGION_FLAG = re.compile("(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")  # Scotland
_NUMBERED = re.compile(r".*?( \d{1,2})", re.DOTALL)
PASSED = "passed"  # a seat's pieces to another, among its plays and bids in a deal
Earlier = tuple[tuple[tuple[int, object], str], ...]  # ((seat, play), name) of each play by a player who has left
_SOMEONE = Message("someone")
_NAMELESS_SEAT = re.compile(NAMELESS_SEAT.format("([1-9])"))


def as_read(stored: str) -> str:
    """A stored name as people read it; names given by the program appear in the current language."""
    if stored.endswith(SUBSTITUTES):
        return say(Message("seat-computer-for", name=as_read(stored.removesuffix(SUBSTITUTES))))
    if stored == NAMELESS_COMPUTER:
        return say(Message("seat-computer"))
    unseen = _NAMELESS_SEAT.fullmatch(stored)
    return unnamed(int(unseen[1]) - 1) if unseen else stored


def table_names(stored: Iterable[str]) -> tuple[str, ...]:
    """The stored names of a table as people read them, no two alike."""
    return _table_names(tuple(stored), current())


@lru_cache(maxsize=1024)  # every message of a table has the same
def _table_names(stored: tuple[str, ...], _: Speaker) -> tuple[str, ...]:
    return told_apart(map(as_read, stored))


@lru_cache(maxsize=4096)
def person_name(written: str) -> str:
    """A person's display name, cleaned; in quotation marks if it reads like words of the program: “You” wins the match,
    not You.
    """
    name = clean_name(written)
    if not name or name[0] + name[-1] == "“”" or not reads_like_own(name):
        return name
    return f"“{name[: LONGEST_NAME_STORED - 2].rstrip()}”"


@lru_cache(maxsize=4096)
def clean_name(written: str) -> str:
    """A display name for storage and display: on one line, without invisible letters, marks that turn or overflow the
    text around it, and links. “discord.gg/x” becomes “discord gg x”, as apps could show an invitation; “J.R.” stays.
    Empty if no letter of it is visible.
    """
    examined = written[:_READ]
    tags = {at for flag in _REGION_FLAG.finditer(examined) for at in range(*flag.span())}
    visible = "".join(
        " " if one.isspace() else one
        for at, one in enumerate(examined)
        if one.isspace() or one in _JOINERS or at in tags or not _is_blank(one)
    )
    kept, composed = list[str](), unicodedata.normalize("NFC", visible)
    for at, one in enumerate(composed):
        if one in _JOINERS:
            if _joins(one, kept, composed[at + 1 : at + 2]):
                kept.append(one)
        elif not _is_mark(one) or has_room(kept):
            kept.append(one)
    unlinked = _DOMAIN.sub(lambda link: _PARTS.sub(" ", link[0]), _SCHEME.sub("", "".join(kept)))
    unlinked = unlinked.replace("](", "] (")  # a link in markdown
    name = _cut(unicodedata.normalize("NFC", " ".join(_DANGLING.sub("", unlinked).split())), LONGEST_NAME_STORED)
    return name if any(unicodedata.category(one)[0] in "LNPS" for one in name) else ""


def _is_blank(character: str) -> bool:
    is_selector = "\ufe00" <= character <= "\ufe0d" or "\U000e0100" <= character <= "\U000e01ef"
    return character in _BLANK or is_selector or unicodedata.category(character)[0] == "C"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def _joins(joiner: str, kept: Sequence[str], after: str) -> bool:
    """True if a joiner changes its neighbours: emoji become one, a letter takes another form."""
    before = next((one for one in reversed(kept[-_MARKS:]) if not _is_mark(one)), "")
    if not before or not after or kept[-1] in _JOINERS:
        return False
    if unicodedata.combining(kept[-1]) == _VIRAMA:
        return not after.isspace()
    if unicodedata.category(before)[0] == "S":
        return joiner == _JOINER and before > "\xff" and unicodedata.category(after) in ("So", "Sm") and after > "\xff"
    return _changes_form(before) and _changes_form(after)


def _changes_form(character: str) -> bool:
    """True for a letter of a script whose letters change with their neighbours."""
    return character.isalpha() and _JOINING.match(unicodedata.name(character, "")) is not None


def has_room(kept: Sequence[str]) -> bool:
    """True if there is a last letter and it can take one more mark."""
    if not kept or kept[-1].isspace():
        return False
    kinds = [unicodedata.category(one) for one in reversed(kept[-_MARKS:])]
    marks = list(takewhile(lambda kind: kind[0] in "MC", kinds))
    return len(marks) < _MARKS and len(marks) - marks.count("Mc") < _STACKED


def told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """The names of a table. Those that look alike end in their number, as "Ann 1" and "Ann 3"."""
    return _told_apart(tuple(names))


@lru_cache(maxsize=1024)
def _told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    looks = [skeleton(name) or name or f" {number}" for number, name in enumerate(names)]
    if len(set(looks)) == len(looks):
        return names
    numbered = (
        f"{name} {number}" if looks.count(look) > 1 else name
        for number, (name, look) in enumerate(zip(names, looks, strict=True), 1)
    )
    return _told_apart(tuple(numbered))


def shortened(name: str, longest: int, ending: str = "") -> str:
    """A name cut to a length, with `ending` where it was cut. A number at its end stays: it may tell two apart."""
    if len(name) <= longest:
        return name
    numbered = _NUMBERED.fullmatch(name)
    ending += numbered[1] if numbered else ""
    return _cut(name, longest - len(ending)) + ending


def _cut(name: str, longest: int) -> str:
    """The start of a name, without a joiner or space at its end."""
    return name[:longest].rstrip(f" {_JOINER}{_NON_JOINER}")


def spoken_name(names: Sequence[str], seat: int) -> str:
    """A seat's name for a screen reader."""
    return (shortened(clean_name(names[seat]), LONGEST_NAME_READ_OUT) if seat < len(names) else "") or unnamed(seat)


def unnamed(seat: int) -> str:
    """The name of a seat whose own name shows nothing."""
    return say(Message("seat-unnamed", number=seat + 1))


class _Names(dict[int, str]):
    """Names by seat."""

    def __missing__(self, seat: int) -> str:
        return unnamed(seat)


def spoken_names(names: Sequence[str], longest: int = LONGEST_NAME_READ_OUT) -> Namer:
    """The seats' names for a screen reader, cut to a length. Where that makes several alike they end in the seat."""
    return cut_names(tuple(names), longest).__getitem__


@lru_cache(maxsize=256)  # every alt text of a table has the same
def cut_names(names: tuple[str, ...], longest: int) -> Mapping[int, str]:
    """The seats' names for a screen reader, cut to a length."""
    cut = [shortened(clean_name(name), longest) for name in told_apart(names)]
    return _Names(
        (seat, name if cut.count(name) == 1 else f"{name[: longest - 2].rstrip()} {seat + 1}")
        for seat, name in enumerate(cut)
        if name
    )


def known_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names of a list, all different; "Someone" for people without a name."""
    return tuple(name or say(_SOMEONE) for name in told_apart(names))


def label_names(names: Sequence[str]) -> Namer:
    """The seats' names as they stand on a button."""
    return lambda seat: shortened(names[seat], LONGEST_NAME_IN_LABEL) if seat < len(names) else unnamed(seat)
