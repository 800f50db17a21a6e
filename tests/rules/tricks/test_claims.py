"""Claims (rules §0.7): the vectors, and that none is offered which brute force refutes."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.boards import Contract
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.errors import IllegalMove, NotYourTurn
from bot.rules.events import Claimed, DealEnded, Event, Moved
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.moves import Bid, Claim, Move
from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.tricks.deal import Trick, TrickMatch
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.view import Phase
from tests.rules.domino_hearts.scenarios import CLOCKWISE, HONOUR
from tests.rules.knowledge import otherwise
from tests.rules.random_match import MATCHES
from tests.rules.say import pieces
from tests.rules.scenario import TrickScenario
from tests.rules.vectors import Facts, Start, check, vectors
from tests.samples import sample

WHIST = TrickScenario(DOMINO_WHIST).under(target=20)
BLACK = TrickScenario(BLACK_TILE)
SEVENTY = TrickScenario(SEVENTY_NINE)
TEXAS = TrickScenario(FORTY_TWO)
LONG = 1000  # a target that one deal does not reach


def endgame(scenario: TrickScenario, contract: str, trump: str, *hands: str, unseen: str = "") -> TrickScenario:
    """Seat 0 is on lead; every piece that is in no hand has been played, but for what was not dealt."""
    dealt = scenario.hands(*hands, unused=unseen).contract(0, contract, trump=trump)
    game, held = scenario.game, pieces(" ".join((*hands, unseen)))
    assert isinstance(game, TrickGame)
    played = list(game.deck(dealt.match.options, len(hands)))
    for piece in held:
        played.remove(piece)
    # All in one trick, and by one seat: so no one is known to be void.
    trick = Trick(game.suits(dealt.match).lead_suits(played[0])[0], tuple((0, piece) for piece in played))
    return dealt.with_deal(tricks=(trick,), won=(0,))


HEARTS_TAKEN = " ".join(f"{rank}H" for rank in "23456789TJQKA")
CLAIMABLE = endgame(WHIST, "4", "5", "5-5 6-5 4-4", "5-1 1-0 2-0", "5-2 4-3 4-2")
UNPROVED = endgame(WHIST, "4", "5", "5-5 6-5 4-4", "5-1 5-0 2-0", "5-2 4-3 4-2")
NO_TRUMP = ("6-4 4-1 1-1", "6-3 3-3 5-4")
WITH_KITTY = endgame(WHIST, "4", "none", "6-4 6-1", "3-3 2-2", "1-1 0-0", "4-4 5-5", unseen="6-5")
TWINS = endgame(SEVENTY, "50", "0", "6-6 6-5", "5-4 5-3", "4-3 4-2", "6-6 4-1", "3-3 3-2", "2-1 2-2")
ALL_TAKEN = CLOCKWISE.hands("AS 3C", "KS 4C", "JS 5C", "TS 6C").tricks(f"0: {HEARTS_TAKEN} QS")
NEL_O = TEXAS.under(nel_o=True)
SAFE = endgame(NEL_O, "nel-o 42", "", "5-0 1-0", "", "5-4 6-6", "4-4 3-3").with_deal(leader=2, won=(2,))
UNSAFE = endgame(NEL_O, "nel-o 42", "", "5-0 1-1", "", "5-4 6-6", "4-4 1-0").with_deal(leader=2, won=(2,))
HARMFUL = CLOCKWISE.hands("AS KS", "3C 4C", "QS 5C", "6C 7C").tricks("1: 2H 3H 4H 5H").with_deal(leader=0)
BEFORE = ("0: 5-5 6-4 5-0 3-0", "0: 4-1 3-2 6-3 6-2")
DECIDED = ("6-6 1-0", "3-3 2-0", "2-2 4-0", "1-1 4-2")
MADE = TEXAS.hands(*DECIDED).contract(0, "30", trump="none").tricks(*BEFORE)
BY_POINTS = TEXAS.under(scoring="points", target=250)
LAST = endgame(WHIST, "4", "5", "5-5", "5-1", "4-4")
IN_A_TRICK = endgame(WHIST, "4", "5", "5-5 4-4", "5-1 4-3", "7-7 3-3").with_deal(leader=1)


@vectors(
    ("Vector 0.1", CLAIMABLE, "", "extra 0: claim"),
    ("Vector 0.1, three trumps", UNPROVED, "", "extra 0: "),
    ("Vector 0.2", endgame(WHIST, "4", "none", "6-6 6-5 6-1", *NO_TRUMP), "", "extra 0: claim"),
    ("Vector 0.2, 1-1 is unseen", endgame(WHIST, "4", "none", "6-6 6-1 2-1", "6-4 1-1 2-2", "6-3 3-3 5-4"), "",
     "extra 0: "),
    ("the kitty is known", WITH_KITTY, "", "extra 0: claim"),
    ("to the bid winner alone", WITH_KITTY.with_deal(contract=Contract(1, Bid(4))), "", "extra 0: "),
    ("Vector 0.3", TWINS, "", "extra 0: claim"),
    ("Vector 0.3, two trumps",
     endgame(SEVENTY, "50", "1", "6-6 6-5", "5-4 5-3", "4-3 4-2", "6-6 4-1", "3-3 3-2", "2-1 2-0"), "", "extra 0: "),
    ("Vector 0.3, after a six", TWINS.with_deal(leader=3), "3 lead 6-6, 4 play 3-3, 5 play 2-2", "extra 0: "),
    ("Vector 0.4", ALL_TAKEN.with_deal(leader=0), "", "extra 0: concede"),
    ("Vector 0.4, on one's own turn", ALL_TAKEN.with_deal(leader=1), "", "extra 0: "),
    ("Vector 0.4, the moon", ALL_TAKEN, "0 concede", "phase: moon", "act: 0"),
    ("Vector 0.4, the queen is left", CLOCKWISE.hands("AS 3C", "KS 4C", "JS 5C", "TS QS").tricks(f"0: {HEARTS_TAKEN}"),
     "", "extra 0: "),
    ("Vector 0.5", SAFE, "5-4, 4-4", "extra 0: concede"),
    ("Vector 0.5, made", SAFE, "5-4, 4-4, 0 concede", "scored: 1 0"),
    ("Vector 0.5, 1-0 is unseen", UNSAFE, "5-4, 4-4", "extra 0: "),
    ("in the middle of a trick", IN_A_TRICK, "5-1, 7-7", "extra 0: claim"),
    ("it takes the trick too", IN_A_TRICK, "5-1, 7-7, 0 claim", "taken: 3 0 0"),
    ("the first lead may be handed on", BLACK.hands("6-6 6-5 6-4", "5-4 5-3 5-2", "4-4 4-3 4-2", phase=Phase.OPENING),
     "", "extra 0: "),
    ("on honour", HONOUR.hands("AS 3C", "KS 4C", "JS 5C", "TS 6C"), "", "refused 0 claim: refused-no-claims"),
    ("the last piece is simply played", LAST, "", "extra 0: "),
    ("a claim that only harms", HARMFUL, "", "extra 0: "),
    ("by marks a bid that is decided", MADE, "", "extra 0: concede"),
    ("ends the deal", MADE, "0 concede", "scored: 1 0"),
    ("not by points", BY_POINTS.hands(*DECIDED).contract(0, "30", trump="none").tricks(*BEFORE), "", "extra 0: "),
)  # fmt: skip
def test_claims(start: Start, moves: str, facts: Facts) -> None:
    check(start.play(moves), facts)


@pytest.mark.parametrize(
    ("start", "move", "why"),
    [
        (UNPROVED, "claim", "refused-not-proved(is_concession=False)"),
        (UNPROVED, "concede", "refused-not-proved(is_concession=True)"),
        (LAST, "claim", "refused-one-left"),
        (LAST, "concede", "refused-one-left"),
        (HARMFUL, "claim", "refused-harmful-claim"),
        (ALL_TAKEN.with_deal(leader=0), "claim", "refused-nothing-to-claim"),
    ],
)
def test_claims_that_are_refused(start: TrickScenario, move: str, why: str) -> None:
    assert start.refused(0, move, IllegalMove).startswith(why)
    start.refused(1, move, NotYourTurn)


def test_a_claim_lays_open_all_hands_and_ends_the_deal() -> None:
    claimed = CLAIMABLE.play("0 claim")
    told = Claimed(0, conceded=False, hands=CLAIMABLE.deal.hands, tricks=3)
    assert claimed.events[:2] == (Moved(0, Claim()), told)
    before = claimed.deal.before
    assert (claimed.result.taken, claimed.result.remarks[-1]) == ((4, 0, 0), told), (
        "the trick before, and three claimed"
    )
    assert before is not None
    assert (len(before.tricks), len(before.played)) == (4, 1)
    assert claimed.view().trick_board.last_of_previous_deal == CLAIMABLE.view().trick_board.finished[-1]
    ended = claimed.game.ended_deal(claimed.match)
    assert ended is not None
    assert [trick.winner for trick in ended.trick_board.claimed] == [0, 0, 0], "whatever the others throw on it"


def test_the_undealt_tile_goes_with_a_claimed_first_trick() -> None:
    hand = "6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4"  # every six, so that a six is never beaten
    others = ("5-3 5-2 5-1 5-0 4-4 4-3 4-2 4-1 4-0", "3-3 3-2 3-1 3-0 2-2 2-1 2-0 1-1 1-0")
    ended = BLACK.hands(hand, *others, unused="0-0").play("0 claim")
    assert ended.deal.before is not None
    assert ended.deal.before.exposed == pieces("0-0")


Ending = tuple[object, ...]
KINDS = [
    pytest.param(BLACK, 3, id="black tile"),
    pytest.param(BLACK.under(undealt_tile="unused", variant="30"), 3, id="unused tile"),
    pytest.param(BLACK.under(partners=True), 4, id="black tile, partners"),
    pytest.param(WHIST, 3, id="whist of three"),
    pytest.param(WHIST, 4, id="whist with a kitty"),
    pytest.param(WHIST.under(partners=True), 4, id="whist, partners"),
    pytest.param(TrickScenario(DOMINO_HEARTS), 4, id="hearts"),
    pytest.param(TrickScenario(DOMINO_HEARTS), 3, id="hearts of three"),
    pytest.param(SEVENTY, 6, id="seventy-nine"),
    pytest.param(SEVENTY.under(nel_o=True, nel_o_partners="face_up"), 6, id="nel-o, partners open"),
    pytest.param(TEXAS.under(scoring="points"), 4, id="forty-two by points"),
    pytest.param(TEXAS, 4, id="forty-two by marks"),
    pytest.param(TEXAS.under(stop_early=True), 4, id="forty-two, stopped early"),
    pytest.param(TEXAS.under(nel_o=True), 4, id="forty-two with nel-o"),
]


@pytest.mark.parametrize(("scenario", "players"), sample(KINDS, 4))
def test_a_claim_comes_out_as_every_way_of_playing_on(scenario: TrickScenario, players: int) -> None:
    game, dice, found = scenario.game, random.Random(7), 0
    assert isinstance(game, TrickGame)
    options = replace(scenario.options, target=LONG)
    while found < 4 * MATCHES:
        match = game.start(options, players, dice.randbytes(32))
        while match.deal.number < 4 and match.winners is None:
            seat = dice.choice(game.to_act(match))
            for claim in game.extra_moves(match, seat):
                found += 1
                _check(game, match, seat, claim, dice)
            match, _ = game.play(match, seat, dice.choice(game.legal(match, seat)))


def _check(game: TrickGame, match: TrickMatch, seat: int, claim: Move, dice: random.Random) -> None:
    """In every world that the seat cannot tell from this one the same is offered, and playing on ends alike."""
    left = len(match.deal.hands[seat])
    for _ in range(4):
        world = _another_world(game, match, seat, dice)
        assert game.extra_moves(world, seat) == (claim,)
        then, events = game.play(world, seat, claim)
        assert [event.seat for event in events if isinstance(event, Claimed)] == [seat]
        if left <= (2 if match.players > 4 else 3):
            assert _endings(game, world, seat, claim) == {_ending(game, world, then, events)}


def _endings(game: TrickGame, world: TrickMatch, seat: int, claim: Move) -> set[Ending]:
    rules = game.rules_now(world)
    assert isinstance(rules, Playing)
    if isinstance(claim, Claim):
        moves = rules.sure_tricks(world, seat)
        assert moves is not None
        return set(_every_ending(game, world, seat, moves))
    if not world.deal.is_nel_o:
        return set(_every_ending(game, world, None, ()))
    # Nel-O: there is a play to this trick after which nothing that anyone does changes the end.
    ways = [set(_every_ending(game, world, seat, (move,))) for move in game.legal(world, seat)]
    return next((way for way in ways if len(way) == 1), set())


def _ending(game: TrickGame, before: TrickMatch, then: TrickMatch, events: tuple[Event, ...]) -> Ending | None:
    """The outcome of a deal, without its remark on the claim: its scores, or the seat that has the moon."""
    result = next((event.result for event in events if isinstance(event, DealEnded)), None)
    if result is not None:
        remarks = tuple(remark for remark in result.remarks if not isinstance(remark, Claimed))
        return result.number, result.scored, result.totals, result.moon, remarks, then.winners
    goes_on = then.deal.phase is before.deal.phase
    return None if goes_on else (then.deal.phase, game.taken(then), game.to_act(then))


def _every_ending(game: TrickGame, match: TrickMatch, seat: int | None, line: tuple[Move, ...]) -> Iterator[Ending]:
    """Every ending there is, with a seat making these moves first; the others play whatever they may."""
    actor = game.to_act(match)[0]
    moves = game.legal(match, actor)
    if actor == seat and line:
        assert line[0] in moves, f"{line[0]} is not legal"
        moves, line = line[:1], line[1:]
    for move in moves:
        then, events = game.play(match, actor, move)
        if (ended := _ending(game, match, then, events)) is not None:
            yield ended
        else:
            yield from _every_ending(game, then, seat, line)


def _another_world(game: TrickGame, match: TrickMatch, seat: int, dice: random.Random) -> TrickMatch:
    """The same match to a seat, its unseen pieces dealt out anew as what all have seen allows."""
    deal, system = match.deal, game.suits(match)
    has_kitty = any(rules.phase is Phase.KITTY for rules in game.phases(match.options))
    knows_unused = has_kitty and deal.contract is not None and deal.contract.seat == seat
    shown = [who for who in range(match.players) if game.open_hand(match, who)]
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    void = [(who, it.led) for it in tricks for who, piece in it.plays if it.led not in system.suits_of(piece)]
    for _ in range(200):
        world = otherwise(match, seat, 0, dice, knows_unused, shown)
        if not any(led in system.suits_of(piece) for who, led in void for piece in world.deal.hands[who]):
            return world
    return match  # so many have shown what they lack that another world is hard to come by
