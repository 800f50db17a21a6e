"""Names and refusals made safe for a message: no markdown, no mention."""

from functools import lru_cache

from discord.utils import escape_markdown, escape_mentions

from bot import message
from bot.rules.errors import Refusal
from bot.words.names import as_read, shortened
from bot.words.speaker import say_chat

NAME_LENGTH = 40


def plain(name: str) -> str:
    """A stored name for a message: no markdown, no mention, not too long."""
    return _plain(as_read(name))


@lru_cache(maxsize=1024)
def _plain(name: str) -> str:
    return escaped(shortened(name, NAME_LENGTH, "…"))


def escaped(text: str) -> str:
    """Text escaped so that Discord shows it unchanged."""
    return escape_mentions(escape_markdown(text)).replace("<", "‹").replace(">", "›")


def refusal_text(refusal: Refusal) -> str:
    """The reason of a refusal, and what to do instead."""
    text = refusal.text
    return escaped(text) if isinstance(text, str) else say_chat(message.escaped(text, escaped))
