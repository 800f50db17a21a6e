"""Seventy-Nine's house rules and presets (rules §4)."""

from dataclasses import dataclass, replace

from bot.rules.options import Options, Part, Preset, Setting, house_rule, number
from bot.rules.suits import Doubles


class Scoring(Setting):
    POINTS = "points", "points", "Each side scores what it takes; a side that is set gives its bid to the other."
    MARKS = "marks", "marks", "A deal is worth one mark: to the bidders if they make it, else to the others."


class NelO(Setting):
    OFF = "off", "not played", "Only points can be bid."
    ON = "on", "may be bid", "One may bid to lose every trick, alone against three; it outranks every number."


class NelODoubles(Setting):
    HIGH = "high", "high", "In Nel-O a double is the highest tile of its number, as always."
    LOW = "low", "low", "In Nel-O a double is the lowest tile of its number, below the blank."
    OWN_SUIT = "own_suit", "own suit", "In Nel-O doubles leave their numbers and are a suit, 6-6 the highest."
    BIDDERS_CHOICE = "bidders_choice", "bidder's choice", "The Nel-O bidder says whether they are high, low or a suit."


class NelOPartners(Setting):
    FACE_UP = "face_up", "tiles face up", "The Nel-O bidder's partners sit out and lay their tiles open before all."
    FACE_DOWN = "face_down", "tiles face down", "The Nel-O bidder's partners sit out, and nobody sees their tiles."


_NEL_O = ("nel_o", NelO.ON)


@dataclass(frozen=True, slots=True)
class SeventyNineOptions(Options):
    """`target` is in points or marks, as `scoring` has it."""

    scoring: Scoring = house_rule("Scoring", Part.SCORE, Scoring.POINTS)
    target: int = number("Ends at", Part.MATCH, 250, "The first side to {} wins the match.", (250, 9, 3), most=1000)
    nel_o: NelO = house_rule("Nel-O", Part.PLAY, NelO.OFF)
    nel_o_doubles: NelODoubles = house_rule("Doubles in Nel-O", Part.PLAY, NelODoubles.HIGH, _NEL_O)
    nel_o_partners: NelOPartners = house_rule("Partners in Nel-O", Part.PLAY, NelOPartners.FACE_DOWN, _NEL_O)

    @property
    def in_partners(self) -> bool:
        return True


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


def nel_o_doubles(options: SeventyNineOptions) -> Doubles:
    """Where the doubles belong in Nel-O as long as the bidder has not said otherwise."""
    chosen = options.nel_o_doubles is NelODoubles.BIDDERS_CHOICE
    return Doubles.HIGH if chosen else Doubles(options.nel_o_doubles.value)
