"""A hint in words: the advice, the difference, and a reason by what happens in the worlds that were tried."""

from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.boards import RowsView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Move, Place, Turn
from bot.rules.notation import parse_move
from bot.rules.pieces import Tile
from bot.rules.view import Choice, Phase, View
from bot.words.hint.amounts import about, differ, often
from bot.words.hint.hint import computer_text, may_be_asked, no_choice_text
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS, HONOUR
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS
from tests.rules.seventy_nine.scenarios import POINTS
from tests.words.hint.said import brief, hint

BLACK = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 6-0 2-2 0-0", "6-4 6-2 1-0 5-1", "5-5 5-3 4-1 2-0")
SIXES = BLACK.play("0 lead 6-6 as 6")
SECOND = SIXES.view(1)
LAST_TRICK = replace(SECOND, board=replace(SECOND.trick_board, number=4, count=4))
FIVES = BLACK.play("0 lead 5-4 as 5")
LAST = FIVES.play("1 play 0-0", "2 play 5-1").view(3)
WHIST = "4-4 3-1", "4-2 4-0", "5-0 6-1", "6-5 3-3"
ONE = ALONE.hands(*WHIST).contract(0, "1", trump="2")
ONE_LED = ONE.play("0 lead 3-1 as 3").view(1)
PARTNER = PARTNERS.hands(*WHIST).contract(0, "1", trump="2").play("0 lead 4-4 as 4", "1 play 4-0").view(2)
FIFTY = POINTS.hands("6-6 5-1", "6-5 4-0", "6-4 6-1", "3-3 2-0", "6-2 2-1", "1-0 4-4").contract(0, "50", trump="2")
FIFTY_LED = FIFTY.play("0 lead 6-6 as 6", "1 play 6-5").view(2)
AUCTION = ALONE.start(4)
BIDDER = AUCTION.to_act[0]
WON = AUCTION.play(*(f"{(BIDDER + turn) % 4} bid {'pass' if turn else '9'}" for turn in range(4)))
KITTY = WON.view(BIDDER)
TRUMP = WON.play(f"{BIDDER} kitty keep").view(BIDDER)
BIDS = AUCTION.view(BIDDER)
HANDS_OF_FIVE = "6-6 5-4 4-0 3-0 2-1", "6-3 6-0 5-0 2-2 0-0", "6-4 6-2 5-1 4-1 1-0", "5-5 5-3 4-2 3-2 2-0"
PASSING = ELEVEN.hands(*HANDS_OF_FIVE, phase=Phase.PASS).view(1)


def at_rows(preset: str, board: RowsView, *choices: Move) -> View:
    """The view of the first seat to act at rows, with these choices; the last of their tiles was just peeked at."""
    game = CATALOGUE["blind-hughie"]
    match = game.start(CATALOGUE.preset("blind-hughie", preset).options, 3, bytes(32))
    view = game.view(match, game.to_act(match)[0])
    assert view.ask is not None
    return replace(view, board=board, ask=replace(view.ask, choices=tuple(map(Choice, choices))))


ENDS, SAME_ENDS = ((5, 6), (6, 2)), ((4, 6), (6, 2))
WAITS = RowsView(ENDS, 0, Tile(5, 2), (Turned(0, 7, Tile(5, 2), Went.WAITS),))
TURNS = Turn(1), Turn(2), Turn(3)
PLACING = at_rows("billitonnen", WAITS, Place(End.LEFT), Place(End.RIGHT))
FRESH = at_rows("any-tile", RowsView(ENDS, 0), *TURNS)
SEAT = FRESH.viewer or 0
BACK = (Turned(SEAT, FRESH.seats[SEAT].held, Tile(4, 3), Went.BACK),)
TURNING, FITTING = (at_rows("any-tile", RowsView(ends, 0, None, BACK), *TURNS) for ends in (ENDS, SAME_ENDS))

HINTS = [
    (SECOND, "play 6-0 | takes=0.08 points=0.1, play 6-3 | less=4 takes=0.52 points=2.2",
     "hint-better(<do 6-0>, <6-3>, point 4) + reason-win-points(point 4, you, <6-3>, <6-0>, 5/10, 1/10)"),
    (ONE.view(0), "lead 4-4 as 4 | takes=0.83, lead 3-1 as 3 | less=1.2 takes=0.31",
     "hint-better(<do 4-4, 4>, <3-1, 3>, point 1) + reason-win(you, <4-4, 4>, <3-1, 3>, 8/10, 3/10)"),
    (LAST, "play 5-3 | takes=0, play 5-5 | less=3 takes=1 points=3",
     "hint-better(<do 5-3>, <5-5>, point 3) + reason-win-surely(3, you, <5-5>, <5-3>)"),
    (SECOND, "play 6-3 | takes=0.97 points=2, play 6-0 | less=2.5 takes=0.02",
     "hint-better(<do 6-3>, <6-0>, point 2) + reason-win-later(you, <6-3>, 10/10)"),
    (FIFTY.view(0), "lead 6-6 as 6 | takes=0.7 points=3, lead 5-1 as 5 | less=3 takes=0.5 points=4",
     "hint-better(<do 6-6>, <5-1>, point 3) + reason-win-points(point 4, your-side, <6-6>, <5-1>, 7/10, 5/10)"),
    (FIVES.view(1), "play 0-0 | takes=0, play 2-2 | less=2 takes=0",
     "hint-better(<do 0-0>, <2-2>, point 2) + reason-dump(10/10, <0-0>, 4)"),
    (FIFTY_LED, "play 6-4 | takes=0.97 points=12, play 6-1 | less=3 takes=0.98 points=8",
     "hint-better(<do 6-4>, <6-1>, point 3) + reason-more(your-side, <6-4>, point 4)"),
    (ONE.view(0), "lead 4-4 as 4 | made=0.8, lead 3-1 as 3 | less=3 made=0.5",
     "hint-better(<do 4-4, 4>, <3-1, 3>, point 3) + reason-contract(you, 8/10, 5/10, <4-4, 4>, <3-1, 3>)"),
    (ONE_LED, "play 4-2 | made=0.01, play 4-0 | less=3 made=0.3",
     "hint-better(<do 4-2>, <4-0>, point 3) + reason-contract(Ann, 0/10, 3/10, <4-2>, <4-0>)"),
    (PARTNER, "play 5-0 | made=0.9, play 6-1 | less=2 made=0.6",
     "hint-better(<do 5-0>, <6-1>, point 2) + reason-contract(your-side, 9/10, 6/10, <5-0>, <6-1>)"),
    (SECOND, "play 6-3 | own=0.41, play 6-0 | less=6 own=0.01",
     "hint-better(<do 6-3>, <6-0>, point 6) + reason-moon(you, 4/10, 0/10, <6-3>, <6-0>)"),
    (SECOND, "play 6-3 | others=0.1, play 6-0 | less=6 others=0.7",
     "hint-better(<do 6-3>, <6-0>, point 6) + reason-moon-others(1/10, 7/10, <6-3>, <6-0>)"),
    (SECOND, "play 6-0 | takes=0.3 others=0.6 own=0.1, play 6-3 | less=2 takes=0.3 others=0.1 own=0.5",
     "hint-better(<do 6-0>, <6-3>, point 2) + reason-later"),
    (SECOND, "play 6-0 | takes=0.3, play 6-3 | less=0.3 error=0.2 takes=0.3", "hint-near(<do 6-0>, <6-3>)"),
    (SECOND, "play 6-0 | takes=0.3, play 6-3 | takes=0.3", "hint-any(<do 6-0>)"),
    (SECOND, "play 6-0 | takes=0.3, play 6-3 | takes=0.3, play 2-2 | less=0.4 takes=0.3", "hint-near(<do 6-0>, <6-3>)"),
    (SECOND, "play 6-0 | takes=0.1, play 6-3 | less=0.3 error=0.2 takes=0.9",
     "hint-near(<do 6-0>, <6-3>) + reason-win(you, <6-3>, <6-0>, 9/10, 1/10)"),
    (FIVES.view(1), "play 6-3, play 6-0 | less=0.1 error=0.3, play 2-2 | less=0.2 error=0.3",
     "hint-near-all(<do 6-3>)"),
    (FIVES.view(1), "play 6-3, play 6-0 | less=0.1 error=0.3, play 2-2 | less=0.2 error=0.3, play 0-0 | less=0.4",
     "hint-near(<do 6-3>, <6-0>)"),
    (FIVES.view(1), "play 6-3, play 6-0, play 2-2", "hint-any(<do 6-3>)"),
    (SIXES.view(2), "play 6-2 | takes=0, play 6-4 | takes=0, play 1-0 | less=3 takes=0.9 points=2.7",
     "hint-avoid(<do 6-2>, <6-4>, <1-0>, point 3) + reason-win-points(point 3, you, <1-0>, <6-2>, 9/10, 0/10)"),
    (SECOND, "play 6-0 | takes=0.9 own=0.97, play 6-3 | less=1 takes=0.2 own=0.94",
     "hint-better(<do 6-0>, <6-3>, point 1) + reason-moon.either(you, 10/10)"),
    (LAST_TRICK, "play 6-3 | takes=0.97 points=2, play 6-0 | less=2.5 takes=0.02",
     "hint-better(<do 6-3>, <6-0>, point 2) + reason-win-points(point 2, you, <6-3>, <6-0>, 10/10, 0/10)"),
    (LAST_TRICK, "play 6-3 | takes=0.5 points=2, play 6-0 | less=2.5 takes=0.5 points=2",
     "hint-better(<do 6-3>, <6-0>, point 2)"),
    (ONE_LED, "play 4-2 | takes=0 made=0.71, play 4-0 | less=0.3 takes=0 made=0.7",
     "hint-better(<do 4-2>, <4-0>, little point) + reason-later"),
    (ONE_LED, "play 4-2 | takes=0 made=0.71, play 4-0 | less=0.3 error=0.2 takes=0 made=0.7",
     "hint-near(<do 4-2>, <4-0>) + reason-contract.either(Ann, 7/10)"),
    (BLACK.view(0), "lead 5-4 as 5 | takes=0.1, lead 5-4 as 4 | less=1 takes=0.5",
     "hint-better(<do 5-4, 5>, <5-4, 4>, point 1) + reason-win(you, <5-4, 4>, <5-4, 5>, 5/10, 1/10)"),
    (TRUMP, "trump 3 | made=0.72, trump 4 | less=1.6 made=0.6",
     "hint-better(<do 3>, <4>, point 2) + reason-contract(you, 7/10, 6/10, <3>, <4>)"),
    (TRUMP, "trump 3 | made=0.72, trump 4 | less=1.6 made=0.72",
     "hint-better(<do 3>, <4>, point 2) + reason-trumps(you, 4, 2, <3>, <4>)"),
    (TRUMP, "trump 3 | made=0.72, trump none | less=1.6 made=0.6",
     "hint-better(<do 3>, <none>, point 2) + reason-contract(you, 7/10, 6/10, <3>, <none>)"),
    (TRUMP, "trump none | made=0.72, trump 4 | less=1.6 made=0.6",
     "hint-better(<do none>, <4>, point 2) + reason-contract(you, 7/10, 6/10, <none>, <4>)"),
    (BIDS, "bid 3, bid pass | less=0.6", "hint-better(<do bid 3>, <no-bid>, half point)"),
    (BIDS, "bid pass, bid 2 | less=1", "hint-better(<do no-bid>, <bid 2>, point 1)"),
    (BIDS, "bid 2, bid 3 | less=0.1", "hint-near(<do bid 2>, <bid 3>)"),
    (BIDS, "bid 2 | made=0.9, bid 3 | less=2 made=0.52",
     "hint-better(<do bid 2>, <bid 3>, point 2) + reason-bids(you, 9/10, 5/10, <bid 2>, <bid 3>)"),
    (BIDS, "bid 2 | made=0.9, bid pass | less=1 made=0.7",
     "hint-better(<do bid 2>, <no-bid>, point 1) + reason-bid(you, <bid 2>, 9/10)"),
    (BIDS, "bid pass | made=0.7, bid 3 | less=2 made=0.52",
     "hint-better(<do no-bid>, <bid 3>, point 2) + reason-bid(you, <bid 3>, 5/10)"),
    (PLACING, "place left, place right | less=0.5",
     "hint-better(<do left, 5>, <right, 2>, half round) + rows-leaves(2 2, 5 5)"),
    (TURNING, "turn 2, turn 1 | less=3", "hint-better(<do 2>, <1>, point 3) + reason-tile-not(1, 4-3)"),
    (FITTING, "turn 1, turn 2 | less=3", "hint-better(<do 1>, <2>, point 3) + reason-tile-fits(1, 4-3)"),
    (TURNING, "turn 2, turn 3 | less=1", "hint-better(<do 2>, <3>, point 1)"),
    (TURNING, "turn 2", "hint-any(<do 2>)"),
    (PASSING, "pass 6-3 6-0 0-0, pass 6-0 5-0 2-2 | less=1.6",
     "hint-better(<do 6-3 6-0 0-0>, <6-0 5-0 2-2>, point 2) + reason-give(5, 0, <6-3 6-0 0-0>, <6-0 5-0 2-2>)"),
    (PASSING, "pass 6-0 5-0 2-2, pass 6-3 6-0 0-0 | less=1.6", "hint-better(<do 6-0 5-0 2-2>, <6-3 6-0 0-0>, point 2)"),
]  # fmt: skip


@pytest.mark.parametrize(("view", "prospects", "expected"), HINTS)
def test_a_hint_is_the_advice_and_its_best_reason(view: View, prospects: str, expected: str) -> None:
    assert hint(view, prospects) == expected


HEART = HEARTS.start(4).view(0)
HELD = " ".join(str(shown.piece) for shown in HEART.hand[:3])
KITTY_SWAP, KITTY_GETS = KITTY.hand[0].piece, KITTY.trick_board.kitty[0].piece
COMPUTERS = [
    (ALONE.hands("8-8 8-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0").view(0), "bid pass", "no-bid", ""),
    (HEART, f"pass {HELD}", HELD, " + hint-gives(13)"),
    (KITTY, f"kitty {KITTY_SWAP}", f"{KITTY_SWAP}", f" + hint-gets({KITTY_GETS})"),
    (KITTY, "kitty keep", "none", ""),
]


@pytest.mark.parametrize(("view", "move", "said", "why"), COMPUTERS)
def test_where_nothing_is_tried_out_a_computers_move_is_told(view: View, move: str, said: str, why: str) -> None:
    assert brief(computer_text(view, parse_move(move))) == f"hint-of-computer(<do {said}>){why}"


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    only = BLACK.hands("6-6 5-4", "6-3 0-0", "6-4 1-0", "5-5 5-3").play("0 lead 6-6 as 6").view(1)
    revoke = HONOUR.hands("2C 9S", "3C 4H", "4C 4D", "5C 5D").play("0 lead 2C").view(1)
    assert revoke.ask is not None
    assert len(revoke.ask.choices) == 2
    for view, move in ((only, "6-3"), (revoke, "3C")):
        assert not may_be_asked(view)
        assert brief(no_choice_text(view)) == f"hint-only(<do {move}>)"
    assert may_be_asked(SECOND)
    assert may_be_asked(HEART)
    assert not may_be_asked(BLACK.view(1)), "not their turn"


@pytest.mark.parametrize(
    ("share", "tenths"),
    [
        (0.0, 0), (0.04, 0), (0.06, 1), (0.34, 3), (0.46, 5), (0.54, 5), (0.56, 6), (0.94, 9), (0.96, 10), (1.0, 10),
    ],
)  # fmt: skip
def test_shares_as_people_say_them(share: float, tenths: int) -> None:
    assert often(share) == Message("often", tenths=tenths)


def test_shares_that_are_said_alike_do_not_differ() -> None:
    assert differ(0.6, 0.4, 0.1)
    assert not differ(0.97, 1.0, 0.01), "both are almost always"
    assert not differ(0.6, 0.5, 0.2)


@pytest.mark.parametrize(
    ("amount", "unit", "said"),
    [
        (0.1, "point", "little point"), (0.5, "mark", "half mark"), (0.8, "round", "round 1"),
        (1.4, "point", "point 1"), (1.6, "point", "point 2"), (19.4, "mark", "mark 19"), (37.0, "point", "point 35"),
    ],
)  # fmt: skip
def test_differences_as_people_say_them(amount: float, unit: str, said: str) -> None:
    assert brief(about(amount, unit)) == said
