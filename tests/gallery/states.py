"""The pictures of the gallery: each distinct state of a view once."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial

from bot.message import Message
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Knocked
from bot.rules.moves import Bid, Lead, Play, piece_of
from bot.rules.pieces import Piece, Tile
from bot.rules.view import Phase, View
from bot.table.state.waiting import until_own_turn
from bot.words.ends.facts import claimed, contract_played, ended_result, has_poster, kind_of
from bot.words.news import Asked, News
from bot.words.speaker import say
from bot.words.table import Sitting
from bot.words.tricks.play import own_play
from bot.words.tricks.review import looked_back, review_of
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.ends.match_end import draw_match_end
from images.ends.posters import draw_poster
from images.example import draw_example
from images.games import draw_games
from images.kinds import MarkedKind, draw_kinds
from images.lobby import draw_lobby
from images.scores.chart import CHARTED, draw_scores
from images.seat.seat import draw_seat
from images.seat.style import PLAIN, SeatStyle
from images.seat.trains_hand import MOST_TABBED, MOST_UPRIGHT
from images.table.table import draw_table
from tests.gallery.contests import daily_deals, duels, puzzles, tournaments
from tests.gallery.decisions import decisions
from tests.gallery.made import made_up
from tests.gallery.people import people_drawn
from tests.gallery.replays import replays
from tests.gallery.state import NAMES, STRANGE, State
from tests.gallery.weeks import weeks
from tests.moments import Moment, moments

WIDEST = "Seats and tables of the widest names"
WIDE = (
    "W" * 32, "Christopherson of Ely", "محمد علي بن أبي طالب", "まつもと ゆきひろ さくら", "M" * 24, "प्रिया शर्मा",
    "Wilhelmina", "@" * 20,
)  # fmt: skip
STYLES = (
    (SeatStyle(large=True), WIDE),
    (SeatStyle(contrast=True), NAMES),
    (SeatStyle(numerals=True), STRANGE),
    (SeatStyle(four_colours=True), NAMES),
    (SeatStyle(large=True, contrast=True, numerals=True), STRANGE),
    (PLAIN, WIDE),
)
_RATINGS = (18, 5, -7, -16, 3, 0, -2, -1)
Found = Iterator[tuple[Hashable, str, str, Callable[[], Drawing]]]


def states() -> Iterator[State]:
    """The distinct states at the moments of the corpus; those it lacks, made up; lobbies, help, replays, people."""
    yield from states_of(moments())
    yield from made_up()
    yield from _games()
    yield from _lobbies()
    yield from _examples()
    yield from duels()
    yield from daily_deals()
    yield from replays()
    yield from puzzles()
    yield from decisions()
    yield from tournaments()
    for names in (NAMES, STRANGE):
        yield from (State("People", title, draw) for title, draw in people_drawn(names))
        yield from weeks(names)


def states_of(found: Iterable[Moment]) -> Iterator[State]:
    """The distinct states of these moments."""
    seen: set[Hashable] = set()
    for moment in found:
        for key, part, title, draw in _of(moment):
            if key not in seen:
                seen.add(key)
                yield State(part, title, draw)


def _of(moment: Moment) -> Found:
    """The pictures of a moment, as (key, part, title, draw): most have been seen, and only new ones need a title."""
    view, title = moment.public, f"{say(moment.game.title)} ({say(moment.preset.title)})"
    for seen_view in (view, *moment.seats):
        peeks = isinstance(seen_view.board, RowsView) and seen_view.rows_board.peeked is not None
        title_part = f"{title}, {len(seen_view.seats)} players, {seen_view.phase}{', a peek' if peeks else ''}"
        yield from _tables(seen_view, _table_key(seen_view), "Tables", title_part)
    for seen in moment.seats:
        if moment.game.hands_by_dm:
            seen_view = until_own_turn(seen)
            key = _seat_key(seen_view)
            title_part = f"{title}, {len(seen_view.hand)} tiles, {seen_view.phase}"
            yield key, "Seats", title_part, partial(draw_seat, seen_view, NAMES)
            for style, names in STYLES if seen_view.hand else ():
                styled = f"{title_part}: {_features(style)}"
                draw, part = partial(draw_seat, seen_view, names, style), _part("Seats as people like them", names)
                yield (*key[:3], len(seen_view.hand) // 4, style), part, styled, draw
    if moment.game.hands_by_dm:
        yield from _moment_pictures(moment, title)
    if moment.ended is not None:
        ended = moment.ended
        title_part = f"{title}, {len(ended.seats)} players, deal {ended.deal} is over"
        yield from _tables(ended, _end_key(ended), "Ends of deals", title_part)
        yield from _ends(ended, title)
    if view.results:
        sides, results = len(view.results[-1].totals), len(view.results)
        key = "chart", view.game, sides, view.partners, view.winners is None, results.bit_length()
        yield key, "Charts", f"{title}, deal {view.results[-1].number}", partial(draw_scores, view, NAMES)


def _tables(view: View, key: tuple[Hashable, ...], part: str, title: str) -> Found:
    yield key, part, title, partial(draw_table, view, NAMES)
    for names in (STRANGE, WIDE):
        yield (names, key[:4]), _part("Names", names), title, partial(draw_table, view, names)


def _moment_pictures(moment: Moment, title: str) -> Found:
    """The news of a seat besides its View: what was played for it, who asks to take a play back; and what it looks
    back at to challenge a play.
    """
    made, phase = moment.made, moment.public.phase
    if made is not None and phase in (Phase.PLAY, Phase.BID):
        key = "told", moment.game.name, moment.players, moment.public.partners, phase
        own = until_own_turn(moment.views[made.seat])
        if made.only and _own_piece(own) == piece_of(made.move):
            shown = partial(draw_seat, own, NAMES, news=News(made=made.move))
            yield (*key, "made"), "Seats that are told more", f"{title}: played for them", shown
        asked = News(asked=Asked(made.seat, made.move))
        others = [until_own_turn(view) for view in moment.views if view.viewer != made.seat and view.ask is not None]
        for who, views in (("asks", [own]), ("is asked", others)):
            for view in views if isinstance(made.move, Bid | Lead | Play) else ():
                for style in (PLAIN, SeatStyle(large=True)):
                    words = f"{title}: {who} to take back {made.move}"
                    draw = partial(draw_seat, view, NAMES, style, asked)
                    yield (*key, who, style), "Seats that are told more", words, draw
    for view in moment.seats:
        if isinstance(view.board, TricksView) and view.phase is Phase.PLAY and review_of(view).challengeable:
            tricks = len(view.trick_board.finished)
            key = "looked back", len(view.seats), tricks, bool(view.trick_board.challenges)
            draw = partial(draw_seat, looked_back(view), NAMES)
            yield key, "Seats that are told more", f"{title}: a play to challenge after {tricks} of the tricks", draw


def _own_piece(view: View) -> Piece | None:
    """The viewer's last play, where the picture shows it."""
    if isinstance(view.board, TrainsView):
        return next((event.tile for event in reversed(view.train_board.laid) if event.seat == view.viewer), None)
    if not isinstance(view.board, LineView):
        return own_play(view)
    laid = view.line_board.last_of(view.viewer) if view.viewer is not None else None
    return laid.tile if laid is not None else None


def _end_key(view: View) -> tuple[Hashable, ...]:
    result = next((one for one in view.results if one.number == view.deal), None)
    remarks = () if result is None else tuple(sorted({type(one).__name__ for one in result.remarks}))
    scored = () if result is None else tuple(sorted(points > 0 for points in result.scored))
    moon = result is not None and result.moon is not None
    return "end", view.title, len(view.seats), view.partners, remarks, scored, moon, view.winners is None


def _ends(ended: View, title: str) -> Found:
    """A deal that is over, and the match if it ended with it."""
    result, title = ended_result(ended), f"{title}, deal {ended.deal}"
    kind = kind_of(ended), claimed(ended) is not None
    played = contract_played(ended)
    made = None if played is None else played.made
    key = (ended.title, len(ended.seats), ended.partners, kind, made)
    moon = result is not None and result.moon is not None
    yield ("deal", *key, moon), "Ends of deals", title, partial(draw_deal_card, ended, NAMES)
    for names in (STRANGE, WIDE):
        yield ("deal", *key[:4], names), _part("Ends of deals", names), title, partial(draw_deal_card, ended, names)
    if result is not None and has_poster(result):
        for names in (NAMES, STRANGE, WIDE):
            yield ("poster", *key, moon, names), _part("Posters", names), title, partial(_poster, ended, names)
    if ended.winners is not None:
        changes, deals = _RATINGS[: len(ended.seats)], min(len(ended.results), CHARTED)
        for names, ratings in ((NAMES, changes), (STRANGE, ()), (WIDE, changes)):
            drawing = partial(draw_match_end, ended, names, ratings)
            yield ("match", *key[:3], deals, names), _part("Ends of matches", names), title, drawing


def _part(part: str, names: tuple[str, ...]) -> str:
    """The part of a picture; of names that take all the room there is, one of its own."""
    return WIDEST if names == WIDE else part


def _poster(ended: View, names: tuple[str, ...]) -> Drawing:
    drawing = draw_poster(ended, names)
    assert drawing is not None, "has_poster has said that there is one"
    return drawing


def _features(style: SeatStyle) -> str:
    wishes = (style.large, style.contrast, style.numerals, style.four_colours)
    words = ("large print", "high contrast", "numerals", "four colours")
    return ", ".join(word for word, on in zip(words, wishes, strict=True) if on)


def _table_key(view: View) -> tuple[Hashable, ...]:
    are_open = any(shown.piece for seat in view.seats for shown in seat.shown)
    several, goes_on = len(view.to_act) > 1, view.winners is None
    return view.game, view.phase, len(view.seats), view.partners, *_board_key(view), several, goes_on, are_open


def _board_key(view: View) -> tuple[Hashable, ...]:
    if isinstance(view.board, LineView):
        return _line_key(view, view.line_board)
    if isinstance(view.board, TrainsView):
        return _trains_key(view, view.train_board)
    return _rows_key(view, view.rows_board) if isinstance(view.board, RowsView) else _tricks_key(view, view.trick_board)


def _line_key(view: View, board: LineView) -> tuple[Hashable, ...]:
    has_passed = any(isinstance(event, Knocked) for event in board.since_last_laid)
    return view.title, len(board.laid) // 8, len(board.ends), has_passed, bool(board.drawn), bool(view.draws)


def _trains_key(view: View, board: TrainsView) -> tuple[Hashable, ...]:
    are_marked = any(train.marked for train in board.trains)
    return len(board.laid) // 30, bool(board.owed), are_marked, bool(board.first_turns), bool(view.draws)


def _tricks_key(view: View, board: TricksView) -> tuple[Hashable, ...]:
    trick, contract = board.on_table, board.contract
    return (
        trick and (len(trick.plays), board.complete_trick is None), board.trump is None,
        contract and contract.bid.special, board.doubles, min(len(board.auction), 6), bool(board.exposed),
        bool(board.challenges), bool(board.withdrawn), bool(view.draws and not board.finished),
    )  # fmt: skip


def _rows_key(view: View, board: RowsView) -> tuple[Hashable, ...]:
    return bool(view.draws), len(board.tiles) // 4, bool(board.turned) and board.turned[-1].went, board.peeked is None


def _seat_key(view: View) -> tuple[Hashable, ...]:
    legal = {shown.legal for shown in view.hand}
    if isinstance(view.board, LineView):
        key = _line_key(view, view.line_board)
        return view.game, view.phase, tuple(sorted(map(str, legal))), *key, len(view.hand), view.ask is None
    if isinstance(view.board, TrainsView):
        board, players, held = view.train_board, len(view.seats), len(view.hand)
        shape = (players > 3) + (players > 5), (held > 0) + (held > MOST_TABBED) + (held > MOST_UPRIGHT)
        state = bool(board.owed), board.drawn is None, bool(board.first_turns), len(legal), view.ask is None
        return view.game, *shape, players, *state
    board = view.trick_board
    return (
        view.game, (view.phase, len(view.seats) if view.phase in (Phase.REVIEW, Phase.MOON) else 0),
        tuple(sorted(map(str, legal))), board.trump is None, board.led is None, (len(view.hand) + 2) // 4,
        len(view.hand), view.ask is None, view.ask is not None and view.ask.made is None,
        len({shown.piece for shown in view.hand}) < len(view.hand),
        any(isinstance(shown.piece, Tile) and shown.piece.high > 6 for shown in view.hand),
    )  # fmt: skip


_MARKS = {number: Message(f"kinds-mark-{name}") for number, name in enumerate(("yours", "here", "usual"))}
_LAST = {game.name: _MARKS[number] for number, game in enumerate([*CATALOGUE.values()][:2])}


def _games() -> Iterator[State]:
    games = tuple(CATALOGUE.values())
    yield State("Games", "All games", partial(draw_games, games))
    yield State("Games", "All games, two marked", partial(draw_games, games, _LAST))
    for game in games:
        marked = [MarkedKind(preset, _MARKS.get(number, "")) for number, preset in enumerate(game.presets)]
        yield State("Games", f"{say(game.title)}: kinds", partial(draw_kinds, game, marked))


def _lobbies() -> Iterator[State]:
    for game in CATALOGUE.values():
        capacity = game.players[0]
        title = game.title_of(game.presets[0].options, capacity)
        options = game.presets[0].options
        sides = game.sides(options, capacity) if options.in_partners else ()
        marks = {0: Message("lobby-mark-host"), 2: Message("lobby-mark-computer", level=Message("level-normal"))}
        for taken in range(1, capacity + 1):
            seats = [*range(taken)] if taken in (1, capacity) else [*range(taken - 1), capacity - 1]
            people = [Sitting(seat, name, marks.get(seat, "")) for seat, name in zip(seats, NAMES, strict=False)]
            draw = partial(draw_lobby, title, people, capacity, sides)
            yield State("Lobbies", f"{say(title)}, {taken} of {capacity}", draw)


def _examples() -> Iterator[State]:
    shown: set[Hashable] = set()
    for game in CATALOGUE.values():
        for preset in game.presets:
            for page in game.help(preset.options, preset.players[0]):
                if page.example is not None and page.example not in shown:
                    shown.add(page.example)
                    title_part = f"{say(game.title)} ({say(preset.title)}): {say(page.title)}"
                    title = game.title_of(preset.options, preset.players[0])
                    yield State("Help", title_part, partial(draw_example, page.example, title))
