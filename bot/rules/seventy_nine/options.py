"""Seventy-Nine's house rules and presets (rules §4)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import Preset, rule
from bot.rules.tricks.counts import CountOptions, Scoring


@dataclass(frozen=True, slots=True)
class SeventyNineOptions(CountOptions):
    """The options of its kind, and whether the partners of the Nel-O bidder show their tiles."""

    nel_o_partners: Literal["face_up", "face_down"] = rule("play", "face_down", only_if="nel_o")


TARGETS: dict[Scoring, int] = {"points": 250, "marks": 9}


def _preset(name: str, options: SeventyNineOptions, minutes: int) -> Preset:
    return Preset("seventy-nine", name, options, (6,), minutes)


PRESETS = (
    _preset("seventy-nine", SeventyNineOptions(), 30),
    _preset("marks", SeventyNineOptions("marks", TARGETS["marks"]), 90),
    _preset("nel-o", SeventyNineOptions(nel_o=True), 30),
    _preset("marks-nel-o", SeventyNineOptions("marks", TARGETS["marks"], nel_o=True), 90),
    _preset(
        "bidders-choice", SeventyNineOptions("marks", TARGETS["marks"], nel_o=True, nel_o_doubles="bidders_choice"), 85
    ),
    _preset("short", SeventyNineOptions("marks", target=3), 30),
)
