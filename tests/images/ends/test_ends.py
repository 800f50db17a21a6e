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


@pytest.mark.parametrize("name", ["whist_made", "black_tile", "thrown_in", "hughie"])
def test_nothing_great_has_no_poster(name: str) -> None:
    assert draw_poster(CARDS[name], NAMES) is None


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
        assert ("Deal 1" in texts) is (count < 3)
