"""The table of a game with a line: what is shown, to whom, and what is never shown."""

from dataclasses import replace
from random import Random

import pytest

from bot.message import AllOf, Message, Signed, Who
from bot.rules.boards import LineView, PieceView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Blocked, LowestEqual, Remark, Turned, Went
from bot.rules.moves import Peek
from bot.rules.pieces import Tile
from bot.rules.view import Ask, Phase, View
from bot.words.ends.deal import spotlight
from bot.words.line import end_spotlight, end_sum, end_title, line_end, row_note, turn_news, turned_up, whose_turn
from bot.words.speaker import Line, say, say_line, speaking
from bot.words.table.alt import alt_table
from images.drawing.palette import Ink
from images.parts.headers import EDGE, fit_headline, pill_width
from images.table.line_layout import rows_layout
from images.table.table import draw_table
from tests.images.ends.test_ends import written
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES
from tests.moments import ended_deals
from tests.said import is_said, said
from tests.words.pseudo import pseudo

HUGHIE = CATALOGUE["blind-hughie"]


def text_of(line: Line) -> str:
    """A line without its looks."""
    return "".join(part.text for part in line)


def _view(preset: str, players: int, seed: int, moves: int) -> View:
    options = next(one.options for one in HUGHIE.presets if one.name == preset)
    match, chance = HUGHIE.start(options, players, seed.to_bytes(32)), Random(seed)
    for _ in range(moves):
        if match.winners is not None:
            break
        seat = HUGHIE.to_act(match)[0]
        choices = HUGHIE.legal(match, seat)
        match, _ = HUGHIE.play(match, seat, Peek() if Peek() in choices else chance.choice(choices))
    return HUGHIE.view(match, None)


_ENDS, _NEXT = pill_width(said("line-ends-label"), "4 and 4"), pill_width(said("line-next-label"), "4-4")
_WIDE_NAMES = ("W" * 24, "M" * 24, "Christopherson the Elder", "Q" * 24)


@pytest.mark.parametrize("went", [Went.WAITS, Went.LEFT, Went.RIGHT])
def test_after_a_peek_the_header_is_whole_beside_both_pills(went: Went):
    start = _view("billitonnen", 4, 3, 0)
    seat = start.to_act[0]
    waiting = Tile(4, 3) if went is Went.WAITS else None
    line = LineView(((4, 5), (5, 4)), 0, waiting, (Turned(seat, 6, Tile(4, 3), went),), peeked=Tile(6, 5))
    view = replace(start, viewer=seat, line=line, ask=Ask(Phase.TURN, ""))
    room = EDGE - _ENDS - _NEXT - 2 * 14 - 134 - 8  # between the triangle and the second pill
    name = _WIDE_NAMES.__getitem__
    told = [*map(say_line, turn_news(view, name))]
    _, _, title, news = fit_headline(say_line(whose_turn(view, name)), told, room)
    assert text_of(title) == said("line-turn", who=Who("", is_you=True), state="turn")
    turned = turned_up(line.turned[0])
    brief = said("turned-waits-brief", tile=waiting)
    assert text_of(news) in ((brief,) if waiting else (said("line-news-after", turned=turned), say(turned)))


@pytest.mark.parametrize("went", list(Went))
def test_long_names_in_the_header_give_way_to_what_was_turned_up(went: Went):
    start = _view("billitonnen", 4, 3, 0)
    seat = start.to_act[0]
    acting, waiting = (seat, Tile(4, 3)) if went is Went.WAITS else (seat - 1, None)
    line = LineView(((4, 5), (5, 4)), 0, waiting, (Turned(acting, 6, Tile(4, 3), went),))
    view = replace(start, line=line)
    name = _WIDE_NAMES.__getitem__
    told = [*map(say_line, turn_news(view, name))]
    _, _, title, news = fit_headline(say_line(whose_turn(view, name)), told, EDGE - _ENDS - 14 - 92 - 8)
    assert is_said("line-turn", text_of(title))
    assert text_of(title).endswith("chooses" if waiting else "turns")
    assert "…" in text_of(title)
    assert text_of(news).endswith(say(turned_up(line.turned[0])))


def test_one_tile_left_is_a_warning():
    view = _view("blind-hughie", 4, 3, 9)
    seats = (view.seats[0], view.seats[1], replace(view.seats[2], shown=(PieceView(None),)), view.seats[3])
    alone = replace(view, seats=seats)
    assert row_note(alone, 2) == (Message("line-row-last"), True)
    assert draw_table(alone, NAMES).alt != draw_table(view, NAMES).alt


def _ended(preset: str, players: int, seed: int) -> View:
    options = next(one.options for one in HUGHIE.presets if one.name == preset)
    match, chance = HUGHIE.start(options, players, seed.to_bytes(32)), Random(seed)
    while not match.results:
        seat = HUGHIE.to_act(match)[0]
        match, _ = HUGHIE.play(match, seat, chance.choice(HUGHIE.legal(match, seat)))
    ended = HUGHIE.ended_deal(match)
    assert ended is not None
    return ended


def test_the_end_shows_every_row_face_up_and_its_pips():
    ended = [view for view in ended_deals() if view.line is not None]
    assert {len(view.seats) for view in ended} >= {2, 3, 4}
    for view in ended:
        end, result = line_end(view), view.results[-1]
        by_side = [sum(end.pips[seat] for seat in view.members(side)) for side in range(len(result.taken))]
        assert tuple(by_side) == result.taken
        assert sorted(end.order) == list(range(len(view.seats)))
        if end.winner is not None:
            assert view.side_of(end.order[0]) == end.winner
        alt = draw_table(view, NAMES).alt
        assert all(str(shown.piece) in alt for seat in view.seats for shown in seat.shown)


def _rescored(view: View, taken: tuple[int, ...], scored: tuple[int, ...], *remarks: Remark) -> View:
    return replace(view, results=(replace(view.results[-1], taken=taken, scored=scored, remarks=remarks),))


def test_a_blocked_deal_goes_to_the_fewest_pips_and_a_tie_to_nobody():
    view, name = _ended("blind-hughie", 4, 3), NAMES.__getitem__
    blocked = _rescored(view, (9, 8, 3, 28), (0, 0, 42, 0), Blocked())
    assert end_title(blocked) == Message("line-blocked")
    assert end_spotlight(blocked, name) == Message("line-hero", out=False, who=Who("Chris"), points=Signed(42))
    assert say(end_sum(blocked)) == said("line-sum-less", pips="9 + 8 + 28", own=3)
    tie = _rescored(view, (8, 8, 9, 28), (0, 0, 0, 0), Blocked(), LowestEqual())
    assert end_spotlight(tie, name) == Message("line-tie")
    assert spotlight(blocked, name)[:2] == (Message("end-fewest", who=Who("Chris")), Message("end-fewest.blocked"))
    assert spotlight(tie, name)[:2] == (Message("end-equal"), Message("end-equal.why", pips=8))
    assert end_sum(tie) == Message("line-tie-pips", pips=8)
    assert said("line-alt-tie", who=AllOf([Who("Ann"), Who("Bo")]), pips=8) in alt_table(tie, NAMES)
    assert Ink.GOLD not in inks(pixels(draw_table(tie, NAMES)).crop((0, 90, 1100, 170)))
    billitonnen = _rescored(_ended("billitonnen", 4, 5), (9, 8, 3, 28), (0, 0, 1, 0), Blocked())
    assert end_spotlight(billitonnen, name) == Message("line-hero", out=False, who=Who("Chris"), points="none")
    assert end_sum(replace(billitonnen, winners=None)) == Message("line-wins-round")
    assert end_sum(replace(billitonnen, winners=(2,))) == Message("line-wins-match")


def test_the_winners_score_stands_whole_beside_a_long_sum(monkeypatch: pytest.MonkeyPatch):
    view = _ended("blind-hughie", 4, 3)
    blocked = _rescored(view, (9, 28, 3, 28), (0, 0, 62, 0), Blocked())
    words = written(monkeypatch, draw_table(blocked, NAMES))
    assert " had the fewest pips: +62" in words
    assert "65 − 3 pips" in words
    with speaking(pseudo()):  # a third longer
        words = written(monkeypatch, draw_table(blocked, ("Montgomery",) * 4))
    assert any(it.endswith(": +62") for it in words)


def test_partners_are_named_by_their_side():
    view = replace(_ended("blind-hughie", 4, 3), partners=True)
    seats = tuple(replace(seat, side=seat.seat % 2) for seat in view.seats)
    view = _rescored(replace(view, seats=seats), (9, 36), (27, 0), Blocked())
    assert say(end_spotlight(view, NAMES.__getitem__)) == said("line-hero", out=False, who="Side A", points="+27")
    assert line_end(view).order == (2, 0, 1, 3)
    assert draw_table(view, NAMES).render()


def test_a_peek_is_drawn_for_the_one_who_peeks_alone():
    view = replace(_view("billitonnen", 4, 3, 0), draws=())
    seat = view.to_act[0]
    peeking = replace(view, viewer=seat, line=replace(view.line_board, peeked=Tile(6, 5)))
    assert said("line-alt-peeked", tile=Tile(6, 5)) in draw_table(peeking, NAMES).alt
    place = rows_layout(tuple(len(one.shown) for one in view.seats))[seat].tiles[-1]
    assert pixels(draw_table(peeking, NAMES)).crop(place) != pixels(draw_table(view, NAMES)).crop(place)
