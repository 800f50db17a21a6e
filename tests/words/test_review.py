"""A review tells what the tricks have shown, and no more."""

from bot.message import Message, Who
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions, OpeningLead, PlayDirection, Revoke
from bot.rules.pieces import parse_piece
from bot.words.tricks.review import looked_back, review_of, verdict_line, verdict_result
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from tests.images.views import NAMES
from tests.rules.scenario import TrickScenario

HONOUR = TrickScenario(
    DOMINO_HEARTS,
    DominoHeartsOptions(play_direction=PlayDirection.CLOCKWISE, opening=OpeningLead.ANY, revoke=Revoke.HONOUR),
).hands("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D 4S")
TRICK = ("0 lead 8D", "1 play 7H", "2 play AH", "3 play 4D")
REST = ("0 lead 2S", "1 play 5C", "2 play 3S", "3 play 4S", "3 lead 8C", "0 play 5H", "1 play 9D", "2 play 6C")


def _name(seat: int) -> str:
    return NAMES[seat]


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
        told = verdict_line(view, later.verdict, _name)
        player, piece, held = Who("Bo", is_you=seat == 1), parse_piece("7H"), parse_piece("9D")
        assert told == Message("review-verdict-held", who=player, piece=piece, trick=1, held=held)
        assert verdict_result(later) == Message("review-revoke", cost=13)
