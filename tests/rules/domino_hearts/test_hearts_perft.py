"""Move trees of small positions of Domino Hearts, counted by the program and by brute force."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import (
    Breaking,
    DominoHeartsOptions,
    FirstTrick,
    MoonAdd,
    OpeningLead,
    PlayDirection,
    Revoke,
)
from bot.rules.domino_hearts.play import LEFT_OUT, opening_card
from bot.rules.moves import ANY_TIME, Move
from bot.rules.pieces import Card, Piece, cards
from bot.rules.view import Phase
from tests.rules.domino_hearts import brute as brute_hearts
from tests.rules.domino_hearts.brute import House, State, Tree
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HEARTS
from tests.rules.perft import Counted
from tests.rules.scenario import TrickScenario

ON_HONOUR = HEARTS.under(revoke=Revoke.HONOUR)
NO_POINTS = CLOCKWISE.under(first_trick=FirstTrick.NO_POINTS)
QUEEN_TOO = HEARTS.under(breaking=Breaking.QUEEN_TOO)
ALL = HEARTS.under(moon_add=MoonAdd.ALL)


class HeartsCounted(Counted[TrickScenario]):
    def reach(self, before: TrickScenario, after: TrickScenario, depth: int) -> None:
        if depth < self.deepest:
            super().reach(before, after, depth)

    def outcome(self, before: TrickScenario, after: TrickScenario) -> object:
        return after.results[-1].scored

    def moves(self, scenario: TrickScenario) -> list[tuple[int, Move]]:
        """What may come next; where several choose at once the first of them, but anybody may challenge."""
        first = scenario.to_act[0]
        reviewing = scenario.deal.phase is Phase.REVIEW
        found = [*super().moves(scenario)]
        for seat in range(scenario.match.players):
            found += [(seat, move) for move in scenario.extra_moves(seat) if isinstance(move, ANY_TIME)]
            if reviewing and seat > first:
                found += [(seat, move) for move in scenario.legal_moves(seat)[1:]]
        return found


def brute(scenario: TrickScenario) -> State:
    """The same position in plain tuples."""
    options = scenario.options
    house = House(
        step=1 if options.play_direction is PlayDirection.CLOCKWISE else -1,
        no_points=options.first_trick is FirstTrick.NO_POINTS,
        queen_breaks=options.breaking is Breaking.QUEEN_TOO,
        everyone=options.moon_add is MoonAdd.ALL,
        honour=options.revoke is Revoke.HONOUR,
        opening=plain(opening_card(scenario.match.players)),
        must_open=options.opening is OpeningLead.LOWEST_CLUB,
    )
    return State(
        house,
        tuple(tuple(map(plain, hand)) for hand in scenario.deal.hands),
        scenario.deal.leader,
        history=tuple(tuple((seat, plain(piece)) for seat, piece in trick.plays) for trick in scenario.deal.tricks),
        takers=scenario.deal.won,
    )


def plain(piece: Piece) -> brute_hearts.Card:
    assert isinstance(piece, Card)
    return piece.rank, piece.suit


def same(scenario: TrickScenario, deepest: int = 99) -> HeartsCounted:
    """The program's tree, found to be the brute force's."""
    counted = HeartsCounted(deepest).walk(scenario)
    counted.check(Tree(deepest).walk(brute(scenario)))
    return counted


OPENED = "3C 10C KC"
CALM = ("1-0: 2C 10C JC KC",)
ENDINGS = {
    "hearts unbroken": ("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D QS"),
    "hearts and the queen": ("AH QS 2H", "9H KS 7H", "AS 6C 3S", "8H 4D 2S"),
    "all of one suit": ("8D 5D 2D", "9D 4D 7D", "AD 6D 3D", "KD QD JS"),
}


@pytest.mark.parametrize("game", [HEARTS, CLOCKWISE, QUEEN_TOO], ids=["table", "clockwise", "queen too"])
@pytest.mark.parametrize("hands", ENDINGS.values(), ids=ENDINGS.keys())
def test_the_last_three_tiles_of_four(hands: tuple[str, ...], game: TrickScenario) -> None:
    counted = same(game.hands(*hands).tricks(*CALM))
    assert sum(counted.ends.values()) == counted.nodes[12] > 1


@pytest.mark.parametrize("game", [HEARTS, NO_POINTS], ids=["points", "no points"])
def test_the_first_tricks_of_three(game: TrickScenario) -> None:
    counted = same(game.hands("3C 8D 5H", "AH QS 9D", "KH 6D 4S"))
    assert counted.nodes[1] == 1, "the lowest club opens the deal"
    assert counted.nodes[2] == (1 if game.options.first_trick is FirstTrick.NO_POINTS else 3)


def test_the_first_tricks_of_three_with_any_opening() -> None:
    counted = same(
        TrickScenario(DOMINO_HEARTS, DominoHeartsOptions(opening=OpeningLead.ANY)).hands(
            "3C 8D 5H", "AH QS 9D", "KH 6D 4S"
        )
    )
    assert counted.nodes[1] == 2, "any tile but a heart"


def test_the_last_two_tiles_of_five() -> None:
    before = ("1-0: 3C 10C JC QC KC",)
    same(HEARTS.hands("8D 5H", "9D QS", "AH 6C", "8C 4D", "KD 2S").tricks(*before))


@pytest.mark.parametrize("game", [HEARTS, ALL], ids=["one", "all"])
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_a_moon_in_reach(game: TrickScenario, leader: int) -> None:
    before = ("0: AH KH QH", "0: JH 10H 9H", "0: 8H 7H 6H", "0: 5H 4H QS")
    counted = same(game.hands("AC 3H 9D", "KC 2H 8D", "5C 6D 7S", leader=leader).tricks(*before))
    moons = [end for end in counted.ends if -26 in end]
    assert moons == [(-26, 0, 0)]
    assert len(counted.ends) > 1


@pytest.mark.parametrize(("number", "offset"), [(1, 1), (2, 2)])
def test_passing_and_the_first_trick_of_a_tiny_deal(number: int, offset: int) -> None:
    hands = "3C 8D 5H KS", "AH QS 9D 4C", "KH 6D 4S 5C"
    scenario = NO_POINTS.hands(*hands, phase=Phase.PASS, number=number)
    deepest = 3 + 2
    counted = HeartsCounted(deepest).walk(scenario)
    tree = Tree(deepest).pass_then_walk(brute(scenario), offset)
    assert counted.nodes == tree.nodes
    assert counted.nodes[3] == 4**3


@pytest.mark.parametrize(
    "hands", [("8D 5H", "9D 7H", "AH 3S"), ("5H 7H", "8D 9S", "8H 9C"), ("KD 5D", "7D AH", "3D 4D")]
)
def test_on_honour(hands: tuple[str, ...]) -> None:
    """Plays of any kind, tiles taken back, challenges at any time: to a depth, and a single trick to its score."""
    before = (f"1-0: {OPENED}",)
    counted = same(ON_HONOUR.hands(*hands).tricks(*before), deepest=6)
    assert counted.nodes[1] == 2


def test_on_honour_to_the_score() -> None:
    """Seat 2 may revoke with its heart, take it back, be challenged at any moment after the trick, or never."""
    counted = same(ON_HONOUR.hands("8D 7D", "9D 4D", "AH 6D").tricks(f"1-0: {OPENED}"))
    assert {max(end) for end in counted.ends} == {1, 13}, "the heart, or a proven revoke"


@settings(max_examples=4, deadline=None)
@given(
    deck=st.permutations(cards()),
    leader=st.integers(0, 3),
    options=st.builds(
        DominoHeartsOptions,
        play_direction=st.sampled_from(PlayDirection),
        first_trick=st.sampled_from(FirstTrick),
        breaking=st.sampled_from(Breaking),
    ),
    early=st.booleans(),
)
def test_any_ending_of_four(deck: list[Card], leader: int, options: DominoHeartsOptions, early: bool) -> None:
    hands = [" ".join(str(card) for card in deck[seat * 3 : seat * 3 + 3]) for seat in range(4)]
    last = " ".join(str(card) for card in deck[12:16])
    start = TrickScenario(DOMINO_HEARTS, options).hands(*hands, leader=leader)
    same(start if early else start.tricks(f"0: {last}"))


@settings(max_examples=4, deadline=None)
@given(deck=st.permutations([card for card in cards(LEFT_OUT[3]) if str(card) not in OPENED]), leader=st.integers(0, 2))
def test_any_ending_on_honour(deck: list[Card], leader: int) -> None:
    hands = [" ".join(str(card) for card in deck[seat * 2 : seat * 2 + 2]) for seat in range(3)]
    same(ON_HONOUR.hands(*hands, leader=leader).tricks(f"1-0: {OPENED}"), deepest=5)
