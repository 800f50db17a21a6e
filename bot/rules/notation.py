"""Reads moves from their notation (`bot.rules.moves` prints it), bounded and without regard to case."""

import re

from bot.message import AnyOf, Message, Quoted
from bot.rules.errors import BadNotation
from bot.rules.moves import (
    MOON_BID,
    Bid,
    Challenge,
    Claim,
    Concede,
    Declare,
    Done,
    End,
    Kitty,
    Moon,
    Move,
    NameDoubles,
    Pass,
    Peek,
    Place,
    Play,
    Retract,
    Special,
    Train,
    Trump,
    Turn,
    Yield,
    bid_of,
    lead_of,
    play_of,
)
from bot.rules.pieces import is_piece, parse_piece
from bot.rules.suits import Doubles, parse_suit

VERBS = (
    "pass", "lead", "play", "yield", "bid", "kitty", "trump", "declare", "doubles", "turn", "place", "peek", "moon",
    "retract", "challenge", "claim", "concede", "done",
)  # fmt: skip
_WORDS: dict[str, Move] = {str(move): move for move in (Yield(), Peek(), Retract(), Claim(), Concede(), Done())}


def parse_move(text: str) -> Move:  # noqa: C901 - a case for each verb
    """Read a move from its notation. Raises BadNotation."""
    verb, _, rest = text.strip().lower().partition(" ")
    rest = rest.strip()
    match verb:
        case "pass":
            return Pass(tuple(map(parse_piece, rest.split())))
        case "lead":
            piece, _, suit = rest.partition(" as ")
            return lead_of(parse_piece(piece), parse_suit(suit) if suit else None)
        case "play":
            return parse_play(rest)
        case "bid":
            return parse_bid(rest)
        case "kitty":
            return Kitty(None if rest in ("", "keep") else parse_piece(rest))
        case "trump":
            return Trump(None if rest == "none" else parse_suit(rest))
        case "declare" if special := special_in(rest):
            return Declare(special)
        case "declare":
            raise BadNotation(Message("typed-no-contract", typed=Quoted(rest[:20]), contracts=AnyOf(Special)))
        case "doubles" if (place := re.sub(r"[\s_-]+", "_", rest)) in tuple(Doubles):
            return NameDoubles(Doubles(place))
        case "doubles":
            raise BadNotation(Message("typed-no-doubles"))
        case "turn":
            return Turn(_number(rest) if rest else None)
        case "place" if rest in tuple(End):
            return Place(End(rest))
        case "place":
            raise BadNotation(Message("typed-no-end"))
        case "moon" if not rest:
            return bid_of(MOON_BID)
        case "moon" if rest in ("minus", "all"):
            return Moon(everyone=rest == "all")
        case "moon":
            return Moon(_number(rest.removeprefix("seat ")) - 1)
        case "challenge" if rest == "none":
            return Challenge()
        case "challenge" if named := re.fullmatch(r"seat ([1-9]) trick ([1-9]\d?)", rest):
            return Challenge(int(named[1]) - 1, int(named[2]))
        case "challenge":
            raise BadNotation(Message("typed-no-challenge"))
        case _ if verb not in _WORDS:
            raise BadNotation(Message("typed-no-move", typed=Quoted(text.strip()[:40]), words=AnyOf(VERBS)))
        case _ if rest:
            raise BadNotation(Message("typed-too-much", typed=Quoted(verb)))
        case _:
            return _WORDS[verb]


def parse_bid(text: str) -> Bid:
    """Read a bid: a number, `pass`, `moon`, or a special bid with or without a number. Raises BadNotation."""
    normalized = text.strip().lower()
    if normalized in ("pass", "moon"):
        return Bid(MOON_BID if normalized == "moon" else None)
    parts = re.fullmatch(r"(\D*)(\d{1,3})?", normalized)
    special = special_in(parts[1]) if parts else None
    if parts is None or (special is None and (parts[1] or not parts[2])):
        raise BadNotation(Message("typed-no-bid", typed=Quoted(text.strip()[:20])))
    return Bid(int(parts[2]) if parts[2] else None, special)


def special_in(text: str) -> Special | None:
    """The special contract that people mean by a word: nel-o, Nello, PLUNGE; None where it is none."""
    return _SPECIALS.get(re.sub(r"[^a-z]", "", text.lower()))


_SPECIALS = {special.replace("-", ""): special for special in Special} | {"nello": Special.NEL_O}


def parse_play(rest: str) -> Play:
    """Read a piece to play, and its end or train where one is named: `5-3 left`, `5-3 seat 2`. Raises BadNotation."""
    typed = rest.strip().lower()
    named = re.search(r"\s([^\W\d_]++(?:\s\d)?)$", typed)
    if named is None or is_piece(typed) or not is_piece(typed[: named.start()]):
        return play_of(parse_piece(rest))
    piece, place = parse_piece(typed[: named.start()]), named[1]
    if place in tuple(End):
        return play_of(piece, End(place))
    if place in tuple(Train):
        return play_of(piece, Train(place))
    raise BadNotation(Message("typed-no-line-end", piece=piece, typed=Quoted(place[:20])))


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,2}", text) or int(text) == 0:
        raise BadNotation(Message("typed-no-number", typed=Quoted(text[:20])))
    return int(text)
