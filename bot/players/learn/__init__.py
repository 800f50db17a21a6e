"""Teaching the computers what a move is worth: `python -m bot.players.learn GAME …`. It needs NumPy and a C compiler."""
