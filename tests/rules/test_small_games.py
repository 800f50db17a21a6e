"""Twin tiles, cards, six seats in two sides, the other way round; and all small games at random to their end."""

import random

import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.errors import IllegalMove
from bot.rules.moves import Move, Pass, Play, parse_move
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit
from bot.rules.tricks.game import PhaseRules
from bot.rules.tricks.phases import ACROSS, HOLD, LEFT, RIGHT, Passing
from bot.rules.view import Phase
from tests.rules.knowledge import in_view, otherwise
from tests.rules.say import pieces
from tests.rules.scenario import SEED, TrickScenario
from tests.rules.small_games import (
    SIX_HANDED,
    SMALL_HEARTS,
    SMALL_WHIST,
    AllPass,
    OpeningClub,
    SmallGame,
    SmallHearts,
    SmallMatch,
    SmallOptions,
)


def six_handed(*hands: str) -> TrickScenario:
    """Six-handed with trump 1, about to be led to by seat 0."""
    return TrickScenario(SIX_HANDED).hands(*hands).contract(0, "50", trump="1")


TWINS = six_handed("6-4 6-4 5-5", "6-4 6-4 2-0", "6-3 6-2 2-0", "6-0 5-4 4-1", "4-4 3-3 2-2", "3-3 3-2 2-1")


def test_twins_are_one_choice() -> None:
    assert TWINS.legal(0) == ["lead 6-4 as 6", "lead 5-5 as 5"]
    scenario = TWINS.play("0 lead 6-4 as 6")
    assert scenario.deal.hands[0] == pieces("6-4 5-5"), "one of the two is played"
    assert scenario.legal(1) == ["play 6-4"]
    ask = scenario.ask(1)
    assert [choice.label for choice in ask.choices] == ["6-4 follows 6s"]
    assert [str(shown.piece) for shown in scenario.view(1).hand] == ["6-4", "6-4", "2-0"]


def test_twins_are_named_once_in_a_refusal() -> None:
    scenario = TWINS.play("0 lead 6-4 as 6")
    assert scenario.refused(1, "play 2-0", IllegalMove) == "You hold 6s: play 6-4."


def test_a_twin_said_in_short_leaves_no_doubt() -> None:
    scenario = TWINS.play("0 play 6-4")
    assert scenario.deal.trick is not None
    assert scenario.deal.trick.led is Suit.N6
    assert TWINS.refused(0, "lead 6-4 as 4", IllegalMove) == "6-4 can be led as 6s, not as 4s."


def test_the_first_of_two_twins_wins_and_its_side_takes_the_trick() -> None:
    scenario = TWINS.play("0 lead 6-4 as 6", "1 play 6-4", "2 play 6-3", "3 play 6-0", "4 play 4-4", "5 play 3-3")
    assert scenario.deal.won == (0,)
    assert scenario.taken == (21, 0)
    view = scenario.view()
    assert view.partners
    assert (view.members(0), view.members(1)) == ((0, 2, 4), (1, 3, 5))
    assert [seat.side for seat in view.seats] == [0, 1, 0, 1, 0, 1]


def test_trump_from_a_twin_set() -> None:
    scenario = six_handed("5-2", "5-3", "6-5", "5-5", "5-0", "4-2")
    scenario = scenario.play("0 lead 5-2 as 5", "1 play 5-3", "2 play 6-5", "3 play 5-5", "4 play 5-0", "5 play 4-2")
    assert scenario.results[-1].taken == (0, 16)


def test_play_goes_the_other_way_round() -> None:
    scenario = TrickScenario(SMALL_HEARTS).start(4)
    leader = scenario.to_act[0]
    assert Card(2, "C") in scenario.deal.hands[leader]
    order: list[int] = []
    for _ in range(4):
        order.append(scenario.to_act[0])
        scenario = scenario.play_first_legal()
    assert order == [(leader - place) % 4 for place in range(4)]


class PassingHearts(SmallHearts):
    """Small Hearts with three cards passed left, right, across, and held, by turns."""

    def phases(self, options: SmallOptions) -> tuple[PhaseRules, ...]:
        return Passing((LEFT, RIGHT, ACROSS, HOLD)), OpeningClub(direction=-1)


def test_passing_may_change_with_the_deal_and_be_left_out() -> None:
    game = PassingHearts()
    match = game.start(SmallOptions(), 4, SEED)
    seen: list[tuple[str, Phase]] = []
    for _ in range(5):
        seen.append((game.view(match, None).trick_board.pass_direction, match.deal.phase))
        match, _ = game.next_deal(match, ())
    assert seen == [
        *[("left", Phase.PASS), ("right", Phase.PASS), ("across", Phase.PASS)],
        *[("", Phase.PLAY), ("left", Phase.PASS)],
    ]


def test_cards_passed_across_come_from_across() -> None:
    game = PassingHearts()
    match = game.start(SmallOptions(), 4, SEED)
    match, _ = game.next_deal(game.next_deal(match, ())[0], ())
    gifts = [game.legal(match, seat)[seat] for seat in range(4)]
    for seat, gift in enumerate(gifts):
        match, _ = game.play(match, seat, gift)
    for seat in range(4):
        view = game.view(match, seat)
        assert Pass(view.trick_board.received) == gifts[(seat + 2) % 4]
        assert Pass(view.trick_board.passed) == gifts[seat]
        assert set(view.trick_board.received) <= {shown.piece for shown in view.hand}
    assert game.to_act(match) == (OpeningClub().first_leader(game, match),), (
        "whoever holds 2C once the cards have been passed"
    )


def test_a_cards_lead_is_told_by_its_code_alone() -> None:
    scenario = TrickScenario(SMALL_HEARTS).start(4)
    seat = scenario.to_act[0]
    view = scenario.view(seat)
    assert [choice.label for choice in scenario.ask(seat).choices] == [str(shown.piece) for shown in view.hand]


def test_cards_are_led_and_followed_in_their_suit() -> None:
    scenario = TrickScenario(SMALL_HEARTS).start(4)
    leader = scenario.to_act[0]
    assert scenario.refused(leader, "lead 2C as hearts", IllegalMove) == "2C can be led as clubs, not as hearts."
    scenario = scenario.play(f"{leader} play 2C")
    seat = scenario.to_act[0]
    legal = scenario.legal_moves(seat)
    clubs = [piece for piece in scenario.deal.hands[seat] if isinstance(piece, Card) and piece.suit == "C"]
    assert legal == tuple(map(Play, clubs or scenario.deal.hands[seat]))
    lead = parse_move(str(legal[0]).replace("play", "lead"))
    assert SMALL_HEARTS.resolve(scenario.match, seat, lead) == legal[0], "a lead stands for a play"


def may_know(match: SmallMatch, seat: int | None, held: set[Piece]) -> set[Piece]:
    """What is on the table, the seat's own, and the kitty where it has the contract of Small Whist."""
    deal = match.deal
    known = {piece for trick in (*deal.tricks, *([deal.trick] if deal.trick else [])) for piece in trick.pieces}
    if seat is None:
        return known
    return known | held | set(deal.dealt[seat]) | set(deal.unused if has_looked(match, seat) else ())


def has_looked(match: SmallMatch, seat: int | None) -> bool:
    """Whether the seat has the contract of Small Whist, and so has seen the kitty."""
    return match.deal.contract is not None and match.deal.contract.seat == seat and match.players == 3


@pytest.mark.parametrize("game", [SMALL_WHIST, SIX_HANDED, SMALL_HEARTS], ids=lambda game: game.name)
@settings(max_examples=6, deadline=None, phases=(Stage.explicit, Stage.reuse, Stage.generate))
@given(
    seed=st.binary(min_size=32, max_size=32),
    chance=st.integers(0, 2**32),
    all_pass=st.sampled_from(AllPass),
)
def test_small_games_to_the_end(game: SmallGame, seed: bytes, chance: int, all_pass: AllPass) -> None:
    players, dice = game.players[0], random.Random(chance)
    start = game.start(SmallOptions(all_pass), players, seed)
    match, journal = start, list[tuple[int, Move]]()
    while match.winners is None:
        (seat,) = game.to_act(match)
        legal = game.legal(match, seat)
        assert len(set(legal)) == len(legal) > 0
        move = dice.choice(legal)
        journal.append((seat, move))
        match, _ = game.play(match, seat, move)
        for viewer in (None, *range(players)):
            held = set() if viewer is None else set(match.deal.hands[viewer])
            view = game.view(match, viewer)
            assert in_view(view) <= may_know(match, viewer, held)
            assert view == game.view(otherwise(match, viewer, 0, dice, has_looked(match, viewer)), viewer)
            assert (view.ask is not None) is (viewer in game.to_act(match))
        hands = [piece for hand in match.deal.hands for piece in hand]
        tricks = (*match.deal.tricks, *([match.deal.trick] if match.deal.trick else []))
        on_table = [piece for trick in tricks for piece in trick.pieces]
        assert sorted([*hands, *on_table, *match.deal.unused]) == sorted(game.deck(match.options, players))
    assert game.to_act(match) == ()
    again = start
    for seat, move in journal:
        again, _ = game.play(again, seat, parse_move(str(move)))
    assert again == match
