"""Names that read like the program's own words, in any of its languages: "You", "Seat 3", "Ann (computer)"."""

import re
from collections.abc import Iterator
from functools import cache

from bot.message import AllOf, AnyOf, Message, value_text
from bot.words.locales import languages
from bot.words.lookalikes import skeleton
from bot.words.speaker import Speaker, speaker

# Each stands for a player by itself. All messages read here are in core.ftl: reading more takes long.
_WHOLE = ("you", "someone", "seat-computer")
# Names that the program has given, as they stand in the database and in records.
NAMELESS_SEAT = "Seat {}"
SUBSTITUTES = "'s computer"  # a computer that plays for Ann is named "Ann's computer"
NAMELESS_COMPUTER = "Computer"  # a substitute whose person is unknown by now
_LEVELS = ("level-easy", "level-normal", "level-hard", "level-expert")
_SIGN = "🤖"  # stands beside computers
_ROOM = "\ue000"  # where a name stands in a message
_NUMBER, _LETTER, _NAME = r" ?[\dol]{1,2}", r" \w", r"\b.+\b"
_BRACKETS = re.compile(r"[(\[{（【「]([^()\[\]{}（）【】「」]+)[)\]}）】」]")


def reads_like_own(name: str) -> bool:
    """True if a person's name looks like words of the program, in any language and letters."""
    own, seen = _own_words(), skeleton(name)
    if _SIGN in name or own.pattern.fullmatch(seen) or any(skeleton(it) in own.marks for it in _BRACKETS.findall(name)):
        return True
    parts = (part.replace(" ", "") for part in own.joints.split(seen))  # "You and Bo"
    return seen.replace(" ", "") in own.whole or any(part in own.whole for part in parts)


class _OwnWords:
    """The words of all languages, as skeletons: `whole` names, the `pattern` of others, `marks` that stand in brackets
    after a name, the `joints` of lists.
    """

    def __init__(self) -> None:
        speakers = [speaker(language) for language in languages()]
        whole = {word for it in speakers for word in _whole(it)}
        self.whole = frozenset(word.replace(" ", "") for word in whole)
        self.marks = whole | {skeleton(it.say(Message(level))) for it in speakers for level in _LEVELS}
        self.pattern = re.compile("|".join(sorted({one for it in speakers for one in _patterns(it)})))
        self.joints = re.compile(rf"\b(?:{'|'.join(sorted({joint for it in speakers for joint in _joints(it)}))})\b")


_own_words = cache(_OwnWords)


def _whole(one: Speaker) -> Iterator[str]:
    yield from map(skeleton, one.say(Message("own-names")).split(","))
    yield from (skeleton(one.say(Message(name))) for name in _WHOLE)


def _patterns(one: Speaker) -> Iterator[str]:
    yield _pattern(one.say(Message("seat-unnamed", number=_ROOM)), _NUMBER)
    yield _pattern(one.say(Message("side", letter=_ROOM)), _LETTER)
    yield _pattern(one.say(Message("seat-computer-for", name=_ROOM)), _NAME)
    yield rf".+ {skeleton(SUBSTITUTES)}"


def _pattern(told: str, room: str) -> str:
    before, _, after = map(skeleton, told.partition(_ROOM))
    return before + room + after


def _joints(one: Speaker) -> Iterator[str]:
    for words in (AllOf("12"), AnyOf("12")):
        yield skeleton(one.say(value_text(words))).strip("l2 ")
