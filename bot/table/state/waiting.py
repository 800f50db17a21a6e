"""The view of a player who waits: without anything that another's play makes false."""

from collections import Counter
from dataclasses import replace

from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.copies import updated
from bot.rules.dominoes.deal import known_lacking
from bot.rules.dominoes.line import line_of
from bot.rules.events import Drew, JoinedTrain, Knocked, Laid
from bot.rules.mexican_train.deal import grown
from bot.rules.mexican_train.view import board_with, trains_of
from bot.rules.moves import Bid
from bot.rules.view import Phase, SeatView, View
from bot.words.tricks.play import AT_ONCE


def until_own_turn(view: View) -> View:
    """The view as of its player's own last play, bid or choice, and without whose turn it is: later plays of others do
    not make it false, and it need not be drawn again.

    Before the player's play to a trick the last complete trick stays on the table. The views of a player who is asked,
    of a bystander, and of a game without hidden hands are unchanged.
    """
    if view.viewer is None or isinstance(view.board, RowsView) or view.phase is Phase.OVER:
        return view
    if isinstance(view.board, LineView | TrainsView):
        return view if view.ask is not None else _before_later_plays(view, view.board, view.viewer)
    if view.phase in AT_ONCE:
        seats = tuple(_own_choice(seat, view.viewer) for seat in view.seats)
        return updated(view, seats=seats, prompt="", open_choices=())
    if view.ask is not None:
        return view
    tricks = view.trick_board
    board = _board(view, tricks, view.viewer)
    bids = dict(board.auction)
    now, shown = ([who for who, _ in each.current_plays] for each in (tricks, board))
    later = [now.count(who) - shown.count(who) for who in range(len(view.seats))]  # pieces played that are not shown
    seats = tuple([_until(seat, later[seat.seat], bids.get(seat.seat)) for seat in view.seats])
    return updated(view, seats=seats, board=board, prompt="", open_choices=())


def _until(seat: SeatView, later: int, bid: Bid | None) -> SeatView:
    """A seat before its last `later` plays, with its bid then, and not yet to act."""
    if not later and not seat.to_act and seat.bid == bid:
        return seat
    return updated(seat, to_act=False, held=seat.held + later, bid=bid)


def _before_later_plays(view: View, board: LineView | TrainsView, viewer: int) -> View:
    """The view as it was after the viewer's last play or draw, with the draws and passes that followed at once; at
    trains without the draw of a tile that is then played.
    """
    own = [place for place, event in enumerate(board.log, 1) if event.seat == viewer and not isinstance(event, Knocked)]
    since = until = own[-1] if own else 0
    while until < len(board.log) and not isinstance(board.log[until], Laid | JoinedTrain):
        until += 1
    while isinstance(board, TrainsView) and until > since and isinstance(board.log[until - 1], Drew):
        until -= 1
    played, drawn = Counter[int](), Counter[int]()
    for event in board.log[until:]:
        if isinstance(event, Drew):
            drawn[event.seat] += event.count
        elif not isinstance(event, Knocked):
            played[event.seat] += 1
    if isinstance(board, TrainsView):
        view = _trains_until(view, board, until, drawn.total())
    seats = tuple(
        [updated(seat, to_act=False, held=seat.held + played[seat.seat] - drawn[seat.seat]) for seat in view.seats]
    )
    view = updated(view, seats=seats)
    return _line_until(view, board, until, drawn.total()) if isinstance(board, LineView) else view


def _line_until(view: View, board: LineView, until: int, drawn: int) -> View:
    """The line after some of its events, before later ones in which tiles were drawn."""
    scored = Counter[int]()
    for event in board.log[until:]:
        if isinstance(event, Laid):
            scored[view.side_of(event.seat)] += event.points
    bonuses = board.bonuses if until else ()  # within a deal only the opening tile brings one
    for bonus in board.bonuses[len(bonuses) :]:
        scored[view.side_of(bonus.seat)] += bonus.points
    if scored:
        seats = tuple([updated(seat, points=seat.points - scored[seat.side]) for seat in view.seats])
        view = updated(view, seats=seats)
    if until == len(board.log):
        return view
    log = board.log[:until]
    line = line_of((event for event in log if isinstance(event, Laid)), spins=board.spinner is not None)
    board = replace(
        board,
        log=log,
        ends=line.ends,
        spinner=line.spinner,
        boneyard=board.boneyard + drawn,
        lacks=tuple(known_lacking(log, seat.seat) for seat in view.seats),
        bonuses=bonuses,
    )
    return updated(view, board=board)


def _trains_until(view: View, board: TrainsView, until: int, drawn: int) -> View:
    """The trains after some of their events, before later ones in which tiles were drawn."""
    log = board.log[:until]
    before = board_with(board, trains_of(view, until), grown(((),) * len(board.trains), log), log)
    return updated(view, board=updated(before, boneyard=board.boneyard + drawn))


def _own_choice(seat: SeatView, viewer: int) -> SeatView:
    if seat.seat == viewer or not (seat.to_act or seat.ready):
        return seat
    return updated(seat, to_act=False, ready=False)


def _board(view: View, board: TricksView, viewer: int) -> TricksView:
    if view.phase is Phase.BID:
        own = [number for number, (seat, _) in enumerate(board.auction, 1) if seat == viewer]
        return updated(board, auction=board.auction[: own[-1] if own else 0])
    if len(view.hand) < board.count and board.received:  # they have played: what was passed is no news any more
        board = updated(board, received=())
    trick = board.on_table
    if trick is None or board.complete_trick is not None:
        return board
    played = trick.until(viewer)
    if played is not None:
        return updated(board, on_table=played)
    last = board.finished[-1] if board.finished else None
    kept = tuple(back for back in board.withdrawn if back.trick != trick.number)
    return updated(board, led=None, on_table=last, withdrawn=kept)
