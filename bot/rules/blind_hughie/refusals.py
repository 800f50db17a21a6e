"""What is said to a player of Blind Hughie or Billitonnen whose move is not legal."""

from bot.rules.blind_hughie.deal import RowMatch
from bot.rules.grammar import counted
from bot.rules.moves import Move, Peek, Place, Play, Turn


def refusal(match: RowMatch, seat: int, move: Move) -> str:
    """The sentence that says why a move is not legal, and what is."""
    deal = match.deal
    if match.winners is not None:
        return "The match is over."
    if seat != deal.seat:
        return "It is not your turn."
    if deal.waiting is not None:
        return _to_place(match, move)
    if isinstance(move, Place):
        return f"No tile is turned up yet. {_to_turn(match)}"
    if isinstance(move, Peek):
        return f"{_PEEKS if match.options.billitonnen else _NO_PEEKS} {_to_turn(match)}"
    if isinstance(move, Turn) and move.place is not None:
        return f"{_why_not_this(match, move.place)} {_to_turn(match)}"
    if isinstance(move, Play):
        return f"{_why_not_played(match, move)} {_to_turn(match)}"
    return f"Tiles are turned up here, nothing else. {_to_turn(match)}"


_PEEKS = "You may look at your next tile only while the one turned up fits both ends."
_NO_PEEKS = "Nobody looks at a tile in Blind Hughie before it is turned up."


def _to_turn(match: RowMatch) -> str:
    count = len(match.deal.row)
    if match.options.any_tile:
        return f"Turn up any tile of your row: 1 is the leftmost, {count} the rightmost."
    return f"Turn up the rightmost tile of your row (number {count})."


def _to_place(match: RowMatch, move: Move) -> str:
    deal = match.deal
    ends = deal.line.ends
    if deal.waiting is None or ends is None:
        raise ValueError("no tile waits to be placed")
    now = f"{deal.waiting.tile} is turned up and fits both ends: place it left ({ends[0]}) or right ({ends[1]})."
    if not isinstance(move, Peek):
        return now
    if not match.options.billitonnen:
        return f"{_NO_PEEKS} {now}"
    if deal.peeked:
        return f"You have looked at your next tile already. {now}"
    why = "Your next tile lies face up" if deal.row else "It is your last tile"
    return f"{why}: there is nothing to see. {now}"


def _why_not_this(match: RowMatch, place: int) -> str:
    row, ends = match.deal.row, match.deal.line.ends
    if place > len(row):
        return f"Your row has {counted(len(row), 'tile')}, so there is no number {place}."
    one = row[place - 1]
    if one.up and match.options.plays_doubles and ends is not None:
        return f"{one.tile} does not fit: the line ends in {ends[0]} and {ends[1]}."
    return f"{one.tile} waits until it is rightmost." if one.up else "Tiles are turned up from the right."


def _why_not_played(match: RowMatch, move: Play) -> str:
    for place, one in enumerate(match.deal.row, 1):
        if one.up and one.tile == move.piece:
            return _why_not_this(match, place)
    return "Only tiles that are turned up are played."
