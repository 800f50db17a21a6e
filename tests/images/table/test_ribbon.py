"""A deal that is over: its last trick stays, and a ribbon says what happened and what it brought."""

from dataclasses import replace

from bot.message import Message
from bot.words.ends.deal import spotlight
from bot.words.ends.facts import claimed, ended_result, last_trick
from bot.words.speaker import say
from bot.words.table.table import ended_news, standing
from bot.words.terms import deal_name
from images.table.table import draw_table
from tests.images.pixels import pixels
from tests.images.views import NAMES
from tests.moments import ended_deals
from tests.said import said

ENDED = [view for view in ended_deals() if view.tricks is not None]


def test_the_last_trick_and_its_outcome_are_told():
    for view in ENDED:
        alt, trick = draw_table(view, NAMES).alt, last_trick(view)
        over = said("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
        assert f"{over} {say(spotlight(view, NAMES.__getitem__).what)}" in alt
        for _, shown in trick.plays if trick is not None and claimed(view) is None else ():
            assert f" {said('end-hand', who='', pieces=shown.piece).strip()}" in alt


def test_a_deal_thrown_in_shows_its_bids():
    view = next(view for view in ENDED if ended_result(view) is None)
    picture = draw_table(view, NAMES)
    assert ended_news(view, NAMES.__getitem__) == Message("ended-redeal")
    assert said("end-because", what=Message("end-redeal"), why=Message("end-redeal.why")) in picture.alt
    assert all(standing(view, seat)[0] == Message("plate-passed") for seat in view.seats)
    assert picture.render()


def test_a_claim_lays_the_hands_open():
    claims = ((view, claimed(view)) for view in ENDED)
    view = next(view for view, claim in claims if claim is not None and not claim.conceded)
    picture = draw_table(view, NAMES)
    assert "the rest." in picture.alt
    assert "Open hands: " in picture.alt
    assert all(str(shown.piece) in picture.alt for seat in view.seats for shown in seat.shown)
    hidden = replace(view, seats=tuple(replace(seat, shown=()) for seat in view.seats))
    assert pixels(draw_table(hidden, NAMES)).tobytes() != pixels(picture).tobytes()
