"""Forty-Two: tens and fives to the right side, the last trump, ruffs, doubles as trump, no trump, Nel-O."""

from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.rules.tricks.counts import NelO, Scoring
from tests.players.positions.position import Position, after, auctioned
from tests.rules.scenario import TrickScenario

MARKS = TrickScenario(FORTY_TWO)
POINTS = TrickScenario(FORTY_TWO, FortyTwoOptions(Scoring.POINTS, target=250))
NEL_O = TrickScenario(FORTY_TWO, FortyTwoOptions(nel_o=NelO.ON))

# fmt: off
POSITIONS = (
    Position(
        "the low trump goes to the last one out",
        after(auctioned(MARKS, """
            6-0 4-2 4-1 3-3 2-1 2-0 1-0
            6-4 6-3 6-2 5-4 4-3 3-2 0-0
            6-1 5-5 5-3 5-1 5-0 4-4 2-2
            6-6 6-5 5-2 4-0 3-1 3-0 1-1
            """, "pass, pass, pass, 30", "trump 5", first=2),
            "5-5, 5-2, 4-1, 5-4 / 2-2, 4-0, 4-2, 6-2 / 4-4, 3-0, 6-0, 4-3 / 6-1, 6-6, 3-3, 6-4",
            "1-1, 2-1, 3-2, 5-1"),
        "5-3 5-0", ("lead 5-3 as 5",),
        "Only 6-5 is still out: 5-3 draws it, and 5-0 brings its five home in the last trick.",
    ),
    Position(
        "the bid is safe: the loser before the trump",
        after(auctioned(MARKS, """
            5-4 5-3 5-0 4-2 4-0 3-1 2-2
            6-4 6-0 5-2 4-3 3-2 2-0 0-0
            6-6 6-2 5-5 4-4 3-3 3-0 1-0
            6-5 6-3 6-1 5-1 4-1 2-1 1-1
            """, "30, 31, pass, pass", "trump 1", first=1),
            "4-1, 3-1, 6-4, 1-0 / 6-1, 5-4, 5-2, 3-3 / 5-1, 5-3, 3-2, 3-0 / 2-1, 4-2, 6-0, 6-2"),
        "1-1 6-5 6-3", ("lead 6-5 as 6",),
        "Only 6-6 beats 6-5, and 1-1 then takes the lead back for 6-3: even a ten under 6-6 does not set the bid.",
    ),
    Position(
        "the last trump is drawn",
        after(auctioned(MARKS, """
            6-4 6-1 5-5 5-4 5-2 5-0 1-1
            4-4 4-1 3-2 3-1 3-0 2-0 1-0
            6-3 5-3 5-1 4-0 3-3 2-1 0-0
            6-6 6-5 6-2 6-0 4-3 4-2 2-2
            """, "30, pass, pass, 31", "trump 6", first=3),
            "6-6, 6-1, 4-1, 6-3 / 4-3, 5-4, 4-4, 4-0 / 2-0, 2-1, 4-2, 5-2 / 5-0, 3-0, 5-1, 6-2"),
        "6-5 6-0 2-2", ("lead 6-5 as 6",),
        "6-4 is the only trump out: 6-5 draws it with its ten, and then nobody can ruff 2-2.",
    ),
    Position(
        "trumps are drawn without count",
        after(auctioned(MARKS, """
            6-3 6-2 4-4 3-2 2-1 2-0 1-0
            6-5 6-1 6-0 5-4 5-0 3-1 0-0
            5-5 5-3 4-2 3-3 3-0 2-2 1-1
            6-6 6-4 5-2 5-1 4-3 4-1 4-0
            """, "pass, pass, 31, 32", "trump 4", first=3),
            "6-6, 6-2, 6-1, 4-2 / 2-2, 5-2, 2-1, 5-0 / 1-1, 5-1, 1-0, 3-1 / 3-0, 4-3, 3-2, 6-5"),
        "6-4 4-1 4-0", ("lead 4-0 as 4",),
        "4-4 and 5-4 are out and beat all of these: to them goes 4-0, not ten points or five.",
    ),
    Position(
        "the partner is given the five, and not ruffed",
        after(auctioned(MARKS, """
            5-3 4-4 4-3 4-2 4-0 3-2 1-1
            6-5 6-2 5-4 5-1 4-1 3-1 1-0
            6-3 6-0 5-5 5-2 3-0 2-0 0-0
            6-6 6-4 6-1 5-0 3-3 2-2 2-1
            """, "30, 31, pass, pass", "trump 6", first=1),
            "6-6, 4-4, 6-2, 6-3 / 3-3, 4-3, 3-1, 3-0 / 2-2, 3-2, 5-1, 2-0 / 6-1, 5-3, 6-5, 6-0",
            "1-0, 0-0, 2-1, 1-1 / 4-0, 4-1, 5-2"),
        "6-4 5-0", ("play 5-0",),
        "The partner has the trick: 5-0 goes home with it, and 6-4 takes the last one with its ten.",
    ),
    Position(
        "the partner is given the ten",
        after(auctioned(MARKS, """
            6-2 6-1 6-0 5-0 4-4 2-0 1-1
            6-6 6-3 5-2 4-1 3-3 3-0 0-0
            4-3 4-2 4-0 3-2 2-2 2-1 1-0
            6-5 6-4 5-5 5-4 5-3 5-1 3-1
            """, "pass, 33, pass, pass", "trump 5", first=1),
            "6-5, 5-0, 5-2, 4-3 / 3-1, 2-0, 6-3, 3-2 / 0-0, 4-0"),
        "5-5 5-4 5-3 5-1 6-4", ("play 6-4",),
        "All trumps left are in this hand, so the partner's 0-0 cannot be ruffed: 6-4 goes home with it.",
    ),
    Position(
        "the partner is not ruffed",
        after(auctioned(MARKS, """
            6-6 6-2 5-5 5-1 3-3 3-0 2-0
            6-5 5-4 5-3 5-0 4-1 3-2 3-1
            4-4 4-2 4-0 2-1 1-1 1-0 0-0
            6-4 6-3 6-1 6-0 5-2 4-3 2-2
            """, "pass, pass, 30, pass", "trump 6", first=0),
            "2-2, 2-0, 3-2, 4-2 / 6-1, 6-2, 6-5, 1-0 / 4-1, 4-4, 4-3, 6-6 / 3-0, 3-1, 1-1"),
        "6-4 6-3 6-0 5-2", ("play 5-2",),
        "The partner has the trick, and these three trumps, the last ones, each take another.",
    ),
    Position(
        "the overruff that sets the bid",
        after(auctioned(MARKS, """
            6-6 5-4 5-1 4-1 2-2 2-1 0-0
            6-5 6-1 5-0 3-2 3-1 3-0 2-0
            5-5 5-3 4-3 4-2 3-3 1-1 1-0
            6-4 6-3 6-2 6-0 5-2 4-4 4-0
            """, "30, 31, pass, pass", "trump 1", first=2),
            "2-2, 3-2, 4-2, 6-2 / 0-0, 3-0, 1-0, 4-0 / 5-5, 5-2, 5-4, 6-5 / 4-3, 6-4, 4-1"),
        "6-1 3-1 5-0 2-0", ("play 6-1",),
        "Only 6-1 beats the 4-1 that has ruffed, and sixteen points lie in the trick.",
    ),
    Position(
        "the ruff with the five",
        after(auctioned(MARKS, """
            6-4 6-2 4-3 4-2 3-2 2-2 2-0
            6-1 6-0 5-3 5-2 5-0 3-3 2-1
            5-5 4-4 4-1 4-0 3-1 3-0 1-0
            6-6 6-5 6-3 5-4 5-1 1-1 0-0
            """, "pass, 30, pass, pass", "trump 1", first=0),
            "5-5, 6-5, 6-4, 5-3 / 3-1, 1-1, 3-2, 2-1 / 6-6, 6-2, 6-0, 4-0 / 6-3, 2-2, 5-0"),
        "4-1 1-0 4-4 3-0", ("play 4-1",),
        "Nobody plays after this: 1-0 takes the trick as well, but 4-1 brings its own five home and makes the bid.",
    ),
    Position(
        "no ten for the opponents",
        after(auctioned(MARKS, """
            6-2 5-4 4-3 4-0 2-2 1-0 0-0
            6-4 6-1 6-0 4-4 4-1 3-2 3-1
            6-6 6-5 5-5 5-2 5-1 2-1 1-1
            6-3 5-3 5-0 4-2 3-3 3-0 2-0
            """, "pass, pass, 33, pass", "trump 5", first=3),
            "5-5, 5-3, 5-4, 6-1 / 6-5, 5-0, 6-2, 3-2 / 6-6, 6-3, 4-0"),
        "6-4 6-0 4-4 4-1 3-1", ("play 6-0",),
        "6-6 has the trick: 6-0 is all it gets.",
    ),
    Position(
        "the ten takes the trick and sets the bid",
        after(auctioned(MARKS, """
            6-6 6-3 6-1 5-0 4-2 3-2 2-1
            6-5 5-4 5-3 5-1 4-3 3-1 0-0
            6-4 5-2 4-4 3-3 3-0 2-2 2-0
            6-2 6-0 5-5 4-1 4-0 1-1 1-0
            """, "pass, pass, 30, pass", "trump 1", first=0),
            "1-1, 2-1, 5-1, 3-0 / 5-5, 5-0, 6-5, 5-2 / 1-0, 6-1, 3-1, 3-3 / 3-2, 4-3, 2-2, 4-1 / 4-0, 4-2, 5-4"),
        "6-4 4-4 2-0", ("play 6-4",),
        "Nobody plays after this: 6-4 takes the trick as well as 4-4, which takes the next, and that sets the bid.",
    ),
    Position(
        "the next best trump is not thrown away",
        after(auctioned(MARKS, """
            6-2 6-1 5-2 4-2 4-1 3-1 2-1
            6-3 6-0 5-3 5-1 3-0 2-0 1-1
            6-6 6-4 5-5 4-3 3-2 2-2 0-0
            6-5 5-4 5-0 4-4 4-0 3-3 1-0
            """, "30, pass, pass, pass", "trump 4", first=1),
            "4-3, 4-4, 4-2, 3-0 / 3-3, 3-1, 6-3, 3-2 / 5-0, 5-2, 5-1, 5-5 / 6-4"),
        "5-4 4-0 6-5 1-0", ("play 4-0",),
        "6-4 has the trick: 4-0 is all it gets, and 5-4 is the highest trump after it.",
    ),
    Position(
        "doubles are trump, and the loser goes first",
        after(auctioned(MARKS, """
            6-4 5-0 4-4 3-2 2-1 1-0 0-0
            6-6 6-2 5-5 5-1 4-0 3-3 1-1
            5-4 5-2 4-3 4-1 3-0 2-2 2-0
            6-5 6-3 6-1 6-0 5-3 4-2 3-1
            """, "pass, 30, pass, pass", "trump doubles", first=3),
            "1-1, 2-2, 4-2, 4-4 / 1-0, 5-1, 4-1, 6-1 / 3-1, 3-2, 6-2, 4-3 / 2-0, 6-3, 2-1"),
        "6-6 5-5 3-3 4-0", ("play 4-0",),
        "An empty trick takes 4-0; the doubles left are the three best and take all the rest.",
    ),
    Position(
        "a double over a double",
        after(auctioned(MARKS, """
            6-5 6-3 6-1 5-1 3-3 3-2 1-0
            6-0 5-5 5-4 5-3 5-0 4-0 3-1
            6-6 6-4 4-4 4-3 4-1 2-0 1-1
            6-2 5-2 4-2 3-0 2-2 2-1 0-0
            """, "pass, pass, 30, pass", "trump doubles", first=3),
            "4-1, 4-2, 5-1, 5-4 / 6-0, 6-4, 6-2, 6-5 / 3-2, 5-3, 4-3, 3-0 / 4-0, 1-1, 5-2, 3-3 / 6-3, 5-5"),
        "6-6 4-4 2-0", ("play 6-6",),
        "5-5 has ruffed the partner's lead: only 6-6 beats it, and takes its ten.",
    ),
    Position(
        "follow me: the highest four is the ten",
        after(auctioned(MARKS, """
            6-4 5-5 5-0 4-4 4-1 3-1 1-0
            6-5 6-0 5-1 4-3 3-2 2-1 2-0
            6-2 6-1 5-4 5-3 4-0 2-2 0-0
            6-6 6-3 5-2 4-2 3-3 3-0 1-1
            """, "30, 31, pass, pass", "trump none", first=2),
            "3-1, 3-2, 5-3, 6-3 / 3-3, 4-4, 4-3, 4-0 / 4-2"),
        "6-4 5-5 5-0 4-1 1-0", ("play 6-4",),
        "4-4 and 4-3 have gone: 6-4 is the highest four left and takes the trick with its ten.",
    ),
    Position(
        "follow me: a suit that is good",
        after(auctioned(MARKS, """
            6-5 6-4 5-1 4-3 4-0 3-0 2-2
            6-6 6-0 5-5 5-3 5-0 4-4 2-1
            6-2 5-4 5-2 4-2 3-3 3-2 2-0
            6-3 6-1 4-1 3-1 1-1 1-0 0-0
            """, "pass, pass, pass, 30", "trump none", first=1),
            "5-5, 5-4, 4-1, 5-1 / 4-4, 4-2, 6-3, 4-3 / 6-6, 6-2, 6-1, 6-5"),
        "6-0 5-3 5-0 2-1", ("lead 5-3 as 5",),
        "5-2 is the only five out: 5-3 draws it, and 5-0 is good with its five.",
    ),
    Position(
        "points: the blank trump under a higher one",
        after(auctioned(POINTS, """
            5-4 4-4 4-0 3-0 2-1 1-1 1-0
            6-6 6-3 6-2 6-1 5-0 4-2 4-1
            6-5 6-4 6-0 5-5 5-2 3-3 2-0
            5-3 5-1 4-3 3-2 3-1 2-2 0-0
            """, "30, pass, pass, 31", "trump 6", first=2),
            "2-0, 2-2, 2-1, 4-2 / 3-2, 3-0, 4-1, 3-3 / 5-2, 5-1, 5-4, 5-0 / 4-4, 6-6"),
        "6-5 6-4 6-0 5-5", ("play 6-0",),
        "6-6 has ruffed and cannot be beaten: 6-0 is what this hand misses least, and no count goes with it.",
    ),
    Position(
        "points: the ruff with the five",
        after(auctioned(POINTS, """
            6-6 6-2 5-4 5-0 3-1 2-1 2-0
            6-3 5-2 4-4 4-3 3-3 3-2 0-0
            6-0 5-5 4-1 4-0 3-0 2-2 1-0
            6-5 6-4 6-1 5-3 5-1 4-2 1-1
            """, "pass, pass, 32, 33", "trump 0", first=2),
            "6-0, 6-5, 2-0, 0-0 / 3-3, 4-0, 5-3, 3-1 / 5-5, 5-1, 5-4, 5-2 / 2-2, 4-2, 6-2, 3-2 / 4-1, 6-4"),
        "5-0 6-6 2-1", ("play 5-0",),
        "The opponents' 6-4 has the partner's trick: the only trump here takes it back with twenty-one points.",
    ),
    Position(
        "points: the last trump is the partner's",
        after(auctioned(POINTS, """
            6-4 6-3 6-2 4-2 4-0 3-3 2-2
            6-6 6-0 5-5 5-4 5-3 5-0 1-0
            6-1 4-3 4-1 3-1 3-0 1-1 0-0
            6-5 5-2 5-1 4-4 3-2 2-1 2-0
            """, "30, pass, pass, 31", "trump 5", first=1),
            "5-5, 0-0, 5-2, 6-3 / 6-6, 6-1, 3-2, 6-2 / 1-0, 3-1, 2-1, 6-4 / 3-0, 6-5, 3-3, 5-4",
            "2-0, 4-2, 5-3, 4-1"),
        "5-0 6-0", ("lead 6-0 as 6",),
        "Nobody else can ruff: 6-0 is safe now, and the last trick goes to one trump of this side or the other.",
    ),
    Position(
        "Nel-O: under the bidder",
        after(auctioned(NEL_O, """
            6-4 6-3 6-2 5-5 5-0 4-1 3-1
            6-0 5-3 4-3 3-2 2-1 2-0 1-0
            6-6 5-2 4-4 4-2 3-3 2-2 1-1
            6-5 6-1 5-4 5-1 4-0 3-0 0-0
            """, "pass, pass, pass, nel-o 42", first=1),
            "2-1, 5-2, 6-2 / 4-1, 4-3"),
        "6-6 4-4 4-2 3-3 2-2 1-1", ("play 4-2",),
        "The bidder's 4-3 has the trick: 4-2 leaves it there, and the bid is set.",
    ),
    Position(
        "Nel-O: the lowest lead",
        after(auctioned(NEL_O, """
            5-5 5-4 5-3 5-0 4-1 3-3 3-1
            6-2 6-1 6-0 3-0 2-2 2-1 0-0
            6-6 6-5 6-3 5-2 4-4 4-2 1-0
            6-4 5-1 4-3 4-0 3-2 2-0 1-1
            """, "pass, pass, nel-o 42, pass", first=2),
            "6-2, 6-5, 5-3 / 4-2, 4-1, 2-1 / 6-6, 3-3, 6-1 / 6-3, 5-5, 6-0 / 1-0, 3-1, 3-0"),
        "5-4 5-0", ("lead 5-0 as 5",),
        "Any five that the bidder holds has to take a trick from 5-0; few would from 5-4.",
    ),
    Position(
        "Nel-O: the danger is thrown away",
        after(auctioned(NEL_O, """
            6-3 6-0 5-5 4-0 3-3 3-1 3-0
            6-2 6-1 5-4 5-3 5-2 4-1 2-0
            5-1 4-3 4-2 2-2 2-1 1-0 0-0
            6-6 6-5 6-4 5-0 4-4 3-2 1-1
            """, "pass, pass, pass, nel-o 42", first=2),
            "2-1, 3-2, 2-0 / 5-0, 5-4, 5-1 / 6-2, 4-2, 6-5 / 6-6, 6-1"),
        "4-3 2-2 1-0 0-0", ("play 4-3",),
        "Nobody can lead what 2-2, 1-0 or 0-0 would have to take: only 4-3 can still lose the bid.",
    ),
    Position(
        "Nel-O: the bidder ducks",
        after(auctioned(NEL_O, """
            5-5 5-0 4-2 4-0 3-1 2-1 0-0
            6-6 6-3 5-4 5-2 5-1 3-0 2-0
            6-5 5-3 4-3 4-1 3-2 2-2 1-0
            6-4 6-2 6-1 6-0 4-4 3-3 1-1
            """, "pass, nel-o 42, pass, pass", first=2),
            "3-1, 3-0, 3-3 / 6-2, 0-0, 6-6 / 5-2, 4-4"),
        "5-5 5-0 4-2 4-0 2-1", ("play 5-0",),
        "5-0 stays under the five that was led; 5-5 never can.",
    ),
)
# fmt: on
