### What is said where a press or a command cannot be done: why in a sentence, what to do in another; 90 characters.

refused-unknown-choice = I don't know “{ $typed }”. Pick one of the suggestions.
refused-preset-without-game = Pick the game too. Rules and players belong to one.
refused-same-players = Pick two different players.
refused-server-only = That works in a server's channels only. Use it there.
refused-old-command = This command just changed. Restart Discord and try again.
