"""Why a move is refused in Blind Hughie and Billitonnen, and what is legal instead."""

from bot.message import Message
from bot.rules.blind_hughie.deal import RowMatch
from bot.rules.moves import Move, Peek, Place, Play, Turn
from bot.rules.view import Phase


def reasons(match: RowMatch, move: Move) -> tuple[Message, ...]:
    """Why the seat to act cannot make a move, and which moves are legal."""
    deal, options, ends = match.deal, match.options, match.deal.line.ends
    if deal.waiting is None or ends is None:
        legal = Message("refused-must-turn", count=len(deal.row), any_tile=options.any_tile)
        return _turn_refusal(match, move), legal
    legal = Message("refused-must-place", tile=deal.waiting.tile, left=ends[0], right=ends[1])
    if not isinstance(move, Peek):
        return (legal,)
    if not options.peeks:
        return Message("refused-no-peeking"), legal
    if deal.peeked:
        return Message("refused-has-peeked"), legal
    return Message("refused-nothing-to-peek-at", is_last=not deal.row), legal


def _turn_refusal(match: RowMatch, move: Move) -> Message:
    """Why a move is not legal while a tile is to be turned up."""
    match move:
        case Place():
            return Message("refused-nothing-to-place")
        case Peek():
            return Message("refused-peek-while-choosing" if match.options.peeks else "refused-no-peeking")
        case Turn(int(place)):
            return _place_refusal(match, place)
        case Play(piece):
            named = (place for place, held in enumerate(match.deal.row, 1) if held.up and held.tile == piece)
            place = next(named, None)
            return Message("refused-face-down") if place is None else _place_refusal(match, place)
        case _:
            return Message("refused-wrong-phase", phase=Phase.TURN)


def _place_refusal(match: RowMatch, place: int) -> Message:
    row, ends, options = match.deal.row, match.deal.line.ends, match.options
    if place > len(row):
        return Message("refused-no-such-place", count=len(row), place=place)
    chosen = row[place - 1]
    if not chosen.up:
        return Message("refused-not-next")
    if ends is not None and (options.plays_doubles or options.any_tile):
        return Message("refused-fits-no-end", tile=chosen.tile, left=ends[0], right=ends[1])
    return Message("refused-must-wait", tile=chosen.tile)
