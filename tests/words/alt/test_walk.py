"""Every game can be played by its alt texts alone: a player who sees no picture reads them, and the controls' labels.

At each move what is read is compared with what the View says; then a move is made of what was read.
"""

import random
import re
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Move, parse_move
from bot.rules.options import Preset
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.line import since_last_turn
from bot.words.moves import choice_label
from bot.words.names import spoken_names
from bot.words.seat.alt import alt_seat
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from bot.words.terms import goal_told
from tests.said import said
from tests.samples import sample
from tests.words.alt.reader import CODE, Reader, codes_in

NAMES = ("Annabella", "Bartholomew Montgomery", "Christopherson", "Desdemona Featherstone", "Eve", "Farouk")
LONG = tuple(f"{letter}{'w' * 22}x" for letter in "ABCDEF")


def matches(*, tricks: bool) -> list[Any]:
    """Every preset for every number of players, of the games with tricks or of the others."""
    return [
        pytest.param(game, preset, players, id=f"{game.name}-{preset.name}-{players}")
        for game in CATALOGUE.values()
        if game.hands_by_dm == tricks and game.name != "dominoes"
        for preset in game.presets
        for players in preset.players
    ]


def labels_of(view: View, names: tuple[str, ...]) -> dict[str, str]:
    """What stands on the controls, and the move that each makes."""
    choices = view.ask.choices if view.ask is not None else ()
    return {say(choice_label(view, choice, spoken_names(names))): str(choice.move) for choice in choices}


def seat_called(view: View, word: str, names: tuple[str, ...]) -> int:
    """The seat that a text calls so."""
    if word.lower() == "you":
        assert view.viewer is not None
        return view.viewer
    stem = word.strip().split(" ")[0]
    (seat,) = [seat for seat in range(len(view.seats)) if names[seat].startswith(stem[:6])]
    return seat


def check_reading(view: View, names: tuple[str, ...]) -> Reader:
    """What is read agrees with the View: the hand, trump, what was led, who took the last trick, the totals."""
    text = alt_seat(view, names)
    assert len(text) <= LONGEST_ALT_TEXT
    assert not text.endswith("…")
    reader, board = Reader(text, labels_of(view, names)), view.trick_board
    if view.phase in (Phase.REVIEW, Phase.MOON, Phase.OVER):
        return reader
    if view.hand:
        assert reader.hand == [str(shown.piece) for shown in view.hand]
    assert reader.trump == (board.trump.value if board.trump is not None else "")
    if board.led is not None and board.on_table is not None:
        led = reader.found(rf"Trick {board.number} of {board.count}\. (.+?) led ({CODE})")
        assert seat_called(view, led[1], names) == board.on_table.leader
        assert codes_in(led[2]) == [str(board.on_table.plays[0][1].piece)]
        read = codes_in(reader.found(r"Trick \d+ of \d+\. [^.]*\.")[0])
        assert read == [str(shown.piece) for _, shown in board.on_table.plays]
    if board.finished and view.phase is Phase.PLAY:
        last = reader.found(r"Last trick: (.+?) won with (\S+?)[,.]")
        winner = board.finished[-1].winner
        played = board.finished[-1].by(winner)
        read = [str(played.piece)] if played is not None else []
        assert (seat_called(view, last[1], names), codes_in(last[2])) == (winner, read)
    if board.contract is not None:
        bid = reader.found(r"Contract: (\S+)")
        assert seat_called(view, bid[1], names) == board.contract.seat
    for seat in view.seats:
        assert re.search(rf"\b{seat.total}\b", text.replace("-", " ")) or str(seat.total) in text
    assert say(goal_told(view)) in text
    return reader


def choose(reader: Reader, view: View, chance: random.Random) -> Move:
    """A move made of what was read: exactly what is legal can be."""
    if view.ask is not None and view.ask.pick:
        return parse_move(" ".join(("pass", *chance.sample(reader.hand, view.ask.pick))))
    legal = {str(choice.move) for choice in view.ask.choices} if view.ask is not None else set()
    revokes = {str(choice.move) for choice in view.ask.choices if choice.revoke} if view.ask is not None else set()
    read = reader.moves()
    if revokes:  # told as tiles that would be a revoke
        assert reader.says(re.escape(said("seat-alt-others-revoke")))
    assert read == legal - revokes if not reader.says("challenge") else read <= legal, reader.text
    usual = [move for move in ("bid pass", "challenge none") if move in read]
    return parse_move(usual[0] if usual and chance.random() < 0.6 else chance.choice(sorted(read)))


@pytest.mark.parametrize(("game", "preset", "players"), sample(matches(tricks=True), 3))
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
def test_a_deal_of_tricks_is_played_by_alt_texts_alone(
    game: AnyGame, preset: Preset, players: int, names: tuple[str, ...]
) -> None:
    chance = random.Random(f"{preset.name} {players}")
    match: Any = game.start(preset.options, players, chance.randbytes(32))
    for _ in range(400):
        if match.results:
            return
        seat = chance.choice(game.to_act(match))
        for other in {*range(players)} - {seat}:
            check_reading(until_own_turn(game.view(match, other)), names)
        view = game.view(match, seat)
        match, _ = game.play(match, seat, choose(check_reading(view, names), view, chance))
    pytest.fail("no deal came to its end")


@pytest.mark.parametrize(("game", "preset", "players"), sample(matches(tricks=False), 3))
@pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])
def test_a_line_is_played_by_the_alt_text_of_the_table(
    game: AnyGame, preset: Preset, players: int, names: tuple[str, ...]
) -> None:
    chance = random.Random(f"{preset.name} {players}")
    match: Any = game.start(preset.options, players, chance.randbytes(32))
    for _ in range(600):
        if match.results:
            return
        (seat,) = game.to_act(match)
        view, public = game.view(match, seat), game.view(match, None)
        text = alt_table(public, names)
        assert len(text) <= LONGEST_ALT_TEXT
        assert not text.endswith("…")
        check_line(public, text, names)
        assert view.ask is not None
        legal = {say(choice.label): choice.move for choice in public.open_choices}
        assert set(legal.values()) == {choice.move for choice in view.ask.choices}
        match, _ = game.play(match, seat, legal[chance.choice(sorted(legal))])
    pytest.fail("no deal came to its end")


def check_line(view: View, text: str, names: tuple[str, ...]) -> None:
    """The ends, every row, whose turn it is and what was turned last are read from the text."""
    reader, line = Reader(text, {}), view.line_board
    if line.ends is not None:
        ends = reader.found(r"Open ends: (\d) and (\d)\.")
        assert (int(ends[1]), int(ends[2])) == line.ends
    rows = reader.found(r"Rows: ([^.]*)\.")[1]
    for seat in view.seats:
        row = re.search(rf"{names[seat.seat][:6]}\S*(?: [A-Z]\S*)? (\d+)( \(to)?", rows)
        assert row is not None
        assert (int(row[1]), bool(row[2])) == (len(seat.shown), seat.to_act)
    if line.turned and line.waiting is not None:
        assert str(line.waiting) in text
    for _, tiles in since_last_turn(view):
        assert all(str(turned.tile) in text.partition("Line: ")[0] for turned in tiles), "what one may have missed"
