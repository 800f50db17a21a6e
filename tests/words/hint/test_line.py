"""A hint's reasons on a line of dominoes: each only where it is so, by what its player can see."""

from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bot.message import AnyOf, Message, Names, with_names
from bot.rules.boards import PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.dominoes.help import line_example
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Drew, Knocked
from bot.rules.moves import End, Move, Play
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.hint.hint import Pair, reason
from bot.words.line.hints import played
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.words.hint.said import hint, name, prospect

GAME = CATALOGUE["dominoes"]
GIVEN = prospect("play 6-6")


def tiles(words: str) -> list[Tile]:
    return [Tile(int(word[0]), int(word[2])) for word in words.split()]


def seen(preset: str, plays: str, hand: str, lacks: dict[int, tuple[int, ...]] | None = None, *, players: int = 4,
         total: int = 0) -> View:  # fmt: skip
    """The first seat's view of a line ("6-4 <6-2") with these tiles; `lacks` by seat, as passes have shown."""
    options = CATALOGUE.preset("dominoes", preset).options
    assert isinstance(options, DominoesOptions)
    view = GAME.view(GAME.start(options, players, bytes(32)), None)
    board = line_example(options, plays).line
    assert board is not None
    known = tuple(((lacks or {}).get(seat, ()),) if seat in (lacks or {}) else () for seat in range(players))
    seats = tuple(replace(seat, total=total) for seat in view.seats)
    held = tuple(PieceView(tile) for tile in tiles(hand))
    return replace(view, viewer=0, hand=held, board=replace(board, lacks=known), seats=seats)


HEAVY = seen("block", "6-4 <6-2", "5-4 4-0 3-3 1-1")
THREES = "3-0 >2-0 <3-3 <5-3 <5-4 <4-3"
CLOSING = seen("block", "3-0 >1-0 >3-1 >3-3 >3-2 >4-2 >4-3 >5-3 >6-5", "6-3 6-6 1-1", players=2)
REASONS = [
    (LESSONS["all-fives"].view(0), "play 6-3 left, play 6-5 left | less=5",
     "hint-better(<do 6-3>, <6-5>, point 5) + reason-scores(15, 0, <6-3>, <6-5>)"),
    (LESSONS["all-fives"].view(2), "play 6-5 up, play 6-5 left | less=5",
     "hint-better(<do 6-5, end-up>, <6-5, end-left>, point 5) + reason-scores(20, 0, <6-5, end-up>, <6-5, end-left>)"),
    (LESSONS["dominoes"].view(2), "play 6-4 left, play 6-4 right | less=5",
     "hint-better(<do 6-4, end-left>, <6-4, end-right>, point 5) + reason-shuts-out(<6-4, end-left>, Bo, 4, True)"),
    (seen("block", "6-4 <6-2", "4-2 5-4", {1: (2, 4)}), "play 4-2 right, play 5-4 right | less=5",
     "hint-better(<do 4-2>, <5-4>, point 5) + reason-shuts-out(<4-2>, Bo, 2, False)"),
    (seen("dominican", "6-4 <6-2", "4-2 5-4", {3: (2, 4)}), "play 4-2 right, play 5-4 right | less=5",
     "hint-better(<do 4-2>, <5-4>, point 5) + reason-shuts-out(<4-2>, Dee, 2, False)"),
    (LESSONS["dominoes"].view(3), "play 4-2 right, play 2-0 right | less=5",
     "hint-better(<do 4-2>, <2-0>, point 5) + reason-stuck(<2-0>, you)"),
    (seen("block", "6-4 <6-2", "5-4 4-1 5-3 1-1", {1: (5,)}), "play 5-4 right, play 4-1 right | less=5",
     "hint-better(<do 5-4>, <4-1>, point 5) + reason-keeps(<5-4>, you, 5, 1, Bo)"),
    (seen("block", "6-4 <6-2", "5-4 4-1 1-1", {1: (5,)}), "play 5-4 right, play 4-1 right | less=5",
     "hint-better(<do 5-4>, <4-1>, point 5) + reason-leaves(<5-4>, Bo, 5)"),
    (seen("puerto-rico", "6-4 <6-2", "5-4 4-1 5-1", {2: (1,)}), "play 5-4 right, play 4-1 right | less=5",
     "hint-better(<do 5-4>, <4-1>, point 5) + reason-partner(<4-1>, you, Cy, 1)"),
    (seen("block", "6-4 <6-2", "5-4 4-1 5-1", {2: (1,)}), "play 5-4 right, play 4-1 right | less=5",
     "hint-better(<do 5-4>, <4-1>, point 5) + reason-heavy(5-4, 9)"),
    (seen("block", "6-4 <6-2", "4-4 2-0 6-5"), "play 4-4 right, play 2-0 left | less=5",
     "hint-better(<do 4-4>, <2-0>, point 5) + reason-double(4-4, 4, 5)"),
    (HEAVY, "play 5-4 right, play 4-0 right | less=5", "hint-better(<do 5-4>, <4-0>, point 5) + reason-heavy(5-4, 9)"),
    (HEAVY, "play 5-4 right, play 4-0 right | less=60", "hint-better(<do 5-4>, <4-0>, point 60) + reason-later"),
    (seen("fives-and-threes", "6-4 <6-2", "5-4 4-0 3-3 1-1", players=2), "play 5-4 right, play 4-0 right | less=1",
     "hint-better(<do 5-4>, <4-0>, point 1) + reason-later"),
    (seen("block", "6-4 <6-2", "5-4 4-3 5-5 6-3"), "play 5-4 right, play 4-3 right | less=5",
     "hint-better(<do 5-4>, <4-3>, point 5) + reason-own-double(<4-3>, you, 5-5)"),
    (seen("block", THREES, "3-2 6-1"), "play 3-2 right, play 3-2 left | less=5",
     "hint-better(<do 3-2>, <3-2>, point 5) + reason-hidden-tiles(2, 5, <3-2>, <3-2>)"),
    (seen("puerto-rico", THREES, "3-2 6-1"), "play 3-2 right, play 3-2 left | less=5",
     "hint-better(<do 3-2>, <3-2>, point 5) + reason-later"),
    (seen("puerto-rico", THREES, "3-2 6-1"), "play 3-2 right, play 3-2 left | less=0.1", "hint-near(<do 3-2>, <3-2>)"),
    (seen("block", "6-4 <6-2", "4-1 4-3 3-0 5-3 2-0"), "play 4-3 right, play 4-1 right | less=5",
     "hint-better(<do 4-3>, <4-1>, point 5) + reason-fits(you, 3, 1, <4-3>, <4-1>)"),
    (CLOSING, "play 6-3 right, play 6-6 right | less=5",
     "hint-better(<do 6-3>, <6-6>, point 5) + reason-blocks(<6-3>, you, 14)"),
    (CLOSING, "play 6-6 right, play 6-3 right | less=5",
     "hint-better(<do 6-6>, <6-3>, point 5) + reason-would-block(<6-3>, you, 14)"),
    (seen("all-fives", "6-4 <6-2", "4-3 2-0", players=2), "play 2-0 left, play 4-3 right | less=5",
     "hint-better(<do 2-0>, <4-3>, point 5) + reason-later"),
    (seen("fives-and-threes", "6-4 <6-2", "4-3 4-2", players=2), "play 4-3 right, play 4-2 right | less=5",
     "hint-better(<do 4-3>, <4-2>, point 5) + reason-scores(1, 0, <4-3>, <4-2>)"),
    (seen("fives-and-threes", "6-4 <6-2", "4-3 4-2", players=2, total=61), "play 4-3 right, play 4-2 right | less=3",
     "hint-better(<do 4-3>, <4-2>, point 3)"),
]  # fmt: skip


@pytest.mark.parametrize(("view", "prospects", "expected"), REASONS)
def test_a_reason_for_one_play_over_another(view: View, prospects: str, expected: str) -> None:
    assert hint(view, prospects) == expected


def test_others_are_told_of_the_player_by_name() -> None:
    best, other = prospect("play 4-2 right"), prospect("play 2-0 right | less=5")
    found = say(with_names(reason(Pair(LESSONS["dominoes"].view(3), best, other, to_all=True)), Names(name)))
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
            pair = Pair(view, replace(GIVEN, move=best), replace(GIVEN, move=other))
            found = reason(pair)
            if isinstance(found, Message):
                assert say(with_names(found, Names(name, seat)))
                told.add(found.id)
                check(match, seat, best, other, found)
        match, _ = GAME.play(match, seat, dice.choice(legal))
    assert len(told) >= 3


def check(match: Any, seat: int, best: Move, other: Move, told: Message) -> None:
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


def numbers_in(told: object) -> list[int]:
    assert isinstance(told, Message)
    return [value for _, value in told.values if isinstance(value, int)]


@pytest.mark.parametrize(("total", "points"), [(0, 3), (58, 3), (59, 0)])
def test_a_last_tile_is_counted_with_its_play(total: int, points: int) -> None:
    view = seen("fives-and-threes", "5-1 >3-1", "5-3", players=2, total=total)
    last = played(view, Play(Tile(5, 3), End.LEFT))
    assert last is not None
    assert last.points == points, "3 and 3 score 2, the tile 1 more, or both nothing"
