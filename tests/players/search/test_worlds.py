"""The worlds a search looks at: they agree with all that a View tells, and all such worlds are about as likely."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from random import Random

import pytest

from bot.players.knowledge import KNOWLEDGE
from bot.players.search.position import TrickPosition
from bot.players.search.worlds import Hidden, Promise
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.rules.domino_hearts.play import HEARTS, LEFT_OUT, QUEEN, opening_card
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.moves import Lead, Play, Special
from bot.rules.options import Options
from bot.rules.pieces import Piece, Tile, cards
from bot.rules.suits import Suit
from bot.rules.tricks.deal import in_order
from tests.players.search.random_deals import GAMES, TABLES, RandomDeal, every_world, random_deals
from tests.rules.scenario import TrickScenario
from tests.samples import sample

WORLDS = 6
DOUBLES_FOR: dict[Special | None, int] = {Special.PLUNGE: 4, Special.SPLASH: 3}


@pytest.mark.parametrize(("game", "players"), sample(TABLES, 4))
def test_no_world_contradicts_the_view(game: str, players: int):
    dice = Random(players)
    for deal in random_deals(GAMES[game], players, 4, seed=200 + players):
        for _ in deal.plays():
            if dice.random() < 0.15:
                check_worlds(deal, WORLDS)


def check_worlds(deal: RandomDeal, count: int = 60) -> None:
    """Knowledge of the others is true, and each world is a legal deal that looks the same."""
    position = deal.position(deal.game.to_act(deal.match)[0])
    hidden, deck = position.hidden, position.deck
    for seat, hand in enumerate(deal.match.deal.hands):
        if hidden.held[seat]:
            assert not Counter(deck.pieces_in(hidden.known[seat])) - Counter(hand)
            assert not any(deck.bits[piece] & hidden.lacks[seat] for piece in hand)
    for world in hidden.worlds(Random(1), count):
        check_world(deal, position, [list(deck.pieces_in(hand)) for hand in world])


def check_world(deal: RandomDeal, position: TrickPosition, world: list[list[Piece]]) -> None:
    """Hands, and last what no one holds, or who plays no part."""
    view, me, game, dealt = position.view, position.me, deal.game, deal.dealt.deal
    *hands, nobody = world
    for seat, move in deal.played:
        if seat != me and isinstance(move, Lead | Play):
            hands[seat].append(move.piece)
    check_promises(position, hands, nobody)
    kitty, board = list(dealt.unused), view.trick_board
    for seat, hand in enumerate(dealt.hands):
        if seat == me or view.seats[seat].shown:
            hands[seat] = list(hand)
        elif view.seats[seat].out:
            hands[seat], nobody = nobody[: len(hand)], nobody[len(hand) :]
    if not board.exposed and (not board.kitty or board.kitty[0].piece is None):
        kitty, nobody = nobody, []
    assert nobody == []
    assert [len(hand) for hand in (*hands, kitty)] == [len(hand) for hand in (*dealt.hands, dealt.unused)]
    match = replace(deal.dealt, deal=replace(dealt, hands=tuple(map(in_order, hands)), unused=tuple(kitty)))
    for seat, move in deal.played:
        assert game.allows(match, seat, move)
        match, _ = game.play(match, seat, move)
    assert game.view(match, me) == view


def check_promises(position: TrickPosition, hands: list[list[Piece]], nobody: list[Piece]) -> None:
    """Passed tiles are held, unless the bid winner laid them away. A bidder of plunge has the doubles."""
    board, me = position.view.trick_board, position.me
    if board.passed:
        receiver = (me + {"left": 1, "right": -1, "across": 2}[board.pass_direction]) % len(hands)
        swaps = bool(board.kitty) and board.contract is not None and board.contract.seat == receiver
        assert set(board.passed) <= {*hands[receiver], *(nobody if swaps else ())}
    for bidder, bid in board.auction:
        if bid.special in DOUBLES_FOR and bidder != me and not position.view.seats[bidder].out:
            doubles = sum(isinstance(tile, Tile) and tile.is_double for tile in hands[bidder])
            assert doubles >= DOUBLES_FOR[bid.special]


def mid_deal(game: str, options: Options, players: int, stands: Callable[[RandomDeal], bool]) -> RandomDeal:
    """A deal as it first stands so."""
    for number in range(100):
        deal = RandomDeal(GAMES[game], options, players, Random(number))
        if any(stands(deal) for _ in deal.plays()):
            return deal
    raise AssertionError("there is no such deal")


def seat_to_act(deal: RandomDeal) -> int:
    return deal.game.to_act(deal.match)[0]


def test_a_lead_of_hearts_before_they_are_broken_shows_hearts_alone():
    def is_led(deal: RandomDeal) -> bool:
        trick, tricks = deal.match.deal.trick, deal.match.deal.tricks
        played = {piece for earlier in tricks for piece in earlier.pieces}
        return trick is not None and trick.led is Suit.HEARTS and not played & HEARTS

    check_worlds(mid_deal("domino-hearts", DominoHeartsOptions(opening="any"), 5, is_led))


def test_the_first_leader_holds_the_lowest_club_until_it_is_played():
    def is_hidden(deal: RandomDeal) -> bool:
        is_held_by_another = opening_card(3) not in deal.match.deal.hands[seat_to_act(deal)]
        return len(deal.match.deal.tricks) == 1 and is_held_by_another

    check_worlds(mid_deal("domino-hearts", DominoHeartsOptions(opening="any"), 3, is_hidden))


def test_a_forbidden_point_on_the_first_trick_shows_points_alone():
    """It never happens by chance: the deal is set up."""
    options = DominoHeartsOptions(first_trick="no_points", play_direction="clockwise")
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

    check_worlds(mid_deal("forty-two", FortyTwoOptions(plunge=True, splash=True), 4, is_bid))


def test_a_tile_passed_to_the_bid_winner_may_lie_in_the_kitty():
    def is_swapped(deal: RandomDeal) -> bool:
        seat, contract = seat_to_act(deal), deal.match.deal.contract
        is_another = contract is not None and contract.seat != seat
        return is_another and deal.match.deal.unused[0] in deal.view(seat).trick_board.passed

    deal = mid_deal("domino-whist", DominoWhistOptions(passing=True), 4, is_swapped)
    check_worlds(deal)
    position = deal.position(seat_to_act(deal))
    laid_away = {world[-1] for world in position.hidden.worlds(Random(1), 200)}
    assert position.deck.bits[deal.match.deal.unused[0]] in laid_away


def test_a_seeming_revoke_does_not_stop_the_search():
    """On honour someone may hold what they seem to lack: then worlds are dealt as if no one had shown anything."""
    hidden = Hidden(0b1111, held=(0, 2, 2), known=(0, 0, 0), lacks=(0, 0b1111, 0))
    assert all(one.bit_count() == two.bit_count() == 2 for _, one, two, _ in hidden.worlds(Random(1), 20))


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


def check_uniform(hidden: Hidden, worlds: list[tuple[int, ...]] | None = None) -> None:
    """A chi-square test with wide bounds."""
    every = list(every_world(hidden)) if worlds is None else worlds
    expected = 40
    found = Counter(hidden.worlds(Random(1), expected * len(every)))
    assert set(found) <= set(every)
    chi_square = sum((found[world] - expected) ** 2 / expected for world in every)
    freedom = len(every) - 1
    assert abs(chi_square - freedom) < 5 * sqrt(2 * freedom)
