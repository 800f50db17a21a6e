"""Computer players. `computer.choose` chooses a legal move from a View, which shows what its seat can know.

Each game has a file named after it with what it adds to the one `search`, by which `judge` says what to expect of each
move, and one in `declaring` for what is decided outside the play. `policies` are learnt, by `learn`. Blind Hughie is
a search of its own, in `line`. A game that is not listed in `knowledge` is played at random.
"""
