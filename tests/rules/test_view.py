"""The parts of a View: one board, of the kind its game is played on, and what the tricks on it are."""

import random
from dataclasses import replace

import pytest

from bot.rules.boards import ChainView, LineView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.view import Order, View, arranged, next_order, orders
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import HUGHIE
from tests.rules.dominoes.scenarios import BLOCK
from tests.rules.scenario import SEED

HANDS = ("6-4 5-4", "6-1 0-0", "4-4 6-6")


def of_tricks() -> View:
    return ELEVEN.hands(*HANDS).view()


def of_a_line() -> View:
    return HUGHIE.start(4).view()


def of_a_chain() -> View:
    return BLOCK.start(4).view()


def test_a_view_has_one_board() -> None:
    assert isinstance(of_tricks().trick_board, TricksView)
    assert isinstance(of_a_line().line_board, LineView)
    assert isinstance(of_a_chain().chain_board, ChainView)
    why = "tricks, a line or a chain"
    for boards in ({"tricks": None}, {"line": of_a_line().line}, {"chain": of_a_chain().chain}):
        with pytest.raises(ValueError, match=why):
            replace(of_tricks(), **boards)


def test_the_board_of_another_kind_is_not_to_be_had() -> None:
    for view in (of_a_line(), of_a_chain()):
        with pytest.raises(TypeError, match="no tricks"):
            _ = view.trick_board
    for view in (of_tricks(), of_a_chain()):
        with pytest.raises(TypeError, match="no line"):
            _ = view.line_board
    for view in (of_tricks(), of_a_line()):
        with pytest.raises(TypeError, match="no chain"):
            _ = view.chain_board


def test_the_trick_on_the_table_is_being_played_or_complete() -> None:
    moves = ("2 lead 4-4 as 4", "0 play 6-4", "1 play 0-0", "2 lead 6-6 as 6")
    start = ELEVEN.hands(*HANDS, first=2)
    boards = [start.play(*moves[:count]).view().trick_board for count in range(5)]
    assert [len(board.current_plays) for board in boards] == [0, 1, 2, 0, 1]
    assert [board.complete_trick is not None for board in boards] == [False, False, False, True, False]
    assert [[len(trick.plays) for trick in board.all_tricks] for board in boards] == [[], [1], [2], [3], [3, 1]]


def test_a_hand_is_arranged_by_points_or_doubles_first() -> None:
    view = ELEVEN.hands("6-5 4-4 3-1 0-0", *["6-1"] * 2).view(0)
    assert orders(view) == (Order.HIGH, Order.POINTS, Order.DOUBLES)
    shown = {order: " ".join(str(it.piece) for it in arranged(view, order).hand) for order in orders(view)}
    assert list(shown.values()) == ["6-5 4-4 3-1 0-0", "0-0 3-1 6-5 4-4", "4-4 0-0 6-5 3-1"]
    assert [next_order(orders(view), order) for order in (*orders(view), "other")] == [
        Order.POINTS, Order.DOUBLES, Order.HIGH, Order.HIGH,
    ]  # fmt: skip
    assert orders(ELEVEN.hands("6-5 4-2", *["6-1"] * 2).view(0)) == (Order.HIGH,)


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_the_views_of_one_moment_share_what_they_have_in_common(game: AnyGame) -> None:
    match, dice = game.start(game.presets[0].options, game.players[0], SEED), random.Random(1)
    for _ in range(60):
        seat = game.to_act(match)[0]
        match, _ = game.play(match, seat, dice.choice(game.legal(match, seat)))
        public, views = game.views(match)
        assert public == game.view(match, None)
        assert views == tuple(game.view(match, seat) for seat in range(match.players))
        assert all(view.seats is public.seats for view in views)
        if public.tricks is not None:
            assert all(view.trick_board.finished is public.tricks.finished for view in views)
        if public.chain is not None:
            assert all(view.chain_board.log is public.chain.log for view in views)


def test_a_trick_that_is_finished_is_the_same_object_in_every_later_view() -> None:
    start = ELEVEN.hands(*HANDS, first=2).play("2 lead 4-4 as 4", "0 play 6-4", "1 play 0-0")
    trick = start.view().trick_board.finished[0]
    assert start.play("2 lead 6-6 as 6").view().trick_board.finished[0] is trick
