"""How a deal of dominoes played from hands ended: what decided it, in few words for pictures, then in sentences."""

from enum import Enum
from typing import NamedTuple

from bot.message import AllOf, Message, Seat, Signed, Text, sentences
from bot.rules.dominoes.line import line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import (
    BestPlay,
    Bonus,
    BonusKind,
    CarriedOver,
    DealResult,
    Domino,
    Laid,
    LineClosed,
    PipsScored,
    TargetReached,
)
from bot.rules.pieces import Tile, half
from bot.rules.view import View
from bot.words.terms import as_sentence, deal_over, side_name

_TWO_ENDS = 2


class LineEnding(Enum):
    """How a deal ended."""

    DOMINO = "domino"
    CAPICUA = "capicua"  # the last tile fitted every end, where that scores
    CHUCHAZO = "chuchazo"  # the last tile was 0-0, where that scores
    TARGET = "target"  # a play, or a bonus, brought its side to the target
    BLOCKED = "blocked"
    TIE = "tie"  # blocked, and nobody won it


class LineEnd(NamedTuple):
    """How a deal ended. `last` is the play that ended it, `winner` the side that won it (None: a tie).

    `brought` is what the end scored, without what plays scored before. `pips` and `order` run by seat, `left` by side.
    `scored` are the pips that count, if any do.
    """

    result: DealResult
    way: LineEnding
    last: Laid
    winner: int | None
    brought: int
    bonuses: tuple[Bonus, ...]
    scored: PipsScored | None
    pips: tuple[int, ...]
    order: tuple[int, ...]  # the winning side first, then by pips

    @property
    def left(self) -> tuple[int, ...]:
        """The pips left in the hands of each side."""
        return self.result.taken

    @property
    def is_blocked(self) -> bool:
        """Whether the deal ended because no one could play."""
        return self.way in (LineEnding.BLOCKED, LineEnding.TIE)

    @property
    def is_won(self) -> bool:
        """Whether a side won the deal: a block that scores nothing has no winner to speak of."""
        return self.winner is not None and (not self.is_blocked or bool(self.brought))

    @property
    def carried(self) -> int:
        """What a tie leaves to the winner of the next deal."""
        return sum(remark.points for remark in self.result.remarks if isinstance(remark, CarriedOver))


_OWN_WAY = {BonusKind.CAPICUA: LineEnding.CAPICUA, BonusKind.CHUCHAZO: LineEnding.CHUCHAZO}


def line_end(view: View) -> LineEnd:
    """How the deal ended of which this is the View. Raises IndexError before the first deal has ended."""
    result, last = view.results[-1], view.line_board.laid[-1]
    bonuses = tuple([it for it in result.remarks if isinstance(it, Bonus) and not it.is_for_passes])
    scored = next((remark for remark in result.remarks if isinstance(remark, PipsScored)), None)
    way, winner = _way(view, result, bonuses)
    pips = tuple(sum(it.piece.pips for it in seat.shown if isinstance(it.piece, Tile)) for seat in view.seats)
    order = sorted(view.seats, key=lambda seat: (seat.side != winner, pips[seat.seat], seat.seat))
    return LineEnd(
        result=result,
        way=way,
        last=last,
        winner=winner,
        brought=(scored.points if scored is not None else 0) + sum(bonus.points for bonus in bonuses),
        bonuses=bonuses,
        scored=scored,
        pips=pips,
        order=tuple(seat.seat for seat in order),
    )


def _way(view: View, result: DealResult, bonuses: tuple[Bonus, ...]) -> tuple[LineEnding, int | None]:
    own = next((_OWN_WAY[bonus.kind] for bonus in bonuses if bonus.kind in _OWN_WAY), LineEnding.DOMINO)
    for remark in result.remarks:
        match remark:
            case Domino(seat):
                return own, view.side_of(seat)
            case TargetReached(seat):
                return LineEnding.TARGET, view.side_of(seat)
            case LineClosed(winner=winner):
                return (LineEnding.TIE if winner is None else LineEnding.BLOCKED), winner
            case _:
                pass
    raise ValueError("the deal has not ended")


# -- the picture -------------------------------------------------------------------------------------------------------


def end_title(view: View) -> Message:
    """That the deal is over: "Deal 3 is over"."""
    return deal_over(view, view.results[-1].number)


def end_place(view: View) -> Text:
    """Which game it was: "Dominican"."""
    return view.title


def end_spotlight(view: View) -> Message:
    """What decided the deal: "Cleo: capicúa!", "Blocked on 3: +48", "Blocked: a tie". What is strong in it is gold."""
    end = line_end(view)
    if end.is_blocked:
        if end.winner is None:
            return Message("line-hero-tie")
        points = Signed(end.brought) if end.brought else "none"
        return Message("line-hero-blocked", numbers=AllOf(map(half, view.line_board.numbers)), points=points)
    return Message("line-hero", who=Seat(end.last.seat), way=end.way.value, target=view.target)


def end_why(view: View) -> tuple[Text, ...]:
    """How it ended, from the fullest to the briefest: "both ends took 4-2", "Dee blocked it with 5-3"."""
    end = line_end(view)
    last = end.last
    *before, _ = view.line_board.laid
    arms = len(line_of(before, spins=view.line_board.spinner is not None).ends) > _TWO_ENDS
    way = "blocked" if end.is_blocked else end.way.value
    told = Message("line-why", way=way, who=Seat(last.seat), tile=last.tile, arms=arms)
    brief = Message("line-why-brief", way=way, tile=last.tile, arms=arms)
    if end.is_blocked:
        carried = Message("line-why-carried", points=end.carried) if end.carried else None
        return tuple(it for it in (compared(view, end), carried, told, brief) if it is not None)
    return told, brief


def compared(view: View, end: LineEnd) -> Message | None:
    """Sentences on the hands that decided a blocked deal, the points carried over, and the bonuses for passes."""
    options, last = view.options, end.last.seat
    if not isinstance(options, DominoesOptions):
        return None
    if options.blocked_by == "closer":
        after = (last + view.line_board.direction) % len(view.seats)
        own, other = Seat(last), Seat(after)
        return Message("line-closer", who=own, pips=end.pips[last], other=other, others=end.pips[after])
    if end.winner is not None and _is_level(view, end):
        by_opener = options.tied_block == "opener"
        return Message("line-level", by="opener" if by_opener else "closer", sides=view.partners)
    if view.partners and is_by_lowest(view) and end.winner is not None:
        lowest = end.order[0]
        return Message("line-lowest", who=Seat(lowest), pips=end.pips[lowest])
    return None


def _is_level(view: View, end: LineEnd) -> bool:
    """Whether the rules gave a block with equal pips to one side."""
    lowest = [min(end.pips[seat] for seat in view.members(side)) for side in range(len(end.left))]
    counts = lowest if is_by_lowest(view) else end.left
    return counts.count(min(counts)) > 1


def is_by_lowest(view: View) -> bool:
    """Whether the lowest hand of all wins a blocked deal."""
    return isinstance(view.options, DominoesOptions) and view.options.blocked_by == "lowest"


def total_change(view: View, side: int) -> Text:
    """A side's total, and what it was before where the deal changed it: "87 → 122"."""
    result = view.results[-1]
    after, scored = result.totals[side], result.scored[side]
    return Message("line-total", before=after - scored, after=after) if scored else f"{after}"


def tells_sides(view: View, end: LineEnd) -> bool:
    """Whether the pips of both sides tell who won a blocked deal, and what it scores."""
    return end.is_blocked and view.partners and not end.bonuses and _is_plain(end)


def _is_plain(end: LineEnd) -> bool:
    """Whether the points are the sum of the pips that count: none is taken off, and nothing rounded."""
    counted = [pips for _, pips in end.scored.pips] if end.scored is not None else []
    return min(counted, default=0) >= 0 and end.scored is not None and end.scored.points == sum(counted)


# -- in sentences ------------------------------------------------------------------------------------------------------


LineRemark = Domino | LineClosed | TargetReached | PipsScored | Bonus | CarriedOver | BestPlay


def ended_how(view: View) -> Message:
    """How the deal ended: "Cleo went out with 4-2", "Dee blocked the line on 3 with 5-3"."""
    end = line_end(view)
    player, numbers = Seat(end.last.seat), AllOf(view.line_board.numbers)
    return Message("line-ended", way=end.way.value, who=player, tile=end.last.tile, numbers=numbers, target=view.target)


def decided_told(view: View) -> Text:
    """Sentences on the hands that decided a blocked deal, the points carried over, and the bonuses for passes."""
    end = line_end(view)
    passes = [bonus for bonus in view.line_board.bonuses if bonus.is_for_passes]
    return sentences(
        _decided(view, end) if end.is_blocked else None,
        as_sentence(Message("line-remark-carried", points=end.carried)) if end.carried else None,
        *[Message("end-sentence", what=remark_told(view, bonus)) for bonus in passes],
    )


def _decided(view: View, end: LineEnd) -> Message | None:
    """Whose hands decided a block that scores, where the pips of both sides do not tell it."""
    if end.winner is None or not end.is_won:
        return None
    if (found := compared(view, end)) is not None:
        return as_sentence(found)
    if tells_sides(view, end):
        return None
    return Message("end-sentence", what=Message("end-fewest", who=side_name(view, end.winner)))


def remark_told(view: View, told: LineRemark) -> Message:
    """A remark on such a deal, without a full stop."""
    match told:
        case Domino(seat, tile):
            return Message("line-ended", way="domino", who=Seat(seat), tile=tile, numbers="", target=0)
        case LineClosed(seat, tile, numbers, winner):
            way, on = "tie" if winner is None else "blocked", AllOf(map(half, numbers))
            return Message("line-ended", way=way, who=Seat(seat), tile=tile, numbers=on, target=0)
        case TargetReached(seat):
            return Message("line-remark-target", who=Seat(seat), target=view.target)
        case PipsScored(side, _, points):
            return Message("line-remark-pips", who=side_name(view, side), points=points)
        case Bonus(seat, kind, points):
            side = side_name(view, view.side_of(seat))
            return Message("line-remark-bonus", who=side, kind=kind.value, points=points)
        case CarriedOver(points):
            return Message("line-remark-carried", points=points)
        case BestPlay(seat, tile, points):
            return Message("line-remark-best", who=Seat(seat), tile=tile, points=points)
