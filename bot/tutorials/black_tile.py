"""A first deal of Black Tile, Eleven Point."""

from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.black_tile.options import BlackTileOptions
from bot.tutorials.lesson import Lesson, Moment

BLACK_TILE_LESSON = Lesson(
    name="black-tile",
    game=BLACK_TILE,
    options=BlackTileOptions(),
    seed=bytes.fromhex("1d69cb6270411b515fe7cff8adf246e2908380de6e472899c4eea106eaf355f1"),
    names=("You", "Ann", "Bo", "Cleo"),
    welcome=(
        "Points hurt in Black Tile: each 3 costs 1, and the black tile, 0-0, costs 4. Everybody plays one tile to a "
        "trick, and who takes it takes what lies in it. Here is a whole deal; I ask you where it matters."
    ),
    moves=(
        "0 pass 6-6 5-5 4-3",
        "1 pass 5-3 4-2 3-0",
        "2 pass 6-5 5-4 3-1",
        "3 pass 6-3 6-2 3-2",
        "3 yield",
        "0 lead 5-1 as 1",
        "1 play 4-3",
        "2 play 6-1",
        "3 play 4-1",
        "2 lead 3-0 as 3",
        "3 play 3-1",
        "0 play 3-2",
        "1 play 5-5",
        "0 lead 0-0 as doubles",
        "1 play 2-2",
        "2 play 1-1",
        "3 play 6-5",
        "1 lead 6-0 as 6",
        "2 play 3-3",
        "3 play 2-1",
        "0 play 6-2",
        "0 lead 6-3 as 6",
        "1 play 6-6",
        "2 play 5-3",
        "3 play 4-0",
        "1 lead 5-0 as 0",
        "2 play 4-2",
        "3 play 5-4",
        "0 play 2-0",
        "1 lead 6-4 as 4",
        "2 play 4-4",
        "3 play 5-2",
        "0 play 1-0",
    ),
    moments=(
        Moment(
            0,
            "Three tiles go to Ann, on your left. Which two win almost any trick they are played to, and which one "
            "costs a point?",
            {
                "pass 6-6 5-5 4-3": "6-6 and 5-5 are the highest of their suits, and 4-3 costs a point. Well given: to "
                "keep them and try for all 11 points is for another day."
            },
            "Give away what takes tricks, 6-6 and 5-5, and the one 3 you hold: 4-3.",
        ),
        Moment(
            5,
            "You have received 6-3, 6-2 and 3-2, and Cleo orders you to lead. A tile is in two suits: you say which. "
            "Lead one that others are likely to beat.",
            {
                "lead 5-1 as 1": "Among the 1s only 1-1 and 6-1 beat it, but somebody often has to play one of them.",
                "lead 1-0 as 1": "The lowest 1 there is: whoever holds another must beat it.",
                "lead 2-0 as 2": "The lowest 2 there is: whoever holds another must beat it.",
                "lead 3-2 as 2": "Low among the 2s. It brings a 3 to whoever takes the trick.",
            },
            "That one is high in its suit, so you would likely take the trick yourself. Try a low one: 5-1 as 1s.",
            {
                "lead 0-0 as 0": "0-0 is the highest blank: you would take your own black tile, and 4 points.",
                "lead 0-0 as doubles": "A fine idea, and it comes. You gave 6-6 and 5-5 away, so it can wait a little.",
            },
        ),
        Moment(
            11,
            "Bo leads 3s, and you must play a 3 if you hold one: 6-3 or 3-2. Both beat what lies there; Ann is last.",
            {"play 3-2": "4-3, 5-3 or 3-3 may still beat it. Ann had none: you take it. It was the cheaper chance."},
            "Only 3-3 beats 6-3. 3-2 may still be beaten by Ann.",
        ),
        Moment(
            13,
            "You took 3 points, and lead. Of the doubles only 5-5 is gone. How do you get rid of the black tile?",
            {
                "lead 0-0 as doubles": "Among the doubles it is the lowest: whoever holds another must play it, and "
                "the highest takes the 4 points."
            },
            "There is something better: led as doubles, 0-0 is the lowest of them.",
            {"lead 0-0 as 0": "Among the blanks it is the highest: you would take it yourself."},
        ),
        Moment(
            20,
            "Ann leads 6s, Bo had none and threw 3-3. You are last and take the trick with either 6. Which one?",
            {"play 6-2": "You take 3-3 in any case; 6-3 would have cost one more."},
            "6-3 takes the trick too, and costs a point of its own.",
        ),
        Moment(
            21,
            "You lead. You know one tile of Ann's: the 6-6 you gave her. What do you lead?",
            {
                "lead 6-3 as 6": "Ann must follow with 6-6, and takes your 3. Remember what you give away.",
            },
            "That is safe enough, but here is a way to be rid of a point: who must play 6-6 when 6s are led?",
            {"lead 6-3 as 3": "As a 3 it is high, and you may take it yourself. As a 6 it meets 6-6."},
        ),
        Moment(
            28,
            "Ann leads blanks with 5-0, and nobody followed. You hold 2-0 and 1-0. Can either of them hurt?",
            {
                "play 2-0": "Neither beats 5-0, so the higher one goes first: a habit that saves tricks.",
                "play 1-0": "Neither beats 5-0. Usually the higher one goes first, while it is safe.",
            },
            "One of the two.",
        ),
    ),
    farewell=(
        "You took 4 points, Ann 6, Bo 1, Cleo none. When somebody has 61 after a deal, the lowest score wins. And who "
        "takes all 11 of a deal shoots the moon: 22 for each of the others."
    ),
)
