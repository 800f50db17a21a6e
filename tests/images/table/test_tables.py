"""The table looks the same for every viewer and with any names, from the draw to the end of a deal."""

import unicodedata
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.message import AllOf, Message, Names, Seat, Signed, Who
from bot.rules.boards import Challenged, RowsView, Withdrawn
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import Blocked, LowestEqual, Remark, Turned, Went
from bot.rules.moves import Bid
from bot.rules.pieces import Tile
from bot.rules.view import Phase, View
from bot.words.draw import draw_alone, draw_of
from bot.words.ends.deal import ending
from bot.words.persons import naming
from bot.words.rows import turn_news, turned_up
from bot.words.seat.headline import Pill
from bot.words.speaker import Line, say, say_line, speaking
from bot.words.surfaces import alt_table
from bot.words.turn import whose_turn
from images.drawing.canvas import Canvas
from images.drawing.names import names_drawn
from images.drawing.palette import Ink
from images.parts.headers import EDGE, fit_headline, pill_cell
from images.table.rows_layout import rows_layout
from images.table.seats import draw_slot, table_layout
from images.table.table import draw_table, render_draw
from tests.images.ends.test_ends import written
from tests.images.pixels import inks, pixels
from tests.images.views import NAMES, SEED, before_play, on_board, table_of
from tests.moments import moments
from tests.said import is_said, said
from tests.samples import NUMBER
from tests.words.pseudo import pseudo

HUGHIE = CATALOGUE["blind-hughie"]
name = NAMES.__getitem__


def test_the_table_is_the_same_whatever_hands_are_held():
    for number, moment in enumerate(moments()):
        if not isinstance(moment.public.board, RowsView):  # else a player can have peeked
            shown = draw_table(moment.public, NAMES)
            drawn = [draw_table(view, NAMES) for view in moment.views]
            assert {(it.alt, it.name) for it in drawn} == {(shown.alt, shown.name)}
            if number % 20 == NUMBER % 20:
                assert {it.render() for it in drawn} == {shown.render()}


@settings(deadline=None)
@given(st.lists(st.text(max_size=60), min_size=4, max_size=4))
def test_no_name_breaks_a_table(names: list[str]):
    picture = draw_table(table_of(4), names)
    assert picture.render().startswith(b"\x89PNG")
    assert not any(unicodedata.category(one).startswith("C") for one in picture.alt)


@pytest.mark.parametrize("marks", ["\u202e{}", "{}\u202e", "\u2067{}", "{}\u2069\u2069", "\u200f{}\u061c", "\u202d{}"])
def test_turning_characters_in_a_name_change_no_picture(marks: str):
    plain = draw_table(table_of(4), ("Ann", "דנה", *NAMES[2:]))
    tricky = draw_table(table_of(4), (marks.format("Ann"), marks.format("דנה"), *NAMES[2:]))
    assert tricky.render() == plain.render()


def test_a_play_taken_back_and_a_challenge_are_told():
    view = on_board(table_of(4), withdrawn=(Withdrawn(4, 1, Tile(6, 5), revoke=True),))
    challenges = (Challenged(0, 2, 3, proven=True), Challenged(1, 3, 1, proven=False))
    alt = alt_table(on_board(view, challenges=challenges), NAMES)
    assert "Bo undid 6-5." in alt
    assert is_said("challenge-proven", alt)
    assert is_said("challenge-refuted", alt)
    assert "by Chris in trick 3: a revoke. Bo challenged" in alt


# -- before play -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rounds", range(1, 5))
def test_the_draw_has_room_for_every_table_and_every_redraw(seats: int, rounds: int):
    view = on_board(before_play(table_of(seats), Phase.BID), pass_direction="")
    seated = tuple(replace(seat, dealer=seat.seat == 0) for seat in view.seats)
    draws = rounds * (tuple((seat, Tile(6, 6)) for seat in range(seats)),)
    drawn = replace(view, seats=seated, draws=draws, drawn_for="first_player")
    with naming(names_drawn(("W" * 24,) * seats)):
        assert len(render_draw(drawn)) < 40 * 1024


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.name)
def test_every_match_begins_with_its_draw_until_something_happens(game: AnyGame):
    for preset in game.presets:
        view = game.view(game.start(preset.options, preset.players[0], SEED), None)
        draw = draw_of(view)
        assert draw == draw_alone(view)
        assert draw is None or draw.ranking[0].seat == draw.first
        ready = replace(view, seats=(replace(view.seats[0], ready=True), *view.seats[1:]))
        assert draw_alone(ready) is None
        with pytest.raises(ValueError, match="no draw"):
            render_draw(ready)


@pytest.mark.parametrize("seats", range(3, 7))
def test_once_somebody_has_passed_a_corner_says_who_was_drawn(seats: int):
    view = replace(before_play(table_of(seats), Phase.PASS), draws=(tuple(enumerate((Tile(6, 1),) * seats)),))
    view = replace(view, seats=(*view.seats[:-1], replace(view.seats[-1], ready=True)))
    explained, plain = (pixels(draw_table(one, NAMES)) for one in (view, replace(view, draws=())))
    for place in table_layout(seats).seats[:-1]:
        assert Ink.IVORY not in inks(explained.crop(place.slot)), "a tile there would look like a trick"
    corner = table_layout(seats).corners["bottom-left" if seats <= 4 else "left"]
    assert explained.crop(corner).tobytes() != plain.crop(corner).tobytes()


def test_the_slot_of_who_is_to_bid_again_is_empty() -> None:
    view, place = before_play(table_of(4), Phase.BID), table_layout(4).seats[0]

    def drawn(bid: Bid | None) -> bytes:
        canvas = Canvas(Ink.FELT)
        draw_slot(canvas, view, replace(view.seats[0], to_act=True, bid=bid), place, None, place.slot)
        return canvas.png()

    assert drawn(Bid(4)) == drawn(None), "the bid before is no longer what lies there"


# -- a line and rows ---------------------------------------------------------------------------------------------------

_ENDS = pill_cell(Pill(said("rows-ends-label"), "4 and 4")).width
_WIDE_NAMES = ("W" * 24, "M" * 24, "Christopherson the Elder", "Q" * 24)
BILLITONNEN = CATALOGUE.preset("blind-hughie", "billitonnen").options
TURNING = HUGHIE.view(HUGHIE.start(BILLITONNEN, 4, (3).to_bytes(32)), None)


def text_of(line: Line) -> str:
    return "".join(part.text for part in line)


@pytest.mark.parametrize("went", list(Went))
def test_long_names_in_the_header_give_way_to_what_was_turned_up(went: Went):
    seat = TURNING.to_act[0]
    acting, waiting = (seat, Tile(4, 3)) if went is Went.WAITS else (seat - 1, None)
    board = RowsView(((4, 5), (5, 4)), 0, waiting, (Turned(acting, 6, Tile(4, 3), went),))
    view = replace(TURNING, board=board)
    with naming(Names(_WIDE_NAMES.__getitem__)):
        told = [*map(say_line, turn_news(view))]
        _, _, title, news = fit_headline(say_line(whose_turn(view)), told, EDGE - _ENDS - 14 - 92 - 8)
    assert is_said("rows-turn", text_of(title))
    assert text_of(title).endswith("picks" if waiting else "turns")
    assert "…" in text_of(title)
    assert text_of(news).endswith(say(turned_up(board.turned[0])))


def test_a_peek_is_drawn_for_the_one_who_peeks_alone():
    view = replace(TURNING, draws=())
    seat = view.to_act[0]
    peeking = replace(view, viewer=seat, board=replace(view.rows_board, peeked=Tile(6, 5)))
    assert said("rows-alt-peeked", tile=Tile(6, 5)) in draw_table(peeking, NAMES).alt
    place = rows_layout(tuple(len(one.shown) for one in view.seats))[seat].tiles[-1]
    assert pixels(draw_table(peeking, NAMES)).crop(place) != pixels(draw_table(view, NAMES)).crop(place)


def _ended(preset: str, taken: tuple[int, ...], scored: tuple[int, ...], *remarks: Remark) -> View:
    match, chance = HUGHIE.start(CATALOGUE.preset("blind-hughie", preset).options, 4, bytes(32)), Random(3)
    while not match.results:
        seat = HUGHIE.to_act(match)[0]
        match, _ = HUGHIE.play(match, seat, chance.choice(HUGHIE.legal(match, seat)))
    view = HUGHIE.ended_deal(match)
    assert view is not None
    return replace(view, results=(replace(view.results[-1], taken=taken, scored=scored, remarks=remarks),))


def test_a_blocked_deal_goes_to_the_fewest_pips_and_a_tie_to_nobody():
    blocked = _ended("blind-hughie", (9, 8, 3, 28), (0, 0, 42, 0), Blocked())
    end = ending(blocked)
    assert end.title == Message("rows-blocked")
    assert end.hero == Message("rows-hero", out=False, who=Seat(2), points=Signed(42))
    assert say(end.sums[0]) == said("rows-sum-less", pips="9 + 8 + 28", own=3)
    assert (end.what, end.why) == (Message("end-fewest", who=Seat(2)), Message("end-fewest.blocked"))
    tie = _ended("blind-hughie", (8, 8, 9, 28), (0, 0, 0, 0), Blocked(), LowestEqual())
    end = ending(tie)
    assert end.hero == end.what == Message("end-equal")
    assert end.sums == (end.why,) == (Message("end-equal.why", pips=8),)
    assert said("rows-alt-tie", who=AllOf([Who("Ann"), Who("Bo")]), pips=8) in alt_table(tie, NAMES)
    assert Ink.GOLD not in inks(pixels(draw_table(tie, NAMES)).crop((0, 90, 1100, 170)))
    billitonnen = _ended("billitonnen", (9, 8, 3, 28), (0, 0, 1, 0), Blocked())
    assert ending(billitonnen).hero == Message("rows-hero", out=False, who=Seat(2), points="none")
    assert ending(replace(billitonnen, winners=None)).sums == (Message("rows-wins-round"),)
    assert ending(replace(billitonnen, winners=(2,))).sums == (Message("rows-wins-match"),)


def test_the_winners_score_stands_whole_beside_a_long_sum(monkeypatch: pytest.MonkeyPatch):
    blocked = _ended("blind-hughie", (9, 28, 3, 28), (0, 0, 62, 0), Blocked())
    words = written(monkeypatch, draw_table(blocked, NAMES))
    assert " had the fewest pips: +62" in words
    assert "65 − 3 pips" in words
    with speaking(pseudo()):  # a third longer
        words = written(monkeypatch, draw_table(blocked, ("Montgomery",) * 4))
    assert any(it.endswith(": +62") for it in words)
