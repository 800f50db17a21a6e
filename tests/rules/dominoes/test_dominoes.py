"""Dominoes (rules §7): the line, openings, draws and passes, and scores in vectors."""

from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.dominoes.deal import known_lacking, new_line
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import (
    BlockedScores,
    DrawLimit,
    FirstDeals,
    PlayScoring,
    Reached,
    Spinner,
    Then,
    TiedBlock,
)
from bot.rules.dominoes.score import ends_score, pips_score
from bot.rules.errors import BadOptions
from bot.rules.events import (
    Bonus,
    BonusKind,
    CarriedOver,
    DealEnded,
    DealStarted,
    Domino,
    Drew,
    Event,
    Knocked,
    Laid,
    LineClosed,
    LineEvent,
    MatchEnded,
    Moved,
    PipsScored,
    Remark,
    TargetReached,
)
from bot.rules.moves import End, Lead, Play
from bot.rules.options import dump, load
from bot.rules.pieces import Tile
from tests.rules.dominoes.referee import ends_worth, pips_worth
from tests.rules.dominoes.scenarios import (
    BLOCK,
    CUBAN,
    DOMINICAN,
    DRAW,
    FIVES,
    PUERTO_RICO,
    THREES,
    DominoScenario,
)
from tests.rules.vectors import Facts, Start, check, vectors

# -- what plays and deals score ----------------------------------------------------------------------------------------

SPINNER = ("6-6", "6-3 right", "6-4 left", "6-1 up", "6-2 down")
BLOCKED = ("8-8 6-6", "7-0 4-3", "5-4", "3-1")  # side A holds 37, side B 11
CLOSED = ("6-5 4-3", "4-2", "3-3")
CARRIED = {"tied_block": TiedBlock.CARRIED}
NO_PASS = ("1-1 2-2", "5-1 2-1", "6-6 4-4")  # the next to the right of seat 0 can follow
BONUSES = THREES.under(capicua=25, first_deals=FirstDeals.ON, first_pass=25)


@vectors(
    *(
        (
            f"Vector 7.1, {play}", FIVES.hands(f"{play[:3]} 0-0", "6-5 3-2", line=", ".join(SPINNER[:number])), play,
            f"scoring: {points} 0",
        )
        for number, (play, points) in enumerate(zip(SPINNER, (0, 15, 0, 0, 10), strict=True))
    ),
    ("Vector 7.1, a first 5-5", FIVES.hands("5-5 1-1", "5-0 0-0"), "5-5", "scoring: 10 0"),
    ("Vector 7.1, 5-0 beside it", FIVES.hands("5-5 1-1", "5-0 0-0"), "5-5, 5-0", "scoring: 10 10"),
    *(
        (
            f"Vector 7.2, {line} and {play}", THREES.hands(f"{play[:3]} 1-1", "6-2 5-2 4-2", line=line), play,
            f"scoring: {points} 0",
        )
        for line, play, points in (
            ("6-3", "6-6 left", 8), ("5-1, 4-1 right", "4-4 right", 0), ("4-1, 5-1 right", "5-4 left", 2),
            ("5-3", "4-3 right", 3), ("4-1", "3-1 right", 0),
        )
    ),
    ("Vector 7.2, past 61", THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(59, 0)), "4-3", "scoring: 0 0"),
    ("Vector 7.2, exactly 61", THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(58, 0)), "4-3", "winners: 0"),
    *(
        (f"Vector 7.3, {left} is left", FIVES.hands("3-1", left, line="6-3"), "3-1", f"scored: {points} 0")
        for left, points in (("6-6 1-0", 15), ("6-6", 10), ("1-0", 0), ("2-1", 5))
    ),
    *(
        (
            f"Vector 7.4, {points}",
            DominoScenario(DOMINOES, load(DOMINOES.options_type, dump(CUBAN.options) | rules)).hands(
                *BLOCKED, line="9-8, 8-7 right", seat=1
            ), "7-0", "taken: 37 11", f"scored: 0 {points}",
        )
        for rules, points in (
            ({"counts": "all"}, 48), ({"counts": "opponents"}, 37), ({"blocked_scores": "difference"}, 26),
        )
    ),
    (
        "Vector 7.5, a capicúa on either end", DOMINICAN.hands("4-2", "6-6", "5-5", "6-5", line="4-1, 2-1 right"),
        "4-2 left", "scored: 58 0", "remarks: Domino, PipsScored, Bonus",
    ),
    (
        "Vector 7.5, both ends are 4", DOMINICAN.hands("4-2", "6-6", "5-5", "6-5", line="4-1, 4-1 right"), "4-2",
        "scored: 58 0",
    ),
    ("Vector 7.5, 4-4", DOMINICAN.hands("4-4", "6-6", "5-5", "6-5", line="4-1, 4-1 right"), "4-4", "scored: 33 0"),
    ("one end alone", DOMINICAN.hands("4-3", "6-6", "5-5", "6-5", line="4-1, 2-1 right"), "4-3", "scored: 33 0"),
    ("a first tile", DOMINICAN.hands("4-3", "6-6", "5-5", "6-5"), "4-3", "scored: 33 0"),
    (
        "Vector 7.5, a chuchazo", PUERTO_RICO.hands("0-0", "6-6", "5-5", "6-5", line="4-1, 4-0 left", number=5), "0-0",
        "scored: 133 0",
    ),
    *(
        (
            f"deal {number}", PUERTO_RICO.hands("6-5", "6-6", "5-5", "4-4", line="6-1", number=number), "6-5",
            f"scored: {30 + points} 0",
        )
        for number, points in enumerate((100, 75, 50, 25, 0), 1)
    ),
    ("chipping out", THREES.hands("4-3", "6-6 2-2", line="5-3"), "4-3", "scored: 4 0"),
    ("chipping out past 61", THREES.hands("4-3", "6-6 2-2", line="5-3", totals=(58, 0)), "4-3", "scored: 0 0"),
    (
        "no bonus goes past an exact target",
        BONUSES.hands("5-3", "6-6 2-2", line="5-4, 4-3 right", totals=(40, 0)), "5-3 left", "scored: 3 0",
    ),
    ("nor a first pass", BONUSES.hands("5-4 5-3", "6-6 2-2", totals=(40, 0)), "5-4", "scoring: 3 0"),
    ("a first pass that makes 61", BONUSES.hands("5-4 5-3", "6-6 2-2", totals=(33, 0)), "5-4", "winners: 0"),
    ("the next can follow", DOMINICAN.hands("6-5 6-3", *NO_PASS), "6-5", "act: 3", "scoring: 0 0"),
    ("the first pass", DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2"), "6-5", "scoring: 25 0"),
    (
        "no first pass later", DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2", line="6-6"), "6-5 left",
        "scoring: 0 0",
    ),
    (
        "the first pass can win", DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2", totals=(180, 0)), "6-5",
        "winners: 0",
    ),
    (
        "a tie is carried over", BLOCK.under(**CARRIED).hands(*CLOSED, line="6-0", carried=5), "6-5",
        "remarks: LineClosed, CarriedOver", "scored: 0 0 0",
    ),
    (
        "to the next winner", BLOCK.under(**CARRIED).hands("6-5", "4-2", "3-3", line="6-0", carried=18), "6-5",
        "scored: 30 0 0",
    ),
    (
        "nothing is carried where pips score nothing", THREES.under(**CARRIED).hands(*CLOSED, line="6-0"), "6-5",
        "remarks: LineClosed, BestPlay",
    ),
    (
        "a tie without a difference leaves nothing",
        BLOCK.under(**CARRIED, blocked_scores=BlockedScores.DIFFERENCE).hands("6-5 4-3", "6-1", line="6-0"), "6-5",
        "remarks: LineClosed",
    ),
    ("after a tied block the same opens again", BLOCK.hands(*CLOSED, line="6-0", opener=1), "6-5", "opener: 1"),
    *(
        (
            f"after a block {opener} opens", CUBAN.hands("8-1 9-9", "4-3", "7-7", hand, line="8-0", opener=2), "8-1",
            f"opener: {opener}",
        )
        for hand, opener in (("3-2", 3), ("5-2", 1))  # of equals the one whose turn comes first after the opener's
    ),
    ("the target within a deal", FIVES.hands("6-4 1-1", "3-3 2-2", line="6-1", totals=(195, 0)), "6-4", "winners: 0"),
)  # fmt: skip
def test_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize("scoring", PlayScoring)
def test_ends_and_pips_score_as_the_referee_has_it(scoring: PlayScoring) -> None:
    options = THREES.under(scoring=scoring).options
    for count in range(200):
        assert ends_score(options, count) == ends_worth(scoring.value, count)
        assert pips_score(options, count) == pips_worth(scoring.value, count)


def test_points_that_a_choice_offers() -> None:
    for total, points in ((59, 0), (58, 3)):
        scenario = THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(total, 0))
        notes = [choice.note for choice in scenario.ask(0).choices]
        assert [dict(note.values)["points"] for note in notes if isinstance(note, Message)] == [points]


def remarks(scenario: DominoScenario, tile: str, line: str) -> tuple[Remark, ...]:
    """The remarks on a deal that ends with a tile."""
    start = scenario.hands(tile, "3-3 5-4", line=line)
    return start.play_move(0, start.legal_moves(0)[0]).results[0].remarks


def test_with_arms_a_capicua_fits_every_end() -> None:
    """Else it would tell ends apart that are the same to play on."""
    rules, line = FIVES.under(capicua=25), "6-6, 6-2 right, 6-1 left, 2-0 right, 1-0 left"
    bonus = Bonus(0, BonusKind.CAPICUA, 25)
    assert bonus in remarks(rules, "6-0", line)
    assert bonus not in remarks(rules, "3-0", line)
    assert bonus in remarks(rules, "3-0", f"{line}, 6-5 up, 5-0 up, 6-4 down, 4-0 down")


@pytest.mark.parametrize(
    ("start", "play", "expected"),
    [
        (
            BLOCK.hands("6-5 4-3", "4-2", "3-1", line="6-0"), "6-5",
            (LineClosed(0, Tile(6, 5), (5, 0), 2), PipsScored(2, ((0, 7), (1, 6)), 13)),
        ),
        (BLOCK.hands(*CLOSED, line="6-0"), "6-5", (LineClosed(0, Tile(6, 5), (5, 0), None),)),
        (
            BLOCK.under(**CARRIED).hands(*CLOSED, line="6-0", carried=5), "6-5",
            (LineClosed(0, Tile(6, 5), (5, 0), None), CarriedOver(18)),
        ),
        (
            BLOCK.under(**CARRIED).hands("6-5", "4-2", "3-3", line="6-0", carried=18), "6-5",
            (
                Domino(0, Tile(6, 5), capicua=False), PipsScored(0, ((1, 6), (2, 6)), 12),
                Bonus(0, BonusKind.CARRIED, 18),
            ),
        ),
        (FIVES.hands("6-4 1-1", "3-3 2-2", line="6-1", totals=(195, 0)), "6-4", (TargetReached(0),)),
        (
            THREES.hands("4-3", "6-6 2-2", line="5-3"), "4-3",
            (Bonus(0, BonusKind.CHIPPED_OUT, 1), Domino(0, Tile(4, 3), capicua=False)),
        ),
        (
            PUERTO_RICO.hands("0-0", "6-6", "5-5", "6-5", line="4-1, 4-0 left", number=5), "0-0",
            (Domino(0, Tile(0, 0), capicua=False), Bonus(0, BonusKind.CHUCHAZO, 100)),
        ),
    ],
)  # fmt: skip
def test_remarks_on_a_result(start: DominoScenario, play: str, expected: tuple[Remark, ...]) -> None:
    assert set(expected) <= set(start.play(play).results[0].remarks)


def test_domino_ends_the_deal_and_at_the_target_the_match() -> None:
    scenario = BLOCK.hands("6-5", "4-1 1-1", "3-3", line="6-6", totals=(80, 0, 0)).play("6-5 left")
    result = scenario.results[0]
    assert (result.taken, result.scored, result.totals) == ((0, 7, 6), (13, 0, 0), (93, 0, 0))
    assert scenario.events[-2:] == (DealEnded(result), DealStarted(2))
    won = BLOCK.hands("6-5", "4-1 1-1", "3-3", line="6-6", totals=(90, 0, 0)).play("6-5 left")
    assert (won.winners, won.events[-1]) == ((0,), MatchEnded((0,)))


def test_the_deal_is_played_out_where_that_is_the_rule() -> None:
    start = FIVES.under(reached=Reached.AFTER_THE_DEAL).hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(195, 0))
    scenario = start.play("6-4")
    assert (scenario.winners, scenario.deal.points) == (None, (5, 0))
    assert scenario.play("4-4, 1-1").winners == (0,)


def test_a_match_of_three_deals_has_no_target() -> None:
    start = FIVES.hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(195, 0))
    scenario = start.at(replace(start.match, deals=3)).play("6-4")
    assert (scenario.winners, scenario.deal.points) == (None, (5, 0))
    exact = THREES.hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(61, 0))
    assert exact.at(replace(exact.match, deals=3)).play("6-4").deal.points == (1, 0)


# -- dealing and opening -----------------------------------------------------------------------------------------------


def test_more_tiles_than_there_are_cannot_be_dealt() -> None:
    assert BLOCK.under(hand=14).start(2).deal.boneyard == ()
    with pytest.raises(BadOptions) as refused:
        BLOCK.under(hand=15).start(2)
    assert refused.value.text == Message("options-too-few-tiles", tiles=28, most=14)


TWO_LEFT = ("4-1 4-0", "6-6 6-3")
THREE = ("6-5 0-0", "4-1 1-1")
AROUND = ("6-5 0-0", "5-1 1-1", "5-2 2-2", "5-3 3-3")
OPENING = BLOCK.hands("6-6 6-1", "6-5 5-5", opening=Tile(6, 6))
REFUSED = BLOCK.hands("6-4 3-3", "5-1 1-1", line="6-4")


@vectors(
    (
        "the opening tile is played first", OPENING, "", "refused 0 play 6-1: refused-must-open(tile=6-6)",
        "refused 0 play 6-6 left: refused-no-end-yet(tile=6-6)", "legal 0: play 6-6",
    ),
    (
        "the winner opens the next deal", BLOCK.hands("6-1 5-1", "5-5 4-4", "1-0", line="6-3"), "6-1, 2 play 1-0",
        "deal: 2", "opener: 2", "act: 2",
    ),
    (
        "or the next in turn", BLOCK.under(then=Then.NEXT).hands("6-1 5-1", "5-5 4-4", "1-0", line="6-3"),
        "6-1, 2 play 1-0", "deal: 2", "opener: 1", "act: 1",
    ),
    ("to the right", CUBAN.hands(*AROUND, line="6-6"), "6-5 left", "act: 3"),
    ("to the left", BLOCK.hands(*AROUND, line="6-6"), "6-5 left", "act: 1"),
    (
        "Vector 7.7", BLOCK.hands("5-3 4-1 6-6", "3-3", line="5-4"), "",
        "refused 0 pass 6-6: refused-cannot-pass + refused-may-play(tiles=5-3 4-1)",
    ),
    (
        "refusals", REFUSED, "", "refused 0 play 5-5: refused-not-held(pieces=5-5) + refused-may-play(tiles=6-4)",
        "refused 0 play 3-3: refused-fits-nowhere(tile=3-3, numbers=6 4) + refused-may-play(tiles=6-4)",
        "refused 0 play 6-4 up: refused-wrong-end(tile=6-4, ends=end-left end-right)",
        "refused 0 bid 4: refused-wrong-phase(phase=play) + refused-may-play(tiles=6-4)",
        "refused 0 play 6-4: refused-which-end(tile=6-4, ends=end-left end-right)", "refused 1 play 5-1: refused-turn",
    ),
    ("both ends leave 6 and 4", BLOCK.hands("6-4 3-3", "5-4 1-1", line="6-5, 6-5 right"), "", "legal 0: play 6-4 left"),
    (
        "one of those that come to the same",
        FIVES.hands("6-2 6-6 5-1 3-1", "0-0", line="3-3, 6-3 right, 6-3 left"), "",
        "legal 0: play 6-6 left, play 6-2 left, play 3-1 up",
    ),
)  # fmt: skip
def test_turns(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


def test_a_tile_without_an_end_stands_for_its_only_play() -> None:
    scenario = BLOCK.hands("6-5 6-3 4-2", "5-1 1-1", line="6-4")
    for move in (Play(Tile(6, 5)), Lead(Tile(6, 5))):
        assert scenario.play_move(0, move).deal.line.numbers == (5, 4)
    same = BLOCK.hands("6-4 3-3", "5-4 1-1", line="6-5, 6-5 right")
    assert same.play("6-4").deal.line.ends[0].number == 4
    assert same.play("6-4 right").deal.line.ends[1].number == 4, "the other end is allowed all the same"


@pytest.mark.parametrize(
    ("start", "play", "events"),
    [
        pytest.param(
            DRAW.under(keep=2).hands(*TWO_LEFT, boneyard="3-3 4-2", line="5-1"), "4-1", [Knocked(1, (5, 4))],
            id="Vector 7.6, kept",
        ),
        pytest.param(
            DRAW.under(keep=0).hands(*TWO_LEFT, boneyard="3-3 4-2", line="5-1"), "4-1", [Drew(1, 2, (5, 4), fits=True)],
            id="Vector 7.6, drawn",
        ),
        pytest.param(
            DRAW.hands("5-3 4-1 6-6", "3-3 5-5", boneyard="1-1 2-2 6-5", line="5-4"), "5-3", [], id="Vector 7.7",
        ),
        (
            DRAW.hands(*THREE, boneyard="2-2 3-2 6-1 6-2 6-3", line="6-6"), "6-5 left",
            [Drew(1, 3, (6, 5), fits=True)],
        ),
        (
            DRAW.under(drawing=DrawLimit.ONE).hands("6-5 6-0", "4-1 1-1", boneyard="2-2 3-2 6-1 6-2", line="6-6"),
            "6-5 left", [Drew(1, 1, (6, 5), fits=False), Knocked(1, (6, 5))],
        ),
        (
            BLOCK.hands("6-5 6-2", "4-1 1-1", "3-3 2-2", line="6-6"), "6-5 left",
            [Knocked(1, (6, 5)), Knocked(2, (6, 5))],
        ),
        (
            DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2"), "6-5",
            [Knocked(3, (6, 5)), Bonus(0, BonusKind.FIRST_PASS, 25)],
        ),
    ],
)  # fmt: skip
def test_draws_and_passes_are_told(start: DominoScenario, play: str, events: list[Event]) -> None:
    scenario = start.play(play)
    assert [type(event) for event in scenario.events[:2]] == [Moved, Laid]
    assert scenario.deal.log[0] == scenario.events[1]
    assert list(scenario.events[2:]) == events


def test_the_deal_goes_on_as_long_as_somebody_can_draw() -> None:
    rules = DRAW.under(drawing=DrawLimit.ONE, keep=0)
    start = rules.hands(*THREE, boneyard="2-2 3-2 3-3 4-2 6-1", line="6-6").play("6-5 left")
    drew = [event.seat for event in start.events if isinstance(event, Drew)]
    assert (drew, start.to_act, start.moves) == ([1, 0, 1, 0, 1], (1,), ["play 6-1 right"])


LACKING = [  # events of seat 1, and what is known of it after them
    ([Knocked(1, (5, 4))], ((5, 4),)),
    ([Knocked(1, (5, 4)), Laid(0, Tile(5, 3), End.LEFT, 3), Knocked(1, (4, 3))], ((4, 3), (5,))),
    ([Knocked(1, (5, 4)), Drew(1, 1, (6, 3), fits=True)], ()),  # the tile may be 6-5, until it is played
    ([Knocked(1, (5, 4)), Drew(1, 1, (6, 3), fits=True), Laid(1, Tile(6, 5), End.LEFT, 5)], ((6, 3), (5, 4))),
    ([Knocked(1, (5, 4)), Drew(1, 2, (6, 3), fits=True), Laid(1, Tile(6, 0), End.LEFT, 0)], ((6, 3),)),
    ([Knocked(1, (5, 4)), Drew(1, 2, (6, 3), fits=False), Knocked(1, (6, 3))], ((6, 3),)),
    ([Knocked(0, (5, 4)), Laid(1, Tile(5, 3), End.LEFT, 3)], ()),
]


@pytest.mark.parametrize(("log", "lacks"), LACKING)
def test_passes_and_draws_show_numbers_that_a_seat_lacks(
    log: list[LineEvent], lacks: tuple[tuple[int, ...], ...]
) -> None:
    assert known_lacking(tuple(log), 1) == lacks


def test_a_new_line_spins_only_with_a_spinner() -> None:
    assert new_line(FIVES.options).begin(Tile(6, 6)).spinner == Tile(6, 6)
    assert new_line(BLOCK.options).begin(Tile(6, 6)).spinner is None
    with pytest.raises(ValueError, match="5-4 does not fit at the left end"):
        new_line(BLOCK.options).begin(Tile(6, 6)).place(Tile(5, 4), End.LEFT)


def test_a_match_is_called_by_a_preset_that_scores_alike() -> None:
    like_all_fives = DRAW.under(target=200, keep=0, spinner=Spinner.FIRST_DOUBLE, drawing=DrawLimit.ONE).options
    assert DOMINOES.title_of(like_all_fives, 2) == DOMINOES.title_of(DRAW.options, 2)
    assert DOMINOES.title_of(DRAW.under(scoring=PlayScoring.FIVES).options, 2) == DOMINOES.title_of(FIVES.options, 2)
