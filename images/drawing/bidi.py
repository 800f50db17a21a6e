"""The order in which text of both directions is read on a line: the Unicode bidirectional algorithm as names need it.

Text runs left to right; a name that holds letters of the other direction is `isolated`, so that it is ordered in itself
and turns nothing around it. Explicit embeddings never come here (names are freed of them), and brackets are neutral.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

_OPEN, _CLOSE = "\u2068", "\u2069"  # first strong isolate, pop directional isolate
_NUMBERS = frozenset(("EN", "AN"))
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")
Item = TypeVar("Item")


def isolated(name: str) -> str:
    """The name, marked to be ordered in itself where it has letters or figures of scripts that run right to left."""
    turns = any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name)
    return f"{_OPEN}{name}{_CLOSE}" if turns else name


def closed(cut: str) -> str:
    """A text whose end was cut off. A name that was cut ends there, and does not turn the words after it."""
    return cut + _CLOSE * (cut.count(_OPEN) - cut.count(_CLOSE))


def segments(text: str) -> Iterator[tuple[str, int]]:
    """The parts of a text that are ordered each in itself, left to right, with their base level (1: right to left)."""
    for number, part in enumerate(text.split(_OPEN)):
        inside, _, after = part.partition(_CLOSE) if number else ("", "", part.replace(_CLOSE, ""))
        if inside:
            yield inside, _base(inside)
        if after:
            yield after, 0


def levels(text: str, base: int) -> list[int]:
    """The embedding level of each character: odd where it runs right to left."""
    edge = "R" if base else "L"
    kinds = _neutrals(_numbers(_weak(text, edge), edge), edge)
    odd = {"L": 1, "EN": 1, "AN": 1, "R": 0}
    even = {"L": 0, "R": 1, "EN": 2, "AN": 2}
    return [base + (odd if base else even)[kind] for kind in kinds]


def visual(items: Sequence[Item], level_of: Callable[[Item], int]) -> list[Item]:
    """Items of a line (characters or runs of one level) from left to right."""
    done = list(items)
    highest = max(map(level_of, done), default=0)
    for level in range(highest, 0, -1):
        start = 0
        while start < len(done):
            end = start
            while end < len(done) and level_of(done[end]) >= level:
                end += 1
            done[start:end] = done[start:end][::-1]
            start = max(end, start + 1)
    return done


def mirrored(text: str) -> str:
    """Plain text that runs right to left, turned round for a font that is set from left to right."""
    return text[::-1].translate(_MIRRORED)


def _base(text: str) -> int:
    strong = (unicodedata.bidirectional(one) for one in text)
    return int(next((kind for kind in strong if kind in ("L", "R", "AL")), "L") != "L")


def _weak(text: str, edge: str) -> list[str]:
    """The characters' types after rules W1 to W3: marks are like what they stand on, Arabic figures are known."""
    kinds: list[str] = []
    strong = edge
    for one in text:
        kind = unicodedata.bidirectional(one) or "L"
        if kind in ("NSM", "BN"):
            kind = kinds[-1] if kinds else edge
        elif kind == "EN" and strong == "AL":
            kind = "AN"
        if kind in ("L", "R", "AL"):
            strong = kind
        kinds.append(kind)
    return ["R" if kind == "AL" else kind for kind in kinds]


def _numbers(kinds: list[str], edge: str) -> list[str]:
    """Rules W4 to W7: signs between and beside figures belong to them; figures among Latin letters are as those."""
    for place in range(1, len(kinds) - 1):
        before, kind, after = kinds[place - 1 : place + 2]
        if before == after and ((kind == "CS" and before in _NUMBERS) or (kind == "ES" and before == "EN")):
            kinds[place] = before
    for start, end in _stretches(kinds, frozenset(("ET",))):
        if "EN" in (*kinds[max(0, start - 1) : start], *kinds[end : end + 1]):
            kinds[start:end] = ["EN"] * (end - start)
    strong = edge
    for place, kind in enumerate(kinds):
        if kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[place] = "L"
        elif kind not in _NUMBERS:
            kinds[place] = "ON"
    return kinds


def _neutrals(kinds: list[str], edge: str) -> list[str]:
    """Rules N1 and N2: what has no direction takes that of its neighbours where they agree, else the line's."""
    for start, end in _stretches(kinds, frozenset(("ON",))):
        before, after = kinds[start - 1] if start else edge, kinds[end] if end < len(kinds) else edge
        sides = {"L" if kind == "L" else "R" for kind in (before, after)}
        kinds[start:end] = [sides.pop() if len(sides) == 1 else edge] * (end - start)
    return kinds


def _stretches(kinds: Sequence[str], wanted: frozenset[str]) -> list[tuple[int, int]]:
    """The stretches of one or more wanted types in a row, as (start, end)."""
    found: list[tuple[int, int]] = []
    for place, kind in enumerate(kinds):
        if kind in wanted:
            start = found.pop()[0] if found and found[-1][1] == place else place
            found.append((start, place + 1))
    return found
