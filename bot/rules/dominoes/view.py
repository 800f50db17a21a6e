"""The View of a deal of dominoes: the line, the plays, draws and passes, and the viewer's hand."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.message import AnyOf, Message, Row
from bot.rules.boards import LineView, PieceView
from bot.rules.copies import updated
from bot.rules.dominoes.deal import DominoGame, DominoMatch, known_lacking, legal_plays
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.dominoes.score import DealTerms, ends_score
from bot.rules.moves import Play
from bot.rules.pieces import Tile, half
from bot.rules.view import Ask, Choice, Phase, SeatView, View


def domino_views(game: DominoGame, match: DominoMatch) -> Callable[[int | None], View]:
    """The function from a seat, or None for a bystander, to its View. The hands of a deal that is over lie open."""
    public = _public(game, match)
    return lambda seat: public if seat is None else _own(match, public, seat)


def _own(match: DominoMatch, public: View, seat: int) -> View:
    """The public View with a seat's hand and choices."""
    deal, hand = match.deal, match.deal.hand(seat)
    if deal.over:
        return updated(public, viewer=seat, hand=tuple(map(_held, hand)))
    board, drawn = public.line_board, deal.drawn_by(seat)
    if drawn or (deal.opening is not None and seat == deal.seat):
        board = replace(board, drawn=drawn, opening=deal.opening if seat == deal.seat else None)
    if seat != deal.seat:
        return updated(public, viewer=seat, hand=tuple(map(_held, hand)), board=board)
    legal = legal_plays(deal)
    count, numbers = Counter(play.piece for play in legal), deal.line.numbers
    side = public.side_of(seat)
    choices = tuple([_choice(match, side, play, names_end=count[play.piece] > 1) for play in legal])
    shown = tuple([_asked(tile, tile in count, numbers) for tile in hand])
    return updated(public, viewer=seat, hand=shown, ask=Ask(Phase.PLAY, _prompt(match), choices), board=board)


def _public(game: DominoGame, match: DominoMatch) -> View:
    deal, options = match.deal, match.options
    board = LineView(
        log=deal.log,
        ends=deal.line.ends,
        spinner=deal.line.spinner,
        boneyard=len(deal.state.boneyard),
        draws=options.draws,
        keep=options.keep if options.draws else 0,
        lacks=tuple(known_lacking(deal.log, seat) for seat in range(match.players)),
        carried=deal.carried,
        bonuses=deal.bonuses,
        redealt=deal.redealt,
        opens=deal.opens,
        scores_plays=options.scores_plays,
        direction=options.step,
    )
    seats = tuple(_seat(match, seat, side) for seat, side in enumerate(game.sides(options, match.players)))
    phase = Phase.OVER if deal.over else Phase.PLAY
    return game.public_view(match, board, phase, seats, deal.number, target=options.target)


def _seat(match: DominoMatch, seat: int, side: int) -> SeatView:
    deal, state = match.deal, match.deal.state
    return SeatView(
        seat=seat,
        side=side,
        held=state.hands[seat].bit_count(),
        tricks=0,
        points=deal.points[side],
        total=match.totals[side],
        to_act=not deal.over and seat == deal.seat,
        dealer=seat == deal.opener,
        shown=tuple(map(_held, deal.hand(seat))) if deal.over else (),
    )


@cache
def _held(tile: Tile) -> PieceView:
    return PieceView(tile)


@cache
def _asked(tile: Tile, legal: bool, numbers: tuple[int, ...]) -> PieceView:
    tinted = (legal and tile.high in numbers, legal and tile.low in numbers)
    return PieceView(tile, legal=legal, tinted=tinted)


def _prompt(match: DominoMatch) -> Message:
    deal = match.deal
    if deal.opening is not None:
        return Message("prompt-open-with", tile=deal.opening)
    if not deal.line.ends:
        return Message("prompt-open")
    return Message("prompt-play-on", numbers=AnyOf(map(half, deal.line.numbers)))


def _choice(match: DominoMatch, side: int, play: Play, *, names_end: bool) -> Choice:
    """A play with its score and the numbers it leaves; with its end, if the end makes a difference."""
    deal, state, tile = match.deal, match.deal.state, play.piece
    if not isinstance(tile, Tile):
        raise TypeError(f"{tile} is no domino")
    label = Message("choice-tile-end", tile=tile, end=play.end) if names_end else str(tile)
    after = deal.line.after(tile, play.end)
    ends = ends_score(match.options, after.sum)
    goes_out = state.hands[state.seat].bit_count() == 1
    points = sum(state.terms.play_score(side, state.points[side], ends, goes_out=goes_out))
    open_ = Row([end.tile if end.tile.is_double and end.counts == end.tile.pips else end.number for end in after.ends])
    return Choice(play, label, Message("choice-leaves", points=points, ends=open_))


def terms_of(view: View) -> DealTerms:
    """The terms of a deal, from its View. Raises TypeError where the view is of another game."""
    options = view.options_as(DominoesOptions)
    totals = {seat.side: seat.total for seat in view.seats}
    return DealTerms(
        options,
        sides=tuple([seat.side for seat in view.seats]),
        room=tuple([options.target - totals[side] for side in sorted(totals)]),
        has_target=view.deals is None,
        number=view.deal,
        opener=next(seat.seat for seat in view.seats if seat.dealer),
        carried=view.line_board.carried,
    )
