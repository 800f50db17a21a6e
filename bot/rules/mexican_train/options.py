"""The house rules and presets of Mexican Train (rules §8)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import Options, Preset, number, rule

USUAL = 0  # the hand that goes with the set and the number of players
DOUBLE_NINE, DOUBLE_TWELVE = 9, 12
ALL = 0  # length: a round for each engine of the set
_SECONDS = {DOUBLE_TWELVE: 420, DOUBLE_NINE: 250}  # of a round: 66 and 38 plays, six seconds each, and its end
_HANDS = {DOUBLE_TWELVE: (15, 15, 15, 12, 12, 10, 10), DOUBLE_NINE: (12, 11, 10)}  # for two players and more


@dataclass(frozen=True, slots=True)
class MexicanTrainOptions(Options):
    """All of rules §8. `highest`: the highest double of the set; `hand` and `length`, the number of rounds, are 0 for
    the usual number.
    """

    length: int = number("match", ALL, (ALL, 1, 3, 5, 7), least=0, most=13, usual="all")
    highest: int = number("deal", DOUBLE_TWELVE, (DOUBLE_TWELVE, DOUBLE_NINE), least=DOUBLE_TWELVE, most=DOUBLE_TWELVE)
    hand: int = number("deal", USUAL, (USUAL, 7, 8, 9, 10, 12, 14, 15, 16), least=7, most=16, usual="usual")
    engine: Literal["set_aside", "dealt"] = rule("deal", "set_aside")
    first_turn: Literal["tile", "train"] = rule("play", "tile")
    doubles: Literal["cover", "chain", "free", "none"] = rule("play", "cover")
    last_double: Literal["ends", "covered"] = rule("play", "ends", only_if="must_cover")
    mexican_from: Literal["any_time", "own_started"] = rule("play", "any_time")
    double_blank: int = number("score", 0, (0, 25, 50), least=0, most=50, usual="off")

    @property
    def must_cover(self) -> bool:
        """A double is followed by another tile."""
        return self.doubles != "none"

    @property
    def covers(self) -> bool:
        """A double that is left uncovered is owed by the next players."""
        return self.doubles in ("cover", "chain")

    @property
    def round_count(self) -> int:
        """The rounds of a match: no more than the set has engines."""
        engines = self.highest + 1
        return min(self.length or engines, engines)

    @property
    def minutes(self) -> int:
        """About how long a match of people takes, whatever their number."""
        return max(5, round(self.round_count * _SECONDS[self.highest] / 60 / 5) * 5)

    def engine_of(self, deal: int) -> int:
        """The number of pips of the engine in a round, counted from 1."""
        return self.highest - (deal - 1) % (self.highest + 1)

    def hand_for(self, players: int) -> int:
        """The number of tiles dealt to each player: 15, 12 or 10 of double-twelve (htfbw.com), fewer of double-nine."""
        hands = _HANDS[self.highest]
        return self.hand or hands[min(players - 2, len(hands) - 1)]  # too many players are refused elsewhere


def _preset(name: str, options: MexicanTrainOptions, players: tuple[int, ...]) -> Preset:
    return Preset("mexican-train", name, options, players, options.minutes)


_ALL = (4, 3, 2, 5, 6, 7, 8)
PRESETS = (
    _preset("mexican-train", MexicanTrainOptions(), _ALL),
    _preset("three-rounds", MexicanTrainOptions(length=3), _ALL),
    _preset("double-nine", MexicanTrainOptions(highest=DOUBLE_NINE), (4, 3, 2)),
    _preset("whole-trains", MexicanTrainOptions(first_turn="train"), _ALL),
    _preset("chain", MexicanTrainOptions(doubles="chain"), _ALL),
)
DAILY = (MexicanTrainOptions(),)
