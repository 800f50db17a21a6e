"""What the policy can tell apart: whoever leads in Domino Hearts must know where the queen of spades is."""

from bot.players.knowledge import KNOWLEDGE
from bot.players.search.masks import Deck
from bot.players.search.position import TrickPosition
from bot.players.search.worths import indices
from bot.rules.pieces import parse_piece
from bot.rules.view import Phase
from tests.rules.domino_hearts.scenarios import HEARTS

QUEEN = "QS"


def bits(deck: Deck, *codes: str) -> int:
    return sum(deck.bits[parse_piece(code)] for code in codes)


def test_a_lead_differs_by_who_holds_the_queen_and_by_her_suit() -> None:
    scenario = HEARTS.start(4)
    while scenario.deal.phase is Phase.PASS:
        seat = scenario.to_act[0]
        scenario = scenario.play_move(seat, scenario.legal_moves(seat)[0])
    position = TrickPosition.of(scenario.view(scenario.to_act[0]), KNOWLEDGE["domino-hearts"])
    course, deck = position.course, position.deck
    everything, hand = deck.everything, bits(deck, "2S", "2D")

    def leads(left: int, held: int) -> tuple[int, int]:
        """Where the values of the 2 of spades and of the 2 of diamonds are."""
        steps = [(bit, course.masks.leads[bit][0]) for bit in (bits(deck, "2S"), bits(deck, "2D"))]
        spade, diamond = (at for at, _ in indices(course, position.standing._replace(left=left), held, steps))
        return spade, diamond

    others = leads(everything, hand)
    own = leads(everything, hand | bits(deck, QUEEN))
    gone = leads(everything ^ bits(deck, QUEEN), hand)
    for spade, diamond in (others, own, gone):
        assert spade != diamond
    assert len({diamond for _, diamond in (others, own, gone)}) == 3
    assert len({spade for spade, _ in (others, own, gone)}) == 3
