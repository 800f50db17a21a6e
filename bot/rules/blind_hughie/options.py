"""The house rules of Blind Hughie and of Billitonnen (rules §5)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import Options, Preset, number, rule, switch

USUAL = 0  # the target that goes with the number of players


@dataclass(frozen=True, slots=True)
class BlindHughieOptions(Options):
    """Blind Hughie uses `hands` and `target` to `going_out_wins_ties`, Billitonnen `exposed_double` and `rounds`."""

    variant: Literal["hughie", "billitonnen"] = rule("match", "hughie")
    hands: Literal["short", "full"] = rule("deal", "short", only_if="hughie")
    turn: Literal["next", "any"] = rule("play", "next")
    target: int = number("match", USUAL, (USUAL, 61, 100), most=1000, usual="blind-hughie", only_if="hughie")
    partners: bool = switch("match", only_if="hughie")
    going_out_wins_ties: bool = switch("score", only_if="hughie")
    exposed_double: Literal["turned", "playable"] = rule("play", "turned", only_if="tries_doubles")
    only_move: Literal["made", "waits"] = rule("play", "made")
    rounds: int = number("match", 1, (1, 3, 5), most=20, only_if="billitonnen")

    @property
    def in_partners(self) -> bool:
        return self.partners and not self.billitonnen

    @property
    def makes_only_moves(self) -> bool:
        return self.only_move == "made"

    @property
    def hughie(self) -> bool:
        return self.variant == "hughie"

    @property
    def billitonnen(self) -> bool:
        return self.variant == "billitonnen"

    @property
    def any_tile(self) -> bool:
        """Players can turn up any face-down tile."""
        return self.turn == "any"

    @property
    def peeks(self) -> bool:
        """Players can peek at the next tile. There is no next tile if any can be turned up."""
        return self.billitonnen and not self.any_tile

    @property
    def tries_doubles(self) -> bool:
        """A face-up double is tried again when its turn comes."""
        return self.billitonnen and not self.any_tile

    @property
    def plays_doubles(self) -> bool:
        """A face-up double can be played instead of turning up the next tile."""
        return self.exposed_double == "playable" and self.tries_doubles

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
    _preset("full-rows", 20, BlindHughieOptions(hands="full")),
    _preset("any-tile", 15, BlindHughieOptions(turn="any")),
    _preset("partners", 35, BlindHughieOptions(partners=True)),
    _preset("billitonnen", 5, BlindHughieOptions("billitonnen")),
    _preset("billitonnen-three", 25, BlindHughieOptions("billitonnen", rounds=3)),
    _preset("billitonnen-doubles", 5, BlindHughieOptions("billitonnen", exposed_double="playable")),
)
