"""A hint's words on bids, trumps, passes, the ends of a line; and where there is no judgement or no choice."""

from dataclasses import replace

from bot.message import AllOf, Message
from bot.rules.boards import LineView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Turned, Went
from bot.rules.moves import End, Pass, Place, Turn, parse_move
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Choice, Phase, View
from bot.words.hint.amounts import alone, often
from bot.words.hint.hint import computer_text, may_be_asked, no_choice_text
from bot.words.tricks.naming import held_of
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.domino_hearts.scenarios import HEARTS, HONOUR
from tests.rules.domino_whist.scenarios import ALONE
from tests.words.hint.said import BLACK_TILE, SECOND, better, facts, move, name, prospect, told, why, you


def test_trumps_by_how_often_the_contract_is_made_and_what_is_held() -> None:
    scenario = ALONE.start(4)
    first = next(seat for seat in range(4) if scenario.view(seat).ask)
    bids = [f"{(first + turn) % 4} bid {'pass' if turn else '9'}" for turn in range(4)]
    scenario = scenario.play(*bids)
    if scenario.view(first).phase is Phase.KITTY:
        scenario = scenario.play(f"{first} kitty keep")
    view = scenario.view(first)
    assert view.phase is Phase.TRUMP
    best, other = prospect("trump 3", made=0.72), prospect("trump 4", 1.6, made=0.6)
    moves = {"first": move(view, "trump 3"), "second": move(view, "trump 4")}
    assert told(view, best, other) == [
        better(view, "trump 3", "trump 4", 1.6),
        ("reason-contract", {"who": you(view), "often": often(0.7), "less": alone(0.6), **moves}),
    ]
    held = {"count": held_of(view, Suit("3")), "other": held_of(view, Suit("4"))}
    alike = replace(other, made=0.72)
    assert why(view, best, alike) == ("reason-trumps", {"who": you(view), **held, **moves})
    none = replace(other, move=parse_move("trump none"))
    assert told(view, best, none)[0] == better(view, "trump 3", "trump none", 1.6)
    assert told(view, replace(best, move=none.move), other)[0] == better(view, "trump none", "trump 4", 1.6)


def test_bids() -> None:
    scenario = ALONE.start(4)
    view = next(view for view in map(scenario.view, range(4)) if view.ask)
    assert told(view, prospect("bid 3"), prospect("bid pass", 0.6)) == [better(view, "bid 3", "bid pass", 0.6)]
    assert told(view, prospect("bid pass"), prospect("bid 2", 1)) == [better(view, "bid pass", "bid 2", 1)]
    level = {"move": move(view, "bid 2", "do"), "other": move(view, "bid 3")}
    assert told(view, prospect("bid 2"), prospect("bid 3", 0.1)) == [("hint-near", level)]
    low, high = replace(prospect("bid 2"), made=0.9), replace(prospect("bid 3", 2), made=0.52)
    moves = {"first": move(view, "bid 2"), "second": move(view, "bid 3")}
    assert told(view, low, high) == [
        better(view, "bid 2", "bid 3", 2),
        ("reason-bids", {"who": you(view), "often": often(0.9), "less": alone(0.5), **moves}),
    ]
    passing = replace(prospect("bid pass", 1), made=0.7)  # somebody else's contract
    one = {"who": you(view), "first": move(view, "bid 2"), "often": often(0.9)}
    assert why(view, low, passing) == ("reason-bid", one)
    best = replace(prospect("bid pass"), made=0.7)
    assert why(view, best, high) == ("reason-bid", one | {"first": move(view, "bid 3"), "often": often(0.5)})


def test_where_there_is_no_judgement_nothing_is_made_up() -> None:
    view = ALONE.hands("8-8 8-4 1-0", "7-7 4-2 3-1", "6-6 5-0 2-1", "5-5 4-4 3-0").view(0)
    for bid in ("bid 1", "bid pass"):
        told = facts(computer_text(view, parse_move(bid), name))
        assert told == [("hint-of-computer", {"move": move(view, bid, "do")})]


def _at_a_line(preset: str, turned: tuple[Turned, ...], line: LineView, *choices: Choice) -> View:
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", preset).options
    match = game.start(options, 3, bytes(32))
    view = game.view(match, game.to_act(match)[0])
    ask = replace(view.ask, choices=choices) if view.ask is not None else None
    return replace(view, line=replace(line, turned=turned), ask=ask)


def test_at_a_line_by_what_each_end_leaves() -> None:
    turned = (Turned(0, 7, Tile(5, 2), Went.WAITS),)
    ends = Choice(Place(End.LEFT)), Choice(Place(End.RIGHT))
    view = _at_a_line("billitonnen", turned, LineView(((5, 6), (6, 2)), 0, Tile(5, 2)), *ends)
    assert told(view, prospect("place left"), prospect("place right", 0.5)) == [
        better(view, "place left", "place right", 0.5, "round"),
        ("line-leaves", {"left": AllOf((2, 2)), "right": AllOf((5, 5)), "differs": True}),
    ]
    assert move(view, "place left") == Message("named-place.than", end=End.LEFT, number=5)


def test_at_a_line_by_the_tiles_that_were_seen() -> None:
    turns = tuple(Choice(Turn(place)) for place in (1, 2, 3))
    game, options = CATALOGUE["blind-hughie"], CATALOGUE.preset("blind-hughie", "any-tile").options
    match = game.start(options, 3, bytes(32))
    seat = game.to_act(match)[0]
    held = game.view(match, seat).seats[seat].held
    turned = (Turned(seat, held, Tile(4, 3), Went.BACK),)
    view = _at_a_line("any-tile", turned, LineView(((5, 6), (6, 2)), 0), *turns)
    assert told(view, prospect("turn 2"), prospect("turn 1", 3)) == [
        better(view, "turn 2", "turn 1", 3),
        ("reason-tile-not", {"place": 1, "tile": Tile(4, 3)}),
    ]
    fits = replace(view, line=replace(view.line_board, tiles=((4, 6), (6, 2))))
    assert why(fits, prospect("turn 1"), prospect("turn 2", 3)) == (
        "reason-tile-fits", {"place": 1, "tile": Tile(4, 3)},
    )  # fmt: skip
    assert told(view, prospect("turn 2"), prospect("turn 3", 1)) == [better(view, "turn 2", "turn 3", 1)]
    assert told(view, prospect("turn 2")) == [("hint-any", {"move": move(view, "turn 2", "do")})]


def test_pieces_to_pass() -> None:
    view = HEARTS.start(4).view(0)
    assert view.phase is Phase.PASS
    held = [str(shown.piece) for shown in view.hand]
    best, other = f"pass {' '.join(held[:3])}", f"pass {' '.join(held[1:4])}"
    assert told(view, prospect(best), prospect(other, 2)) == [better(view, best, other, 2)]


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    only = BLACK_TILE.hands("6-6 5-4", "6-3 0-0", "6-4 1-0", "5-5 5-3").play("0 lead 6-6 as 6").view(1)
    assert (may_be_asked(only), may_be_asked(SECOND)) == (False, True)
    assert no_choice_text(only, name) == Message("hint-only", move=move(only, "play 6-3", "do"))
    assert not may_be_asked(BLACK_TILE.view(1)), "not their turn"


def test_a_revoke_is_no_choice() -> None:
    hands = "2C 9S", "3C 4H", "4C 4D", "5C 5D"
    view = HONOUR.hands(*hands).play("0 lead 2C").view(1)
    assert view.ask is not None
    assert len(view.ask.choices) == 2
    assert not may_be_asked(view)
    assert no_choice_text(view, name) == Message("hint-only", move=move(view, "play 3C", "do"))


def test_a_swap_for_the_kitty_says_what_comes_for_it() -> None:
    scenario = ALONE.start(4)
    first = next(seat for seat in range(4) if scenario.view(seat).ask)
    scenario = scenario.play(*[f"{(first + turn) % 4} bid {'pass' if turn else '9'}" for turn in range(4)])
    view = scenario.view(first)
    assert view.phase is Phase.KITTY
    held, got = view.hand[0].piece, view.trick_board.kitty[0].piece
    assert facts(computer_text(view, parse_move(f"kitty {held}"), name)) == [
        ("hint-of-computer", {"move": Message("named-kitty.do", swap=held)}),
        ("hint-gets", {"pieces": AllOf([got])}),
    ]
    keeps = {"move": Message("named-kitty.do", swap="none")}
    assert facts(computer_text(view, parse_move("kitty keep"), name)) == [("hint-of-computer", keeps)]


def test_where_nothing_is_tried_out_a_computers_move_is_told() -> None:
    view = HEARTS.start(4).view(0)
    held = [shown.piece for shown in view.hand if shown.piece is not None][:3]
    passed = Pass(tuple(held))
    assert may_be_asked(view)
    assert facts(computer_text(view, passed, name)) == [
        ("hint-of-computer", {"move": move(view, str(passed), "do")}),
        ("hint-gives", {"points": 13}),
    ]


def test_a_pass_is_explained_by_the_points_it_gives_away() -> None:
    hands = "6-6 5-4 4-0 3-0 2-1", "6-3 6-0 5-0 2-2 0-0", "6-4 6-2 5-1 4-1 1-0", "5-5 5-3 4-2 3-2 2-0"
    view = ELEVEN.hands(*hands, phase=Phase.PASS).view(1)
    best, other = "pass 6-3 6-0 0-0", "pass 6-0 5-0 2-2"
    moves = {"first": move(view, best), "second": move(view, other)}
    assert told(view, prospect(best), prospect(other, 1.6)) == [
        better(view, best, other, 1.6),
        ("reason-give", {"points": 5, "fewer": 0, **moves}),
    ]
    assert told(view, prospect(other), prospect(best, 1.6)) == [better(view, other, best, 1.6)], (
        "that it gives less away does not speak for it"
    )
