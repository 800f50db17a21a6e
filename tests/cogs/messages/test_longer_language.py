"""The messages of matches, and all help, in every language, and in one that is a third longer.

Discord takes them whole, and no word of them is of another language. Each day other presets are looked at.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.message import Message
from bot.rules.catalogue import CATALOGUE
from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.speaker import say, speaking
from cogs.help import pages as help_pages
from cogs.help.pages import HelpReference
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import AnyPayload, Payload, row_of
from tests.cogs import tables
from tests.cogs.limits import check
from tests.cogs.messages import usual
from tests.moments import Moment, moments
from tests.reading import Read, in_components
from tests.samples import sample
from tests.words.listeners import EVERY, Listener

PRESETS = [(game, preset) for game in CATALOGUE.values() for preset in game.presets]
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk", "Gil", "Hana")
# The longer language under a fifth of the presets; the real ones, which are no longer, under fewer.
LONGER = [(EVERY[0], *it) for it in PRESETS]
CASES = [*sample(LONGER, 10), *sample([(who, *it) for it in PRESETS for who in EVERY[1:]], 80)]


@pytest.mark.parametrize(("listener", "game", "preset"), CASES, ids=lambda it: it.name)
def test_messages_are_whole(listener: Listener, game, preset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "NAMES", NAMES)
    monkeypatch.setattr(usual, "moments", renamed)
    with speaking(listener.speaker()):
        lead_with = say(Message("select-lead"))  # which ends in dots of its own
        for made in (*usual.payloads_of(game, preset), *help_of(game, preset)):
            texts = [*texts_of(made)]
            assert [it.text for it in texts if it.is_cut and it.text != lead_with] == []
            foreign = {it.text: listener.foreign(it.text, (*NAMES, *COMPUTER_NAMES)) for it in texts}
            assert {text: words for text, words in foreign.items() if words} == {}


@cache
def renamed() -> tuple[Moment, ...]:
    """The moments of the corpus, of people with names that are found in a text."""
    made = [(it, [replace(seat, name=NAMES[seat.seat]) for seat in it.snapshot.seats]) for it in moments()]
    return tuple(replace(it, snapshot=replace(it.snapshot, seats=tuple(seats))) for it, seats in made)


def help_of(game, preset) -> Iterator[Page]:
    """All help under a preset."""
    for players in preset.players:
        for number in range(len(game.help(preset.options, players)) + 1):
            yield help_pages.of_game(CATALOGUE, HelpReference(number, game.name, preset.name, players))


def texts_of(made: AnyPayload) -> Iterator[Read]:
    """The texts of a message that Discord would take."""
    check(made, lists_twice=True)
    if isinstance(made, Page):
        yield from in_components(made.components())
        return
    assert isinstance(made, Payload)
    yield Read(made.content, 2000)
    yield Read(made.drawing.alt if made.drawing is not None else "", 1024)
    yield from in_components([row_of(row) for row in made.rows if row])
