"""The point at which people's play of a deal parts; margins, ranking, the deal in words. The gallery has alt texts."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.message import AllOf, Message, Names, Seat, Who, with_names
from bot.rules.boards import TricksView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.game import Match
from bot.rules.moves import Lead, Move, Pass, Play
from bot.rules.notation import parse_move
from bot.rules.pieces import EVERY_PIECE, double_set
from bot.table.state.played import PlayedMatch
from bot.words.locales import languages
from bot.words.mentions import CHAT, Emoji, Known, emoji_name
from bot.words.moves import did
from bot.words.names import unnamed
from bot.words.speaker import say, speaker, speaking
from cogs.contests.contest import ContestKind, margin, margin_in_tenths, margins
from cogs.duel import pages, words
from cogs.duel.comparing import ComparedDeal, DealLine, Split, compare_deal, deal_lines, splits
from cogs.help.tutorials import LESSONS
from tests.cogs.contests.playing import long_ago
from tests.gallery import test_pictures
from tests.gallery.contests import duels
from tests.images.texts import noted_texts
from tests.said import said

ANN, BO = words.DuelResult("Ann", (40, -10), 30), words.DuelResult("Bo", (40, 0), 40)
CLEO = words.DuelResult("Cleo", (-5, -8), -13)
PEOPLE = ("Abigail", "Bob", "Clyde", "Dave", "Erik", "Flo", "Greg", "Hugo")


@pytest.mark.parametrize(
    ("points", "low_wins", "tenths"),
    [
        ((7, 0), False, 70),
        ((0, 7), False, -70),
        ((4, 0, 0, 4), False, 27),
        ((4, 0, 0, 4), True, -27),
        ((0, 5, 5, 5), True, 50),
        ((3, 3, 3), True, 0),
        ((0, 0, 0, 1), False, -3),
    ],
)
def test_a_margin_is_the_points_less_the_mean_of_the_others(points: tuple[int, ...], *, low_wins: bool, tenths: int):
    assert margin_in_tenths(dict(enumerate(points)), 0, low_wins=low_wins) == tenths


@pytest.mark.parametrize(
    ("tenths", "words", "whole"),
    [(0, "0", "0"), (70, "+7", "+7"), (-70, "−7", "−7"), (123, "+12.3", "+12"), (-3, "−0.3", "0"), (4, "+0.4", "0"),
     (5, "+0.5", "+1"), (-123, "−12.3", "−12"), (-127, "−12.7", "−13"), (105, "+10.5", "+11")],
)  # fmt: skip
def test_a_margin_in_words_and_in_whole_points(tenths: int, words: str, whole: str):
    assert (say(margin(tenths)), say(margin(tenths, whole=True))) == (words, whole)


def test_margins_that_differ_are_a_range():
    assert margins([70, 70]) == margin(70)
    assert say(margins([70, -30, 0])) == "−3 to +7"


def test_the_best_come_first_and_who_did_not_finish_last():
    found = words.compared("Black Tile 11", 2, [ANN, words.DuelResult("Dee"), CLEO, BO])
    assert found.names == ("Bo", "Ann", "Cleo", "Dee")
    assert [person.rank for person in found.people] == [1, 2, 3, None]
    assert words.verdict(found) == Message("duel-won", who=AllOf([Seat(0, how="mention")]), points=margin(40))
    ranked = enumerate((40, 30, -13), start=1)
    assert words.ranking_lines(found) == [
        *(Message("rank-line", rank=rank, who=Seat(rank - 1), points=margin(points)) for rank, points in ranked),
        Message("duel-unfinished-line", who=Seat(3)),
    ]


def test_equal_totals_share_a_rank():
    found = words.compared(
        "Forty-Two", 1, [words.DuelResult(name, (it,), it) for name, it in (("Ann", 10), ("Bo", 10), ("Cy", 0))]
    )
    assert [person.rank for person in found.people] == [1, 1, 3]
    assert say(with_names(words.verdict(found), Names(found.names.__getitem__))) == "Ann and Bo share the win with +1"


def test_a_comparison_in_which_no_one_finished():
    found = words.compared("Forty-Two", 2, [words.DuelResult("Ann"), words.DuelResult("")])
    assert words.verdict(found) == Message("duel-no-one-finished")
    for name in ("Ann", said("someone")):
        assert said("duel-unfinished-line", who=Who(name)) in words.alt_comparison(found, found.names)


def test_the_same_tile_at_two_ends_is_told_apart() -> None:
    moves = [parse_move(f"play 6-4 {end}") for end in ("left", "right")]
    branches = tuple(words.Branch((person,), move, (10 * person,)) for person, move in enumerate(moves))
    found = words.Divergence(LESSONS["dominoes"].view(2), 0, 0, branches)
    people = ("Ann", "Bo").__getitem__
    one, other = (words.branch_text(found, branch, people) for branch in branches)
    assert one == Message("labelled", label=AllOf((Who("Ann"),)), value=did(moves[0]))
    assert say(one) != say(other).replace("Bo", "Ann")
    assert words.outcome(found, branches[0]) == "", "there is no trick"


@pytest.fixture
def pictures() -> Iterator[None]:
    """The pieces' pictures are known, which take many characters."""
    before, CHAT.known = CHAT.known, Known()
    CHAT.know_emojis({piece: Emoji(2**62, emoji_name(piece, "1a2b3c4d")) for piece in EVERY_PIECE})
    yield
    CHAT.known = before


@pytest.mark.usefixtures("pictures")
@pytest.mark.parametrize("people", [2, 8])
def test_a_deal_as_everybody_played_it_tells_of_all(people: int) -> None:
    tiles = double_set(6)
    moves = (Pass(tiles[:3]), False), *((Play(tile), False) for tile in tiles[3:10])
    lines = tuple(words.LineOfPlay(person, moves, 0) for person in range(people))
    found = ComparedDeal("Black Tile", words.DealPlayed(1, lines, ()), PEOPLE[:people], ("Pip", "Dot", "Ivory"))
    told = pages.deal_page(long_ago(ContestKind.DUEL), found).content
    assert len(told) <= 2000
    assert all(name in told for name in PEOPLE[:people])
    assert ("<:" in told) == (people == 2), "pictures are left out before people are"


MOVES = st.lists(st.sampled_from("abc"), max_size=8)
SEED = bytes(range(32))
Moves = list[tuple[int, Move]]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([], ()),
        (["abc"], ()),
        (["abc", "abc"], ()),
        (["abc", "ab"], ()),  # one goes on where the other ends
        (["abc", "abd"], (Split(2, ((0,), (1,))),)),
        (["abc", "abd", "abc"], (Split(2, ((0, 2), (1,))),)),
        (["x", "y", "z"], (Split(0, ((0,), (1,), (2,))),)),
        (["xa", "y", "xb"], (Split(0, ((0, 2), (1,))), Split(1, ((0,), (2,))))),
        (["xaab", "xaac", "xb", "xaab"], (Split(1, ((0, 1, 3), (2,))), Split(3, ((0, 3), (1,))))),
    ],
)
def test_where_lines_part(lines: list[str], expected: tuple[Split, ...]):
    assert splits(lines) == expected


@given(st.lists(MOVES, min_size=2, max_size=6))
def test_any_two_lines_part_exactly_once_or_are_alike(lines: list[list[str]]):
    found = [(at, {number: group for group in groups for number in group}) for at, groups in splits(lines)]
    for one, other in combinations(range(len(lines)), 2):
        parted = [at for at, of in found if {one, other} <= of.keys() and of[one] != of[other]]
        pairs = zip(lines[one], lines[other], strict=False)
        first = next((at for at, (left, right) in enumerate(pairs) if left != right), None)
        assert parted == ([] if first is None else [first])


def lines_of(game: AnyGame, start: Match[Any, Any], moves: Moves) -> tuple[DealLine, ...]:
    now, states = PlayedMatch.of(game, start), list[PlayedMatch]()
    for seat, move in moves:
        states.append(now := now.then(seat, move))
    return deal_lines(game, states)


def played(game: AnyGame, own: int) -> Moves:
    """A deal in which seat 0 plays by its own dice, and the others as computers do: by the seat and the turn."""
    preset, made = game.presets[0], Moves()
    match, dice = game.start(preset.options, preset.players[0], SEED), Random(own)
    while not match.results and game.to_act(match):
        seat = game.to_act(match)[0]
        legal = game.legal(match, seat)
        move = dice.choice(legal) if seat == 0 else Random(f"{seat} {match.turn}").choice(legal)
        made.append((seat, move))
        match, _ = game.play(match, seat, move)
    return made


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=list(CATALOGUE))
def test_people_part_at_their_own_seat_where_the_others_answer_alike(game: AnyGame):
    preset = game.presets[0]
    start = game.start(preset.options, preset.players[0], SEED)
    every = [lines_of(game, start, played(game, own))[0] for own in range(4)]
    deal = compare_deal(game, 1, [*every, None], [10, 20, 30, 40, 0])
    assert [line.person for line in deal.lines] == [0, 1, 2, 3]
    assert not deal.otherwise
    for divergence in deal.divergences:
        assert divergence.seat == divergence.own == divergence.view.viewer == 0
        assert len({branch.move for branch in divergence.branches}) == len(divergence.branches) > 1
        held = {shown.piece for shown in divergence.view.hand}
        for branch in divergence.branches:
            assert branch.margins == tuple(10 * (person + 1) for person in branch.people)
            if isinstance(branch.move, Lead | Play):
                assert branch.move.piece in held
                assert (branch.taken is not None) == (isinstance(divergence.view.board, TricksView))
    if game.hands_by_dm:
        assert deal.divergences, "four random players do not play alike"


def test_choices_made_at_once_count_by_seat_as_chosen_last():
    game = CATALOGUE["black-tile"]
    start = game.start(game.presets[0].options, 4, SEED)
    hands = [[shown.piece for shown in game.view(start, seat).hand if shown.piece] for seat in range(4)]
    chosen = [(seat, Pass(tuple(hands[seat][:3]))) for seat in range(4)]
    after = start
    for seat, move in chosen:
        after, _ = game.play(after, seat, move)
    rest = played_on(game, after)
    changed = [(0, Pass(tuple(hands[0][1:4]))), chosen[2], chosen[1], chosen[0], chosen[3]]
    one, other = (lines_of(game, start, [*first, *rest])[0] for first in (chosen, changed))
    assert [(step.seat, step.move) for step in one.steps] == [(step.seat, step.move) for step in other.steps]
    assert compare_deal(game, 1, [one, other], [0, 0]).divergences == ()


def played_on(game: AnyGame, match: Match[Any, Any]) -> Moves:
    """The first legal move again and again, until the deal is over."""
    made: Moves = []
    while not match.results:
        seat = game.to_act(match)[0]
        move = game.legal(match, seat)[0]
        made.append((seat, move))
        match, _ = game.play(match, seat, move)
    return made


def test_a_peek_is_no_divergence():
    game = CATALOGUE["blind-hughie"]
    billitonnen = next(one for one in game.presets if "billitonnen" in one.name)
    start = now = game.start(billitonnen.options, 4, SEED)
    before, peek = Moves(), parse_move("peek")
    while peek not in game.legal(now, seat := game.to_act(now)[0]):
        move = game.legal(now, seat)[0]
        before.append((seat, move))
        now, _ = game.play(now, seat, move)
    seen, _ = game.play(now, seat, peek)
    rest = played_on(game, seen)
    journals = ([*before, *rest], [*before, (seat, peek), *rest])
    one, other = (lines_of(game, start, moves)[0] for moves in journals)
    assert compare_deal(game, 1, [one, other], [0, 0]).divergences == ()


@pytest.mark.parametrize("language", languages())
def test_the_header_of_a_divergence_is_whole_beside_its_pills(language: str):
    with speaking(speaker(language)), noted_texts() as texts:
        for state in duels():
            texts.forget()
            assert state.describe().render()
            assert texts.cut_off((*test_pictures.PEOPLE, unnamed(0))) == [], state.title
