"""The messages of a speaker as they are written: their ids, what they take, and what they refer to."""

from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import ast

from bot.translation.messages import WrittenMessage, patterns_of
from bot.words.locales import ENGLISH
from bot.words.speaker import Speaker, speaker


@cache
def messages_of(who: Speaker) -> Mapping[str, WrittenMessage]:
    """Every message and attribute there is: "option-target", "option-target.label"."""
    entries = ((file, entry) for file in who.catalogue._sources for entry in who.catalogue._resource(file).body)
    found = dict[str, WrittenMessage]()
    for file, entry in entries:
        assert not isinstance(entry, ast.Junk), f"this is no Fluent: {entry.content}"
        if isinstance(entry, ast.Message):
            found |= {name: WrittenMessage(name, file, pattern) for name, pattern in patterns_of(entry)}
    return found


@cache
def arguments_of(who: Speaker) -> Mapping[str, frozenset[str]]:
    """The arguments of every message and attribute, with those of the messages that it refers to."""
    messages = messages_of(who)

    def taken(message: WrittenMessage) -> Iterator[str]:
        yield from message.arguments
        for name in message.references & messages.keys():
            yield from taken(messages[name])

    return {name: frozenset(taken(message)) for name, message in messages.items()}


def english_ids() -> frozenset[str]:
    return frozenset(messages_of(speaker(ENGLISH)))
