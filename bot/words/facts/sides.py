"""The sides, which are in bot.words.sides."""

from bot.words.sides import Side, ranking, sides, winners

__all__ = ["Side", "ranking", "sides", "winners"]
