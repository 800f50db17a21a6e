"""The policy: learnt values of leads, plays and passes, one file a game in `bot/players/policies`, made by `learn`."""

import gzip
import json
import zlib
from array import array
from base64 import b85decode, b85encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any

from bot.players.search.features import LEAD_STAKES, LEADS, PLAY_STAKES, PLAYS

SIZES = (LEADS, PLAYS, LEAD_STAKES, PLAY_STAKES)  # of the tables, in the order in which they are kept
_FOLDER = "bot.players.policies"
_MOST = 127  # what a signed byte holds


@dataclass(frozen=True, eq=False)
class TrickPolicy:
    """Values of leads and of plays, by the index of their features; only differences between them mean anything.

    `lead_stakes` and `play_stakes` are about what is at stake. A move is worth the sum of its two values.

    `unit` is what a value of 1 is in points. `passed` tells how often in a hundred who holds a piece passes it, by the
    piece's place in the deck; it is empty where nothing is passed by search.
    """

    leads: tuple[int, ...]
    plays: tuple[int, ...]
    lead_stakes: tuple[int, ...]
    play_stakes: tuple[int, ...]
    unit: float = 1.0
    passed: tuple[int, ...] = ()

    @staticmethod
    def indifferent() -> "TrickPolicy":
        """One that values nothing."""
        return TrickPolicy.cut((0,) * sum(SIZES))

    @staticmethod
    def cut(values: tuple[int, ...], unit: float = 1.0, passed: tuple[int, ...] = ()) -> "TrickPolicy":
        """From the values of all tables, one after the other."""
        leads, plays, lead_stakes, play_stakes = (
            values[end - size : end] for size, end in zip(SIZES, accumulate(SIZES), strict=True)
        )
        return TrickPolicy(leads, plays, lead_stakes, play_stakes, unit, passed)

    @staticmethod
    def of(values: Sequence[float], passed: tuple[int, ...] = ()) -> "TrickPolicy":
        """From the values of all tables, one after the other, in points."""
        return TrickPolicy.cut(*whole_values(values), passed)

    def packed(self) -> dict[str, Any]:
        """As text for the file."""
        values = packed_values((*self.leads, *self.plays, *self.lead_stakes, *self.play_stakes))
        stored = {"unit": round(self.unit, 6), "values": values}
        return stored | ({"passed": packed_values(self.passed)} if self.passed else {})

    @staticmethod
    def unpacked(stored: dict[str, Any]) -> "TrickPolicy":
        """From the file's text."""
        passed = unpacked_values(stored["passed"]) if "passed" in stored else ()
        return TrickPolicy.cut(unpacked_values(stored["values"]), stored["unit"], passed)


def whole_values(values: Sequence[float]) -> tuple[tuple[int, ...], float]:
    """Values as whole numbers of a unit, cut off at what a byte holds."""
    largest = sorted(abs(value) for value in values if value)
    unit = (largest[int(len(largest) * 0.995)] if largest else 1.0) / _MOST
    return tuple(max(-_MOST, min(_MOST, round(value / unit))) for value in values), unit


def packed_values(values: tuple[int, ...]) -> str:
    """Whole values as text."""
    return b85encode(zlib.compress(array("b", values).tobytes(), 9)).decode()


def unpacked_values(text: str) -> tuple[int, ...]:
    """The whole values of a text."""
    return tuple(array("b", zlib.decompress(b85decode(text))))


@cache  # one for each kind of table
def policy_of(game: str, table: str) -> TrickPolicy:
    """The policy of a game at such tables; where none was learnt, one that values nothing."""
    stored = learnt_tables(game).get(table)
    return TrickPolicy.unpacked(stored) if stored is not None else TrickPolicy.indifferent()


@cache  # one for each game
def learnt_tables(game: str) -> dict[str, Any]:
    """The tables of a game's policy that were learnt, as they are stored; none for a game that was never learnt."""
    file = files(_FOLDER).joinpath(f"{game}.json.gz")
    return json.loads(gzip.decompress(file.read_bytes()))["tables"] if file.is_file() else {}
