"""Computer players. `computer.choose` chooses a legal move from a View, which shows what its seat may know.

Each game has a file named after it that evaluates its moves; `situations` is what a View implies for them.
A game without a file here is played at random.
"""
