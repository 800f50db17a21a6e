"""What players of Blind Hughie and Billitonnen are told: prompts, labels, refusals, and what a View shows."""

import pytest

from bot.message import Message
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import PRESETS, BlindHughieOptions
from bot.rules.boards import PieceView
from bot.rules.options import Preset
from bot.rules.pieces import Tile
from bot.rules.view import Phase
from bot.words.speaker import say
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario, tile
from tests.said import messages_in
from tests.told import told

RIGHTMOST_OF_3 = "refused-must-turn(count=3, any_tile=False)"
PLACE_IT = "refused-must-place(tile=5-2, left=5, right=2)"
ROWS = ("6-1 3-3 5-2", "4-0 2-2", "6-6 5-3")


def labels(scenario: RowScenario) -> list[str]:
    return [told(choice.label) for choice in scenario.view().open_choices]


def test_a_turn_is_offered_on_the_table_message() -> None:
    scenario = HUGHIE.rows(*ROWS, line="2-6 6-4")
    public = scenario.view()
    assert public.ask is None
    assert (public.phase, told(public.prompt), labels(scenario)) == (Phase.TURN, "prompt-turn", ["choice-turn"])
    own = scenario.view(0)
    assert own.ask is not None
    assert (own.ask.prompt, own.ask.choices) == (public.prompt, public.open_choices)
    assert scenario.view(1).ask is None


def test_an_end_is_chosen_by_what_it_bears() -> None:
    scenario = BILLITONNEN.rows("3-3 5-2", "4-0 2-1", "6-6 5-3", line="5-3 3-2").play("0 turn")
    view = scenario.view()
    assert view.phase is Phase.PLACE
    assert (view.line_board.waiting, view.line_board.ends) == (tile("5-2"), (5, 2))
    assert told(view.prompt) == "prompt-end-peek(tile=5-2)"
    assert labels(scenario) == ["choice-left(number=5)", "choice-right(number=2)", "choice-peek"]
    assert told(scenario.play("0 peek").view().prompt) == "prompt-end(tile=5-2)"


def test_any_tile_is_chosen_by_its_place() -> None:
    choices = ANY.rows(*ROWS, line="2-6").view(0).open_choices
    assert [(told(choice.label), told(choice.note)) for choice in choices] == [
        ("choice-turn-number(number=1)", "choice-turn-leftmost"),
        ("choice-turn-number(number=2)", "choice-turn-number.note(number=2, count=3)"),
        ("choice-turn-number(number=3)", "choice-turn-rightmost"),
    ]


def test_an_open_double_is_offered_by_its_name() -> None:
    scenario = DOUBLES.rows("3-3* 4-1", "4-0 2-2", "6-6 5-3", line="3-6")
    assert labels(scenario) == ["choice-turn", "choice-play-open(tile=3-3)"]
    assert told(scenario.view(0).prompt) == "prompt-turn-or-double"


def test_rows_are_shown_with_their_backs_and_the_next_to_turn() -> None:
    scenario = BILLITONNEN.rows("3-3* 4-1", "4-0 2-2*", "6-6 5-3", line="3-6")
    for viewer in (0, 1, 2, None):
        seats = scenario.view(viewer).seats
        assert seats[0].shown == (PieceView(tile("3-3"), legal=False), PieceView(None, legal=True))
        assert seats[1].shown == (PieceView(None), PieceView(tile("2-2")))
        assert [seat.held for seat in seats] == [2, 2, 2]
        assert [seat.to_act for seat in seats] == [True, False, False]


def test_turned_tiles_are_told_in_order() -> None:
    scenario = HUGHIE.rows("3-3 4-1", "4-0 2-2", "6-6 5-3", line="3-6").play("0 turn", "1 turn")
    view = scenario.view()
    assert [(turned.seat, turned.place, str(turned.tile), str(turned.went)) for turned in view.line_board.turned] == [
        (0, 2, "4-1", "back"),
        (1, 2, "2-2", "back"),
    ]


@pytest.mark.parametrize(
    ("game", "rows", "before", "seat", "move", "sentence"),
    [
        (HUGHIE, ROWS, (), 1, "turn", "refused-turn"),
        (
            HUGHIE, ROWS, (), 0, "place left",
            f"refused-nothing-to-place + {RIGHTMOST_OF_3}",
        ),
        (
            HUGHIE, ROWS, (), 0, "peek",
            f"refused-no-peeking + {RIGHTMOST_OF_3}",
        ),
        (
            BILLITONNEN, ROWS, (), 0, "peek",
            f"refused-peek-while-choosing + {RIGHTMOST_OF_3}",
        ),
        (
            HUGHIE, ROWS, (), 0, "turn 2",
            f"refused-not-next + {RIGHTMOST_OF_3}",
        ),
        (
            HUGHIE, ROWS, (), 0, "turn 9",
            f"refused-no-such-place(count=3, place=9) + {RIGHTMOST_OF_3}",
        ),
        (
            ANY, ROWS, (), 0, "turn 9",
            "refused-no-such-place(count=3, place=9) + refused-must-turn(count=3, any_tile=True)",
        ),
        (
            ANY, ("5-2", *ROWS[1:]), (), 0, "turn 2",
            "refused-no-such-place(count=1, place=2) + refused-must-turn(count=1, any_tile=True)",
        ),
        (
            BILLITONNEN, ("3-3* 4-1", *ROWS[1:]), (), 0, "turn 1",
            "refused-must-wait(tile=3-3) + refused-must-turn(count=2, any_tile=False)",
        ),
        (
            DOUBLES, ("3-3* 4-1", *ROWS[1:]), (), 0, "play 3-3",
            "refused-fits-no-end(tile=3-3, left=5, right=2) + refused-must-turn(count=2, any_tile=False)",
        ),
        (
            DOUBLES, ROWS, (), 0, "play 5-2",
            f"refused-face-down + {RIGHTMOST_OF_3}",
        ),
        (
            HUGHIE, ROWS, (), 0, "bid 5",
            f"refused-wrong-phase(phase=turn) + {RIGHTMOST_OF_3}",
        ),
        (
            HUGHIE, ROWS, ("0 turn",), 0, "turn",
            PLACE_IT,
        ),
        (
            HUGHIE, ROWS, ("0 turn",), 0, "peek",
            f"refused-no-peeking + {PLACE_IT}",
        ),
        (
            BILLITONNEN, ROWS, ("0 turn", "0 peek"), 0, "peek",
            f"refused-has-peeked + {PLACE_IT}",
        ),
        (
            BILLITONNEN, ("3-3* 5-2", *ROWS[1:]), ("0 turn",), 0, "peek",
            f"refused-nothing-to-peek-at(is_last=False) + {PLACE_IT}",
        ),
        (
            BILLITONNEN, ("5-2", *ROWS[1:]), ("0 turn",), 0, "peek",
            f"refused-nothing-to-peek-at(is_last=True) + {PLACE_IT}",
        ),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(
    game: RowScenario, rows: tuple[str, ...], before: tuple[str, ...], seat: int, move: str, sentence: str
) -> None:
    scenario = game.rows(*rows, line="5-1 1-2").play(*before)
    assert scenario.refused(seat, move) == sentence


def test_once_the_match_is_over_nothing_moves() -> None:
    scenario = BILLITONNEN.rows("2-1", "6-6", "5-5", line="1-0 0-3").play("0 turn")
    assert scenario.refused(0, "turn") == "refused-match-over"
    view = scenario.view(0)
    assert (view.phase, view.ask, view.open_choices, view.prompt) == (Phase.OVER, None, (), "")
    assert view.seats[1].shown == (PieceView(Tile(6, 6)),), "the rows are turned up, for their pips are the score"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_the_help_is_about_the_game_as_it_is_played(preset: Preset) -> None:
    assert isinstance(preset.options, BlindHughieOptions)
    for players in preset.players:
        pages = BLIND_HUGHIE.help(preset.options, players)
        told = [message for page in pages for message in messages_in(page.text)]
        assert (Message("billitonnen-help-ends") in told) is preset.options.billitonnen
        assert (Message("billitonnen-help-play-doubles") in told) is preset.options.plays_doubles
        assert (Message("blind-hughie-help-turn-any") in told) is preset.options.any_tile
        dealt = {len(row) for row in RowScenario(BLIND_HUGHIE, preset.options).start(players).deal.rows}
        assert Message("blind-hughie-help-deal", players=players, tiles=min(dealt)) in told
        texts = [say(page.text) for page in pages]
        assert all(text.endswith(".") and len(text) < 500 and "  " not in text for text in texts)


def test_examples_are_worked_out_by_the_rules() -> None:
    examples = [page.example for page in BLIND_HUGHIE.help(BILLITONNEN.options, 4) if page.example]
    assert [[shown.legal for shown in example.pieces] for example in examples] == [[True, True, False], [True], [True]]
    assert [example.line.ends for example in examples if example.line] == [(2, 4), (2, 4), (2, 4)]
