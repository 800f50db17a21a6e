"""A language compared with English: messages that are missing, wrong, outdated or too long."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.translation.messages import Language, WrittenMessage, written
from bot.words.catalogue import Sources, folder_of, sources_of
from bot.words.locales import ENGLISH
from images.drawing import Weight, width

_NAME = re.compile(r"[-_'\w]{1,32}")  # Discord's rule for names of commands and options
# Discord's limits by the start of ids; the first that fits applies.
_LIMITS = {"choice-": 100, "command-": 100, "menu-": 32, "button-": 80, "select-": 150}
_NAMES = ("command-name-", "parameter-")
# The width a text can have, relative to English. Pictures, buttons and labels have room for 1.4, sentences in chat for
# more; texts for reading alone have no limit.
_SHORT, _FOR_SHORT, _FOR_SENTENCES = 40, 1.4, 1.6
_AT_LEAST = 4  # letters that always fit in addition
_UNMEASURED = re.compile(r".*-(?:help|lesson)|help|lesson|typed|privacy")
_DIFFERENT = ("command-name-", "parameter-", "typed-word-")  # no two messages of one of these can share a word
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_PERSONS = frozenset({"you", "one", "us", "many", "other"})
_SIZE = 20  # the font size in which texts are compared


class Problem(Enum):
    """A kind of fault in a message. The value is its description."""

    NOT_FLUENT = "is no Fluent"
    TWICE = "stands twice"
    MISSING = "is missing"
    UNKNOWN = "is no message of English"
    ARGUMENTS = "takes what English does not give it"
    UNSAID = "does not say all that English says"
    VARIANT = "has a variant that is never chosen"
    REFERENCES = "refers to something else than English"
    NAME = "is no name that Discord takes"
    TOO_LONG = "is longer than Discord takes"
    STALE = "was translated from another English text"
    ALIKE = "has a word that stands for something else, too"
    LONG = "is much longer than in English"

    @property
    def is_advice(self) -> bool:
        """True if the language works in spite of this problem."""
        return self in (Problem.STALE, Problem.LONG)


class Finding(NamedTuple):
    """A problem with a message of a file, and its details."""

    file: str
    id: str
    problem: Problem
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.file}.ftl: {self.id} {self.problem.value}{f': {self.detail}' if self.detail else ''}"


def check(language: str) -> tuple[Finding, ...]:
    """The findings about a language, file by file. Raises KeyError for an unknown language."""
    return tuple(sorted(_findings(sources_of(language), _done(language)), key=lambda it: (it.file, it.problem.value)))


def progress(language: str) -> tuple[int, int]:
    """The numbers of messages a language has, and English has. Raises KeyError."""
    there = written(sources_of(ENGLISH)).messages
    return len(there.keys() & written(sources_of(language)).messages.keys()), len(there)


def mark_done(language: str) -> Path:
    """Record that every message of a language matches today's English. Returns the file. Raises KeyError."""
    english, there = written(sources_of(ENGLISH)).messages, written(sources_of(language)).messages
    lines = list[str]()
    for file in sorted({it.file for it in english.values()}):
        known = sorted(_mark(it) for it in english.values() if it.file == file and it.id in there)
        lines += [f"{file} {' '.join(known)}"] if known else []
    path = _path(language)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def _findings(sources: Sources, done: Mapping[str, frozenset[str]] | None) -> Iterator[Finding]:
    english, there = written(sources_of(ENGLISH)).messages, written(sources)
    yield from _unreadable(there)
    yield from _alike(there)
    for file, count in Counter(it.file for it in english.values()).items():
        if file not in sources:
            yield Finding(file, "everything", Problem.MISSING, f"{count} messages")
    for name, message in there.messages.items():
        if name not in english:
            yield Finding(message.file, name, Problem.UNKNOWN)
    for name, original in english.items():
        message = there.messages.get(name)
        if message is None:
            if original.file in sources:
                yield Finding(original.file, name, Problem.MISSING)
            continue
        if message.file != original.file:
            yield Finding(message.file, name, Problem.UNKNOWN, f"there it stands in {original.file}.ftl")
        yield from _compared(message, original)
        if done is not None and _mark(original) not in done.get(original.file, ()):
            yield Finding(message.file, name, Problem.STALE, f"now {original.text!r}")


def _unreadable(there: Language) -> Iterator[Finding]:
    for file, text in there.faults:
        yield Finding(file, repr(text), Problem.NOT_FLUENT)
    for file, name in there.twice:
        yield Finding(file, name, Problem.TWICE)


def _alike(there: Language) -> Iterator[Finding]:
    for start in _DIFFERENT:
        known = dict[str, str]()
        for message in (it for it in there.messages.values() if it.id.startswith(start)):
            for word in (it.strip() for it in message.text.casefold().split(",")):
                if known.setdefault(word, message.id) != message.id:
                    yield Finding(message.file, message.id, Problem.ALIKE, f"{word} is {known[word]}")


def _compared(message: WrittenMessage, english: WrittenMessage) -> Iterator[Finding]:
    say = partial(Finding, message.file, message.id)
    if more := message.arguments - english.arguments:
        yield say(Problem.ARGUMENTS, _listed(more))
    if unsaid := english.shown - message.arguments:
        yield say(Problem.UNSAID, _listed(unsaid))
    for name, keys in message.keys.items():
        known = _PERSONS if name.endswith("-is") else english.keys.get(name, frozenset[str]()) | _PLURALS
        if strange := {it for it in keys if not it.isdecimal()} - known:
            yield say(Problem.VARIANT, _listed(strange))
    if message.references != english.references:
        yield say(Problem.REFERENCES, _listed(message.references ^ english.references))
    yield from _of_length(message, english)


def _of_length(message: WrittenMessage, english: WrittenMessage) -> Iterator[Finding]:
    say = partial(Finding, message.file, message.id)
    if message.id.startswith(_NAMES):
        if not _NAME.fullmatch(message.text) or message.text != message.text.lower():
            yield say(Problem.NAME, message.text)
        return
    limit = next((most for start, most in _LIMITS.items() if message.id.startswith(start)), None)
    if limit is not None and message.longest() > limit:
        yield say(Problem.TOO_LONG, f"{message.longest():.0f} letters, not {limit}")
    elif not (limit == _LIMITS["command-"] or _UNMEASURED.fullmatch(message.file)):
        wide, known = message.longest(_wide), english.longest(_wide)
        room = known * (_FOR_SHORT if english.longest() <= _SHORT else _FOR_SENTENCES)
        if wide > max(room, known + _wide("n" * _AT_LEAST)):
            yield say(Problem.LONG, f"{wide / max(known, 1):.1f} times, {message.text!r} for {english.text!r}")


def _wide(text: str) -> float:
    """The width of a text on one line of a picture."""
    return width(" ".join(text.split("\n")), _SIZE, Weight.BOLD)


def _listed(names: frozenset[str] | set[str]) -> str:
    return ", ".join(sorted(names))


# -- the English texts that were translated ----------------------------------------------------------------------------


def _path(language: str) -> Path:
    """A language's file of marks: each line has the name of a .ftl file and the marks of its messages."""
    return folder_of(language) / "translated.txt"


def _mark(english: WrittenMessage) -> str:
    return hashlib.sha256(f"{english.id}={english.text}".encode()).hexdigest()[:6]


def _done(language: str) -> Mapping[str, frozenset[str]] | None:
    """The marks by file; None if there are none yet."""
    try:
        lines = _path(language).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None
    return {file: frozenset(marks) for file, *marks in map(str.split, lines)}
