"""Names in words. They come from strangers: any script, any trick of Unicode."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

LONGEST = 40  # characters of a name that are read out
LONGEST_IN_LABEL = 24  # characters of a name on a button, or among the options of a select
_READ = 200  # characters that are examined; Discord allows 32
Namer = Callable[[int], str]  # what a seat is called


def spoken_name(names: Sequence[str], seat: int) -> str:
    """A seat's name for a screen reader: any script, on one line, no invisible or turning characters."""
    return (_spoken(names[seat][:_READ]) if seat < len(names) else "") or f"Seat {seat + 1}"


@lru_cache(maxsize=1024)
def _spoken(written: str) -> str:
    name = unicodedata.normalize("NFC", written)
    # C: control, format, surrogate, private, unassigned; Z: separators other than a space.
    plain = "".join(
        " " if character.isspace() else character
        for character in name
        if character.isspace() or unicodedata.category(character)[0] != "C"
    )
    return " ".join(plain.split())[:LONGEST].rstrip()


class _Names(dict[int, str]):
    """Names by seat."""

    def __missing__(self, seat: int) -> str:
        return f"Seat {seat + 1}"


def spoken_names(names: Sequence[str], longest: int = LONGEST) -> Namer:
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
    cut = [spoken_name(names, seat)[:longest].rstrip() for seat in range(len(names))]
    return _Names(
        (seat, name if cut.count(name) == 1 else f"{name[: longest - 2].rstrip()} {seat + 1}")
        for seat, name in enumerate(cut)
    )


def label_names(names: Sequence[str]) -> Namer:
    """The seats' names as they stand on a button."""
    return lambda seat: names[seat][:LONGEST_IN_LABEL] if seat < len(names) else f"seat {seat + 1}"


def side_letter(side: int) -> str:
    """The letter of a side: A, B, …"""
    return chr(ord("A") + side)
