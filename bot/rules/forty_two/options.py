"""The house rules and presets of Forty-Two (rules §6).

What the bid winner names after the auction, doubles low in follow me, and the forced bid are as in the Lechner Hall
rules (texas42.net); Sevens as there and in Jennifer Kelley's Great Book of Domino Games (dominorules.com).
"""

from dataclasses import dataclass, replace

from bot.rules.moves import Special
from bot.rules.options import Part, Preset, Setting, house_rule, number
from bot.rules.suits import Doubles
from bot.rules.tricks.counts import WITH_NEL_O, CountOptions, NelO, NelODoubles, Scoring


class AllPass(Setting):
    THROW_IN = "throw_in", "thrown in", "Where nobody bids the deal is thrown in, and the next shaker deals."
    SHAKER_BIDS_30 = "shaker_bids_30", "the shaker bids 30", "Where nobody bids the shaker plays for 30."


class StopEarly(Setting):
    OFF = "off", "played to the end", "Every deal is played to its last trick."
    ON = "on", "once it is decided", "A deal is over as soon as the bid is surely made or surely set."


class Plunge(Setting):
    OFF = "off", "not played", "Nobody bids a plunge."
    ON = "on", "played", "With four doubles and four marks: the partner names trump and leads."


class Sevens(Setting):
    OFF = "off", "not played", "Nobody plays Sevens."
    ON = (
        "on",
        "played",
        "With a mark or more: the tile closest to 7 pips wins, and the bidders need every trick.",
    )


class Contracts(Setting):
    BID = "bid", "in the auction", "Nel-O, plunge, splash and Sevens are bid by name."
    DECLARED = (
        "declared", "after the auction",
        "Only points and marks are bid. The bid winner names trump, or another contract that the bid is enough for.",
    )  # fmt: skip


class NelOMinimum(Setting):
    ONE_MARK = "one_mark", "one mark", "Nel-O takes a bid of one mark or more."
    TWO_MARKS = "two_marks", "two marks", "Nel-O takes a bid of two marks or more."


class FollowMe(Setting):
    HIGH = "high", "high", "Without trump a double is the highest tile of its number, as always."
    LOW = "low", "low", "Without trump a double is the lowest tile of its number, below the blank."
    OWN_SUIT = "own_suit", "own suit", "Without trump doubles leave their numbers and are a suit, 6-6 the highest."
    BIDDERS_CHOICE = (
        "bidders_choice",
        "bidder's choice",
        "The declarer says whether they are high, low or a suit.",
    )


class Splash(Setting):
    OFF = "off", "not played", "Nobody bids a splash."
    ON = "on", "played", "With three doubles and two marks: the partner names trump and leads."


@dataclass(frozen=True, slots=True)
class FortyTwoOptions(CountOptions):
    """By marks unless otherwise agreed. By points there is no stopping early: all that is taken counts."""

    scoring: Scoring = house_rule("Scoring", Part.SCORE, Scoring.MARKS)
    target: int = number("Ends at", Part.MATCH, 7, "The first side to {} wins the match.", (7, 250, 3), most=1000)
    all_pass: AllPass = house_rule("All pass", Part.DEAL, AllPass.THROW_IN)
    stop_early: StopEarly = house_rule("Each deal", Part.DEAL, StopEarly.OFF, ("scoring", Scoring.MARKS))
    plunge: Plunge = house_rule("Plunge", Part.PLAY, Plunge.OFF)
    splash: Splash = house_rule("Splash", Part.PLAY, Splash.OFF)
    sevens: Sevens = house_rule("Sevens", Part.PLAY, Sevens.OFF)
    contracts: Contracts = house_rule("Special contracts", Part.PLAY, Contracts.BID)
    nel_o_minimum: NelOMinimum = house_rule("Least bid for Nel-O", Part.PLAY, NelOMinimum.ONE_MARK, WITH_NEL_O)
    follow_me_doubles: FollowMe = house_rule("Doubles in follow me", Part.PLAY, FollowMe.HIGH)

    @property
    def follow_me(self) -> Doubles | None:
        is_chosen = self.follow_me_doubles is FollowMe.BIDDERS_CHOICE
        return None if is_chosen else Doubles(self.follow_me_doubles.value)

    @property
    def are_declared(self) -> bool:
        """Whether special contracts are named after the auction."""
        return self.contracts is Contracts.DECLARED


def specials_of(options: FortyTwoOptions) -> tuple[Special, ...]:
    """The special contracts of these house rules."""
    played = (
        (Special.NEL_O, options.nel_o is NelO.ON),
        (Special.SEVENS, options.sevens is Sevens.ON),
        (Special.PLUNGE, options.plunge is Plunge.ON),
        (Special.SPLASH, options.splash is Splash.ON),
    )
    return tuple(special for special, is_played in played if is_played)


TARGETS = {Scoring.MARKS: 7, Scoring.POINTS: 250}
_MARKS = FortyTwoOptions()
_FOUR = (4,)
_TEXAS = FortyTwoOptions(
    all_pass=AllPass.SHAKER_BIDS_30, nel_o=NelO.ON, nel_o_doubles=NelODoubles.BIDDERS_CHOICE, plunge=Plunge.ON,
    splash=Splash.ON, contracts=Contracts.DECLARED, follow_me_doubles=FollowMe.BIDDERS_CHOICE,
)  # fmt: skip

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
    Preset(
        "forced-bid", "With a forced bid", "To seven marks; if all pass, the shaker plays for 30.",
        replace(_MARKS, all_pass=AllPass.SHAKER_BIDS_30), _FOUR, 35,
    ),
    Preset(
        "texas", "As Texans play it",
        "To seven marks; Nel-O, plunge or splash is named after the bid; if all pass, the shaker plays for 30.",
        _TEXAS, _FOUR, 35,
    ),
    Preset(
        "texas-sevens", "As Texans play it, with Sevens", "As Texans play it; Sevens may be named after the bid too.",
        replace(_TEXAS, sevens=Sevens.ON), _FOUR, 30,
    ),
)  # fmt: skip
