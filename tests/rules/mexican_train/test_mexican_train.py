"""Mexican Train (rules §8): turns, doubles, ends of rounds and knowledge in vectors."""

from collections.abc import Sequence
from itertools import permutations

import pytest

from bot.rules.errors import BadOptions
from bot.rules.events import Drew, JoinedTrain, Knocked, MatchEnded
from bot.rules.mexican_train.deal import dealt
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.moves import Lead, Play, Train
from bot.rules.notation import parse_play
from bot.rules.pieces import Tile, is_piece
from tests.rules.mexican_train.scenarios import CHAIN, COVER, FREE, NONE, REST, SMALL, WHOLE, TrainScenario
from tests.rules.random_match import matches
from tests.rules.scenario import SEED
from tests.rules.vectors import Facts, Start, check, vectors
from tests.samples import dice
from tests.told import refused

THREE = "5 4* 5 - 9"  # the ends of vector 3
OTHERS = ("9-2 4-3", "5-3 2-1", "9-1 1-1")
OWED = ("5-5 9-4 8-7", *OTHERS)
DRAWN = ("8-6 7-7", *OTHERS)
MARKED = COVER.hands("4-2 5-1 0-0", "9-8 2-1 3-3", "8-7 3-0 3-1", "7-6 3-2 1-0", ends="5* 4* 5 - 9")
LONG = ("5-5 5-1 9-4", *OTHERS)
FITS_OWN = "refused-fits-trains(trains=train-own.on)"
COVERED = COVER.under(last_double="covered")
FIVES = "5-0 5-1 5-2 5-3 5-4 6-5 7-5 8-5 9-5 10-5 11-5 12-5"  # all but the double


@vectors(
    ("Vector 8.2", COVER.hands("12-7 7-3 9-9", "1-0"), "", "legal 0: play 12-7 own, play 12-7 mexican"),
    ("Vector 8.3", COVER.hands("9-5 5-1 4-2 8-6", *OTHERS, ends=THREE), "",
     "legal 0: play 9-5 own, play 5-1 own, play 9-5 mexican, play 4-2 seat 2",
     f"refused 0 play 5-1 seat 3: refused-train-closed(train=train-of.on(who=seat 3)) + {FITS_OWN}",
     "refused 0 play 9-5: refused-which-train(tile=9-5, trains=train-own.on train-mexican.on)"),
    ("Vector 8.3, alone", COVER.hands("9-5 5-1 4-2 8-6", *OTHERS, ends=THREE), "5-1", "plays: 0 5-1 0"),
    ("Vector 8.4, one place", COVER.hands(*DRAWN, ends=THREE, boneyard="9-2 1-0"), "", "plays: 0 9-2 mexican",
     "marked: 1", "act: 1"),
    ("Vector 8.4, two places", COVER.hands(*DRAWN, ends=THREE, boneyard="9-5 1-0"), "",
     "legal 0: play 9-5 own, play 9-5 mexican", "prompt 0: prompt-drawn(tile=9-5)",
     "refused 0 play 8-6 own: refused-must-play-drawn(tile=9-5) + refused-may-play(tiles=9-5)"),
    ("Vector 8.4, none", COVER.hands(*DRAWN, ends=THREE, boneyard="8-1 1-0"), "", "act: 1", "marked: 0 1",
     "lacks: 9 5 4 | - | - | -"),
    ("Vector 8.5", MARKED, "4-2 seat 2", "marked: 0 1"),
    ("Vector 8.5, the next turn", MARKED, "4-2 seat 2, 9-8 mexican, 8-7 mexican, 7-6 mexican, 5-1 own", "marked: 1"),
    ("Vector 8.6", COVER.hands(*LONG, ends=THREE), "5-5 own", "legal 0: play 5-1 own", "act: 0",
     "prompt 0: prompt-cover(tile=5-5, train=train-own.on)",
     "refused 0 play 9-4 mexican: refused-must-cover(tile=5-5, train=train-own.on) + refused-may-play(tiles=5-1)"),
    ("Vector 8.6, covered", COVER.hands(*LONG, ends=THREE), "5-5 own, 5-1 own", "act: 1", "owed: "),
    ("Vector 8.7", COVER.hands(*OWED, ends=THREE, boneyard="8-6 7-6"), "5-5 own", "act: 2", "marked: 0 1", "owed: 0",
     "legal 2: play 5-3 seat 1"),
    ("Vector 8.7, covered", COVER.hands(*OWED, ends=THREE, boneyard="8-6 7-6"), "5-5 own, 5-3 seat 1", "owed: ",
     "marked: 0 1", "act: 3", "legal 3: play 9-1 mexican"),
    ("Vector 8.8, free", FREE.hands(*OWED, ends=THREE, boneyard="8-6 7-6"), "5-5 own",
     "legal 0: play 9-4 mexican, play 9-4 seat 2", "owed: "),
    ("Vector 8.8, Bo is free", FREE.hands(*OWED, ends=THREE, boneyard="8-6 7-6"), "5-5 own, 9-4 mexican", "act: 1",
     "legal 1: play 4-3 own, play 4-3 mexican"),
    ("Vector 8.8, none", NONE.hands(*OWED, ends=THREE, boneyard="8-6 7-6"), "5-5 own", "act: 1"),
    ("Vector 8.9", CHAIN.hands("5-5 9-9 9-4 2-1", *OTHERS, ends="5 4 6 - 9"), "5-5 own",
     "legal 0: play 9-9 mexican", "prompt 0: prompt-chain(tiles=5-5)"),
    ("Vector 8.9, the cover", CHAIN.hands("5-5 9-9 9-4 2-1", *OTHERS, ends="5 4 6 - 9"), "5-5 own, 9-9 mexican",
     "legal 0: play 9-4 mexican", "owed: 0 4"),
    ("Vector 8.9, owed", CHAIN.hands("5-5 9-9 9-4 2-1", "6-5 0-0", *OTHERS[1:], ends="5 4 6 - 9"),
     "5-5 own, 9-9 mexican, 9-4 mexican", "owed: 0", "act: 1", "legal 1: play 6-5 seat 1"),
    ("Vector 8.10", COVER.hands("5-5 8-1", "9-2 4-3", ends="5 4 9", open_=FIVES), "5-5 own", "owed: ", "act: 1"),
    ("Vector 8.11", COVER.hands("5-5", "9-8 4-3", ends="5 4 9"), "5-5 own", "scored: 0 24", "remarks: Domino"),
    ("Vector 8.11, covered", COVERED.hands("5-5", "9-8 4-3", ends="5 4 9", boneyard="5-2"), "5-5 own",
     "scored: 0 24", "remarks: Domino"),
    ("Vector 8.11, not covered", COVERED.hands("5-5", "5-1 4-3", ends="5 4 9", boneyard="7-2"), "5-5 own", "act: 1",
     "marked: 0", "owed: 0"),
    ("out where the boneyard is empty", COVERED.hands("5-5", "5-1 4-3", ends="5 4 9"), "5-5 own", "scored: 0 13"),
    ("out where no cover is needed",
     COVERED.hands("5-5", "9-8", ends="5 4 9", open_=FIVES, boneyard="7-2"), "5-5 own", "scored: 0 17"),
    ("out in a first turn", WHOLE.under(last_double="covered").hands("12-5 5-5", "9-8", boneyard="5-2", first_turns=2),
     "12-5 own, 5-5 own", "scored: 0 17"),
    ("the tile drawn for a last double goes anywhere",
     FREE.under(last_double="covered").hands("5-5", "9-8", ends="5 4 9", boneyard="9-2"), "5-5 own", "scored: 0 17"),
    ("Vector 8.12", COVER.hands("9-6 5-1", "12-9 0-0", ends="6 4 7"), "9-6 own", "act: 1"),
    *((f"Vector 8.12, blocked with {blank}",
       COVER.under(double_blank=blank).hands("8-6 5-3", "12-9 0-0", ends="6* 4* 7", open_="10-8"), "8-6 own",
       f"scored: 8 {left}", "remarks: Blocked") for blank, left in ((0, 21), (25, 46), (50, 71))),
    ("Vector 8.14", WHOLE.hands("12-7 7-3 3-3 9-1", "12-4 8-8", boneyard="6-6", first_turns=2), "",
     "legal 0: play 12-7 own", "prompt 0: prompt-first-train(number=12, begun=False)",
     "refused 0 done: refused-not-done(first_turn=True) + refused-may-play(tiles=12-7)",
     "refused 0 play 12-7 mexican: refused-own-train-only + refused-fits-trains(trains=train-own.on)"),
    ("Vector 8.14, one tile", WHOLE.hands("12-7 7-3 3-3 9-1", "12-4 8-8", first_turns=2), "12-7",
     "legal 0: play 7-3 own, done", "prompt 0: prompt-first-train(number=7, begun=True)"),
    ("Vector 8.14, two tiles", WHOLE.hands("12-7 7-3 3-3 9-1", "12-4 8-8", first_turns=2), "12-7, 7-3",
     "legal 0: play 3-3 own, done"),
    ("Vector 8.14, no more fits", WHOLE.hands("12-7 7-3 3-3 9-1", "12-4 8-8", first_turns=2), "12-7, 7-3, 3-3",
     "act: 1", "owed: "),
    ("Vector 8.14, done", WHOLE.hands("12-7 7-3 3-3 9-1", "12-4 8-8", first_turns=2), "12-7, done", "act: 1"),
    ("Vector 8.14, owed", WHOLE.hands("12-7 7-3 3-3 9-3 1-0", "12-4 8-8", first_turns=2), "12-7, 7-3, 3-3, done, 12-4",
     "act: 0", "owed: 0", "legal 0: play 9-3 own"),
    ("a first turn without a tile", WHOLE.hands("9-1 8-1", "12-4 8-8", boneyard="7-2", first_turns=2), "", "act: 1",
     "marked: 0"),
    ("a tile is drawn for it", WHOLE.hands("9-1 8-1", "12-4 8-8", boneyard="12-9", first_turns=2), "",
     "plays: 0 12-9 0", "legal 0: play 9-1 own, done"),
    ("Vector 8.15", COVER.under(mexican_from="own_started").hands("12-7 9-1", "8-8", ends="- 4 12"), "",
     "refused 0 play 12-7 mexican: refused-own-train-first + refused-fits-trains(trains=train-own.on)"),
    ("Vector 8.15, to cover", COVER.under(mexican_from="own_started").hands("9-7 12-1", "8-8", ends="- 4 9", owed=(2,)),
     "9-7 mexican", "plays: 0 9-7 mexican"),
    ("refusals", COVER.hands("9-5 5-1", *OTHERS, ends=THREE), "",
     "refused 0 play 8-8: refused-not-held(pieces=8-8) + refused-may-play(tiles=9-5 5-1)",
     "refused 0 pass 9-5: refused-cannot-pass + refused-may-play(tiles=9-5 5-1)",
     "refused 0 bid 4: refused-wrong-phase(phase=play) + refused-may-play(tiles=9-5 5-1)",
     "refused 0 done: refused-not-done(first_turn=False) + refused-may-play(tiles=9-5 5-1)",
     f"refused 0 play 5-1 mexican: refused-wrong-train(tile=5-1, train=train-mexican.on, number=9) + {FITS_OWN}",
     "refused 0 play 5-1 seat 5: refused-no-such-train(players=4) + refused-fits-trains(trains=train-own.on)",
     "refused 1 play 9-2 mexican: refused-turn"),
    ("refusals in a chain", CHAIN.hands("5-5 9-9 9-5 9-4", *OTHERS, ends=THREE), "5-5 own",
     "refused 0 play 9-5 mexican: refused-must-cover-chain(tiles=5-5) + refused-fits-trains(trains=train-own.on)",
     "refused 0 play 9-4 mexican: refused-must-cover-chain(tiles=5-5) + refused-may-play(tiles=9-5 9-9)",
     "refused 0 play 9-4 own: refused-must-cover-chain(tiles=5-5) + refused-may-play(tiles=9-5 9-9)"),
    ("a tile that fits nowhere", COVER.hands("8-6 5-1", *OTHERS, ends=THREE), "",
     "refused 0 play 8-6: refused-fits-nowhere(tile=8-6, numbers=9 5 4) + refused-may-play(tiles=5-1)"),
    *((f"Vector 8.18, {drawn}", COVER.hands("8-6 3-3", "7-5 4-1", "9-7 2-0", ends="7 4 4 7", boneyard=f"8-1 {drawn}"),
       "7-5 seat 1, 9-7 mexican", f"lacks: {lacks} | - | -")
      for drawn, lacks in (("9-2", "9 5, 7"), ("8-0", "9 5"))),
    ("Vector 8.18, while a drawn tile waits", COVER.hands("8-6 3-3", "7-5 4-1", ends="7 4 9", boneyard="9-7"), "",
     "lacks: 9 7 | -"),
    ("a chain shows its own numbers only",
     CHAIN.hands("5-5 7-0", "9-1 4-3", "5-1 2-0", ends="5 4 5 9", boneyard="7-6 3-3"), "5-5 own",
     "lacks: 5 | 5 | -", "act: 2"),
)  # fmt: skip
def test_plays(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("rules", "left"),
    [(COVER, {2: 60, 3: 45, 4: 30, 5: 30, 6: 18, 7: 20, 8: 10}),
     (COVER.under(highest=9), {2: 30, 3: 21, 4: 14}),
     (COVER.under(engine="dealt"), {2: 61, 8: 11}), (COVER.under(hand=7), {2: 76})],
)  # fmt: skip
def test_the_boneyard_has_the_rest(rules: TrainScenario, left: dict[int, int]) -> None:
    """Vector 8.1."""
    for players, count in left.items():
        assert len(dealt(rules.options, players, SEED, 1).boneyard) == count


def test_hands_are_refused_that_take_more_than_all_tiles() -> None:
    start = COVER.under(hand=16)
    start.start(5)
    with refused(BadOptions, "options-too-few-tiles(tiles=90, most=15)"):
        start.start(6)
    assert not COVER.under(hand=15).start(6).deal.state.boneyard
    assert MEXICAN_TRAIN.settled(start.options, 3) == start.under(length=13).options
    assert MEXICAN_TRAIN.settled(COVER.under(length=12, highest=9).options, 3).length == 10


def test_rounds_go_from_the_highest_engine_down_and_from_seat_to_seat() -> None:
    """Vector 8.13."""
    start = COVER.under(length=3).start(4, bytes(32))
    first, found, now = start.deal.opener, list[tuple[int, int]](), start
    while now.winners is None:
        found.append((now.view().train_board.engine, now.deal.opener)) if len(now.results) == len(found) else None
        now = now.play_first_legal()
    assert found == [(12, first), (11, (first + 1) % 4), (10, (first + 2) % 4)]
    assert now.view().target == now.view().train_board.rounds == 3
    assert isinstance(now.events[-1], MatchEnded)


def test_equal_lowest_totals_share_the_win() -> None:
    """Vector 8.17."""
    last = COVER.under(length=1).hands("9-5", "8-0", "7-1", "6-6", ends="5 4 5 - 9", totals=(40, 23, 23, 78))
    assert (last.play("9-5 own").match.totals, last.play("9-5 own").winners) == ((40, 31, 31, 90), (1, 2))


def test_a_tile_alone_or_with_the_own_seat_stands_for_a_play() -> None:
    start = COVER.hands("9-5 5-1", *OTHERS, ends=THREE)
    for short, long in (
        (Play(Tile(5, 1)), Train.OWN), (Lead(Tile(5, 1)), Train.OWN), (Play(Tile(9, 5), Train.SEAT_1), Train.OWN),
        (Play(Tile(9, 5), Train.MEXICAN), Train.MEXICAN),
    ):  # fmt: skip
        move = MEXICAN_TRAIN.legal_move(start.match, 0, short)
        assert move == Play(short.piece, long)


def test_events_tell_of_draws_passes_and_markers() -> None:
    events = COVER.hands(*OWED, ends="5* 4* 5 - 9", boneyard="8-6 7-6").play("5-5 own").events[1:]
    assert events == (
        JoinedTrain(0, Tile(5, 5), 0, 5, unmarked=True),
        Drew(0, 1, (5,), fits=False), Knocked(0, (5,)), Drew(1, 1, (5,), fits=False), Knocked(1, (5,)),
    )  # fmt: skip
    drawn = COVER.hands("9-8 12-3", "6-4 1-1", ends="- 5 9", boneyard="8-7").play("9-8 mexican").events[1:]
    assert drawn == (
        JoinedTrain(0, Tile(9, 8), None, 8),
        Drew(1, 1, (8, 5), fits=True),
        JoinedTrain(1, Tile(8, 7), None, 7, drawn=True),
    )


def test_numbers_above_nine_are_typed_with_a_separator() -> None:
    """Vector 8.16."""
    typed = {"5-12 seat 2": "12-5 seat 2", "1-11 own": "11-1 own", "11 mexican": "1-1 mexican", "5 12": "12-5"}
    assert {text: str(parse_play(text)) for text in typed} == {text: f"play {read}" for text, read in typed.items()}
    assert not is_piece("111")


CHOICES = {
    "doubles": ("cover", "chain", "free", "none"), "first_turn": ("tile", "train"),
    "last_double": ("ends", "covered"), "mexican_from": ("any_time", "own_started"),
}  # fmt: skip


@matches(4)
def test_numbers_are_lacked_in_every_world_that_looks_the_same(number: int) -> None:
    """All hands and boneyards of a tiny round are tried: those that a player cannot tell apart have the same View."""
    chance = dice("worlds", number)
    rules = COVER.under(**{name: chance.choice(values) for name, values in CHOICES.items()})
    own = chance.sample(SMALL, 3)
    others = [tile for tile in chance.sample(SMALL, len(SMALL)) if tile not in own]

    def world(hand: Sequence[Tile], boneyard: Sequence[Tile]) -> TrainScenario:
        first_turns = 2 * (rules.options.first_turn == "train")
        hands = (" ".join(map(str, tiles)) for tiles in (own, hand))
        yard = " ".join(map(str, boneyard))
        return rules.hands(*hands, boneyard=yard, open_=REST, first_turns=first_turns, number=10)

    now = world(others[:3], others[3:])
    worlds = [world(tiles[:3], tiles[3:]) for tiles in permutations(others) if list(tiles[:3]) == sorted(tiles[:3])]
    while not now.results:
        worlds = [other for other in worlds if seen(other) == seen(now)]
        lacks = {lacked for group in now.view().train_board.lacks[1] for lacked in group}
        for other in worlds:
            assert other.view(0) == now.view(0)
            hand = [tile for tile in other.deal.hands[1] if other.deal.state.drawn < 0 or tile != other.deal.drawn[1]]
            assert not [tile for tile in hand if lacks & {*tile}]
        (seat,) = now.to_act
        move = chance.choice(now.legal_moves(seat))
        now = now.play_move(seat, move)
        worlds = [other.play_move(seat, move) for other in worlds if other.game.allows(other.match, seat, move)]
    assert worlds


def seen(world: TrainScenario) -> object:
    """A first player's knowledge: the plays, draws and passes, the turn, and their own hand."""
    return world.deal.log, world.to_act, len(world.results), world.deal.hands[0], world.deal.drawn[0]
