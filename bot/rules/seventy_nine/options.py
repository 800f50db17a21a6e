"""Seventy-Nine's house rules and presets (rules §4)."""

from dataclasses import dataclass, replace

from bot.rules.options import OnOff, Preset, RuleSection, Setting, house_rule
from bot.rules.tricks.counts import CountOptions, NelODoubles, Scoring


class NelOPartners(Setting):
    FACE_UP = "face_up"
    FACE_DOWN = "face_down"


@dataclass(frozen=True, slots=True)
class SeventyNineOptions(CountOptions):
    """The options of its kind, and whether the partners of the Nel-O bidder show their tiles."""

    nel_o_partners: NelOPartners = house_rule(RuleSection.PLAY, NelOPartners.FACE_DOWN, "has_nel_o")


TARGETS = {Scoring.POINTS: 250, Scoring.MARKS: 9}
_POINTS = SeventyNineOptions()
_MARKS = SeventyNineOptions(Scoring.MARKS, TARGETS[Scoring.MARKS])
_NEL_O = replace(_MARKS, nel_o=OnOff.ON)


def _preset(name: str, options: SeventyNineOptions, minutes: int) -> Preset:
    return Preset("seventy-nine", name, options, (6,), minutes)


PRESETS = (
    _preset("seventy-nine", _POINTS, 30),
    _preset("marks", _MARKS, 90),
    _preset("nel-o", replace(_POINTS, nel_o=OnOff.ON), 30),
    _preset("marks-nel-o", _NEL_O, 90),
    _preset("bidders-choice", replace(_NEL_O, nel_o_doubles=NelODoubles.BIDDERS_CHOICE), 85),
    _preset("short", replace(_MARKS, target=3), 30),
)
