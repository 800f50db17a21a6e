"""A first deal of Domino Whist, everybody alone."""

from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.domino_whist.options import DominoWhistOptions
from bot.tutorials.lesson import Lesson, Moment

DOMINO_WHIST_LESSON = Lesson(
    name="domino-whist",
    game=DOMINO_WHIST,
    options=DominoWhistOptions(),
    seed=bytes.fromhex("57f6478c7ce7ecb3e46bf9777ddad5f5888491e7cb532de2614e1c60bc6d2ced"),
    names=("You", "Ann", "Bo", "Cleo"),
    welcome=(
        "In Domino Whist you say how many of the 11 tricks you will take. Who says most names trump, and must keep "
        "their word. A trick is one tile from each of you, and the best takes it. Here is a whole deal."
    ),
    moves=(
        "0 bid 5",
        "1 bid pass",
        "2 bid pass",
        "3 bid pass",
        "0 kitty 5-1",
        "0 trump 6",
        "0 lead 6-6 as 6",
        "1 play 1-0",
        "2 play 6-4",
        "3 play 6-5",
        "0 lead 7-7 as 7",
        "1 play 7-2",
        "2 play 7-0",
        "3 play 7-1",
        "0 lead 8-4 as 4",
        "1 play 4-2",
        "2 play 4-0",
        "3 play 6-3",
        "3 lead 8-6 as 6",
        "0 play 6-1",
        "1 play 4-1",
        "2 play 7-6",
        "3 lead 5-5 as 5",
        "0 play 6-0",
        "1 play 5-4",
        "2 play 5-3",
        "0 lead 8-7 as 7",
        "1 play 7-4",
        "2 play 7-5",
        "3 play 7-3",
        "0 lead 4-3 as 4",
        "1 play 5-0",
        "2 play 2-1",
        "3 play 3-1",
        "0 lead 4-4 as 4",
        "1 play 8-1",
        "2 play 3-2",
        "3 play 3-0",
        "0 lead 8-3 as 3",
        "1 play 8-5",
        "2 play 3-3",
        "3 play 2-0",
        "2 lead 8-0 as 0",
        "3 play 2-2",
        "0 play 6-2",
        "1 play 0-0",
        "0 lead 8-2 as 2",
        "1 play 8-8",
        "2 play 1-1",
        "3 play 5-2",
    ),
    moments=(
        Moment(
            0,
            "You speak first. Doubles are the highest of their numbers, and a long suit makes good trumps. How many "
            "tricks do you promise?",
            {
                "bid 5": "6-6, 7-7 and 4-4 should each take a trick, and four 6s as trumps bring two more.",
                "bid 4": "A safe promise: three doubles and a long suit. 5 would have been worth the risk.",
            },
            "That promises too much: a bid that is not made costs as many points. Count your doubles and your trumps.",
            {
                "bid pass": "With three doubles and four 6s this is a hand to bid on.",
                "bid 3": "You may, but somebody will bid over it. Your hand is worth more.",
            },
        ),
        Moment(
            4,
            "Nobody bid more: it is your word now. The tile in the middle is 8-7. You may swap one of yours for "
            "it, and nobody learns which.",
            {"kitty 5-1": "5-1 would hardly have taken a trick. 8-7 may, once the 7-7 has been played."},
            "8-7 is the highest 7 after the 7-7 that you hold. Give the tile that takes least: 5-1.",
            {"kitty keep": "You may keep your hand, but 5-1 takes nothing, and 8-7 is worth having."},
        ),
        Moment(
            5,
            "Name trump: its tiles beat all others. Which number do you hold both long and with its double?",
            {"trump 6": "Four 6s with 6-6, the highest: these are your trumps."},
            "You have four 6s, and 6-6 with them. Without the double somebody else has the best trump.",
            {"trump 8": "You hold as many 8s, but somebody else has 8-8, the best of them."},
        ),
        Moment(
            6,
            "You lead. While others hold trumps, your winners are not safe. What first?",
            {"lead 6-6 as 6": "Nothing beats it, and everybody who has a 6 must play one: two trumps less."},
            "First take trumps away from the others: lead your best one.",
            {
                "lead 6-2 as 6": "Trumps are right, but a higher one may take this. 6-6 cannot be beaten.",
                "lead 6-1 as 6": "Trumps are right, but a higher one may take this. 6-6 cannot be beaten.",
                "lead 6-0 as 6": "Trumps are right, but a higher one may take this. 6-6 cannot be beaten.",
            },
        ),
        Moment(
            10,
            "Two trumps fell. Which tile is the highest of its suit, whoever holds the rest?",
            {
                "lead 7-7 as 7": "The double is the highest 7. It takes three more of them away, and 8-7 is next.",
                "lead 4-4 as 4": "The double is the highest 4. 7-7 is as good, and makes 8-7 the next highest.",
            },
            "Somebody may beat that. A double, led as its number, is the highest of its suit.",
        ),
        Moment(
            23,
            "Cleo leads 5-5, and you have no 5. You may play anything. What takes the trick?",
            {"play 6-0": "A trump beats any tile that is none, and your lowest one is enough."},
            "That cannot take the trick. A 6 would.",
            {"play 6-2": "That takes it too, but 6-0 does as well: keep the higher trump."},
        ),
        Moment(
            26,
            "7-7, 7-2, 7-1, 7-0 and 7-6 have been played. What do you lead?",
            {"lead 8-7 as 7": "It is the highest 7 now: 7-5, 7-4 and 7-3 must follow, and lose."},
            "Think of the 7s: which of them is still out that beats 8-7?",
            {"lead 8-7 as 8": "As an 8 it loses to 8-8. As a 7 nothing beats it now."},
        ),
        Moment(
            44,
            "Two tricks are left. Bo leads blanks, of which you have none.",
            {"play 6-2": "Your last trump takes it: the eighth trick, where you had promised five."},
            "8-2 takes nothing here. Your trump does.",
        ),
    ),
    farewell=(
        "You promised 5 and took 8: that scores the 5. The others score each trick they took, Cleo 2 and Bo 1. The "
        "first to 20 points wins."
    ),
)
