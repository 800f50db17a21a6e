"""Time and size of each picture, warm and cold, between what any picture costs and what the plain way would.

The floor is the bare encoding of a flat canvas of the same size and mode. The plain way paints the same tiles and words
at four times the size, scales the whole with LANCZOS and encodes RGB.
"""

import io
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from PIL import Image

from bot.rules.catalogue import CATALOGUE
from bot.rules.pieces import Tile
from bot.rules.view import View
from images.drawing.canvas import Box
from images.seat.hand_layout import hand_layout
from images.seat.seat import draw_seat
from images.table.line_layout import line_layout
from images.table.line_rows import line_room
from images.table.table import draw_table
from images.table.tricks_layout import table_layout
from images.warm import warm
from tests.benchmark.composed import Words, composed
from tests.images.reference import long_line
from tests.images.reference import pictures as references

RUNS = 40
PLAIN_RUNS = 5
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")
COLD = (
    "import time; from tests.benchmark.pictures import pictures; draw = pictures()[{name!r}]; "
    "t = time.perf_counter(); draw(); print(time.perf_counter() - t)"
)


def pictures() -> dict[str, Callable[[], bytes]]:
    """The pictures measured: a hand and a table of a real match, and one of every other kind."""
    hand, table = views()
    made = references()
    kinds = (
        "seat_follow", "seat_17_cards", "seat_large", "table_4", "table_6_sides", "table_auction", "line_short",
        "line_turns", "scores", "result", "lobby", "example_trick",
    )  # fmt: skip
    drawings = {"seat": draw_seat(hand, NAMES), "table": draw_table(table, NAMES)}
    return {name: drawing.render for name, drawing in (drawings | {name: made[name] for name in kinds}).items()}


def views() -> tuple[View, View]:
    """A hand that must follow with a third of a match behind it, and the table at that moment."""
    game = CATALOGUE["black-tile"]
    chance = random.Random(7)
    match = game.start(game.presets[0].options, 4, bytes(32))
    while True:
        seat = chance.choice(game.to_act(match))
        view = game.view(match, seat)
        following = view.trick_board.led and any(one.legal is False for one in view.hand)
        if view.deal > 3 and following and len(view.hand) > 4:
            return view, game.view(match, None)
        match, _ = game.play(match, seat, chance.choice(game.legal(match, seat)))


def flat() -> bytes:
    """The floor: encode an empty palette canvas."""
    out = io.BytesIO()
    Image.new("P", (1100, 700)).save(out, "png", compress_level=6)
    return out.getvalue()


def plainly() -> dict[str, Callable[[], bytes]]:
    """The plain way for a hand of twelve, a table of four and a long line: as many tiles and words as those have."""
    places, seats = hand_layout(12), table_layout(4).seats
    hand = [(Tile(6, number % 7), place.piece) for number, place in enumerate(places)]
    codes: Words = [
        (str(tile), (place.code.left, place.code.centre[1]), 40)
        for (tile, _), place in zip(hand, places, strict=True)
        if place.code is not None  # always true of dominoes
    ]
    table = [(Tile(6, number), seat.slot) for number, seat in enumerate(seats)]
    names: Words = [(NAMES[number], (seat.plate.left, seat.plate.centre[1]), 39) for number, seat in enumerate(seats)]
    line = [(Tile(max(ends), min(ends)), place) for place, ends in _line()]
    return {
        "seat": partial(composed, hand, codes),
        "table": partial(composed, table, names),
        "line": partial(composed, line, ()),
    }


def _line() -> list[tuple[Box, tuple[int, int]]]:
    return [(laid.place, laid.ends) for laid in line_layout(long_line(), line_room(2)).tiles]


def measure() -> None:
    """Print the table."""
    warm()
    floor = _median(flat, RUNS)
    plain = {name: _median(work, PLAIN_RUNS) for name, work in plainly().items()}
    print(f"floor: {floor * 1000:.2f} ms, {len(flat()) / 1024:.1f} KiB; the plain way at 4x:")
    for name, work in plainly().items():
        print(f"  {name:<6} {plain[name] * 1000:6.0f} ms, {len(work()) / 1024:.1f} KiB")
    print(f"{'picture':<15} {'warm ms':>8} {'x floor':>8} {'plain/':>8} {'cold ms':>8} {'KiB':>6}")
    for name, draw in pictures().items():
        size = len(draw()) / 1024
        seconds = _median(draw, RUNS)
        asked = subprocess.run(
            [sys.executable, "-c", COLD.format(name=name)], capture_output=True, text=True, check=True
        )
        cold = float(asked.stdout)
        against = plain[name.split("_")[0]] / seconds if name.split("_")[0] in plain else 0.0
        times = f"{against:7.0f}x" if against else f"{'':>8}"
        print(f"{name:<15} {seconds * 1000:8.2f} {seconds / floor:8.1f} {times} {cold * 1000:8.1f} {size:6.1f}")


def _median(work: Callable[[], object], runs: int) -> float:
    times: list[float] = []
    for _ in range(runs):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return statistics.median(times)
