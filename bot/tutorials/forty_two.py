"""A first deal of Forty-Two."""

from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.forty_two.options import FortyTwoOptions
from bot.tutorials.lesson import Lesson, Moment

FORTY_TWO_LESSON = Lesson(
    name="forty-two",
    game=FORTY_TWO,
    options=FortyTwoOptions(),
    seed=bytes.fromhex("832d0ed1991d07c25d3efc176930c7adf7c9e71e5643a3cce185ce47372df09b"),
    names=("You", "Ann", "Bo", "Cleo"),
    welcome=(
        "In Forty-Two you and Bo play against Ann and Cleo. A deal has 42 points: 1 for each of the 7 tricks, 10 each "
        "for 5-5 and 6-4, 5 each for 5-0, 4-1 and 3-2. Who bids most names trump, and their side must take as many. "
        "Here is a whole deal; I ask you where it matters."
    ),
    moves=(
        "3 bid pass",
        "0 bid 30",
        "1 bid pass",
        "2 bid pass",
        "0 trump 5",
        "0 lead 5-5 as 5",
        "1 play 4-0",
        "2 play 6-5",
        "3 play 5-3",
        "0 lead 6-6 as 6",
        "1 play 6-3",
        "2 play 6-4",
        "3 play 6-2",
        "0 lead 5-1 as 5",
        "1 play 3-1",
        "2 play 4-2",
        "3 play 5-4",
        "3 lead 1-1 as 1",
        "0 play 1-0",
        "1 play 3-0",
        "2 play 6-0",
        "3 lead 4-3 as 4",
        "0 play 5-0",
        "1 play 4-4",
        "2 play 3-2",
        "0 lead 5-2 as 5",
        "1 play 2-0",
        "2 play 0-0",
        "3 play 2-1",
        "0 lead 6-1 as 6",
        "1 play 2-2",
        "2 play 3-3",
        "3 play 4-1",
    ),
    moments=(
        Moment(
            1,
            "Cleo has passed. Count your sure tricks, and the points in them: what do you bid?",
            {
                "bid 30": "Four 5s with 5-5, which is 10 points, and 6-6: a hand to bid on. Any bid from 30 to 42 is "
                "worth one mark, so the lowest will do.",
                "bid 31": "A fair bid with four 5s and two high doubles, and a little harder to bid over.",
                "bid 32": "A fair bid with four 5s and two high doubles, and harder to bid over.",
            },
            "That is more than you need: any bid from 30 to 42 is worth one mark. Begin low.",
            {
                "bid pass": "With four 5s, their double and 6-6 this is a hand to bid on.",
                "bid 84": "That promises every trick for two marks. Your 1-0 wins none.",
            },
        ),
        Moment(
            4,
            "Nobody bid more. Name trump: its tiles beat all others. Which number do you hold both long and with its "
            "double?",
            {"trump 5": "Four 5s and 5-5, the highest of them. 6-5, 5-4 and 5-3 are out there."},
            "You hold four 5s, with 5-5 among them: no other suit is as long and as strong.",
            {"trump none": "Without trump nothing stops the others' long suits. Your four 5s would."},
        ),
        Moment(
            5,
            "You lead. The others hold three trumps between them: 6-5, 5-4 and 5-3. What first?",
            {
                "lead 5-5 as 5": "Nothing beats it, so its 10 points are yours, and whoever has a 5 must play one.",
            },
            "While others hold trumps, your winners are not safe. Lead the one nobody can beat: 5-5.",
            {
                "lead 6-6 as 6": "Somebody without 6s may trump it. First take trumps away, with 5-5.",
                "lead 5-0 as 5": "5-0 counts 5, and 6-5, 5-4 or 5-3 would take it. Lead the best trump, not the worst.",
            },
        ),
        Moment(
            9,
            "6-5 and 5-3 fell, so one trump is out: 5-4. Ann has none. Which other tile of yours is the highest of its "
            "suit?",
            {
                "lead 6-6 as 6": "No 6 beats it. Bo sees that the trick is yours, and gives you 6-4: 10 points.",
            },
            "That one can be beaten. 6-6 is the highest 6.",
            {
                "lead 5-2 as 5": "It draws 5-4, but 5-4 wins that trick. 6-6 takes one now.",
                "lead 5-1 as 5": "It draws 5-4, but 5-4 wins that trick. 6-6 takes one now.",
                "lead 5-0 as 5": "5-4 would beat it, and 5-0 counts 5. 6-6 takes a trick now.",
            },
        ),
        Moment(
            13,
            "You have 22 points and need 30. 5-4 is still out, and beats your trumps. Draw it, as cheaply as you can.",
            {
                "lead 5-1 as 5": "Whoever holds 5-4 must play it. The trick is worth little, and then all trumps left "
                "are yours.",
                "lead 5-2 as 5": "Whoever holds 5-4 must play it. The trick is worth little, and then all trumps left "
                "are yours.",
            },
            "That leaves 5-4 where it is. Lead a trump that costs you nothing: 5-1 or 5-2.",
            {
                "lead 5-0 as 5": "It draws 5-4 too, but 5-0 counts 5, and they would go to who holds 5-4. 5-1 and 5-2 "
                "count nothing.",
                "lead 6-1 as 6": "6-0 is lower, but 5-4 may trump it. Draw that first.",
            },
        ),
        Moment(
            18,
            "Cleo took it with 5-4, and leads 1-1, the highest 1. You must follow: 6-1 or 1-0. Which one may still win "
            "a trick later?",
            {"play 1-0": "1-0 wins nothing. 6-1 is the highest 6 left: only 6-0 is still out."},
            "6-1 is the highest 6 left, as only 6-0 is still out. Keep it, and play 1-0.",
        ),
        Moment(
            22,
            "Cleo leads 4-3, and you have no 4. All trumps left are yours. Which tile?",
            {
                "play 5-0": "Nobody can beat it, and its 5 points are safe now. Bo gives you 3-2: 5 more.",
                "play 5-2": "Nobody can beat it. 5-0 would have won as well, and brought its 5 points home at once.",
            },
            "6-1 follows no suit here and is no trump: it cannot win. A 5 does.",
        ),
    ),
    farewell=(
        "Your side took 40 of the 42 points: the bid of 30 is made, and that is one mark. Seven marks win. When Bo is "
        "sure of a trick, do as Bo did: give your partner tiles that count, and keep them from your opponents."
    ),
)
