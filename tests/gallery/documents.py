"""The pictures of README.md and docs/, drawn from what the bot shows: `python -m tests.gallery.documents`."""

import re
from collections.abc import Callable
from functools import cache
from io import BytesIO
from itertools import count
from pathlib import Path

from PIL import Image, ImageDraw

from bot.message import Joined, Message, Names, Row, lines, with_names
from bot.players.computer import choose_at_once
from bot.rules.catalogue import CATALOGUE
from bot.rules.view import View
from bot.store.schema.servers import ServerSettings
from bot.words.hand import hand_text
from bot.words.moves import button_label
from bot.words.speaker import say
from bot.words.surfaces import table_text
from bot.words.table import Sitting
from cogs import FEATURES
from cogs.duel.pictures import draw_comparison
from cogs.duel.words import DuelResult, compared
from cogs.kit.feature import import_all
from cogs.kit.payload.page import ControlRow, Section
from cogs.people.pictures import draw_leaderboard
from cogs.people.words import Board, BoardRow, Tally
from cogs.settings.server_pages import Server
from cogs.settings.server_pages import page as server_page
from images.drawing.felts import Felt, felt_bytes
from images.drawing.typefaces import Weight, font
from images.ends.deal_card import draw_deal_card
from images.lobby import draw_lobby
from images.parts.emblems import OWN_INKS, emblem
from images.seat.seat import draw_seat
from images.table.table import draw_table
from tests.gallery.contests import daily_deals
from tests.gallery.decisions import decisions
from tests.told import say_to

FOLDER = Path(__file__).parents[2] / "docs" / "img"
_NAMES = ("Ann", "Bo", "Chris", "Dee")
_SEED = 33  # of the match of Domino Whist
_GROUND, _PHONE, _WORDS, _MUTED, _BLURPLE, _GREY = "#1a1a1e", "#111114", "#efeff1", "#a0a1a8", "#5865f2", "#3b3c42"
_GAP = 10
_DUEL = [
    DuelResult(name, margins, sum(margins))
    for name, margins in (("Ann", (12, -3, 25, 8)), ("Bo", (-4, 10, 9, 8)), ("Chris", (6, -15, 18, -2)))
]
_SHOWN = 8  # presets of dominoes
_FIGURE_WIDE = 550  # of the four pictures, which stand two in a row


@cache
def pictures() -> dict[str, bytes]:
    (seat, table), ended = _line("all-fives", _with_arms), _ended()
    trains, _ = _moment("mexican-train", "mexican-train", 4, _trains)
    tricks, _ = _moment("moon", "moon", 3, _follows)
    drawn = {
        "trains": draw_seat(trains, _NAMES).render(),
        "moon-hand": draw_seat(tricks, _NAMES).render(),
        "deal": draw_deal_card(ended, _NAMES).render(),
        "leaderboard": draw_leaderboard(_board()).render(),
        "daily": next(daily_deals()).drawing.render(),
        "decision": next(decisions()).drawing.render(),
        "duel": draw_comparison(compared(CATALOGUE["forty-two"].title, 4, _DUEL)).render(),
    }
    small = {name: _png(_scaled(_opened(png), _FIGURE_WIDE)) for name, png in drawn.items()}
    emblems = {felt.value: _png(_emblem(felt, 56)) for felt in OWN_INKS}
    drawings = {"hero": _spotlight(seat, table), "lines": _sheet(), "lobby": _lobby(), "setup": _setup()}
    return {**{name: _png(drawing) for name, drawing in drawings.items()}, **small, **emblems}


def _line(preset: str, shows_much: Callable[[View], bool]) -> tuple[View, View]:
    return _moment("dominoes", preset, 4, shows_much)


def _moment(name: str, preset: str, players: int, shows_much: Callable[[View], bool]) -> tuple[View, View]:
    """Ann's view in the first match in which it shows much, and a bystander's at the same moment."""
    game, options = CATALOGUE[name], CATALOGUE.preset(name, preset).options
    for seed in count():
        match = game.start(options, players, seed.to_bytes(32))
        while not match.results:
            acting = game.to_act(match)[0]
            view = game.view(match, acting)
            if acting == 0 and shows_much(view):
                return view, game.view(match, None)
            match, _ = game.play(match, acting, choose_at_once(view, seed))
    raise AssertionError


def _with_arms(view: View) -> bool:
    """Four ends, a few tiles that can be played and others that cannot, one that scores and one that fits two ends."""
    if view.ask is None or len(view.line_board.ends) < 4 or not 3 <= len(view.ask.choices) <= 4:
        return False
    playable = sum(shown.legal is True for shown in view.hand)
    labels = [say_to(view, button_label(view, choice)) for choice in view.ask.choices]
    can_score = any("(" in label for label in labels)
    return 2 <= playable < len(view.ask.choices) and playable < len(view.hand) <= 5 and can_score


def _late(view: View) -> bool:
    """A long line, a choice, and something that another player is known to lack."""
    playable = sum(shown.legal is True for shown in view.hand)
    return 2 <= playable < len(view.hand) and len(view.line_board.laid) > 9 and any(map(any, view.line_board.lacks))


def _trains(view: View) -> bool:
    """A choice of trains late in a round, one of them marked, and something that another player is known to lack."""
    if view.ask is None or len(view.hand) not in range(5, 9) or len(view.ask.choices) not in range(3, 6):
        return False
    board = view.train_board
    return not board.owed and any(train.marked for train in board.trains) and any(map(any, board.lacks))


def _follows(view: View) -> bool:
    """A suit to follow with some tiles of the hand, after a trick or two."""
    playable = sum(shown.legal is True for shown in view.hand)
    return view.trick_board.led is not None and 2 <= playable < len(view.hand) <= 6


def _sheet() -> Image.Image:
    """Seats of the presets of dominoes, two beside each other: those by deals won look alike, so the first has one."""
    drawn: list[Image.Image] = []
    for preset in CATALOGUE["dominoes"].presets[:_SHOWN]:
        seat, _ = _line(preset.name, _with_arms if preset.name == "all-fives" else _late)
        drawn.append(_scaled(_opened(draw_seat(seat, _NAMES).render()), _FIGURE_WIDE))
    wide, high = drawn[0].size
    sheet = Image.new("RGB", (2 * wide + _GAP, (len(drawn) + 1) // 2 * (high + _GAP) - _GAP), "white")
    for number, picture in enumerate(drawn):
        sheet.paste(picture, (number % 2 * (wide + _GAP), number // 2 * (high + _GAP)))
    return sheet


def _ended() -> View:
    """The end of a deal of Domino Whist."""
    game = CATALOGUE["domino-whist"]
    match = game.start(game.presets[0].options, 4, _SEED.to_bytes(32))
    while (ended := game.ended_deal(match)) is None:
        acting = game.to_act(match)[0]
        match, _ = game.play(match, acting, choose_at_once(game.view(match, acting), _SEED))
    return ended


def _board() -> Board:
    form = (0, 9, 16, 4, 20, 37, 31)
    rows = tuple(
        BoardRow(Tally(n, 31 - n, 19 - n, 0, 1684 - 31 * n), name, n + 1, (1, -1, 0, 2, 1)[n], form)
        for n, name in enumerate(("Dee", "Ann", "Farouk", "Bo", "Chris"))
    )
    return Board(CATALOGUE["domino-whist"].title, None, rows, rows[1], 12, (("normal", 1400),))


def _emblem(felt: Felt, wide: int) -> Image.Image:
    """A game's emblem on its chip, transparent around it."""
    cell = emblem(felt, wide, OWN_INKS[felt], OWN_INKS[felt])
    cell.putpalette(felt_bytes(Felt.NEUTRAL))
    chip = cell.convert("RGBA")
    chip.putalpha(_rounded(chip.size, round(0.26 * wide)))
    return chip


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """A mask with round corners, smooth."""
    mask = Image.new("L", (4 * size[0], 4 * size[1]))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 4 * radius, 255)
    return mask.resize(size, Image.Resampling.LANCZOS)


# -- messages in a channel ---------------------------------------------------------------------------------------------


def _lobby() -> Image.Image:
    """Partners at a table with a free seat, as its message."""
    game, preset = CATALOGUE["dominoes"], CATALOGUE.preset("dominoes", "puerto-rico")
    rules = preset.options, 4
    people = [
        Sitting(seat, name, Message("lobby-mark-host") if seat == 0 else "") for seat, name in enumerate(_NAMES[:3])
    ]
    sides = (("A", ["Ann", "Chris"]), ("B", ["Bo", Message("lobby-free", seats=1)]))
    told = (Message("labelled", label=Message("side", letter=letter), value=Row(who)) for letter, who in sides)
    words = lines(
        Message("lobby-game", game=game.title, rules=preset.title),
        Message("lobby-about", aim=game.aim(*rules), minutes=game.minutes(*rules)),
        Joined(tuple(told), " · "),
        Message("lobby-open", seats=1),
    )
    page = Image.new("RGB", (_FIGURE_WIDE, 700), _GROUND)
    picture = _scaled(_opened(draw_lobby(game.title_of(*rules), people, 4, (0, 1, 0, 1)).render()), _FIGURE_WIDE - 40)
    below = _message(page, (20, 16), picture.width, say(words), picture)
    names = ("button-join", "button-change-seat", "button-computer", "button-start", "hand-more")
    labels = [say(Message(name)).replace("⋯", "···") for name in names]
    below = _buttons(ImageDraw.Draw(page), (20, below + 12), picture.width, labels, _GREY)
    return page.crop((0, 0, page.width, below + 8))


def _setup() -> Image.Image:
    """The page of a server's settings: texts with a button at their right, menus, buttons."""
    import_all(FEATURES)  # they offer what they can post
    page = Image.new("RGB", (_FIGURE_WIDE, 1200), _GROUND)
    draw, left, wide, top = ImageDraw.Draw(page), 20, _FIGURE_WIDE - 40, 12
    for block in server_page(Server(ServerSettings(), (), None, (), {}, None), CATALOGUE).blocks:
        if isinstance(block, str | Section):
            for line in (block if isinstance(block, str) else block.text).split("\n"):
                face = font(22, Weight.BOLD) if line.startswith("##") else font(17, Weight.REGULAR)
                ink = _MUTED if line.startswith("-#") else _WORDS
                draw.text((left, top + 8), re.sub(r"\*\*|^(##|-#) ", "", line), ink, face)
                top += 36
        if isinstance(block, Section):
            label = block.button["label"]
            long = round(draw.textlength(label, font(18, Weight.BOLD))) + 28
            top = _buttons(draw, (left + wide - long, top - 36), wide, [label], _GREY)
        if isinstance(block, ControlRow):
            placeholder = block.items[0].get("placeholder")
            labels = [
                item["label"] for item in (*block.items[0].get("options", ()), *block.items) if item.get("default")
            ]
            if placeholder is None:
                top = _buttons(draw, (left, top), wide, [item["label"] for item in block.items], _GREY)
            else:
                top = _menu(draw, (left, top), wide, (*labels, placeholder)[0])
    return page.crop((0, 0, page.width, top + 4))


def _menu(draw: ImageDraw.ImageDraw, at: tuple[int, int], wide: int, label: str) -> int:
    """A menu, closed; returns where it ends."""
    left, top = at
    draw.rounded_rectangle((left, top, left + wide, top + 38), 6, _PHONE, _GREY)
    draw.text((left + 12, top + 19), label, _MUTED, font(17, Weight.REGULAR), anchor="lm")
    draw.line([(left + wide - x, top + y) for x, y in ((28, 16), (21, 23), (14, 16))], _MUTED, 2)
    return top + 46


# -- the hero: a hand on a phone, beside the table ---------------------------------------------------------------------


def _spotlight(seat: View, table: View) -> Image.Image:
    page = Image.new("RGB", (1200, 690), _GROUND)
    draw = ImageDraw.Draw(page)
    draw.rounded_rectangle((30, 16, 430, 674), 44, _PHONE, "#3a3b41", 3)
    draw.rounded_rectangle((170, 30, 290, 44), 7, "#2b2c31")
    picture = _scaled(_opened(draw_seat(seat, _NAMES).render()), 366)
    below = _message(page, (47, 66), 366, say_to(seat, hand_text(seat, "#games"), _NAMES), picture)
    plays = [say_to(seat, button_label(seat, choice), _NAMES) for choice in seat.ask.choices] if seat.ask else []
    below = _buttons(draw, (47, below + 12), 366, plays, _BLURPLE)
    looks = [say(Message(it)).replace("⋯", "···") for it in ("button-hint", "button-line", "hand-more")]
    _buttons(draw, (47, below), 366, looks, _GREY)  # the font has no ⋯
    draw.text((490, 30), "# games", _WORDS, font(24, Weight.BOLD))
    picture = _scaled(_opened(draw_table(table, _NAMES).render()), 660)
    names = Names(_NAMES.__getitem__, table.viewer, mention=lambda number: f"@{_NAMES[number]}")
    words = say(with_names(table_text(table), names))
    below = _message(page, (490, 78), 660, words, picture)
    _buttons(draw, (490, below + 12), 660, [say(Message("hand-button"))], _GREY)
    return page


def _message(page: Image.Image, at: tuple[int, int], wide: int, words: str, picture: Image.Image) -> int:
    """A message of the bot; returns where it ends."""
    draw, (left, top) = ImageDraw.Draw(page), at
    mark = _emblem(Felt.DOMINOES_FIVES, 34)
    page.paste(mark, at, mark)
    draw.text((left + 44, top + 4), "Boneyard", _WORDS, font(20, Weight.BOLD))
    badge = left + 52 + round(draw.textlength("Boneyard", font(20, Weight.BOLD)))
    draw.rounded_rectangle((badge, top + 6, badge + 42, top + 27), 5, _BLURPLE)
    draw.text((badge + 21, top + 16), "APP", "white", font(14, Weight.BOLD), anchor="mm")
    top += 44
    for line in _lines(draw, words, wide):
        draw.text((left, top), line, _WORDS, font(17, Weight.REGULAR))
        top += 24
    page.paste(picture, (left, top + 6), _rounded(picture.size, 10))
    return top + 6 + picture.height


def _lines(draw: ImageDraw.ImageDraw, words: str, wide: int) -> list[str]:
    """The words without their markup, broken where they are too wide."""
    lines = list[str]()
    for paragraph in re.sub(r"\*\*|(?m:^-# .*)", "", words).split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if draw.textlength(longer, font(17, Weight.REGULAR)) > wide:
                lines.append(line)
                longer = word
            line = longer
        lines += [line] if line else []
    return lines


def _buttons(draw: ImageDraw.ImageDraw, at: tuple[int, int], wide: int, labels: list[str], colour: str) -> int:
    left, top = at
    for label in labels:
        long = round(draw.textlength(label, font(18, Weight.BOLD))) + 28
        if left + long > at[0] + wide:
            left, top = at[0], top + 48
        draw.rounded_rectangle((left, top, left + long, top + 40), 8, colour)
        draw.text((left + long / 2, top + 20), label, "white", font(18, Weight.BOLD), anchor="mm")
        left += long + 8
    return top + 48


def _opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def _scaled(picture: Image.Image, wide: int) -> Image.Image:
    return picture.resize((wide, round(picture.height * wide / picture.width)), Image.Resampling.LANCZOS)


def _png(picture: Image.Image) -> bytes:
    """Packed small: a hundred colours are enough for these."""
    out = BytesIO()
    method = Image.Quantize.FASTOCTREE if picture.mode == "RGBA" else Image.Quantize.MEDIANCUT
    picture.quantize(128, method, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, png in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(png)
        print(f"{name}.png: {len(png) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
