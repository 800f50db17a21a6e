"""What a match's costliest decisions were, in a language of longer words."""

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.rules.moves import Lead
from bot.rules.pieces import Tile
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.decision import Decision, RecordedDecision
from bot.words.speaker import speaking
from cogs.analysis.pictures import draw_match_review
from images.drawing import canvas
from tests.gallery.decisions import prospect, review_of
from tests.images.drawn import cut, noting
from tests.moments import play
from tests.words.pseudo import pseudo

EVERY = [Lead(Tile(end, end), Suit.DOUBLES) for end in range(7)]


def test_a_lead_of_a_double_is_named_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = dict[str, bool]()
    monkeypatch.setattr(canvas, "set_text", noting(canvas.set_text, drawn.__setitem__))
    game = CATALOGUE["black-tile"]
    views = [it for moment in play(game, game.presets[0], 4, 400) for it in moment.seats if it.ask]
    led = [(view, [it.move for it in view.ask.choices if it.move in EVERY]) for view in views if view.ask]
    view, (best, played, *_) = max(led, key=lambda it: (len(it[1]) > 1, it[0].phase is Phase.OPENING))
    found = prospect(view, best, 0.3, 12.5, (0.0, 0.0)), prospect(view, played, 0.0, 0.0, (12.5, 0.0))
    made = RecordedDecision(12, 3, Decision(view, found, found[1], found[0], 600))
    with speaking(pseudo()):
        draw_match_review(review_of(game, game.title, (made,), 3), ("Ann", "Bo", "Cy", "Dee")).render()
        assert [*cut(drawn, ("Ann",))] == []
