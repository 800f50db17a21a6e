"""Time and size of each picture, warm and cold. The floor is the bare encoding of a flat canvas of the same size."""

import io
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import islice

from PIL import Image, ImageDraw, ImageFont

from bot.rules.catalogue import CATALOGUE
from bot.rules.events import DealEnded
from bot.rules.pieces import Piece, Tile
from bot.rules.view import View
from images.drawing import SIZE, Canvas, Ink
from images.ends.deal_card import draw_deal_card
from images.parts.pieces import PIPS
from images.seat.seat import draw_seat
from images.table.table import draw_table
from images.warm import warm
from tests.benchmark.figures import AT_MOST, Asked, Figure, Goal
from tests.gallery.made import made_up
from tests.gallery.states import states

RUNS, EACH = (40, 40, 2), (15, 5, 1)
COLD_KINDS = (
    "seat", "Seats as people like them", "table", "table partners of six", "table long line", "Charts", "Lobbies",
    "Help",
)  # fmt: skip
NAMES = ("Ann", "Bo", "Christopherson", "Dee", "Eve", "Farouk")
COLD = (
    "import time; from tests.benchmark.pictures import pictures; draw = pictures()[{name!r}]; "
    "t = time.perf_counter(); draw(); print(time.perf_counter() - t)"
)


def pictures() -> dict[str, Callable[[], bytes]]:
    """A hand and a table of a real match, one picture of each part of the gallery, and all that are made up."""
    hand, table = next(views())
    drawings = {"seat": draw_seat(hand, NAMES), "table": draw_table(table, NAMES)}
    drawn = {state.part: state for state in states()} | {state.title: state for state in made_up()}
    drawings |= {name: state.drawing for name, state in drawn.items()}
    return {name: drawing.render for name, drawing in drawings.items()}


def views() -> Iterator[tuple[View, View]]:
    """From a third of a match on, each hand that must follow, and the table at that moment."""
    game = CATALOGUE["black-tile"]
    chance = random.Random(7)
    match = game.start(game.presets[0].options, 4, bytes(32))
    while True:
        seat = chance.choice(game.to_act(match))
        view = game.view(match, seat)
        following = view.trick_board.led and any(one.legal is False for one in view.hand)
        if view.deal > 3 and following and len(view.hand) > 4:
            yield view, game.view(match, None)
        match, _ = game.play(match, seat, chance.choice(game.legal(match, seat)))


def ends_of_dominoes() -> Iterator[View]:
    """All Fives, the table at the end of each deal."""
    game = CATALOGUE["dominoes"]
    chance = random.Random(7)
    options = next(it for it in game.presets if it.name == "all-fives").options
    match = game.start(replace(options, target=1000), 4, bytes(32))
    while True:
        seat = chance.choice(game.to_act(match))
        match, events = game.play(match, seat, chance.choice(game.legal(match, seat)))
        if any(isinstance(it, DealEnded) for it in events) and (ended := game.ended_deal(match)) is not None:
            yield ended


def ordinary(view: View) -> bytes:
    """A hand drawn the usual way: RGB, Pillow's own shapes and text, tiles kept as images, `save` as PNG."""
    image = Image.new("RGB", SIZE, (32, 84, 64))
    draw = ImageDraw.Draw(image)
    large, small = ImageFont.load_default(40), ImageFont.load_default(28)
    for number, name in enumerate(NAMES[:4]):
        left = 30 + 265 * number
        draw.rounded_rectangle((left, 110, left + 245, 330), 24, (44, 104, 80), (210, 220, 210), 2)
        draw.text((left + 20, 120), name, (240, 240, 235), small)
    board = view.trick_board.on_table
    for seat, shown in board.plays if board else ():
        image.paste(kept_tile(shown.piece), (105 + 265 * seat, 170), kept_tile_mask())
    draw.text((30, 30), f"Deal {view.deal}, your turn", (255, 255, 255), large)
    draw.text((30, 350), "Play one of the raised tiles.", (255, 255, 255), large)
    for number, held in enumerate(view.hand):
        image.paste(kept_tile(held.piece), (30 + 88 * number, 440 - 20 * (held.legal is not False)), kept_tile_mask())
    out = io.BytesIO()
    image.save(out, "png")
    return out.getvalue()


@cache
def kept_tile(piece: Piece) -> Image.Image:
    """A tile of 80 × 150, drawn at four times its size."""
    assert isinstance(piece, Tile)
    drawn = Image.new("RGB", (320, 600), (240, 235, 220))
    draw = ImageDraw.Draw(drawn)
    draw.line((30, 300, 290, 300), (60, 60, 60), 8)
    for half, end in enumerate((piece.high, piece.low)):
        for x, y in PIPS[end]:
            across, along = 160 + 80 * x, 150 + 300 * half + 80 * y
            draw.ellipse((across - 30, along - 30, across + 30, along + 30), (30, 30, 30))
    return drawn.resize((80, 150), Image.Resampling.LANCZOS)


@cache
def kept_tile_mask() -> Image.Image:
    drawn = Image.new("L", (320, 600))
    ImageDraw.Draw(drawn).rounded_rectangle((0, 0, 319, 599), 40, 255)
    return drawn.resize((80, 150), Image.Resampling.LANCZOS)


def in_play(runs: int) -> dict[str, list[Callable[[], bytes]]]:
    """Hands and tables as they follow each other in a match: none is drawn twice."""
    shown = list(islice(views(), runs))
    return {
        "hands of a match": [draw_seat(hand, NAMES).render for hand, _ in shown],
        "tables of a match": [draw_table(table, NAMES).render for _, table in shown],
    }


def flat() -> bytes:
    """The floor: encode an empty palette canvas."""
    out = io.BytesIO()
    Image.new("P", (1100, 700)).save(out, "png", compress_level=6)
    return out.getvalue()


async def measure(asked: Asked) -> list[Figure]:
    """What is drawn in a match; the worst of all pictures and their median; each of them as details. In CPU time, as
    what else runs on the machine is no cost of a picture.
    """
    warm()
    # The floor in turns with them: neither finds its own data in the processor's caches.
    drawn = {name: list(_pairs(draws)) for name, draws in in_play(asked.of(RUNS)).items()}
    ours = {name: 1000 * statistics.median(mine for mine, _ in pairs) for name, pairs in drawn.items()}
    flats = 1000 * statistics.median(floor for pairs in drawn.values() for _, floor in pairs)
    floor = "ms", flats, "a flat canvas"
    goals = (Goal(AT_MOST, 3),)
    figures = [Figure(f"warm picture, {name}, median", mine, *floor, goals) for name, mine in ours.items()]
    hands = [hand for hand, _ in islice(views(), asked.of(RUNS))]
    usual = [1000 * it for it in _times([partial(ordinary, hand) for hand in hands])]
    mine, sizes_mine = ours["hands of a match"], [len(draw_seat(it, NAMES).render()) for it in hands]
    figures += [
        Figure("  the same beside plain Pillow", mine, "ms", statistics.median(usual), "RGB, save as PNG"),
        Figure(
            "  and its size", statistics.median(sizes_mine) / 1024, "KiB",
            statistics.median(len(ordinary(it)) for it in hands) / 1024, "RGB, save as PNG",
        ),
    ]  # fmt: skip
    ends = [draw_deal_card(it, NAMES).render for it in islice(ends_of_dominoes(), asked.of(RUNS))]
    last = 1000 * statistics.median(_times(ends))
    figures.append(Figure("warm picture, the last of a deal of dominoes", last, *floor, (Goal(AT_MOST, 12, "ours"),)))
    empty = 1000 * statistics.median(_times([Canvas(Ink.FELT).png] * asked.of(RUNS)))
    figures.append(Figure("a flat canvas packed our way", empty, *floor))
    each: dict[str, float] = {}
    sizes: dict[str, float] = {}
    for name, draw in pictures().items():
        sizes[name] = len(draw()) / 1024
        each[name] = 1000 * statistics.median(_times([draw] * asked.of(EACH)))
    worst, largest = max(each, key=lambda it: each[it]), max(sizes, key=lambda it: sizes[it])
    figures += [
        Figure("warm picture, median of all", statistics.median(each.values()), *floor, goals),
        Figure(f"warm picture, the worst ({worst})", each[worst], *floor, goals),
        Figure(f"largest picture ({largest})", sizes[largest], "KiB", goals=(Goal(AT_MOST, 54, "ours"),)),
    ]
    if asked.details:
        figures += [Figure(f"  warm {name}", ours, *floor, goals) for name, ours in each.items()]
        figures += [Figure(f"  size of {name}", size, "KiB") for name, size in sizes.items()]
        figures += _colds(asked)
    return figures


def _colds(asked: Asked) -> Iterator[Figure]:
    """The first drawing in a new process."""
    for name in asked.of((COLD_KINDS, COLD_KINDS, COLD_KINDS[:1])):
        command = [sys.executable, "-c", COLD.format(name=name)]
        cold = 1000 * float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        yield Figure(f"  cold {name}", cold, "ms")


def _pairs(works: Iterable[Callable[[], object]]) -> Iterator[tuple[float, float]]:
    """The seconds that each takes, and those of the floor after it."""
    for work in works:
        mine, floor = _times((work, flat))
        yield mine, floor


def _times(works: Iterable[Callable[[], object]]) -> list[float]:
    """The seconds of CPU that each takes."""
    times: list[float] = []
    for work in works:
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return times
