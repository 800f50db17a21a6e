"""The bot's texts by their message ids, so that a better sentence breaks no test."""

import re
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.message import Joined, Message
from bot.words.catalogue import sources_of
from bot.words.speaker import say


def said(name: str, /, **values: object) -> str:
    """A message in English."""
    return say(Message(name, **values))


def is_said(name: str, text: str) -> bool:
    """True if a text has a message in it, whatever its values are."""
    return re.search(_pattern(name), text) is not None


def messages_in(text: object) -> list[Message]:
    """The messages that a text is made of."""
    if isinstance(text, Joined):
        return [message for part in text.parts for message in messages_in(part)]
    return [text] if isinstance(text, Message) else []


@cache
def _entries() -> dict[str, ast.Pattern]:
    found = dict[str, ast.Pattern]()
    for source in sources_of("en").values():
        for entry in FluentResource(source).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                found.update({f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes})
    return found


@cache
def _pattern(name: str) -> str:
    return "".join(map(_element, _entries()[name].elements))


def _element(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(re.sub(r"</?(b|soft)>", "", element.value))
    if isinstance(element.expression, ast.SelectExpression):
        return f"(?:{'|'.join(''.join(map(_element, it.value.elements)) for it in element.expression.variants)})"
    return r"[\s\S]+?"
