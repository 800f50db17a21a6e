"""Learning the values of moves: `python -m bot.players.learn GAME …`. It needs NumPy and a C compiler."""
