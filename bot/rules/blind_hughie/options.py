"""The house rules of Blind Hughie and of Billitonnen (rules §5)."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.options import Choice, HouseRule, Options, Part, Preset

USUAL = 0  # the target that goes with the number of players


class Variant(StrEnum):
    HUGHIE = "hughie"
    BILLITONNEN = "billitonnen"


class Hands(StrEnum):
    SHORT = "short"
    FULL = "full"


class Turning(StrEnum):
    NEXT = "next"
    ANY = "any"


class Partners(StrEnum):
    NO = "no"
    YES = "yes"


class GoingOut(StrEnum):
    NO = "no"
    YES = "yes"


class ExposedDouble(StrEnum):
    TURNED = "turned"
    PLAYABLE = "playable"


@dataclass(frozen=True, slots=True)
class BlindHughieOptions(Options):
    """`hands` to `going_out_wins_ties` are Blind Hughie's, the last two Billitonnen's."""

    variant: Variant = Variant.HUGHIE
    hands: Hands = Hands.SHORT
    turn: Turning = Turning.NEXT
    target: int = USUAL
    partners: Partners = Partners.NO
    going_out_wins_ties: GoingOut = GoingOut.NO
    exposed_double: ExposedDouble = ExposedDouble.TURNED
    rounds: int = 1

    @property
    def billitonnen(self) -> bool:
        return self.variant is Variant.BILLITONNEN

    @property
    def any_tile(self) -> bool:
        """Whether a player may turn up any face-down tile."""
        return self.turn is Turning.ANY and not self.billitonnen

    @property
    def plays_doubles(self) -> bool:
        """Whether a double that lies face up may be played instead of turning."""
        return self.exposed_double is ExposedDouble.PLAYABLE and self.billitonnen

    def goes_to(self, players: int) -> int:
        """The points, or rounds, that win the match."""
        if self.billitonnen:
            return self.rounds
        return self.target or (100 if players == 2 or self.partners is Partners.YES else 61)


PRESETS = (
    Preset(
        "blind-hughie", "Blind Hughie",
        "Six to eight tiles each, one turned up a turn; to 61, or 100 for two.",
        BlindHughieOptions(), (4, 3, 2),
    ),
    Preset(
        "full-rows", "Blind Hughie, full rows",
        "The whole set is shared out: seven, nine or fourteen tiles each.",
        BlindHughieOptions(hands=Hands.FULL), (4, 3, 2),
    ),
    Preset(
        "any-tile", "Blind Hughie, any tile",
        "Turn up whichever of your tiles you like: a game for those who remember.",
        BlindHughieOptions(turn=Turning.ANY), (4, 3, 2),
    ),
    Preset(
        "partners", "Blind Hughie, partners",
        "Two against two, rows counted by side; to 100.",
        BlindHughieOptions(partners=Partners.YES), (4,),
    ),
    Preset(
        "billitonnen", "Billitonnen",
        "Go on turning until a tile does not fit; one round, the first to empty the row wins.",
        BlindHughieOptions(Variant.BILLITONNEN), (4, 3, 5),
    ),
    Preset(
        "billitonnen-three", "Billitonnen, three rounds to win",
        "As Billitonnen; whoever first wins three rounds wins the match.",
        BlindHughieOptions(Variant.BILLITONNEN, rounds=3), (4, 3, 5),
    ),
    Preset(
        "billitonnen-doubles", "Billitonnen, open doubles played",
        "As Billitonnen, and a double that lies open may be played instead of turning.",
        BlindHughieOptions(Variant.BILLITONNEN, exposed_double=ExposedDouble.PLAYABLE), (4, 3, 5),
    ),
)  # fmt: skip

HOUSE_RULES = (
    HouseRule("variant", "Game", (
        Choice("hughie", "Blind Hughie", "One tile a turn; the row with fewest pips scores what the others hold."),
        Choice("billitonnen", "Billitonnen", "A turn goes on until a tile does not fit; the first row emptied wins."),
    ), part=Part.MATCH),
    HouseRule("hands", "Tiles each", (
        Choice("short", "8, 7 or 6", "Blind Hughie: two players get 8 tiles, three get 7, four get 6."),
        Choice("full", "all of them", "Blind Hughie: two players get 14 tiles, three get 9, four get 7."),
    ), part=Part.DEAL),
    HouseRule("turn", "Turning up", (
        Choice("next", "from the right", "Blind Hughie: the rightmost tile of a row is the next to be turned up."),
        Choice("any", "any tile", "Blind Hughie: a player turns up any tile of the row; too long without a play "
               "ends the deal."),
    ), part=Part.PLAY),
    HouseRule("target", "Game to", (
        Choice(USUAL, "61 or 100", "Blind Hughie: 100 points for two players or partners, 61 for three or four."),
        Choice(61, "61", "Blind Hughie: whoever first has 61 points wins."),
        Choice(100, "100", "Blind Hughie: whoever first has 100 points wins."),
    ), span=(1, 1000), sentence="Blind Hughie: whoever first has {} points wins.", part=Part.MATCH),
    HouseRule("partners", "Partners", (
        Choice("no", "each alone", "Everybody plays alone."),
        Choice("yes", "two against two", "Blind Hughie: four play as partners, opposite each other; rows are counted "
               "by side."),
    ), part=Part.MATCH),
    HouseRule("going_out_wins_ties", "Going out", (
        Choice("no", "does not break a tie", "Blind Hughie: when the lowest are equal nobody scores."),
        Choice("yes", "breaks a tie", "Blind Hughie: when the lowest are equal, one who emptied the row scores."),
    ), part=Part.SCORE),
    HouseRule("exposed_double", "Open doubles", (
        Choice("turned", "wait their turn", "Billitonnen: a double that lies face up is tried again in its place."),
        Choice("playable", "may be played", "Billitonnen: instead of turning, play a face-up double that fits."),
    ), part=Part.PLAY),
    HouseRule("rounds", "Rounds to win", (
        Choice(1, "1", "Billitonnen: the winner of one round wins the match."),
        Choice(3, "3", "Billitonnen: whoever first wins three rounds wins the match."),
        Choice(5, "5", "Billitonnen: whoever first wins five rounds wins the match."),
    ), span=(1, 20), sentence="Billitonnen: whoever first wins {} rounds wins the match.", part=Part.MATCH),
)  # fmt: skip
