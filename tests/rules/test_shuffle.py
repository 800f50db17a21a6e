"""The fair shuffle: against a second implementation written from its description, and against fixed answers."""

import hashlib
import struct
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import shuffle
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import Terms, commitment, draw_for_first, match_seed, options_text, seed_in_contest, shuffled

SECRET = bytes(range(32))


def second_opinion(count: int, seed: bytes, purpose: str) -> list[int]:
    """The described shuffle of 0..count-1, with a stream that is long enough."""
    start = hashlib.sha256(seed + purpose.encode("ascii")).digest()
    stream = b"".join(hashlib.sha256(start + struct.pack(">Q", block)).digest() for block in range(count + 4))
    words = list(struct.unpack(f">{len(stream) // 4}I", stream))
    items = list(range(count))
    i = count - 1
    while i >= 1:
        word = words.pop(0)
        if word < 2**32 - (2**32 % (i + 1)):
            j = word % (i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
    return items


@given(st.integers(0, 60), st.binary(min_size=32, max_size=32), st.integers(1, 50))
def test_the_shuffle_is_the_one_described(count: int, seed: bytes, deal: int) -> None:
    items = list(range(count))
    assert shuffled(items, seed, f"deal {deal}") == second_opinion(count, seed, f"deal {deal}")
    assert items == list(range(count)), "its argument is left alone"


def test_known_answers() -> None:
    seed = seed_in_contest(SECRET, [])
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert seed.hex() == "c68ebc4722523ae12ecd865f66037d18647e34c631b7c1a266b109bc17070563"
    assert seed_in_contest(SECRET, [1234567890123456789, 42]).hex() == (
        "800d8894608fce291933d58affe2eeab90c053d17402e5d87f7f90a1747de16f"
    )
    assert shuffled(range(10), seed, "deal 1") == [6, 9, 7, 2, 3, 8, 0, 4, 5, 1]
    assert " ".join(map(str, shuffled(double_set(6), seed, "deal 1")[:7])) == "3-1 3-0 1-0 4-3 5-1 6-1 5-2"


def test_each_id_counts_sorted_as_a_number() -> None:
    assert len({seed_in_contest(SECRET, ids) for ids in ([], [1], [2], [1, 2], [12])}) == 5
    assert seed_in_contest(SECRET, [10, 9]) == seed_in_contest(SECRET, [9, 10])
    assert seed_in_contest(SECRET, [10, 9]) == hashlib.sha256(SECRET + b"|9|10").digest()


TERMS = Terms(
    game="black-tile", options=options_text({"variant": "11", "target": 61}), players=3, opened=1309876500000000000,
    people=(0, 1, 2), joins=((1, 1309876543210987654), (2, 1309876599999999999)), starter=(0, 1309876700000000001),
)  # fmt: skip
LINES = """\
game: black-tile
options: {"target": 61, "variant": "11"}
players: 3
opened: 1309876500000000000
people: 1 2 3
joins: 2:1309876543210987654 3:1309876599999999999
start: 1:1309876700000000001
"""


def test_a_match_seed_is_made_of_its_secret_and_its_record() -> None:
    assert match_seed(SECRET, TERMS.lines) == hashlib.sha256(SECRET + LINES.encode("ascii")).digest()
    secret = hashlib.sha256(b"0").digest()
    assert match_seed(secret, TERMS.lines).hex() == "0146f7741b2a5851e80b1c644ffbe685a268800cc9529d918b14807b323a72e9"


def test_whatever_was_published_decides() -> None:
    others: list[dict[str, Any]] = [
        {"game": "blind-hughie"}, {"options": "{}"}, {"players": 4}, {"opened": 1}, {"people": (0, 1)}, {"joins": ()},
        {"starter": None}, {"starter": (None, 1309876700000000001)},
    ]  # fmt: skip
    assert len({match_seed(SECRET, replace(TERMS, **other).lines) for other in ({}, *others)}) == len(others) + 1
    nobody = replace(TERMS, people=(), joins=(), starter=None)
    assert nobody.lines[4:] == ("people: -", "joins: -", "start: -")


def test_a_word_that_would_favour_some_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """No seed that does this can be found by trying, so the stream is given: 2³² - 1 is no multiple of 3 below 2³²."""
    monkeypatch.setattr(shuffle, "_words", lambda _: iter([2**32 - 1, 2**32 - 2, 2**32 - 1]))
    assert shuffled("abc", SECRET, "deal 1") == list("abc")
    monkeypatch.setattr(shuffle, "_words", lambda _: iter([2**32 - 2, 0]))
    assert shuffled("abc", SECRET, "deal 1") == list("bac")


@given(st.binary(min_size=32, max_size=32), st.integers(2, 6))
def test_the_highest_draw_goes_first_and_ties_draw_again(seed: bytes, players: int) -> None:
    first, rounds = draw_for_first(double_set(6), range(players), seed, "draw for deal 1, round")
    left = list(range(players))
    for number, drawn in enumerate(rounds, 1):
        order = second_opinion(28, seed, f"draw for deal 1, round {number}")
        assert drawn == tuple((seat, double_set(6)[order[place]]) for place, seat in enumerate(left))
        best = max(tile.pips for _, tile in drawn if isinstance(tile, Tile))
        left = [seat for seat, tile in drawn if isinstance(tile, Tile) and tile.pips == best]
    assert left == [first]
    assert draw_for_first(double_set(6), [2], seed, "draw") == (2, ()), "a single seat draws no tile"
