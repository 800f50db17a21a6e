"""The levels of computer players, by name: from a beginner's mistakes to the longest search."""

EASY, NORMAL, HARD, EXPERT = "easy", "normal", "hard", "expert"
LEVELS = (EASY, NORMAL, HARD, EXPERT)
