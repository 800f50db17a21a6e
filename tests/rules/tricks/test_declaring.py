"""The kitty, which one alone may see, and the naming of trump."""

from dataclasses import replace

import pytest

from bot.rules.boards import Contract
from bot.rules.events import Moved
from bot.rules.moves import Bid, Kitty, Lead, Trump, parse_move
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickDeal
from bot.rules.view import Phase
from tests.rules.knowledge import in_view
from tests.rules.say import pieces, refusal_of
from tests.rules.small_games import SIX_HANDED, SMALL_WHIST, SmallMatch, SmallOptions

SEED = bytes(range(32))


def won_by_seat_0(kitty: str = "1-0") -> SmallMatch:
    """Small Whist in which seat 0 has bid 2 and is about to look at the kitty."""
    hands = (pieces("3-3 3-1 2-0"), pieces("3-2 2-2 1-1"), pieces("3-0 2-1 0-0"))
    match = SMALL_WHIST.start(SmallOptions(), 3, SEED)
    bids = ((1, Bid(1)), (2, Bid(None)), (0, Bid(2)), (1, Bid(None)))
    deal = TrickDeal(
        1, 0, hands, hands, pieces(kitty), 0, Phase.KITTY, (None,) * 3, bids=bids, contract=Contract(0, Bid(2))
    )
    return replace(match, deal=deal)


def played(match: SmallMatch, *moves: str) -> SmallMatch:
    for line in moves:
        seat, move = line.split(" ", 1)
        match, _ = SMALL_WHIST.play(match, int(seat), parse_move(move))
    return match


def kitty_seen_by(match: SmallMatch, viewer: int | None) -> list[str]:
    return [str(shown.piece) for shown in SMALL_WHIST.view(match, viewer).trick_board.kitty]


def test_nobody_sees_the_kitty_before_the_contract() -> None:
    match = SMALL_WHIST.start(SmallOptions(), 3, SEED)
    for viewer in (None, 0, 1, 2):
        assert kitty_seen_by(match, viewer) == ["None"]
        assert match.deal.unused[0] not in in_view(SMALL_WHIST.view(match, viewer))


def test_the_bid_winner_alone_sees_it() -> None:
    match = won_by_seat_0()
    assert kitty_seen_by(match, 0) == ["1-0"]
    assert [kitty_seen_by(match, viewer) for viewer in (None, 1, 2)] == [["None"]] * 3


@pytest.mark.parametrize(
    ("move", "hand", "kitty"),
    [("kitty keep", "3-3 3-1 2-0", "1-0"), ("kitty 2-0", "3-3 3-1 1-0", "2-0"), ("kitty 3-3", "3-1 2-0 1-0", "3-3")],
)
def test_a_swap_or_none_and_nobody_else_learns_which(move: str, hand: str, kitty: str) -> None:
    before = won_by_seat_0()
    match, events = SMALL_WHIST.play(before, 0, parse_move(move))
    assert events == (Moved(0, None),)
    assert (match.deal.hands[0], match.deal.unused) == (pieces(hand), pieces(kitty))
    assert (match.deal.phase, SMALL_WHIST.to_act(match)) == (Phase.TRUMP, (0,))
    assert kitty_seen_by(match, 0) == [kitty]
    kept, _ = SMALL_WHIST.play(before, 0, Kitty())
    for viewer in (None, 1, 2):
        assert SMALL_WHIST.view(match, viewer) == SMALL_WHIST.view(kept, viewer)


def test_what_the_bid_winner_is_asked() -> None:
    ask = SMALL_WHIST.view(won_by_seat_0(), 0).ask
    assert ask is not None
    assert ask.prompt == "swap a tile for 1-0, or keep your hand"
    assert [choice.label for choice in ask.choices] == ["Keep", "Swap 3-3", "Swap 3-1", "Swap 2-0"]
    ask = SMALL_WHIST.view(played(won_by_seat_0(), "0 kitty keep"), 0).ask
    assert ask is not None
    assert [choice.label for choice in ask.choices] == ["0s", "1s", "2s", "3s", "Doubles", "No trump"]


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "kitty 2-2", "You do not hold 2-2. Keep your hand, or swap one of 3-3, 3-1 and 2-0 for the kitty."),
        (0, "kitty 1-0", "You do not hold 1-0. Keep your hand, or swap one of 3-3, 3-1 and 2-0 for the kitty."),
        (0, "trump 3", "The kitty comes first. Keep your hand, or swap one of 3-3, 3-1 and 2-0 for the kitty."),
        (1, "kitty keep", "It is not your turn."),
    ],
)
def test_the_kitty_refuses(seat: int, move: str, sentence: str) -> None:
    assert refusal_of(SMALL_WHIST, won_by_seat_0(), seat, move) == sentence


@pytest.mark.parametrize(
    ("seat", "move", "sentence"),
    [
        (0, "trump 4", "4s cannot be trump here. Name trump: 0, 1, 2, 3, doubles or none."),
        (0, "trump spades", "Spades cannot be trump here. Name trump: 0, 1, 2, 3, doubles or none."),
        (0, "lead 3-3 as 3", "Trump is named first. Name trump: 0, 1, 2, 3, doubles or none."),
        (2, "trump 3", "It is not your turn."),
    ],
)
def test_trump_refuses(seat: int, move: str, sentence: str) -> None:
    assert refusal_of(SMALL_WHIST, played(won_by_seat_0(), "0 kitty keep"), seat, move) == sentence


def test_the_bid_winner_leads_and_trump_absorbs() -> None:
    match = played(won_by_seat_0(), "0 kitty keep", "0 trump 3")
    assert SMALL_WHIST.legal(match, 0) == (
        Lead(pieces("3-3")[0], Suit.N3),
        Lead(pieces("3-1")[0], Suit.N3),
        Lead(pieces("2-0")[0], Suit.N2),
        Lead(pieces("2-0")[0], Suit.N0),
    )
    view = SMALL_WHIST.view(match, 0)
    assert (view.trick_board.trump, view.phase) == (Suit.N3, Phase.PLAY)
    assert [shown.trump for shown in view.hand] == [True, True, False]
    match = played(match, "0 lead 2-0 as 2")
    assert [str(move) for move in SMALL_WHIST.legal(match, 1)] == ["play 2-2"], "3-2 is a trump and follows no 2"
    match = played(match, "1 play 2-2", "2 play 2-1")
    assert match.deal.won == (1,)


def test_trumps_come_first_in_the_hand() -> None:
    match = played(won_by_seat_0(), "0 kitty keep", "0 trump 0")
    assert [str(shown.piece) for shown in SMALL_WHIST.view(match, 0).hand] == ["2-0", "3-3", "3-1"]


def test_a_lead_in_short_is_understood_as_trump() -> None:
    match = played(won_by_seat_0(), "0 kitty keep", "0 trump doubles", "0 play 3-3")
    assert match.deal.trick is not None
    assert match.deal.trick.led is Suit.DOUBLES


@pytest.mark.parametrize(("bid", "scored"), [(2, (2, 1, 0)), (3, (-3, 1, 0))])
def test_a_deal_is_scored_by_its_contract(bid: int, scored: tuple[int, ...]) -> None:
    match = won_by_seat_0()
    match = replace(match, deal=replace(match.deal, contract=Contract(0, Bid(bid))))
    match = played(match, "0 kitty keep", "0 trump 3", "0 lead 3-3 as 3", "1 play 3-2", "2 play 3-0")
    match = played(match, "0 lead 3-1 as 3", "1 play 1-1", "2 play 0-0", "0 lead 2-0 as 2", "1 play 2-2", "2 play 2-1")
    assert (match.results[-1].taken, match.totals) == ((2, 1, 0), scored)


def test_a_game_may_offer_no_trump_to_name() -> None:
    match = SIX_HANDED.start(SmallOptions(), 6, SEED)
    match, _ = SIX_HANDED.play(match, 1, parse_move("bid nel-o"))
    assert match.deal.contract == Contract(1, Bid(None, nel_o=True))
    assert (match.deal.phase, match.deal.trump) == (Phase.PLAY, None)
    assert match.deal.leader == 1
    assert [seat.out for seat in SIX_HANDED.view(match, None).seats] == [False, False, False, True, False, True]
    lead = SIX_HANDED.legal(match, 1)[0]
    match, _ = SIX_HANDED.play(match, 1, lead)
    order = [1]
    while match.deal.trick is not None:
        seat = SIX_HANDED.to_act(match)[0]
        order.append(seat)
        match, _ = SIX_HANDED.play(match, seat, SIX_HANDED.legal(match, seat)[0])
    assert order == [1, 2, 4, 0], "the bidder's partners take no part"


def test_a_game_without_a_kitty_shows_none() -> None:
    match = SIX_HANDED.start(SmallOptions(), 6, SEED)
    for seat, bid in zip((1, 2, 3, 4, 5, 0), ("50", "pass", "pass", "79", "pass", "pass"), strict=True):
        match, _ = SIX_HANDED.play(match, seat, parse_move(f"bid {bid}"))
    assert match.deal.phase is Phase.TRUMP
    assert len(match.deal.unused) == 2
    assert all(SIX_HANDED.view(match, viewer).trick_board.kitty == () for viewer in (None, *range(6)))
    match, _ = SIX_HANDED.play(match, 4, Trump(Suit.N5))
    assert SIX_HANDED.view(match, 3).trick_board.trump is Suit.N5
