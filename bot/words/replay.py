"""A replay in words: where it stands, what each seat did in a frame, and the frame in sentences."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from bot.rules.events import DealResult, Turned
from bot.rules.moves import (
    Bid,
    Challenge,
    Claim,
    Concede,
    Declare,
    Kitty,
    Moon,
    Move,
    NameDoubles,
    Pass,
    Retract,
    Trump,
    Yield,
)
from bot.rules.pieces import Piece, Tile
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.deal_end import side_name
from bot.words.facts.replay import Frame, Part, Replay, pieces_of
from bot.words.facts.results import remarks_sentence, result_of
from bot.words.facts.tricks.auction import bid_amount, doubles_words, trump_words
from bot.words.line import deal_title, turned_words
from bot.words.names import Namer, side_letter
from bot.words.pictures import signed

_PLACES = {
    Part.PASS: "passing",
    Part.AUCTION: "before the play",
    Part.CLAIM: "the rest",
    Part.END: "result",
}


def place_of(frame: Frame) -> str:
    """Where a frame is in its deal: "trick 9 of 11", "passing", "turn 3 of 8"."""
    if frame.number:
        return f"{'turn' if frame.part is Part.ROUND else 'trick'} {frame.number} of {frame.count}"
    return _PLACES[frame.part]


def deal_of(frame: Frame) -> str:
    """Which deal it is of: "deal 3", or "round 3"."""
    return deal_title(frame.view, frame.view.deal)


def sides_of(view: View, name: Namer) -> str:
    """Who plays with whom: "A: Ann, Cleo; B: Bo, Dee"; empty where everybody plays alone."""
    sides = sorted({seat.side for seat in view.seats}) if view.partners else ()
    return "; ".join(f"{side_letter(side)}: {', '.join(map(name, view.members(side)))}" for side in sides)


def receiver_of(view: View, seat: int) -> int:
    """The seat that received what a seat passed in this deal."""
    seats = len(view.seats)
    steps = {"left": 1, "right": -1}.get(view.trick_board.pass_direction, seats // 2)
    return (seat + steps) % seats


def trump_of(frame: Frame) -> str:
    """The trump of a frame: "2s", "none" where there is none; empty where there is nothing to say."""
    if frame.part is Part.AUCTION and (None in [move.suit for _, move in frame.decisions if isinstance(move, Trump)]):
        return "none"
    return trump_words(frame.view) if frame.view.tricks is not None else ""


def taken_by(frame: Frame, seat: int) -> str:
    """What a seat has taken in the deal so far: "4 won", "1 pt"; before the play its total."""
    one, board = frame.view.seats[seat], frame.view.trick_board
    if frame.part in (Part.PASS, Part.AUCTION):
        return f"{signed(one.total, plus='')} total"
    if one.out:
        return "sits out"
    whole = frame.whole_trick
    if whole is None or frame.is_complete or whole.winner != seat:
        tricks, points = one.tricks, one.points
    else:  # the trick is not theirs yet
        tricks, points = one.tricks - 1, max(one.points - whole.points, 0)
    return f"{tricks} won" if board.counts_tricks else f"{points} pt{'' if points == 1 else 's'}"


def decided_by(frame: Frame, seat: int, name: Namer, signs: Callable[[Piece], str] = str) -> tuple[str, ...]:
    """What a seat decided in a frame, otherwise than by a play, in a few lines of a few words each."""
    own = [move for who, move in frame.decisions if who == seat]
    bids = " · ".join(bid_amount(move) for move in own if isinstance(move, Bid))
    others = [words for move in own if not isinstance(move, Bid) for words in _decision(frame, seat, move, name, signs)]
    return tuple(filter(None, (bids, *others)))


def _decision(
    frame: Frame, seat: int, move: Move, name: Namer, signs: Callable[[Piece], str]
) -> Iterator[str]:  # fmt: skip
    if isinstance(move, Pass):
        yield f"→ {name(receiver_of(frame.view, seat))}"
        yield " ".join(map(signs, move.pieces))
    elif isinstance(move, Kitty):
        yield f"kitty for {signs(move.swap)}" if move.swap is not None else "leaves the kitty"
    elif isinstance(move, Declare):
        yield f"plays {move.special.label}"
    elif isinstance(move, NameDoubles):
        yield f"doubles {doubles_words(move.doubles)}"
    elif isinstance(move, Challenge) and move.seat is not None:
        yield f"doubts {name(move.seat)} in trick {move.trick}"
    elif isinstance(move, Moon):
        yield _moon(move, name)
    elif type(move) in _DONE:
        yield _DONE[type(move)]


_DONE: dict[type[Move], str] = {
    Yield: "orders the lead", Retract: "takes back", Claim: "claims the rest", Concede: "ends the deal",
}  # fmt: skip


def _moon(move: Moon, name: Namer) -> str:
    if move.everyone:
        return "moon: to all"
    return "moon: off the own score" if move.opponent is None else f"moon: to {name(move.opponent)}"


# -- sentences --------------------------------------------------------------------------------------------------------


def sentences_of(frame: Frame, name: Namer) -> Iterator[str]:
    """What a frame shows, without the hands: who decided and played what, and what it came to."""
    if frame.part is Part.PASS:
        yield f"{'; '.join(_passes(frame, name))}."
        return
    deciding = dict.fromkeys(seat for seat, _ in frame.decisions)
    decided = [f"{name(seat)}: {', '.join(words)}" for seat in deciding if (words := decided_by(frame, seat, name))]
    if decided:
        yield f"{'; '.join(decided)}."
    if frame.part is Part.AUCTION and (trump := trump_of(frame)):
        yield f"Trump: {trump}."
    if frame.part is Part.ROUND:
        yield from _turns(frame.turned, name)
    elif frame.part is Part.TRICK:
        yield from _trick(frame, name)
    elif frame.part is Part.END:
        yield from _result(frame.view, name)


def _passes(frame: Frame, name: Namer) -> Iterator[str]:
    for seat, move in frame.decisions:
        if isinstance(move, Pass):
            yield f"{name(seat)} → {name(receiver_of(frame.view, seat))}: {' '.join(map(str, move.pieces))}"


def _trick(frame: Frame, name: Namer) -> Iterator[str]:
    trick = frame.trick
    if trick is None:
        yield "Nothing is played yet."
        return
    for back in frame.view.trick_board.withdrawn:
        if back.trick == frame.number:
            yield f"{name(back.seat)} took back {back.piece}."
    (leader, lead), *others = trick.plays
    has_suits = isinstance(lead.piece, Tile) and trick.led is not Suit.CLOSEST  # a card has only one
    suit = f" as {trick.led.label}" if has_suits else ""
    plays = [f"{name(leader)} led {lead.piece}{suit}"]
    plays += [f"{name(seat)} {shown.piece}" for seat, shown in others]
    yield f"{', '.join(plays)}."
    if not frame.is_complete:
        yield f"{name(trick.winner)} is winning."
        return
    worth = f", worth {trick.points}" if trick.points and not frame.view.trick_board.counts_tricks else ""
    yield f"{name(trick.winner)} took it{worth}."


def _turns(turned: Iterable[Turned], name: Namer) -> Iterator[str]:
    """A sentence for each seat that turned."""
    for seat, own in groupby(turned, key=lambda one: one.seat):
        yield f"{name(seat)}: {'; then '.join(map(turned_words, own))}."


def hands_sentence(frame: Frame, name: Namer) -> str:
    """What everybody still holds: "Left: Ann 6-4 5-1; Bo 3-3 2-0."."""
    held = (f"{name(seat)} {' '.join(map(str, pieces_of(hand))) or 'nothing'}" for seat, hand in enumerate(frame.hands))
    return f"Left: {'; '.join(held)}." if frame.hands else ""


def _result(view: View, name: Namer) -> Iterator[str]:
    """What a deal came to, from its View as it was scored, or thrown in."""
    result = result_of(view, view.deal)
    if result is None:
        yield "Everybody passed: the deal was thrown in."
        return
    if result.moon is not None:
        yield f"{side_name(view, name, result.moon)} shot the moon."
    if remarks := remarks_sentence(result, name):
        yield remarks
    yield f"{changes(view, result, name)}."


def changes(view: View, result: DealResult, name: Namer) -> str:
    """What a deal brought each side, and its total after it: "Ann +3, 12; Bo 0, 9", or "A +3, 12; B 0, 9"."""
    return "; ".join(
        f"{side_letter(side) if view.partners else side_name(view, name, side)} {signed(scored)}, "
        f"{signed(total, plus='')}"
        for side, (scored, total) in enumerate(zip(result.scored, result.totals, strict=True))
    )


def note_of(replay: Replay, deal: int, name: Namer) -> str:
    """A deal of a replay in a line: what it brought each side."""
    result = replay.result(deal)
    return changes(replay.frames[0].view, result, name) if result is not None else "thrown in"
