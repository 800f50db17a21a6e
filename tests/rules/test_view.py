"""The parts of a View: one board, of the kind its game is played on, and what the tricks on it are."""

from dataclasses import replace

import pytest

from bot.rules.boards import LineView, TricksView
from bot.rules.view import View
from tests.rules.black_tile.scenarios import ELEVEN
from tests.rules.blind_hughie.scenarios import HUGHIE

HANDS = ("6-4 5-4", "6-1 0-0", "4-4 6-6")


def of_tricks() -> View:
    return ELEVEN.hands(*HANDS).view()


def of_a_line() -> View:
    return HUGHIE.start(4).view()


def test_a_view_has_one_board() -> None:
    assert isinstance(of_tricks().trick_board, TricksView)
    assert isinstance(of_a_line().line_board, LineView)
    with pytest.raises(ValueError, match="either tricks or a line"):
        replace(of_tricks(), tricks=None)
    with pytest.raises(ValueError, match="either tricks or a line"):
        replace(of_tricks(), line=of_a_line().line)


def test_the_board_of_another_kind_is_not_to_be_had() -> None:
    with pytest.raises(TypeError, match="no tricks"):
        _ = of_a_line().trick_board
    with pytest.raises(TypeError, match="no line"):
        _ = of_tricks().line_board


def test_the_trick_on_the_table_is_being_played_or_complete() -> None:
    moves = ("2 lead 4-4 as 4", "0 play 6-4", "1 play 0-0", "2 lead 6-6 as 6")
    start = ELEVEN.hands(*HANDS, first=2)
    boards = [start.play(*moves[:count]).view().trick_board for count in range(5)]
    assert [len(board.current_plays) for board in boards] == [0, 1, 2, 0, 1]
    assert [board.complete_trick is not None for board in boards] == [False, False, False, True, False]
    assert [[len(trick.plays) for trick in board.all_tricks] for board in boards] == [[], [1], [2], [3], [3, 1]]
