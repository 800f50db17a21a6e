"""The positions whose move trees are counted: suits, the kitty, the auction, the score and the end of a match."""

from collections.abc import Iterator

from bot.rules.view import Phase
from tests.rules.moon.scenarios import TILES_21, USUAL, bidding
from tests.rules.scenario import TrickScenario

WHOLE = 99


def of_moon() -> Iterator[tuple[str, TrickScenario, int]]:
    three = ("6-4 5-5 0-0", "4-2 6-2 2-2", "4-4 6-5 5-1")
    doubles, led, far = {"doubles_trump": True}, {"suit_led": "leader"}, {"target": 1000}
    for trump, seat in zip(("0", "2", "5", "6", "none"), (0, 1, 2, 0, 1), strict=True):
        yield f"trump {trump}, {seat} leads", USUAL.hands(*three).contract(seat, "5", trump=trump), WHOLE
        yield f"trump {trump}, named", USUAL.under(**led).hands(*three).contract(seat, "21", trump=trump), WHOLE
    yield "doubles", USUAL.under(**doubles).hands(*three).contract(0, "4", trump="doubles"), WHOLE
    for kitty, phase in (("before_trump", Phase.KITTY), ("after_trump", Phase.TRUMP)):
        game = USUAL.under(kitty=kitty, **far)
        yield f"the kitty {kitty}", game.hands("6-4", "6-2", "4-4", phase=phase, unused="6-6").contract(0, "4"), WHOLE
    yield "21 tiles", TILES_21.hands("6-4", "4-2", "4-4", phase=Phase.TRUMP).contract(0, "21"), WHOLE
    for all_pass in ("throw_in", "dealer_takes_minimum"):
        yield f"the auction, {all_pass}", bidding(USUAL.under(all_pass=all_pass)), 3
    for before in ((14, 19, 19), (18, 19, 20), (-5, 18, 18)):
        for rules in ({"overtricks": "bid_only"}, {"moon_wins": True}):
            for bid in ("4", "7", "21"):
                game = USUAL.under(**rules)
                two = game.hands("6-6 1-1", "5-5 6-1", "2-2 6-2", totals=before).contract(0, bid, trump="none")
                two = two.tricks("0: 4-4", "0: 4-4", "0: 4-4", "1: 4-4", "2: 3-3")
                one = game.hands("6-6", "5-5", "2-2", totals=before).contract(0, bid, trump="none")
                yield f"{bid} from {before} with {rules}", two, WHOLE
                yield f"{bid} whole from {before} with {rules}", one.tricks(*["0: 4-4"] * 6), WHOLE
