"""Seventy-Nine: tens and fives to the right side, two tiles of each kind, ruffs, trumps drawn, Nel-O."""

from tests.players.positions.position import Position, after, auctioned
from tests.rules.seventy_nine.scenarios import MARKS, NEL_O, POINTS

# fmt: off
POSITIONS = (
    Position(
        "the ruff with the five",
        after(auctioned(POINTS, """
            6-4 5-5 4-3 3-2 2-1 2-0 1-1 1-1 0-0
            6-6 6-5 6-3 6-2 6-1 5-3 5-1 2-2 1-0
            6-4 6-3 6-2 4-4 4-3 4-2 4-0 2-1 2-0
            5-5 5-3 5-2 5-0 4-4 4-2 4-0 3-2 2-2
            6-6 6-1 5-4 5-1 4-1 4-1 3-1 3-1 0-0
            6-5 6-0 6-0 5-0 3-3 3-3 3-0 3-0 1-0
            """, "54, 55, pass, pass, pass, pass", "trump 0", first=3, unused="5-2 5-4"),
            "3-0, 2-0, 1-0, 4-0, 4-0, 0-0 / 6-6, 6-5, 6-4, 6-3, 6-4"),
        "5-0 5-5 5-3 5-2 4-4 4-2 3-2 2-2", ("play 5-0",),
        "The only trump here takes the opponents' trick with both 6-4s in it, and its own five.",
    ),
    Position(
        "the first of two equal tiles",
        after(auctioned(POINTS, """
            6-4 6-3 6-2 6-1 6-0 4-3 2-2 1-0 0-0
            6-5 6-1 5-1 4-3 4-2 4-2 3-3 3-1 3-0
            6-6 5-5 5-5 5-0 4-4 2-2 2-1 2-0 0-0
            6-6 6-4 6-3 6-0 5-1 4-0 3-2 3-0 1-1
            6-5 6-2 5-4 5-3 5-2 4-4 4-1 3-1 1-0
            5-3 5-2 5-0 4-1 4-0 3-3 3-2 2-0 1-1
            """, "50, pass, pass, pass, pass, pass", "trump 6", first=5, unused="2-1 5-4"),
            "6-3, 6-1, 6-6, 6-0, 6-5, 5-2 / 4-4, 4-0, 4-1, 4-1, 4-3, 4-3 / 2-2, 3-2, 5-2, 3-2, 2-2, 4-2",
            "0-0, 3-0, 1-0, 5-0, 1-0, 3-0 / 5-5, 5-1, 5-4, 5-3, 6-2, 5-1 / 6-1, 6-5, 2-1, 6-6, 6-2, 2-0"),
        "6-4 6-3 1-1", ("lead 6-4 as 6",),
        "Of two 6-4s the one played first wins: led now it takes the trick, later it would lose to the other.",
    ),
    Position(
        "the second of two equal tiles",
        after(auctioned(POINTS, """
            6-4 6-3 6-2 6-1 6-0 4-3 2-2 1-0 0-0
            6-5 6-1 5-1 4-3 4-2 4-2 3-3 3-1 3-0
            6-6 5-5 5-5 5-0 4-4 2-2 2-1 2-0 0-0
            6-6 6-4 6-3 6-0 5-1 4-0 3-2 3-0 1-1
            6-5 6-2 5-4 5-3 5-2 4-4 4-1 3-1 1-0
            5-3 5-2 5-0 4-1 4-0 3-3 3-2 2-0 1-1
            """, "50, pass, pass, pass, pass, pass", "trump 6", first=5, unused="2-1 5-4"),
            "6-3, 6-1, 6-6, 6-0, 6-5, 5-2 / 4-4, 4-0, 4-1, 4-1, 4-3, 4-3 / 2-2, 3-2, 5-2, 3-2, 2-2, 4-2",
            "0-0, 3-0, 1-0, 5-0, 1-0, 3-0 / 5-5, 5-1, 5-4, 5-3, 6-2, 5-1 / 6-1, 6-5, 2-1, 6-6, 6-2, 2-0",
            "6-4, 5-3, 4-0"),
        "6-4 6-0 0-0", ("play 6-0",),
        "The opponents' 6-4 was played first and wins: 6-0 follows, and the ten stays at home.",
    ),
    Position(
        "no ten for the opponents",
        after(auctioned(POINTS, """
            6-2 6-0 5-5 5-3 5-0 4-4 4-3 3-3 3-0
            6-4 6-1 5-1 5-1 5-0 4-1 3-1 2-1 0-0
            6-4 6-2 5-4 3-0 2-2 2-0 1-1 1-0 0-0
            6-5 6-5 6-3 6-3 6-0 5-5 4-0 4-0 2-0
            5-3 5-2 4-1 3-3 3-2 3-1 2-1 1-1 1-0
            6-6 6-1 5-4 4-4 4-3 4-2 4-2 3-2 2-2
            """, "pass, 50, 51, 52, pass, pass", "trump 4", first=1, unused="5-2 6-6"),
            "4-4, 4-3, 4-1, 6-4, 4-0, 4-1 / 6-6, 6-2, 6-1, 6-2, 6-5, 5-3 / 2-2, 6-0, 2-1, 2-2, 2-0, 2-1",
            "6-1, 3-0, 6-4, 5-4, 6-3, 3-3 / 0-0, 3-0, 6-0, 1-0, 3-2, 5-0 / 5-1, 1-1, 6-5, 5-2, 5-4"),
        "4-4 5-5 5-3 3-3", ("play 5-3",),
        "5-4 has ruffed the fives: 5-3 is all it gets.",
    ),
    Position(
        "the ten while nobody can ruff",
        after(auctioned(POINTS, """
            6-4 6-3 5-0 4-4 4-1 4-0 2-1 1-1 0-0
            6-6 5-4 5-3 5-2 4-4 4-2 3-3 3-2 1-0
            6-6 5-5 5-1 4-2 3-2 3-1 2-2 2-1 2-0
            6-5 6-2 6-1 6-0 5-5 5-4 3-0 2-2 2-0
            6-3 6-1 5-2 5-0 4-3 4-1 4-0 3-1 1-0
            6-4 6-2 6-0 5-3 5-1 4-3 3-0 1-1 0-0
            """, "pass, 50, pass, pass, pass, pass", "trump 4", first=4, unused="3-3 6-5"),
            "4-4, 4-2, 4-2, 5-4, 4-3, 4-3 / 4-0, 4-4, 3-2, 6-5, 4-0, 6-4 / 3-3, 3-1, 3-0, 6-3, 3-0, 6-3",
            "6-6, 6-6, 6-1, 6-1, 6-0, 4-1 / 6-4, 5-4, 2-2, 2-2, 4-1, 6-2 / 2-1, 3-2, 2-1, 6-2, 5-2, 5-3"),
        "6-0 5-5 2-0", ("lead 5-5 as 5",),
        "All trumps have gone and nothing beats the first 5-5: its ten comes home and sets the bid.",
    ),
    Position(
        "the ten goes home in a sure trick",
        after(auctioned(POINTS, """
            6-5 6-0 6-0 5-5 5-4 4-0 3-2 2-2 1-1
            6-4 6-3 6-2 5-0 4-4 4-1 4-1 3-3 2-0
            6-5 6-1 5-4 5-2 5-1 4-4 4-0 3-0 0-0
            6-4 6-1 5-3 5-2 4-3 4-2 3-1 3-0 1-0
            6-6 6-2 5-5 5-3 5-1 4-2 2-0 1-0 0-0
            6-6 6-3 5-0 4-3 3-2 3-1 2-1 2-1 1-1
            """, "pass, pass, pass, pass, pass, 50", "trump 4", first=1, unused="2-2 3-3"),
            "4-4, 4-0, 4-3, 4-2, 4-3, 4-0 / 3-3, 3-0, 5-3, 5-3, 6-3, 3-2 / 5-0, 5-2, 5-2, 5-1, 5-0"),
        "5-4 6-5 6-0 6-0 5-5 2-2 1-1", ("play 5-5",),
        "The trick is this side's and nobody plays after this: 5-5 adds its ten to it.",
    ),
    Position(
        "the last trump makes sure of the bid",
        after(auctioned(POINTS, """
            6-5 6-4 5-4 5-0 5-0 4-3 4-0 3-3 1-0
            6-2 5-3 4-4 4-4 4-1 3-2 2-0 2-0 1-1
            6-2 5-5 5-3 5-2 5-1 4-2 3-3 2-2 2-2
            6-6 6-5 6-1 6-0 4-1 3-1 3-1 3-0 0-0
            6-6 6-3 5-5 5-2 4-3 4-0 3-2 3-0 2-1
            6-3 6-1 6-0 5-4 5-1 2-1 1-1 1-0 0-0
            """, "56, pass, pass, pass, pass, pass", "trump 2", first=1, unused="4-2 6-4"),
            "6-2, 6-1, 5-2, 2-1, 5-4, 2-0 / 2-2, 3-1, 3-2, 6-1, 5-0, 2-0 / 2-2, 3-1, 2-1, 6-3, 5-0, 6-2",
            "5-5, 6-5, 5-5, 5-1, 6-5, 5-3 / 3-3, 3-0, 4-3, 1-0, 4-3, 1-1 / 5-2, 0-0, 6-3, 1-1, 4-0, 3-2",
            "5-3, 6-0, 4-0, 5-4, 1-0, 4-4 / 6-0, 6-4, 4-1"),
        "4-2 5-1", ("play 4-2",),
        "The trick makes the bid: 4-2 takes it for sure, and the partner's 6-4 could still be beaten by 6-6.",
    ),
    Position(
        "the partner is given the five, and not ruffed",
        after(auctioned(POINTS, """
            6-2 6-0 5-5 5-3 5-0 4-4 4-3 3-3 3-0
            6-4 6-1 5-1 5-1 5-0 4-1 3-1 2-1 0-0
            6-4 6-2 5-4 3-0 2-2 2-0 1-1 1-0 0-0
            6-5 6-5 6-3 6-3 6-0 5-5 4-0 4-0 2-0
            5-3 5-2 4-1 3-3 3-2 3-1 2-1 1-1 1-0
            6-6 6-1 5-4 4-4 4-3 4-2 4-2 3-2 2-2
            """, "pass, 50, 51, 52, pass, pass", "trump 4", first=1, unused="5-2 6-6"),
            "4-4, 4-3, 4-1, 6-4, 4-0, 4-1 / 6-6, 6-2, 6-1, 6-2, 6-5, 5-3 / 2-2, 6-0, 2-1, 2-2, 2-0, 2-1",
            "6-1, 3-0, 6-4, 5-4, 6-3, 3-3 / 0-0, 3-0, 6-0, 1-0"),
        "5-4 4-3 4-2 4-2 3-2", ("play 3-2",),
        "The partner has the trick: 3-2 goes home with it, and the four trumps here take tricks of their own.",
    ),
    Position(
        "the ten takes the trick",
        after(auctioned(POINTS, """
            6-6 6-2 6-0 5-4 5-2 5-1 5-0 3-3 1-1
            5-5 5-4 5-3 4-4 3-3 3-2 3-1 3-0 1-0
            6-4 6-0 5-3 5-2 5-0 4-4 4-3 4-0 2-1
            6-3 6-3 6-1 6-1 4-2 4-2 3-1 2-2 2-0
            6-6 6-5 6-2 5-5 3-2 3-0 2-2 2-0 0-0
            6-5 6-4 5-1 4-3 4-1 2-1 1-1 1-0 0-0
            """, "pass, pass, 50, pass, pass, 51", "trump 3", first=1, unused="4-1 4-0"),
            "3-3, 5-3, 3-1, 3-0, 4-3, 3-3 / 4-4, 4-0, 4-2, 3-2, 6-4, 5-4 / 5-5, 6-5, 5-0, 5-4, 5-0, 6-3",
            "2-2, 2-0, 2-1, 5-2, 5-5, 5-2 / 6-3, 0-0, 4-1, 5-1, 3-2, 4-3 / 4-2, 6-5, 1-0, 1-1, 1-0"),
        "6-4 6-0 4-4 2-1", ("play 6-4",),
        "Nobody plays after this: 6-4 takes the trick as well as 4-4, and its ten is what the bidder lacks.",
    ),
    Position(
        "the partner's ten is covered",
        after(auctioned(POINTS, """
            6-6 6-3 6-2 5-3 5-2 4-4 4-2 3-1 0-0
            6-5 3-3 3-1 3-0 3-0 2-2 2-2 2-1 0-0
            6-3 5-5 5-2 5-0 4-1 4-0 2-1 2-0 1-0
            6-4 6-1 6-0 5-4 5-1 5-1 4-1 2-0 1-1
            6-2 6-1 6-0 5-5 4-3 3-3 3-2 3-2 1-0
            6-6 6-4 5-4 5-3 5-0 4-3 4-2 4-0 1-1
            """, "pass, pass, 50, pass, pass, pass", "trump 1", first=0, unused="4-4 6-5"),
            "1-1, 1-0, 1-1, 3-1, 3-1, 4-1 / 6-1, 6-1, 5-0, 0-0, 2-1, 2-1 / 6-4, 6-2"),
        "6-6 6-4 5-4 5-3 4-3 4-2 4-0", ("play 6-6",),
        "A 6-6 may still come after the partner's 6-4: played now, this one takes the trick with its ten.",
    ),
    Position(
        "marks: an equal double was first",
        after(auctioned(MARKS, """
            6-5 6-4 6-3 5-3 5-2 4-3 3-2 3-0 2-0
            6-1 5-2 5-1 5-0 3-2 3-1 2-2 2-1 2-0
            6-5 6-1 6-0 5-5 5-4 4-4 4-3 3-3 0-0
            6-6 6-2 5-3 4-2 3-3 3-1 2-2 1-0 0-0
            6-6 6-2 5-0 4-2 4-1 4-0 3-0 2-1 1-1
            6-4 6-3 6-0 5-5 5-4 5-1 4-4 4-1 4-0
            """, "52, pass, pass, pass, pass, pass", "trump 4", first=4, unused="1-0 1-1"),
            "4-4, 6-4, 5-0, 4-3, 4-2, 4-0 / 4-0, 4-3, 6-1, 4-4, 5-3, 4-2 / 5-5, 1-0, 5-0"),
        "6-4 5-4 4-1 6-3 6-0 5-5 5-1", ("play 5-1",),
        "The opponents' 5-5 was played first and wins: 5-1 follows, and the ten stays at home.",
    ),
    Position(
        "marks: only the double takes it",
        after(auctioned(MARKS, """
            5-4 5-1 4-1 4-0 3-2 2-1 2-0 1-1 1-0
            6-6 6-1 5-4 4-2 4-1 3-1 2-2 2-1 1-0
            6-3 5-3 5-2 5-1 3-3 3-2 3-0 0-0 0-0
            6-0 5-5 5-2 5-0 5-0 4-3 3-0 2-0 1-1
            6-5 6-4 6-2 6-0 5-5 4-4 4-4 4-3 2-2
            6-6 6-5 6-4 6-3 6-2 6-1 4-2 4-0 3-1
            """, "50, 51, 52, 53, 54, pass", "trump 6", first=0, unused="5-3 3-3"),
            "6-5, 4-0, 6-6, 6-3, 6-0, 6-0 / 2-2, 3-2, 5-2, 2-2, 4-2, 2-0 / 6-1, 5-1, 5-0, 6-4"),
        "6-6 6-4 6-3 6-2 6-1 4-0 3-1", ("play 6-6",),
        "Of these only 6-6 beats the opponents' 6-4, and sixteen points lie there; the other 6-6 has gone.",
    ),
    Position(
        "marks: the overruff that makes the bid",
        after(auctioned(MARKS, """
            6-3 6-1 6-1 5-5 5-0 4-4 3-0 2-1 1-1
            6-5 6-3 6-0 5-5 5-3 5-2 4-1 1-1 0-0
            6-6 6-4 6-2 5-3 5-1 4-1 3-3 3-1 2-1
            6-5 6-0 5-1 4-3 4-0 4-0 3-2 2-0 2-0
            5-4 5-2 5-0 4-4 3-2 3-0 2-2 2-2 1-0
            6-6 6-4 6-2 4-3 4-2 3-3 3-1 1-0 0-0
            """, "pass, 50, pass, pass, pass, pass", "trump 2", first=2, unused="5-4 4-2"),
            "2-2, 4-2, 2-1, 5-2, 6-2, 2-0 / 2-2, 6-2, 6-1, 6-5, 2-1, 2-0 / 5-0, 6-6, 5-5, 5-3, 5-3, 6-5",
            "1-1, 4-1, 3-1, 5-1, 1-0, 3-1 / 4-4, 0-0, 4-1, 4-3, 5-4, 6-4 / 5-0, 5-5, 5-1, 3-2"),
        "5-2 3-2 4-4 3-0", ("play 5-2",),
        "3-2 has ruffed, and an equal one would lose to it: 5-2 takes the trick, and its twenty-one make the bid.",
    ),
    Position(
        "marks: the ten that sets the bid",
        after(auctioned(MARKS, """
            6-4 6-3 6-1 5-5 5-4 5-1 4-4 4-3 0-0
            6-6 6-6 6-2 5-3 5-2 2-2 2-1 2-0 0-0
            6-5 6-1 6-0 5-4 5-0 4-2 3-1 1-1 1-0
            6-0 4-3 4-1 3-0 2-2 2-1 2-0 1-1 1-0
            6-5 6-4 5-3 5-0 4-4 4-2 4-1 4-0 3-1
            6-3 5-5 5-2 5-1 4-0 3-3 3-3 3-2 3-2
            """, "pass, pass, 50, 54, pass, pass", "trump 3", first=1, unused="6-2 3-0"),
            "6-3, 4-3, 5-3, 3-1, 4-3, 5-3 / 3-3, 6-3, 6-2, 6-1, 3-0, 3-1 / 5-5, 5-1, 5-2, 6-5, 4-1, 5-0",
            "3-3, 6-4, 2-2, 6-0, 6-0, 6-5 / 3-2, 4-4, 2-1, 5-4, 1-1, 4-4 / 5-2, 5-5, 2-0, 5-0, 2-1"),
        "6-4 4-2 4-1 4-0", ("play 6-4",),
        "Nobody plays after this, and the trick is the partner's: with 6-4 it is worth twenty-six, which sets "
        "the bid.",
    ),
    Position(
        "marks: the last trump is drawn",
        after(auctioned(MARKS, """
            6-3 6-2 5-5 5-0 4-3 4-1 2-1 1-0 0-0
            6-6 5-5 5-4 5-4 4-4 4-2 4-2 3-0 1-0
            6-6 6-4 6-1 5-2 5-1 3-3 3-0 2-1 0-0
            6-5 6-5 6-4 5-3 5-1 5-0 4-3 4-1 1-1
            6-1 6-0 5-2 4-0 3-3 3-1 3-1 2-0 1-1
            6-3 6-2 5-3 4-4 4-0 3-2 2-2 2-2 2-0
            """, "pass, pass, pass, 50, pass, pass", "trump 2", first=1, unused="6-0 3-2"),
            "6-3, 6-3, 6-6, 6-4, 6-5, 6-1 / 4-4, 5-2, 4-3, 4-0, 4-0, 4-1 / 6-6, 6-4, 6-0, 6-2, 6-2, 3-0",
            "2-2, 2-1, 4-2, 2-1, 5-0, 2-0 / 3-2, 0-0, 4-2, 6-1, 4-1, 5-2 / 3-3, 5-3, 4-3, 1-0, 3-0, 5-3",
            "1-1, 2-0, 1-0, 5-4, 5-1, 5-1"),
        "2-2 4-4", ("lead 2-2 as 2",),
        "2-2 draws the last trump, and then nobody can ruff 4-4.",
    ),
    Position(
        "marks: the higher trump first",
        after(auctioned(MARKS, """
            6-6 6-2 6-2 5-4 4-4 4-2 4-1 3-3 0-0
            6-6 5-1 4-3 4-0 3-2 2-2 2-2 2-0 1-1
            6-4 6-1 5-4 4-1 4-0 3-3 3-2 2-0 0-0
            6-5 6-1 5-3 5-0 4-3 4-2 3-0 2-1 1-0
            6-0 5-5 5-3 5-2 5-2 5-1 4-4 3-1 2-1
            6-5 6-3 6-3 6-0 5-5 5-0 3-1 1-1 1-0
            """, "pass, 50, pass, pass, pass, pass", "trump 5", first=2, unused="6-4 3-0"),
            "5-5, 6-5, 5-4, 5-1, 5-4, 6-5 / 6-0, 6-3, 6-6, 6-6, 6-4, 6-1 / 4-2, 4-3, 4-0, 4-3, 4-4, 5-0",
            "1-1, 4-1, 1-1, 6-1, 2-1, 3-1 / 5-5, 6-2, 4-0, 3-3, 5-0, 5-2 / 1-0, 6-2, 3-2, 4-1, 1-0, 2-1",
            "0-0, 3-0, 5-2, 6-0, 0-0, 2-0"),
        "5-3 5-1", ("lead 5-3 as 5",),
        "5-3 is the highest trump left, and draws the one that could beat 5-1.",
    ),
    Position(
        "marks: the double sets the bid",
        after(auctioned(MARKS, """
            6-6 6-3 5-4 5-3 5-2 3-1 2-1 1-0 1-0
            6-6 6-5 6-2 6-1 5-1 4-1 3-3 3-2 0-0
            6-4 6-0 5-0 4-4 4-3 4-3 3-1 2-1 1-1
            6-3 6-1 6-0 5-5 5-4 5-3 4-1 3-2 2-0
            6-5 6-4 5-5 5-0 4-4 2-2 2-2 2-0 1-1
            6-2 5-2 5-1 4-2 4-0 3-3 3-0 3-0 0-0
            """, "pass, pass, pass, pass, pass, 50", "trump 5", first=4, unused="4-0 4-2"),
            "5-5, 5-2, 5-4, 6-5, 5-0, 5-4 / 6-5, 5-1, 5-2, 5-1, 1-1, 5-5 / 5-3, 5-0, 3-3, 5-3, 4-1, 4-4",
            "3-2, 6-4, 3-0, 6-3"),
        "6-6 6-2 6-1 3-3 3-2 0-0", ("play 3-3",),
        "3-3 is the best 3 left: with the sixteen points in this trick the bid is set.",
    ),
    Position(
        "Nel-O: the highest that stays under",
        after(auctioned(NEL_O, """
            6-4 5-4 5-3 4-3 4-3 4-1 3-0 2-1 1-0
            6-3 6-0 6-0 5-2 4-1 3-2 3-1 0-0 0-0
            6-6 6-5 6-1 5-5 4-2 3-3 2-2 2-2 1-1
            6-6 6-4 6-1 5-4 5-1 4-0 4-0 3-1 2-0
            6-3 6-2 5-3 5-2 5-0 5-0 4-4 4-2 1-0
            6-2 5-5 5-1 4-4 3-3 3-2 3-0 2-1 1-1
            """, "pass, nel-o", first=5, unused="6-5 2-0"),
            "4-1, 4-2, 4-4, 5-4 / 4-2, 4-1, 0-0, 6-5 / 1-0, 1-0, 3-1, 1-1 / 5-5, 5-3, 5-3, 5-2 / 6-1, 6-3, 6-4"),
        "6-3 6-0 6-0 3-2 0-0", ("play 6-3",),
        "6-4 has the trick: 6-3 goes under it, and the 6-0s stay for later sixes.",
    ),
    Position(
        "Nel-O: the danger is thrown away",
        after(auctioned(NEL_O, """
            6-6 6-5 6-4 6-1 5-3 5-0 4-0 1-1 0-0
            6-2 6-1 5-1 5-0 4-1 3-0 3-0 2-1 2-0
            6-3 5-4 5-2 4-4 4-3 4-2 4-1 3-1 2-0
            6-4 5-5 5-4 5-3 5-2 4-3 4-0 3-2 2-2
            6-5 6-3 6-2 6-0 5-5 3-3 3-1 1-0 0-0
            6-6 6-0 5-1 4-2 3-3 3-2 2-2 2-1 1-1
            """, "pass, pass, pass, pass, pass, nel-o", first=1, unused="1-0 4-4"),
            "2-1, 2-0, 6-2, 0-0 / 6-3, 6-5, 6-2, 6-3 / 6-1, 6-1, 4-4, 6-5 / 6-0, 6-6, 5-1, 5-4 / 6-4"),
        "5-0 4-1 3-0 3-0 2-0", ("play 4-1",),
        "What is left after 4-1 is the lowest of every number and goes under any lead.",
    ),
    Position(
        "Nel-O: under the bidder",
        after(auctioned(NEL_O, """
            6-6 6-4 6-3 6-1 4-4 4-3 4-0 2-0 1-1
            6-3 5-5 5-4 5-3 5-2 5-0 3-3 2-2 2-0
            6-6 6-5 6-2 6-2 5-0 4-2 4-2 3-1 2-1
            5-4 5-1 4-4 4-3 4-1 3-3 2-2 1-0 0-0
            6-1 5-3 5-1 4-1 4-0 3-2 3-1 2-1 0-0
            6-5 6-4 6-0 6-0 5-5 5-2 3-2 3-0 1-0
            """, "nel-o", first=3, unused="3-0 1-1"),
            "3-2, 3-2, 3-3, 3-3 / 6-3, 2-2, 6-1, 6-0 / 5-4, 5-4, 5-1, 6-5 / 3-0, 5-3, 4-3, 3-1 / 5-2, 5-1, 5-3"),
        "6-4 6-0 5-5 5-2 1-0", ("play 5-2",),
        "The bidder's 5-3 has the trick: 5-2 leaves it there, and the bid is set.",
    ),
)
# fmt: on
