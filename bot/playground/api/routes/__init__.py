"""The routes of the API, a file for each kind."""

from bot.playground.api.routes import bot, emojis, interactions, messages, threads

ALL = [*bot.ROUTES, *emojis.ROUTES, *messages.ROUTES, *interactions.ROUTES, *threads.ROUTES]
