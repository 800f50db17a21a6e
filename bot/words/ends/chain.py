"""How a deal of dominoes played from hands ended: what decided it, what the points are made of, in few words for
pictures.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from bot.message import AllOf, Message, Row, Signed, Text
from bot.rules.dominoes.line import line_of
from bot.rules.dominoes.options import BlockedBy, DominoesOptions, Exact
from bot.rules.events import (
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
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.chain import first_pass
from bot.words.names import Namer
from bot.words.sides import sides
from bot.words.terms import deal_over, who

_TWO_ENDS = 2


class Way(Enum):
    """How a deal ended."""

    DOMINO = "domino"
    CAPICUA = "capicua"  # the last tile fitted every end, where that scores
    CHUCHAZO = "chuchazo"  # the last tile was 0-0, where that scores
    TARGET = "target"  # a play, or a bonus, brought its side to the target
    BLOCKED = "blocked"
    TIE = "tie"  # blocked, and nobody won it


class ChainEnd(NamedTuple):
    """How a deal ended. `last` is the play that ended it, `winner` the side that won it: None for a tie.

    `brought` is what its end brought that side, besides what plays scored before. `pips` and `order` run by seat,
    `left` by side. `scored` are the pips that count, if any do.
    """

    result: DealResult
    way: Way
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
        """Whether nobody could play any more."""
        return self.way in (Way.BLOCKED, Way.TIE)

    @property
    def is_won(self) -> bool:
        """Whether a side won the deal: a block that scores nothing has no winner to speak of."""
        return self.winner is not None and (not self.is_blocked or bool(self.brought))

    @property
    def carried(self) -> int:
        """What a tie leaves to the winner of the next deal."""
        return sum(remark.points for remark in self.result.remarks if isinstance(remark, CarriedOver))


_OWN_WAY = {BonusKind.CAPICUA: Way.CAPICUA, BonusKind.CHUCHAZO: Way.CHUCHAZO}


def chain_end(view: View) -> ChainEnd:
    """How the deal ended of which this is the View. Raises IndexError before the first deal has ended."""
    result, last = view.results[-1], view.chain_board.laid[-1]
    bonuses = tuple([it for it in result.remarks if isinstance(it, Bonus) and it.kind is not BonusKind.FIRST_PASS])
    scored = next((remark for remark in result.remarks if isinstance(remark, PipsScored)), None)
    way, winner = _way(view, result, bonuses)
    pips = tuple(sum(it.piece.pips for it in seat.shown if isinstance(it.piece, Tile)) for seat in view.seats)
    order = sorted(view.seats, key=lambda seat: (seat.side != winner, pips[seat.seat], seat.seat))
    return ChainEnd(
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


def _way(view: View, result: DealResult, bonuses: tuple[Bonus, ...]) -> tuple[Way, int | None]:
    own = next((_OWN_WAY[bonus.kind] for bonus in bonuses if bonus.kind in _OWN_WAY), Way.DOMINO)
    for remark in result.remarks:
        match remark:
            case Domino(seat):
                return own, view.side_of(seat)
            case TargetReached(seat):
                return Way.TARGET, view.side_of(seat)
            case LineClosed(winner=winner):
                return (Way.TIE if winner is None else Way.BLOCKED), winner
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


def end_hero(view: View, name: Namer) -> Message:
    """What decided the deal: "Cleo: capicúa!", "Blocked on 3: +48", "Blocked: a tie". What is strong in it is gold."""
    end = chain_end(view)
    if end.is_blocked:
        if end.winner is None:
            return Message("chain-hero-tie")
        points = Signed(end.brought) if end.brought else "none"
        return Message("chain-hero-blocked", numbers=AllOf(view.chain_board.numbers), points=points)
    return Message("chain-hero", who=who(view, end.last.seat, name), way=end.way.value, target=view.target)


def end_sum(view: View) -> tuple[Text, ...]:
    """What the points are made of, from the fullest to the briefest: "5 + 5 + 25 capicúa = +35", "13 → +15"; of a plain
    block the pips of both sides.
    """
    end = chain_end(view)
    if (told := _without_total(view, end, " · ")) is not None:
        return (told,)
    points = Signed(end.brought)
    if len(end.bonuses) == 1 and end.bonuses[0].points == end.brought:
        return (bonus_told(end.bonuses[0], end, signed=True), Message("chain-points", points=points))
    sums = [Message("chain-sum", kind=_kind(end, pips), parts=_parts(end, pips), total=points) for pips in _pips(end)]
    # The points of a block stand beside it already: see `end_hero`.
    brief = _made_of(end, [*_pips(end)][-1]) if end.is_blocked else Message("chain-points", points=points)
    return (*sums, brief)


def ended_why(view: View) -> Text:
    """What its points are made of: "5 + 5 + 25 capicúa", "18 pips", "8 + 10 = 18 → 20"."""
    end = chain_end(view)
    if (told := _without_total(view, end, ", ")) is not None:
        return told
    return _made_of(end, next(_pips(end)))


def _made_of(end: ChainEnd, pips: str) -> Message:
    return Message("chain-made-of", kind=_kind(end, pips), parts=_parts(end, pips), total=end.brought)


def _without_total(view: View, end: ChainEnd, between: str) -> Message | None:
    """The words where a sum would say nothing: the target was reached, the pips of both sides, or no points."""
    if end.way is Way.TARGET:
        return _reached(view, end)
    if end.winner is None and (not view.partners or _by_lowest(view)):
        return Message("chain-tie-pips", pips=min(end.pips))
    if end.winner is None or tells_sides(view, end):
        return _by_side(view, between)
    if end.brought:
        return None
    options = view.options
    is_exact = isinstance(options, DominoesOptions) and options.exact is Exact.YES and options.scores_plays
    past = view.target if is_exact and end.way is Way.DOMINO else 0  # going out would have scored
    return Message("chain-no-points", past=past)


def tells_sides(view: View, end: ChainEnd) -> bool:
    """Whether the pips of both sides tell who won a blocked deal, and what it scores."""
    return end.is_blocked and view.partners and not end.bonuses and _is_plain(end)


def _reached(view: View, end: ChainEnd) -> Message:
    """The total before what brought the target, and that: "185 + 15 = 200"."""
    after = end.result.totals[view.side_of(end.last.seat)]
    bonus = first_pass(view)
    first = [bonus.points] if bonus is not None else []
    added = [points for points in (end.last.points, *first) if points]
    parts = Row([after - sum(added) - end.brought, *added, *(bonus_told(bonus, end) for bonus in end.bonuses)], " + ")
    return Message("chain-sum", kind="sum", parts=parts, total=after)


def _by_side(view: View, between: str) -> Message:
    """The pips of both sides: "A 37 · B 11 pips"."""
    left = view.results[-1].taken
    each = (Message("chain-side-pips", side=side.letter, pips=left[side.number]) for side in sides(view))
    return Message("chain-pips-of", sides=Row(each, between))


def _is_plain(end: ChainEnd) -> bool:
    """Whether the points are the sum of the pips that count: none is taken off, and nothing rounded."""
    counted = [pips for _, pips in end.scored.pips] if end.scored is not None else []
    return min(counted, default=0) >= 0 and end.scored is not None and end.scored.points == sum(counted)


def _pips(end: ChainEnd) -> Iterator[str]:
    """The pips that count, hand by hand and in one figure: "5 + 8", then "13"."""
    counted = [pips for _, pips in end.scored.pips if pips] if end.scored is not None else []
    if len(counted) > 1:
        first, *others = counted
        yield f"{first}" + "".join(f" {'+' if pips > 0 else '−'} {abs(pips)}" for pips in others)
    yield f"{sum(counted)}" if counted else ""


def _counted(end: ChainEnd) -> int:
    return sum(pips for _, pips in end.scored.pips) if end.scored is not None else 0


def _for_pips(end: ChainEnd) -> int:
    return end.scored.points if end.scored is not None else 0


def _is_rounded(end: ChainEnd) -> bool:
    return _for_pips(end) != _counted(end)


def _kind(end: ChainEnd, pips: str) -> str:
    """Which form of the sum fits: with bonuses, rounded, as pips, or just a figure."""
    if end.bonuses:
        return "bonus"
    return "rounded" if _is_rounded(end) else "pips" if pips == f"{_counted(end)}" else "sum"


def _parts(end: ChainEnd, pips: str) -> Row:
    """The parts of a sum: "5 + 5 + 25 capicúa", "5 + 8 = 13" before it is rounded, "13 → 15 + 40 carried over"."""
    exact = pips if pips == f"{_counted(end)}" else f"{pips} = {_counted(end)}"
    first = pips if not _is_rounded(end) else exact if not end.bonuses else f"{exact} → {_for_pips(end)}"
    return Row([*([first] if pips else []), *[bonus_told(bonus, end) for bonus in end.bonuses]], " + ")


def bonus_told(bonus: Bonus, end: ChainEnd, *, signed: bool = False) -> Message:
    """A bonus as a part of a sum: "25 capicúa", "75 for deal 2"; alone "+1 for going out"."""
    points = Signed(bonus.points) if signed else bonus.points
    return Message("chain-bonus", points=points, kind=bonus.kind.value, deal=end.result.number)


def end_why(view: View, name: Namer) -> tuple[Text, ...]:
    """How it ended, from the fullest to the briefest: "both ends took 4-2", "Dee blocked it with 5-3"."""
    end = chain_end(view)
    last = end.last
    *before, _ = view.chain_board.laid
    arms = len(line_of(before, spins=view.chain_board.spinner is not None).ends) > _TWO_ENDS
    told = Message("chain-why", way=end.way.value, who=who(view, last.seat, name), tile=last.tile, arms=arms)
    brief = Message("chain-why-brief", way=end.way.value, tile=last.tile, arms=arms)
    if end.is_blocked:
        carried = Message("chain-why-carried", points=end.carried) if end.carried else None
        return tuple(it for it in (compared(view, end, name), carried, told, brief) if it is not None)
    return told, brief


def compared(view: View, end: ChainEnd, name: Namer) -> Message | None:
    """Whose hands decided a blocked deal, where not the fewest pips of all do: "Dee blocked it: 5 pips, Ann 6"."""
    options, last = view.options, end.last.seat
    if not isinstance(options, DominoesOptions):
        return None
    if options.blocked_by is BlockedBy.CLOSER:
        after = (last + view.chain_board.direction) % len(view.seats)
        own, other = who(view, last, name), who(view, after, name)
        return Message("chain-closer", who=own, pips=end.pips[last], other=other, others=end.pips[after])
    if view.partners and _by_lowest(view) and end.winner is not None:
        lowest = end.order[0]
        return Message("chain-lowest", who=who(view, lowest, name), pips=end.pips[lowest])
    return None


def _by_lowest(view: View) -> bool:
    return isinstance(view.options, DominoesOptions) and view.options.blocked_by is BlockedBy.LOWEST


def hand_note(view: View, seat: int) -> Message:
    """What a seat's row says at the end: "out with 4-2", "5 pips"."""
    end = chain_end(view)
    is_out = not end.is_blocked and end.last.seat == seat and not view.seats[seat].shown
    return Message("chain-out-with", tile=end.last.tile) if is_out else Message("line-pips", pips=end.pips[seat])


def total_change(view: View, side: int) -> Text:
    """A side's total, and what it was before where the deal changed it: "87 → 122"."""
    result = view.results[-1]
    after, scored = result.totals[side], result.scored[side]
    return Message("chain-total", before=after - scored, after=after) if scored else f"{after}"
