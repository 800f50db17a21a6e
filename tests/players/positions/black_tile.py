"""Black Tile: when to shoot the moon and when to stop one, when to duck and when to take, what to lead."""

from bot.rules.view import Phase
from tests.players.positions.position import Position, after, dealt
from tests.rules.black_tile.scenarios import ELEVEN, PARTNERS, THIRTY, TWENTY_ONE

# fmt: off
POSITIONS = (
    Position(
        "a hand made for the moon takes an empty trick",
        after(dealt(ELEVEN, """
            6-3 5-5 4-0 3-3 3-0 2-2 2-0 : 4-0 3-0 2-0
            6-1 5-1 5-0 4-4 4-2 4-1 1-0 : 4-4 4-2 4-1
            6-5 6-2 6-0 5-4 4-3 2-1 1-1 : 5-4 4-3 2-1
            6-6 6-4 5-3 5-2 3-2 3-1 0-0 : 5-3 3-2 3-1
            """, first=1).play("1 yield"),
            "4-4 as 4, 5-4, 5-5, 4-0 / 4-2 as 2, 5-2"),
        "6-3 5-3 3-3 3-2 3-1 2-2", ("play 2-2",),
        "2-2 takes the lead for nothing: five of the seven 3s are in this hand, 3-3 at their head, and take every "
        "point.",
    ),
    Position(
        "the highest double takes the lead for the moon",
        after(dealt(ELEVEN, """
            6-1 5-5 5-2 4-4 4-2 3-0 2-0 : 6-1 5-5 4-4
            6-6 5-1 4-1 4-0 3-1 2-2 1-0 : 6-6 3-1 2-2
            6-4 6-3 5-4 3-3 3-2 1-1 0-0 : 6-4 5-4 3-2
            6-5 6-2 6-0 5-3 5-0 4-3 2-1 : 5-3 4-3 2-1
            """, first=1),
            "5-5 as doubles"),
        "6-6 6-3 3-3 3-1 2-2 1-1 0-0", ("play 6-6",),
        "6-6 wins here, and each other double then wins as the highest of its number: every trick can be had.",
    ),
    Position(
        "the moon is shot with 0-0 as a blank",
        after(dealt(ELEVEN, """
            6-4 6-3 6-1 6-0 4-4 3-0 2-1 : 6-3 3-0 2-1
            5-0 4-2 3-3 3-2 2-0 1-1 0-0 : 4-2 3-2 2-0
            6-6 6-5 6-2 5-4 5-2 4-1 1-0 : 5-4 4-1 1-0
            5-5 5-3 5-1 4-3 4-0 3-1 2-2 : 5-5 5-3 2-2
            """, first=1),
            "6-3 as 3, 3-2, 4-3, 5-3 / 3-3 as 3, 6-6, 3-1, 6-1 / 3-0 as 3, 5-2, 5-1, 5-5",
            "1-1 as 1, 2-0, 1-0, 4-4"),
        "5-0 2-1 0-0", ("lead 0-0 as 0",),
        "As a blank 0-0 is the highest and takes what points are left; as a double it loses to any other.",
    ),
    Position(
        "a tile of the moon is led in the suit in which it is the highest",
        after(dealt(ELEVEN, """
            6-2 6-1 5-4 5-3 3-2 3-0 1-1 : 5-3 3-2 3-0
            6-5 6-0 4-3 4-0 2-2 2-1 0-0 : 4-3 4-0 2-1
            6-4 6-3 5-2 4-1 3-3 3-1 2-0 : 4-1 3-1 2-0
            6-6 5-5 5-1 5-0 4-4 4-2 1-0 : 5-1 4-2 1-0
            """, first=3),
            "6-6 as 6, 6-1, 6-0, 6-4 / 5-5 as 5, 5-1, 6-5, 5-2 / 4-4 as doubles, 1-1, 0-0, 3-3",
            "4-1 as 1, 1-0, 5-3, 2-1 / 3-1 as 1, 6-2, 3-2, 6-3"),
        "5-0 2-0", ("lead 5-0 as 0",),
        "Of the blanks only 4-0 and 3-0 are still out: as a blank 5-0 wins, as a 5 it loses to 5-4.",
    ),
    Position(
        "the last tile that could beat the hand is drawn",
        after(dealt(THIRTY, """
            5-5 5-0 4-4 4-3 4-0 2-1 1-1 : 5-0 4-3 2-1
            6-0 5-3 3-3 3-2 2-2 2-0 0-0 : 5-3 3-2 2-0
            6-5 6-2 5-4 5-2 5-1 4-1 1-0 : 6-5 6-2 5-2
            6-6 6-4 6-3 6-1 4-2 3-1 3-0 : 6-6 6-4 4-2
            """),
            "6-6 as 6, 6-0, 3-2, 6-5 / 5-5 as 5, 5-0, 5-1, 5-2 / 6-4 as 4, 4-3, 4-1, 6-3"),
        "4-4 4-2 4-0 1-1", ("lead 4-4 as 4", "lead 1-1 as 1"),
        "4-4 led as a 4 draws 5-4, the only 4 still out: then 4-2 and 4-0 win too; 1-1 wins as a 1 sooner or later.",
    ),
    Position(
        "the moon needs the first trick with its undealt tile",
        after(dealt(ELEVEN, """
            6-0 5-4 5-1 4-1 4-0 3-0 2-2 2-1 2-0 : 5-4 5-1 2-2
            6-6 6-4 6-1 5-5 5-3 3-3 3-1 1-1 0-0 : 6-4 5-3 3-1
            6-5 6-3 6-2 5-2 5-0 4-3 4-2 3-2 1-0 : 6-3 4-3 3-2
            """, first=2, unused="4-4"),
            "5-2 as 5, 4-0"),
        "6-6 6-1 5-5 5-4 5-1 3-3 2-2 1-1 0-0", ("play 5-5", "play 5-4"),
        "The undealt tile goes with the first trick: who is to have every point must win it, and this hand wins the "
        "rest.",
    ),
    Position(
        "a partner who shoots the moon is given the last point",
        after(dealt(PARTNERS, """
            6-4 5-5 5-0 4-2 4-0 3-2 3-0 : 6-4 5-5 3-2
            6-6 5-4 5-2 5-1 4-3 2-0 1-1 : 5-4 4-3 2-0
            6-5 6-1 6-0 4-4 3-3 3-1 1-0 : 6-1 3-1 1-0
            6-3 6-2 5-3 4-1 2-2 2-1 0-0 : 5-3 4-1 2-1
            """, first=2),
            "3-3 as 3, 3-1, 3-0, 3-2 / 4-4 as 4, 2-2, 4-0, 6-4 / 5-4 as 4, 6-2, 4-2, 5-1",
            "4-3 as 4, 0-0, 4-1, 5-5 / 6-5 as 5, 6-3"),
        "5-3 5-0 2-1", ("play 5-3",),
        "The partner's 6-5 wins the trick: 5-3 is the last point out, and with it the side has all eleven.",
    ),
    Position(
        "points are taken to stop a moon",
        after(dealt(ELEVEN, """
            6-4 6-1 6-0 5-2 4-2 2-0 1-0 : 6-4 5-2 4-2
            6-6 5-5 5-3 5-0 3-0 1-1 0-0 : 5-3 5-0 3-0
            6-3 4-3 4-1 4-0 3-2 3-1 2-1 : 6-3 4-3 4-0
            6-5 6-2 5-4 5-1 4-4 3-3 2-2 : 6-5 5-4 5-1
            """, first=3),
            "6-3 as 3, 2-0, 6-6, 3-0 / 3-3 as 3, 6-5, 0-0, 3-1 / 4-3 as 3, 6-1, 4-2"),
        "5-3 5-0 4-1 3-2 2-1", ("play 5-3",),
        "The leader has all eight points so far: two points taken with 5-3 end a moon that would cost 22.",
    ),
    Position(
        "a point is taken to stop a moon of sixty",
        after(dealt(THIRTY, """
            6-1 5-5 5-3 5-0 4-4 3-0 2-2 2-1 2-0 : 5-5 4-4 2-2
            6-6 6-5 5-2 4-2 3-3 3-2 3-1 1-1 1-0 : 6-6 3-3 1-1
            6-4 6-3 6-2 6-0 5-4 5-1 4-3 4-1 0-0 : 5-1 4-3 4-1
            """, first=1, unused="4-0"),
            "2-2 as 2, 6-2, 2-0 / 4-4 as 4, 6-4, 4-1 / 6-5 as 5, 5-4, 5-3 / 5-2 as 5, 1-1, 5-1 / 3-1 as 1, 6-6"),
        "6-1 5-0 4-3 3-0 2-1", ("play 6-1",),
        "The leader has every point so far: 6-1 takes the trick, and one point is enough to end the moon.",
    ),
    Position(
        "the shooter does not get the last point",
        after(dealt(ELEVEN, """
            6-6 6-5 5-0 4-3 4-2 3-3 2-0 : 4-3 4-2 2-0
            6-4 6-2 5-2 5-1 4-0 2-1 0-0 : 5-1 4-0 2-1
            6-3 5-5 5-4 4-4 3-2 3-1 1-1 : 6-3 3-2 3-1
            6-1 6-0 5-3 4-1 3-0 2-2 1-0 : 5-3 4-1 2-2
            """),
            "3-3 as 3, 4-3, 5-4, 3-0 / 2-2 as 2, 4-2, 2-1, 3-2 / 6-6 as doubles, 0-0, 5-5, 1-0",
            "6-5 as 5, 5-2, 5-1, 6-1 / 5-3 as 5, 2-0, 4-4, 3-1 / 5-0 as 5, 6-2, 4-0"),
        "6-3 6-0", ("play 6-0",),
        "The leader has ten points, wins this trick, and then has the 4-1 it was passed, which somebody beats: 6-3 "
        "stays.",
    ),
    Position(
        "what beats the last tiles of the shooting side is kept",
        after(dealt(PARTNERS, """
            6-1 6-0 5-4 5-0 4-4 4-1 1-1 : 6-0 5-4 5-0
            6-6 6-2 5-1 4-3 3-0 2-0 1-0 : 6-6 6-2 4-3
            6-5 5-3 4-2 4-0 3-1 2-1 0-0 : 4-2 3-1 2-1
            6-4 6-3 5-5 5-2 3-3 3-2 2-2 : 6-4 5-2 3-2
            """),
            "1-1 as 1, 1-0, 4-3, 2-1 / 4-4 as 4, 5-4, 4-0, 4-2 / 6-1 as 1, 5-1, 6-2, 3-1",
            "6-4 as 4, 3-0, 0-0, 5-5 / 4-1 as 4, 6-0, 5-3"),
        "6-3 3-3 2-2", ("play 3-3", "play 6-3"),
        "The leader has only the 5-2 and the 3-2 it was passed: 2-2 beats both, so one of the 3s goes.",
    ),
    Position(
        "a tile is led so that a third player breaks the moon",
        after(dealt(THIRTY, """
            6-0 5-5 5-3 5-0 4-1 4-0 3-3 3-1 2-1 : 5-5 5-3 3-3
            6-5 6-3 6-1 5-2 3-2 2-2 2-0 1-1 0-0 : 5-2 3-2 2-0
            6-4 6-2 5-4 5-1 4-4 4-3 4-2 3-0 1-0 : 5-1 3-0 1-0
            """, first=2, unused="6-6"),
            "4-4 as 4, 4-1, 1-1 / 5-4 as 4, 4-0, 6-3 / 4-3 as 4, 5-0, 0-0 / 6-4 as 4, 6-0, 6-5",
            "6-2 as 6, 5-1, 6-1 / 2-0 as 0, 3-0, 2-2"),
        "3-1 2-1 1-0", ("lead 3-1 as 3",),
        "As a 3 it loses to 5-3 or 3-3, passed to the left: points fall there, and the moon is off at no cost.",
    ),
    Position(
        "a low tile is led in the suit in which it must lose",
        after(dealt(ELEVEN, """
            6-4 5-2 4-4 4-3 4-1 3-1 0-0 : 5-2 4-1 3-1
            6-5 6-3 6-1 5-4 5-3 5-0 3-0 : 6-3 5-3 3-0
            6-2 4-2 3-2 2-2 2-1 1-1 1-0 : 4-2 3-2 1-0
            6-6 6-0 5-5 5-1 4-0 3-3 2-0 : 5-1 4-0 2-0
            """, first=2),
            "6-2 as 2, 4-2, 2-0, 5-2 / 2-2 as 2, 3-2, 6-4, 5-4 / 6-3 as 3, 3-3, 4-3, 3-1",
            "6-0 as 0, 4-0, 5-0, 3-0"),
        "6-6 5-5 1-0", ("lead 1-0 as 0",),
        "Led as a blank 1-0 is certain to lose: 0-0 alone is left to follow it, and takes its own four points.",
    ),
    Position(
        "a tile is led as the right suit",
        after(dealt(ELEVEN, """
            6-3 6-2 5-4 3-3 2-1 1-1 0-0 : 6-2 5-4 2-1
            6-4 5-3 5-2 5-1 3-0 2-2 1-0 : 6-4 5-2 2-2
            4-4 4-3 4-2 4-1 4-0 3-1 2-0 : 4-4 4-3 3-1
            6-6 6-5 6-1 6-0 5-5 5-0 3-2 : 6-0 5-0 3-2
            """, first=1),
            "2-1 as 2, 5-2, 5-5, 3-2 / 6-4 as 4, 4-4, 6-3, 5-4 / 4-3 as 3, 3-3, 3-0, 2-2",
            "1-1 as doubles, 6-2, 4-1, 6-6"),
        "6-5 6-1 3-1", ("lead 3-1 as 3",),
        "Led as a 3 it loses to 5-3, the only other 3 that is left; led as a 1 it might win.",
    ),
    Position(
        "the black tile ducks no trick of its own suit",
        after(dealt(TWENTY_ONE, """
            5-5 4-1 4-0 3-3 2-2 2-1 1-0 : 5-5 3-3 2-2
            6-4 6-3 6-2 6-1 6-0 5-3 4-3 : 6-1 5-3 4-3
            5-2 5-0 4-2 3-1 2-0 1-1 0-0 : 4-2 3-1 2-0
            6-6 6-5 5-4 5-1 4-4 3-2 3-0 : 5-1 3-2 3-0
            """, first=1),
            "6-2 as 2, 5-2, 2-0, 2-1 / 6-0 as 0"),
        "6-1 5-3 5-0 4-3 1-1 0-0", ("play 5-0",),
        "0-0 is the highest blank and would win with its own eleven points; 5-0 goes safely under 6-0.",
    ),
    Position(
        "the black tile goes under a higher double",
        after(dealt(TWENTY_ONE, """
            6-6 6-3 6-1 5-5 5-4 5-1 3-2 : 6-3 5-4 3-2
            6-2 5-2 5-0 3-1 2-2 2-1 0-0 : 5-0 3-1 2-1
            6-5 6-4 5-3 4-3 4-2 4-1 1-1 : 5-3 4-3 4-2
            6-0 4-4 4-0 3-3 3-0 2-0 1-0 : 6-0 4-4 3-3
            """, first=3),
            "4-3 as 3, 3-3, 3-2, 3-1 / 4-4 as doubles"),
        "6-3 6-2 5-4 5-2 2-2 0-0", ("play 0-0",),
        "Somebody else's 4-4 wins over 0-0, so its eleven points are gone for good.",
    ),
    Position(
        "nine points of one's own are not won",
        after(dealt(THIRTY, """
            6-5 6-3 5-2 4-1 4-0 3-3 3-1 : 4-1 4-0 3-1
            6-6 6-4 5-1 5-0 3-2 2-2 2-1 : 5-1 3-2 2-1
            6-1 5-5 5-4 4-4 3-0 2-0 1-0 : 3-0 2-0 1-0
            6-2 6-0 5-3 4-3 4-2 1-1 0-0 : 5-3 4-3 4-2
            """, first=1),
            "2-2 as 2, 3-2, 2-0, 5-2 / 6-6 as 6, 6-1, 6-2, 6-3 / 3-1 as 1, 5-1"),
        "6-0 3-0 1-1 1-0 0-0", ("play 1-0",),
        "1-1 would take the trick with its own nine points; 1-0 follows safely.",
    ),
    Position(
        "the black tile is led as a double",
        after(dealt(THIRTY, """
            6-6 6-4 6-0 5-4 5-2 3-0 1-1 : 5-4 5-2 3-0
            6-2 6-1 5-5 5-0 4-4 4-1 2-1 : 5-0 4-1 2-1
            6-5 5-3 5-1 4-0 3-2 3-1 2-0 : 6-5 5-3 5-1
            6-3 4-3 4-2 3-3 2-2 1-0 0-0 : 4-3 4-2 1-0
            """),
            "6-6 as doubles, 5-5, 4-1, 2-2 / 4-3 as 3, 3-0, 3-1, 6-3"),
        "6-5 5-3 5-1 3-3 0-0", ("lead 0-0 as doubles",),
        "Led as a double 0-0 loses to 4-4 or 1-1, whoever holds them, and its eleven points are gone.",
    ),
    Position(
        "the worst tile is thrown where the suit is missing",
        after(dealt(THIRTY, """
            6-6 5-5 5-4 5-1 5-0 4-4 4-1 3-0 1-0 : 6-6 5-5 4-4
            6-4 6-2 4-3 4-0 3-3 3-1 2-2 2-1 1-1 : 4-0 3-1 2-1
            6-5 6-3 6-1 6-0 5-3 5-2 4-2 3-2 0-0 : 5-2 4-2 3-2
            """, first=2, unused="2-0"),
            "0-0 as 0, 5-0"),
        "6-6 6-4 6-2 5-5 4-4 4-3 3-3 2-2 1-1", ("play 1-1",),
        "Without a blank the hand may throw anything: 0-0 has won this trick, so the nine points of 1-1 go with it.",
    ),
    Position(
        "a weak hand yields",
        dealt(THIRTY, """
            6-4 6-1 6-0 5-5 5-1 3-3 3-1 : 6-1 5-1 3-1
            5-4 4-2 4-1 4-0 3-0 2-1 2-0 : 5-4 4-1 2-1
            6-2 5-3 5-2 5-0 3-2 2-2 1-1 : 5-3 5-0 3-2
            6-6 6-5 6-3 4-4 4-3 1-0 0-0 : 6-3 4-3 1-0
            """, first=1),
        "6-1 5-1 4-2 4-0 3-1 3-0 2-0", ("yield",),
        "A low lead from here only gives the lead to a strong hand, and a moon begins with the lead: let the "
        "neighbour spend a tile.",
    ),
    Position(
        "a suit with its head is kept for the moon",
        ELEVEN.hands(
            "5-2 4-1 3-2 3-0 2-2 2-0 1-0", "6-6 6-0 5-5 4-3 3-1 2-1 0-0", "6-5 6-4 6-3 6-1 5-3 5-0 4-0",
            "6-2 5-4 5-1 4-4 4-2 3-3 1-1", first=0, phase=Phase.PASS,
        ),
        "5-2 4-1 3-2 3-0 2-2 2-0 1-0", ("pass 4-1 3-0 1-0",),
        "Four 2s with 2-2 at their head, and the first lead: they draw the other 2s, and each of them wins then. What "
        "is passed wins nothing.",
    ),
    Position(
        "high doubles and their suit are kept by who leads first",
        ELEVEN.hands(
            "6-5 5-5 5-3 5-0 4-0 2-0 1-0", "6-4 6-3 6-2 5-4 4-4 2-1 0-0", "6-1 6-0 5-1 4-2 3-1 2-2 1-1",
            "6-6 5-2 4-3 4-1 3-3 3-2 3-0", first=0, phase=Phase.PASS,
        ),
        "6-5 5-5 5-3 5-0 4-0 2-0 1-0", ("pass 4-0 2-0 1-0",),
        "Only three 5s are elsewhere, and 5-5 draws them: the other three of this hand then win, whatever comes for "
        "the blanks.",
    ),
)
# fmt: on
