"""Every game can be played by its alt texts alone: who sees no picture reads them, and the controls' labels.

At each moment of the corpus what is read is compared with what the View says: exactly what is legal can be played.
"""

import re

import pytest

from bot.rules.boards import LineView, RowsView, TricksView
from bot.rules.moves import Play
from bot.rules.pieces import Tile, parse_piece
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.moves import choice_label
from bot.words.rows import since_last_turn
from bot.words.sides import seats_in_order, sides
from bot.words.speaker import say
from bot.words.surfaces import alt_seat, alt_table
from bot.words.terms import goal_told
from tests.moments import moments
from tests.said import said
from tests.told import say_to
from tests.words.alt.reader import CODE, Reader, codes_in

NAMES = ("Annabella", "Bartholomew Montgomery", "Christopherson", "Desdemona Featherstone", "Eve", "Farouk")
LONG = tuple(f"{letter}{'w' * 22}x" for letter in "ABCDEF")
PLAYED = [moment for moment in moments() if moment.public.winners is None]
both_names = pytest.mark.parametrize("names", [NAMES, LONG], ids=["names", "long names"])


def whole(text: str) -> str:
    """A text that is neither too long nor cut."""
    assert len(text) <= LONGEST_ALT_TEXT
    assert not text.endswith("…")
    return text


# -- tricks ------------------------------------------------------------------------------------------------------------


@both_names
def test_legal_moves_are_read_in_a_deal_of_tricks(names: tuple[str, ...]) -> None:
    read = 0
    for moment in PLAYED:
        if not isinstance(moment.public.board, TricksView):
            continue
        for view in moment.views:
            if view.viewer in moment.public.to_act:
                check_moves(check_tricks(view, names), view)
                read += 1
            else:
                check_tricks(until_own_turn(view), names)
    assert read > 200


def check_moves(reader: Reader, view: View) -> None:
    """Exactly what is legal can be made of what was read."""
    assert view.ask is not None
    if view.ask.pick:
        assert len(reader.hand) >= view.ask.pick
        return
    legal = {str(choice.move) for choice in view.ask.choices}
    revokes = {str(choice.move) for choice in view.ask.choices if choice.revoke}
    read = reader.moves()
    if revokes:  # told as tiles that would be a revoke
        assert reader.says(re.escape(said("seat-alt-others-revoke")))
    assert read == legal - revokes if not reader.says("challenge") else read <= legal, reader.text


def check_tricks(view: View, names: tuple[str, ...]) -> Reader:
    """A reading agrees with the View: the hand, trump, the suit led, who took the last trick, the totals."""
    choices = view.ask.choices if view.ask is not None else ()
    labels = {say_to(view, choice_label(view, choice), names): str(choice.move) for choice in choices}
    reader, board = Reader(whole(alt_seat(view, names)), labels), view.trick_board
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
        assert reader.says(rf"(?<![\d−]){str(seat.total).replace('-', '−')}(?!\d)")
    assert say(goal_told(view)) in reader.text
    return reader


def seat_called(view: View, word: str, names: tuple[str, ...]) -> int:
    if word.lower() == "you":
        assert view.viewer is not None
        return view.viewer
    stem = word.strip().split(" ")[0]
    (seat,) = [seat for seat in range(len(view.seats)) if names[seat].startswith(stem[:6])]
    return seat


# -- rows and a line ---------------------------------------------------------------------------------------------------


@both_names
def test_legal_moves_are_read_at_the_table_of_blind_hughie(names: tuple[str, ...]) -> None:
    for moment in PLAYED:
        view = moment.public
        if not isinstance(view.board, RowsView):
            continue
        check_rows(view, whole(alt_table(view, names)), names)
        (seat,) = view.to_act
        ask = moment.views[seat].ask
        assert ask is not None
        assert {choice.move for choice in view.open_choices} == {choice.move for choice in ask.choices}
        labels = [say(choice.label) for choice in view.open_choices]
        assert len(set(labels)) == len(labels)


def check_rows(view: View, text: str, names: tuple[str, ...]) -> None:
    """The ends, every row, whose turn it is and what was turned last are read from the text."""
    reader, board = Reader(text, {}), view.rows_board
    if board.ends is not None:
        ends = reader.found(r"Open ends: (\d) and (\d)\.")
        assert (int(ends[1]), int(ends[2])) == board.ends
    rows = reader.found(r"Rows: ([^.]*)\.")[1]
    for seat in view.seats:
        row = re.search(rf"{names[seat.seat][:6]}\S*(?: [A-Z]\S*)? (\d+)( \(to)?", rows)
        assert row is not None
        assert (int(row[1]), bool(row[2])) == (len(seat.shown), seat.to_act)
    if board.turned and board.waiting is not None:
        assert str(board.waiting) in text
    for _, tiles in since_last_turn(view):
        assert all(str(turned.tile) in text.partition("Line: ")[0] for turned in tiles), "what one may have missed"


# -- dominoes ----------------------------------------------------------------------------------------------------------


@both_names
def test_legal_moves_are_read_at_a_line_of_dominoes(names: tuple[str, ...]) -> None:
    for moment in PLAYED:
        if not isinstance(moment.public.board, LineView):
            continue
        check_line(moment.public, alt_table(moment.public, names))
        for view in moment.views:
            seen = view if view.viewer in moment.public.to_act else until_own_turn(view)
            reader = check_line(seen, alt_seat(seen, names))
            if seen.hand:
                assert reader.hand == [str(shown.piece) for shown in seen.hand]
            if seen.ask is not None:
                assert plays_read(reader) == plays_of(seen)


def plays_read(reader: Reader) -> set[str]:
    told = reader.found(r"Playable \((\d+)\): ([^.]*)\.")[2]
    if told == "any":
        return {f"play {code}" for code in reader.hand}
    each = [(code, re.findall("left|right|up|down", ends)) for code, ends in re.findall(r"(\d-\d)([^,]*)", told)]
    return {" ".join(("play", code, end)).strip() for code, ends in each for end in ends or [""]}


def plays_of(view: View) -> set[str]:
    """The legal moves: of a tile that leaves the same at each end that it fits, all these ends."""
    assert view.ask is not None
    plays = [choice.move for choice in view.ask.choices if isinstance(choice.move, Play)]
    found = {str(play) for play in plays}
    for play in plays:
        tile = play.piece
        if isinstance(tile, Tile) and [other.piece for other in plays].count(tile) == 1:
            found |= {str(Play(tile, end.end)) for end in view.line_board.ends if end.number in tile}
    return found


def check_line(view: View, text: str) -> Reader:
    """The line, its ends, how many tiles the others hold and the totals are read from a text."""
    reader, board = Reader(whole(text), {}), view.line_board
    seats = range(len(view.seats)) if view.viewer is None else seats_in_order(view)[:-1]
    tiles = re.sub(r" \([^)]*\)", "", reader.found(r"Tiles: ([^.]*)\.")[1])
    assert [int(each.split(" ")[-1]) for each in tiles.split(", ")] == [view.seats[seat].held for seat in seats]
    for side in sides(view):
        assert reader.says(rf" {side.now}[,.]")
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
