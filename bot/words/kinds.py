"""Kinds of games, each a preset of a game: their facts in a line, and the search for one by typed text."""

import re
from functools import lru_cache
from typing import NamedTuple

from bot.message import AllOf, Message, Quoted
from bot.rules.catalogue import AnyGame, Catalogue
from bot.rules.errors import BadOptions
from bot.rules.options import Preset
from bot.words.locales import ENGLISH, languages
from bot.words.speaker import current_language, speaker
from bot.words.vocabulary import folded

_WORD = re.compile(r"[^\W_]+")
_MOST_LISTED = 10
Words = tuple[str, ...]


class Kind(NamedTuple):
    """A game under one of its presets."""

    game: AnyGame
    preset: Preset

    @property
    def value(self) -> str:
        """Its unique name among the kinds of all games: "dominoes/cuban"."""
        return f"{self.game.name}/{self.preset.name}"

    @property
    def title(self) -> Message:
        """Its game and its preset: "Dominoes: Cuban"."""
        return Message("labelled", label=self.game.title, value=self.preset.title)


def kinds_of(catalogue: Catalogue) -> tuple[Kind, ...]:
    """Every preset of every game."""
    return tuple(Kind(game, preset) for game in catalogue.values() for preset in game.presets)


def facts_of(kind: Kind) -> Message:
    """Its players and its goal: "2–4 players, to 100", "partners, to 7 marks"."""
    game, preset = kind
    players, usual = sorted(preset.players), preset.players[0]
    sides = len(set(game.sides(preset.options, usual)))
    span = f"{players[0]}" if len(players) == 1 else f"{players[0]}–{players[-1]}"
    unit, number = game.goal(preset.options, usual)
    goal = Message("kind-goal", unit=unit, number=number)
    return Message("kind-facts", team=usual // sides, players=span, goal=goal)


def kind_named(catalogue: Catalogue, typed: str) -> Kind:
    """The kind named by a text in any language: "Cuban dominoes", "texas", "dominoes/cuban".

    Raises BadOptions where it names none, or several: then the refusal lists them.
    """
    found = kinds_named(catalogue, typed)
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadOptions(Message("refused-unknown-kind", typed=Quoted(typed[:40])))
    listed = AllOf(kind.title for kind in found[:_MOST_LISTED])
    raise BadOptions(Message("refused-several-kinds", typed=Quoted(typed[:40]), kinds=listed))


def kinds_named(catalogue: Catalogue, typed: str) -> tuple[Kind, ...]:
    """The kinds whose whole name was typed, with or without words of their game; the reader's language comes first.
    Without any, the kinds with all typed words.
    """
    kinds, sought = kinds_of(catalogue), _words(typed)
    if not sought:
        return kinds
    for language in dict.fromkeys((current_language(), ENGLISH, *languages())):
        called = [(kind, *_called(kind.game.title, kind.value, kind.preset.title, language)) for kind in kinds]
        exact = [kind for kind, names, _ in called if sought in names]
        # Else a name with nothing but words of the game.
        if found := exact or [
            kind for kind, names, of_game in called if any({*it} <= {*sought} <= {*it} | of_game for it in names)
        ]:
            return tuple(found)
    return tuple(kind for kind in kinds if _has_words(kind, sought))


def _has_words(kind: Kind, sought: Words) -> bool:
    """True if each word begins one of the kind's words in one language."""
    called = (_called(kind.game.title, kind.value, kind.preset.title, language) for language in languages())
    each = (of_game.union(*names) for names, of_game in called)
    return any(all(any(word.startswith(begun) for word in words) for begun in sought) for words in each)


@lru_cache(1024)
def _called(game: Message, value: str, title: Message, language: str) -> tuple[tuple[Words, ...], frozenset[str]]:
    """The names of a kind in a language without its game, and the words of its game's name."""
    who = speaker(language)
    game_name, _, name = value.partition("/")
    names = _words(name), _words(who.say(title)), _words(value)
    return names, frozenset((*_words(who.say(game)), *_words(game_name)))


def _words(text: str) -> Words:
    """The words of a text, without case and accents."""
    return tuple(_WORD.findall(folded(text)))
