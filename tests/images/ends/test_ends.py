"""The deal card, the posters and the end of a match: what is on them, and that nothing on them collides."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.events import DealResult
from bot.rules.options import Preset
from bot.rules.view import View
from images.drawing.canvas import LARGEST
from images.drawing.drawing import Drawing
from images.drawing.lettering import SetText, set_text
from images.drawing.palette import Ink
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.scores.chart import draw_scores
from tests.images import ended
from tests.images.pixels import pixels
from tests.images.texts import Texts, keep_nothing
from tests.images.views import NAMES, table_of

WIDE = ("Żółć Ŵŵ Wanda Wilhelmine", "WWWWWWWWWWWWWWWWWWWWWWWW", "Christopherson", "Mmmmmmmmmmmmmmmm", "محمد علي", "W")
HUGHIE = CATALOGUE["blind-hughie"]
CARDS = ended.cards()
MATCHES = ended.matches()


def written(monkeypatch: pytest.MonkeyPatch, drawing: Drawing) -> list[str]:
    """Every text that is set while a picture is drawn."""
    words: list[str] = []
    keep_nothing(monkeypatch)

    def note(text: str, *how: Any) -> SetText:
        words.append(text)
        return set_text(text, *how)

    monkeypatch.setattr("images.drawing.canvas.set_text", note)
    drawing.render()
    return words


@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("name", CARDS)
def test_nothing_on_a_card_or_a_poster_collides(name: str, names: tuple[str, ...], texts: Texts) -> None:
    view = CARDS[name]
    for drawing in (draw_deal_card(view, names), draw_poster(view, names)):
        if drawing is not None:
            assert len(drawing.render()) <= LARGEST
            texts.check(f"{name}: {drawing.alt}")


@pytest.mark.parametrize("names", [NAMES, WIDE], ids=["short", "wide"])
@pytest.mark.parametrize("name", MATCHES)
def test_nothing_at_the_end_of_a_match_collides(name: str, names: tuple[str, ...], texts: Texts) -> None:
    view, ratings = MATCHES[name]
    assert len(draw_match_end(view, names, ratings).render()) <= LARGEST
    texts.check(name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("whist_made", ["Cleo made 7", "with Ann: 8 of 11 tricks, 2s trump", "bid 7", "last trick, to Dee"]),
        ("seventy_nine_made", ["Ann made 60", "by one: side A took 61", "tens 40", "bid 60", "204"]),
        ("black_tile", ["Pip took the black tile", "and with it 7 of the 11 points", "clean: nothing taken"]),
        ("hearts_five", ["Dee took the queen", "and with it 17 of the 26 points", "13"]),
        ("thrown_in", ["Nobody bid", "pass"]),
        ("hughie", ["Dot went out: +35", "12 + 14 + 9 pips", "row empty"]),
    ],
)
def test_a_card_says_what_happened_and_why(name: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    view = CARDS[name]
    texts = written(monkeypatch, draw_deal_card(view, ended.NAMES[name]))
    assert [word for word in words if word not in texts] == []


@pytest.mark.parametrize("preset", HUGHIE.presets, ids=lambda preset: preset.name)
def test_the_card_of_a_line_game_keeps_the_final_line_in_view(preset: Preset) -> None:
    for players in preset.players:
        for seed in range(4):
            match, chance = HUGHIE.start(preset.options, players, seed.to_bytes(32)), Random(seed)
            while not match.results:
                seat = HUGHIE.to_act(match)[0]
                match, _ = HUGHIE.play(match, seat, chance.choice(HUGHIE.legal(match, seat)))
            view = HUGHIE.ended_deal(match)
            assert view is not None
            card = draw_deal_card(view, NAMES)
            assert pixels(card).getpixel((315, 686)) == Ink.LIGHT, "the panel of the line"
            assert " ".join(f"{left}-{right}" for left, right in view.line_board.tiles) in card.alt


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("moon", ["Dee shot", "the moon", "11 of 11, in 6 tricks", "+22"]),
        ("whist_set", ["Set!", "Cleo bid 7.", "Side A took only 5.", "−7 for the bid", "+6 tricks"]),
        ("nel_o_made", ["Nel-O!", "Eve made it:", "Lost all 9 tricks."]),
        ("nel_o_set", ["Set!", "Eve bid Nel-O.", "Took trick 3."]),
    ],
)
def test_a_poster_tells_the_event(name: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    poster = draw_poster(CARDS[name], ended.NAMES[name])
    assert poster is not None
    assert [word for word in words if word not in written(monkeypatch, poster)] == []


@pytest.mark.parametrize("name", ["whist_made", "black_tile", "thrown_in", "hughie"])
def test_nothing_great_has_no_poster(name: str) -> None:
    assert draw_poster(CARDS[name], NAMES) is None


def test_equal_ranks_stand_equally_high_and_bear_one_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = MATCHES["equal"]
    texts = written(monkeypatch, draw_match_end(view, NAMES))
    podium = texts[: texts.index("total")]
    assert podium.count("2") == 2, "two medals with that rank"
    assert "3" not in podium, "nobody is third"


def test_a_rating_has_its_sign_and_who_is_not_rated_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = MATCHES["podium"]
    texts = written(monkeypatch, draw_match_end(view, NAMES, (-16, None, 0, 18)))
    assert [word for word in texts if word in ("+18", "±0", "−16")] == ["+18", "±0", "−16"], "the winner first"
    assert "rating" not in written(monkeypatch, draw_match_end(view, NAMES, (None,) * 4))


@pytest.mark.parametrize("draw", [draw_scores, draw_match_end])
def test_one_or_two_deals_are_a_table_and_three_a_chart(
    draw: Callable[[View, tuple[str, ...]], Drawing], monkeypatch: pytest.MonkeyPatch
) -> None:
    for count in (1, 2, 3):
        results = tuple(
            DealResult(number, (1,) * 4, (number,) * 4, (number, 2, 3, 9)) for number in range(1, count + 1)
        )
        view = replace(table_of(4), results=results, deal=count, winners=(3,), target=9)
        texts = written(monkeypatch, draw(view, NAMES))
        assert ("deal 1" in texts) is (count < 3)


@pytest.mark.parametrize(
    ("name", "column", "figures"),
    [("one_deal", "tricks", ["+3", "+1", "+7"]), ("one_round", "pips left", ["12", "14", "9", "+1"])],
)
def test_after_one_deal_the_table_says_what_was_taken_and_no_total_twice(
    name: str, column: str, figures: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    view, ratings = MATCHES[name]
    drawing = draw_match_end(view, ended.names_of_match(name), ratings)
    texts = written(monkeypatch, drawing)
    assert column in texts
    assert "total" not in texts
    assert [figure for figure in figures if figure not in texts] == []
    assert f"{column.capitalize()}: " in drawing.alt
    assert "By deal" not in drawing.alt


def test_the_rows_beside_a_podium_are_all_places_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = MATCHES["equal"]
    texts = written(monkeypatch, draw_match_end(view, NAMES))
    assert [texts.count(str(total)) for total in (20, 8, 6)] == [2, 1, 1], "a step and a row, or a row alone"


def test_a_deal_thrown_in_leaves_the_standings_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = draw_deal_card(CARDS["thrown_in"], ended.NAMES["thrown_in"])
    assert written(monkeypatch, drawing).count("+0") == 2
    assert "1 side A (Ann, Cleo and Eve) +0, 40; " in drawing.alt
