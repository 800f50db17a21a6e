"""What a deal of dominoes scored, at its end and before. All that is shown comes to what each side scored."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.message import Joined, Message, Row, Signed, Text, value_text
from bot.rules.dominoes.options import DominoesOptions
from bot.rules.events import Bonus
from bot.rules.view import View
from bot.words.line.end import LineEnd, LineEnding, is_by_lowest, line_end, tells_sides
from bot.words.line.play import pass_bonuses
from bot.words.sides import sides


def end_sum(view: View) -> tuple[Text, ...]:
    """What the points are made of, fullest first: "5 + 5 + 25 capicúa = +35", "13 → +15"; of a block each side's."""
    end = line_end(view)
    if (told := _without_total(view, end, " · ")) is not None:
        return (told,)
    points = Signed(end.brought)
    if len(end.bonuses) == 1 and end.bonuses[0].points == end.brought:
        return (bonus_told(end.bonuses[0], end, signed=True), value_text(points))
    sums = [_sum(end, _kind(end, pips), _parts(end, pips)) for pips in _pips(end)]
    # The points of a block stand beside it already: see `end_spotlight`.
    brief = _made_of(end, [*_pips(end)][-1]) if end.is_blocked else value_text(points)
    return (*sums, brief)


def end_sum_in_two(view: View) -> tuple[tuple[Text, Text], ...]:
    """The same in two rows, if bonuses make it long: "86 pips + 100 capicúa", "+ 100 for deal 1 = +286"."""
    end, found = line_end(view), list[tuple[Text, Text]]()
    if not end.bonuses or _without_total(view, end, "") is not None:
        return ()
    for pips in _pips(end):
        parts = _parts(end, pips).items
        half = (len(parts) + 1) // 2
        if parts[half:]:
            first = Joined(parts[:half], " + ")
            second = Message("line-more-parts", parts=Row(parts[half:], " + "))
            found.append((first, _sum(end, "bonus", second)))
    return tuple(found)


def _sum(end: LineEnd, kind: str, parts: Row | Message) -> Message:
    return Message("line-sum", kind=kind, parts=parts, total=Signed(end.brought))


def ended_why(view: View) -> Text:
    """What its points are made of: "5 + 5 + 25 capicúa", "18 pips", "8 + 10 = 18 → 20"."""
    end = line_end(view)
    if (told := _without_total(view, end, ", ")) is not None:
        return told
    return _made_of(end, next(_pips(end)))


def _made_of(end: LineEnd, pips: str) -> Message:
    return Message("line-made-of", kind=_kind(end, pips), parts=_parts(end, pips), total=end.brought)


def _without_total(view: View, end: LineEnd, between: str) -> Message | None:
    """The words where a sum would say nothing: the target was reached, the pips of both sides, or no points."""
    if end.way is LineEnding.TARGET:
        return _reached(view, end)
    if end.winner is None and (not view.partners or is_by_lowest(view)):
        return Message("end-equal.why", pips=min(end.pips))
    if end.winner is None or tells_sides(view, end):
        return _by_side(view, between)
    if end.brought:
        return None
    options = view.options
    is_exact = isinstance(options, DominoesOptions) and options.is_exact
    past = view.target if is_exact and end.way is LineEnding.DOMINO else 0  # going out would have scored
    return Message("line-no-points", past=past)


def _reached(view: View, end: LineEnd) -> Message:
    """The total before what brought the target, and that: "185 + 15 = 200"."""
    after = end.result.totals[view.side_of(end.last.seat)]
    bonuses = (*pass_bonuses(view), *end.bonuses)
    before = after - end.last.points - sum(bonus.points for bonus in bonuses)
    play = [end.last.points] if end.last.points else []
    parts = Row([before, *play, *(bonus_told(bonus, end) for bonus in bonuses)], " + ")
    return Message("line-sum", kind="sum", parts=parts, total=after)


def _by_side(view: View, between: str) -> Message:
    """The pips of both sides: "A 37 · B 11 pips"."""
    left = view.results[-1].taken
    each = (Message("line-side-pips", side=side.letter, pips=left[side.number]) for side in sides(view))
    return Message("line-pips-of", sides=Row(each, between))


def _pips(end: LineEnd) -> Iterator[str]:
    """The pips that count, hand by hand and in one figure: "5 + 8", then "13"."""
    counted = [pips for _, pips in end.scored.pips if pips] if end.scored is not None else []
    if len(counted) > 1:
        first, *others = counted
        yield f"{first}" + "".join(f" {'+' if pips > 0 else '−'} {abs(pips)}" for pips in others)
    yield f"{sum(counted)}" if counted else ""


def _counted(end: LineEnd) -> int:
    return sum(pips for _, pips in end.scored.pips) if end.scored is not None else 0


def _for_pips(end: LineEnd) -> int:
    return end.scored.points if end.scored is not None else 0


def _is_rounded(end: LineEnd) -> bool:
    return _for_pips(end) != _counted(end)


def _kind(end: LineEnd, pips: str) -> str:
    """Which form of the sum fits: with bonuses, rounded, as pips, or just a figure."""
    if end.bonuses:
        return "bonus"
    return "rounded" if _is_rounded(end) else "pips" if pips == f"{_counted(end)}" else "sum"


def _parts(end: LineEnd, pips: str) -> Row:
    """The parts of a sum: "5 + 5 + 25 capicúa", "10 pips + 25 capicúa", "5 + 8 = 13", "13 → 15 + 40 carried over"."""
    in_all = pips == f"{_counted(end)}"
    exact = pips if in_all else f"{pips} = {_counted(end)}"
    first: Text = pips if not _is_rounded(end) else exact if not end.bonuses else f"{exact} → {_for_pips(end)}"
    if in_all and end.bonuses and not _is_rounded(end):
        first = Message("rows-pips", pips=_counted(end))
    return Row([*([first] if pips else []), *[bonus_told(bonus, end) for bonus in end.bonuses]], " + ")


def bonus_told(bonus: Bonus, end: LineEnd, *, signed: bool = False) -> Message:
    """A bonus as a part of a sum: "25 capicúa", "75 for deal 2"; alone "+1 for going out"."""
    return _bonus(Signed(bonus.points) if signed else bonus.points, bonus.kind.value, end)


def _bonus(points: Signed | int, kind: str, end: LineEnd) -> Message:
    return Message("line-bonus", points=points, kind=kind, deal=end.result.number)


def hand_notes(view: View, seat: int) -> tuple[Text, ...]:
    """What a seat's row says at the end, from the fullest to the briefest: "out with 4-2", "5 pips", and what the seat
    scored before: "5 pips · +25 first pass", "5 pips · +25". With the sum it comes to all that a side scored.
    """
    end = line_end(view)
    is_out = not end.is_blocked and end.last.seat == seat and not view.seats[seat].shown
    note = Message("line-out-with", tile=end.last.tile) if is_out else Message("rows-pips", pips=end.pips[seat])
    if not (before := _scored_before(view, (seat,))):
        return (note,)
    each = [_bonus(Signed(points), kind, end) for kind, points in before.items()]
    brief = value_text(Signed(sum(before.values())))
    return Joined((note, *each), " · "), Joined((note, brief), " · ")


def _scored_before(view: View, seats: Sequence[int]) -> dict[str, int]:
    """What seats scored before the deal ended, by what it was for."""
    named = Counter({"plays": sum(points_of_plays(view, seat) for seat in seats)})
    for bonus in view.line_board.bonuses:
        if bonus.is_for_passes and bonus.seat in seats:
            named[bonus.kind.value] += bonus.points
    return {kind: points for kind, points in named.items() if points}


def points_of_plays(view: View, seat: int) -> int:
    """What the plays of a seat scored in the deal."""
    return sum(laid.points for laid in view.line_board.laid if laid.seat == seat)
