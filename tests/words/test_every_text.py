"""Every text at every moment of the corpus: it is said for each seat, is true, and tells no piece it cannot know."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from bot.message import Message, Names, Text, with_names
from bot.rules.boards import LineView, RowsView, TrainsView
from bot.rules.pieces import Card, Piece, Tile, parse_piece
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.ends.alt import alt_deal_card, alt_match_end, alt_scores
from bot.words.ends.chat import deal_text, ended_text, final_text, hand_over_text, seat_over_text
from bot.words.ends.deal import ending
from bot.words.ends.story import LONGEST_STORY, story
from bot.words.hand import challenge_text, hand_text
from bot.words.line import play as line
from bot.words.moves import button_label, choice_label, choice_note, did, listed, named
from bot.words.names import spoken_names
from bot.words.persons import naming
from bot.words.seat.band import band
from bot.words.seat.coach import coach_line
from bot.words.seat.headline import headline
from bot.words.speaker import say
from bot.words.surfaces import alt_seat, alt_table, figures_text, line_text, table_text
from bot.words.table import scores_text
from bot.words.terms import moment_of
from bot.words.trains import play as trains
from bot.words.tricks.review import looked_back, review_of
from bot.words.turn import turn_note, turn_sentence, whose_turn
from tests.moments import Moment, moments
from tests.said import is_said
from tests.samples import sample
from tests.words.alt.reader import codes_in

NAMES = ("Ann", "Bo", "Cleo", "Dee", "Eve", "Farouk", "Gus", "Hana")
LONGEST_COACH_LINE = 90  # a line or two on a phone
NAME = spoken_names(NAMES)
_EXPLAINED = (Tile(6, 6), Tile(6, 5), Tile(6, 0), Tile(5, 5))  # how doubles rank, by examples


@pytest.mark.parametrize("game", sorted({moment.game.name for moment in moments()}))
def test_every_text_is_said_and_tells_no_piece_its_reader_cannot_know(game: str) -> None:
    for moment in sample([moment for moment in moments() if moment.game.name == game], 4):
        for view in (moment.public, *moment.views):
            for shown in {id(it): it for it in (view, until_own_turn(view))}.values():
                with naming(Names(NAME, shown.viewer)):
                    check(shown, map(say, during(shown)))
        if moment.ended is not None:
            with naming(Names(NAME)):
                check(moment.ended, map(say, at_the_end(moment, moment.ended)))


def check(view: View, texts: Iterator[str]) -> None:
    known = {*pieces_in(view), *(_EXPLAINED if view.phase is Phase.DOUBLES else ())}
    if isinstance(view.board, RowsView):
        known |= {Tile(max(ends), min(ends)) for ends in view.rows_board.tiles}
    if isinstance(view.board, TrainsView):
        known |= {Tile(engine, engine) for engine in (view.train_board.engine, max(0, view.train_board.engine - 1))}
    for text in texts:
        assert text.strip()
        assert not re.search(r"None|Tile\(|\(0 never| {2}|\.\.|<b>", text), text
        told = {parse_piece(code) for code in codes_in(re.sub(r"\d+-\d+-\d+", "", text))}
        assert told <= known, text


def pieces_in(value: object) -> Iterator[Piece]:
    """All pieces that a View has anywhere: nothing else can be known from it."""
    if isinstance(value, Tile | Card):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from pieces_in(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from pieces_in(getattr(value, field.name))


def during(view: View) -> Iterator[Text]:
    yield table_text(view)
    yield from (scores_text(view), moment_of(view), alt_table(view, NAMES))
    if not isinstance(view.board, RowsView):
        yield figures_text(view)
    if isinstance(view.board, LineView):
        yield from _at_a_line(view)
    if isinstance(view.board, TrainsView):
        yield from _at_trains(view)
    if view.viewer is not None and not isinstance(view.board, RowsView):
        yield alt_seat(view, NAMES)
        yield hand_text(view, "#games")
        head = headline(view)
        yield from (head.title, *(pill.value for pill in head.pills))
        told = band(view)
        yield from (told.line, *told.briefer, *told.right)
    for choice in view.ask.choices if view.ask is not None else ():
        yield from (button_label(view, choice), choice_label(view, choice), listed(view, choice))
        yield did(choice.move)
        yield from (named(view, choice.move, form) for form in ("", "do", "doing", "than"))
        if note := choice_note(view, choice):
            yield note


def _at_trains(view: View) -> Iterator[Text]:
    yield from (line_text(view), turn_note(view), *trains.last_play(view), trains.lowest(view))
    if view.to_act:
        yield whose_turn(view)
    if view.viewer is not None:
        yield turn_sentence(view)


def _at_a_line(view: View) -> Iterator[Text]:
    if view.phase is not Phase.OVER:
        yield from line.last_play(view)
        yield turn_note(view)
        yield line_text(view)
    if view.to_act:
        yield whose_turn(view)
    if view.viewer is not None:
        yield turn_sentence(view)
    yield line.ends_or_target(view)
    yield from (note.text for seat in view.seats if (note := line.seat_note(view.line_board, seat.seat)) is not None)


def at_the_end(moment: Moment, view: View) -> Iterator[Text]:
    after = moment.public
    yield from (ended_text(view), deal_text(after, view.deal))
    yield from (alt_deal_card(view, NAMES), alt_table(view, NAMES))
    yield from (seat_over_text(view, seat.seat) for seat in view.seats)
    yield from (hand_over_text(after, view.deal, seat.seat) for seat in view.seats)
    end = ending(view)
    yield from (end.title, end.place, end.told, end.hero, *end.sums, *end.reasons)
    yield from (text for texts in (*end.notes, *end.sums_in_two) for text in texts)


def test_a_challenge_is_asked_for_exactly_where_one_is_possible() -> None:
    asked = set[bool]()
    for view in (view for moment in moments() for view in moment.views if view.game == "domino-hearts"):
        if view.phase is Phase.PLAY and view.trick_board.finished:
            seen = looked_back(view)
            is_asked = is_said("challenge-ask", say(with_names(challenge_text(seen, "#games"), Names(NAME))))
            assert is_asked is bool(review_of(seen).challengeable)
            asked.add(is_asked)
    assert asked == {True, False}


def test_every_match_ends_in_words() -> None:
    over = [moment.public for moment in moments() if moment.public.winners is not None]
    assert len(over) > 30
    for view in over:
        assert 0 < len(story(view, NAMES)) <= LONGEST_STORY
        texts = final_text(view), alt_match_end(view, NAMES), alt_scores(view, NAMES)
        with naming(Names(NAME)):
            check(view, map(say, texts))


def test_a_coachs_line_is_short_and_true() -> None:
    told_at_all = set[str]()
    for moment in moments():
        for view in (moment.public, *moment.views):
            told = coach_line(view)
            line = say(told)
            assert len(line) <= LONGEST_COACH_LINE, line
            assert not line or view.ask is not None or view.open_choices
            playable = [str(shown.piece) for shown in view.hand if shown.legal]
            if isinstance(told, Message):
                told_at_all.add(told.id)
                assert told.id != "coach-only-one" or [str(dict(told.values)["piece"])] == playable
                assert not told.id.startswith("coach-void") or all(shown.legal is not False for shown in view.hand)
    assert len(told_at_all) > 12
