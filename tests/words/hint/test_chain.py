"""A hint's reasons on a line of dominoes: each only where it is so, by what its player can see."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bot.message import AnyOf, Message, Who
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.help import line_example
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Drew, Knocked
from bot.rules.moves import End, Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.chain.hints import played
from bot.words.hint.reasons import Pair, reason
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.words.hint.said import name, prospect, why, you

GAME = CATALOGUE["dominoes"]


def a(number: int) -> Message:
    return Message("reason-number", number=number)


def numbers_in(told: object) -> list[int]:
    assert isinstance(told, Message)
    return [value for _, value in told.values if isinstance(value, int)]


def tiles(words: str) -> list[Tile]:
    return [Tile(int(word[0]), int(word[2])) for word in words.split()]


def seen(
    preset: str, plays: str, hand: str, lacks: dict[int, tuple[int, ...]] | None = None, *, players: int = 4,
    total: int = 0,
) -> View:  # fmt: skip
    """What the first seat sees of a line ("6-4 <6-2") with these tiles; `lacks` by seat, as passes have shown."""
    options = CATALOGUE.preset("dominoes", preset).options
    assert isinstance(options, DominoesOptions)
    view = GAME.view(GAME.start(options, players, bytes(32)), None)
    chain = line_example(options, "", plays).chain
    assert chain is not None
    known = tuple(((lacks or {}).get(seat, ()),) if seat in (lacks or {}) else () for seat in range(players))
    seats = tuple(replace(seat, total=total) for seat in view.seats)
    held = tuple(PieceView(tile) for tile in tiles(hand))
    return replace(view, viewer=0, hand=held, chain=replace(chain, lacks=known), seats=seats)


def reasons(view: View, best: str, other: str) -> tuple[str, dict[str, object]]:
    """The first reason for one play over another."""
    found = why(view, prospect(f"play {best}"), prospect(f"play {other}", 5))
    assert say(Message(found[0], **found[1]))
    return found


@pytest.mark.parametrize(
    ("lesson", "moment", "best", "other", "expected"),
    [
        ("all-fives", 0, "6-3 left", "6-5 left", ("reason-scores", 15, 0)),
        ("all-fives", 2, "6-5 up", "6-5 left", ("reason-scores", 20, 0)),
    ],
)
def test_a_higher_score_is_a_reason(
    lesson: str, moment: int, best: str, other: str, expected: tuple[str, int, int]
) -> None:
    found, values = reasons(LESSONS[lesson].view(moment), best, other)
    assert (found, values["points"], values["fewer"]) == expected


def test_the_next_player_is_shut_out_where_they_lack_all_that_is_left() -> None:
    found, values = reasons(LESSONS["dominoes"].view(2), "6-4 left", "6-4 right")
    expected = {"them": Who("Bo"), "numbers": AnyOf((4,)), "draws": True}
    assert found == "reason-shuts-out"
    assert {key: values[key] for key in expected} == expected
    block = seen("block", "6-4 <6-2", "4-2 5-4", {1: (2, 4)})
    assert reasons(block, "4-2 right", "5-4 right") == (
        "reason-shuts-out",
        {"first": _than(block, "4-2 right"), "them": Who("Bo"), "numbers": AnyOf((2,)), "draws": False},
    )
    right = seen("dominican", "6-4 <6-2", "4-2 5-4", {3: (2, 4)})
    assert reasons(right, "4-2 right", "5-4 right")[1]["them"] == Who("Dee"), "play goes to the right"


def _than(view: View, play: str) -> object:
    pair = Pair(view, prospect(f"play {play}"), prospect(f"play {play}"), name)
    return pair.moves["first"]


def test_a_play_after_which_nothing_fits() -> None:
    view = LESSONS["dominoes"].view(3)
    found, values = reasons(view, "4-2 right", "2-0 right")
    assert found == "reason-stuck"
    assert values["who"] == you(view)


def test_a_number_that_the_player_has_and_the_next_lacks() -> None:
    view = seen("block", "6-4 <6-2", "5-4 4-1 5-3 1-1", {1: (5,)})
    found, values = reasons(view, "5-4 right", "4-1 right")
    assert (found, values["number"], values["count"], values["them"]) == ("reason-keeps", a(5), 1, Who("Bo"))
    none = seen("block", "6-4 <6-2", "5-4 4-1 1-1", {1: (5,)})
    found, values = reasons(none, "5-4 right", "4-1 right")
    assert (found, values["number"]) == ("reason-leaves", a(5)), "the player has none either"


def test_a_number_that_the_partner_lacks_is_not_left() -> None:
    view = seen("puerto-rico", "6-4 <6-2", "5-4 4-1 5-1", {2: (1,)})
    found, values = reasons(view, "5-4 right", "4-1 right")
    assert (found, values["partner"], values["numbers"]) == ("reason-partner", Who("Cy"), AnyOf((a(1),)))
    alone = seen("block", "6-4 <6-2", "5-4 4-1 5-1", {2: (1,)})
    assert reasons(alone, "5-4 right", "4-1 right")[0] == "reason-heavy", "nobody has a partner"


def test_a_double_and_a_heavy_tile() -> None:
    view = seen("block", "6-4 <6-2", "4-4 2-0 6-5")
    found, values = reasons(view, "4-4 right", "2-0 left")
    assert (found, values["tile"], values["left"]) == ("reason-double", Tile(4, 4), 5)
    heavy = seen("block", "6-4 <6-2", "5-4 4-0 3-3 1-1")
    assert reasons(heavy, "5-4 right", "4-0 right") == ("reason-heavy", {"tile": Tile(5, 4), "pips": 9})
    far = why(heavy, prospect("play 5-4 right"), prospect("play 4-0 right", 60))
    assert far[0] != "reason-heavy", "nine pips are no reason for sixty points"
    pub = seen("fives-and-threes", "6-4 <6-2", "5-4 4-0 3-3 1-1", players=2)
    pair = Pair(pub, prospect("play 5-4 right"), prospect("play 4-0 right", 1), name)
    assert "reason-heavy" not in repr(reason(pair)), "pips left in hands score nothing"


def test_a_double_in_the_hand_is_not_left_behind() -> None:
    view = seen("block", "6-4 <6-2", "5-4 4-3 5-5 6-3")
    assert reasons(view, "5-4 right", "4-3 right") == (
        "reason-own-double",
        {"second": _than(view, "4-3 right"), "who": you(view), "tile": Tile(5, 5)},
    )


def test_how_many_hidden_tiles_fit_where_nobody_has_a_partner() -> None:
    plays = "3-0 >2-0 <3-3 <5-3 <5-4 <4-3"
    found, values = reasons(seen("block", plays, "3-2 6-1"), "3-2 right", "3-2 left")
    assert (found, values["count"], values["other"]) == ("reason-hidden-tiles", 2, 5), "3-1, 6-3; or five 2s"
    assert reasons(seen("puerto-rico", plays, "3-2 6-1"), "3-2 right", "3-2 left")[0] == "reason-later"


def test_moves_that_are_level_and_alike_have_no_reason() -> None:
    view = seen("puerto-rico", "3-0 >2-0 <3-3 <5-3 <5-4 <4-3", "3-2 6-1")
    level = Pair(view, prospect("play 3-2 right"), prospect("play 3-2 left"), name, is_level=True)
    assert reason(level) == ""


def test_more_of_the_players_tiles_fit() -> None:
    view = seen("block", "6-4 <6-2", "4-1 4-3 3-0 5-3 2-0")
    found, values = reasons(view, "4-3 right", "4-1 right")
    assert (found, values["count"], values["other"]) == ("reason-fits", 3, 1)


def test_a_blocked_line() -> None:
    """The last of the 3s at one end leaves a 3 at both, and all seven lie in the line."""
    plays = "3-0 >1-0 >3-1 >3-3 >3-2 >4-2 >4-3 >5-3 >6-5"
    view = seen("block", plays, "6-3 6-6 1-1", players=2)
    found, values = reasons(view, "6-3 right", "6-6 right")
    assert (found, values["pips"], values["who"]) == ("reason-blocks", 14, you(view))
    found, values = reasons(view, "6-6 right", "6-3 right")
    assert (found, values["pips"]) == ("reason-would-block", 14)


def test_points_that_are_given_up_pay_later() -> None:
    view = seen("all-fives", "6-4 <6-2", "4-3 2-0", players=2)
    assert reasons(view, "2-0 left", "4-3 right") == ("reason-later", {}), "4-3 scores 5"


def test_beyond_a_target_that_must_be_hit_nothing_scores() -> None:
    near, far = (seen("fives-and-threes", "6-4 <6-2", "4-3 4-2", players=2, total=total) for total in (61, 0))
    assert reasons(far, "4-3 right", "4-2 right")[0] == "reason-scores", "2 + 3 = 5"
    pair = Pair(near, prospect("play 4-3 right"), prospect("play 4-2 right", 3), name)
    assert "reason-scores" not in repr(reason(pair))


def test_others_are_told_of_the_player_by_name() -> None:
    view = LESSONS["dominoes"].view(3)
    pair = Pair(view, prospect("play 4-2 right"), prospect("play 2-0 right", 5), name, to_all=True)
    found = say(reason(pair))
    assert "Ann" in found
    assert "you" not in found.lower()


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
def test_every_reason_given_in_a_match_is_true(preset: str) -> None:
    """Every reason follows from one View, and holds in the hands that this View does not show."""
    chosen = CATALOGUE.preset("dominoes", preset)
    dice = Random(preset)
    match = GAME.start(chosen.options, chosen.players[0], bytes(32))
    told = set[str]()
    for _ in range(250):
        if not (to_act := GAME.to_act(match)):
            break
        (seat,) = to_act
        view, legal = GAME.view(match, seat), GAME.legal(match, seat)
        for best, other in permutations(dice.sample(legal, min(len(legal), 3)), 2):
            pair = Pair(view, replace(GIVEN, move=best), replace(GIVEN, move=other), name)
            found = reason(pair)
            if isinstance(found, Message):
                assert say(found)
                told.add(found.id)
                check(match, seat, best, other, found)
        match, _ = GAME.play(match, seat, dice.choice(legal))
    assert len(told) >= 3


GIVEN = prospect("play 6-6")


def check(match: Any, seat: int, best: Move, other: Move, told: Message) -> None:
    """Whether a reason is so in a match of which all is known."""
    values, deal = dict(told.values), match.deal
    after, events = GAME.play(match, seat, best)
    following = (seat + match.options.step) % match.players
    then = next((event for event in events if isinstance(event, Drew | Knocked)), None)
    match told.id:
        case "reason-scores":
            ask = GAME.view(match, seat).ask
            assert ask is not None
            note = next(choice.note for choice in ask.choices if choice.move == best)
            assert isinstance(note, Message)
            assert dict(note.values)["points"] == values["points"], "as its button says"
        case "reason-shuts-out":
            assert then is not None
            assert then.seat == following
            assert isinstance(then, Drew) is values["draws"]
        case "reason-stuck":
            assert isinstance(other, Play)
            line = deal.line.after(other.piece, other.end)
            assert not any(line.takes(tile) for tile in deal.hands[seat] if tile != other.piece)
        case "reason-keeps" | "reason-leaves":
            assert not any(number in tile for number in numbers_in(values["number"]) for tile in deal.hands[following])
        case "reason-partner":
            partner = (seat + 2) % match.players
            numbers = values["numbers"]
            assert isinstance(numbers, AnyOf)
            every = [number for it in numbers.items for number in numbers_in(it)]
            assert not any(number in tile for number in every for tile in deal.hands[partner])
        case "reason-no-score":
            assert after.deal is deal or not any(
                isinstance(play, Play) and GAME.play(after, following, play)[1][1].points  # type: ignore[union-attr]
                for play in GAME.legal(after, following)
                if not isinstance(then, Drew)
            )
        case "reason-blocks":
            assert len(after.results) > len(match.results)
        case _:
            pass


@pytest.mark.parametrize(("total", "points"), [(0, 3), (58, 3), (59, 0)])
def test_a_last_tile_is_counted_with_its_play(total: int, points: int) -> None:
    view = seen("fives-and-threes", "5-1 >3-1", "5-3", players=2, total=total)
    last = played(view, Play(Tile(5, 3), End.LEFT))
    assert last is not None
    assert last.points == points, "3 and 3 score 2, the tile 1 more, or both nothing"
