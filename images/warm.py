"""Fill the caches of painted cells before the first picture is asked for."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import cycle, islice

from bot.rules.boards import PieceView, RowsView, TricksView, TrickView
from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.events import DealResult
from bot.rules.moves import End, Play
from bot.rules.options import Options, Preset
from bot.rules.pieces import CARD_SUITS, Card, Tile
from bot.rules.suits import Suit
from bot.rules.view import Ask, Choice, Phase, SeatView, View
from images.drawing import Canvas, Drawing, Ink, box, felt_titled
from images.ends.deal_card import draw_deal_card
from images.line.open_ends import USUAL, Socket, draw_socket, ends_pill
from images.parts.pieces import draw_laid
from images.scores.chart import draw_scores
from images.seat.seat import draw_seat
from images.table.table import draw_table

_NAMES = ("Ann", "Bo", "Chris", "Dee", "Eve", "Farouk")
# Those who play the deals: between them they have the letters that names begin and go on with.
_PLAYERS = (
    "Abigail", "Bob", "Clyde", "Dave", "Erik", "Flo", "Greg", "Hugo", "Ivy", "Jack", "Kim", "Liz", "Max", "Nina",
    "Otto", "Paul", "Quinn", "Rosa", "Steph", "Tom", "Uwe", "Vic", "Wes", "Xena", "Yves", "Zoe", "jax_7", "mr2048",
)  # fmt: skip
_MOST_MOVES, _SHOWN = 120, 4  # moves of a deal, and which of them are drawn
_TINTS = ((False, False), (True, False), (False, True), (True, True))
_LEGAL = (None, True, False)
_HANDS = (6, 7, 8, 9, 12)  # one for each size of piece
_CARDS = (6, 10, 13, 17)
_LINES = (1, 7, 13, 19)  # tiles: one for each size they usually have


@lru_cache(maxsize=1)
def warming() -> Iterator[Callable[[], object]]:
    """The steps of painting what most pictures need, each given once in a process; all take about a second."""
    return steps()


def warm() -> None:
    """Take all steps that are left."""
    for step in warming():
        step()


def steps() -> Iterator[Callable[[], object]]:
    """The steps, from the first: what is asked for most comes first."""
    for drawing in _deals():
        yield drawing.render
    for view in _hands():
        yield draw_seat(view, _NAMES).render
    titles = cycle(game.title for game in CATALOGUE.values())
    for view, title in zip(_tables(), titles, strict=False):
        yield draw_table(replace(view, title=title), _NAMES).render
    for view in _tables(acting=False):
        yield draw_scores(view, _NAMES).render
    for view in _lines():
        yield draw_table(view, _NAMES).render
    yield from line_parts()


def _deals() -> Iterator[Drawing]:
    """A deal of each game, for each of its emblems: what was painted for one table is there for all."""
    people = cycle(_PLAYERS)
    for game, preset in _presets():
        names = tuple(islice(people, preset.players[0]))
        match = game.start(preset.options, len(names), bytes(32))
        for move in range(_MOST_MOVES):
            if match.results:
                break
            seat = game.to_act(match)[0]
            is_shown = move % _SHOWN == 0
            if is_shown:
                yield _seen(game.view(match, seat), names)
            legal = game.legal(match, seat)
            match, _ = game.play(match, seat, legal[move % len(legal)])
            if is_shown:
                yield _seen(game.view(match, seat), names)
                yield draw_table(game.view(match, None), names)
        ended = game.ended_deal(match)
        if ended is not None:
            yield draw_table(ended, names)
            yield draw_deal_card(ended, names)


def _presets() -> Iterator[tuple[AnyGame, Preset]]:
    for game in CATALOGUE.values():
        felts = {felt_titled(game.title_of(preset.options, preset.players[0])): preset for preset in game.presets[::-1]}
        yield from ((game, preset) for preset in reversed(felts.values()))


def _seen(view: View, names: tuple[str, ...]) -> Drawing:
    return draw_seat(view, names) if not isinstance(view.board, RowsView) else draw_table(view, names)


def _hands() -> Iterator[View]:
    pieces = [
        *(PieceView(Tile(9, 5), legal=legal) for legal in _LEGAL),
        *(PieceView(Tile(0, 0), legal=legal, points=4, penalty=True, black=True) for legal in _LEGAL),
        *(
            PieceView(Tile(6, 5), legal=legal, tinted=tinted, points=int(penalty), penalty=penalty)
            for legal in _LEGAL
            for tinted in (_TINTS if legal else _TINTS[:1])
            for penalty in (False, True)
        ),
    ]
    ask = Ask(Phase.PLAY, "follow 6s", (Choice(Play(Tile(6, 5)), "6-5"),))
    seats = cycle((3, 4, 5, 6))
    for count in _HANDS:
        for first, tints in zip(range(0, len(pieces), count), cycle(_TINTS)):
            hand, count_of_seats = tuple(pieces[first : first + count]), next(seats)
            plays = tuple((seat, PieceView(Tile(9, 6), tinted=tints)) for seat in range(1, count_of_seats))
            trick = TrickView(1, Suit.N6, plays, 1, 0)
            yield _view(count_of_seats, hand=hand, ask=ask, led=Suit.N6, trick=trick)

    for count in _CARDS:
        for legal in _LEGAL:
            held = (Card(2 + number % 13, CARD_SUITS[number % 4]) for number in range(count))
            cards = tuple(
                PieceView(card, legal=legal, points=number % 2, penalty=True) for number, card in enumerate(held)
            )
            trick = TrickView(1, Suit.HEARTS, tuple(enumerate(cards[:3], 1)), 1, 3)
            yield _view(4, hand=cards, ask=ask, led=Suit.HEARTS, trick=trick)


def _lines() -> Iterator[View]:
    for seats in (2, 4, 5):
        for count in _LINES:
            tiles = tuple((number % 2 + 2, (number + 1) % 2 + 2) for number in range(count))
            view = _view(seats)
            row = (*(PieceView(None) for _ in range(5 if count < 10 else 2)), PieceView(None, legal=True))
            dealt = tuple(replace(seat, shown=row) for seat in view.seats)
            last = tiles[-1][1]
            view = replace(view, seats=dealt, board=RowsView((*tiles, (last, last)), count // 2))
            yield view
            yield _ended(view)


def _ended(view: View) -> View:
    """The view at the end of its deal, its rows face up."""
    sides = len({seat.side for seat in view.seats})
    result = DealResult(1, (1,) * sides, (0,) * (sides - 1) + (1,), (1,) * sides)
    row = (PieceView(Tile(6, 5)), PieceView(Tile(3, 0))) if not isinstance(view.board, TricksView) else ()
    seats = tuple(replace(seat, shown=row, to_act=False) for seat in view.seats)
    return replace(view, phase=Phase.OVER, seats=seats, results=(result,))


def _tables(*, acting: bool = True) -> Iterator[View]:
    for seats, partners in ((2, False), (3, False), (4, False), (4, True), (5, False), (6, True)):
        for seat in range(seats if acting else 1):
            yield _view(seats, partners=partners, acting=(seat,))
        for tinted in _TINTS if acting else ():
            shown = PieceView(Tile(6, 3), points=1, penalty=True, tinted=tinted)
            trick = TrickView(1, Suit.N3, tuple((seat, shown) for seat in range(seats)), seats - 1, seats)
            view = _view(seats, partners=partners, trick=trick, acting=())
            yield view
            yield _ended(replace(view, board=replace(view.trick_board, finished=(trick,))))


def _view(
    seats: int,
    *,
    partners: bool = False,
    acting: tuple[int, ...] = (0,),
    hand: tuple[PieceView, ...] = (),
    ask: Ask | None = None,
    led: Suit | None = None,
    trick: TrickView | None = None,
) -> View:
    return View(
        game="",
        title="",
        options=Options(),
        phase=Phase.PLAY,
        viewer=0,
        seats=tuple(
            SeatView(seat, seat % 2 if partners else seat, 7, 0, 0, 0, to_act=seat in acting, dealer=seat == 0)
            for seat in range(seats)
        ),
        partners=partners,
        deal=1,
        target=61,
        low_wins=True,
        board=TricksView(number=1, count=7, led=led, on_table=trick),
        hand=hand,
        ask=ask,
    )


# -- lines of dominoes -------------------------------------------------------------------------------------------------


_WIDTHS = (64, 42, 36, 58, 50, 52, 40, 48, 32)
_SMALL = 40  # narrower tiles show figures too
_PIPS = ((6, 5), (4, 3), (2, 1))
_PLAIN, _FIRST, _SECOND, _BOTH = (False, False), (True, False), (False, True), (True, True)
_OPEN = (_FIRST, _SECOND)


def line_parts() -> Iterator[Callable[[], object]]:
    """The steps of painting them, each of some milliseconds."""
    for wide in _WIDTHS:
        yield from (partial(_tiles, wide, lies=lies) for lies in (True, False))
    yield _sockets
    yield from (partial(ends_pill, ends, 2) for ends in ((End.LEFT,), (End.RIGHT,), (End.LEFT, End.RIGHT)))


def _tiles(wide: int, *, lies: bool) -> None:
    """Tiles that lie, or stand, with one half open and ringed, and with none."""
    canvas = Canvas(Ink.LIGHT)
    at = box(100, 100, 2 * wide, wide) if lies else box(100, 100, wide, 2 * wide)
    ringed = _OPEN if lies else (*_OPEN, _BOTH)
    for tinted in (_PLAIN, *ringed):
        for ends in _PIPS:
            draw_laid(canvas, ends, at, Ink.LIGHT, tinted=tinted)
    for number in range(10) if wide < _SMALL else ():
        draw_laid(canvas, (number, number), at, Ink.LIGHT, numerals=True)
    for tinted in ringed:
        draw_laid(canvas, _PIPS[0], at, Ink.LIGHT, tinted=tinted, ring=Ink.ACCENT)


def _sockets() -> None:
    canvas = Canvas(Ink.LIGHT)
    for end in End:
        for wide, high in USUAL:
            for number in (*range(10),) if end is End.LEFT else (0,):
                for takes in (None, (end,), ()):
                    draw_socket(canvas, Socket(end, box(100, 100, wide, high), number), takes)
