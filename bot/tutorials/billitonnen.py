"""A first round of Billitonnen."""

from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.blind_hughie.options import BlindHughieOptions, Variant
from bot.tutorials.lesson import Lesson, Moment

BILLITONNEN_LESSON = Lesson(
    name="billitonnen",
    game=BLIND_HUGHIE,
    options=BlindHughieOptions(variant=Variant.BILLITONNEN),
    seed=bytes.fromhex("8ea49936d4cd324d15af677f13c2ec93c01aed23d38f71aea9a0beec000e069c"),
    names=("You", "Ann", "Bo"),
    welcome=(
        "In Billitonnen nobody sees their tiles. On your turn the rightmost of your row is turned up and played to the "
        "line, then the next, until one does not fit: that one goes to the left of your row, a double face up. Whoever "
        "empties their row first wins. I ask you where you have a choice: when a tile fits both ends."
    ),
    moves=(
        "1 turn",
        "1 turn",
        "2 turn",
        "2 turn",
        "2 turn",
        "0 turn",
        "0 peek",
        "0 place right",
        "0 turn",
        "0 peek",
        "0 place right",
        "0 turn",
        "1 turn",
        "1 peek",
        "1 place right",
        "1 turn",
        "2 turn",
        "2 turn",
        "2 turn",
        "0 turn",
        "0 peek",
        "0 place right",
        "0 turn",
        "0 peek",
        "0 place left",
        "0 turn",
        "0 turn",
        "1 turn",
        "1 turn",
        "2 turn",
        "0 turn",
        "0 turn",
        "1 turn",
        "2 turn",
        "0 turn",
        "0 turn",
        "1 turn",
        "2 turn",
        "0 turn",
        "1 turn",
        "2 turn",
        "0 turn",
        "1 turn",
        "1 turn",
        "1 turn",
        "1 turn",
        "2 turn",
        "2 turn",
        "2 turn",
        "2 turn",
        "2 turn",
        "0 turn",
        "0 place left",
        "0 turn",
        "0 place right",
    ),
    moments=(
        Moment(
            6,
            "4-3 fits both ends. Put it to the 3, and both ends are 4; put it to the 4, and both are 3. Your turn goes "
            "on if your next tile fits. What first?",
            {"peek": "It costs nothing, and only you see it: your next tile is 3-3."},
            "That may be right or wrong. You may look at your next tile first, and it costs nothing.",
        ),
        Moment(
            7,
            "Your next tile is 3-3. Where does 4-3 go?",
            {"place right": "Both ends are 3 now, so 3-3 fits, and your turn goes on."},
            "Which end does 3-3 need?",
            {"place left": "Both ends would be 4, and 3-3 would end your turn."},
        ),
        Moment(
            20,
            "You are on turn again, and 6-5 fits both ends. Your next tile has not been turned up yet. What first?",
            {"peek": "Always look when you may: it is 5-4."},
            "Look first. A tile that does not fit ends your turn.",
        ),
        Moment(
            21,
            "It is 5-4. Leave two 6s, or two 5s?",
            {"place right": "Both ends are 5, and 5-4 goes on one of them. Two tiles less."},
            "Which end does 5-4 need?",
            {"place left": "Both ends would be 6, and 5-4 would end your turn."},
        ),
        Moment(
            52,
            "One more tile is left in your row, and it has been turned up before: 1-0, which did not fit then. Ann has "
            "three tiles left, Bo one. Where does 5-1 go?",
            {
                "place left": "Both ends are 1, and 1-0 is your last tile: it fits, and you win the round.",
            },
            "You need not even look: it is 1-0. Make both ends 1.",
            {"place right": "Both ends would be 5, and 1-0 would not fit. Make them 1."},
        ),
    ),
    farewell=(
        "Your row is empty, so you win the round, and the match, unless more rounds are agreed. Where no tile of any "
        "row fits, the fewest pips win. A double that lies face up stays in its place, and is tried again in its turn."
    ),
)
