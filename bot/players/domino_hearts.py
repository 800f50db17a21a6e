"""Domino Hearts for the search: points are bad, all 26 are the moon, hearts must be broken (rules §3)."""

from collections.abc import Sequence
from typing import Any

from bot.players.search.knowledge import Knowledge, Scored
from bot.players.search.masks import SuitMasks
from bot.rules.domino_hearts.game import DOMINO_HEARTS, SUITS, WORTHS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_hearts.play import HEARTS, QUEEN, opening_card
from bot.rules.pieces import Piece
from bot.rules.suits import SuitSystem
from bot.rules.view import View


class DominoHeartsKnowledge(Knowledge):
    """Everyone plays alone. The shooter of the moon subtracts it from their own score, which gains most."""

    game = DOMINO_HEARTS
    watchful = 7

    def table(self, view: View) -> str:
        return str(len(view.seats))

    def high(self, view: View) -> int:
        return 5

    def suits(self, view: View) -> SuitSystem:
        return SUITS

    def opener(self, view: View) -> Piece | None:
        return opening_card(len(view.seats))

    def limits(self, view: View, masks: SuitMasks) -> dict[str, Any]:
        bits, options = masks.deck.bits, view.options_as(DominoHeartsOptions)
        breaks = HEARTS | {QUEEN} if options.breaking == "queen_too" else HEARTS
        is_kept = options.first_trick == "no_points"
        opener = opening_card(len(view.seats))
        return {
            "held_back": sum(bits[piece] for piece in HEARTS),
            "breaking": sum(bits[piece] for piece in breaks),
            "opening": bits[opener] if options.opening == "lowest_club" else 0,
            "kept": sum(bits[piece] for piece in WORTHS) if is_kept else 0,
        }

    def scored(self, view: View, points: Sequence[int], tricks: Sequence[int]) -> Scored:
        total = sum(points)
        if total not in points:
            return Scored(points)
        moon = list(points).index(total)
        if view.options_as(DominoHeartsOptions).moon_add == "all":
            return Scored([0 if seat == moon else total for seat in range(len(points))], moon)
        return Scored([-total if seat == moon else 0 for seat in range(len(points))], moon)
