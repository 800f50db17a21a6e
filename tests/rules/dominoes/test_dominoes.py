"""Dominoes: the vectors of the rules, who opens, turns, draws and passes, and how a deal ends."""

from dataclasses import replace

import pytest

from bot.message import Message
from bot.rules.dominoes.deal import known_lacking
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import DrawLimit, Opens, PlayScoring, Reached, Spinner, Then
from bot.rules.errors import BadOptions, IllegalMove, NotYourTurn
from bot.rules.events import (
    Bonus,
    BonusKind,
    DealEnded,
    DealStarted,
    Domino,
    Drew,
    Knocked,
    Laid,
    LineClosed,
    LineEvent,
    MatchEnded,
    Moved,
    PipsScored,
    TargetReached,
)
from bot.rules.moves import End, Lead, Play
from bot.rules.options import dump, load
from bot.rules.pieces import Tile
from tests.rules.dominoes.scenarios import (
    BLOCK,
    CUBAN,
    DOMINICAN,
    DRAW,
    FIVES,
    PRESETS,
    PUERTO_RICO,
    THREES,
    DominoScenario,
    preset,
)

# -- the vectors of the rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "points"),
    [("6-6", 0), ("6-3 right", 15), ("6-4 left", 0), ("6-1 up", 0), ("6-2 down", 10)],
)
def test_what_each_play_around_a_spinner_scores(play: str, points: int) -> None:
    """Vector 7.1."""
    plays = ["6-6", "6-3 right", "6-4 left", "6-1 up", "6-2 down"]
    before = ", ".join(plays[: plays.index(play)])
    scenario = FIVES.hands(f"{play.split(maxsplit=1)[0]} 0-0", "6-5 3-2", line=before).play(f"0 play {play}")
    assert scenario.deal.points == (points, 0)
    laid = [event for event in scenario.deal.log if isinstance(event, Laid)]
    assert laid[-1].points == points


def test_a_double_alone_counts_once_and_then_with_both_halves() -> None:
    """Vector 7.1."""
    scenario = FIVES.hands("5-5 1-1", "5-0 0-0").play("0 play 5-5")
    assert scenario.deal.points == (10, 0)
    assert scenario.play("1 play 5-0").deal.points == (10, 10)


@pytest.mark.parametrize(
    ("line", "play", "points"),
    [
        ("6-3", "6-6 left", 8),
        ("5-1, 4-1 right", "4-4 right", 0),
        ("4-1, 5-1 right", "5-4 left", 2),
        ("5-3", "4-3 right", 3),
        ("4-1", "3-1 right", 0),
    ],
)
def test_fives_and_threes(line: str, play: str, points: int) -> None:
    """Vector 7.2."""
    scenario = THREES.hands(f"{play.split(maxsplit=1)[0]} 1-1", "6-2 5-2 4-2", line=line).play(f"0 play {play}")
    assert scenario.deal.points == (points, 0)


def test_a_play_that_goes_past_an_exact_target_scores_nothing() -> None:
    """Vector 7.2."""
    scenario = THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(59, 0))
    assert points_offered(scenario) == [0]
    assert scenario.play("0 play 4-3").deal.points == (0, 0)
    at_58 = THREES.hands("4-3 1-1", "6-4 3-0", line="5-3", totals=(58, 0))
    assert points_offered(at_58) == [3]
    assert at_58.play("0 play 4-3").winners == (0,)


def points_offered(scenario: DominoScenario) -> list[object]:
    """What the choices of seat 0 say that they score."""
    notes = [choice.note for choice in scenario.ask(0).choices]
    return [dict(note.values)["points"] for note in notes if isinstance(note, Message)]


@pytest.mark.parametrize(("left", "points"), [("6-6 1-0", 15), ("6-6", 10), ("1-0", 0), ("2-1", 5)])
def test_going_out_in_all_fives_scores_to_the_nearest_five(left: str, points: int) -> None:
    """Vector 7.3."""
    scenario = FIVES.hands("3-1", left, line="6-3").play("0 play 3-1")
    assert scenario.results[0].scored == (points, 0)


@pytest.mark.parametrize(
    ("rules", "points"),
    [({"counts": "all"}, 48), ({"counts": "opponents"}, 37), ({"blocked_scores": "difference"}, 26)],
)
def test_what_a_blocked_deal_scores(rules: dict[str, str], points: int) -> None:
    """Vector 7.4: side A holds 37, side B 11."""
    start = with_rules(CUBAN, rules).hands("8-8 6-6", "7-0 4-3", "5-4", "3-1", line="9-8, 8-7 right", seat=1)
    result = start.play("1 play 7-0").results[0]
    assert (result.taken, result.scored) == ((37, 11), (0, points))


def test_the_last_tile_that_fits_both_ends() -> None:
    """Vector 7.5."""
    ends_4_2 = DOMINICAN.hands("4-2", "6-6", "5-5", "6-5", line="4-1, 2-1 right")
    assert Bonus(0, BonusKind.CAPICUA, 25) in ends_4_2.play("0 play 4-2 left").results[0].remarks
    both_4 = DOMINICAN.hands("4-4", "6-6", "5-5", "6-5", line="4-1, 4-1 right")
    assert Domino(0, Tile(4, 4), capicua=False) in both_4.play("0 play 4-4 left").results[0].remarks
    blank = PUERTO_RICO.hands("0-0", "6-6", "5-5", "6-5", line="4-1, 4-0 left", number=5)
    assert blank.play("0 play 0-0").results[0].remarks[2:] == (Bonus(0, BonusKind.CHUCHAZO, 100),)


@pytest.mark.parametrize(("keep", "events"), [(2, [Knocked(1, (5, 4))]), (0, [Drew(1, 2, (5, 4), fits=True)])])
def test_the_tiles_that_are_kept_are_never_drawn(keep: int, events: list[object]) -> None:
    """Vector 7.6."""
    scenario = DRAW.under(keep=keep).hands("4-1 4-0", "6-6 6-3", boneyard="3-3 4-2", line="5-1")
    scenario = scenario.play("0 play 4-1")
    assert list(scenario.events[2:]) == events
    assert len(scenario.deal.boneyard) == keep


def test_with_a_tile_that_fits_nobody_passes() -> None:
    """Vector 7.7."""
    scenario = BLOCK.hands("5-3 4-1 6-6", "3-3", line="5-4")
    assert scenario.refused(0, "pass 6-6", IllegalMove) == "refused-cannot-pass + refused-may-play(tiles=5-3 4-1)"
    scenario = DRAW.hands("5-3 4-1 6-6", "3-3 5-5", boneyard="1-1 2-2 6-5", line="5-4").play("0 play 5-3")
    assert not [event for event in scenario.events if isinstance(event, Drew | Knocked)]


def with_rules(scenario: DominoScenario, rules: dict[str, str]) -> DominoScenario:
    """The scenario with house rules by their plain values."""
    options = load(DOMINOES.options_type, dump(scenario.options) | rules)
    return DominoScenario(DOMINOES, options)


# -- dealing and opening -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sizes", "undealt"),
    [
        ("draw", {2: 7, 3: 5, 4: 5}, {2: 14, 3: 13, 4: 8}),
        ("block", {2: 7, 3: 7, 4: 7}, {2: 14, 3: 7, 4: 0}),
        ("all-fives", {2: 7, 3: 5, 4: 5}, {2: 14, 3: 13, 4: 8}),
        ("fives-and-threes", {2: 9, 3: 7, 4: 5}, {2: 10, 3: 7, 4: 8}),
        ("puerto-rico", {4: 7}, {4: 0}),
        ("dominican", {4: 7}, {4: 0}),
        ("cuban", {4: 10}, {4: 15}),
    ],
)
def test_the_tiles_each_player_gets(name: str, sizes: dict[int, int], undealt: dict[int, int]) -> None:
    assert set(PRESETS[name].players) == set(sizes)
    for players, size in sizes.items():
        deal = preset(name).start(players).deal
        assert {len(hand) for hand in deal.hands} == {size}
        assert len(deal.boneyard) == undealt[players]


def test_more_tiles_than_there_are_cannot_be_dealt() -> None:
    assert BLOCK.under(hand=14).start(2).deal.boneyard == ()
    with pytest.raises(BadOptions) as refused:
        BLOCK.under(hand=15).start(2)
    assert refused.value.text == Message("options-too-few-tiles", tiles=28, most=14)


@pytest.mark.parametrize("opens", [Opens.HIGHEST_DOUBLE, Opens.HEAVIEST])
def test_the_highest_double_or_the_heaviest_tile_opens(opens: Opens) -> None:
    without_doubles = 0
    for number in range(80):
        scenario = BLOCK.under(hand=2, opens=opens).start(2, bytes([number]) * 32)
        held = {tile: seat for seat, hand in enumerate(scenario.deal.hands) for tile in hand}
        doubles = [tile for tile in held if tile.high == tile.low]
        without_doubles += not doubles
        best = max(doubles if doubles and opens is Opens.HIGHEST_DOUBLE else held, key=lambda it: (sum(it), it.high))
        assert (scenario.deal.opener, scenario.deal.opening) == (held[best], best)
        assert scenario.to_act == (held[best],)
        assert scenario.moves == [f"play {best}"]
        assert scenario.match.draws == ()
    assert without_doubles, "then the heaviest tile opens"


def test_the_opening_tile_is_played_first() -> None:
    scenario = BLOCK.hands("6-6 6-1", "6-5 5-5", opening=Tile(6, 6))
    assert scenario.refused(0, "play 6-1") == "refused-must-open(tile=6-6)"
    assert scenario.refused(0, "play 6-6 left") == "refused-no-end-yet(tile=6-6)"
    assert scenario.refused(1, "play 6-5", NotYourTurn).startswith("refused-turn")
    assert scenario.play("0 play 6-6").deal.opening is None


def test_the_highest_draw_opens_with_any_tile() -> None:
    for number in range(20):
        scenario = THREES.start(4, bytes([number]) * 32)
        assert scenario.deal.opening is None
        drawn = dict(scenario.match.draws[-1])
        most = max(sum(tile) for tile in drawn.values() if isinstance(tile, Tile))
        assert [seat for seat, tile in drawn.items() if isinstance(tile, Tile) and tile.pips == most] == [
            scenario.deal.opener
        ]
        assert len(scenario.moves) == 5


@pytest.mark.parametrize(("then", "opener"), [(Then.WINNER, 2), (Then.NEXT, 1)])
def test_the_winner_opens_the_next_deal_or_the_next_in_turn(then: Then, opener: int) -> None:
    start = BLOCK.under(then=then).hands("6-1 5-1", "5-5 4-4", "1-0", line="6-3").play("0 play 6-1", "2 play 1-0")
    assert (start.deal.number, start.deal.opener, start.deal.seat) == (2, opener, opener)
    assert start.deal.opening is None
    assert start.events[-1] == DealStarted(2)


def test_play_goes_to_the_right_where_that_is_the_rule() -> None:
    right = CUBAN.hands("6-5 0-0", "5-1 1-1", "5-2 2-2", "5-3 3-3", line="6-6").play("0 play 6-5 left")
    assert right.to_act == (3,)
    left = BLOCK.hands("6-5 0-0", "5-1 1-1", "5-2 2-2", "5-3 3-3", line="6-6").play("0 play 6-5 left")
    assert left.to_act == (1,)


# -- turns ---------------------------------------------------------------------------------------------------------


def test_a_play_and_what_it_brings_about() -> None:
    scenario = BLOCK.hands("6-5 0-0", "5-1 1-1", line="6-6").play("0 play 6-5 left")
    assert scenario.events == (Moved(0, Play(Tile(6, 5), End.LEFT)), Laid(0, Tile(6, 5), End.LEFT, 5))
    assert scenario.deal.hands[0] == (Tile(0, 0),)
    assert scenario.deal.log == (Laid(0, Tile(6, 5), End.LEFT, 5),)


def test_a_tile_without_an_end_stands_for_its_only_play() -> None:
    scenario = BLOCK.hands("6-5 6-3 4-2", "5-1 1-1", line="6-4")
    assert scenario.play_move(0, Play(Tile(6, 5))).deal.line.numbers == (5, 4)
    assert scenario.play_move(0, Lead(Tile(6, 5))).deal.line.numbers == (5, 4)
    both = BLOCK.hands("6-4 3-3", "5-1 1-1", line="6-4")
    assert both.refused(0, "play 6-4") == "refused-which-end(tile=6-4, ends=end-left end-right)"
    same = BLOCK.hands("6-4 3-3", "5-4 1-1", line="6-5, 6-5 right")
    assert same.moves == ["play 6-4 left"], "both ends leave 6 and 4"
    assert same.play("0 play 6-4").deal.line.ends[0].number == 4
    assert same.play("0 play 6-4 right").deal.line.ends[1].number == 4, "the other end is allowed all the same"


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("play 5-5", "refused-not-held(pieces=5-5) + refused-may-play(tiles=6-4)"),
        ("play 3-3", "refused-fits-nowhere(tile=3-3, numbers=6 4) + refused-may-play(tiles=6-4)"),
        ("play 6-4 up", "refused-wrong-end(tile=6-4, ends=end-left end-right)"),
        ("bid 4", "refused-wrong-phase"),
    ],
)
def test_refusals(move: str, sentence: str) -> None:
    assert BLOCK.hands("6-4 3-3", "5-1 1-1", line="6-4").refused(0, move).startswith(sentence)


def test_drawing_until_a_tile_fits() -> None:
    scenario = DRAW.hands("6-5 0-0", "4-1 1-1", boneyard="2-2 3-2 6-1 6-2 6-3", line="6-6").play("0 play 6-5 left")
    assert scenario.events[-1] == Drew(1, 3, (6, 5), fits=True)
    assert scenario.view(1).chain_board.drawn == (Tile(2, 2), Tile(3, 2), Tile(6, 1))
    assert scenario.deal.hands[1] == (Tile(6, 1), Tile(4, 1), Tile(3, 2), Tile(2, 2), Tile(1, 1))
    assert scenario.moves == ["play 6-1 right"]


def test_drawing_one_tile() -> None:
    start = DRAW.under(drawing=DrawLimit.ONE).hands("6-5 6-0", "4-1 1-1", boneyard="2-2 3-2 6-1 6-2", line="6-6")
    scenario = start.play("0 play 6-5 left")
    assert scenario.events[2:] == (Drew(1, 1, (6, 5), fits=False), Knocked(1, (6, 5)))
    assert scenario.to_act == (0,)


def test_the_deal_goes_on_as_long_as_somebody_can_draw() -> None:
    rules = DRAW.under(drawing=DrawLimit.ONE, keep=0)
    start = rules.hands("6-5 0-0", "4-1 1-1", boneyard="2-2 3-2 3-3 4-2 6-1", line="6-6").play("0 play 6-5 left")
    drew = [event.seat for event in start.events if isinstance(event, Drew)]
    assert (drew, start.to_act, start.moves) == ([1, 0, 1, 0, 1], (1,), ["play 6-1 right"])


def test_the_turn_passes_over_everybody_who_cannot_play() -> None:
    scenario = BLOCK.hands("6-5 6-2", "4-1 1-1", "3-3 2-2", line="6-6").play("0 play 6-5 left")
    assert scenario.events[2:] == (Knocked(1, (6, 5)), Knocked(2, (6, 5)))
    assert scenario.to_act == (0,)


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
def test_what_passes_and_draws_tell(log: list[LineEvent], lacks: tuple[tuple[int, ...], ...]) -> None:
    assert known_lacking(tuple(log), 1) == lacks


# -- the end of a deal ---------------------------------------------------------------------------------------------


def test_domino() -> None:
    scenario = BLOCK.hands("6-5", "4-1 1-1", "3-3", line="6-6", totals=(80, 0, 0)).play("0 play 6-5 left")
    result = scenario.results[0]
    assert (result.taken, result.scored, result.totals) == ((0, 7, 6), (13, 0, 0), (93, 0, 0))
    assert scenario.events[-2:] == (DealEnded(result), DealStarted(2))
    won = BLOCK.hands("6-5", "4-1 1-1", "3-3", line="6-6", totals=(90, 0, 0)).play("0 play 6-5 left")
    assert won.winners == (0,)
    assert won.events[-1] == MatchEnded((0,))


def test_a_blocked_deal() -> None:
    scenario = BLOCK.hands("6-5 4-3", "4-2", "3-1", line="6-0").play("0 play 6-5")
    result = scenario.results[0]
    assert result.remarks == (LineClosed(0, Tile(6, 5), (5, 0), 2), PipsScored(2, ((0, 7), (1, 6)), 13))
    assert scenario.events[2:5] == (Knocked(1, (5, 0)), Knocked(2, (5, 0)), Knocked(0, (5, 0)))
    assert (result.taken, result.scored) == ((7, 6, 4), (0, 0, 13))
    assert scenario.deal.opener == 2


def test_after_a_tied_block_the_same_player_opens_again() -> None:
    scenario = BLOCK.hands("6-5 4-3", "4-2", "3-3", line="6-0", opener=1).play("0 play 6-5")
    assert scenario.results[0].remarks == (LineClosed(0, Tile(6, 5), (5, 0), None),)
    assert scenario.results[0].scored == (0, 0, 0)
    assert scenario.deal.opener == 1


@pytest.mark.parametrize(("hand", "opener"), [("3-2", 3), ("5-2", 1)])
def test_of_the_side_that_wins_a_block_the_lowest_hand_opens(hand: str, opener: int) -> None:
    """And of equals the one whose turn comes first after the opener's."""
    scenario = CUBAN.hands("8-1 9-9", "4-3", "7-7", hand, line="8-0", opener=2).play("0 play 8-1")
    assert scenario.deal.opener == opener


def test_the_target_reached_within_a_deal_ends_it() -> None:
    scenario = FIVES.hands("6-4 1-1", "3-3 2-2", line="6-1", totals=(195, 0)).play("0 play 6-4")
    assert scenario.winners == (0,)
    assert TargetReached(0) in scenario.results[0].remarks


def test_the_deal_is_played_out_where_that_is_the_rule() -> None:
    start = FIVES.under(reached=Reached.AFTER_THE_DEAL).hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(195, 0))
    scenario = start.play("0 play 6-4")
    assert (scenario.winners, scenario.deal.points) == (None, (5, 0))
    assert scenario.play("1 play 4-4", "0 play 1-1").winners == (0,)


def test_a_match_of_so_many_deals_has_no_target() -> None:
    start = FIVES.hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(195, 0))
    scenario = start.at(replace(start.match, deals=3)).play("0 play 6-4")
    assert (scenario.winners, scenario.deal.points) == (None, (5, 0))
    exact = THREES.hands("6-4 1-1", "4-4 2-2", line="6-1", totals=(61, 0))
    assert exact.at(replace(exact.match, deals=3)).play("0 play 6-4").deal.points == (1, 0)


def test_a_match_is_called_by_a_preset_that_scores_alike() -> None:
    like_all_fives = DRAW.under(target=200, keep=0, spinner=Spinner.FIRST_DOUBLE, drawing=DrawLimit.ONE).options
    assert DOMINOES.title_of(like_all_fives, 2) == DOMINOES.title_of(DRAW.options, 2)
    assert DOMINOES.title_of(DRAW.under(scoring=PlayScoring.FIVES).options, 2) == DOMINOES.title_of(FIVES.options, 2)
