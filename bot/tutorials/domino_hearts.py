"""A first deal of Domino Hearts."""

from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_hearts.options import DominoHeartsOptions
from bot.tutorials.lesson import Lesson, Moment

DOMINO_HEARTS_LESSON = Lesson(
    name="domino-hearts",
    game=DOMINO_HEARTS,
    options=DominoHeartsOptions(),
    seed=bytes.fromhex("b203a8979623ac7bbe160b304580f0d61567d76e4e37aaffc14cdcb8293caaa7"),
    names=("You", "Ann", "Bo", "Cleo"),
    welcome=(
        "Points hurt in Domino Hearts: each heart costs 1, the queen of spades 13. Everybody plays one card to a "
        "trick, and who takes it takes what lies in it. Here is a whole deal; I ask you where it matters."
    ),
    moves=(
        "0 pass AC QS 9H",
        "1 pass KS KH QH",
        "2 pass AS JS JD",
        "3 pass AH QD 10H",
        "1 lead 2C",
        "0 play 6C",
        "3 play 9C",
        "2 play 10C",
        "2 lead 2S",
        "1 play 7S",
        "0 play 8S",
        "3 play AS",
        "3 lead 4S",
        "2 play KS",
        "1 play QS",
        "0 play 3S",
        "2 lead 5C",
        "1 play 8C",
        "0 play AH",
        "3 play 7C",
        "1 lead AD",
        "0 play KD",
        "3 play JD",
        "2 play 10D",
        "1 lead 5D",
        "0 play 4D",
        "3 play 9D",
        "2 play 6D",
        "3 lead 3H",
        "2 play 6H",
        "1 play JH",
        "0 play 10H",
        "1 lead 7D",
        "0 play 2D",
        "3 play 3D",
        "2 play KH",
        "1 lead 3C",
        "0 play 7H",
        "3 play 4C",
        "2 play JC",
        "2 lead 5H",
        "1 play 9H",
        "0 play 2H",
        "3 play JS",
        "1 lead AC",
        "0 play 8D",
        "3 play 9S",
        "2 play QH",
        "1 lead QC",
        "0 play 5S",
        "3 play 6S",
        "2 play 8H",
        "1 lead KC",
        "0 play QD",
        "3 play 10S",
        "2 play 4H",
    ),
    moments=(
        Moment(
            0,
            "Three cards go to Ann, on your left. Which would cost you dearly, or win tricks you do not want?",
            {
                "pass AC QS 9H": "AC wins every club trick, and the queen is worth 13. 9H may win a trick of hearts. "
                "And you know now where the queen is.",
                "pass AC KD QS": "AC and KD win tricks, and the queen is worth 13. And you know now where she is.",
            },
            "Give away the queen of spades, and high cards that win tricks: AC, KD or 9H.",
        ),
        Moment(
            10,
            "Spades are led, and Ann, who has the queen you gave her, has played 7S already. Only Cleo comes after "
            "you. Which spade?",
            {
                "play 8S": "The queen cannot fall on you in this trick: a good moment to be rid of your highest spade.",
            },
            "That is safe, but so is 8S, and later a low spade is worth more to you.",
        ),
        Moment(
            18,
            "Clubs are led, and you have none: you may play anything. What do you give to whoever takes this trick?",
            {"play AH": "A point given away, and the ace can win no trick of hearts for you any more."},
            "Fine, but points are better given than kept. Which heart would hurt you most?",
            {
                "play 10H": "A point given away. The ace would be better still: it wins every trick of hearts.",
                "play 7H": "A point given away. The ace would be better still: it wins every trick of hearts.",
                "play 2H": "2H never wins a trick: keep it. Give the ace.",
            },
        ),
        Moment(
            21,
            "Ann leads the ace of diamonds. You must follow. Which diamond is worth least to you?",
            {"play KD": "The ace takes this trick, so the king goes safely. Later it might have won one."},
            "The ace wins this trick whatever you play. Get rid of the highest: KD.",
        ),
        Moment(
            31,
            "Hearts: Ann's JH wins so far, and you are last. Which heart?",
            {"play 10H": "The highest that still loses. The low hearts stay, and they are the safe ones."},
            "It loses too, but play the highest that still loses: 10H.",
        ),
        Moment(
            37,
            "Clubs again, and you have none. What goes?",
            {"play 7H": "Another point for somebody else, and 2H stays with you, which never wins."},
            "Safe, but here is a chance to give a point away.",
            {"play 2H": "A point given away, but 2H is your safest heart. Give 7H."},
        ),
    ),
    farewell=(
        "You took nothing: Ann has 12, Bo 14 with the queen. When somebody has 100 after a deal, the lowest score "
        "wins. And who takes all 26 shoots the moon: 26 off their own score, or on an opponent's."
    ),
)
