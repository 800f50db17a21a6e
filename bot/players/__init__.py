"""Computer players. `computer.choose` chooses a legal move from a View, which shows what its seat may know.

Each game has a file that evaluates its moves and another (`*_situation`, `*_hand`) that reads a View. `reading` works
out what the other hands may hold in a trick game without duplicate pieces. A game without a file here is played at
random.
"""
