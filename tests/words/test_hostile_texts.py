"""The work of reading a text grows with its words, whatever they unfold to: no parser tries all their parts."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import Phase, given, settings

from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import Refusal
from bot.rules.notation import parse_bid, parse_move, parse_play, special_in
from bot.rules.options import load
from bot.rules.pieces import is_piece, parse_piece
from bot.rules.suits import parse_suit
from bot.table.quiet_hours import quiet_hours
from bot.words.names import LONGEST_NAME_STORED, as_read, clean_name, spoken_name
from bot.words.speaker import speaker, speaking
from bot.words.typed import beginnings, parsed, readings
from tests.hostile import HOSTILE, counted, hostile, letters_in, words_in
from tests.samples import sample

_STEPS, _STEPS_A_WORD = 30_000, 250  # a time zone is compared with all that there are
DUTCH = speaker("nl")  # it has compounds; English is understood beside it
_LETTERS_A_LETTER = 30  # each is folded for a few readings, in two languages


def _option(text: str) -> object:
    game = CATALOGUE["black-tile"]
    return load(game.options_type, {"target": text})


PARSERS: dict[str, Callable[[str], object]] = {
    **{it.__name__: it for it in (parse_move, parse_bid, parse_play, parse_piece, parse_suit, special_in, is_piece)},
    "a move in words": partial(parsed, parse_move),
    "beginnings": beginnings,
    "clean_name": clean_name.__wrapped__,
    "a name read out": lambda text: spoken_name([text], 0),
    "a name stored": lambda text: as_read(clean_name(text)),
    "quiet hours": lambda text: quiet_hours(text, text, text),
    "a time zone": lambda text: quiet_hours("22", "8", text),
    "house rule": _option,
    "game": CATALOGUE.game,
}


def read_within_bounds(parse: Callable[[str], object], text: str) -> None:
    steps, letters = _STEPS + _STEPS_A_WORD * words_in(text), 20_000 + _LETTERS_A_LETTER * letters_in(text)
    with counted(steps, letters), suppress(Refusal):
        parse(text)


@pytest.fixture(scope="module", autouse=True)
def everything_loaded() -> None:
    """Vocabularies and time zones are read once."""
    with speaking(DUTCH):
        readings("6-4")
    with pytest.raises(Refusal):
        quiet_hours("22", "8", "nowhere")


@pytest.mark.parametrize("name", PARSERS)
def test_no_hostile_text_costs_more_than_its_words(name: str) -> None:
    with speaking(DUTCH):
        for text in sample([*HOSTILE.values()], 6):  # a profiler is slow
            read_within_bounds(PARSERS[name], text)


@settings(max_examples=8, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(text=hostile())
def test_no_text_found_costs_more_than_its_words(text: str) -> None:
    with speaking(DUTCH):
        for parse in PARSERS.values():
            read_within_bounds(parse, text)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_name_is_short_once_it_is_clean(text: str) -> None:
    assert len(clean_name(text)) <= LONGEST_NAME_STORED


def test_a_compound_is_found_at_whichever_length_its_parts_have() -> None:
    with speaking(DUTCH):
        assert readings("dubbelzes")[0] == readings("dubbel zes")[0] == "6-6"
        for text in ("xdubbelzes", "dubbelzesx", "zeszeszes", "zesdubbe"):
            assert readings(text) == (text,)
