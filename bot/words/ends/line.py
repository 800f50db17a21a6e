"""The end of a deal of dominoes played from hands: what decided it, and the parts of its points."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.message import AllOf, Joined, Message, Row, Seat, Signed, Text, message_for, sentences, value_text
from bot.rules.dominoes.line import line_of
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Bonus, BonusKind, CarriedOver, DealResult, Domino, LineClosed, PipsScored, TargetReached
from bot.rules.pieces import half
from bot.rules.view import View
from bot.words.ends.ending import DealEnding, Way, remark
from bot.words.ends.facts import pips_left, remark_of
from bot.words.line.play import pass_bonuses
from bot.words.sides import sides
from bot.words.terms import as_sentence, counts_hands, deal_over, side_name

_TWO_ENDS = 2
_GREAT: Mapping[BonusKind, Way] = {
    BonusKind.CAPICUA: "capicua", BonusKind.CHUCHAZO: "chuchazo", BonusKind.CROSSED: "crossed",
    BonusKind.BOTH_ENDS: "both_ends",
}  # fmt: skip
_ALL_ENDS = ("capicua", "crossed", "both_ends")  # ways in which the last tile fits every end
_COCHON = 3  # players: only with three is a player without a win called a cochon


class _LineEnd(NamedTuple):
    """The facts of an end. `winner` is a side, None for a tie; `points` has not those of plays before the end."""

    result: DealResult
    ended_by: Domino | LineClosed | TargetReached
    way: Way
    winner: int | None
    points: int
    bonuses: tuple[Bonus, ...]  # for the end, not for passes
    for_pips: int  # points
    counted: tuple[int, ...] | None  # the pips that score, by hand; negative where they are taken off
    pips: tuple[int, ...]  # left, by seat

    @property
    def is_blocked(self) -> bool:
        return isinstance(self.ended_by, LineClosed)

    @property
    def is_plain(self) -> bool:
        """True if it is worth no more than any deal, where won deals count."""
        return [bonus.kind for bonus in self.bonuses] == [BonusKind.WON]

    @property
    def is_won(self) -> bool:
        """True if a side won the deal: a block that scores nothing has no winner to speak of."""
        return self.winner is not None and (not self.is_blocked or self.points != 0)


def line_ending(view: View) -> DealEnding:
    """The end of a View's deal. Raises IndexError before one has ended."""
    end, last, numbers = _facts(view), view.line_board.laid[-1], view.line_board.numbers
    who, gold = Seat(last.seat), (last.seat,)
    if isinstance(end.ended_by, LineClosed):
        what = message_for("remark", end.ended_by, seat=who, numbers=AllOf(numbers))
        points = Signed(end.points) if end.points else "none"
        hero = Message("line-hero-blocked", numbers=AllOf(map(half, numbers)), points=points)
        if end.winner is None:
            hero = Message("line-hero-tie")
        else:
            gold = view.members(end.winner)
    else:
        hero = Message("line-hero", who=who, way=end.way, target=view.target)
        what = Message("line-ended", way=end.way, who=who, tile=last.tile, target=view.target)
        if end.way not in ("capicua", "chuchazo", "target"):
            what = remark(view, end.ended_by)
    order = sorted(view.seats, key=lambda seat: (seat.side != end.winner, end.pips[seat.seat], seat.seat))
    compared, carried = _compared(view, end) if end.is_blocked else None, remark_of(end.result, CarriedOver)
    instead = _instead_of_sum(view, end, " · ")
    sums = (instead,) if instead is not None else _sums(end)
    if compared is not None and end.is_plain:
        sums = (compared, Message("rows-pips", pips=end.pips[order[0].seat]))
    kind, parts = next(_made_of(end))
    why: Text = _instead_of_sum(view, end, ", ") or Message("line-made-of", kind=kind, parts=parts, total=end.points)
    if (end.is_plain and compared is not None) or why == Message("line-always-tie"):
        why = ""  # the hands that decided it follow; or the rules do not ask for a reason
    return DealEnding(
        deal_over(view, end.result.number), view.title, what, why, end.is_won, hero, sums,
        end.way, None if end.is_blocked else last.seat, end.winner, gold if end.is_won else (),
        tuple(seat.seat for seat in order), end.pips, tuple(_notes(view, end, seat.seat) for seat in view.seats),
        sums_in_two=tuple(_sums_in_two(end)) if instead is None else (),
        reasons=tuple(_reasons(view, end, None if compared in sums else compared, carried)),
        decided=_decided(view, end, compared, carried),
    )  # fmt: skip


def _facts(view: View) -> _LineEnd:
    result = view.results[-1]
    ended_by = next(it for it in result.remarks if isinstance(it, Domino | LineClosed | TargetReached))
    bonuses = tuple(it for it in result.remarks if isinstance(it, Bonus) and not it.is_for_passes)
    great: list[Way] = [_GREAT[bonus.kind] for bonus in bonuses if bonus.kind in _GREAT]
    if isinstance(ended_by, LineClosed):
        winner = ended_by.winner
        way: Way = "tie" if winner is None else "blocked"
    else:
        winner = view.side_of(ended_by.seat)
        way = "target" if isinstance(ended_by, TargetReached) else (*great, "domino")[0]
    scored = remark_of(result, PipsScored)
    for_pips = scored.points if scored is not None else 0
    counted = tuple(pips for _, pips in scored.pips) if scored is not None else None
    points = for_pips + sum(bonus.points for bonus in bonuses)
    pips = tuple(pips_left(view, seat.seat) for seat in view.seats)
    return _LineEnd(result, ended_by, way, winner, points, bonuses, for_pips, counted, pips)


# -- the reasons -------------------------------------------------------------------------------------------------------


def _reasons(view: View, end: _LineEnd, compared: Message | None, carried: CarriedOver | None) -> Iterator[Message]:
    """The reason for a block, and the last tile: "both ends took 4-2", "Dee blocked it with 5-3"."""
    *before, last = view.line_board.laid
    if compared is not None:
        yield compared
    if carried is not None:
        yield Message("line-why-carried", points=carried.points)
    arms = len(line_of(before, spins=view.line_board.spinner is not None).ends) > _TWO_ENDS
    way = "blocked" if end.is_blocked else "capicua" if end.way in _ALL_ENDS else end.way
    yield Message("line-why", way=way, who=Seat(last.seat), tile=last.tile, arms=arms)
    yield Message("line-why-brief", way=way, tile=last.tile, arms=arms)


def _decided(view: View, end: _LineEnd, compared: Message | None, carried: CarriedOver | None) -> Text:
    """Sentences on the hands that decided a block, the points carried over, and the bonuses for passes."""
    decided = None
    if end.is_blocked and end.winner is not None and end.is_won:
        if compared is not None:
            decided = as_sentence(compared)
        elif not _tells_sides(view, end):
            decided = Message("end-sentence", what=Message("end-fewest", who=side_name(view, end.winner)))
    passes = (bonus for bonus in view.line_board.bonuses if bonus.is_for_passes)
    return sentences(
        decided,
        as_sentence(remark(view, carried)) if carried is not None else None,
        as_sentence(Message("line-anew")) if begins_anew(end.result) else None,
        *(Message("end-sentence", what=remark(view, bonus)) for bonus in passes),
    )


def _compared(view: View, end: _LineEnd) -> Message | None:
    """The hands that decided a block, or the rule, where the pips of all do not tell it."""
    options, blocker, pips = view.options_as(DominoesOptions), end.ended_by.seat, end.pips
    if options.blocked_by == "closer":
        after = (blocker + view.line_board.direction) % len(view.seats)
        return Message("line-closer", who=Seat(blocker), pips=pips[blocker], other=Seat(after), others=pips[after])
    if end.winner is None:
        return None
    is_by_lowest, left = options.blocked_by == "lowest", end.result.taken
    if is_by_lowest:
        left = tuple(min(pips[seat] for seat in view.members(side)) for side in range(len(left)))
    if left.count(min(left)) > 1 or options.blocked_by == "nobody":
        return Message("line-level", by=options.tied_block, sides=view.partners)
    if (view.partners and is_by_lowest) or (options.counts_hands and not _tells_sides(view, end)):
        lowest = min(view.members(end.winner), key=lambda seat: (pips[seat], seat))
        return Message("line-lowest", who=Seat(lowest), pips=pips[lowest])
    return None


def _tells_sides(view: View, end: _LineEnd) -> bool:
    """True if the pips of both sides tell who won a block and what it scores: none is taken off, nothing rounded."""
    options, counted = view.options_as(DominoesOptions), end.counted
    if options.counts_hands:
        return end.is_blocked and view.partners and options.blocked_by == "side" and end.is_plain
    is_plain = counted is not None and min(counted, default=0) >= 0 and end.for_pips == sum(counted)
    return end.is_blocked and view.partners and not end.bonuses and is_plain


# -- the parts of the points: all that is shown comes to the score of each side ----------------------------------------


def _instead_of_sum(view: View, end: _LineEnd, between: str) -> Message | None:
    """The words where a sum would say nothing: the target was reached, the pips of both sides, or no points."""
    options = view.options_as(DominoesOptions)
    if end.way == "target":  # the total before what brought the target, and that: "185 + 15 = 200"
        last = view.line_board.laid[-1]
        after = end.result.totals[view.side_of(last.seat)]
        bonuses = (*pass_bonuses(view.line_board), *end.bonuses)
        before = after - last.points - sum(bonus.points for bonus in bonuses)
        play = [last.points] if last.points else []
        parts = Row([before, *play, *(_bonus(bonus.points, bonus.kind, end) for bonus in bonuses)], " + ")
        return Message("line-sum", kind="sum", parts=parts, total=after)
    if end.winner is None and options.blocked_by == "nobody":
        return Message("line-always-tie")
    if end.winner is None and (not view.partners or options.blocked_by == "lowest"):
        return Message("end-equal.why", pips=min(end.pips))
    if end.winner is None or _tells_sides(view, end):  # "A 37 · B 11 pips"
        left = end.result.taken
        each = (Message("line-side-pips", side=side.letter, pips=left[side.number]) for side in sides(view))
        return Message("line-pips-of", sides=Row(each, between))
    if end.points:
        return None
    return Message("line-no-points", past=view.target if options.is_exact and end.way == "domino" else 0)


def _sums(end: _LineEnd) -> tuple[Text, ...]:
    """The parts of the points: "5 + 5 + 25 capicúa = +35", "13 → +15", "+15"; alone "+1 for going out"."""
    points = Signed(end.points)
    if len(end.bonuses) == 1 and end.way in ("crossed", "both_ends"):  # the hero tells it
        return (value_text(points),)
    if len(end.bonuses) == 1 and end.bonuses[0].points == end.points:
        return _bonus(points, end.bonuses[0].kind, end), value_text(points)
    made_of = [*_made_of(end)]
    sums = (Message("line-sum", kind=kind, parts=parts, total=points) for kind, parts in made_of)
    if not end.is_blocked:
        return (*sums, value_text(points))
    kind, parts = made_of[-1]  # the points of a block stand beside it already, as the hero
    return (*sums, Message("line-made-of", kind=kind, parts=parts, total=end.points))


def _sums_in_two(end: _LineEnd) -> Iterator[tuple[Text, Text]]:
    """The same in two rows, if bonuses make it long: "86 pips + 100 capicúa", "+ 100 for deal 1 = +286"."""
    for _, parts in _made_of(end) if end.bonuses else ():
        middle = (len(parts.items) + 1) // 2
        if more := parts.items[middle:]:
            lower = Message("line-more-parts", parts=Row(more, " + "))
            total = Signed(end.points)
            yield Joined(parts.items[:middle], " + "), Message("line-sum", kind="bonus", parts=lower, total=total)


def _made_of(end: _LineEnd) -> Iterator[tuple[str, Row]]:
    """The kind and the parts of a sum, first hand by hand, then with the pips in one figure: "5 + 5 + 25 capicúa", "10
    pips + 25 capicúa"; "5 + 8 = 13", "13"; "13 → 15 + 40 carried over".
    """
    counted = [pips for pips in end.counted or () if pips]
    total, bonuses = sum(counted), [_bonus(it.points, it.kind, end) for it in end.bonuses]
    figures, is_rounded = [f"{total}" if counted else ""], end.for_pips != total
    if len(counted) > 1:
        others = "".join(f" {'+' if pips > 0 else '−'} {abs(pips)}" for pips in counted[1:])
        figures = [f"{counted[0]}{others}", *figures]
    for figure in figures:
        pips: Text = figure
        in_all = figure == f"{total}"
        if is_rounded:
            pips = figure if in_all else f"{figure} = {total}"
            pips = f"{pips} → {end.for_pips}" if bonuses else pips
        elif in_all and bonuses:
            pips = Message("rows-pips", pips=total)
        kind = "bonus" if bonuses else "rounded" if is_rounded else "pips" if in_all else "sum"
        yield kind, Row([*([pips] if figure else []), *bonuses], " + ")


def _bonus(points: Signed | int, kind: str, end: _LineEnd) -> Message:
    """A bonus as a part of a sum: "25 capicúa", "75 for deal 2"."""
    return Message("line-bonus", points=points, kind=kind, deal=end.result.number)


def _notes(view: View, end: _LineEnd, seat: int) -> tuple[Text, ...]:
    """The note on a seat's row: "out with 4-2", "5 pips", with its points before the end: "5 pips · +25 first pass", "5
    pips · +25". Together with the sum it comes to all that a side scored.
    """
    last = view.line_board.laid[-1]
    is_out = not end.is_blocked and last.seat == seat and not view.seats[seat].shown
    counts_pips = end.is_blocked or not counts_hands(view)
    if is_out:
        note: Text = Message("line-out-with", tile=last.tile)
    else:
        left = Message("line-left", count=view.seats[seat].held)
        note = Message("rows-pips", pips=end.pips[seat]) if counts_pips else left
    before = Counter[str](plays=points_of_plays(view, seat))
    for bonus in view.line_board.bonuses:
        if bonus.is_for_passes and bonus.seat == seat:
            before[bonus.kind] += bonus.points
    each = [_bonus(Signed(points), kind, end) for kind, points in before.items() if points]
    if not each:
        return (note,)
    brief = value_text(Signed(before.total()))
    return Joined((note, *each), " · "), Joined((note, brief), " · ")


def begins_anew(result: DealResult) -> bool:
    """True if a deal that was won put all totals back to 0."""
    return any(result.scored) and not any(result.totals)


def losers_told(view: View) -> Message | None:
    """The losers who have won no deal, once the match is over: "Six-love: Bo and Dee won no deal."."""
    options, results = view.options, view.results
    if not isinstance(options, DominoesOptions) or not options.counts_hands or view.winners is None or not results:
        return None
    without = [side for side, total in enumerate(results[-1].totals) if not total]
    if not without or view.deals is not None:
        return None
    kind = "cochon" if options.plays_love and len(view.seats) == _COCHON else "love"
    who = AllOf(Seat(seat) for side in without for seat in view.members(side))
    return Message("line-loser", kind=kind, target=view.target, who=who)


def points_of_plays(view: View, seat: int) -> int:
    """The points that the plays of a seat scored in the deal."""
    return sum(laid.points for laid in view.line_board.laid if laid.seat == seat)
