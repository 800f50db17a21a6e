"""The messages of a speaker as they are written: their ids, what they take, and what they refer to."""

from collections.abc import Iterator, Mapping
from functools import cache

from bot.translation.messages import WrittenMessage, written
from bot.words.locales import ENGLISH
from bot.words.speaker import Speaker, speaker


@cache
def messages_of(who: Speaker) -> Mapping[str, WrittenMessage]:
    """Every message and attribute there is: "option-target", "option-target.label"."""
    found = written(who.catalogue.sources)
    assert found.faults == ()
    return found.messages


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
