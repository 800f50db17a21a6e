"""Views of deals and matches that are over, made up: one for each kind of card, poster and match end."""

from dataclasses import replace
from random import Random
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.boards import Contract, PieceView, RowsView, TricksView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import ContractPlayed, DealResult, Remark, WentOut
from bot.rules.moves import Bid, Special
from bot.rules.options import Options
from bot.rules.pieces import Tile, parse_piece
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from tests.images.line.made import capicua, four_arms

WHIST, SEVENTY_NINE = Message("game-domino-whist"), Message("game-seventy-nine")
HUGHIE = Message("game-blind-hughie")

FOUR = ("Ann", "Bo", "Cleo", "Dee", "Eve", "Farouk")
BLACK, ROWS = ("Ann", "Cleo", "Dee", "Pip", "Eve", "Farouk"), ("Dot", "Ann", "Pip", "Ivory", "Eve", "Farouk")
NAMES = {
    "black_tile": BLACK, "moon": BLACK, "hughie": ROWS, "whist_made": FOUR, "whist_set": FOUR, "nel_o_made": FOUR,
    "nel_o_set": FOUR, "thrown_in": FOUR, "capicua": FOUR, "four_arms": FOUR,
    "marks_set": ("Ann", "Bo", "Christopherson", "Dee"),
}  # fmt: skip


class Taken(NamedTuple):
    """A trick: its plays as "SEAT:PIECE", the seat that won it, the suit led."""

    plays: str
    winner: int
    led: Suit


def _piece(code: str, led: Suit, kind: str) -> PieceView:
    piece = parse_piece(code)
    assert isinstance(piece, Tile)
    halves = (str(piece.high) == led.value, str(piece.low) == led.value)
    if kind == "eleven":
        points = 4 if piece == Tile(0, 0) else int(piece.has(3))
        return PieceView(piece, points=points, penalty=points > 0, black=piece == Tile(0, 0), tinted=halves)
    return PieceView(piece, tinted=halves)


def _tricks(taken: list[Taken], kind: str) -> tuple[TrickView, ...]:
    made: list[TrickView] = []
    for number, trick in enumerate(taken, 1):
        plays = [play.split(":") for play in trick.plays.split()]
        shown = tuple((int(seat), _piece(code, trick.led, kind)) for seat, code in plays)
        points = sum(piece.points for _, piece in shown)
        made.append(TrickView(number, trick.led, shown, trick.winner, points))
    return tuple(made)


def _view(
    title: Text, seats: int, tricks: tuple[TrickView, ...], results: tuple[DealResult, ...], *, target: int,
    partners: bool = False, low_wins: bool = False, counts_tricks: bool = False, out: tuple[int, ...] = (),
    deal: int | None = None, **board: object,
) -> View:  # fmt: skip
    sides = [seat % 2 if partners else seat for seat in range(seats)]
    totals = results[-1].totals if results else (0,) * (max(sides) + 1)
    sitting = tuple(
        SeatView(
            seat, side, 0, sum(trick.winner == seat for trick in tricks),
            sum(trick.points + counts_tricks for trick in tricks if trick.winner == seat),
            totals[side], out=seat in out,
        )
        for seat, side in enumerate(sides)
    )  # fmt: skip
    values: dict[str, object] = {"count": len(tricks), "on_table": tricks[-1] if tricks else None, "finished": tricks}
    return View(
        game="", title=title, options=Options(), phase=Phase.OVER, viewer=None, seats=sitting, partners=partners,
        deal=deal or results[-1].number, target=target, low_wins=low_wins,
        board=TricksView(**(values | board)),  # type: ignore[arg-type]
        results=results,
    )  # fmt: skip


def _filler(winners: str, seats: int, start: int = 1) -> list[Taken]:
    """Tricks of no account, won by these seats."""
    codes = ["5-2", "5-3", "6-2", "5-1", "6-3", "2-1"]
    return [
        Taken(" ".join(f"{seat}:{codes[(seat + start) % 6]}" for seat in range(seats)), int(winner), Suit.N5)
        for winner in winners
    ]


def _after(number: int, before: tuple[int, ...], scored: tuple[int, ...], taken: tuple[int, ...], *remarks: Remark,
           moon: int | None = None) -> tuple[DealResult, ...]:  # fmt: skip
    totals = tuple(map(sum, zip(before, scored, strict=True)))
    return (DealResult(number - 1, before, before, before), DealResult(number, taken, scored, totals, moon, remarks))


def cards() -> dict[str, View]:
    return {
        "whist_made": _whist_made(), "whist_set": _whist_set(), "nel_o_made": _nel_o(made=True),
        "nel_o_set": _nel_o(made=False), "black_tile": _black_tile(), "moon": _moon(), "thrown_in": _thrown_in(),
        "hughie": _hughie(), "capicua": capicua(), "four_arms": four_arms(), "marks_set": _marks_set(),
    }  # fmt: skip


def _whist_made() -> View:
    decider = Taken("1:6-4 2:7-2 3:8-4 0:4-0", 2, Suit.N4)
    last = Taken("1:5-1 2:3-1 3:8-1 0:7-6", 3, Suit.N1)
    taken = [*_filler("20212032", 4), decider, *_filler("0", 4), last]
    played = ContractPlayed(2, Bid(7), made=True, tricks=8)
    results = _after(3, (11, 11), (7, 3), (8, 3), played)
    results = (replace(results[0], totals=(10, 11)), replace(results[1], totals=(18, 14)))
    return _view(
        WHIST, 4, _tricks(taken, "whist"), results, target=30, partners=True, counts_tricks=True,
        trump=Suit.N2, contract=Contract(2, Bid(7)), contract_progress=(8, 7),
    )  # fmt: skip


def _whist_set() -> View:
    taken = [*_filler("20202", 4), *_filler("131313", 4)]
    played = ContractPlayed(2, Bid(7), made=False, tricks=5)
    return _view(
        WHIST, 4, _tricks(taken, "whist"), _after(4, (18, 14), (-7, 6), (5, 6), played), target=30,
        partners=True, counts_tricks=True, trump=Suit.N2, contract=Contract(2, Bid(7)), contract_progress=(5, 7),
    )  # fmt: skip


def _nel_o(*, made: bool) -> View:
    nel_o = Bid(None, Special.NEL_O)
    winners = "135135135" if made else "134"
    tricks = _tricks(
        [Taken("3:5-2 4:3-1 5:6-5 1:5-5" if winner != "4" else "3:2-1 4:2-2 5:6-5 1:4-4", int(winner), Suit.N5)
         for winner in winners], "whist",
    )  # fmt: skip
    played = ContractPlayed(4, nel_o, made=made)
    return _view(
        SEVENTY_NINE, 6, tricks, _after(3, (3, 4), (1, 0) if made else (0, 1), (0, 0), played), target=9,
        partners=True, out=(0, 2), count=9, contract=Contract(4, nel_o),
    )  # fmt: skip


def _marks_set() -> View:
    """Return a deal of Forty-Two in which the third seat bid 3 marks, and then all played at random."""
    game, rng = CATALOGUE["forty-two"], Random(0)
    match = game.start(game.presets[0].options, 4, bytes(32))
    while (ended := game.ended_deal(match)) is None:
        seat = game.to_act(match)[0]
        highest = {1: Bid(84), 2: Bid(126)}.get(seat, Bid(None))
        legal = game.legal(match, seat)
        match, _ = game.play(match, seat, highest if highest in legal else rng.choice(legal))
    return ended


def _black_tile() -> View:
    taken = [
        Taken("0:5-1 1:5-3 2:5-2 3:5-4", 1, Suit.N5),
        Taken("1:6-1 2:6-3 3:6-2 0:6-5", 3, Suit.N6),
        Taken("1:4-4 2:0-0 0:3-3 3:6-6", 3, Suit.DOUBLES),
        Taken("3:4-3 0:4-2 1:4-0 2:4-1", 3, Suit.N4),
        Taken("3:2-1 0:2-2 1:3-2 2:2-0", 1, Suit.N2),
        Taken("1:3-1 2:5-5 3:1-1 0:1-0", 1, Suit.N1),
        Taken("1:3-0 2:6-0 3:5-0 0:6-4", 2, Suit.N0),
    ]
    results = _after(4, (12, 23, 31, 44), (0, 3, 1, 7), (0, 3, 1, 7))
    results = (replace(results[0], totals=(24, 23, 31, 44)), replace(results[1], totals=(12, 26, 32, 51)))
    return _view(
        Message("game-black-tile.variant", variant="11"), 4, _tricks(taken, "eleven"), results, target=61, low_wins=True
    )


def _moon() -> View:
    view = _black_tile()
    tricks = tuple(replace(trick, winner=2 if trick.number < 7 else 0) for trick in view.trick_board.finished)
    tricks = (*tricks[:-1], replace(tricks[-1], points=0, plays=tricks[-1].plays[1:] + tricks[-1].plays[:1]))
    seats = tuple(
        replace(seat, tricks={2: 6, 0: 1}.get(seat.seat, 0), points=11 if seat.seat == 2 else 0) for seat in view.seats
    )
    results = _after(5, (12, 26, 32, 29), (22, 22, 0, 22), (0, 0, 11, 0), moon=2)
    board = replace(view.trick_board, finished=tricks, on_table=tricks[-1])
    return replace(view, deal=5, seats=seats, results=results, board=board)


def _thrown_in() -> View:
    results = (DealResult(1, (40, 39), (40, 39), (40, 39)),)
    auction = tuple((seat, PASS) for seat in (1, 2, 3, 4, 5, 0))
    return _view(SEVENTY_NINE, 6, (), results, target=250, partners=True, deal=2, auction=auction, count=9)


def _hughie() -> View:
    left = ("", "5-4 2-1", "6-5 3-0", "5-4")
    seats = tuple(
        SeatView(
            seat, seat, len(row.split()), 0, 0, (47, 20, 31, 12)[seat],
            shown=tuple(PieceView(parse_piece(code)) for code in row.split()),
        )
        for seat, row in enumerate(left)
    )  # fmt: skip
    results = _after(2, (12, 20, 31, 12), (35, 0, 0, 0), (0, 12, 14, 9), WentOut(0))
    board = RowsView(((1, 4), (4, 4), (4, 6), (6, 2), (2, 2), (2, 5), (5, 5), (5, 0), (0, 6)), 3)
    return View(
        game="", title=HUGHIE, options=Options(), phase=Phase.OVER, viewer=None, seats=seats, partners=False,
        deal=2, target=61, low_wins=False, board=board, results=results,
    )  # fmt: skip


def _played(view: View, totals: list[tuple[int, ...]], winners: tuple[int, ...], moon: int | None = None) -> View:
    """The end of a match with these totals after each deal; a moon in the last of them."""
    before, results = (0,) * len(totals[0]), list[DealResult]()
    for number, now in enumerate(totals, 1):
        scored = tuple(one - other for one, other in zip(now, before, strict=True))
        is_moon = moon is not None and number == len(totals)
        results.append(DealResult(number, tuple(map(abs, scored)), scored, now, moon if is_moon else None))
        before = now
    seats = tuple(replace(seat, total=before[seat.side]) for seat in view.seats)
    return replace(view, seats=seats, results=tuple(results), deal=len(totals), winners=winners)


def matches() -> dict[str, tuple[View, tuple[int | None, ...]]]:
    made = cards()
    four = [(1, 3, 2, 0), (2, 5, 6, 0), (20, 24, 6, 17), (22, 27, 8, 24), (23, 31, 11, 24), (45, 63, 38, 24)]
    return {
        "podium": (_played(made["moon"], four, (3,), 3), (-7, -16, 5, 18)),
        "shared": (_played(made["black_tile"], [(5, 5, 30, 20), (10, 20, 35, 30), (21, 21, 61, 60)], (0, 1)), ()),
    }


def names_of_match(name: str) -> tuple[str, ...]:
    return NAMES[{"podium": "moon", "shared": "black_tile"}[name]]
