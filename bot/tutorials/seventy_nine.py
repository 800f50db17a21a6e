"""A first deal of Seventy-Nine."""

from bot.rules.seventy_nine.game import SEVENTY_NINE
from bot.rules.seventy_nine.options import SeventyNineOptions
from bot.tutorials.lesson import Lesson, Moment

SEVENTY_NINE_LESSON = Lesson(
    name="seventy-nine",
    game=SEVENTY_NINE,
    options=SeventyNineOptions(),
    seed=bytes.fromhex("93448b63b87cef332a4a86d6a9ff7478fa5ce6511bcbcd620c67e37b58114d94"),
    names=("You", "Ann", "Bo", "Cleo", "Dee", "Eli"),
    welcome=(
        "In Seventy-Nine you, Bo and Dee play against Ann, Cleo and Eli, with two sets: every tile is there twice. "
        "Each trick is 1 point, each 5-5 and 6-4 counts 10, each 5-0, 4-1 and 3-2 counts 5: 79 in all. Who bids most "
        "names trump. Here is a whole deal; I ask you where it matters."
    ),
    moves=(
        "2 bid pass",
        "3 bid pass",
        "4 bid pass",
        "5 bid pass",
        "0 bid 50",
        "1 bid pass",
        "0 trump 5",
        "0 lead 5-5 as 5",
        "1 play 5-1",
        "2 play 6-4",
        "3 play 5-1",
        "4 play 5-5",
        "5 play 6-5",
        "0 lead 6-6 as 6",
        "1 play 6-1",
        "2 play 6-2",
        "3 play 6-0",
        "4 play 6-1",
        "5 play 6-3",
        "0 lead 5-4 as 5",
        "1 play 5-2",
        "2 play 3-2",
        "3 play 5-0",
        "4 play 6-5",
        "5 play 4-0",
        "4 lead 2-2 as 2",
        "5 play 2-1",
        "0 play 6-4",
        "1 play 4-2",
        "2 play 2-0",
        "3 play 4-2",
        "4 lead 4-4 as 4",
        "5 play 3-1",
        "0 play 0-0",
        "1 play 4-1",
        "2 play 4-3",
        "3 play 4-0",
        "4 lead 4-4 as 4",
        "5 play 3-1",
        "0 play 1-1",
        "1 play 5-0",
        "2 play 3-0",
        "3 play 4-3",
        "1 lead 0-0 as 0",
        "2 play 1-0",
        "3 play 3-2",
        "4 play 3-0",
        "5 play 6-3",
        "0 play 5-2",
        "0 lead 5-3 as 5",
        "1 play 5-3",
        "2 play 6-2",
        "3 play 2-1",
        "4 play 1-0",
        "5 play 3-3",
        "0 lead 5-4 as 5",
        "1 play 6-6",
        "2 play 3-3",
        "3 play 1-1",
        "4 play 2-0",
        "5 play 2-2",
    ),
    moments=(
        Moment(
            4,
            "Four have passed, and only Ann speaks after you. You hold five 5s with their double, and 6-6. Your bid?",
            {
                "bid 50": "Worth a bid: what your side takes counts in full, whatever you promised. So promise no more "
                "than you must.",
            },
            "What your side takes counts in full, if it is as much as you bid. So bid no more than you must: 50.",
            {"bid pass": "Five 5s, 6-6 and two partners: this is a hand to bid on."},
        ),
        Moment(
            6,
            "Name trump: its tiles beat all others. Which number do you hold most of?",
            {"trump 5": "Five of the fourteen 5s, and 5-5 is the highest of them."},
            "You hold five 5s, with 5-5 among them. No other number is as long.",
        ),
        Moment(
            7,
            "You lead. The other 5-5 is out there too. Can it beat yours?",
            {
                "lead 5-5 as 5": "Of two identical tiles the one played first wins. And whoever has a 5 must play one: "
                "Dee brings the other 5-5, Bo adds 6-4.",
            },
            "Lead 5-5: of two identical tiles the one played first wins, so nothing can beat it.",
        ),
        Moment(
            13,
            "31 points in one trick! You need 50. 6-5 is still out and beats the trumps you have left. Which tile is "
            "the highest of its number?",
            {
                "lead 6-6 as 6": "No 6 beats it: the other 6-6 would come too late. Only a trump could.",
                "lead 1-1 as 1": "No 1 beats it: the other 1-1 would come too late. Only a trump could.",
                "lead 0-0 as 0": "No 0 beats it: the other 0-0 would come too late. Only a trump could.",
            },
            "6-5 would take that from you. Lead a double first: no tile of its number beats it.",
            {"lead 6-4 as 6": "It leads 6s, and both 6-6 and 6-5 are higher. It counts 10: do not lead it."},
        ),
        Moment(
            19,
            "Five trumps are still out: 6-5, 5-3, 5-2 and both 5-0. Take some of them away. Which tile?",
            {
                "lead 5-4 as 5": "Only 6-5 beats it. Here Dee has it, on your side, and Cleo must give up 5-0.",
                "lead 5-3 as 5": "You hold both 5-4s, and your 5-3 comes before the other: only 6-5 beats it. Here Dee "
                "has it.",
            },
            "While they have trumps, that is not safe. Lead a high trump: 5-4.",
            {
                "lead 5-2 as 5": "Trumps are right, but 5-3 and 6-5 both beat this one. Lead 5-4.",
                "lead 6-4 as 6": "The other 6-6 beats it, and it counts 10. Keep it for a trick that is your side's.",
            },
        ),
        Moment(
            27,
            "Dee leads 2-2, and you have no 2 but a trump. Only a trump could beat 2-2 now. What do you play?",
            {
                "play 6-4": "10 points for a trick that your partner wins. Give to your own side what counts.",
            },
            "It is your partner's trick already: keep your trumps, and give it something that counts.",
            {
                "play 1-1": "Safe, but it gives nothing. 6-4 is worth 10 here.",
                "play 0-0": "Safe, but it gives nothing. 6-4 is worth 10 here.",
            },
        ),
        Moment(
            33,
            "Now Dee leads 4-4. You have no 4 but trumps, and nothing more that counts.",
            {
                "play 0-0": "Let Dee win it. Your trumps will be worth more on a trick of the others.",
                "play 1-1": "Let Dee win it. Your trumps will be worth more on a trick of the others.",
            },
            "The trick is your side's already: a trump here is wasted. Throw 0-0 or 1-1.",
        ),
        Moment(
            48,
            "Ann leads 0-0, and 3-2 lies in the trick: 6 points. You are last. What takes it?",
            {"play 5-2": "Your lowest trump is enough, as nobody plays after you."},
            "That takes it too, but 5-2 is enough. Keep the high ones: one 5-3 is still out.",
        ),
    ),
    farewell=(
        "Your side took 68, more than the 50 you bid, and scores them all; the others score their 6. The other 5 lay "
        "in the two tiles that are not dealt. The first side to 250 wins."
    ),
)
