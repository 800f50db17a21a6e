"""Deals of dominoes that are over, made up."""

from collections.abc import Sequence

from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import ends_score
from bot.rules.events import Bonus, BonusKind, DealResult, Domino, Laid, LineClosed, PipsScored
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import Phase, SeatView, View

_ENDS = {"<": End.LEFT, ">": End.RIGHT, "^": End.UP, "_": End.DOWN}
_CAPICUA = (
    "16-5 0>5-5 3<6-4 2<5-4 1<5-3 0<3-2 3>5-1 2<2-0 1>1-1 0<1-0 3<6-1 2>2-1 1<6-3 0<3-0 3<4-0 2<4-2 1<6-2 0>5-2 2<6-6"
    " 0>5-0 2>0-0 0<6-0"
)
_FOUR_ARMS = (
    "06-6 1<6-3 2>6-5 3^6-4 0>5-4 1<5-3 2_6-1 3>4-1 0<5-2 1^4-4 2^4-0 3<2-1 0^5-0 1<3-1 2<3-3 3^5-5 0<3-0 1<1-0 2<1-1"
    " 3>5-1"
)
_CUBAN = "19-9 0<9-8 3<8-7 2>9-5 1<9-7 0>5-3 3<9-2 2<3-2 1<9-3 0>3-1 2>4-1 1>9-4"


def capicua() -> View:
    """Partners, one of them out at either end."""
    last, bonus = Domino(0, Tile(6, 0), capicua=True), Bonus(0, BonusKind.CAPICUA, 25)
    remarks = last, PipsScored(0, ((1, 10), (2, 4), (3, 20)), 34), bonus
    before = DealResult(2, (0, 0), (0, 14), (21, 14))
    result = DealResult(3, (4, 30), (59, 0), (80, 14), remarks=remarks)
    return _ended("dominican", _CAPICUA, ("", "3-3 3-1", "2-2", "4-4 4-3 4-1"), (before, result))


def four_arms() -> View:
    """All Fives, blocked: the line has four arms."""
    remarks = LineClosed(3, Tile(5, 1), (5, 1), 1), PipsScored(1, ((0, 8), (2, 15), (3, 10)), 35)
    result = DealResult(1, (8, 5, 15, 10), (0, 60, 0, 0), (0, 60, 0, 0), remarks=remarks)
    return _ended("all-fives", _FOUR_ARMS, ("6-2", "3-2", "6-0 4-3 2-0", "4-2 2-2 0-0"), (result,))


def cuban() -> View:
    """Double-nine, blocked so early that hands are written out."""
    hands = (
        "8-8 8-1 7-4 7-0 6-5 5-2 4-2", "7-1 6-1 5-4 4-0 3-3 2-2", "8-6 7-3 7-2 5-5 1-1 1-0 0-0",
        "8-5 8-4 6-6 6-4 6-2 6-0 5-0 4-3",
    )  # fmt: skip
    remarks = LineClosed(1, Tile(9, 4), (9,), 1), PipsScored(1, ((0, 67), (2, 46)), 113)
    result = DealResult(1, (113, 111), (0, 113), (0, 113), remarks=remarks)
    return _ended("cuban", _CUBAN, hands, (result,))


def _tile(code: str) -> Tile:
    return Tile(int(code[0]), int(code[2]))


def _ended(preset: str, plays: str, hands: Sequence[str], results: tuple[DealResult, ...]) -> View:
    chosen = CATALOGUE.preset("dominoes", preset)
    options = chosen.options
    assert isinstance(options, DominoesOptions)
    line, log = Line(options.spinner == "first_double"), list[Laid]()
    for play in plays.split():
        tile, end = _tile(play[-3:]), _ENDS.get(play[1])
        outer = tile.low if end is None else tile.other(line.number_at(end) or 0)
        line = line.after(tile, end)
        log.append(Laid(int(play[0]), tile, end, outer, ends_score(options, line.sum)))
    shown = [tuple(PieceView(_tile(code)) for code in hand.split()) for hand in hands]
    sides = [seat % 2 if options.in_partners else seat for seat in range(4)]
    totals = results[-1].totals
    return View(
        game="dominoes", title=chosen.title, options=options, phase=Phase.OVER, viewer=None,
        seats=tuple(
            SeatView(seat, side, len(shown[seat]), 0, 0, totals[side], shown=shown[seat])
            for seat, side in enumerate(sides)
        ),
        partners=options.in_partners, deal=results[-1].number, target=options.target, low_wins=False,
        board=LineView(
            tuple(log), line.ends, line.spinner, scores_plays=options.scores_plays, direction=options.step
        ),
        results=results,
    )  # fmt: skip
