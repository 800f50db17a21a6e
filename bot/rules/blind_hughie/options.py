"""The house rules of Blind Hughie and of Billitonnen (rules §5)."""

from dataclasses import dataclass

from bot.rules.options import Options, Part, Partners, Preset, Setting, house_rule, number

USUAL = 0  # the target that goes with the number of players


class Variant(Setting):
    HUGHIE = "hughie", "Blind Hughie", "One tile a turn; the row with fewest pips scores what the others hold."
    BILLITONNEN = "billitonnen", "Billitonnen", "A turn goes on until a tile does not fit; the first row emptied wins."


class Hands(Setting):
    SHORT = "short", "8, 7 or 6", "Blind Hughie: two players get 8 tiles, three get 7, four get 6."
    FULL = "full", "all of them", "Blind Hughie: two players get 14 tiles, three get 9, four get 7."


class Turning(Setting):
    NEXT = "next", "from the right", "Blind Hughie: the rightmost tile of a row is the next to be turned up."
    ANY = (
        "any", "any tile",
        "Blind Hughie: a player turns up any tile of the row; too long without a play ends the deal.",
    )  # fmt: skip


class GoingOut(Setting):
    NO = "no", "does not break a tie", "Blind Hughie: when the lowest are equal nobody scores."
    YES = "yes", "breaks a tie", "Blind Hughie: when the lowest are equal, one who emptied the row scores."


class ExposedDouble(Setting):
    TURNED = "turned", "wait their turn", "Billitonnen: a double that lies face up is tried again in its place."
    PLAYABLE = "playable", "may be played", "Billitonnen: instead of turning, play a face-up double that fits."


class OnlyMove(Setting):
    MADE = "made", "is made for you", "Where turning the next tile is the only choice, it is turned by itself."
    WAITS = "waits", "waits for you", "Everybody turns up their own tiles, even where there is no choice."


_HUGHIE, _BILLITONNEN = ("variant", Variant.HUGHIE), ("variant", Variant.BILLITONNEN)


@dataclass(frozen=True, slots=True)
class BlindHughieOptions(Options):
    """`hands` to `going_out_wins_ties` are Blind Hughie's, the last two Billitonnen's."""

    variant: Variant = house_rule("Game", Part.MATCH, Variant.HUGHIE)
    hands: Hands = house_rule("Tiles each", Part.DEAL, Hands.SHORT, _HUGHIE)
    turn: Turning = house_rule("Turning up", Part.PLAY, Turning.NEXT, _HUGHIE)
    target: int = number(
        "Game to", Part.MATCH, USUAL, "Blind Hughie: whoever first has {} points wins.", (USUAL, 61, 100), most=1000,
        words={USUAL: ("61 or 100", "Blind Hughie: 100 points for two players or partners, 61 for three or four.")},
        only_with=_HUGHIE,
    )  # fmt: skip
    partners: Partners = house_rule("Partners", Part.MATCH, Partners.NO, _HUGHIE)
    going_out_wins_ties: GoingOut = house_rule("Going out", Part.SCORE, GoingOut.NO, _HUGHIE)
    exposed_double: ExposedDouble = house_rule("Open doubles", Part.PLAY, ExposedDouble.TURNED, _BILLITONNEN)
    only_move: OnlyMove = house_rule("The only choice", Part.PLAY, OnlyMove.MADE)
    rounds: int = number(
        "Rounds to win", Part.MATCH, 1, "Billitonnen: whoever first wins {} rounds wins the match.", (1, 3, 5), most=20,
        words={1: ("1", "Billitonnen: the winner of one round wins the match.")}, only_with=_BILLITONNEN,
    )  # fmt: skip

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES and not self.billitonnen

    @property
    def makes_only_moves(self) -> bool:
        return self.only_move is OnlyMove.MADE

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
        return self.target or (100 if players == 2 or self.in_partners else 61)


PRESETS = (
    Preset(
        "blind-hughie", "Blind Hughie",
        "Six to eight tiles each, one turned up a turn; to 61, or 100 for two.",
        BlindHughieOptions(), (4, 3, 2), 25,
    ),
    Preset(
        "full-rows", "Blind Hughie, full rows",
        "The whole set is shared out: seven, nine or fourteen tiles each.",
        BlindHughieOptions(hands=Hands.FULL), (4, 3, 2), 20,
    ),
    Preset(
        "any-tile", "Blind Hughie, any tile",
        "Turn up whichever of your tiles you like: a game for those who remember.",
        BlindHughieOptions(turn=Turning.ANY), (4, 3, 2), 15,
    ),
    Preset(
        "partners", "Blind Hughie, partners",
        "Two against two, rows counted by side; to 100.",
        BlindHughieOptions(partners=Partners.YES), (4,), 35,
    ),
    Preset(
        "billitonnen", "Billitonnen",
        "Go on turning until a tile does not fit; one round, the first to empty the row wins.",
        BlindHughieOptions(Variant.BILLITONNEN), (4, 3, 5), 5,
    ),
    Preset(
        "billitonnen-three", "Billitonnen, three rounds to win",
        "As Billitonnen; whoever first wins three rounds wins the match.",
        BlindHughieOptions(Variant.BILLITONNEN, rounds=3), (4, 3, 5), 25,
    ),
    Preset(
        "billitonnen-doubles", "Billitonnen, open doubles played",
        "As Billitonnen, and a double that lies open may be played instead of turning.",
        BlindHughieOptions(Variant.BILLITONNEN, exposed_double=ExposedDouble.PLAYABLE), (4, 3, 5), 5,
    ),
)  # fmt: skip
