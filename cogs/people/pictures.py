"""The pictures of people: the leaderboard, two people against each other, a player's card."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.message import Day, Joined, Message, Rounded, Row, Text, value_text
from bot.rules.catalogue import ACHIEVEMENTS
from bot.words.seat.headline import Look, Pill
from bot.words.speaker import say
from cogs.people.achievement_words import EVERY
from cogs.people.card_words import NOTHING, GameRecord, Plate, PlayerCard, RatingHistory, alt_card, plates
from cogs.people.progress_pictures import achievement
from cogs.people.words import FEWEST, Board, BoardRow, GameOfTwo, Meeting, Versus, alt_board, alt_versus, others
from images.drawing import SMALL, Box, Canvas, Drawing, Ink, drawable, felt_titled, shown_name, sprite
from images.parts.columns import Beside, Columns, Entry, Panel, Stack, ranked
from images.parts.elements import (
    Element,
    Painted,
    ProgressBar,
    Words,
    emblem_of,
    figure,
    moved_cell,
    soft,
    strong,
)
from images.parts.emblems import CHIP
from images.parts.headers import opened
from images.parts.marks import SIDE_INKS, draw_rounded
from images.parts.ribbons import lay_ribbon, ribbon
from images.scores.chart import draw_curve


def person(name: str) -> str:
    """A person's name as it can be drawn."""
    return shown_name([name], 0) if drawable(name) else say(Message("someone"))


def course_points(values: Sequence[int], at: Box) -> list[tuple[int, int]]:
    """The points of a line that runs through a box, the highest value at its top. A level line runs in the middle."""
    low, high = min(values), max(values)
    step = at.width / max(1, len(values) - 1)
    return [
        (
            round(at.left + number * step),
            at.centre[1] if high == low else round(at.bottom - (value - low) / (high - low) * at.height),
        )
        for number, value in enumerate(values)
    ]


def _dot(canvas: Canvas, at: tuple[int, int], radius: int, ink: Ink) -> None:
    """A disc across whatever is there."""
    across = 2 * radius
    mark = sprite((across, across), Ink.HEADER, Ink.TEXT, lambda brush: brush.disc(radius, radius, radius, ink))
    canvas.lay(mark, at[0] - radius, at[1] - radius)


# -- the leaderboard ---------------------------------------------------------------------------------------------------

_BLANK = Element()
_ROWS = 5
_SHORT = 140  # pixels of a name before a medal that need not give way


def draw_leaderboard(board: Board) -> Drawing:
    """The five best, and the viewer below them."""
    return Drawing(alt_board(board, board.names), "leaderboard.png", partial(_render_board, board))


def _render_board(board: Board) -> bytes:
    felt = felt_titled(board.game)
    what = Joined((board.game or Message("all-games"), board.period), " · ")
    canvas = opened(
        felt, Message("board-picture-title"), what, [Pill(Message("board-picture-ranked"), str(board.ranked))]
    )
    labels = [
        soft(Message("board-picture-form"), size=34, align="m"),
        figure(Message("board-picture-won"), 34, Ink.MUTED),
        figure(board.measure, 34, Ink.MUTED),
    ]
    rows = [_board_row(board, row, person(name)) for row, name in zip(board.rows, board.names, strict=True)]
    rows += [Entry((_BLANK, _BLANK, Words("", grows=True), *[_BLANK] * 3))] * (_ROWS - len(rows))
    head = Entry((_BLANK, _BLANK, _BLANK, *(labels if board.rows else [_BLANK] * 3)))
    Columns([*rows, _own_row(board)], head, most=93, gap=22, head_high=42).draw(canvas, Box(20, 94, 1080, 694))
    if not board.rows:
        title = strong(Message("board-picture-empty", over=board.is_over), 60, align="m", least=44)
        why = soft(Message("board-picture-empty-why", matches=FEWEST), size=38, align="m")
        Stack([title, why], gap=26).draw(canvas, Box(30, 260, 1070, 430), Ink.FELT)
    return canvas.png(felt, largest=SMALL)


def _own_row(board: Board) -> Entry:
    row, you = board.own, Message("board-picture-you")
    if row.rank is not None:
        return _board_row(board, row, say(you), is_own=True)
    more = Message("board-picture-missing", count=row.missing)
    words = soft(more if row.tally.rated else Message("board-picture-begin", matches=FEWEST), size=38, grows=True)
    return Entry((_BLANK, _BLANK, None, None, None, Beside([strong(you, 42), words], gap=34)), Ink.HEADER, Ink.TEXT)


def _board_row(board: Board, row: BoardRow, name: str, *, is_own: bool = False) -> Entry:
    """Rank, places moved, name, form, matches won, and what all are ranked by."""
    moved: Element = moved_cell(row.moved) if board.has_moves else _BLANK
    if row.moved is None and board.has_moves:
        moved = soft(Message("board-picture-new"), size=32, least=24, most=88)

    def draw_form(canvas: Canvas, at: Box, ground: Ink) -> None:
        points = course_points(row.form, at.grown(-16))
        ink = Ink.TEXT if is_own else Ink.ACCENT
        draw_curve(canvas, points, ink, ground=ground)
        _dot(canvas, points[-1], 10, ink)

    form = Painted(170, draw_form) if len(row.form) > 1 else _BLANK
    won = figure(Message("count-of", count=row.tally.wins, all=row.tally.rated), 38, Ink.MUTED)
    ink = Ink.MUTED if board.is_hidden(row) else Ink.GOLD if row.rank == 1 and not is_own else Ink.TEXT
    measure = figure(board.figure(row), 50, ink, bold=True)
    called: Element = strong(name, 42, least=30, grows=True)
    if row.medal is not None:
        called.grows = called.wide() > _SHORT
        called = Beside([called, ribbon(row.medal)], gap=12, grows=True)
    cells = moved, called, form, won, measure
    if not is_own:
        return ranked(row.rank, *cells)
    return Entry((Words(str(row.rank), 46, bold=True, align="m"), *cells), Ink.HEADER, Ink.TEXT)


# -- two people against each other -------------------------------------------------------------------------------------

_GAMES_SHOWN = 3


def draw_versus(versus: Versus) -> Drawing:
    return Drawing(alt_versus(versus, versus.names), "versus.png", partial(_render_versus, versus))


def _render_versus(versus: Versus) -> bytes:
    felt = felt_titled(versus.game)
    pills = [Pill(Message("versus-picture-matches"), str(versus.matches))]
    canvas = opened(felt, Message("versus-picture-title"), versus.title, pills)
    _scores(versus).draw(canvas, Box(20, 100, 1080, 320))
    games = Columns([*map(_game, versus.games[:_GAMES_SHOWN])], pad=0, most=92)
    latest = Columns([_meeting(versus, one) for one in versus.latest], pad=0, between=0, gap=12, most=56)
    for rows, words, at in (
        (games, Message("versus-picture-games"), Box(20, 336, 550, 684)),
        (latest, Message("versus-picture-latest"), Box(566, 336, 1080, 684)),
    ):
        Panel(Stack([soft(words, size=34), rows])).draw(canvas, at)
    return canvas.png(felt, largest=SMALL)


def _scores(versus: Versus) -> Panel:
    """Both names, how often each was ahead, and a bar of it, the matches in which they were level in its middle."""
    halves = list[Beside]()
    for side, (name, ahead) in enumerate(zip(versus.names, versus.ahead, strict=True)):
        align = "lr"[side]
        leads = ahead > versus.ahead[1 - side]
        called = strong(person(name), 46, align=align, least=34, grows=True)
        half = [_sign(side), called, strong(str(ahead), 84, Ink.GOLD if leads else Ink.TEXT)]
        halves.append(Beside(half if side == 0 else half[::-1], gap=20, grows=True))

    def draw_shares(canvas: Canvas, at: Box, ground: Ink) -> None:
        draw_rounded(canvas, at, at.height // 2, Ink.BADGE, ground)
        for side, ahead in enumerate(versus.ahead):
            wide = round(at.width * ahead / max(1, versus.matches))
            if wide >= at.height:
                left = at.left if side == 0 else at.right - wide
                draw_rounded(canvas, at._replace(left=left, right=left + wide), 13, SIDE_INKS[side], ground)

    first = Message("versus-picture-ahead") if versus.matches else Message("versus-played", matches=0)
    line = soft(Joined((first, *others(versus)), " · "), align="m")
    names = Beside([halves[0], soft(Message("versus-picture-to")), halves[1]], gap=20)
    return Panel(Stack([names, Painted(0, draw_shares, 26), line], gap=26), pad=28)


def _sign(side: int) -> Painted:
    """The sign of each of the two beside their name: a disc and a square."""

    def paint(canvas: Canvas, at: Box, ground: Ink) -> None:
        where = Box(at.left, at.centre[1] - 17, at.right, at.centre[1] + 17)
        draw_rounded(canvas, where, 17 if side == 0 else 6, SIDE_INKS[side], ground)

    return Painted(34, paint)


def _game(game: GameOfTwo) -> Entry:
    ahead = strong(Message("versus-picture-score", one=game.ahead[0], other=game.ahead[1]), 46, grows=True)
    deal = value_text(Row([*map(Rounded, game.a_deal)], " · ")) if game.a_deal is not None else ""
    return Entry((emblem_of(game.title, 56), ahead, figure(deal, 40, Ink.MUTED, least=30)))


def _meeting(versus: Versus, meeting: Meeting) -> Entry:
    day = soft(value_text(Day(meeting.day, short=True)), size=34, least=22, most=120)
    totals = figure(value_text(Row([Rounded(total, 0) for total in meeting.totals], " : ")))
    if meeting.ahead is None:
        return Entry((day, _BLANK, soft(Message("versus-picture-tied"), grows=True), totals))
    name = Words(person(versus.names[meeting.ahead]), 36, least=36, grows=True)
    return Entry((day, _sign(meeting.ahead), name, totals))


# -- a player's card ---------------------------------------------------------------------------------------------------

_COURSE, _FIGURES, _PLATES = Box(20, 100, 660, 400), Box(676, 100, 1080, 400), Box(20, 416, 1080, 684)
_NARROW, _NARROWEST = 300, 220


def draw_card(card: PlayerCard) -> Drawing:
    """A rating over time, figures, every game or the roles in one."""
    return Drawing(alt_card(card, [card.name]), "player.png", partial(_render_card, card))


def _render_card(card: PlayerCard) -> bytes:
    felt = felt_titled(card.game)
    canvas = opened(felt, person(card.name), card.game or Message("card-picture-title"), [*_card_pills(card)])
    if card.medal is not None:
        lay_ribbon(canvas, card.medal[0], CHIP.right - 34, CHIP.bottom - 46)
    if card.course is not None:
        course: Element = _course(card.course, named=not card.game)
    else:
        words = Message("card-picture-hidden" if card.is_rating_hidden else "card-picture-no-rating")
        course = soft(words, size=38, align="m")
    Panel(course).draw(canvas, _COURSE)
    Panel(Columns([*_figures(card)][:4], pad=0, between=0), pad=20).draw(canvas, _FIGURES)
    if card.game:
        shown = [*map(_record, plates(card)), *(achievement(ACHIEVEMENTS[one.name], one.count) for one in card.earned)]
        places = _PLATES.grid(3, 2, 20, 12)
    else:
        columns, gap = (3, 20) if len(card.games) <= 6 else (-(-len(card.games) // 2), 12)
        places = _PLATES.grid(columns, 2, gap, 12)
        shown = [_played(game, places[0].width) for game in card.games]
    for plate, at in zip(shown, places, strict=False):
        plate.draw(canvas, at)
    return canvas.png(felt, largest=SMALL)


def _card_pills(card: PlayerCard) -> Iterator[Pill]:
    if card.course is not None and card.game:
        yield Pill(Message("card-picture-rating"), str(card.course.now), Look.GOLD)
    elif card.is_rating_hidden and card.game:
        yield Pill(Message("card-picture-rating"), NOTHING)
    if card.rank is not None:
        yield Pill(Message("card-picture-rank"), str(card.rank))
    if card.badges and not card.game:
        yield Pill("", Message("count-of", count=card.badges, all=len(EVERY)), starred=True)


def _course(course: RatingHistory, *, named: bool) -> Stack:
    """The line of the rating with its best marked; the game's name where the card is of all."""
    shown = course.shown
    titles = [soft(words, size=34) for words in _course_titles(course, len(shown) - 1, named=named)]
    room = _COURSE.width - 48
    heading = next((it for it in titles if it.least_wide() <= room), titles[-1])

    def draw_course(canvas: Canvas, at: Box, ground: Ink) -> None:
        area = Box(at.left, at.top + 10, at.right, at.bottom - 10)
        for y in (area.top, area.centre[1], area.bottom):
            canvas.fill(Box(area.left, y - 1, area.right, y + 1), Ink.GRID)
        points = course_points(shown, area)
        if len(points) > 1:
            draw_curve(canvas, points, Ink.ACCENT, wide=6, ground=ground)
        if course.best in shown:
            best = max(number for number, value in enumerate(shown) if value == course.best)
            _dot(canvas, points[best], 11, Ink.GOLD)
        else:
            _dot(canvas, points[-1], 9, Ink.ACCENT)

    begin = soft(Message("card-picture-from", points=str(shown[0])), size=34, most=180)
    now = Message("card-picture-now", points=str(course.now)) if named else ""
    best = strong(Message("card-picture-best", points=str(course.best)), 34, Ink.GOLD, most=200)
    return Stack([heading, Painted(0, draw_course), Beside([begin, strong(now, 34, align="m", grows=True), best])])


def _course_titles(course: RatingHistory, count: int, *, named: bool) -> Iterator[Message]:
    """The title of the line, then the same in fewer words."""
    if named and count > 1:
        yield Message("card-picture-course-game", game=course.game, count=count)
    if named:
        yield Message("card-picture-course-first", game=course.game)
    elif count > 1:
        yield Message("card-picture-course", count=count)
    yield Message("card-picture-rating")


def _figures(card: PlayerCard) -> Iterator[Entry]:
    def of(value: Text, label: Message, ink: Ink = Ink.TEXT) -> Entry:
        return Entry((figure(value, 56, ink, bold=True, least=38), soft(label, size=38, grows=True)))

    yield of(str(card.matches), Message("card-picture-matches", count=card.matches))
    yield of(str(card.won), Message("card-picture-won", count=card.won))
    if card.has_moons:
        ink = Ink.GOLD if card.moons else Ink.TEXT
        yield of(str(card.moons), Message("card-picture-moons", count=card.moons), ink)
    if card.bids[1]:
        yield of(card.bids_made, Message("card-picture-bids"))
    yield of(str(card.deals), Message("card-picture-deals", count=card.deals))


def _played(game: GameRecord, wide: int) -> Panel:
    """A game: its emblem, and how much of it was won; the emblem alone where it was never played."""
    is_wide = wide > _NARROW
    across, pad = (72, 16) if is_wide else (56, 12) if wide > _NARROWEST else (44, 10)
    chip = emblem_of(game.title, across)
    if not game.matches:
        not_yet = [soft(Message("achievements-not-yet"), grows=True)] if is_wide else []
        return Panel(Beside([chip, *not_yet], gap=pad), pad=pad)
    count = Message("count-of", count=game.won, all=game.matches)
    lines = [
        strong(game.short, least=30 if wide > _NARROWEST else 26),
        ProgressBar(game.won / game.matches),
        soft(Message("card-picture-game-won", count=count) if is_wide else count, size=34),
    ]
    return Panel(Beside([chip, Stack(lines, gap=8)], gap=pad), Ink.LIGHT, pad=pad)


def _record(record: Plate) -> Panel:
    value = Beside([strong(record.value, 50), soft(record.note, size=34, least=22, grows=True)])
    bar = [] if record.share is None else [ProgressBar(record.share, thick=12)]
    return Panel(Stack([soft(record.label, size=34), value, *bar], gap=12), Ink.LIGHT)
