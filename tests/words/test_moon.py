"""What a moon's choices are said to come to is what the rules make of them."""

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, MoonAdd, OpeningLead, PlayDirection, Revoke
from bot.table.state.waiting import until_own_turn
from bot.words.tricks.moon import ending_words, moon_shot
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

HEARTS = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")


def _shot(totals: tuple[int, ...], add: MoonAdd = MoonAdd.ONE, *, revokes: bool = False) -> TrickScenario:
    """Ann has taken every point; with `revokes` Dee is proven to have revoked, which costs 13."""
    options = DominoHeartsOptions(
        play_direction=PlayDirection.CLOCKWISE,
        opening=OpeningLead.ANY,
        moon_add=add,
        revoke=Revoke.HONOUR if revokes else Revoke.ENFORCED,
    )
    table = (
        TrickScenario(DOMINO_HEARTS, options).hands("AS 3D", "KS 4D", "QS 5D", "2S 6D", totals=totals).tricks(*HEARTS)
    )
    if not revokes:
        table = table.play("0 lead AS", "1 play KS", "2 play QS", "3 play 2S")
        return table.play("0 lead 3D", "1 play 4D", "2 play 5D", "3 play 6D")
    table = table.play("0 lead AS", "1 play KS", "2 play QS", "3 play 6D")
    table = table.play("0 lead 3D", "1 play 4D", "2 play 5D", "3 play 2S", "0 challenge seat 4 trick 6")
    return table.play(*(f"{seat} challenge none" for seat in range(4)))


def _name(seat: int) -> str:
    return NAMES[seat]


@given(totals=st.tuples(*[st.integers(-30, 99)] * 4), add=st.sampled_from(MoonAdd), revokes=st.booleans())
def test_every_choice_comes_to_what_is_said(totals: tuple[int, ...], add: MoonAdd, revokes: bool):
    table = _shot(totals, add, revokes=revokes)
    shot = moon_shot(table.view(0))
    assert (shot.shooter, shot.points) == (0, 26)
    assert [str(choice.move) for choice in shot.choices] == table.legal(0)
    for choice in shot.choices:
        after = table.play(f"0 {choice.move}")
        assert [after.match.totals[score.seat] for score in choice.scores] == [score.after for score in choice.scores]
        assert (after.winners or ()) == choice.winners
        assert (ending_words(table.view(0), choice, _name) is not None) is (after.winners is not None)


def test_the_others_see_the_same_choices_and_are_asked_nothing():
    table = _shot((40, 70, 80, 95))
    waiting = until_own_turn(table.view(2))
    own, other = moon_shot(table.view(0)), moon_shot(waiting)
    assert own.choices == other.choices
    assert len(own.choices) == 4
    assert waiting.ask is None
