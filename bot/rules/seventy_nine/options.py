"""Seventy-Nine's house rules and presets (rules §4)."""

from dataclasses import dataclass, replace

from bot.rules.options import Part, Preset, Setting, house_rule
from bot.rules.tricks.counts import WITH_NEL_O, CountOptions, NelO, NelODoubles, Scoring


class NelOPartners(Setting):
    FACE_UP = "face_up", "tiles face up", "The Nel-O bidder's partners sit out and lay their tiles open before all."
    FACE_DOWN = "face_down", "tiles face down", "The Nel-O bidder's partners sit out, and nobody sees their tiles."


@dataclass(frozen=True, slots=True)
class SeventyNineOptions(CountOptions):
    """The options of its kind, and whether the partners of the Nel-O bidder show their tiles."""

    nel_o_partners: NelOPartners = house_rule("Partners in Nel-O", Part.PLAY, NelOPartners.FACE_DOWN, WITH_NEL_O)


TARGETS = {Scoring.POINTS: 250, Scoring.MARKS: 9}
_POINTS = SeventyNineOptions()
_MARKS = SeventyNineOptions(Scoring.MARKS, TARGETS[Scoring.MARKS])
_SIX = (6,)

PRESETS = (
    Preset("seventy-nine", "Seventy-Nine", "First side to 250 points; no Nel-O.", _POINTS, _SIX, 30),
    Preset("marks", "By marks", "One mark a deal, first side to nine; no Nel-O.", _MARKS, _SIX, 90),
    Preset(
        "nel-o", "With Nel-O", "To 250 points; losing every trick may be bid, for 79.",
        replace(_POINTS, nel_o=NelO.ON), _SIX, 30,
    ),
    Preset(
        "marks-nel-o", "By marks with Nel-O", "To nine marks; losing every trick may be bid.",
        replace(_MARKS, nel_o=NelO.ON), _SIX, 90,
    ),
    Preset(
        "bidders-choice", "By marks, Nel-O as you like", "As by marks with Nel-O; its bidder says what doubles are.",
        replace(_MARKS, nel_o=NelO.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE), _SIX, 85,
    ),
    Preset("short", "A short match", "One mark a deal, to three marks; no Nel-O.", replace(_MARKS, target=3), _SIX, 30),
)  # fmt: skip
