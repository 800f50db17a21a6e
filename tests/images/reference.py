"""What the reference pictures show. After a wanted change of looks, draw them anew and look at each:

python -m tests.images.reference
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from bot.message import Message
from bot.rules.boards import Challenged, Contract, LineView, PieceView, TricksView, TrickView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import ContractPlayed, DealResult, Turned, Went
from bot.rules.moves import Bid, Peek, Special
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Example, Phase, View
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.example import draw_example
from images.lobby import draw_lobby
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.table.table import draw_table
from tests.images import ended
from tests.images.chain.made import capicua, cuban, four_arms
from tests.images.chain_reference import chain_pictures
from tests.images.claim_reference import claim_pictures
from tests.images.seat_reference import seat_pictures
from tests.images.seat_views import seat_views
from tests.images.views import NAMES, SEED, on_board, shown, start, table_of, whist_hand

HUGHIE = CATALOGUE["blind-hughie"]
FOLDER = Path(__file__).parent / "references"
REFERENCES = sorted(path.stem for path in FOLDER.glob("*.png"))
_SCRIPTS = ("محمد علي", "Dana דנה 7", "ก้อง ที่รัก", "प्रिया शर्मा", "Žofie Ångström", "Գոհար 42")
_RESULTS = tuple(
    DealResult(number, scored, scored, totals, remarks=(ContractPlayed(0, Bid(5), made=True, tricks=6),))
    for number, scored, totals in (
        (1, (4, 9, -4, 2), (4, 9, -4, 2)),
        (2, (5, 0, 6, 1), (9, 9, 2, 3)),
        (3, (8, 2, 1, 11), (17, 11, 3, 14)),
    )
)


@cache
def pictures() -> dict[str, Drawing]:
    """Each reference by its name."""
    whist = whist_hand()
    seats: dict[str, tuple[View, SeatStyle]] = {
        "seat_pass": (start(), PLAIN),
        "seat_follow": (whist, PLAIN),
        "seat_large": (whist, SeatStyle(large=True)),
        "seat_contrast": (whist, SeatStyle(contrast=True)),
        "seat_numerals": (whist, SeatStyle(numerals=True)),
        "seat_received": (_received(), PLAIN),
        **{f"seat_{name}": (view, PLAIN) for name, view in seat_views().items()},
        "seat_one_black": (replace(start(), hand=shown("0-0", points=4, penalty=True, black=True)), PLAIN),
    }
    tables = {
        **{f"table_{seats}": table_of(seats) for seats in range(2, 7)},
        "table_4_sides": table_of(4, partners=True),
        "table_6_sides": replace(table_of(6, partners=True), title=Message("game-seventy-nine")),
        "table_auction": _auction(),
        "table_special_bids": _special_bids(),
        "table_open_hands": _open_hands(),
        "table_challenged": _challenged(),
        "line_short": _line(LineView(((2, 5), (5, 5), (5, 1)), 1), 4),
        "line_waits": _line(LineView(((2, 5), (5, 5), (5, 1)), 1, Tile(2, 1)), 5),
        "line_peek": _peek(),
        "line_turns": _line(long_line(), 2),
        **_line_games(),
        **_ended(),
        "draw_once": start(seat=None),
        "draw_again": _drawn_again(),
    }
    drawn = {name: draw_seat(view, NAMES, style) for name, (view, style) in seats.items()}
    drawn |= {name: draw_table(view, NAMES) for name, view in tables.items()}
    scored = replace(table_of(4), results=_RESULTS, target=25, deal=4)
    lobby = [("Ann", "host"), ("Bo", "computer"), ("Ελένη", "")]
    line = Example("Ends 2 and 4", line=LineView(((2, 6), (6, 4)), 0), pieces=shown("5-2 4-4", legal=True))
    trick = Example("2s are trump: 4-2 wins", trick=_trick(), trump=Suit.N2)
    return (
        drawn
        | _ends()
        | seat_pictures()
        | claim_pictures()
        | chain_pictures()
        | {
            "scores": draw_scores(scored, NAMES),
            "scores_few": draw_scores(replace(scored, results=_RESULTS[:2], deal=3), NAMES),
            "lobby": draw_lobby(Message("game-black-tile.variant", variant="11"), lobby, 4),
            "table_scripts": draw_table(table_of(6, partners=True), _SCRIPTS),
            "example_trick": draw_example(trick, Message("game-domino-whist")),
            "example_line": draw_example(line, Message("game-blind-hughie")),
        }
    )


def _ends() -> dict[str, Drawing]:
    """The ends of deals and matches."""
    drawn: dict[str, Drawing] = {}
    for name, view in ended.cards().items():
        drawn[f"deal_{name}"] = draw_deal_card(view, ended.NAMES[name])
        if (poster := draw_poster(view, ended.NAMES[name])) is not None:
            drawn[f"poster_{name}"] = poster
    for name, (view, ratings) in ended.matches().items():
        drawn[f"match_{name}"] = draw_match_end(view, ended.names_of_match(name), ratings)
    return drawn


def _received() -> View:
    view = whist_hand()
    received = tuple(one.piece for one in view.hand[4:7] if one.piece is not None)
    return on_board(view, received=received, number=1)


def _auction() -> View:
    view = table_of(4)
    bids = (Bid(4), Bid(None), Bid(6))
    seats = tuple(replace(seat, bid=bid) for seat, bid in zip(view.seats, (*bids, None), strict=True))
    board = TricksView(count=9, auction=tuple(enumerate(bids)), kitty=(PieceView(None),))
    return replace(view, phase=Phase.BID, seats=seats, tricks=board)


def _special_bids() -> View:
    bids = (Bid(84), Bid(126, Special.NEL_O), Bid(168, Special.PLUNGE))
    view = table_of(4, partners=True)
    seats = tuple(replace(seat, bid=bid) for seat, bid in zip(view.seats, (*bids, None), strict=True))
    board = TricksView(count=7, auction=tuple(enumerate(bids)))
    return replace(view, title=Message("game-forty-two"), target=7, phase=Phase.BID, seats=seats, tricks=board)


def _open_hands() -> View:
    view = table_of(6, partners=True)
    hand = shown("6-6 6-5 5-5 4-4 4-1 3-2 2-2 1-1 0-0")
    seats = tuple(replace(one, out=one.seat in (2, 4), shown=hand if one.seat in (2, 4) else ()) for one in view.seats)
    trick = TrickView(1, Suit.N6, ((0, PieceView(Tile(6, 0), tinted=(True, False))),), 0, 0)
    contract = Contract(0, Bid(None, Special.NEL_O))
    return on_board(replace(view, seats=seats), on_table=trick, contract=contract, trump=None)


def _challenged() -> View:
    view = on_board(replace(table_of(4, low_wins=True), phase=Phase.REVIEW), contract=None, trump=None)
    plays = tuple(zip((0, 3, 2, 1), shown("9C 6C 10H QS"), strict=True))
    trick = TrickView(4, Suit.CLUBS, plays, 0, 14)
    return on_board(
        view, on_table=trick, finished=(trick,) * 4, led=None, challenges=(Challenged(1, 2, 3, proven=True),)
    )


def long_line() -> LineView:
    """A line that turns at both ends."""
    chain = "66 64 44 42 22 25 55 53 33 31 11 16 62 20 00 05 56 63 30 04 45 51 10 06"
    return LineView(tuple((int(ends[0]), int(ends[1])) for ends in chain.split()), 9)


def _line(line: LineView, players: int) -> View:
    view = table_of(players)
    row = (PieceView(Tile(3, 3)), PieceView(None), PieceView(None))
    seats = tuple(
        replace(seat, shown=tuple(replace(one, legal=seat.to_act and place == 2) for place, one in enumerate(row)))
        for seat in view.seats
    )
    turned = () if line.waiting is None else (Turned(players - 1, 3, line.waiting, Went.WAITS),)
    line = replace(line, turned=turned)
    return replace(
        view, title=Message("game-billitonnen"), phase=Phase.TURN, seats=seats, tricks=None, line=line, target=3
    )


def _peek() -> View:
    """A seat to act has looked at its next tile, in the middle of a round."""
    preset = next(preset for preset in HUGHIE.presets if preset.name.startswith("billitonnen"))
    match, turns = HUGHIE.start(preset.options, 4, SEED), 0
    while True:
        seat = HUGHIE.to_act(match)[0]
        moves = HUGHIE.legal(match, seat)
        if turns >= 9 and Peek() in (*moves, *HUGHIE.extra_moves(match, seat)):
            return HUGHIE.view(HUGHIE.play(match, seat, Peek())[0], seat)
        match, turns = HUGHIE.play(match, seat, moves[0])[0], turns + 1


def _line_games() -> dict[str, View]:
    """A turn of Blind Hughie, and how deals of it and of Billitonnen end."""
    chosen = {preset.name: preset.options for preset in HUGHIE.presets}
    pictures: dict[str, View] = {}
    shown_deals = (
        ("hughie_turn", "blind-hughie", 4, 24),
        ("hughie_end", "blind-hughie", 4, 200),
        ("billitonnen_end", "billitonnen", 5, 200),
    )
    for name, preset, players, moves in shown_deals:
        match, chance = HUGHIE.start(chosen[preset], players, bytes((7,)) * 32), Random(7)
        ended: View | None = None
        for _ in range(moves):
            seat = HUGHIE.to_act(match)[0]
            match, _ = HUGHIE.play(match, seat, chance.choice(HUGHIE.legal(match, seat)))
            ended = HUGHIE.ended_deal(match)
            if ended is not None:
                break
        pictures[name] = ended if ended is not None else HUGHIE.view(match, None)
    return pictures


def _ended() -> dict[str, View]:
    """Deals of trick games that are over: a contract made by partners, one failed, points that hurt, six seats."""
    trick = TrickView(11, Suit.N1, tuple(zip((1, 2, 3, 0), shown("5-1 3-1 8-1 8-8"), strict=True)), 3, 0, (1, 1, 3, 3))
    made = replace(table_of(4, partners=True), phase=Phase.OVER, target=30, deal=3)
    tricks = (3, 1, 5, 2)
    seats = tuple(replace(seat, to_act=False, tricks=tricks[seat.seat]) for seat in made.seats)
    played = ContractPlayed(2, Bid(7), made=True, tricks=8)
    result = DealResult(3, (8, 3), (7, 3), (18, 14), remarks=(played,))
    made = on_board(
        replace(made, seats=seats, results=(result,)),
        on_table=trick,
        finished=(trick,),
        count=11,
        led=None,
        contract=Contract(2, Bid(7)),
        contract_progress=(8, 7),
    )
    failed = replace(made, partners=False, seats=tuple(replace(seat, side=seat.seat) for seat in made.seats))
    remark = replace(played, made=False, tricks=5)
    alone = DealResult(3, (3, 1, 5, 2), (3, 1, -7, 2), (9, 14, 3, 12), remarks=(remark,))
    return {
        "ended_made": made,
        "ended_set": on_board(replace(failed, results=(alone,)), contract_progress=(5, 7)),
        "ended_hearts": _played_out("domino-hearts", 5),
        "ended_six": _played_out("seventy-nine", 6),
        "ended_capicua": capicua(),
        "ended_four_arms": four_arms(),
        "ended_cuban": cuban(),
    }


def _played_out(name: str, players: int) -> View:
    """How the first deal of a match of random moves ended."""
    game, chance = CATALOGUE[name], Random(3)
    match = game.start(game.presets[0].options, players, bytes((3,)) * 32)
    while (ended := game.ended_deal(match)) is None or not ended.results:
        seat = game.to_act(match)[0]
        match, _ = game.play(match, seat, chance.choice(game.legal(match, seat)))
    return ended


def _drawn_again() -> View:
    view = table_of(6)
    first = dict(zip(range(6), (Tile(6, 3), Tile(5, 4), Tile(3, 1), Tile(2, 2), Tile(7, 0), Tile(1, 0)), strict=True))
    again = {0: Tile(1, 0), 1: Tile(4, 2)}
    seats = tuple(replace(seat, dealer=seat.seat == 1, to_act=seat.seat == 1) for seat in view.seats)
    board = TricksView(count=9)
    draws = (tuple(first.items()), tuple(again.items()))
    return replace(
        view,
        title=Message("game-seventy-nine"),
        phase=Phase.BID,
        seats=seats,
        tricks=board,
        draws=draws,
        drawn_for="shuffler",
    )


def _trick() -> TrickView:
    played = (
        *shown("6-4", tinted=(False, True)),
        *shown("4-2", trump=True),
        *shown("4-4", tinted=(True, True), points=5),
    )
    return TrickView(1, Suit.N4, tuple(enumerate(played)), 1, 5)


def main() -> None:
    """Draw every reference anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    for name, drawing in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(drawing.render())


if __name__ == "__main__":
    main()
