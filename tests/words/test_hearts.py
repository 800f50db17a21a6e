"""Domino Hearts: a review tells what the tricks have shown and no more; a moon comes to what is said of its choices."""

from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from bot.message import Message, Seat
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.pieces import parse_piece
from bot.table.state.waiting import until_own_turn
from bot.words.tricks.moon import ending_words, moon_shot
from bot.words.tricks.review import looked_back, review_of, verdict_line, verdict_result
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

HONOUR = TrickScenario(
    DOMINO_HEARTS,
    DominoHeartsOptions(play_direction="clockwise", opening="any", revoke="honour"),
).hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S")
TRICK = ("0 lead 8D", "1 play 7H", "2 play AH", "3 play 4D")
REST = ("0 lead 2S", "1 play 5C", "2 play 3S", "3 play 4S", "3 lead 8C", "0 play 5H", "1 play 9D", "2 play 6C")


def test_a_revoke_not_challenged_looks_as_an_honest_discard_does():
    honest = TrickScenario(HONOUR.game, HONOUR.options).hands("8D 5H 2S", "9C 5C 7H", "AH 6C 3S", "8C 4D 4S")
    for seat in (0, 2, 3):
        assert review_of(HONOUR.play(*TRICK).view(seat)) == review_of(honest.play(*TRICK).view(seat))


def test_the_tricks_so_far_show_nothing_of_the_hands():
    """Only who sits where and what was played: whatever the hands still hold, the picture is the same."""
    others = TrickScenario(HONOUR.game, HONOUR.options).hands("8D 5H 2S", "9C QS 7H", "AH 6C 3S", "8C 4D KH")
    drawings = [
        draw_seat(looked_back(one.play(*TRICK).view(seat)), NAMES, style)
        for one in (HONOUR, others)
        for seat in (0, 2)
        for style in (PLAIN, SeatStyle(large=True))
    ]
    for drawing, same in zip(drawings[:4], drawings[4:], strict=True):
        assert drawing.alt == same.alt
        assert drawing.render() == same.render()
        assert not any(piece in drawing.alt for piece in ("9♦", "9♣", "5♣", "Q♠", "8♣", "4♠", "K♥", "2♠", "3♠"))


def test_the_proof_of_a_revoke_is_told_once_it_was_played():
    challenged = HONOUR.play(*TRICK, "2 challenge seat 2 trick 1")
    verdict = review_of(challenged.view(0)).verdict
    assert verdict is not None
    assert (verdict.made.proven, verdict.held) == (True, None), "the diamond is still in Bo's hand"
    for seat in (0, 1):
        view = challenged.play(*REST).view(seat)
        later = review_of(view)
        assert later.verdict is not None
        told = verdict_line(later.verdict)
        player, piece, held = Seat(1), parse_piece("7H"), parse_piece("9D")
        assert told == Message("review-verdict-held", who=player, piece=piece, trick=1, held=held)
        assert verdict_result(later) == Message("review-revoke", cost=13)


HEARTS = ("0: AH KH QH 2C", "0: JH 10H 9H 3C", "0: 8H 7H 6H 4C", "0: 5H 4H 3H 5C", "0: 2H 8C 6C 7C")


def _shot(totals: tuple[int, ...], add: Literal["one", "all"] = "one", *, revokes: bool = False) -> TrickScenario:
    """Ann has taken every point; with `revokes` Dee is proven to have revoked, which costs 13."""
    options = DominoHeartsOptions(
        play_direction="clockwise",
        opening="any",
        moon_add=add,
        revoke="honour" if revokes else "enforced",
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


@given(totals=st.tuples(*[st.integers(-30, 99)] * 4), add=st.sampled_from(("one", "all")), revokes=st.booleans())
def test_every_choice_comes_to_what_is_said(totals: tuple[int, ...], add: Literal["one", "all"], revokes: bool):
    table = _shot(totals, add, revokes=revokes)
    shot = moon_shot(table.view(0))
    assert (shot.shooter, shot.points) == (0, 26)
    assert [str(choice.move) for choice in shot.choices] == table.legal(0)
    for choice in shot.choices:
        after = table.play(f"0 {choice.move}")
        assert [after.match.totals[score.seat] for score in choice.scores] == [score.after for score in choice.scores]
        assert (after.winners or ()) == choice.winners
        assert (ending_words(table.view(0), choice) is not None) is (after.winners is not None)


def test_the_others_see_the_same_choices_and_are_asked_nothing():
    table = _shot((40, 70, 80, 95))
    waiting = until_own_turn(table.view(2))
    own, other = moon_shot(table.view(0)), moon_shot(waiting)
    assert own.choices == other.choices
    assert len(own.choices) == 4
    assert waiting.ask is None
