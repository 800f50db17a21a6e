"""Values of the rules are frozen; a View has one board, of the kind its game is played on."""

import pickle
import random
from collections.abc import Callable
from dataclasses import FrozenInstanceError, is_dataclass, replace
from importlib import import_module
from pkgutil import walk_packages

import pytest

import bot.rules
from bot.rules.boards import LineView, TrainsView, TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.copies import once, updated
from bot.rules.view import Order, View, arranged, next_order, orders
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import HUGHIE
from tests.rules.dominoes.scenarios import BLOCK
from tests.rules.mexican_train.scenarios import COVER
from tests.rules.scenario import SEED

START = ELEVEN.hands("6-4 5-4", "6-1 0-0", "4-4 6-6", first=2)
FIRST_TRICK = "4-4 as 4, 6-4, 0-0"
VIEWS = {
    "tricks": START.view(),
    "rows": HUGHIE.start(4).view(),
    "line": BLOCK.start(4).view(),
    "trains": COVER.start(4).view(),
}
BOARDS: dict[str, Callable[[View], object]] = {
    "tricks": lambda view: view.trick_board,
    "rows": lambda view: view.rows_board,
    "line": lambda view: view.line_board,
    "trains": lambda view: view.train_board,
}


def test_every_value_of_the_rules_is_frozen() -> None:
    modules = [import_module(module.name) for module in walk_packages(bot.rules.__path__, "bot.rules.")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    values = [kind for kind in kinds if is_dataclass(kind) and kind.__module__.startswith("bot.rules")]
    assert len(values) > 100
    assert [kind for kind in values if not kind.__dataclass_params__.frozen] == []  # type: ignore[attr-defined]


def test_a_copy_is_what_replacing_gives_and_frozen_as_well() -> None:
    deal = START.deal
    before = hash(deal)
    copied = updated(deal, leader=1, tricks=())
    assert copied == replace(deal, leader=1, tricks=())
    assert hash(deal) == before, "the value itself stays as it was"
    with pytest.raises(FrozenInstanceError):
        copied.leader = 3  # type: ignore[misc]
    with pytest.raises(TypeError, match="z"):
        updated(deal, z=3)


def test_a_view_has_one_board_and_no_other() -> None:
    for kind, view in VIEWS.items():
        for other, board in BOARDS.items():
            if other == kind:
                assert board(view) is view.board
            else:
                with pytest.raises(TypeError, match=f"no {other}"):
                    board(view)


def test_the_trick_on_the_table_is_being_played_or_complete() -> None:
    moves = (*FIRST_TRICK.split(", "), "6-6 as 6")
    boards = [START.play(*moves[:count]).view().trick_board for count in range(5)]
    assert [len(board.current_plays) for board in boards] == [0, 1, 2, 0, 1]
    assert [board.complete_trick is not None for board in boards] == [False, False, False, True, False]
    assert [[len(trick.plays) for trick in board.all_tricks] for board in boards] == [[], [1], [2], [3], [3, 1]]


def test_a_trick_that_is_finished_is_the_same_object_in_every_later_view() -> None:
    complete = START.play(FIRST_TRICK)
    assert complete.play("6-6 as 6").view().trick_board.finished[0] is complete.view().trick_board.finished[0]


def test_a_hand_is_arranged_by_points_or_doubles_first() -> None:
    view = ELEVEN.hands("6-5 4-4 3-1 0-0", *["6-1"] * 2).view(0)
    assert orders(view) == (Order.HIGH, Order.POINTS, Order.DOUBLES)
    shown = {order: " ".join(str(it.piece) for it in arranged(view, order).hand) for order in orders(view)}
    assert list(shown.values()) == ["6-5 4-4 3-1 0-0", "0-0 3-1 6-5 4-4", "4-4 0-0 6-5 3-1"]
    following = [next_order(orders(view), order) for order in (*orders(view), "other")]
    assert following == [Order.POINTS, Order.DOUBLES, Order.HIGH, Order.HIGH]
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
        if isinstance(public.board, TricksView):
            assert all(view.trick_board.finished is public.trick_board.finished for view in views)
        if isinstance(public.board, LineView | TrainsView):
            assert all(getattr(view.board, "log", None) is public.board.log for view in views)
        if isinstance(public.board, TrainsView):
            assert all(view.train_board.trains is public.board.trains for view in views)


def test_a_fact_of_a_view_is_found_once_and_not_copied() -> None:
    asked = list[object]()

    @once
    def viewer(view: View, *more: int) -> object:
        asked.append(view)
        return view.viewer, more

    view, other = VIEWS["tricks"], updated(VIEWS["tricks"], viewer=1)
    assert [viewer(view), viewer(view), viewer(view, 3)] == [(view.viewer, ()), (view.viewer, ()), (view.viewer, (3,))]
    assert viewer(other) == (1, ())
    assert viewer(updated(other, viewer=0)) == (0, ())
    assert len(asked) == 4
    assert pickle.loads(pickle.dumps(other)) == other
    assert not pickle.loads(pickle.dumps(other)).__dict__["_facts"]
