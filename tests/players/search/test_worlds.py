"""The worlds a search looks at: they agree with all that a View tells, and all such worlds are about as likely."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from bot.players.knowledge import KNOWLEDGE
from bot.players.search.masks import bits_in
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import Hidden, Promise
from bot.rules.boards import PieceView
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import Breaking, DominoHeartsOptions, FirstTrick, OpeningLead, PlayDirection
from bot.rules.domino_hearts.play import HEARTS, LEFT_OUT, QUEEN, opening_card
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Special
from bot.rules.options import OnOff, Options
from bot.rules.pieces import Card, Piece, Tile, cards
from bot.rules.suits import Suit
from bot.rules.view import View
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, random_deals
from tests.rules.scenario import TrickScenario
from tests.samples import sample

WORLDS = 6


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 2))
def test_no_world_contradicts_the_view(game: str, players: int):
    dice = Random(players)
    for deal in random_deals(GAMES[game], players, 4, seed=200 + players):
        for view, _ in deal.plays():
            if dice.random() < 0.3:
                position = deal.position(view.viewer or 0)
                check_truth(deal, position)
                for world in position.hidden.worlds(dice, WORLDS):
                    check_hands(view, position, [list(position.deck.pieces_in(hand)) for hand in world])


def check_truth(deal: RandomDeal, position: TrickPosition) -> None:
    """The true deal is a world that may be dealt."""
    match, active = deal.match, deal.game.active(deal.match)
    shown = [seat for seat in range(deal.players) if deal.game.open_hand(match, seat)]
    hands = [
        list(hand) if seat != position.me and (seat in active or seat in shown) else []
        for seat, hand in enumerate(match.deal.hands)
    ]
    unseen = [piece for seat, hand in enumerate(match.deal.hands) if seat not in (*active, *shown) for piece in hand]
    if position.view.trick_board.kitty == () or position.view.trick_board.kitty[0].piece is None:
        unseen += match.deal.unused
    check_hands(position.view, position, [*hands, unseen])
    hidden, deck = position.hidden, position.deck
    for seat, hand in enumerate(hands):
        assert not Counter(deck.pieces_in(hidden.known[seat])) - Counter(hand), "what is known is true"
        assert not any(deck.bits[piece] & hidden.lacks[seat] for piece in hand), "and so is what is lacking"


def check_hands(view: View, position: TrickPosition, hands: list[list[Piece]]) -> None:
    """Hands, and last what nobody holds, against what the View tells, as it is read off here."""
    board, me = view.trick_board, position.me
    played = [shown.piece for trick in board.all_tricks for _, shown in trick.plays]
    own = [shown.piece for shown in view.hand]
    open_pieces = [shown.piece for shown in (*board.exposed, *board.kitty) if shown.piece is not None]
    everything = Counter[Piece | None](position.deck.pieces)
    assert Counter[Piece | None](piece for hand in hands for piece in hand) == everything - Counter(
        [*played, *own, *open_pieces]
    )
    for seat in view.seats:
        hand = hands[seat.seat]
        if seat.seat == me or (seat.out and not seat.shown):
            assert not hand
            continue
        assert len(hand) == seat.held
        if seat.shown:
            assert Counter(hand) == Counter(shown.piece for shown in seat.shown)
        check_voids(position, seat.seat, hand)
    check_passed(view, me, hands)
    check_bids(view, me, hands)
    if isinstance(view.options, DominoHeartsOptions):
        check_hearts(view, view.options, hands)


def check_voids(position: TrickPosition, seat: int, hand: list[Piece]) -> None:
    """Who has not followed a suit has none of it."""
    suits_of = position.course.masks.system.suits_of
    for trick in position.view.trick_board.all_tricks:
        shown = trick.by(seat)
        if shown is not None and shown.piece is not None and trick.led not in suits_of(shown.piece):
            assert not any(trick.led in suits_of(piece) for piece in hand)


def check_passed(view: View, me: int, hands: list[list[Piece]]) -> None:
    """What was passed is held until it is played; but the bid winner may have laid it away."""
    board = view.trick_board
    if not board.passed:
        return
    receiver = (me + {"left": 1, "right": -1, "across": 2}[board.pass_direction]) % len(view.seats)
    holders = [receiver]
    if board.kitty and board.contract is not None and board.contract.seat == receiver:
        holders.append(len(hands) - 1)
    played = [shown.piece for trick in board.all_tricks for _, shown in trick.plays]
    for piece in board.passed:
        assert piece in played or any(piece in hands[holder] for holder in holders)


def check_bids(view: View, me: int, hands: list[list[Piece]]) -> None:
    """Who has bid a plunge or a splash was dealt the doubles for it."""
    board = view.trick_board
    for bidder, bid in board.auction:
        if bid.special in DOUBLES_FOR and bidder != me and not view.seats[bidder].out:
            own_plays = [trick.by(bidder) for trick in board.all_tricks]
            held = [*hands[bidder], *(shown.piece for shown in own_plays if shown is not None)]
            assert sum(isinstance(tile, Tile) and tile.is_double for tile in held) >= DOUBLES_FOR[bid.special]


DOUBLES_FOR: dict[Special | None, int] = {Special.PLUNGE: 4, Special.SPLASH: 3}


def check_hearts(view: View, options: DominoHeartsOptions, hands: list[list[Piece]]) -> None:
    """What leads and the first trick tell of hands: who may not do otherwise holds nothing else."""
    tricks, breaking = view.trick_board.all_tricks, set(HEARTS)
    if options.breaking is Breaking.QUEEN_TOO:
        breaking.add(QUEEN)
    played: set[Piece | None] = set()
    for number, trick in enumerate(tricks):
        leader, led = trick.plays[0]
        if led.piece in HEARTS and not played & breaking:
            assert HEARTS.issuperset(hands[leader])
        played.update(shown.piece for _, shown in trick.plays)
        for seat, shown in trick.plays:
            is_bound = not number and options.first_trick is FirstTrick.NO_POINTS and shown.piece in (QUEEN, *HEARTS)
            if is_bound and trick.led is not Suit.HEARTS and not is_following(shown, trick.led):
                assert {QUEEN, *HEARTS}.issuperset(hands[seat])
    if tricks and opening_card(len(view.seats)) not in played | {shown.piece for shown in view.hand}:
        assert opening_card(len(view.seats)) in hands[tricks[0].leader]


def is_following(shown: PieceView, led: Suit) -> bool:
    return isinstance(shown.piece, Card) and shown.piece.suit == led


def mid_deal(game: str, options: Options, players: int, stands: Callable[[RandomDeal], bool]) -> RandomDeal:
    """A deal as it first stands so."""
    for number in range(100):
        deal = RandomDeal(GAMES[game], options, players, Random(number))
        for _ in deal.plays():
            if stands(deal):
                return deal
    raise AssertionError("there is no such deal")


def seat_to_act(deal: RandomDeal) -> int:
    return deal.game.to_act(deal.match)[0]


def check_worlds(deal: RandomDeal) -> None:
    """The worlds from the view of who is to act."""
    position = deal.position(seat_to_act(deal))
    check_truth(deal, position)
    for world in position.hidden.worlds(Random(1), 60):
        check_hands(position.view, position, [list(position.deck.pieces_in(hand)) for hand in world])


def test_a_lead_of_hearts_before_they_are_broken_shows_hearts_alone():
    def is_led(deal: RandomDeal) -> bool:
        trick, tricks = deal.match.deal.trick, deal.match.deal.tricks
        played = {piece for earlier in tricks for piece in earlier.pieces}
        return trick is not None and trick.led is Suit.HEARTS and not played & HEARTS

    check_worlds(mid_deal("domino-hearts", DominoHeartsOptions(opening=OpeningLead.ANY), 5, is_led))


def test_the_first_leader_holds_the_lowest_club_until_it_is_played():
    def is_hidden(deal: RandomDeal) -> bool:
        is_held_by_another = opening_card(3) not in deal.match.deal.hands[seat_to_act(deal)]
        return len(deal.match.deal.tricks) == 1 and is_held_by_another

    check_worlds(mid_deal("domino-hearts", DominoHeartsOptions(opening=OpeningLead.ANY), 3, is_hidden))


def test_a_forbidden_point_on_the_first_trick_shows_points_alone():
    """It never happens by chance: the deal is set up."""
    options = DominoHeartsOptions(first_trick=FirstTrick.NO_POINTS, play_direction=PlayDirection.CLOCKWISE)
    others = [card for card in cards(LEFT_OUT[5]) if card not in HEARTS]
    hearts = sorted(HEARTS, key=str)
    dealt = [others[:10], hearts[:10], *(others[10 * n : 10 * n + 10] for n in (1, 2)), [*others[30:], *hearts[10:]]]
    hands = [" ".join(map(str, hand)) for hand in dealt]
    scenario = TrickScenario(DOMINO_HEARTS, options).hands(*hands).play("0 lead 3C", f"1 play {hearts[0]}")
    position = TrickPosition.of(scenario.view(2), KNOWLEDGE["domino-hearts"])
    for world in position.hidden.worlds(Random(1), 20):
        assert {QUEEN, *HEARTS}.issuperset(position.deck.pieces_in(world[1]))


@pytest.mark.parametrize("special", [Special.PLUNGE, Special.SPLASH])
def test_a_plunge_or_a_splash_shows_the_doubles_for_it(special: Special):
    def is_bid(deal: RandomDeal) -> bool:
        bidders = {seat for seat, bid in deal.match.deal.bids if bid.special is special}
        return len(deal.match.deal.tricks) == 1 and bool(bidders - {seat_to_act(deal)})

    check_worlds(mid_deal("forty-two", FortyTwoOptions(plunge=OnOff.ON, splash=OnOff.ON), 4, is_bid))


def test_a_tile_passed_to_the_bid_winner_may_lie_in_the_kitty():
    def is_swapped(deal: RandomDeal) -> bool:
        seat, contract = seat_to_act(deal), deal.match.deal.contract
        is_another = contract is not None and contract.seat != seat
        return is_another and deal.match.deal.unused[0] in deal.view(seat).trick_board.passed

    deal = mid_deal("domino-whist", DominoWhistOptions(passing=OnOff.ON), 4, is_swapped)
    check_worlds(deal)
    position = deal.position(seat_to_act(deal))
    laid_away = {world[-1] for world in position.hidden.worlds(Random(1), 200)}
    assert position.deck.bits[deal.match.deal.unused[0]] in laid_away


def test_a_seeming_revoke_does_not_stop_the_search():
    """On honour somebody may hold what they seem to lack: then worlds are dealt as if nobody had shown anything."""
    hidden = Hidden(0b1111, held=(0, 2, 2), known=(0, 0, 0), lacks=(0, 0b1111, 0))
    assert all(one.bit_count() == two.bit_count() == 2 for _, one, two, _ in hidden.worlds(Random(1), 20))


# -- how likely worlds are -------------------------------------------------------------------------------------------


def test_without_voids_all_worlds_are_equally_likely():
    hidden = Hidden(0b111111, held=(0, 2, 2), known=(0, 0, 0), lacks=(0, 0, 0))
    check_uniform(hidden)


@pytest.mark.parametrize("seed", sample(range(12), 3))
def test_with_voids_they_are_equally_likely_too(seed: int):
    """Suits overlap, as those of dominoes do; what a seat lacks, what is known and what is undealt vary."""
    dice = Random(seed)
    suits = [sum(dice.sample([1 << place for place in range(8)], 3)) for _ in range(4)]
    for _ in range(100):
        lacks = (0, *(sum(dice.sample(suits, 1)) if dice.random() < 0.6 else 0 for _ in range(3)))
        hidden = Hidden(0b11111111, held=(0, 3, 2, dice.choice([2, 3])), known=(0, 0, 0, 0), lacks=lacks)
        if len(list(every_world(hidden))) > 1 and any(lacks):
            check_uniform(hidden)
            return
    raise AssertionError("nobody lacks anything that they could")


def test_a_promise_is_kept_as_often_by_more_as_it_is_dealt_so():
    hidden = Hidden(0xFF, (0, 4, 2), (0, 0, 0), (0, 0, 0), (Promise(1, 0b1111, 3),))
    check_uniform(hidden, [world for world in every_world(hidden) if (world[1] & 0b1111).bit_count() >= 3])


def test_with_too_many_ways_to_count_no_piece_is_where_it_cannot_be():
    deck = range(36)
    lacks = (0, sum(1 << place for place in range(9)), sum(1 << place for place in range(6, 12)), 0)
    hidden = Hidden((1 << 36) - 1, (0, 12, 12, 12), (0, 0, 0, 0), lacks)
    count, long_run = 3000, Counter[tuple[int, int]]()
    for world in hidden.worlds(Random(1), count):
        long_run.update((seat, place) for place in deck for seat, hand in enumerate(world) if hand >> place & 1)
    # Of 0 to 5 seats 2 and 3 may have any, of 6 to 8 only 3, of 9 to 11 seats 1 and 3, of the rest all.
    assert all(long_run[3, place] == count for place in (6, 7, 8))
    assert not any(long_run[1, place] for place in range(9))


def every_world(hidden: Hidden) -> Iterator[tuple[int, ...]]:
    """All worlds, by going through all deals."""

    def dealt(left: int, seat: int) -> Iterator[tuple[int, ...]]:
        if seat == len(hidden.held):
            yield (left,)
            return
        for hand in combinations(bits_in(left & ~hidden.lacks[seat]), hidden.held[seat]):
            for others in dealt(left & ~sum(hand), seat + 1):
                yield (sum(hand), *others)

    return dealt(hidden.pieces, 0)


def check_uniform(hidden: Hidden, worlds: list[tuple[int, ...]] | None = None) -> None:
    """A chi-square test with wide bounds."""
    every = list(every_world(hidden)) if worlds is None else worlds
    expected = 40
    found = Counter(hidden.worlds(Random(1), expected * len(every)))
    assert set(found) <= set(every)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in every)
    freedom = len(every) - 1
    assert abs(chi_square - freedom) < 5 * sqrt(2 * freedom)
