"""The routes of the API, a file for each kind."""

from bot.playground.api.routes import bot, commands, emojis, interactions, messages, threads

ALL = [*bot.ROUTES, *commands.ROUTES, *emojis.ROUTES, *messages.ROUTES, *interactions.ROUTES, *threads.ROUTES]
