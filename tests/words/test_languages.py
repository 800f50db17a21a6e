"""Every language there is says all of it: each message, with its arguments, in all its cases, within its limits."""

from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from itertools import product

import pytest

from bot.message import AllOf, AnyOf, Day, Message, Who, capitalized
from bot.rules.catalogue import CATALOGUE
from bot.translation.check import check
from bot.translation.messages import WrittenMessage, written
from bot.words.catalogue import ARTICLE, sources_of
from bot.words.locales import ENGLISH, languages
from bot.words.speaker import Speaker, speaker

COUNTS = (0, 1, 2, 5, 21, 1000)
PEOPLE = ("you", "one", "us", "many")
SAMPLE = "Žofie"  # the value of an argument, in no message itself
# Of what these say there is never none: they are said where a rule keeps a tile, or someone has one.
NEVER_NONE = {
    "blind-hughie-help-left-over", "dominoes-help-asleep", "dominoes-help-boneyard", "dominoes-help-keep",
    "reason-keeps", "rule-keep.sentence",
}  # fmt: skip
EVERY = languages()


@cache
def messages_of(language: str) -> Mapping[str, WrittenMessage]:
    return written(sources_of(language)).messages


@pytest.mark.parametrize("language", EVERY)
def test_a_language_is_whole_and_fits(language: str) -> None:
    assert [str(it) for it in check(language) if not it.problem.is_advice] == []


@pytest.mark.parametrize("language", EVERY)
def test_no_message_is_cut_where_a_message_must_not_be_long(language: str) -> None:
    """A text of chat has 2000 characters, an alt text 1024, a button 80: with room for the values."""
    for name, message in messages_of(language).items():
        assert message.longest() <= (80 if name.startswith("button-") else 1900), name


def cases_of(message: WrittenMessage, english: WrittenMessage) -> Iterator[dict[str, str | int]]:
    """Values for a message: in each case of its own and of the English grammar, one after another."""
    arguments = english.arguments
    people = {it for it in arguments if f"{it}-is" in {*message.keys, *english.keys}}
    shown = {*arguments, *(f"{it}{ARTICLE}" for it in arguments)}
    plain: dict[str, str | int] = {**dict.fromkeys(shown, SAMPLE), **{f"{it}-is": "one" for it in people}}
    yield dict(plain)
    for name in people:
        for person in PEOPLE:
            yield plain | {f"{name}-is": person}
    for name in {*message.keys, *english.keys} - {f"{it}-is" for it in people}:
        keys = message.keys.get(name, frozenset()) | english.keys.get(name, frozenset())
        for value in (*COUNTS, *sorted(keys)):
            yield plain | {name: value}
    chosen = sorted({*message.keys} - {f"{it}-is" for it in people})
    if len(chosen) > 1:
        for values in product(*(sorted(message.keys[it]) for it in chosen)):
            yield plain | dict(zip(chosen, values, strict=True))


@pytest.mark.parametrize("language", EVERY)
def test_every_message_is_said_in_every_case(language: str) -> None:
    """In a fault of grammar the library says nothing, or the name of what is missing."""
    catalogue = speaker(language).catalogue
    for name, message in messages_of(language).items():
        pattern = catalogue.pattern(name)
        for values in cases_of(message, messages_of(ENGLISH)[name]):
            told = pattern.say(values)
            assert not {"{", "}", "$"} & set(told), (name, values, told)
            assert "\n\n\n" not in told, (name, told)


@pytest.mark.parametrize("language", EVERY)
def test_none_is_never_said_as_one(language: str) -> None:
    """In French and Portuguese 0 is "one", too: a variant for one that shows no figure would be said of none."""
    catalogue = speaker(language).catalogue
    for name in messages_of(language).keys() - NEVER_NONE:
        message, english = messages_of(language)[name], messages_of(ENGLISH)[name]
        for counted in (it for it in message.keys if it in english.shown and "one" in message.keys[it]):
            plain = next(cases_of(message, english))
            none, one = (catalogue.pattern(name).say(plain | {counted: count}) for count in (0, 1))
            assert none != one, (name, none)


def test_days_are_said_in_each_language() -> None:
    day = Message("bid-amount", amount=Day(date(2026, 3, 14)))
    told = [speaker(language).say(day) for language in EVERY]
    assert all("14" in it for it in told)
    assert len(set(told)) == len(EVERY)


@pytest.mark.parametrize(
    ("listed", "told"),
    [
        (AllOf((Who("Ana"), Who("Ivory"))), "Ana e Ivory"), (AllOf(("Pip", "Hielo")), "Pip y Hielo"),
        (AllOf(("Ivory", "Pip")), "Ivory y Pip"), (AnyOf(("8-7", "8-5")), "8-7 u 8-5"), (AnyOf(("4", "11")), "4 u 11"),
        (AnyOf(("6-4", "1-1")), "6-4 o 1-1"),
    ],
)  # fmt: skip
def test_spanish_lists_end_as_they_are_spoken(listed: AllOf | AnyOf, told: str) -> None:
    assert speaker("es").say(Message("bid-amount", amount=listed)) == told


@pytest.mark.parametrize("language", EVERY)
def test_every_game_has_a_name(language: str) -> None:
    titles = [speaker(language).say(game.title) for game in CATALOGUE.values()]
    assert len(set(titles)) == len(titles)


def test_a_language_can_ask_more_than_english_does() -> None:
    """A person who is no player; and in a message that another refers to, a number."""
    core = (
        "you = tu\nled = { $who-is ->\n    [you] You lead\n   *[one] { $who } leads\n}\n"
        "left = { $count ->\n    [one] one\n   *[other] { $count }\n} left\nall = { left }!\n"
    )
    who = Speaker("en", "en", {"core": core})
    assert who.say(Message("led", who="Bo")) == "Bo leads"
    assert who.say(Message("led", who=Who("Bo", is_you=True))) == "You lead"
    assert [who.say(Message("all", count=count)) for count in (1, 2)] == ["one left!", "2 left!"]


def test_a_side_has_its_article_where_a_language_asks_for_it() -> None:
    core = "you = toi\nside = Camp { $letter }\n    .the = le Camp { $letter }\nwins = { $who-the } gagne, { $who }\n"
    who, side = Speaker("fr", "fr", {"core": core}), Who(Message("side", letter="A"))
    assert who.say(Message("wins", who=side)) == "le Camp A gagne, Camp A"
    assert who.say(Message("wins", who=AllOf([side]))) == "le Camp A gagne, Camp A"
    assert who.say(capitalized(Message("wins", who=side))) == "Le Camp A gagne, Camp A"
    assert who.say(capitalized(Message("wins", who=Who("ann")))) == "ann gagne, ann"
