"""Dominoes set up by hand, and the house rules that several tests begin with."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from bot.rules.dominoes.deal import DominoDeal, new_deal
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms
from bot.rules.moves import End, Move, Play
from bot.rules.notation import parse_move
from bot.rules.pieces import Tile
from tests.rules.say import pieces
from tests.rules.scenario import Scenario


@dataclass(frozen=True)
class DominoScenario(Scenario[DominoDeal]):
    def hands(
        self, *hands: str, line: str = "", boneyard: str = "", seat: int = 0, totals: tuple[int, ...] = (), **deal: Any
    ) -> Self:
        """A deal in which `seat` is to act, who also opened. Plays make the line: "6-6, 6-3 right, 6-4 left"."""
        begun = begin(self.options, tuple(map(tiles, hands)), tiles(boneyard), seat, totals, **deal)
        now, state = laid(begun.line, line), begun.state
        state.line = state.line.lines.state(now)
        state.laid |= state.tiles.mask(tiles(" ".join(play.split()[0] for play in filter(None, line.split(", ")))))
        return self.position(replace(begun, line=now), len(hands), totals)

    @property
    def line(self) -> Line:
        return self.deal.line

    def allowed_moves(self, seat: int) -> tuple[Move, ...]:
        """Every play that fits; of ends that leave the same line, the legal moves have one."""
        hand, legal = self.deal.hands[seat] if seat in self.to_act else (), self.legal_moves(seat)
        plays = [Play(tile, end) for tile in hand for end in (None, *End)]
        allowed = [move for move in plays if self.game.allows(self.match, seat, move)]
        assert set(legal) <= set(allowed)
        assert {str(move).split()[1] for move in legal} == {str(move).split()[1] for move in allowed}
        return tuple(allowed)


def begin(
    options: DominoesOptions, hands: Sequence[Sequence[Tile]], boneyard: Sequence[Tile], seat: int,
    totals: tuple[int, ...] = (), points: tuple[int, ...] = (), opening: Tile | None = None, **terms: Any,
) -> DominoDeal:  # fmt: skip
    """A deal of these tiles in which `seat` is to act; it also opened, unless the terms name another."""
    sides = DOMINOES.sides(options, len(hands))
    room = [options.target - total for total in totals or (0,) * len(set(sides))]
    more = {name: terms.pop(name) for name in ("redealt", "opens") if name in terms}
    kept = DealTerms(options, sides, tuple(room), opener=terms.pop("opener", seat), **terms)
    begun = new_deal(kept, map(tuple, hands), boneyard, opening, **more)
    begun.state.seat = seat
    begun.state.points = list(points or begun.points)
    return replace(begun, points=tuple(begun.state.points))


def boneyard_of(deal: DominoDeal) -> tuple[Tile, ...]:
    """The boneyard in drawing order."""
    return tuple(deal.state.tiles.tiles[tile] for tile in reversed(deal.state.boneyard))


def tiles(text: str) -> tuple[Tile, ...]:
    found = tuple(piece for piece in pieces(text) if isinstance(piece, Tile))
    assert len(found) == len(text.split())
    return found


def laid(line: Line, plays: str) -> Line:
    """The line after plays such as "6-6, 6-3 right"."""
    for play in filter(None, plays.split(", ")):
        move = parse_move(f"play {play}")
        assert isinstance(move, Play)
        assert isinstance(move.piece, Tile)
        line = line.after(move.piece, move.end)
    return line


PRESETS = {preset.name: preset for preset in DOMINOES.presets}


def preset(name: str) -> DominoScenario:
    options = PRESETS[name].options
    assert isinstance(options, DominoesOptions)
    return DominoScenario(DOMINOES, options)


DRAW, BLOCK, FIVES, THREES = map(preset, ("draw", "block", "all-fives", "fives-and-threes"))
PUERTO_RICO, DOMINICAN, CUBAN = map(preset, ("puerto-rico", "dominican", "cuban"))
BRAZIL, LEAGUE, JAMAICA, CUT_THROAT, MARTINIQUE = map(
    preset, ("brazil", "brazil-league", "jamaica", "cut-throat", "martinique")
)
