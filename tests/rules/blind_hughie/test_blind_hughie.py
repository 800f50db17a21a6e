"""Blind Hughie and Billitonnen (rules §5): turns, rows, scores and words in vectors."""

import pytest

from bot.message import Message
from bot.rules.blind_hughie.deal import Layout, dealt
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Blocked, LowestEqual, Moved, NothingPlayed, Remark, Turned, Went, WentOut
from bot.rules.moves import End, Peek, Place
from bot.rules.pieces import Tile
from bot.rules.view import Phase
from tests.rules.blind_hughie.scenarios import ANY, BILLITONNEN, DOUBLES, HUGHIE, RowScenario, tile
from tests.rules.scenario import SEED
from tests.rules.vectors import Facts, Start, check, vectors
from tests.told import told

PARTNERS = HUGHIE.under(partners=True)
OUT_WINS_TIES = HUGHIE.under(going_out_wins_ties=True)
THREE_ROUNDS = BILLITONNEN.under(rounds=3)
USUAL = HUGHIE.rows("6-1 3-3 5-2", "4-0 1-0", layout="2-6 6-4")
BOTH_ENDS = HUGHIE.rows("6-6 5-2", "2-2 5-5", layout="5-3 3-2")
GOES_ON = BILLITONNEN.rows("1-1 5-4 2-5 6-2", "3-3 4-0", "6-6 5-3", layout="6-3 3-2")
OPEN = BILLITONNEN.rows("5-1 6-6*", "4-2 3-3", "5-5 2-0", layout="4-0 0-1")
PLAYABLE = DOUBLES.rows("4-4* 3-3* 2-2* 6-1 2-1", "6-6 6-5", "5-5 5-0", layout="3-0 0-4")
PEEKED = DOUBLES.rows("4-4* 5-1 4-3", "6-6 6-5", "5-5 5-0", layout="3-0 0-4")
IDLE = ANY.rows("5-2 4-1", "5-0 4-0", "3-0 3-1", layout="6-6 6-2")
ANY_OF_ALL = BILLITONNEN.under(turn="any").rows("1-1* 2-2* 5-4 4-3", "4-0 6-0", "5-5 5-0", layout="2-6")
ONLY_OPEN = BILLITONNEN.under(turn="any").rows("3-3* 1-1*", "6-6", "5-0", layout="2-6")
BOTH_OF_ANY = BILLITONNEN.under(turn="any").rows("6-6 5-2", "2-2 5-5", "1-1", layout="5-3 3-2")
IDLE_ROUND = BILLITONNEN.under(turn="any").rows("5-2 4-1", "5-0 4-0", "3-0 3-1", layout="6-6 6-2")
IDLE_TO_THE_END = "turn 2, turn, turn, turn 1, turn, turn"
ENDS_ONLY = "legal 0: place left, place right"
BLOCKED = ("6-6 5-2", "3-1 4-4", "3-3 4-1")
TIED = ("6-6 5-2", "3-1 4-4", "3-3 4-2")
NO_WINNER = BILLITONNEN.rows(*TIED, layout="2-0 0-0")
OUT = ("2-1", "6-6 6-5", "5-5 5-4")
ROWS = ("6-1 3-3 5-2", "4-0 2-2", "6-6 5-3")
RIGHTMOST = "refused-must-turn(count=3, any_tile=False)"
PLACE_IT = "refused-must-place(tile=5-2, left=5, right=2)"


def with_first(game: RowScenario, row: str) -> RowScenario:
    return game.rows(row, *ROWS[1:], layout="5-1 1-2")


@vectors(
    ("Vector 5.1", USUAL, "turn", "ends: 5 4", "rows: 6-1 3-3 | 4-0 1-0", "act: 1"),
    ("Vector 5.2", USUAL, "turn, turn, turn", "rows: 3-3 6-1 | 1-0 4-0", "act: 1"),
    ("Vector 5.3, 6-2", GOES_ON, "turn", "legal 0: place left, place right, peek"),
    ("Vector 5.3, on the 6", GOES_ON, "turn, place left", "ends: 2 2", "act: 0"),
    ("Vector 5.3, to the left", GOES_ON, "turn, place left, turn, place left, turn", "ends: 4 2", "act: 0"),
    ("Vector 5.3, to the right", GOES_ON, "turn, place left, turn, place right, turn, turn", "ends: 2 4",
     "rows: 1-1* | 3-3 4-0 | 6-6 5-3", "act: 1"),
    ("without a number the rightmost", ANY.rows("6-1 3-3", "4-4 1-0", layout="2-6 6-4"), "turn 2, turn", "ends: 2 4"),
    ("a play begins the idle turns anew", IDLE, "turn 2, turn, turn, turn 2", "ends: 6 5", "ended: 0"),
    ("too many idle turns", IDLE, IDLE_TO_THE_END, "taken: 12 9 7", "scored: 0 0 14"),
    ("open doubles are turned again", OPEN, "turn, turn, turn, turn, turn, turn", "rows: 6-6* | 3-3* | 2-0 5-5"),
    ("an open double may be called by its name", PLAYABLE, "0 play 4-4", "ends: 3 4"),
    ("what was peeked at is known", PEEKED, "turn, peek, place left, turn 1", ENDS_ONLY),
    ("Vector 5.6", ANY_OF_ALL, "", "legal 0: turn 2, turn 3, turn 4"),
    ("Vector 5.6, the open double", ANY_OF_ALL, "turn 2", "ends: 2 6", "rows: 1-1* 5-4 4-3 | 4-0 6-0 | 5-5 5-0",
     "act: 0", "legal 0: turn 2, turn 3"),
    ("Vector 5.6, no fit", ANY_OF_ALL, "turn 3", "rows: 5-4 1-1* 2-2* 4-3 | 4-0 6-0 | 5-5 5-0", "act: 1"),
    ("Vector 5.6, only open doubles", ONLY_OPEN, "turn 2", "rows: 1-1* 3-3* | 6-6 | 5-0", "act: 1"),
    ("no peeking where no tile is next", BOTH_OF_ANY, "turn 2", ENDS_ONLY,
     "refused 0 peek: refused-no-peeking + refused-must-place(tile=5-2, left=5, right=2)"),
    ("too many idle turns in Billitonnen", IDLE_ROUND, IDLE_TO_THE_END, "taken: 12 9 7", "scored: 0 0 1"),
    ("a layout that seems blocked", HUGHIE.rows("6-6 5-2", "3-1 4-4", "5-5 4-3", layout="2-0 0-0"), "turn", "ended: 0"),
    ("partners to 100", PARTNERS.rows("2-1", "6-6 6-5", "5-4", "6-4", layout="1-0 0-3", totals=(76, 70)), "turn",
     "taken: 9 33", "scored: 24 0", "winners: 0"),
    ("one short", PARTNERS.rows("2-1", "6-6 6-5", "5-4", "6-4", layout="1-0 0-3", totals=(75, 70)), "turn",
     "winners: none"),
    ("going out breaks a tie", OUT_WINS_TIES.rows("2-1", "0-0", "6-6", layout="1-3 3-4"), "turn", "scored: 12 0 0"),
    ("two of three rounds", THREE_ROUNDS.rows(*OUT, layout="1-0 0-3", totals=(1, 2, 2)), "turn", "winners: none"),
    ("three rounds", THREE_ROUNDS.rows(*OUT, layout="1-0 0-3", totals=(2, 2, 2)), "turn", "winners: 0"),
    ("in Blind Hughie", with_first(HUGHIE, ROWS[0]), "", "refused 1 turn: refused-turn",
     f"refused 0 place left: refused-nothing-to-place + {RIGHTMOST}",
     f"refused 0 peek: refused-no-peeking + {RIGHTMOST}", f"refused 0 turn 2: refused-not-next + {RIGHTMOST}",
     f"refused 0 turn 9: refused-no-such-place(count=3, place=9) + {RIGHTMOST}",
     f"refused 0 bid 5: refused-wrong-phase(phase=turn) + {RIGHTMOST}"),
    ("any tile", with_first(ANY, ROWS[0]), "",
     "refused 0 turn 9: refused-no-such-place(count=3, place=9) + refused-must-turn(count=3, any_tile=True)"),
    ("any of one", with_first(ANY, "5-2"), "",
     "refused 0 turn 2: refused-no-such-place(count=1, place=2) + refused-must-turn(count=1, any_tile=True)"),
    ("in Billitonnen", with_first(BILLITONNEN, ROWS[0]), "",
     f"refused 0 peek: refused-peek-while-choosing + {RIGHTMOST}"),
    ("an open double waits", with_first(BILLITONNEN, "3-3* 4-1"), "",
     "refused 0 turn 1: refused-must-wait(tile=3-3) + refused-must-turn(count=2, any_tile=False)"),
    (
        "an open double that fits no end", with_first(DOUBLES, "3-3* 4-1"), "",
        ("refused 0 play 3-3: refused-fits-no-end(tile=3-3, left=5, right=2) + "
        "refused-must-turn(count=2, any_tile=False)"),
    ),
    ("face down", with_first(DOUBLES, ROWS[0]), "", f"refused 0 play 5-2: refused-face-down + {RIGHTMOST}"),
    ("a tile waits", with_first(HUGHIE, ROWS[0]), "turn", f"refused 0 turn: {PLACE_IT}",
     f"refused 0 peek: refused-no-peeking + {PLACE_IT}"),
    ("peeked", with_first(BILLITONNEN, ROWS[0]), "turn, peek", f"refused 0 peek: refused-has-peeked + {PLACE_IT}"),
    ("the next lies open", with_first(BILLITONNEN, "3-3* 5-2"), "turn",
     f"refused 0 peek: refused-nothing-to-peek-at(is_last=False) + {PLACE_IT}"),
    ("there is no next", with_first(BILLITONNEN, "5-2"), "turn",
     f"refused 0 peek: refused-nothing-to-peek-at(is_last=True) + {PLACE_IT}"),
)  # fmt: skip
def test_turns(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("start", "moves", "turned"),
    [
        (USUAL, "turn", Turned(0, 3, tile("5-2"), Went.LEFT)),
        (HUGHIE.rows("6-1 3-3", "4-0 1-0", layout="2-6 6-4"), "turn", Turned(0, 2, tile("3-3"), Went.BACK)),
        (HUGHIE.rows("3-1 5-5", "5-0 4-0", "6-2 6-1"), "turn", Turned(0, 2, tile("5-5"), Went.FIRST)),
        (BOTH_ENDS, "turn", Turned(0, 2, tile("5-2"), Went.WAITS)),
        (BOTH_ENDS, "turn, place right", Turned(0, 2, tile("5-2"), Went.RIGHT)),
        (PLAYABLE, "turn 2", Turned(0, 2, tile("3-3"), Went.LEFT)),
    ],
)
def test_a_turned_tile_is_told_with_where_it_went(start: RowScenario, moves: str, turned: Turned) -> None:
    scenario = start.play(moves)
    assert scenario.events[1:] == (turned,)
    assert scenario.view().rows_board.turned[-1] == turned


def test_a_tile_goes_left_by_itself_where_both_ends_are_equal() -> None:
    """Vector 5.7. Older records choose an end here, and go on alike."""
    waits = HUGHIE.rows("6-1 5-2", "2-2 5-5", layout="2-3 3-2").play("turn")
    assert HUGHIE.game.forced_move(waits.match) == (0, Place(End.LEFT))
    ends = [waits.play(f"place {end}").deal.layout.ends for end in ("left", "right")]
    assert ends == [(5, 2), (2, 5)]
    for start in (BOTH_ENDS.play("turn"), USUAL.play("turn"), USUAL):
        assert HUGHIE.game.forced_move(start.match) is None


def test_a_peek_is_private_and_remembered() -> None:
    scenario = BILLITONNEN.rows("3-3 6-1 6-2", "6-6 6-5", "5-5 5-4", layout="6-0 0-2").play("turn, peek")
    assert scenario.events == (Moved(0, Peek()),)
    assert scenario.view(0).rows_board.peeked == tile("6-1")
    assert told(scenario.ask(0).prompt) == "prompt-end-peeked(tile=6-2, next=6-1)"
    for other in (1, 2, None):
        assert scenario.view(other).rows_board.peeked is None
        assert "6-1" not in told(scenario.view(other).prompt)
    placed = scenario.play("place right")
    assert placed.view(0).rows_board.peeked == tile("6-1"), "the player remembers it until it is turned up"
    assert placed.play("turn").view(0).rows_board.peeked is None
    assert PEEKED.play("turn, peek, place left, turn 1").view(0).rows_board.peeked == tile("5-1")


@pytest.mark.parametrize(
    ("rows", "taken", "scored"),
    [
        (("", "6-6 2-0", "5-4"), (0, 14, 9), (23, 0, 0)),
        (("3-2", "6-6", "5-4"), (5, 12, 9), (16, 0, 0)),
        (("3-2", "5-0", "5-4"), (5, 5, 9), (0, 0, 0)),
    ],
)
def test_the_one_lowest_scores_the_others_less_their_own(
    rows: tuple[str, ...], taken: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    """Vector 5.4."""
    result = BLIND_HUGHIE.score(HUGHIE.rows(*rows, layout="1-1").match)
    assert (result.taken, result.scored) == (taken, scored)


@pytest.mark.parametrize(
    ("start", "moves", "remarks"),
    [
        (IDLE, IDLE_TO_THE_END, (NothingPlayed(6),)),
        (HUGHIE.rows("6-1 4-4", "2-1", "3-3 5-5", layout="2-0 0-0", seat=1), "turn", (WentOut(1),)),
        (HUGHIE.rows(*BLOCKED, layout="2-0 0-0"), "turn", (Blocked(),)),
        (NO_WINNER, "turn", (Blocked(), LowestEqual())),
        (OUT_WINS_TIES.rows(*TIED, layout="2-0 0-0"), "turn", (Blocked(), LowestEqual())),
    ],
)
def test_remarks_on_a_result(start: RowScenario, moves: str, remarks: tuple[Remark, ...]) -> None:
    assert start.play(moves).results[0].remarks == remarks


def test_the_rows_are_turned_up_once_the_match_is_over() -> None:
    scenario = BILLITONNEN.rows("2-1", "6-6", "5-5", layout="1-0 0-3").play("turn")
    view = scenario.view(0)
    assert (view.phase, view.ask, view.open_choices, view.prompt) == (Phase.OVER, None, (), "")
    assert view.seats[1].shown == (PieceView(Tile(6, 6)),)


def test_five_rows_share_the_last_three_tiles() -> None:
    """Vector 5.5."""
    deal = dealt(BILLITONNEN.options, 5, SEED, 1, starter=3)
    assert [len(row) for row in deal.rows] == [6, 5, 5, 6, 6]
    assert deal.unused == ()


def test_both_games_are_found_by_their_presets() -> None:
    assert CATALOGUE.preset("blind-hughie", None).name == "blind-hughie"
    assert CATALOGUE.preset("blind-hughie", "Billitonnen").options == BILLITONNEN.options
    assert BLIND_HUGHIE.title_of(BILLITONNEN.options, 3) == Message("game-billitonnen")
    assert not BLIND_HUGHIE.hands_by_dm


@pytest.mark.parametrize(
    ("start", "moves", "phase", "prompt", "choices"),
    [
        (HUGHIE.rows(*ROWS, layout="2-6 6-4"), "", "turn", "prompt-turn", [("choice-turn", "")]),
        (BILLITONNEN.rows("3-3 5-2", "4-0 2-1", "6-6 5-3", layout="5-3 3-2"), "turn", "place",
         "prompt-end-peek(tile=5-2)",
         [("choice-left(number=5)", ""), ("choice-right(number=2)", ""), ("choice-peek", "choice-peek.note")]),
        (BILLITONNEN.rows("3-3 5-2", "4-0 2-1", "6-6 5-3", layout="5-3 3-2"), "turn, peek", "place",
         "prompt-end(tile=5-2)", [("choice-left(number=5)", ""), ("choice-right(number=2)", "")]),
        (
            ANY.rows(*ROWS, layout="2-6"), "", "turn", "prompt-turn-any",
            [("choice-turn-number(number=1)", "choice-turn-leftmost"),
             ("choice-turn-number(number=2)", "choice-turn-number.note(number=2, count=3)"),
             ("choice-turn-number(number=3)", "choice-turn-rightmost")],
        ),
        (DOUBLES.rows("3-3* 4-1", "4-0 2-2", "6-6 5-3", layout="3-6"), "", "turn", "prompt-turn-or-double",
         [("choice-turn", ""), ("choice-play-open(tile=3-3)", "choice-play-open.note")]),
    ],
)  # fmt: skip
def test_choices_are_offered_to_all(
    start: RowScenario, moves: str, phase: str, prompt: str, choices: list[tuple[str, str]]
) -> None:
    scenario = start.play(moves)
    public, ask = scenario.view(), scenario.ask(0)
    assert (public.ask, public.phase, told(public.prompt)) == (None, phase, prompt)
    assert [(told(choice.label), told(choice.note)) for choice in public.open_choices] == choices
    assert ask.choices == public.open_choices
    assert scenario.view(1).ask is None


def test_rows_are_shown_with_their_backs_and_the_next_to_turn() -> None:
    scenario = BILLITONNEN.rows("3-3* 4-1", "4-0 2-2*", "6-6 5-3", layout="3-6")
    for viewer in (0, 1, 2, None):
        seats = scenario.view(viewer).seats
        assert seats[0].shown == (PieceView(tile("3-3"), legal=False), PieceView(None, legal=True))
        assert seats[1].shown == (PieceView(None), PieceView(tile("2-2")))
        assert [seat.held for seat in seats] == [2, 2, 2]
        assert [seat.to_act for seat in seats] == [True, False, False]


def test_examples_are_worked_out_by_the_rules() -> None:
    examples = [page.example for page in BLIND_HUGHIE.help(BILLITONNEN.options, 4) if page.example]
    assert [[shown.legal for shown in example.pieces] for example in examples] == [[True, True, False], [True], [True]]
    assert [example.rows.ends for example in examples if example.rows] == [(2, 4), (2, 4), (2, 4)]


def test_a_layout_begins_with_any_tile_and_once() -> None:
    assert (Layout().ends, Layout().fits(Tile(6, 4))) == (None, ())
    begun = Layout().begin(Tile(6, 4))
    assert (begun.tiles, begun.ends, begun.first) == (((6, 4),), (6, 4), 0)
    shown = begun.place(Tile(6, 0), End.LEFT).shown(waiting=Tile(3, 3))
    assert (shown.tiles, shown.first, shown.waiting, shown.ends) == (((0, 6), (6, 4)), 1, Tile(3, 3), (0, 4))
    with pytest.raises(ValueError, match="has begun"):
        begun.begin(Tile(4, 4))
    with pytest.raises(ValueError, match="does not fit"):
        Layout().place(Tile(6, 4), End.LEFT)
    with pytest.raises(ValueError, match="5-2 does not fit at the right end"):
        begun.place(Tile(5, 2), End.RIGHT)
