"""Duplicate deals and their samples, on given players. How good the computer players are is asserted nowhere."""

from contextlib import closing

import pytest

from bot.players.computer import LEVELS, choose
from bot.rules.moves import Move
from bot.rules.tricks.bids import PASS
from bot.rules.view import Phase, View
from tests.benchmark.commits import ROOT
from tests.benchmark.players.duplicate import (
    Chooser,
    Margin,
    Player,
    Sample,
    Turn,
    margin,
    margin_of,
    play,
    player_named,
)
from tests.benchmark.players.resources import views_of
from tests.benchmark.players.rows import ROWS, Row, pairings, row_named
from tests.samples import sample

EASY = player_named("easy")


def choose_last(view: View, _: int) -> Move:
    """The last of the legal moves; passes, which are not listed, as easy makes them."""
    assert view.ask is not None
    return choose(view, 0, "easy") if view.ask.pick else view.ask.choices[-1].move


LAST_LEGAL = player_named("tests.benchmark.test_players:choose_last")


@pytest.mark.parametrize("row", sample(ROWS, 4), ids=lambda row: row.name)
def test_equal_players_have_no_margin(row: Row) -> None:
    (found,) = margin(row, EASY, EASY, 1)
    assert found.margin == 0
    assert found.milliseconds or row.name == "billitonnen"  # whose deals may leave no choice


def test_everyone_is_dealt_the_same_whoever_plays() -> None:
    dealt: list[View] = []

    def noted(turn: Turn) -> Move:
        dealt.append(turn.view)
        return EASY(turn)

    hearts = row_named("hearts")
    play(hearts, [noted] * 4, 3)
    again = views_of(hearts)
    assert again[0].hand != dealt[0].hand  # deal 0
    dealt.clear()
    play(hearts, [noted, LAST_LEGAL, LAST_LEGAL, LAST_LEGAL], 0)
    assert dealt[0].hand == again[0].hand


def test_a_redeal_is_followed_by_another_deal() -> None:
    deals: set[int] = set()

    def passing_at_first(turn: Turn) -> Move:
        deals.add(turn.view.deal)
        return PASS if turn.view.deal == 1 and turn.view.phase is Phase.BID else EASY(turn)

    assert any(play(row_named("42-marks"), [passing_at_first] * 4, 0))
    assert {1, 2} <= deals


def test_players_of_another_commit_choose_from_the_moves_made() -> None:
    row, chosen = row_named("whist-partners"), list[str]()

    def noted(player: Player) -> Player:
        def choose(turn: Turn) -> Move:
            chosen.append(str(player(turn)))
            return EASY(turn)

        return choose

    with closing(Chooser(ROOT)) as theirs:  # of our own `bot`: they choose as we do
        play(row, [noted(lambda turn: theirs.choose(turn, "easy"))] * 4, 0)
    their_choices = chosen.copy()
    chosen.clear()
    play(row, [noted(EASY)] * 4, 0)
    assert their_choices == chosen
    assert len(chosen) > 10


def test_a_margin_is_over_the_mean_of_the_others() -> None:
    assert margin_of(0, (10, 1, 2, 6), low_wins=False) == 7
    assert margin_of(0, (10, 1, 2, 6), low_wins=True) == -7
    assert margin_of(1, (0, 42), low_wins=False) == 42


def test_the_mean_of_samples_has_its_error_and_the_share_of_deals_won() -> None:
    found = Margin.of([Sample(0, 2), Sample(1, 4), Sample(2, 0), Sample(3, -2)])
    assert (found.mean, found.won) == (1, 0.625)
    assert found.error == pytest.approx((20 / 3) ** 0.5 / 2)
    assert Margin.of([Sample(0, 2)]).error == 0


def test_rows_can_be_asked_for_by_name() -> None:
    def names(*only: str) -> list[str]:
        return [it.name for it in pairings("hard", "normal", only)]

    assert {row.name for row in ROWS} < set(names())
    assert names("hearts", "black-tile-2*") == ["black-tile-21", "hearts"]
    assert names("levels/hearts/*") == [f"levels/hearts/{level}" for level in LEVELS[1:]]
    assert names("nothing") == []
    assert pairings("hard", "normal@main", ("hearts",))[0].title == "Domino Hearts, hard over normal@main"


def test_an_unknown_player_or_row_is_refused() -> None:
    with pytest.raises(ValueError, match="genius"):
        player_named("genius")
    with pytest.raises(ValueError, match="black-tile-11, black-tile-21"):
        row_named("poker")
