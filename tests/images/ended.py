"""Views of deals and matches that are over, made up: one for each kind of card, poster and match end."""

from dataclasses import replace
from typing import NamedTuple

from bot.message import Message, Text
from bot.rules.blind_hughie.options import BlindHughieOptions, HughieVariant
from bot.rules.boards import Contract, LineView, PieceView, TricksView, TrickView
from bot.rules.events import ContractPlayed, DealResult, Remark, WentOut
from bot.rules.moves import Bid, Special
from bot.rules.options import Options
from bot.rules.pieces import Card, Tile, parse_piece
from bot.rules.suits import Suit
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, SeatView, View
from tests.images.chain.made import capicua, four_arms

WHIST, SEVENTY_NINE = Message("game-domino-whist"), Message("game-seventy-nine")
FORTY_TWO, HUGHIE = Message("game-forty-two"), Message("game-blind-hughie")

FOUR = ("Ann", "Bo", "Cleo", "Dee", "Eve", "Farouk")
NAMES: dict[str, tuple[str, ...]] = {
    "black_tile": ("Ann", "Cleo", "Dee", "Pip", "Eve", "Farouk"),
    "moon": ("Ann", "Cleo", "Dee", "Pip", "Eve", "Farouk"),
    "hearts_five": ("Ann", "Dee", "Eve", "Łukasz", "Pip", "Farouk"),
    "hughie": ("Dot", "Ann", "Pip", "Ivory", "Eve", "Farouk"),
    "seventy_nine_made": ("Ann", "Bo", "Cleo", "Dev", "Eve", "Farouk"),
}
NAMES = {
    name: NAMES.get(name, FOUR)
    for name in (
        *NAMES, "whist_made", "whist_set", "whist_alone", "nel_o_made", "nel_o_set", "forty_two", "thrown_in",
        "capicua", "four_arms",
    )
}  # fmt: skip


class Taken(NamedTuple):
    """A trick: its plays as "SEAT:PIECE", the seat that won it, the suit led."""

    plays: str
    winner: int
    led: Suit


def _piece(code: str, led: Suit, kind: str) -> PieceView:
    piece = parse_piece(code)
    if isinstance(piece, Card):
        points = 13 if code == "QS" else int(piece.suit == "H")
        return PieceView(piece, points=points, penalty=points > 0)
    halves = (str(piece.high) == led.value, str(piece.low) == led.value)
    if kind == "eleven":
        points = 4 if piece == Tile(0, 0) else int(piece.has(3))
        return PieceView(piece, points=points, penalty=points > 0, black=piece == Tile(0, 0), tinted=halves)
    points = {10: 10, 5: 5}.get(piece.pips, 0) if kind == "counts" else 0
    return PieceView(piece, points=points, tinted=halves)


def _tricks(taken: list[Taken], kind: str) -> tuple[TrickView, ...]:
    made: list[TrickView] = []
    for number, trick in enumerate(taken, 1):
        plays = [play.split(":") for play in trick.plays.split()]
        shown = tuple((int(seat), _piece(code, trick.led, kind)) for seat, code in plays)
        points = sum(piece.points for _, piece in shown) + (kind == "counts")
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
        tricks=TricksView(**(values | board)),  # type: ignore[arg-type]
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
    """The results of a deal and of the one before it."""
    totals = tuple(map(sum, zip(before, scored, strict=True)))
    return (
        DealResult(number - 1, before, before, before),
        DealResult(number, taken, scored, totals, moon, remarks),
    )


def cards() -> dict[str, View]:
    """Ended deals by name."""
    return {
        "whist_made": _whist_made(),
        "whist_set": _whist_set(),
        "whist_alone": _whist_alone(),
        "seventy_nine_made": _seventy_nine(),
        "forty_two": _forty_two(),
        "nel_o_made": _nel_o(made=True),
        "nel_o_set": _nel_o(made=False),
        "black_tile": _black_tile(),
        "moon": _moon(),
        "hearts_five": _hearts(),
        "thrown_in": _thrown_in(),
        "hughie": _hughie(),
        "capicua": capicua(),
        "four_arms": four_arms(),
    }


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


def _whist_alone() -> View:
    taken = _filler("44104442231", 5)
    played = ContractPlayed(4, Bid(5), made=True, tricks=5)
    scored = (1, 2, 2, 1, 5)
    return _view(
        WHIST, 5, _tricks(taken, "whist"), _after(3, (2, 7, 4, 1, 3), scored, scored, played),
        target=20, counts_tricks=True, trump=Suit.DOUBLES, contract=Contract(4, Bid(5)), contract_progress=(5, 5),
    )  # fmt: skip


def _seventy_nine() -> View:
    biggest = Taken("1:5-5 2:5-4 3:6-4 4:4-1 5:3-3 0:5-1", 4, Suit.N5)
    taken = [
        Taken("0:6-4 1:6-1 2:6-2 3:6-3 4:6-6 5:5-2", 0, Suit.N6),
        biggest,
        Taken("4:5-5 5:5-1 0:5-2 1:5-4 2:3-1 3:5-3", 4, Suit.N5),
        Taken("4:5-0 5:4-2 0:4-1 1:3-0 2:2-2 3:4-4", 2, Suit.N5),
        *_filler("24", 6, 2),
        Taken("1:5-0 2:1-1 3:4-1 4:2-1 5:3-2 0:0-0", 1, Suit.N5),
        *_filler("13", 6, 2),
    ]
    tricks = _tricks(taken, "counts")
    won = tuple(sum(trick.points for trick in tricks if trick.winner % 2 == side) for side in range(2))
    played = ContractPlayed(0, Bid(won[0] - 1), made=True)
    return _view(
        SEVENTY_NINE, 6, tricks, _after(6, (143, 96), (won[0], won[1]), (won[0], won[1]), played), target=250,
        partners=True, trump=Suit.N5, contract=Contract(0, Bid(won[0] - 1)), contract_progress=(won[0], won[0] - 1),
    )  # fmt: skip


def _forty_two() -> View:
    taken = [
        Taken("0:6-4 1:6-1 2:6-2 3:6-3", 0, Suit.N6),
        Taken("0:5-5 1:5-4 2:4-1 3:5-2", 0, Suit.N5),
        Taken("0:2-1 1:3-2 2:1-0 3:5-0", 3, Suit.N2),
        *_filler("3131", 4, 3),
    ]
    tricks = _tricks(taken, "counts")
    played = ContractPlayed(0, Bid(35), made=False)
    won = sum(trick.points for trick in tricks if trick.winner % 2 == 0)
    return _view(
        FORTY_TWO, 4, tricks, _after(5, (3, 3), (0, 1), (won, 42 - won), played), target=7, partners=True,
        trump=Suit.N6, contract=Contract(0, Bid(35)), contract_progress=(won, 35),
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
    return replace(
        view,
        deal=5,
        seats=seats,
        results=results,
        tricks=replace(view.trick_board, finished=tricks, on_table=tricks[-1]),
    )


def _hearts() -> View:
    taken = [
        Taken("2:9S 0:KS 1:AS 4:QS 3:4H", 1, Suit.SPADES),
        Taken("1:5H 4:6H 3:7H 2:2D 0:3D", 1, Suit.HEARTS),
        Taken("1:8H 4:AH 3:9H 2:10H 0:JH", 4, Suit.HEARTS),
        Taken("4:QH 3:2C 2:3H 0:KH 1:4C", 0, Suit.HEARTS),
        Taken("0:5C 1:2H 4:6C 3:7C 2:9C", 2, Suit.CLUBS),
    ]
    tricks = _tricks(taken, "hearts")
    won = tuple(sum(trick.points for trick in tricks if trick.winner == seat) for seat in range(5))
    results = _after(7, (35, 64, 51, 31, 61), won, won)
    return _view(Message("game-domino-hearts"), 5, tricks, results, target=100, low_wins=True)


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
    line = LineView(((1, 4), (4, 4), (4, 6), (6, 2), (2, 2), (2, 5), (5, 5), (5, 0), (0, 6)), 3)
    return View(
        game="", title=HUGHIE, options=Options(), phase=Phase.OVER, viewer=None, seats=seats, partners=False,
        deal=2, target=61, low_wins=False, line=line, results=results,
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
    """Ends of matches by name, each with the changes of the ratings."""
    made = cards()
    four = [(1, 3, 2, 0), (2, 5, 6, 0), (20, 24, 6, 17), (22, 27, 8, 24), (23, 31, 11, 24), (45, 63, 38, 24)]
    return {
        "podium": (_played(made["moon"], four, (3,), 3), (-7, -16, 5, 18)),
        "podium_five": (
            _played(made["hearts_five"], [(8, 9, 3, 1, 5), (20, 9, 13, 5, 5), (61, 101, 20, 33, 26)], (2,)),
            (-7, -16, 18, 5, 0),
        ),
        "equal": (_played(made["whist_alone"], [(3, 9, 9, 2, 4), (8, 13, 20, 13, 6)], (2,)), ()),
        "shared": (_played(made["black_tile"], [(5, 5, 30, 20), (10, 20, 35, 30), (21, 21, 61, 60)], (0, 1)), ()),
        "sides": (
            _played(
                made["seventy_nine_made"], [(61, 18), (61, 102), (119, 117), (143, 178), (204, 196), (258, 222)], (0,)
            ),
            (9, -10, 11, -8, 8, -10),
        ),
        "two": (_played(_two(made["hughie"]), [(35, 0), (101, 0)], (0,)), (None, None)),
        "one_deal": (_played(made["black_tile"], [(0, 3, 1, 7)], (0,)), (12, 1, 3, -16)),
        "one_deal_sides": (_played(made["seventy_nine_made"], [(61, 18)], (0,)), (9, -10, 11, -8, 8, -10)),
        "one_round": (_one_round(made["hughie"]), ()),
    }


def _two(view: View) -> View:
    return replace(view, seats=view.seats[:2], target=100)


def _one_round(view: View) -> View:
    """A match of Billitonnen, which one round has won."""
    result = DealResult(1, (0, 12, 14, 9), (1, 0, 0, 0), (1, 0, 0, 0), remarks=(WentOut(0),))
    options = BlindHughieOptions(variant=HughieVariant.BILLITONNEN)
    seats = tuple(replace(seat, total=result.totals[seat.seat]) for seat in view.seats)
    return replace(
        view,
        title=Message("game-billitonnen"),
        options=options,
        deal=1,
        target=1,
        seats=seats,
        results=(result,),
        winners=(0,),
    )


def names_of_match(name: str) -> tuple[str, ...]:
    """Who plays in the match of that name."""
    like = {
        "podium": "moon", "podium_five": "hearts_five", "shared": "black_tile", "sides": "seventy_nine_made",
        "two": "hughie", "one_deal": "black_tile", "one_deal_sides": "seventy_nine_made", "one_round": "hughie",
    }  # fmt: skip
    return NAMES[like.get(name, "whist_made")]
