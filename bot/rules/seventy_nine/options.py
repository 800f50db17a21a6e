"""Seventy-Nine's house rules and presets (rules §4)."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.rules.options import Choice, HouseRule, Options, Part, Preset
from bot.rules.suits import Doubles


class Scoring(StrEnum):
    POINTS = "points"
    MARKS = "marks"


class NelO(StrEnum):
    OFF = "off"
    ON = "on"


class NelODoubles(StrEnum):
    HIGH = "high"
    LOW = "low"
    OWN_SUIT = "own_suit"
    BIDDERS_CHOICE = "bidders_choice"


class NelOPartners(StrEnum):
    FACE_UP = "face_up"
    FACE_DOWN = "face_down"


@dataclass(frozen=True, slots=True)
class SeventyNineOptions(Options):
    """`target` is in points or marks, as `scoring` has it."""

    scoring: Scoring = Scoring.POINTS
    target: int = 250
    nel_o: NelO = NelO.OFF
    nel_o_doubles: NelODoubles = NelODoubles.HIGH
    nel_o_partners: NelOPartners = NelOPartners.FACE_DOWN


TARGETS = {Scoring.POINTS: 250, Scoring.MARKS: 9}
_POINTS = SeventyNineOptions()
_MARKS = SeventyNineOptions(Scoring.MARKS, TARGETS[Scoring.MARKS])
_SIX = (6,)

PRESETS = (
    Preset("seventy-nine", "Seventy-Nine", "First side to 250 points; no Nel-O.", _POINTS, _SIX),
    Preset("marks", "By marks", "One mark a deal, first side to nine; no Nel-O.", _MARKS, _SIX),
    Preset(
        "nel-o", "With Nel-O", "To 250 points; losing every trick may be bid, for 79.",
        replace(_POINTS, nel_o=NelO.ON), _SIX,
    ),
    Preset(
        "marks-nel-o", "By marks with Nel-O", "To nine marks; losing every trick may be bid.",
        replace(_MARKS, nel_o=NelO.ON), _SIX,
    ),
    Preset(
        "bidders-choice", "By marks, Nel-O as you like", "As by marks with Nel-O; its bidder says what doubles are.",
        replace(_MARKS, nel_o=NelO.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE), _SIX,
    ),
    Preset("short", "A short match", "One mark a deal, to three marks; no Nel-O.", replace(_MARKS, target=3), _SIX),
)  # fmt: skip

HOUSE_RULES = (
    HouseRule("scoring", "Scoring", (
        Choice("points", "points", "Each side scores what it takes; a side that is set gives its bid to the other."),
        Choice("marks", "marks", "A deal is worth one mark: to the bidders if they make it, else to the others."),
    ), part=Part.SCORE),
    HouseRule("target", "Ends at", (
        Choice(250, "250", "The first side to 250 wins the match."),
        Choice(9, "9", "The first side to 9 wins the match."),
        Choice(3, "3", "The first side to 3 wins the match."),
    ), span=(1, 1000), sentence="The first side to {} wins the match.", part=Part.MATCH),
    HouseRule("nel_o", "Nel-O", (
        Choice("off", "not played", "Only points can be bid."),
        Choice("on", "may be bid", "One may bid to lose every trick, alone against three; it outranks every number."),
    ), part=Part.PLAY),
    HouseRule("nel_o_doubles", "Doubles in Nel-O", (
        Choice("high", "high", "In Nel-O a double is the highest tile of its number, as always."),
        Choice("low", "low", "In Nel-O a double is the lowest tile of its number, below the blank."),
        Choice("own_suit", "own suit", "In Nel-O doubles leave their numbers and are a suit, 6-6 the highest."),
        Choice("bidders_choice", "bidder's choice", "The Nel-O bidder says whether they are high, low or a suit."),
    ), part=Part.PLAY),
    HouseRule("nel_o_partners", "Partners in Nel-O", (
        Choice("face_down", "tiles face down", "The Nel-O bidder's partners sit out, and nobody sees their tiles."),
        Choice("face_up", "tiles face up", "The Nel-O bidder's partners sit out and lay their tiles open before all."),
    ), part=Part.PLAY),
)  # fmt: skip


def nel_o_doubles(options: SeventyNineOptions) -> Doubles:
    """Where the doubles belong in Nel-O as long as the bidder has not said otherwise."""
    chosen = options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
    return Doubles.HIGH if chosen else Doubles(options.nel_o_doubles.value)
