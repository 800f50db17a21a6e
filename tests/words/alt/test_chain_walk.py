"""A line of dominoes is played to by alt texts alone: at each move what is read is compared with what the View says."""

import random
import re
from typing import Any

import pytest

from bot.rules.boards import ChainView
from bot.rules.catalogue import AnyGame
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.line import line_of
from bot.rules.events import Laid
from bot.rules.moves import End, Play
from bot.rules.options import Preset
from bot.rules.pieces import Tile, parse_piece
from bot.rules.view import View
from bot.table.state.waiting import until_own_turn
from bot.words.chain.sentences import chain_sentences
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.seat.alt import alt_seat
from bot.words.sides import sides, total_now
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from bot.words.tricks.play import seats_in_order
from tests.said import said
from tests.samples import sample
from tests.words.alt.reader import Reader

NAMES = ("Annabella", "Bartholomew Montgomery", "Christopherson", "Desdemona Featherstone")
LONG = tuple(f"{letter}{'w' * 22}x" for letter in "ABCD")
GAME: AnyGame = DOMINOES
MATCHES = [
    pytest.param(preset, players, id=f"{preset.name}-{players}")
    for preset in DOMINOES.presets
    for players in preset.players
]


@pytest.mark.parametrize(("preset", "players"), sample(MATCHES, 4))
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
def test_a_line_is_played_to_by_the_alt_text_of_a_hand(preset: Preset, players: int, names: tuple[str, ...]) -> None:
    chance = random.Random(f"{preset.name} {players}")
    match: Any = GAME.start(preset.options, players, chance.randbytes(32))
    for _ in range(600):
        if len(match.results) > 1:
            return
        (seat,) = GAME.to_act(match)
        for other in {*range(players)} - {seat}:
            check_seat(until_own_turn(GAME.view(match, other)), names)
        check(GAME.view(match, None), alt_table(GAME.view(match, None), names))
        view = GAME.view(match, seat)
        read = plays_read(check_seat(view, names))
        assert read == plays_of(view)
        match, _ = GAME.play(match, seat, chance.choice(GAME.legal(match, seat)))
    pytest.fail("no two deals came to their end")


def plays_read(reader: Reader) -> set[str]:
    """What can be played, and to which ends, in notation."""
    told = reader.found(r"Playable \((\d+)\): ([^.]*)\.")[2]
    if told == "any":
        return {f"play {code}" for code in reader.hand}
    each = [(code, re.findall("left|right|up|down", ends)) for code, ends in re.findall(r"(\d-\d)([^,]*)", told)]
    return {" ".join(("play", code, end)).strip() for code, ends in each for end in ends or [""]}


def plays_of(view: View) -> set[str]:
    """What can be played: of a tile that leaves the same at each end that it fits, all these ends."""
    assert view.ask is not None
    plays = [choice.move for choice in view.ask.choices if isinstance(choice.move, Play)]
    found = {str(play) for play in plays}
    for play in plays:
        tile = play.piece
        if isinstance(tile, Tile) and [other.piece for other in plays].count(tile) == 1:
            found |= {str(Play(tile, end.end)) for end in view.chain_board.ends if end.number in tile}
    return found


def check_seat(view: View, names: tuple[str, ...]) -> Reader:
    reader = check(view, alt_seat(view, names))
    if view.hand:
        assert reader.hand == [str(shown.piece) for shown in view.hand]
    return reader


def check(view: View, text: str) -> Reader:
    """The line, its ends, how many tiles the others hold and the totals are read from a text."""
    assert len(text) <= LONGEST_ALT_TEXT
    assert not text.endswith("…")
    reader, board = Reader(text, {}), view.chain_board
    seats = range(len(view.seats)) if view.viewer is None else seats_in_order(view)[:-1]
    tiles = re.sub(r" \([^)]*\)", "", reader.found(r"Tiles: ([^.]*)\.")[1])
    assert [int(each.split(" ")[-1]) for each in tiles.split(", ")] == [view.seats[seat].held for seat in seats]
    for side in sides(view):
        assert reader.says(rf" {total_now(view, side.number)}[,.]")
    if not board.ends:
        assert reader.says("The line hasn't begun")
        return reader
    ends = reader.found(r"Ends(?: (\d+))?: ([^.]*)\.")
    assert ends[1] == (str(board.sum) if board.scores_plays else None)
    read = [each.split(" ") for each in ends[2].split(", ")]
    assert [(end, int(shown.partition("-")[0])) for end, shown, *_ in read] == [
        (it.end, it.number) for it in board.ends
    ]
    assert int(reader.found(r"Line \((\d+)\)")[1]) == len(board.laid)
    line = reader.found(r"Line \(\d+\)[.:] (.*?)(?:Hand|Totals)")[1]
    assert {parse_piece(code) for code in re.findall(r"\d-\d", line)} == {laid.tile for laid in board.laid}
    return reader


def test_arms_are_told_from_the_spinner_outwards() -> None:
    laid = (
        Laid(0, Tile(6, 4), None, 4),
        Laid(1, Tile(4, 4), End.RIGHT, 4),
        Laid(0, Tile(6, 1), End.LEFT, 1),
        Laid(1, Tile(4, 2), End.RIGHT, 2),
        Laid(0, Tile(4, 3), End.UP, 3),
        Laid(1, Tile(4, 0), End.DOWN, 0),
    )
    board = ChainView(log=laid, spinner=Tile(4, 4), ends=line_of(laid, spins=True).ends)
    arms = ("left", "4-6 6-1"), ("right", "4-2"), ("up", "4-3"), ("down", "4-0")
    assert [say(sentence) for sentence in chain_sentences(board)] == [
        said("chain-spinner", count=6, tile=Tile(4, 4)),
        *(said("chain-arm", end=end, tiles=tiles) for end, tiles in arms),
    ]
