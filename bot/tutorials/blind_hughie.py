"""A first deal of Blind Hughie, for two, with all tiles in their rows."""

from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions, Hands
from bot.tutorials.lesson import Lesson, Moment

BLIND_HUGHIE_LESSON = Lesson(
    name="blind-hughie",
    game=BLIND_HUGHIE,
    options=BlindHughieOptions(hands=Hands.FULL),
    seed=bytes.fromhex("62fb6cf578c3c44282f0e084da75d87786f3af9f544c6348753cfd4772818b90"),
    names=("You", "Ann"),
    welcome=(
        "In Blind Hughie nobody sees their tiles. On your turn the rightmost of your row is turned up: if it fits an "
        "end of the line it is played, else it goes face down to the left of your row. So remember what lies where. "
        "The fewest pips left win. Here all 28 tiles lie in two rows. I ask you where you have a choice: when a tile "
        "fits both ends."
    ),
    moves=(
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "0 place right",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "1 place right",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "0 place left",
        "1 turn",
        "1 place right",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "0 place left",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "1 place right",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "0 place left",
        "1 turn",
        "0 turn",
        "0 place right",
        "1 turn",
        "0 turn",
        "1 turn",
        "1 place right",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "1 turn",
        "0 turn",
        "0 place left",
        "1 turn",
        "0 turn",
        "0 place right",
    ),
    moments=(
        Moment(
            8,
            "You have turned up 6-1, and it fits both ends. Put it to the 1, and both ends are 6; put it to the 6, and "
            "both are 1. So far few tiles have been seen, among them Ann's 6-2 and your 6-0.",
            {
                "place right": "Both ends are 1 now. Five 1s have not been seen yet, so the line may go on soon.",
                "place left": "Both ends are 6 then. Only 6-6, 6-5 and 6-3 have not been seen yet, so the line may be "
                "stuck for a while, for Ann as for you. Nobody can know more now.",
            },
            "One of the two ends.",
        ),
        Moment(
            26,
            "Now 2-1 fits both ends. All 1s but this and 1-1 are in the line. After two unseen tiles your row goes on "
            "with 3-2, 6-0, 5-2 and 2-2; Ann's with 6-2, 4-4, 5-5. Which number do you leave?",
            {
                "place left": "Both ends are 2, and three of your next tiles have a 2. Of Ann's only 6-2. So you get "
                "rid of more than she does.",
                "place right": "Both ends are 1: only 1-1 fits, so the deal ends soon. That is good for you as well: "
                "of the tiles you have seen yours have 42 pips, Ann's 48.",
            },
            "One of the two ends.",
        ),
        Moment(
            36,
            "6-0 fits both ends, and by now every tile has been seen. Ann's row goes on with 5-5, 6-3, 5-0, 5-3; yours "
            "with 5-2, 2-2, 0-0, 6-5, 3-0. Leave two 6s, or two 0s?",
            {"place left": "With 0s Ann's 5-0 fits only at her third tile, and you have two: 0-0 and 3-0."},
            "Count how many tiles each of you must turn until one fits.",
            {"place right": "With 6s Ann's 6-3 fits at her second tile; your 6-5 comes only at your fourth."},
        ),
        Moment(
            48,
            "3-0 fits both ends. Ann's row goes on with 4-4, 5-5, 6-3, 1-1: 29 pips. Yours with 3-3, 6-6, 3-2, 5-2, "
            "2-2, 6-5: 45 pips. The deal ends when no tile of any row fits.",
            {"place left": "Both ends are 3, and 3-3 is your very next tile. Ann's 6-3 is only her third."},
            "Which of the two numbers is there still in a row?",
            {"place right": "All other 0s are in the line: the deal would end at once, and you hold more pips."},
        ),
        Moment(
            63,
            "6-5 fits both ends. You hold 6-6 and 2-2, Ann 1-1 and 4-4. What do you leave?",
            {"place left": "6-6 is your next tile, and nothing of Ann's fits a 6. That leaves you 2-2 alone."},
            "What fits a 5 now?",
            {"place right": "Nothing fits a 5 any more: the deal would end, with your 16 pips to Ann's 10."},
        ),
    ),
    farewell=(
        "No tile fits any more. You hold 4 pips, Ann 10: you score the difference, 6. For two players 100 points win. "
        "With the usual rows some tiles stay in the boneyard, and you cannot know quite so much."
    ),
)
