"""Black Tile: a game of avoiding points with the double-six set (rules §1). Eleven, Twenty-One and Thirty Point."""

from dataclasses import replace

from bot.rules.black_tile.help import help_pages
from bot.rules.black_tile.options import (
    PRESETS,
    BlackTileOptions,
    FirstLead,
    PassDirection,
    Tie,
    UndealtTile,
    Variant,
    usual,
)
from bot.rules.drawing import Draws, draw_for_first
from bot.rules.events import DealResult, Exposed
from bot.rules.game import Match
from bot.rules.help import HelpPage
from bot.rules.options import Value
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.suits import DominoSuits, SuitSystem
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame
from bot.rules.tricks.phases import Opening, Passing, Playing
from bot.rules.tricks.view import trick_view
from bot.rules.view import View

BlackTileMatch = Match[BlackTileOptions, TrickDeal]
BLACK = Tile(0, 0)
TILES = double_set(6)
PHASES = (Passing(), Opening(), Playing())


class BlackTile(TrickGame):
    """Points are bad; whoever takes all of a deal's points gives them to the others instead."""

    name = "black-tile"
    title = "Black Tile"
    credit = (
        "A domino relative of Hearts. The partners' game and Twenty-One Point are Frederick Berndt's, Thirty Point was "
        "reported by Howard Fosdick, the red pips on the 3s are Joe Celko's idea."
    )
    options_type = BlackTileOptions
    players = (4, 3)
    presets = PRESETS
    low_wins = True

    def with_rule(self, options: BlackTileOptions, name: str, value: Value) -> BlackTileOptions:
        """Another variant brings its own target and moon figure."""
        changed = super().with_rule(options, name, value)
        if changed.variant is options.variant:
            return changed
        base = usual(changed.variant)
        return replace(changed, target=base.target, moon_points=base.moon_points)

    def help(self, options: BlackTileOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def phases(self, options: BlackTileOptions) -> tuple[PhaseRules, ...]:
        return PHASES

    def deck(self, options: BlackTileOptions, players: int) -> tuple[Piece, ...]:
        return TILES

    def hand_size(self, options: BlackTileOptions, players: int) -> int:
        return len(TILES) // players

    def suits(self, match: BlackTileMatch) -> SuitSystem:
        return DominoSuits()

    def worth(self, options: BlackTileOptions, piece: Piece) -> int:
        if not isinstance(piece, Tile):
            return 0
        if options.variant is Variant.ELEVEN:
            return 4 if piece == BLACK else int(piece.has(3))
        if piece == BLACK:
            return 11
        if piece == Tile(1, 1) and options.variant is Variant.THIRTY:
            return 9
        return int(5 <= piece.pips <= 7)

    def is_black(self, piece: Piece) -> bool:
        return piece == BLACK

    def pass_offset(self, match: BlackTileMatch) -> int:
        return 1 if match.options.pass_direction is PassDirection.LEFT else match.players - 1

    def title_of(self, options: BlackTileOptions, players: int) -> str:
        return f"{self.title} {options.variant}"

    def target(self, options: BlackTileOptions) -> int:
        return options.target

    def first_ever(self, options: BlackTileOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        return draw_for_first(TILES, range(players), seed, "draw for deal 1, round")

    def next_first(self, match: BlackTileMatch) -> tuple[int, Draws]:
        if match.options.first_lead is FirstLead.ROTATES:
            return (match.deal.first + 1) % match.players, ()
        sides = self.sides(match.options, match.players)
        most = max(match.totals)
        contenders = [seat for seat in range(match.players) if match.totals[sides[seat]] == most]
        return draw_for_first(TILES, contenders, match.seed, f"draw for deal {match.deal.number + 1}, round")

    def after_trick(self, match: BlackTileMatch) -> Outcome:
        deal = match.deal
        takes = match.options.undealt_tile is UndealtTile.FIRST_TRICK_WINNER
        if len(deal.tricks) != 1 or not deal.unused or not takes:
            return match, ()
        exposed = replace(match, deal=replace(deal, unused=(), exposed=deal.unused))
        return exposed, (Exposed(deal.won[0], deal.unused),)

    def score(self, match: BlackTileMatch) -> DealResult:
        taken = self.taken(match)
        everything = sum(taken)
        moon = next((side for side, points in enumerate(taken) if points == everything), None)
        scored = taken
        if moon is not None:
            scored = tuple(0 if side == moon else match.options.moon_points for side in range(len(taken)))
        totals = tuple(total + points for total, points in zip(match.totals, scored, strict=True))
        return DealResult(match.deal.number, taken, scored, totals, moon)

    def winners(self, match: BlackTileMatch, result: DealResult) -> tuple[int, ...] | None:
        if max(result.totals) < match.options.target:
            return None
        lowest = min(result.totals)
        best = tuple(side for side, total in enumerate(result.totals) if total == lowest)
        return None if len(best) > 1 and match.options.tie is Tie.PLAYOFF else best

    def view(self, match: BlackTileMatch, seat: int | None) -> View:
        return trick_view(self, match, seat)


BLACK_TILE = BlackTile()
