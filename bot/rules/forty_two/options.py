"""The house rules and presets of Forty-Two (rules §6)."""

from dataclasses import dataclass, replace

from bot.rules.options import Part, Preset, Setting, house_rule, number
from bot.rules.tricks.counts import CountOptions, NelO, Scoring


class AllPass(Setting):
    THROW_IN = "throw_in", "thrown in", "Where nobody bids the deal is thrown in, and the next shaker deals."
    SHAKER_BIDS_30 = "shaker_bids_30", "the shaker bids 30", "Where nobody bids the shaker plays for 30."


class StopEarly(Setting):
    OFF = "off", "played to the end", "Every deal is played to its last trick."
    ON = "on", "once it is decided", "A deal is over as soon as the bid is surely made or surely set."


class Plunge(Setting):
    OFF = "off", "not played", "Nobody bids a plunge."
    ON = "on", "may be bid", "With four doubles one may bid four marks or more: the partner names trump and leads."


class Splash(Setting):
    OFF = "off", "not played", "Nobody bids a splash."
    ON = "on", "may be bid", "With three doubles one may bid two marks or more: the partner names trump and leads."


@dataclass(frozen=True, slots=True)
class FortyTwoOptions(CountOptions):
    """By marks unless otherwise agreed. By points there is no stopping early: all that is taken counts."""

    scoring: Scoring = house_rule("Scoring", Part.SCORE, Scoring.MARKS)
    target: int = number("Ends at", Part.MATCH, 7, "The first side to {} wins the match.", (7, 250, 3), most=1000)
    all_pass: AllPass = house_rule("All pass", Part.DEAL, AllPass.THROW_IN)
    stop_early: StopEarly = house_rule("Each deal", Part.DEAL, StopEarly.OFF, ("scoring", Scoring.MARKS))
    plunge: Plunge = house_rule("Plunge", Part.PLAY, Plunge.OFF)
    splash: Splash = house_rule("Splash", Part.PLAY, Splash.OFF)


TARGETS = {Scoring.MARKS: 7, Scoring.POINTS: 250}
_MARKS = FortyTwoOptions()
_FOUR = (4,)

PRESETS = (
    Preset("forty-two", "Straight Forty-Two", "First side to seven marks; points or marks are bid.", _MARKS, _FOUR, 35),
    Preset(
        "special-bids", "With Nel-O, plunge and splash", "To seven marks; Nel-O, plunge and splash may be bid.",
        replace(_MARKS, nel_o=NelO.ON, plunge=Plunge.ON, splash=Splash.ON), _FOUR, 35,
    ),
    Preset(
        "by-points", "By points", "First side to 250 points.",
        replace(_MARKS, scoring=Scoring.POINTS, target=TARGETS[Scoring.POINTS]), _FOUR, 30,
    ),
    Preset(
        "short", "A short match", "To three marks; a deal is over as soon as it is decided.",
        replace(_MARKS, target=3, stop_early=StopEarly.ON), _FOUR, 15,
    ),
)  # fmt: skip
