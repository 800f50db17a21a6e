"""Black Tile: a game of avoiding points with the double-six set (rules §1). Eleven, Twenty-One and Thirty Point."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import get_args

from bot.message import Message, Text
from bot.rules.achievements import MOON, SPOTLESS
from bot.rules.black_tile.options import DAILY, PRESETS, BlackTileOptions, Variant, usual
from bot.rules.copies import updated
from bot.rules.events import DealResult, Exposed, Moved
from bot.rules.game import Match
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Move, Yield
from bot.rules.options import Value
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.shuffle import Draws, draw_for_first
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.deal import Transition, TrickDeal, TrickMatch
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.tricks.phases import LEFT, RIGHT, Passing, Playing, PlayMove
from bot.rules.tricks.view import trick_views
from bot.rules.view import Ask, Choice, Phase, View

BlackTileMatch = Match[BlackTileOptions, TrickDeal]
BLACK = Tile(0, 0)
TILES = double_set(6)


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


@dataclass(frozen=True)
class Opening(Playing):
    """The first player leads to the first trick, or orders the left neighbour to, who cannot refuse (rules §1.2)."""

    phase = Phase.OPENING
    lead_prompt = Message("prompt-lead-or-yield")

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return *super().legal(match, seat), Yield()

    def allows(self, match: TrickMatch, seat: int, move: Move) -> bool:
        return isinstance(move, Yield) or super().allows(match, seat, move)

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return *super().refusal(match, seat, move), Message("refused-may-yield")

    def apply(self, match: TrickMatch, seat: int, move: PlayMove | Yield) -> Transition:
        left, events = self.game.leave_phase(match, Moved(seat, move))
        if isinstance(move, Yield):
            return updated(left, deal=updated(left.deal, leader=(seat + 1) % match.players)), events
        return super().apply(updated(left, deal=updated(left.deal, leader=seat)), seat, move)

    def extra_choices(self, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        """No claims: the play has not begun."""
        return ()

    def choice(self, match: TrickMatch, move: Move) -> Choice:
        return Choice(move) if isinstance(move, Yield) else super().choice(match, move)

    def ask_openly(self, match: TrickMatch, seat: int) -> Ask:
        """Only the order to the left neighbour: a lead shows something of the hand."""
        return Ask(self.phase, "", (Choice(Yield()),))


@dataclass(frozen=True)
class TakingUndealt(Playing):
    """The winner of the first trick takes the undealt tile along with it, for all to see."""

    def after_trick(self, match: TrickMatch) -> Transition:
        deal = match.deal
        if len(deal.tricks) != 1 or not deal.unused:
            return match, ()
        exposed = updated(match, deal=updated(deal, unused=(), exposed=deal.unused))
        return exposed, (Exposed(deal.won[0], deal.unused),)


class BlackTile(TrickGame):
    """Points are bad; a side that takes all points of a deal gives them to the others instead."""

    name = "black-tile"
    title = Message("game-black-tile")
    credit = Message("game-black-tile.credit")
    options_type = BlackTileOptions
    players = (4, 3)
    presets = PRESETS
    daily = DAILY
    achievements = (MOON, SPOTLESS)
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
        facts = trick_facts(self, options, players, variant=int(options.variant))
        aim_caption = Message("black-tile-help-example-aim", eleven=options.variant == "11")
        example = partial(trick_example, self, options, DominoSuits())
        return pages_of(
            facts,
            PageRow("help-title-aim", ("help-what-a-trick-is", "black-tile-help-counts", "help-sides"),
                 example(aim_caption, Suit.N3, "6-3 3-3 0-0 3-1")),
            PageRow("help-title-before", ("help-deal-double-six", "black-tile-help-pass", "black-tile-help-opening",
                 "black-tile-help-first", "black-tile-help-undealt" if players == 3 else None),
                 about=(Phase.PASS, Phase.OPENING)),
            PageRow("help-title-suits", ("black-tile-help-suits",),
                 example("black-tile-help-example-suits", Suit.N2, "6-2 2-0 2-2 5-2")),
            PageRow("help-title-trick", ("help-clockwise", "domino-hearts-help-trick"),
                 example("black-tile-help-example-trick", Suit.N3, "6-3 6-6 5-3 3-0"), (Phase.PLAY,)),
            PageRow("black-tile-help-title-black-tile", ("black-tile-help-black-tile",),
                 example("black-tile-help-example-black-tile", Suit.DOUBLES, "0-0 3-3 6-6 4-1")),
            PageRow("help-title-score", ("black-tile-help-score", "help-tie", "help-claims")),
            PageRow("help-title-playing-well", ("black-tile-help-playing-well",),
                 example("black-tile-help-example-playing-well", Suit.N5, "5-4 5-5 0-0 5-1")),
        )  # fmt: skip

    def phases(self, options: BlackTileOptions) -> tuple[PhaseRules, ...]:
        return _phases(self, options.pass_direction, options.undealt_tile)

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
        return self.no_points_left(match)

    def score(self, match: BlackTileMatch) -> DealResult:
        return self.result(match, *scores_for(match.options, self.taken(match)))

    def winners(self, match: BlackTileMatch, result: DealResult) -> tuple[int, ...] | None:
        lowest = super().winners(match, result)
        plays_on = lowest is not None and len(lowest) > 1 and match.options.tie == "playoff"
        return None if plays_on else lowest

    def showing(self, match: BlackTileMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


@cache
def _phases(game: BlackTile, direction: str, undealt: str) -> tuple[PhaseRules, ...]:
    passing = Passing(game, (LEFT if direction == "left" else RIGHT,))
    playing = TakingUndealt(game) if undealt == "first_trick_winner" else Playing(game)
    return passing, Opening(game), playing


BLACK_TILE = BlackTile()
