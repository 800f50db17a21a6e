"""Computer players. They see a View, like anyone, and answer with a legal move: `computer.choose`.

Each game has a file that weighs its moves and one (`*_situation`, `*_hand`) that reads a View; `reading` tells for any
trick game of single pieces what the other hands may hold. A game without a file here is played at random.
"""
