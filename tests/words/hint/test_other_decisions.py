"""A hint's words on bids, trumps, passes, the ends of a line; and where there is no judgement or no choice."""

from dataclasses import replace

from bot.rules.boards import LineView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Pass, Place, Turn, parse_move
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Choice, Phase, View
from bot.words.facts.tricks.naming import held_of
from bot.words.hint.hint import computer_text, hint_text, may_be_asked, no_choice_text
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS, HONOUR
from tests.rules.domino_whist.scenarios import ALONE
from tests.words.hint.said import BLACK_TILE, SECOND, lines, name, prospect

TWO = "about 2 points better"


def test_trumps_by_how_often_the_contract_is_made_and_what_is_held() -> None:
    scenario = ALONE.start(4)
    first = next(seat for seat in range(4) if scenario.view(seat).ask)
    bids = [f"{(first + turn) % 4} bid {'pass' if turn else '9'}" for turn in range(4)]
    scenario = scenario.play(*bids)
    if scenario.view(first).phase is Phase.KITTY:
        scenario = scenario.play(f"{first} kitty keep")
    view = scenario.view(first)
    assert view.phase is Phase.TRUMP
    threes, fours = held_of(view, Suit("3")), held_of(view, Suit("4"))
    best, other = prospect("trump 3", made=0.72), prospect("trump 4", 1.6, made=0.6)
    assert lines(view, best, other) == [
        "Name **3s** trump rather than **4s**: about 2 points better.",
        "With **3s** trump you make your contract in 7 of 10 deals, with **4s** trump in 6 of 10 deals.",
        f"You hold {threes} 3s, and {fours} 4s.",
    ]
    assert lines(view, best, replace(other, move=parse_move("trump none")))[0] == (
        "Name **3s** trump rather than play **without trump**: about 2 points better."
    )
    none = replace(best, move=parse_move("trump none"))
    assert lines(view, none, other)[:2] == [
        "Play **without trump** rather than name **4s** trump: about 2 points better.",
        "Without trump you make your contract in 7 of 10 deals, with **4s** trump in 6 of 10 deals.",
    ]


def test_bids() -> None:
    scenario = ALONE.start(4)
    view = next(view for view in map(scenario.view, range(4)) if view.ask)
    assert lines(view, prospect("bid 3"), prospect("bid pass", 0.6)) == [
        "Bid **3 tricks** rather than pass: about half a point better."
    ]
    assert lines(view, prospect("bid pass"), prospect("bid 2", 1)) == [
        "Pass rather than bid **2 tricks**: about a point better."
    ]
    assert lines(view, prospect("bid 2"), prospect("bid 3", 0.1)) == [
        "Bid **2 tricks** or **3 tricks**: they are about as good."
    ]
    low, high = replace(prospect("bid 2"), made=0.9), replace(prospect("bid 3", 2), made=0.52)
    assert lines(view, low, high) == [
        "Bid **2 tricks** rather than **3 tricks**: about 2 points better.",
        "If you bid **2 tricks** you make it in 9 of 10 deals, if you bid **3 tricks** in half of the deals.",
    ]
    passing = replace(prospect("bid pass", 1), made=0.7)  # somebody else's contract
    assert lines(view, low, passing)[1:] == ["If you bid **2 tricks** you make it in 9 of 10 deals."]
    best = replace(prospect("bid pass"), made=0.7)
    assert lines(view, best, high)[1:] == ["If you bid **3 tricks** you make it in half of the deals."]


def test_a_bid_without_a_judgement_goes_by_the_hand() -> None:
    view = ALONE.hands("8-8 8-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0").view(0)
    assert computer_text(view, parse_move("bid 1"), name).splitlines()[1] == (
        "Your longest suit would be 8s, with 2 tiles."
    )
    even = ALONE.hands("8-8 7-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0").view(0)
    assert computer_text(even, parse_move("bid pass"), name).splitlines()[:2] == [
        "Pass.",
        "You hold 1 of a suit at most.",
    ]
    assert computer_text(view, parse_move("trump 8"), name).splitlines()[:2] == [
        "Name **trump 8** trump.",
        "You hold 2 8s.",
    ]


def _at_a_line(preset: str, turned: tuple[Turned, ...], line: LineView, *choices: Choice) -> View:
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", preset).options
    match = game.start(options, 3, bytes(32))
    view = game.view(match, game.to_act(match)[0])
    ask = replace(view.ask, choices=choices) if view.ask is not None else None
    return replace(view, line=replace(line, turned=turned), ask=ask)


def test_at_a_line_by_what_each_end_leaves() -> None:
    turned = (Turned(0, 7, Tile(5, 2), Went.WAITS),)
    ends = Choice(Place(End.LEFT), "Left end (5)"), Choice(Place(End.RIGHT), "Right end (2)")
    view = _at_a_line("billitonnen", turned, LineView(((5, 6), (6, 2)), 0, Tile(5, 2)), *ends)
    assert lines(view, prospect("place left"), prospect("place right", 0.5)) == [
        "Place it at **the left end (5)** rather than **the right end (2)**: about half a round better.",
        "The left end leaves two 2s open, the right one two 5s.",
    ]


def test_at_a_line_by_the_tiles_that_were_seen() -> None:
    turns = tuple(Choice(Turn(place), f"Turn tile {place}") for place in (1, 2, 3))
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", "any-tile").options
    match = game.start(options, 3, bytes(32))
    seat = game.to_act(match)[0]
    held = game.view(match, seat).seats[seat].held
    turned = (Turned(seat, held, Tile(4, 3), Went.BACK),)
    view = _at_a_line("any-tile", turned, LineView(((5, 6), (6, 2)), 0), *turns)
    assert lines(view, prospect("turn 2"), prospect("turn 1", 3)) == [
        "Turn **tile 2** rather than **tile 1**: about 3 points better.",
        "Nobody has seen tile 2; tile 1 is 4-3, which does not fit.",
    ]
    fits = replace(view, line=replace(view.line_board, tiles=((4, 6), (6, 2))))
    assert lines(fits, prospect("turn 1"), prospect("turn 2", 3))[1] == (
        "Tile 1 is 4-3, which fits; nobody has seen tile 2."
    )
    assert lines(view, prospect("turn 2"), prospect("turn 3", 1)) == [
        "Turn **tile 2** rather than **tile 3**: about a point better."
    ]
    assert (
        hint_text(view, (prospect("turn 2"),), name) == "Turn **tile 2**, or whatever you like: it comes to the same."
    )


def test_pieces_to_pass() -> None:
    view = HEARTS.start(4).view(0)
    assert view.phase is Phase.PASS
    held = [str(shown.piece) for shown in view.hand]
    best, other = prospect(f"pass {' '.join(held[:3])}"), prospect(f"pass {' '.join(held[1:4])}", 2)
    assert lines(view, best, other) == [
        f"Pass **{held[0]}, {held[1]} and {held[2]}** rather than **{', '.join(held[1:3])} and {held[3]}**: {TWO}."
    ]


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    only = BLACK_TILE.hands("6-6 5-4", "6-3 0-0", "6-4 1-0", "5-5 5-3").play("0 lead 6-6 as 6").view(1)
    assert (may_be_asked(only), may_be_asked(SECOND)) == (False, True)
    assert no_choice_text(only, name) == "Play **6-3**: it is your only move."
    assert not may_be_asked(BLACK_TILE.view(1)), "not their turn"


def test_a_revoke_is_no_choice() -> None:
    hands = "2C 9S", "3C 4H", "4C 4D", "5C 5D"
    view = HONOUR.hands(*hands).play("0 lead 2C").view(1)
    assert view.ask is not None
    assert len(view.ask.choices) == 2
    assert not may_be_asked(view)
    assert no_choice_text(view, name) == "Play **3C**: it is your only move."


def test_a_swap_for_the_kitty_says_what_comes_for_it() -> None:
    scenario = ALONE.start(4)
    first = next(seat for seat in range(4) if scenario.view(seat).ask)
    scenario = scenario.play(*[f"{(first + turn) % 4} bid {'pass' if turn else '9'}" for turn in range(4)])
    view = scenario.view(first)
    assert view.phase is Phase.KITTY
    held, got = view.hand[0].piece, view.trick_board.kitty[0].piece
    told = computer_text(view, parse_move(f"kitty {held}"), name).splitlines()
    assert told[:2] == [f"Swap **{held}**.", f"You get {got} for it."]
    assert computer_text(view, parse_move("kitty keep"), name).startswith("Keep your hand.\n-#")


def test_where_nothing_is_tried_out_a_computers_move_is_told() -> None:
    view = HEARTS.start(4).view(0)
    held = [shown.piece for shown in view.hand if shown.piece is not None][:3]
    codes = f"{held[0]}, {held[1]} and {held[2]}"
    assert may_be_asked(view)
    assert computer_text(view, Pass(tuple(held)), name) == (
        f"Pass **{codes}**.\nThat gives 13 penalty points away.\n-# What a computer player would do here."
    )


def test_what_is_passed_by_what_it_gives_away() -> None:
    hands = "6-6 5-4 4-0 3-0 2-1", "6-3 6-0 5-0 2-2 0-0", "6-4 6-2 5-1 4-1 1-0", "5-5 5-3 4-2 3-2 2-0"
    view = ELEVEN.hands(*hands, phase=Phase.PASS).view(1)
    best, other = prospect("pass 6-3 6-0 0-0"), prospect("pass 6-0 5-0 2-2", 1.6)
    assert lines(view, best, other) == [
        f"Pass **6-3, 6-0 and 0-0** rather than **6-0, 5-0 and 2-2**: {TWO}.",
        "With **6-3, 6-0 and 0-0** you give 5 penalty points away, with **6-0, 5-0 and 2-2** none.",
    ]
    assert lines(view, replace(best, move=other.move), replace(other, move=best.move)) == [
        f"Pass **6-0, 5-0 and 2-2** rather than **6-3, 6-0 and 0-0**: {TWO}.",
    ], "that it gives less away does not speak for it"
