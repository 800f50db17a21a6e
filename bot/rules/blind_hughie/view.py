"""The Views of a deal: the layout, the rows with their face-down tiles, and a peeked tile for one seat."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.message import Message
from bot.rules.blind_hughie.deal import RowGame, RowMatch
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.events import Went
from bot.rules.moves import End, Move, Peek, Place, Turn
from bot.rules.pieces import Tile
from bot.rules.view import Ask, Choice, Phase, SeatView, View


def row_views(game: RowGame, match: RowMatch) -> Callable[[int | None], View]:
    """The function from a seat, or None for a bystander, to its View, which shows only tiles that were turned up."""
    public = _public(game, match)
    return lambda seat: public if seat is None else _own(game, match, public, seat)


def _own(game: RowGame, match: RowMatch, public: View, seat: int) -> View:
    """The public View with the seat's choices and the tile it has peeked at."""
    deal = match.deal
    if seat not in game.to_act(match):
        return updated(public, viewer=seat)
    ask = Ask(public.phase, _prompt(match, public.open_choices, peeked=deal.peeked), public.open_choices)
    board = replace(public.rows_board, peeked=deal.row[-1].tile) if deal.peeked else public.board
    return updated(public, viewer=seat, ask=ask, board=board)


def _public(game: RowGame, match: RowMatch) -> View:
    deal = match.deal
    waiting, over = deal.waiting, deal.over
    choices = () if over else tuple(_choice(match, move) for move in game.legal(match, deal.seat))
    return game.public_view(
        match,
        deal.layout.shown(waiting.tile if waiting else None, deal.turned),
        Phase.OVER if over else Phase.TURN if waiting is None else Phase.PLACE,
        tuple(_seat(game, match, who, side) for who, side in enumerate(game.sides(match.options, match.players))),
        deal.number,
        target=match.options.goes_to(match.players),
        prompt=_prompt(match, choices, peeked=False) if choices else "",
        open_choices=choices,
    )


def _seat(game: RowGame, match: RowMatch, seat: int, side: int) -> SeatView:
    deal = match.deal
    acting = seat in game.to_act(match)
    places: set[int] | None = None
    if acting and deal.waiting is None:
        moves = game.legal(match, seat)
        places = {move.place or len(deal.row) for move in moves if isinstance(move, Turn)}
    return SeatView(
        seat=seat,
        side=side,
        held=len(deal.rows[seat]),
        tricks=0,
        points=0,
        total=match.totals[side],
        to_act=acting,
        dealer=seat == deal.starter,
        shown=tuple(
            _tile_view(row_tile.tile if row_tile.up or deal.over else None, None if places is None else place in places)
            for place, row_tile in enumerate(deal.rows[seat], 1)
        ),
    )


@cache
def _tile_view(tile: Tile | None, legal: bool | None) -> PieceView:
    return PieceView(tile, legal=legal)


def _choice(match: RowMatch, move: Move) -> Choice:
    deal = match.deal
    if isinstance(move, Place) and deal.layout.ends is not None:
        left, right = deal.layout.ends
        is_left = move.end is End.LEFT
        return Choice(move, Message("choice-left", number=left) if is_left else Message("choice-right", number=right))
    if isinstance(move, Peek):
        return Choice(move, Message("choice-peek"), Message("choice-peek.note"))
    if not isinstance(move, Turn) or move.place is None:
        return Choice(move, Message("choice-turn"))
    row_tile = deal.row[move.place - 1]
    if row_tile.up and deal.layout.takes(row_tile.tile):
        return Choice(move, Message("choice-play-open", tile=row_tile.tile), Message("choice-play-open.note"))
    ends = {1: Message("choice-turn-leftmost"), len(deal.row): Message("choice-turn-rightmost")}
    place = Message("choice-turn-number.note", number=move.place, count=len(deal.row))
    return Choice(move, Message("choice-turn-number", number=move.place), ends.get(move.place, place))


def _prompt(match: RowMatch, choices: tuple[Choice, ...], *, peeked: bool) -> Message:
    """The prompt of the seat to act. With `peeked` it names the peeked tile, for that seat only."""
    deal = match.deal
    if deal.waiting is None:
        if match.options.any_tile:
            return Message("prompt-turn-any")
        return Message("prompt-turn-or-double") if len(choices) > 1 else Message("prompt-turn")
    tile = deal.waiting.tile
    if peeked:
        return Message("prompt-end-peeked", tile=tile, next=deal.row[-1].tile)
    may_peek = Peek() in [choice.move for choice in choices]
    return Message("prompt-end-peek", tile=tile) if may_peek else Message("prompt-end", tile=tile)


def row_as_seen(view: View, seat: int) -> list[Tile | None]:
    """A seat's row in a View, from the left: the tiles that went back, and None for those no one has seen."""
    own = [turned for turned in view.rows_board.turned if turned.seat == seat]
    row: list[Tile | None] = [None] * (view.seats[seat].held + sum(turned.went is not Went.BACK for turned in own))
    for turned in own:
        row.pop(turned.place - 1)
        if turned.went is Went.BACK:
            row.insert(0, turned.tile)
    return row
