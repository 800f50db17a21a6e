"""Domino Whist: drawing trumps and keeping them, ruffing and overruffing, ducking, a double as its number."""

from tests.players.positions.position import Position, after, auctioned
from tests.rules.domino_whist.scenarios import ALONE, PARTNERS

# fmt: off
POSITIONS = (
    Position(
        "partners: a double as its number",
        after(auctioned(PARTNERS, """
            8-3 8-1 6-6 6-5 6-1 5-3 4-1 4-0 3-2 3-1 2-1
            8-7 8-0 7-7 7-6 7-5 6-3 5-5 5-4 4-4 4-3 3-0
            8-8 8-2 7-3 7-2 7-1 6-2 5-0 3-3 2-0 1-1 1-0
            8-6 8-5 7-4 7-0 6-4 6-0 5-2 5-1 4-2 2-2 0-0
            """, "5, 6, 7, pass, pass, pass", "kitty 5-0, trump 2", first=3, unused="8-4"),
            "8-2 as 2, 2-2, 2-1, 5-5 / 8-5 as 5, 6-5, 5-4, 2-0 / 7-2 as 2, 4-2, 3-2, 7-5",
            "6-2 as 2, 5-2, 8-3, 6-3 / 8-8 as doubles, 0-0, 6-6, 7-7 / 7-3 as 3, 6-4, 3-1, 4-3",
            "1-1 as 1, 5-1, 6-1, 3-0"),
        "8-4 7-1 3-3 1-0", ("lead 3-3 as 3",),
        "No trump is left and 3-3 is the highest 3: the seventh trick. Led as a double it could lose to 4-4.",
    ),
    Position(
        "partners: the lowest trump is enough",
        after(auctioned(PARTNERS, """
            8-3 8-1 6-6 6-5 6-1 5-3 4-1 4-0 3-2 3-1 2-1
            8-7 8-0 7-7 7-6 7-5 6-3 5-5 5-4 4-4 4-3 3-0
            8-8 8-2 7-3 7-2 7-1 6-2 5-0 3-3 2-0 1-1 1-0
            8-6 8-5 7-4 7-0 6-4 6-0 5-2 5-1 4-2 2-2 0-0
            """, "5, 6, 7, pass, pass, pass", "kitty 5-0, trump 2", first=3, unused="8-4"),
            "8-2 as 2, 2-2, 2-1, 5-5 / 8-5 as 5, 6-5, 5-4"),
        "7-2 6-2 2-0 8-8 8-4 7-3 7-1 3-3 1-1 1-0", ("play 2-0",),
        "Nobody plays after this: 2-0 takes the trick as well as the higher trumps do.",
    ),
    Position(
        "partners: the overruff",
        after(auctioned(PARTNERS, """
            8-8 8-5 8-3 7-6 7-1 5-1 4-2 4-1 2-2 1-1 0-0
            8-6 7-7 7-5 7-2 6-6 6-0 4-4 4-0 3-3 3-1 2-0
            8-4 8-1 7-4 6-5 6-4 6-2 6-1 5-5 5-4 3-0 2-1
            8-7 8-2 8-0 7-3 7-0 6-3 5-3 5-2 4-3 3-2 1-0
            """, "5, 6, 7, pass, pass, pass", "kitty 3-1, trump 0", first=2, unused="5-0"),
            "4-4 as 4, 8-4, 4-3, 4-2 / 3-3 as 3, 3-0, 7-3, 8-3 / 5-5 as 5, 5-3, 8-5, 7-5",
            "6-5 as 5, 5-2, 5-1, 6-0 / 8-6 as 6, 6-2, 6-3, 7-6 / 7-7 as 7, 7-4, 8-7, 7-1",
            "7-2 as 7, 2-1, 1-0, 1-1 / 3-2 as 3, 4-1, 5-0, 6-1 / 6-6 as 6, 6-4, 8-0"),
        "0-0 8-8 2-2", ("play 0-0",),
        "Only 0-0 beats the 8-0 that has ruffed.",
    ),
    Position(
        "partners: trumps are drawn",
        after(auctioned(PARTNERS, """
            7-5 7-1 7-0 6-1 5-3 5-2 5-1 3-2 2-1 1-0 0-0
            8-8 8-7 8-6 8-1 7-7 7-3 6-0 5-4 4-0 3-1 1-1
            7-6 7-4 6-6 6-5 5-5 5-0 4-4 4-2 4-1 3-0 2-2
            8-5 8-4 8-3 8-2 8-0 7-2 6-4 6-3 4-3 3-3 2-0
            """, "6, 7, pass, pass, pass", "kitty 5-0, trump 4", first=0, unused="6-2"),
            "6-6 as 6, 6-3, 6-1, 6-0 / 7-4 as 4, 4-3, 7-0, 4-0 / 5-5 as 5, 8-5, 5-3, 5-4",
            "8-7 as 7, 7-6, 7-2, 7-1 / 8-8 as 8, 4-2, 8-2, 3-2"),
        "4-4 4-1 6-5 6-2 3-0 2-2", ("lead 4-4 as 4",),
        "8-4 and 6-4 are the trumps out, and 4-4 beats both: what it draws ruffs nothing.",
    ),
    Position(
        "partners: the partner is not ruffed",
        after(auctioned(PARTNERS, """
            8-7 8-3 7-4 6-2 6-0 5-5 5-2 4-2 3-2 2-2 1-0
            8-4 8-2 8-0 7-2 6-6 6-4 5-3 4-4 3-1 3-0 2-1
            8-6 8-5 8-1 7-7 7-3 7-1 6-3 5-4 5-0 2-0 1-1
            8-8 7-6 7-0 6-5 6-1 5-1 4-3 4-1 4-0 3-3 0-0
            """, "5, pass, 6, pass, pass", "kitty 6-0, trump 2", first=1, unused="7-5"),
            "5-5 as 5, 5-3, 5-0, 6-5 / 7-4 as 4, 8-4, 5-4, 4-3 / 6-6 as 6, 8-6, 7-6, 6-2",
            "2-2 as 2, 2-1, 2-0, 6-1 / 5-2 as 2, 8-2, 6-3, 5-1 / 6-4 as 4, 8-5, 4-1, 4-2",
            "7-5 as 5, 3-1, 1-1, 4-0 / 8-7 as 8, 8-0, 8-1, 8-8 / 7-0 as 0, 1-0, 3-0, 7-7 / 3-3 as 3, 8-3"),
        "7-2 4-4", ("play 4-4",),
        "The partner's 3-3 has the trick, and 7-2 takes the last one: both set the bid.",
    ),
    Position(
        "partners: third hand high",
        after(auctioned(PARTNERS, """
            7-4 7-2 7-1 7-0 6-6 6-5 6-4 6-0 4-3 3-3 2-1
            8-8 8-6 8-5 8-4 8-1 7-7 7-5 5-4 5-2 5-0 3-1
            8-7 8-3 6-3 6-2 6-1 5-5 5-1 4-2 3-0 2-0 1-0
            8-2 8-0 7-3 5-3 4-4 4-1 4-0 3-2 2-2 1-1 0-0
            """, "4, 6, pass, 7, pass, pass", "kitty 5-2, trump 8", first=1, unused="7-6"),
            "8-6 as 8, 8-3, 8-2, 2-1 / 8-8 as 8, 8-7, 8-0, 6-5 / 7-7 as 7, 6-3, 7-3, 7-4",
            "7-6 as 7, 5-1, 5-3, 7-2 / 5-0 as 0, 1-0"),
        "4-4 4-1 4-0 3-2 2-2 1-1 0-0", ("play 0-0",),
        "The bidder has led 5-0, which many a 0 beats, and an opponent is still to play: 0-0 takes it for sure.",
    ),
    Position(
        "partners: the best trump is not thrown on the partner's",
        after(auctioned(PARTNERS, """
            8-7 8-6 7-2 7-0 6-6 6-5 5-2 5-1 2-2 2-0 1-1
            8-5 8-2 8-1 8-0 7-1 6-1 4-3 4-1 4-0 3-3 0-0
            7-6 7-5 7-4 6-4 6-2 5-5 5-4 5-0 3-1 3-0 1-0
            8-4 8-3 7-7 7-3 6-3 6-0 5-3 4-4 4-2 3-2 2-1
            """, "4, 7, pass, pass, pass", "kitty 6-0, trump 3", first=1, unused="8-8"),
            "8-3 as 3, 7-0"),
        "4-3 3-3 8-5 8-2 8-1 8-0 7-1 6-1 4-1 4-0 0-0", ("play 4-3",),
        "The partner's 8-3 cannot be beaten but by 3-3: that takes a trick of its own.",
    ),
    Position(
        "a double as its number",
        after(auctioned(ALONE, """
            8-3 8-1 6-6 6-3 6-2 6-0 5-5 5-2 4-4 4-1 2-2
            8-7 8-2 7-6 7-5 7-4 7-3 6-1 5-3 4-3 4-0 2-0
            8-6 8-4 7-2 7-0 6-5 6-4 5-1 4-2 3-1 1-0 0-0
            8-8 8-5 8-0 7-7 7-1 5-4 5-0 3-2 3-0 2-1 1-1
            """, "3, 5, pass, pass, pass", "kitty 4-1, trump 6", first=2, unused="3-3"),
            "6-6 as 6, 7-6, 8-6, 8-0 / 6-3 as 6, 6-1, 6-5, 7-1 / 7-0 as 0, 5-0, 8-1, 2-0",
            "6-4 as 6, 8-8, 6-2, 8-7"),
        "8-4 7-2 5-1 4-2 3-1 1-0 0-0", ("lead 0-0 as 0",),
        "As a 0 nothing can beat 0-0; as a double anything can.",
    ),
    Position(
        "the second best trump is kept",
        after(auctioned(ALONE, """
            8-8 8-4 8-3 8-0 6-4 6-2 6-1 4-3 3-3 3-2 1-1
            7-7 7-6 7-5 7-4 7-0 5-5 5-4 5-1 3-1 2-2 0-0
            8-7 7-3 6-6 6-5 6-0 5-2 5-0 4-1 4-0 3-0 1-0
            8-5 8-2 8-1 7-2 7-1 6-3 5-3 4-4 4-2 2-1 2-0
            """, "5, 6, pass, pass, pass", "kitty 5-1, trump 7", first=3, unused="8-6"),
            "2-2 as 2, 5-2, 2-1, 3-2 / 0-0 as 0, 1-0, 2-0, 8-0 / 7-7 as 7"),
        "8-7 7-3 6-6 6-5 6-0 5-0 4-1 4-0 3-0", ("play 7-3",),
        "7-7 has the trick: 7-3 is all it gets, and 8-7 is the highest trump after it.",
    ),
    Position(
        "the lower trump is enough",
        after(auctioned(ALONE, """
            8-8 8-0 7-2 6-3 5-5 5-3 4-1 3-2 3-0 2-0 1-0
            8-5 7-5 7-4 7-1 7-0 6-5 5-1 4-4 4-3 4-0 2-2
            8-7 8-6 8-4 8-1 7-7 7-6 6-1 5-4 5-0 3-1 2-1
            8-3 8-2 7-3 6-6 6-4 6-2 5-2 4-2 3-3 1-1 0-0
            """, "4, 5, pass, pass, pass", "kitty 4-2, trump 6", first=1, unused="6-0"),
            "6-6 as 6, 6-3, 6-5, 8-6 / 1-1 as doubles, 8-8, 4-4, 7-7 / 5-5 as 5, 8-5, 5-4, 5-2",
            "3-2 as 2, 2-2, 2-1, 8-2 / 7-5 as 5, 5-0, 6-0, 5-3 / 8-3 as 3, 3-0, 4-3, 3-1 / 7-3 as 3, 4-1, 7-0"),
        "7-6 6-1 8-7 8-4 8-1", ("play 6-1",),
        "Nobody plays after this: 6-1 takes the trick as well as 7-6, which is kept for another.",
    ),
    Position(
        "a ruff at once",
        after(auctioned(ALONE, """
            8-2 7-7 7-6 7-0 6-1 6-0 5-4 4-4 4-2 2-1 1-0
            8-7 8-6 8-5 8-4 8-1 7-5 5-5 5-2 4-0 3-3 2-2
            7-4 7-1 6-5 6-3 6-2 5-0 3-2 3-1 3-0 1-1 0-0
            8-8 8-0 7-3 7-2 6-6 6-4 5-3 5-1 4-3 4-1 2-0
            """, "3, pass, pass, 6, pass", "kitty 4-0, trump 8", first=1, unused="8-3"),
            "3-3 as 3, 3-2, 5-3"),
        "8-2 7-7 7-6 7-0 6-1 6-0 5-4 4-4 4-2 2-1 1-0", ("play 8-2",),
        "Void and last to play: the only trump takes the bidder's 3-3.",
    ),
    Position(
        "the highest five left",
        after(auctioned(ALONE, """
            8-3 8-1 6-2 6-0 5-5 5-2 5-0 4-4 4-1 2-1 1-0
            8-6 8-4 7-6 7-3 6-6 6-1 5-4 5-1 3-0 1-1 0-0
            8-5 8-2 7-7 7-4 7-0 6-5 6-4 6-3 4-0 3-3 2-0
            8-8 8-7 8-0 7-5 7-2 5-3 4-3 4-2 3-2 3-1 2-2
            """, "3, 4, pass, 5, pass, pass", "kitty 3-0, trump 6", first=1, unused="7-1"),
            "8-6 as 6, 6-3, 8-0, 6-0 / 0-0 as 0, 2-0, 7-2, 1-0 / 7-1 as 1, 6-5, 3-1, 2-1",
            "3-3 as 3, 5-3, 8-3, 7-3 / 7-7 as 7, 7-5, 6-2, 7-6 / 6-6 as 6, 6-4, 4-2, 4-4",
            "5-4 as 5, 8-5, 4-3, 5-5"),
        "8-1 5-2 5-0 4-1", ("lead 5-2 as 5",),
        "5-1 is the only 5 out, and 5-2 beats it where 5-0 does not.",
    ),
    Position(
        "three players: the lower trump is enough",
        after(auctioned(ALONE, """
            7-7 7-3 7-1 6-4 6-0 4-2 4-0 3-1 2-2 1-1 1-0 0-0
            7-6 7-2 6-5 6-2 6-1 5-5 5-3 4-3 4-1 3-2 3-0 2-1
            7-5 7-4 7-0 6-6 6-3 5-4 5-2 5-1 5-0 4-4 3-3 2-0
            """, "4, 7, pass, pass", "trump 5", first=0),
            "7-4 as 4, 4-0, 4-3 / 6-6 as 6, 6-4, 6-2 / 3-3 as 3, 3-1, 3-2 / 7-5 as 5, 6-0, 5-5",
            "7-6 as 6, 6-3, 2-2 / 7-2 as 2, 2-0, 4-2 / 3-0 as 0, 7-0, 0-0 / 7-1 as 1, 6-1, 5-2",
            "4-4 as 4, 1-0, 4-1 / 5-1 as 5, 7-3"),
        "6-5 5-3 2-1", ("play 5-3",),
        "Nobody plays after this: 5-3 takes the trick as well as 6-5, which beats 5-4 later and sets the bid.",
    ),
    Position(
        "three players: trumps are drawn",
        after(auctioned(ALONE, """
            7-7 7-5 7-3 7-2 7-1 6-5 6-4 5-3 4-4 4-2 2-1 2-0
            7-6 7-0 6-6 5-5 5-4 5-2 5-0 4-1 4-0 3-2 3-1 2-2
            7-4 6-3 6-2 6-1 6-0 5-1 4-3 3-3 3-0 1-1 1-0 0-0
            """, "5, 6, pass, 7, pass", "trump 7", first=2),
            "6-4 as 4, 5-4, 4-3"),
        "7-7 7-5 7-3 7-2 7-1 6-5 5-3 4-4 4-2 2-1 2-0", ("lead 7-7 as 7",),
        "Five trumps against three: 7-7 draws the first of them, before they ruff the long suits.",
    ),
    Position(
        "three players: the last 4",
        after(auctioned(ALONE, """
            7-6 7-0 6-4 6-3 5-2 5-1 4-2 4-1 3-2 3-0 2-1 2-0
            7-7 7-4 7-1 6-6 5-5 5-4 5-3 5-0 4-4 4-3 3-3 1-0
            7-5 7-3 7-2 6-5 6-2 6-1 6-0 4-0 3-1 2-2 1-1 0-0
            """, "4, 6, pass, pass", "trump doubles", first=2),
            "7-4 as 4, 4-0, 4-2 / 7-7 as doubles, 2-2, 5-2 / 6-6 as doubles, 1-1, 5-1 / 7-1 as 1, 3-1, 4-1",
            "5-5 as doubles, 0-0, 3-2 / 4-4 as doubles, 6-0, 2-1 / 5-4 as 4, 7-5, 6-4 / 7-6 as 6, 3-3, 6-2"),
        "5-3 5-0 4-3 1-0", ("lead 4-3 as 4",),
        "Nobody has another 4, and no trump is left: led as a 4 it takes the trick, led as a 3 it could lose.",
    ),
    Position(
        "three players: the 0 that the bidder waits for",
        after(auctioned(ALONE, """
            7-7 7-4 7-2 7-1 7-0 6-6 5-5 5-4 5-3 5-2 4-4 2-0
            7-6 7-5 6-1 6-0 5-1 4-2 3-2 3-1 2-2 2-1 1-1 1-0
            7-3 6-5 6-4 6-3 6-2 5-0 4-3 4-1 4-0 3-3 3-0 0-0
            """, "7, pass, 8, 9, pass", "trump 1", first=0),
            "2-2 as 2, 6-2, 2-0 / 1-1 as 1, 4-1, 7-1 / 6-1 as 1, 6-5, 7-2 / 5-1 as 1, 6-4, 5-3",
            "7-6 as 6, 6-3, 6-6 / 7-4 as 4, 4-2, 4-3 / 7-7 as doubles, 3-1, 3-3 / 7-5 as 7, 7-3, 7-0 / 6-0 as 0"),
        "5-0 4-0 3-0 0-0", ("play 0-0",),
        "0-0 alone beats the bidder's 6-0, and the bidder can lose one trick at most.",
    ),
    Position(
        "five players: no trump under a higher one",
        after(auctioned(ALONE, """
            9-7 8-4 8-0 7-4 6-6 6-3 5-2 5-0 4-4 3-0 2-0
            9-6 9-3 9-1 8-7 8-3 7-7 5-1 4-2 4-1 1-1 1-0
            9-9 9-2 9-0 8-6 8-5 7-6 7-5 5-3 4-3 3-1 2-2
            9-4 8-8 8-1 7-3 7-2 6-5 6-4 5-5 4-0 3-3 0-0
            9-8 9-5 8-2 7-1 7-0 6-2 6-1 6-0 5-4 3-2 2-1
            """, "2, 3, 6, pass, pass, pass, pass", "trump 1", first=3),
            "9-1 as 1, 3-1, 8-1, 2-1, 8-0 / 1-1 as 1, 8-6, 7-3, 7-1, 6-3 / 7-7 as 7, 7-6, 7-2, 7-0, 7-4",
            "9-6 as 6, 8-5, 6-5, 6-2, 6-6 / 5-2 as 5, 5-1, 7-5, 5-5, 9-5 / 9-3 as 3, 5-3, 3-3, 3-2, 3-0",
            "8-8 as 8, 8-2, 8-4, 8-3, 4-3 / 0-0 as 0, 6-0, 5-0, 4-2, 9-0 / 4-0 as 0, 6-1, 2-0"),
        "4-1 1-0 8-7", ("play 8-7",),
        "6-1 has ruffed and beats both trumps here: after it they are the highest and take the two tricks left.",
    ),
    Position(
        "five players: the second best trump is kept",
        after(auctioned(ALONE, """
            8-5 7-7 7-5 7-3 6-5 6-2 5-4 4-4 4-2 3-3 3-0
            9-8 9-2 9-1 8-2 8-1 5-2 5-1 4-3 3-2 2-0 0-0
            9-5 8-8 8-7 8-6 7-2 7-0 6-6 5-0 2-2 2-1 1-1
            9-9 9-7 9-4 9-0 8-3 7-4 7-1 6-4 6-3 5-5 4-0
            9-6 9-3 8-4 8-0 7-6 6-1 6-0 5-3 4-1 3-1 1-0
            """, "5, pass, pass, pass, pass", "trump 2", first=0),
            "0-0 as 0, 7-0, 4-0, 1-0, 3-0 / 9-2 as 2, 2-2, 9-9, 8-4, 4-2 / 8-6 as 8, 8-3, 8-0, 8-5, 8-1",
            "6-6 as 6, 6-3, 9-6, 6-5, 2-0 / 8-2 as 2"),
        "7-2 2-1 9-5 8-8 8-7 5-0 1-1", ("play 2-1",),
        "8-2 has the trick: 2-1 is all it gets, and 7-2 is the highest trump after it.",
    ),
    Position(
        "five players: the overruff",
        after(auctioned(ALONE, """
            9-6 9-4 9-3 9-0 8-2 7-1 6-4 4-4 2-2 2-1 0-0
            9-8 8-8 8-3 8-0 7-4 5-4 5-0 3-2 3-1 3-0 2-0
            9-9 9-5 9-2 7-7 7-3 6-5 6-1 5-2 5-1 4-1 4-0
            8-5 7-6 7-5 7-0 6-6 6-3 6-2 5-3 4-2 3-3 1-0
            9-7 9-1 8-7 8-6 8-4 8-1 7-2 6-0 5-5 4-3 1-1
            """, "3, 4, pass, 5, pass, pass, pass", "trump 8", first=0),
            "5-5 as 5, 0-0, 5-4, 5-2, 5-3 / 9-1 as 1, 2-1, 3-1, 6-1, 1-0 / 8-7 as 8, 8-2, 9-8, 7-3, 8-5",
            "8-8 as 8, 9-9, 7-5, 8-6, 9-3 / 5-0 as 0, 4-0, 7-0, 6-0, 9-0 / 2-2 as 2, 3-2, 9-2, 6-2, 7-2",
            "9-4 as 4, 7-4, 4-1, 4-2, 4-3 / 7-1 as 7, 2-0, 7-7, 7-6, 9-7 / 9-5 as 5, 6-6, 8-1, 6-4"),
        "8-3 8-0 3-0", ("play 8-3",),
        "8-3 beats the bidder's 8-1 and sets the bid; 8-0 would not.",
    ),
    Position(
        "five players: the highest trump takes its trick",
        after(auctioned(ALONE, """
            9-8 8-6 7-0 6-6 6-3 5-0 3-2 3-1 3-0 1-0 0-0
            8-4 8-1 7-5 7-4 7-3 7-2 6-2 6-1 6-0 5-4 5-3
            9-4 9-2 9-0 8-8 8-7 8-5 8-0 6-4 5-2 4-0 1-1
            9-9 9-7 9-5 9-3 8-3 7-7 7-6 7-1 4-2 3-3 2-1
            9-6 9-1 8-2 6-5 5-5 5-1 4-4 4-3 4-1 2-2 2-0
            """, "5, pass, 6, pass, pass, pass", "trump 0", first=2),
            "0-0 as 0, 6-0, 4-0, 9-7, 2-0 / 6-6 as 6, 6-1, 6-4, 7-6, 6-5 / 6-3 as 3, 7-3, 8-5, 9-3, 4-3",
            "9-9 as doubles, 5-5, 7-0, 7-4, 1-1 / 9-8 as 9, 8-4, 9-4, 9-5, 9-6 / 8-6 as 6, 6-2, 9-0, 7-1, 4-1"),
        "8-0 9-2 8-8 8-7 5-2", ("lead 8-0 as 0",),
        "8-0 is the highest trump left: it takes its trick, and draws what could ruff 8-8.",
    ),
)
# fmt: on
