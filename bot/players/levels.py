"""The levels of computer players, the weakest first."""

EASY, NORMAL, HARD, EXPERT = "easy", "normal", "hard", "expert"
LEVELS = (EASY, NORMAL, HARD, EXPERT)
