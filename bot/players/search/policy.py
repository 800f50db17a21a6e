"""The policy: learnt values of leads, plays and passes. `learn` writes one file per game to `bot/players/policies`."""

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
    """Values of leads and plays by the index of their features. Only their differences have a meaning.

    `lead_stakes` and `play_stakes` are about the stakes. A move is worth the sum of its two values.

    `unit` is the value of 1 in points. `passed` is the percentage of a piece's holders who pass it, by its place in the
    deck; it is empty if search does not pass.
    """

    leads: tuple[int, ...]
    plays: tuple[int, ...]
    lead_stakes: tuple[int, ...]
    play_stakes: tuple[int, ...]
    unit: float = 1.0
    passed: tuple[int, ...] = ()

    @staticmethod
    def indifferent() -> "TrickPolicy":
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
        values = packed_values((*self.leads, *self.plays, *self.lead_stakes, *self.play_stakes))
        stored = {"unit": round(self.unit, 6), "values": values}
        return stored | ({"passed": packed_values(self.passed)} if self.passed else {})

    @staticmethod
    def unpacked(stored: dict[str, Any]) -> "TrickPolicy":
        passed = unpacked_values(stored["passed"]) if "passed" in stored else ()
        return TrickPolicy.cut(unpacked_values(stored["values"]), stored["unit"], passed)


def whole_values(values: Sequence[float]) -> tuple[tuple[int, ...], float]:
    """Values as whole multiples of a unit, limited to a signed byte."""
    largest = sorted(abs(value) for value in values if value)
    unit = (largest[int(len(largest) * 0.995)] if largest else 1.0) / _MOST
    return tuple(max(-_MOST, min(_MOST, round(value / unit))) for value in values), unit


def packed_values(values: tuple[int, ...]) -> str:
    return b85encode(zlib.compress(array("b", values).tobytes(), 9)).decode()


def unpacked_values(text: str) -> tuple[int, ...]:
    return tuple(array("b", zlib.decompress(b85decode(text))))


@cache  # one for each kind of table
def policy_of(game: str, table: str) -> TrickPolicy:
    """The policy of a game's table; one without values if none was learnt."""
    stored = learnt_tables(game).get(table)
    return TrickPolicy.unpacked(stored) if stored is not None else TrickPolicy.indifferent()


@cache  # one for each game
def learnt_tables(game: str) -> dict[str, Any]:
    """The stored tables of a game's policy; empty for a game that was never learnt."""
    file = files(_FOLDER).joinpath(f"{game}.json.gz")
    return json.loads(gzip.decompress(file.read_bytes()))["tables"] if file.is_file() else {}
