"""Move trees of small positions, counted as the program and the referee agree at each step: legal moves, and scores."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.rules.dominoes.options import DominoesOptions
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.notation import parse_move
from bot.rules.options import rules_of
from bot.rules.pieces import Piece, Tile, double_set
from bot.rules.suits import Doubles
from bot.rules.view import Phase
from tests.rules.black_tile import scenarios as black_tile
from tests.rules.blind_hughie import scenarios as blind_hughie
from tests.rules.domino_hearts import scenarios as domino_hearts
from tests.rules.domino_whist import scenarios as domino_whist
from tests.rules.dominoes.referee import DominoesReferee
from tests.rules.dominoes.scenarios import BLOCK, CUBAN, DominoScenario, preset
from tests.rules.mexican_train import scenarios as mexican_train
from tests.rules.moon.tree import of_moon
from tests.rules.random_match import matches
from tests.rules.referee import Tree
from tests.rules.referees import tree
from tests.rules.scenario import Scenario, TrickScenario
from tests.rules.seventy_nine import scenarios as seventy_nine
from tests.samples import dice, sample

Position = tuple[str, Scenario[Any], int]
WHOLE = 99

BLACK = black_tile.ELEVEN
WHIST = domino_whist.ALONE.under(target=1000)
WHIST_SIDES = domino_whist.PARTNERS.under(target=1000)
HEARTS = domino_hearts.HEARTS
NO_POINTS = domino_hearts.CLOCKWISE.under(first_trick="no_points")
ON_HONOUR = HEARTS.under(revoke=domino_hearts.HONOUR.options.revoke)
TEXAS = TrickScenario(FORTY_TWO).under(target=1000, nel_o=True)


def of_black_tile() -> Iterator[Position]:
    last = ("3-3 0-0", "6-3 5-0", "6-6 3-0")
    kinds = {
        "11": BLACK,
        "30": BLACK.under(variant="30"),
        "unused": BLACK.under(undealt_tile="unused"),
    }
    for (kind, game), leader in product(kinds.items(), range(3)):
        yield f"{kind}, {leader} leads", game.hands(*last, first=leader, unused="1-1"), WHOLE
    opening = ("6-4 3-3 0-0", "6-3 4-4 5-0", "6-6 3-0 4-1")
    for first in range(3):
        yield f"opened by {first}", BLACK.hands(*opening, phase=Phase.OPENING, first=first, unused="3-1"), WHOLE
    passing = ("6-4 3-3 0-0 2-1", "6-3 4-4 5-0 1-0", "6-6 3-0 4-1 5-5")
    yield "passing", BLACK.hands(*passing, phase=Phase.PASS, unused="3-1"), 3 + 1 + 1
    four = ("6-4 0-0 5-3", "6-3 4-4 2-0", "6-6 3-0 5-5", "3-3 4-0 2-1")
    yield "partners", black_tile.PARTNERS.hands(*four, phase=Phase.OPENING, first=3), WHOLE


def of_domino_whist() -> Iterator[Position]:
    three = ("6-4 5-5 2-0", "4-2 7-4 2-2", "4-4 7-5 6-2")
    four = ("6-4 8-8 2-0", "4-2 8-4 2-2", "4-4 7-5 6-2", "6-0 0-0 8-6")
    five = ("6-4 9-9", "4-2 9-4", "4-4 9-6", "6-0 0-0", "8-6 2-0")
    modes = {"alone": WHIST, "side": WHIST_SIDES, "own": WHIST_SIDES.under(contract="individual")}
    for trump in ("2", "0", "doubles", "none"):
        yield f"three, trump {trump}", WHIST.hands(*three).contract(2, "2", trump=trump).with_deal(leader=1), WHOLE
        yield f"five, trump {trump}", WHIST.hands(*five).contract(4, "1", trump=trump), WHOLE
        for mode, game in modes.items():
            two = (hand.rpartition(" ")[0] for hand in four)
            yield f"four {mode}, trump {trump}", game.hands(*two).contract(3, "1", trump=trump), WHOLE
    for mode, game in modes.items():
        kitty = game.hands("6-4", "4-2", "8-4", "6-6", phase=Phase.KITTY, unused="8-8")
        yield f"the kitty, {mode}", kitty.contract(0, "1"), WHOLE
    yield "a longer kitty", WHIST.hands(*four, phase=Phase.KITTY, unused="8-2").contract(0, "2"), 4
    hands = ("7-7", "6-5", "7-1", "9-0", "4-4")
    rebid = WHIST.under(rebid_after_pass=True)
    for players, game, deepest in ((3, WHIST, 4), (4, WHIST_SIDES, 4), (4, WHIST, 4), (5, WHIST, 4), (4, rebid, 4)):
        kitty = "8-8" if players == 4 else ""
        start = game.hands(*hands[:players], phase=Phase.BID, first=1, unused=kitty)
        yield f"an auction of {players} to {start.options.rebid_after_pass} {start.match.totals}", start, deepest
    for said in (("0 bid 9",), ("0 bid pass", "1 bid 10"), ("0 bid pass", "1 bid pass")):
        yield f"from {said}", WHIST.hands(*hands[:3], phase=Phase.BID, first=2).play(*said), WHOLE
    holding = ("6-4 5-5 2-0 1-0", "4-2 7-4 2-2", "4-4 7-5 6-2", "6-0 0-0 1-1", "3-3 3-2 3-1")
    passing = WHIST.under(passing=True)
    for players, number in ((3, 1), (3, 2), (4, 1), (4, 2), (4, 3), (5, 1)):
        kitty = "8-8" if players == 4 else ""
        start = passing.hands(*holding[:players], phase=Phase.PASS, number=number, unused=kitty)
        yield f"{players} pass in deal {number}", start, players + 2


def of_domino_hearts() -> Iterator[Position]:
    games = {"table": HEARTS, "clockwise": domino_hearts.CLOCKWISE, "queen": HEARTS.under(breaking="queen_too")}
    endings = {
        "unbroken": ("8D 5H 2S", "9D 5C 7H", "AH 6C 3S", "8C 4D QS"),
        "with the queen": ("AH QS 2H", "9H KS 7H", "AS 6C 3S", "8H 4D 2S"),
        "of one suit": ("8D 5D 2D", "9D 4D 7D", "AD 6D 3D", "KD QD JS"),
    }
    for (name, game), (ending, hands) in product(games.items(), endings.items()):
        if name == "table" or ending == "unbroken" or (name, ending) == ("queen", "with the queen"):
            yield f"{ending}, {name}", game.hands(*hands).tricks("1-0: 2C 10C JC KC"), WHOLE
    first = ("3C 8D 5H", "AH QS 9D", "KH 6D 4S")
    any_opening = HEARTS.under(opening="any")
    for name, game in {"points": HEARTS, "no points": NO_POINTS, "any opening": any_opening}.items():
        yield f"the first tricks, {name}", game.hands(*first), WHOLE
    five = HEARTS.hands("8D 5H", "9D QS", "AH 6C", "8C 4D", "KD 2S")
    yield "five", five.tricks("1-0: 3C 10C JC QC KC"), WHOLE
    taken = ("0: AH KH QH", "0: JH 10H 9H", "0: 8H 7H 6H", "0: 5H 4H QS")
    for name, game in {"one": HEARTS, "all": HEARTS.under(moon_add="all")}.items():
        moon = game.hands("AC 3H 9D", "KC 2H 8D", "5C 6D 7S", leader=1).tricks(*taken)
        yield f"a moon in reach, {name}", moon, WHOLE
    passing = ("3C 8D 5H KS", "AH QS 9D 4C", "KH 6D 4S 5C")
    for number in (1, 2):
        yield f"passing in deal {number}", NO_POINTS.hands(*passing, phase=Phase.PASS, number=number), 3 + 2
    opened = "1-0: 3C 10C KC"
    for hands in (("8D 5H", "9D 7H", "AH 3S"), ("5H 7H", "8D 9S", "8H 9C"), ("KD 5D", "7D AH", "3D 4D")):
        yield f"on honour, {hands[0]}", ON_HONOUR.hands(*hands).tricks(opened), 6
    yield "on honour to the score", ON_HONOUR.hands("8D 7D", "9D 4D", "AH 6D").tricks(opened), WHOLE


def of_seventy_nine() -> Iterator[Position]:
    game, nel_o, choice = seventy_nine.LONG, seventy_nine.NEL_O, seventy_nine.CHOICE
    two = ("6-4 4-4", "5-5 3-2", "6-3 6-4", "5-0 1-1", "6-6 4-1", "3-3 2-1")
    for trump, leader in (("1", 0), ("3", 3), ("4", 0), ("6", 3)):
        yield f"trump {trump}, {leader} leads", game.hands(*two).contract(leader, "50", trump=trump), WHOLE
    twins = ("5-5 5-5", "6-5 6-5", "5-4 5-1", "5-0 5-0", "3-3 5-2", "2-2 5-2")
    for trump in ("0", "2", "5"):
        yield f"twins, trump {trump}", game.hands(*twins).contract(1, "50", trump=trump), WHOLE
    three = ("2-2 6-2 5-5", "2-2 4-1 3-3", "6-2 0-0 3-2", "5-2 5-2 6-4", "2-0 1-1 3-2", "2-1 2-1 4-4")
    yield "many trumps", game.hands(*three).contract(2, "50", trump="2"), 10
    plain = ("2-0 4-1 1-1", "3-1 4-0 3-3", "6-6 5-5 6-5", "4-4 6-2 2-1", "6-5 5-5 0-0", "6-6 3-0 4-2")
    again = ("1-0 1-0 3-3", "1-1 2-1 3-0", "6-6 5-5 6-5", "1-1 3-1 3-2", "6-5 5-5 0-0", "2-2 4-3 6-3")
    for hands, place in product((plain, again), (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)):
        yield f"nel-o, {place}, {hands[0]}", nel_o.hands(*hands).contract(0, "nel-o", doubles=place), WHOLE
    yield "nel-o of choice", choice.hands(*plain, phase=Phase.DOUBLES).contract(0, "nel-o"), WHOLE
    for rules, said in (
        (game, "77"), (nel_o, "pass 77"), (game, "pass pass pass pass"), (nel_o, "pass pass pass pass"),
        (nel_o, "pass 50 pass 76"), (nel_o, "pass 79"),
    ):  # fmt: skip
        bids = said.split()
        yield f"bids {said}, nel-o {rules.options.nel_o}", seventy_nine.bidding(rules).play(*bids), 6 - len(bids)


def of_forty_two() -> Iterator[Position]:
    three = ("6-4 4-4 5-0", "5-5 3-2 6-3", "6-6 4-1 3-3", "5-4 6-5 2-2")
    for trump, leader in zip(("0", "2", "4", "5", "6", "doubles", "none"), (0, 3, 0, 3, 0, 3, 0), strict=True):
        yield f"trump {trump}, {leader} leads", TEXAS.hands(*three).contract(leader, "30", trump=trump), WHOLE
    early = TEXAS.under(stop_early=True).hands("6-4 4-4 5-0", "5-5 3-2 6-3", "6-6 4-1 3-3", "5-4 6-2 2-2")
    for trump in ("4", "doubles"):
        yield f"stops early, trump {trump}", early.contract(0, "30", trump=trump), WHOLE
    nel_o = ("2-0 4-1 1-1", "3-1 4-0 3-3", "6-6 5-5 6-5", "4-4 6-2 2-1")
    for hands, place in product((nel_o, three), (Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)):
        yield f"nel-o, {place}, {hands[0]}", TEXAS.hands(*hands).contract(0, "nel-o 42", doubles=place), WHOLE
    sevens = ("6-1 5-3 5-0", "5-1 6-0 4-2", "5-2 4-4 1-1", "6-3 3-2 0-0")
    for hands, leader in product((three, sevens), (0, 3)):
        yield f"sevens, {hands[0]}, {leader} leads", TEXAS.hands(*hands).contract(leader, "sevens 42"), WHOLE
    for place in (Doubles.LOW, Doubles.OWN_SUIT):
        by_rule = TEXAS.under(follow_me_doubles=place.value).hands(*three)
        yield f"follow me, {place}", by_rule.contract(0, "30", trump="none"), WHOLE
        yield f"follow me, {place} is said", TEXAS.hands(*three).contract(0, "30", trump="none", doubles=place), WHOLE
    by_doubles = {2: "6-6 5-5 6-5", 3: "6-6 5-5 4-4", 4: "6-6 5-5 4-4 3-3"}
    every = ("nel_o", "plunge", "splash")
    for said, doubles, kinds in (
        ("38 pass", (2, 2), ()), ("pass", (2, 4, 3), every), ("30", (4, 4, 4), every),
        ("41", (4, 3, 2), ("plunge", "splash")), ("84", (3, 3, 3), every), ("pass pass", (4, 4), every),
        ("42 pass", (4, 3), ("nel_o", "sevens")),
    ):  # fmt: skip
        bids, switched = said.split(), dict.fromkeys(kinds, True)
        game = TEXAS.under(all_pass="shaker_bids_30", nel_o=False).under(**switched)
        held = [by_doubles[count] for count in (*[2] * len(bids), *doubles)]
        yield f"bids {said} with {kinds}", game.hands(*held, first=3, phase=Phase.BID).play(*bids), 4 - len(bids)


def of_dominoes() -> Iterator[Position]:
    rows = (
        ("draw", ("2-1 5-5 4-0", "3-3 4-2 6-1"), "1-1 5-0 6-6 3-0"),
        ("draw", ("2-1 2-2", "4-2 4-4", "5-4 3-1"), "5-1 2-0 6-3"),
        ("draw", ("2-1 2-2", "4-2 4-4", "5-4 3-1", "6-2 6-1"), "5-1 2-0 6-3"),
        ("block", ("2-1 2-2 4-2 6-6", "1-1 3-2 4-3 5-1"), ""),
        ("block", ("2-1 2-2 4-2", "1-1 3-2 4-3", "4-4 3-1 2-0"), ""),
        ("block", ("2-1 2-2 4-2", "1-1 3-2 4-3", "4-4 3-1 2-0", "3-3 4-1 1-0"), ""),
        ("all-fives", ("2-2 2-1 4-2", "5-2 5-5 1-0"), "3-2 4-4 6-5"),
        ("all-fives", ("2-2 4-1", "5-2 2-0", "3-2 5-5"), "2-1 6-3"),
        ("all-fives", ("2-2 4-1", "5-2 2-0", "3-2 5-5", "6-2 4-4"), "2-1 6-3"),
        ("fives-and-threes", ("5-5 3-1 2-1 5-0", "5-1 3-3 4-1 6-3"), ""),
        ("fives-and-threes", ("5-5 3-1 2-1", "5-1 3-3 4-1", "6-3 5-3 2-2"), ""),
        ("fives-and-threes", ("5-5 3-1", "5-1 3-3", "6-3 5-3", "6-6 6-1"), ""),
        ("puerto-rico", ("2-1 0-0 4-2", "1-1 2-0 4-3", "4-4 1-0 2-2", "3-0 4-1 3-1"), ""),
        ("dominican", ("2-2 2-1 4-1", "5-5 4-4 3-2", "2-0 3-1 4-0", "6-6 3-0 1-1"), ""),
        ("cuban", ("9-9 9-8 7-2", "9-2 8-7 8-8", "7-7 9-7 2-2", "8-2 9-1 2-1"), ""),
        ("brazil", ("4-4 4-2 2-1", "2-2 4-1 6-6", "1-1 2-0 4-0", "0-0 1-0 3-3"), ""),
        ("brazil-league", ("4-4 4-2 2-1", "2-2 4-1 6-6", "1-1 5-0 4-0", "0-0 1-0 3-3"), ""),
        ("cut-throat", ("2-1 2-2 4-2 1-0", "1-1 4-1 4-0 6-6", "4-4 3-1 2-0 3-3"), ""),
    )
    for name, hands, boneyard in rows:
        yield f"{name} of {len(hands)}", preset(name).hands(*hands, boneyard=boneyard), WHOLE
    opening = preset("draw").hands("6-6 6-1 5-0", "6-5 3-3 1-1", boneyard="2-1 4-2 5-5", opening=Tile(6, 6))
    yield "the opening tile alone begins", opening, WHOLE
    short = ("2-1 4-2 2-2", "1-1 4-1 2-0", "4-4 3-1 1-0")
    yield "love that can begin anew", preset("martinique").hands(*short, totals=(2, 1, 0)), WHOLE
    love = preset("jamaica").under(wins="love", one_all=True, worth_key=True)
    for totals in ((1, 0), (1, 1), (3, 0)):
        yield f"one-all from {totals}", love.hands(*short, "3-2 4-0 3-3", totals=totals), WHOLE


def of_mexican_train() -> Iterator[Position]:
    """Only tiles of the double-three set are still to be played, so doubles soon need no cover."""
    cover, chain, free = mexican_train.COVER, mexican_train.CHAIN, mexican_train.FREE
    covered, own, whole = {"last_double": "covered"}, {"mexican_from": "own_started"}, {"first_turn": "train"}
    hands = {2: ("2-1 2-2 3-2 3-0", "3-1 1-1 2-0 0-0"), 3: ("2-1 2-2 3-2", "3-1 1-1 2-0", "3-0 0-0")}
    rows: tuple[tuple[Any, int], ...] = (
        (cover, 3), (chain, 3), (free, 2), (mexican_train.NONE, 2), (cover.under(**covered), 3),
        (chain.under(**covered), 2), (free.under(**covered), 2), (cover.under(**own), 3), (cover.under(**whole), 3),
        (chain.under(**whole), 2), (free.under(**whole), 2),
    )  # fmt: skip
    for rules, players in rows:
        first_turns = players * (rules.options.first_turn == "train")
        start = rules.hands(
            *hands[players], boneyard="1-0", open_=mexican_train.REST, first_turns=first_turns, number=10
        )
        yield f"{players}, {rules.options}", start, WHOLE


def of_blind_hughie() -> Iterator[Position]:
    games = {
        "hughie": blind_hughie.HUGHIE, "any": blind_hughie.ANY, "billitonnen": blind_hughie.BILLITONNEN,
        "doubles": blind_hughie.DOUBLES, "partners": blind_hughie.HUGHIE.under(partners=True),
        "any of Billitonnen": blind_hughie.BILLITONNEN.under(turn="any"),
    }  # fmt: skip
    for number, (kind, rows, line) in enumerate((
        ("hughie", ("2-1", "2-2"), "1-2"),
        ("hughie", ("3-1 5-3 3-2 3-0", "2-1 6-6 6-5 2-0", "4-1 6-3 6-2 5-5"), ""),
        ("hughie", ("3-1 6-2 2-0 3-2", "5-1 6-5 2-2 5-4", "3-0 1-1 0-0 5-2", "4-0 3-3 5-3 2-1"), ""),
        ("any", ("3-2 6-1", "5-4 3-0"), "6-6"),
        ("any", ("2-1 1-0 2-0", "2-2 1-1 0-0"), ""),
        ("any", ("6-5 4-1 6-4", "4-4 6-0", "1-0 5-1"), "4-6"),
        ("billitonnen", ("2-1 1-0 2-0", "2-2 1-1 0-0"), ""),
        ("billitonnen", ("5-4 4-2 6-6", "4-4 5-2 2-1", "5-5 5-1 4-1"), "5-2"),
        ("billitonnen", ("1-1 5-4 2-5 6-2", "3-3 6-6 1-0", "4-4 2-2 5-0"), "6-3 3-2"),
        ("doubles", ("2-2* 1-1* 2-1 3-2", "1-0 2-0 0-0"), ""),
        ("doubles", ("5-4 6-6* 5-1 6-1", "3-3* 6-0 1-0", "4-4 2-2* 6-5"), "6-3 3-1"),
        ("doubles", ("2-2* 3-3* 4-3 2-0", "1-1 3-2 4-2", "0-0 4-4* 4-0"), "2-2"),
        ("any of Billitonnen", ("2-2* 3-3* 4-3", "1-1 3-2", "0-0 4-4*"), "2-2"),
        ("partners", ("5-4 4-2 6-6", "4-4 5-2 2-1", "5-5 5-1 4-1", "2-2 6-2 6-5"), "5-2"),
    )):  # fmt: skip
        yield f"{number} {kind}", games[kind].rows(*rows, layout=line), WHOLE


TREES = {  # and how many positions and ends there are under all of a game
    of_black_tile: (14738, 2572),
    of_domino_whist: (23822, 1923),
    of_domino_hearts: (8387, 1048),
    of_seventy_nine: (8712, 704),
    of_forty_two: (12920, 1537),
    of_moon: (8090, 1638),
    of_dominoes: (3507, 1087),
    of_mexican_train: (2377, 895),
    of_blind_hughie: (5575, 1161),
}


@pytest.mark.parametrize("of", sample([*TREES], 2), ids=lambda of: of.__name__.removeprefix("of_"))
def test_the_tree_under_each_position_is_that_of_the_referee(of: Callable[[], Iterator[Position]]) -> None:
    positions, ends = 0, 0
    for name, start, deepest in of():
        try:
            counts = tree(start, deepest)
        except AssertionError as error:
            error.add_note(name)
            raise
        positions, ends = positions + counts[0], ends + counts[1]
    assert (positions, ends) == TREES[of]


def dealt(chance: Random, deck: Sequence[Piece], *sizes: int) -> list[str]:
    """Hands of these sizes."""
    left = chance.sample(deck, sum(sizes))
    return [" ".join(str(left.pop()) for _ in range(size)) for size in sizes]


RULES = {rule.name: rule.values for rule in rules_of(DominoesOptions)}
BLOCKED = list(
    product(
        RULES["scoring"], (False, True), RULES["counts"], RULES["blocked_by"], RULES["blocked_scores"],
        RULES["tied_block"],
    )
)  # fmt: skip


@matches(2)
def test_how_deals_end_under_every_combination_of_the_rules(number: int) -> None:
    """Blocked, mostly: no one else has a six for the 6-6 that opens. Hands are small, so that many are equal."""
    chance = dice("blocked", number)
    for scoring, partners, counts, by, scores, tied in BLOCKED:
        scenario = chance.choice((BLOCK, CUBAN)).under(
            scoring=scoring, partners=partners, counts=counts, blocked_by=by, blocked_scores=scores, tied_block=tied,
            after_tie=chance.choice(RULES["after_tie"]),
        )  # fmt: skip
        players = 4 if scenario.options.in_partners else chance.choice((2, 3, 4))
        sizes, closer = [chance.choice((1, 2)) for _ in range(players)], chance.randrange(players)
        sizes[closer] = chance.choice((0, 1, 2))  # with none of their own they go out
        hands = dealt(chance, [tile for tile in double_set(5) if tile.pips < 6], *sizes)
        hands[closer] += " 6-6"
        before = {"opener": chance.randrange(players), "opening": Tile(6, 6), "carried": chance.choice((0, 9))}
        assert tree(scenario.hands(*hands, seat=closer, number=9, **before)) == (1, 1)


@matches(3)
def test_plays_that_leave_the_same_line_go_on_alike(number: int) -> None:
    """A play that is not offered, for another of the tile stands for it, leads to the same positions and ends."""
    chance, found = dice("alike", number), 0
    game = preset("all-fives").under(
        capicua=25, scoring=chance.choice(RULES["scoring"]), target=1000, boneyard="asleep"
    )
    while found < 5:
        now = game.hands(*dealt(chance, [tile for tile in double_set(6) if tile.high < 5], 5, 5))
        referee = DominoesReferee(now.match)
        while not now.results:
            seat, allowed = now.deal.seat, list(map(str, now.allowed_moves(now.deal.seat)))
            offered = now.legal(seat)
            for other in (move for move in allowed if move not in offered and now.line.count > 3):
                same = [move for move in offered if move.split()[1] == other.split()[1]]
                assert after(now, referee, other) in [after(now, referee, move) for move in same]
                found += 1
            move = chance.choice(allowed)
            now, referee = now.play_move(seat, parse_move(move)), referee.play(seat, move)


def after(now: DominoScenario, referee: DominoesReferee, move: str) -> object:
    """The ways in which the deal may go on and end after a play."""
    then, judged, below = now.play(move), referee.play(now.deal.seat, move), Tree()
    return judged.ended or (below.walk(then, judged), below.ends)
