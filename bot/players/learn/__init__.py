"""Teaching the computers what a move is worth: `python -m bot.players.learn GAME …`, with NumPy and a C compiler."""
