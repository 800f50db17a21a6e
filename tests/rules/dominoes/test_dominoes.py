"""Dominoes (rules §7): the line, openings, draws and passes, scores and help in vectors."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.message import Message
from bot.rules import events
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import (
    DominoesOptions,
    PlayScoring,
)
from bot.rules.dominoes.score import ends_score, pips_score
from bot.rules.errors import BadOptions
from bot.rules.events import Bonus, BonusKind, Domino, Drew, Event, Knocked, Laid, LineClosed, Redealt, Remark
from bot.rules.moves import End, Lead, Play
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import shuffled
from tests.rules.dominoes.referee import ends_worth, pips_worth
from tests.rules.dominoes.scenarios import BLOCK, CUBAN, DOMINICAN, DRAW, FIVES, PUERTO_RICO, THREES, DominoScenario
from tests.rules.vectors import Facts, Start, check, vectors

SPINNER = ("6-6", "6-3 right", "6-4 left", "6-1 up", "6-2 down")
BLOCKED = ("8-8 6-6", "7-0 4-3", "5-4", "3-1")  # side A holds 37, side B 11
CLOSED = ("6-5 4-3", "4-2", "3-3")
CARRIED = BLOCK.under(tied_block="carried")
BONUSES = THREES.under(capicua=25, first_deals=True, first_pass=25)
LEVEL = ("5-1", "8-0 5-2", "4-1", "3-1")  # after 8-0 no one can play, and both sides hold 11
LEVEL_OF_THREE = ("6-0 5-1", "3-1", "2-2")
REDONDO = DOMINICAN.under(first_pass=0, paso_redondo=25)
ALL_PASS = ("6-5 5-3 4-4", "1-1 2-2", "2-1 1-0", "3-1 0-0")
NEAR = FIVES.hands("6-4 1-1", "3-3 2-2", line="6-1", totals=(195, 0))
CHUCHAZO = PUERTO_RICO.hands("0-0", "6-6", "5-5", "6-5", line="4-1, 4-0 left", number=5)
TWO_LEFT = ("4-1 4-0", "6-6 6-3")
OPENING = BLOCK.hands("6-6 6-1", "6-5 5-5", opening=Tile(6, 6))


@vectors(
    *((f"Vector 7.1, {play}", FIVES.hands(f"{play[:3]} 0-0", "6-5 3-2", line=", ".join(SPINNER[:number])), play,
       f"scoring: {points} 0")
      for number, (play, points) in enumerate(zip(SPINNER, (0, 15, 0, 0, 10), strict=True))),
    ("Vector 7.1, 5-0 beside 5-5", FIVES.hands("5-5 1-1", "5-0 0-0"), "5-5, 5-0", "scoring: 10 10"),
    *((f"Vector 7.2, {line} and {play}", THREES.hands(f"{play[:3]} 1-1", "6-2 5-2 4-2", line=line), play,
       f"scoring: {points} 0")
      for line, play, points in (
          ("6-3", "6-6 left", 8), ("5-1, 4-1 right", "4-4 right", 0), ("4-1, 5-1 right", "5-4 left", 2),
          ("5-3", "4-3 right", 3), ("4-1", "3-1 right", 0),
      )),
    ("Vector 7.2, past 61", THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(59, 0)), "4-3", "scoring: 0 0"),
    ("Vector 7.2, exactly 61", THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(58, 0)), "4-3", "winners: 0"),
    *((f"Vector 7.3, {left} is left", FIVES.hands("3-1", left, line="6-3"), "3-1", f"scored: {points} 0")
      for left, points in (("6-6 1-0", 15), ("6-6", 10), ("1-0", 0), ("2-1", 5))),
    *((f"Vector 7.4, {points}", CUBAN.under(**rules).hands(*BLOCKED, line="9-8, 8-7 right", seat=1), "7-0",
       "taken: 37 11", f"scored: 0 {points}")
      for rules, points in (
          ({"counts": "all"}, 48), ({"counts": "opponents"}, 37),
          ({"blocked_scores": "difference"}, 26),
      )),
    *((f"Vector 7.5, {tile} on {line}", DOMINICAN.hands(tile, "6-6", "5-5", "6-5", line=line), tile + end, scored)
      for tile, line, end, scored in (
          ("4-2", "4-1, 2-1 right", " left", "scored: 58 0"), ("4-2", "4-1, 4-1 right", "", "scored: 58 0"),
          ("4-4", "4-1, 4-1 right", "", "scored: 33 0"), ("4-3", "", "", "scored: 33 0"),
      )),
    ("Vector 7.5, a chuchazo", CHUCHAZO, "0-0", "scored: 133 0"),
    ("no bonus goes past an exact target", BONUSES.hands("5-3", "6-6 2-2", line="5-4, 4-3 right", totals=(40, 0)),
     "5-3 left", "scored: 3 0"),
    ("nor a first pass", BONUSES.hands("5-4 5-3", "6-6 2-2", totals=(40, 0)), "5-4", "scoring: 3 0"),
    ("a first pass that makes 61", BONUSES.hands("5-4 5-3", "6-6 2-2", totals=(33, 0)), "5-4", "winners: 0"),
    ("no second pass", DOMINICAN.hands("6-5 6-3", "1-1 2-2", "5-1 2-1", "6-6 4-4"), "6-5", "scoring: 0 0", "act: 3"),
    ("nothing is carried where pips score nothing",
     THREES.under(tied_block="carried").hands(*CLOSED, line="6-0"), "6-5", "remarks: LineClosed, BestPlay"),
    ("a tie without a difference leaves nothing",
     CARRIED.under(blocked_scores="difference").hands("6-5 4-3", "6-1", line="6-0"), "6-5",
     "remarks: LineClosed"),
    *(
        (f"after a block {opener} opens", CUBAN.hands("8-1 9-9", "4-3", "7-7", hand, line="8-0", opener=2), "8-1",
         f"opener: {opener}")
        for hand, opener in (("3-2", 3), ("5-2", 1))  # of equals the one whose turn comes first after the opener's
    ),
    ("the target within a deal", NEAR, "6-4", "winners: 0"),
    ("a deal that is played out",
     FIVES.under(reached="after_the_deal").hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(195, 0)),
     "6-4, 4-4, 1-1", "winners: 0"),
    ("the opening tile is played first", OPENING, "", "refused 0 play 6-1: refused-must-open(tile=6-6)",
     "refused 0 play 6-6 left: refused-no-end-yet(tile=6-6)", "legal 0: play 6-6"),
    ("Vector 7.7", BLOCK.hands("5-3 4-1 6-6", "3-3", line="5-4"), "",
     "refused 0 pass 6-6: refused-cannot-pass + refused-may-play(tiles=5-3 4-1)"),
    *((f"Vector 7.8, {name}", CUBAN.under(**rules).hands(*LEVEL, line="9-8", seat=1, opener=0), "8-0", *facts)
      for name, rules, *facts in (
          ("nobody", {}, "scored: 0 0", "opener: 0"), ("the next", {"after_tie": "next"}, "opener: 3"),
          ("the opener's", {"tied_block": "opener"}, "scored: 11 0", "opener: 2"),
          ("the blocker's", {"tied_block": "closer"}, "scored: 0 11", "opener: 3"),
      )),
    *((f"Vector 7.9, {to}", BLOCK.under(tied_block=to).hands(*LEVEL_OF_THREE, line="6-6"), "6-0 left", "scored: 0 10 0")
      for to in ("opener", "closer")),
    ("Vector 7.10", REDONDO.hands(*ALL_PASS, line="6-4"), "6-5", "scoring: 25 0", "act: 0"),
    ("Vector 7.10, it wins", REDONDO.hands(*ALL_PASS, line="6-4", totals=(175, 0)), "6-5", "winners: 0",
     "taken: 20 10"),
    ("Vector 7.10, blocked", REDONDO.hands("6-5 3-3", *ALL_PASS[1:], line="6-5"), "6-5 left", "scored: 0 20"),
    ("refusals", BLOCK.hands("6-4 3-3", "5-1 1-1", line="6-4"), "",
     "refused 0 play 5-5: refused-not-held(pieces=5-5) + refused-may-play(tiles=6-4)",
     "refused 0 play 3-3: refused-fits-nowhere(tile=3-3, numbers=6 4) + refused-may-play(tiles=6-4)",
     "refused 0 play 6-4 up: refused-wrong-end(tile=6-4, ends=end-left end-right)",
     "refused 0 bid 4: refused-wrong-phase(phase=play) + refused-may-play(tiles=6-4)",
     "refused 0 play 6-4: refused-which-end(tile=6-4, ends=end-left end-right)", "refused 1 play 5-1: refused-turn"),
    ("both ends leave 6 and 4", BLOCK.hands("6-4 3-3", "5-4 1-1", line="6-5, 6-5 right"), "", "legal 0: play 6-4 left"),
    ("one of those that come to the same", FIVES.hands("6-2 6-6 5-1 3-1", "0-0", line="3-3, 6-3 right, 6-3 left"), "",
     "legal 0: play 6-6 left, play 6-2 left, play 3-1 up"),
)  # fmt: skip
def test_plays_and_scores(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize("scoring", get_args(PlayScoring))
def test_ends_and_pips_score_as_the_referee_has_it(scoring: PlayScoring) -> None:
    options = THREES.under(scoring=scoring).options
    for count in range(200):
        assert ends_score(options, count) == ends_worth(scoring, count)
        assert pips_score(options, count) == pips_worth(scoring, count)


@pytest.mark.parametrize(("total", "points"), [(59, 0), (58, 3)])
def test_points_that_a_choice_offers(total: int, points: int) -> None:
    scenario = THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(total, 0))
    notes = [choice.note for choice in scenario.ask(0).choices]
    assert [dict(note.values)["points"] for note in notes if isinstance(note, Message)] == [points]


def test_with_arms_a_capicua_fits_every_end() -> None:
    """Else it would tell ends apart that are the same to play on."""
    line = "6-6, 6-2 right, 6-1 left, 2-0 right, 1-0 left"
    for tile, laid, is_one in (
        ("6-0", line, True), ("3-0", line, False), ("3-0", f"{line}, 6-5 up, 5-0 up, 6-4 down, 4-0 down", True),
    ):  # fmt: skip
        ended = FIVES.under(capicua=25).hands(tile, "3-3 5-4", line=laid).play_first_legal()
        assert (Bonus(0, BonusKind.CAPICUA, 25) in ended.results[0].remarks) is is_one


@pytest.mark.parametrize(
    ("start", "play", "expected"),
    [
        (BLOCK.hands("6-5 4-3", "4-2", "3-1", line="6-0"), "6-5",
         (LineClosed(0, Tile(6, 5), (5, 0), 2), events.PipsScored(2, ((0, 7), (1, 6)), 13))),
        (CARRIED.hands(*CLOSED, line="6-0", carried=5), "6-5",
         (LineClosed(0, Tile(6, 5), (5, 0), None), events.CarriedOver(18))),
        (
            CARRIED.hands("6-5", "4-2", "3-3", line="6-0", carried=18), "6-5",
            (Domino(0, Tile(6, 5), capicua=False), events.PipsScored(0, ((1, 6), (2, 6)), 12),
             Bonus(0, BonusKind.CARRIED, 18)),
        ),
        (NEAR, "6-4", (events.TargetReached(0),)),
        (THREES.hands("4-3", "6-6 2-2", line="5-3"), "4-3",
         (Bonus(0, BonusKind.CHIPPED_OUT, 1), Domino(0, Tile(4, 3), capicua=False))),
        (CHUCHAZO, "0-0", (Domino(0, Tile(0, 0), capicua=False), Bonus(0, BonusKind.CHUCHAZO, 100))),
    ],
)  # fmt: skip
def test_remarks_on_a_result(start: DominoScenario, play: str, expected: tuple[Remark, ...]) -> None:
    assert set(expected) <= set(start.play(play).results[0].remarks)


def test_more_tiles_than_there_are_cannot_be_dealt() -> None:
    assert BLOCK.under(hand=14).start(2).deal.state.boneyard == []
    with pytest.raises(BadOptions) as refused:
        BLOCK.under(hand=15).start(2)
    assert refused.value.text == Message("options-too-few-tiles", tiles=28, most=14)


def test_a_tile_without_an_end_stands_for_its_only_play() -> None:
    scenario = BLOCK.hands("6-5 6-3 4-2", "5-1 1-1", line="6-4")
    for move in (Play(Tile(6, 5)), Lead(Tile(6, 5))):
        assert scenario.play_move(0, move).deal.line.numbers == (5, 4)
    same = BLOCK.hands("6-4 3-3", "5-4 1-1", line="6-5, 6-5 right")
    assert same.play("6-4").deal.line.ends[0].number == 4
    assert same.play("6-4 right").deal.line.ends[1].number == 4, "the other end is allowed all the same"


@pytest.mark.parametrize(
    ("start", "play", "told"),
    [
        pytest.param(DRAW.under(keep=2).hands(*TWO_LEFT, boneyard="3-3 4-2", line="5-1"), "4-1", [Knocked(1, (5, 4))],
            id="Vector 7.6, kept"),
        pytest.param(DRAW.under(keep=0).hands(*TWO_LEFT, boneyard="3-3 4-2", line="5-1"), "4-1",
            [Drew(1, 2, (5, 4), fits=True)], id="Vector 7.6, drawn"),
        pytest.param(DRAW.hands("5-3 4-1 6-6", "3-3 5-5", boneyard="1-1 2-2 6-5", line="5-4"), "5-3", [],
            id="Vector 7.7"),
        (DRAW.under(drawing="one").hands("6-5 6-0", "4-1 1-1", boneyard="2-2 3-2 6-1 6-2", line="6-6"),
         "6-5 left", [Drew(1, 1, (6, 5), fits=False), Knocked(1, (6, 5))]),
        (DOMINICAN.hands("6-5 6-3", "6-6 4-4", "5-1 2-1", "1-1 2-2"), "6-5",
         [Knocked(3, (6, 5)), Bonus(0, BonusKind.FIRST_PASS, 25, laid=1)]),
        (DOMINICAN.hands("6-5 6-3", "6-1 2-2", "2-1 1-0", "3-1 4-4", totals=(175, 0)), "6-5",
         [Knocked(3, (6, 5)), Bonus(0, BonusKind.FIRST_PASS, 25, laid=1)]),  # which wins: seat 2 passes no more
    ],
)  # fmt: skip
def test_draws_and_passes_are_told(start: DominoScenario, play: str, told: list[Event]) -> None:
    scenario = start.play(play)
    assert [type(event) for event in scenario.events[:2]] == [events.Moved, Laid]
    assert scenario.deal.log[0] == scenario.events[1]
    assert list(scenario.events[2:])[: len(told)] == told
    assert not [event for event in scenario.events[2 + len(told) :] if isinstance(event, Knocked | Drew)]
    logged = scenario.game.ended_deal(scenario.match) if scenario.results else scenario.view()
    assert logged is not None
    assert list(logged.line_board.log[1:]) == [event for event in told if isinstance(event, Knocked | Drew)]


def test_a_hand_of_many_doubles_is_dealt_again_for_all() -> None:
    """Vector 7.11."""
    five, found = CUBAN.under(redeal_doubles=5), set[int]()
    for seed in (bytes([number]) * 32 for number in range(60)):
        as_dealt, again = CUBAN.start(4, seed), five.start(4, seed)
        doubles = [sum(tile.is_double for tile in hand) for hand in as_dealt.deal.hands]
        most = max(doubles)
        found.add(most)
        assert again.deal.redealt[:1] == ((Redealt(doubles.index(most), most),) if most > 4 else ())
        if len(again.deal.redealt) == 1:
            deck = shuffled(double_set(9), seed, "deal 1 again 1")
            assert again.deal.hands[1] == tuple(sorted(deck[10:20], reverse=True))
            assert again.view(2).line_board.redealt == again.deal.redealt
        elif most < 5:
            assert again.deal.hands == as_dealt.deal.hands
    assert found >= {4, 5}
    with pytest.raises(BadOptions):
        BLOCK.under(hand=14, redeal_doubles=4).start(2)
    assert not BLOCK.under(hand=14, redeal_doubles=5).start(2).results, "four and three doubles can be dealt"


def test_a_new_line_spins_only_with_a_spinner() -> None:
    assert Line(FIVES.options.spins).begin(Tile(6, 6)).spinner == Tile(6, 6)
    assert Line(BLOCK.options.spins).begin(Tile(6, 6)).spinner is None
    with pytest.raises(ValueError, match="5-4 does not fit at the left end"):
        Line(BLOCK.options.spins).begin(Tile(6, 6)).place(Tile(5, 4), End.LEFT)


def test_a_match_is_called_by_a_preset_that_scores_alike() -> None:
    like_all_fives = DRAW.under(target=200, keep=0, spinner="first_double", drawing="one").options
    assert DOMINOES.title_of(like_all_fives, 2) == DOMINOES.title_of(DRAW.options, 2)
    assert DOMINOES.title_of(DRAW.under(scoring="fives").options, 2) == DOMINOES.title_of(FIVES.options, 2)


def test_tiles_drawn_in_vain_are_shown_to_their_player_until_they_play() -> None:
    drawn = (Tile(2, 2), Tile(3, 3))
    scenario = DRAW.hands("6-4 4-0 5-1", "3-1 1-1", "5-3 3-0", boneyard="2-2 3-3 6-2 6-3", line="6-6, 6-5 right")
    for move, shown in (("0 play 6-4 left", drawn), ("2 play 5-3 right", drawn), ("0 play 4-0 left", ())):
        scenario = scenario.play(move)
        assert [scenario.view(viewer).line_board.drawn for viewer in (None, 0, 1, 2)] == [(), (), shown, ()]
    assert scenario.deal.seat == 1


def test_the_aim_is_that_of_the_scoring_in_force() -> None:
    for scoring in ("pips", "fives"):
        options = DominoesOptions(scoring, exact=True)  # which changes nothing here
        assert DOMINOES.aim(options, 2) == DOMINOES.aim(replace(options, exact=False), 2)
