"""The house rules of Blind Hughie and of Billitonnen (rules §5)."""

from dataclasses import dataclass

from bot.rules.options import Options, Partners, Preset, RuleSection, Setting, house_rule, number

USUAL = 0  # the target that goes with the number of players


class HughieVariant(Setting):
    HUGHIE = "hughie"
    BILLITONNEN = "billitonnen"


class Hands(Setting):
    SHORT = "short"
    FULL = "full"


class Turning(Setting):
    NEXT = "next"
    ANY = "any"


class GoingOut(Setting):
    NO = "no"
    YES = "yes"


class ExposedDouble(Setting):
    TURNED = "turned"
    PLAYABLE = "playable"


class OnlyMove(Setting):
    MADE = "made"
    WAITS = "waits"


@dataclass(frozen=True, slots=True)
class BlindHughieOptions(Options):
    """`hands` and `target` to `going_out_wins_ties` are Blind Hughie's, `exposed_double` and `rounds` Billitonnen's."""

    variant: HughieVariant = house_rule(RuleSection.MATCH, HughieVariant.HUGHIE)
    hands: Hands = house_rule(RuleSection.DEAL, Hands.SHORT, "hughie")
    turn: Turning = house_rule(RuleSection.PLAY, Turning.NEXT)
    target: int = number(RuleSection.MATCH, USUAL, (USUAL, 61, 100), most=1000, usual="blind-hughie", only_if="hughie")
    partners: Partners = house_rule(RuleSection.MATCH, Partners.NO, "hughie")
    going_out_wins_ties: GoingOut = house_rule(RuleSection.SCORE, GoingOut.NO, "hughie")
    exposed_double: ExposedDouble = house_rule(RuleSection.PLAY, ExposedDouble.TURNED, "tries_doubles")
    only_move: OnlyMove = house_rule(RuleSection.PLAY, OnlyMove.MADE)
    rounds: int = number(RuleSection.MATCH, 1, (1, 3, 5), most=20, only_if="billitonnen")

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES and not self.billitonnen

    @property
    def makes_only_moves(self) -> bool:
        return self.only_move is OnlyMove.MADE

    @property
    def hughie(self) -> bool:
        return self.variant is HughieVariant.HUGHIE

    @property
    def billitonnen(self) -> bool:
        return self.variant is HughieVariant.BILLITONNEN

    @property
    def any_tile(self) -> bool:
        """Whether a player can turn up any face-down tile."""
        return self.turn is Turning.ANY

    @property
    def peeks(self) -> bool:
        """Whether a player can peek at the next tile. Where they can turn up any tile, there is no next one."""
        return self.billitonnen and not self.any_tile

    @property
    def tries_doubles(self) -> bool:
        """Whether a double that lies face up is tried again when its turn comes."""
        return self.billitonnen and not self.any_tile

    @property
    def plays_doubles(self) -> bool:
        """Whether a double that lies face up can be played instead of turning up the next tile."""
        return self.exposed_double is ExposedDouble.PLAYABLE and self.tries_doubles

    def goes_to(self, players: int) -> int:
        """The points, or rounds, that win the match."""
        if self.billitonnen:
            return self.rounds
        return self.target or (100 if players == 2 or self.in_partners else 61)


def _preset(name: str, minutes: int, options: BlindHughieOptions) -> Preset:
    players = (4, 3, 5) if options.billitonnen else (4,) if options.in_partners else (4, 3, 2)
    return Preset("blind-hughie", name, options, players, minutes)


PRESETS = (
    _preset("blind-hughie", 25, BlindHughieOptions()),
    _preset("full-rows", 20, BlindHughieOptions(hands=Hands.FULL)),
    _preset("any-tile", 15, BlindHughieOptions(turn=Turning.ANY)),
    _preset("partners", 35, BlindHughieOptions(partners=Partners.YES)),
    _preset("billitonnen", 5, BlindHughieOptions(HughieVariant.BILLITONNEN)),
    _preset("billitonnen-three", 25, BlindHughieOptions(HughieVariant.BILLITONNEN, rounds=3)),
    _preset(
        "billitonnen-doubles", 5, BlindHughieOptions(HughieVariant.BILLITONNEN, exposed_double=ExposedDouble.PLAYABLE)
    ),
)
