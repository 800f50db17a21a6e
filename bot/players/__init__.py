"""Computer players. `computer.choose` chooses a legal move from a View, which shows what its seat can know.

A trick game has a class in `knowledge` for the play, searched by `search`, and a file in `declaring` for bids and
passes. `learn` writes its `policies`. `dominoes` and `trains` have their own search. `determinized` searches by
the game's own rules; Blind Hughie uses it. `judge` estimates each move. Games that `knowledge` does not list are played
at random.
"""
