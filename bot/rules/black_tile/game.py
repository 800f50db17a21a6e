"""Black Tile: a game of avoiding points with the double-six set (rules §1). Eleven, Twenty-One and Thirty Point."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import get_args

from bot.message import Message, Text
from bot.rules.black_tile.help import help_pages
from bot.rules.black_tile.options import (
    PRESETS,
    BlackTileOptions,
    Variant,
    usual,
)
from bot.rules.black_tile.phases import Opening, TakingUndealt
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.help import HelpPage
from bot.rules.options import Value
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.shuffle import Draws, draw_for_first
from bot.rules.tricks.claims import no_points_left
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.phases import LEFT, RIGHT, Passing, Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import View

BlackTileMatch = Match[BlackTileOptions, TrickDeal]
BLACK = Tile(0, 0)
TILES = double_set(6)
PASSING = {"left": Passing((LEFT,)), "right": Passing((RIGHT,))}
PLAYING = {"first_trick_winner": TakingUndealt(), "unused": Playing()}
PHASES = {
    (direction, undealt): (passing, Opening(), playing)
    for direction, passing in PASSING.items()
    for undealt, playing in PLAYING.items()
}


def _worth(variant: Variant, tile: Tile) -> int:
    if variant == "11":
        return 4 if tile == BLACK else int(tile.has(3))
    if tile == BLACK:
        return 11
    if tile == Tile(1, 1) and variant == "30":
        return 9
    return int(5 <= tile.pips <= 7)


WORTHS: Mapping[Variant, Mapping[Piece, int]] = {
    variant: {tile: points for tile in TILES if (points := _worth(variant, tile))} for variant in get_args(Variant)
}


def scores_for(options: BlackTileOptions, taken: Sequence[int]) -> tuple[Sequence[int], int | None]:
    """Each side's score for the points it has taken, and the side that shot the moon, if one did."""
    if sum(taken) not in taken:
        return taken, None
    moon = taken.index(sum(taken))
    return [0 if side == moon else options.moon_points for side in range(len(taken))], moon


class BlackTile(TrickGame):
    """Points are bad; a side that takes all points of a deal gives them to the others instead."""

    name = "black-tile"
    title = Message("game-black-tile")
    credit = Message("game-black-tile.credit")
    options_type = BlackTileOptions
    players = (4, 3)
    presets = PRESETS
    low_wins = True
    traits = Traits(black=BLACK)

    def with_rule(self, options: BlackTileOptions, name: str, value: Value) -> BlackTileOptions:
        """Another variant brings its own target and moon figure."""
        changed = super().with_rule(options, name, value)
        if changed.variant == options.variant:
            return changed
        base = usual(changed.variant)
        return replace(changed, target=base.target, moon_points=base.moon_points)

    def aim(self, options: BlackTileOptions, players: int) -> Text:
        sides = Message("game-black-tile.aim-partners", target=options.target)
        return sides if options.in_partners else Message("game-black-tile.aim", target=options.target)

    def help(self, options: BlackTileOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def phases(self, options: BlackTileOptions) -> tuple[PhaseRules, ...]:
        return PHASES[options.pass_direction, options.undealt_tile]

    def deck(self, options: BlackTileOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def worths(self, options: BlackTileOptions) -> Mapping[Piece, int]:
        return WORTHS[options.variant]

    def title_of(self, options: BlackTileOptions, players: int) -> Text:
        return Message("game-black-tile.variant", variant=options.variant)

    def next_dealer(self, match: BlackTileMatch) -> tuple[int, Draws]:
        if match.options.first_lead == "rotates":
            return super().next_dealer(match)
        sides = self.sides(match.options, match.players)
        most = max(match.totals)
        contenders = [seat for seat in range(match.players) if match.totals[sides[seat]] == most]
        return draw_for_first(TILES, contenders, match.seed, f"draw for deal {match.deal.number + 1}, round")

    def is_decided(self, match: BlackTileMatch) -> bool:
        return no_points_left(self, match)

    def score(self, match: BlackTileMatch) -> DealResult:
        return self.result(match, *scores_for(match.options, self.taken(match)))

    def winners(self, match: BlackTileMatch, result: DealResult) -> tuple[int, ...] | None:
        lowest = super().winners(match, result)
        plays_on = lowest is not None and len(lowest) > 1 and match.options.tie == "playoff"
        return None if plays_on else lowest

    def showing(self, match: BlackTileMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


BLACK_TILE = BlackTile()
