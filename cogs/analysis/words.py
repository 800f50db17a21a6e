"""The decision that cost most, and a match by one's own decisions, in words.

Only what its player could know is said, and no more than is clearly so.
"""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import NamedTuple

from bot.message import Joined, Message, Rounded, Row, Seat, Signed, Text, bold, capitalized, lines, sentences
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.moves import Bid
from bot.rules.tricks.bids import PASS
from bot.words.decision import Decision
from bot.words.hint.amounts import about, often
from bot.words.hint.hint import Pair, reason
from bot.words.length import alt, first_that_fits, said
from bot.words.line.sentences import ends_sentence
from bot.words.moves import named
from bot.words.terms import moment_told, unit_of
from bot.words.trains.sentences import ends_told
from bot.words.tricks.sentences import play_in_brief
from cogs.analysis.grades import (
    SHOWN_COURSE,
    DealFigures,
    Grade,
    MatchReview,
    RecordedDecision,
    compared,
    counts_of,
)

_LEAST = 0.05  # a smaller difference of chances is not drawn


class Chance(NamedTuple):
    """An outcome more likely with one move than with the other: both shares; `is_feared`: the rarer the better."""

    label: Message
    played: float
    best: float
    is_feared: bool = False

    @property
    def gain(self) -> float:
        return self.played - self.best if self.is_feared else self.best - self.played


def chance(decision: Decision) -> Chance | None:
    """The chances that the better move betters: of the contract, of a moon, or else of ending the deal better than by
    the other move. None where it hardly does.
    """
    played, best = decision.played, decision.best
    above, below = played.compared if played.compared != (0.0, 0.0) else best.compared[::-1]
    found = (
        _of_contract(decision),
        Chance(Message("chance-moon"), played.own_moon, best.own_moon),
        Chance(Message("chance-moon-other"), played.other_moon, best.other_moon, is_feared=True),
        Chance(Message("chance-better"), above, below),
    )
    return next((one for one in found if one is not None and one.gain >= _LEAST), None)


def is_telling(made: RecordedDecision) -> bool:
    """True for a slip with a picture: a small one only where its chances show it."""
    return made.grade is Grade.SLIP or (made.is_slip and chance(made.decision) is not None)


def _of_contract(decision: Decision) -> Chance | None:
    played, best, view = decision.played, decision.best, decision.view
    if played.made is None or best.made is None:
        return None
    if isinstance(played.move, Bid) or isinstance(best.move, Bid):
        return None if PASS in (played.move, best.move) else Chance(Message("chance-bid"), played.made, best.made)
    contract = view.trick_board.contract
    if contract is None:
        return None
    if view.side_of(contract.seat) == view.side_of(view.viewer or 0):
        return Chance(Message("chance-own", bid=contract.bid), played.made, best.made)
    label = Message("chance-other", who=Seat(contract.seat), bid=contract.bid)
    return Chance(label, played.made, best.made, is_feared=True)


# -- what is said ------------------------------------------------------------------------------------------------------


def moment(made: RecordedDecision) -> Message:
    """When it was decided: "Deal 4, trick 7", "Deal 2, bidding"."""
    return moment_told(made.decision.view, made.deal)


def moves(decision: Decision) -> dict[str, Text]:
    found = {"played": decision.played, "best": decision.best}
    return {key: named(decision.view, prospect.move) for key, prospect in found.items()}


def cost(decision: Decision) -> Message:
    """The cost in a sentence: "about 7 points"."""
    return about(decision.cost, unit_of(decision.view))


def headline(made: RecordedDecision) -> Message:
    points = cost(made.decision)
    if made.grade is not Grade.SLIP:
        return Message("mistake-slip", points=points)
    return Message("mistake-cost", who=Seat(made.decision.view.viewer or 0), points=points)


def why(decision: Decision, *, to_all: bool) -> Text:
    """The reason for the better move. `to_all`: phrased for everyone, not for its player."""
    return reason(Pair(decision.view, decision.best, decision.played, to_all=to_all))


def private_text(made: RecordedDecision) -> Text:
    """The text beside the picture for its player: the better choice and a reason."""
    return lines(_better(made.decision), why(made.decision, to_all=False))


def shared_text(made: RecordedDecision) -> Text:
    """The text beside the picture once its player has shared it with everyone."""
    who = Seat(made.decision.view.viewer or 0)
    return sentences(Message("mistake-shared", who=who), _better(made.decision))


def _better(decision: Decision) -> Message:
    best = named(decision.view, decision.best.move, "doing")
    played = named(decision.view, decision.played.move, "than")
    return Message("mistake-better", best=best, played=played, points=cost(decision))


def little_text(made: RecordedDecision) -> Message:
    """The text for a costliest decision that hardly changed a chance, or cost next to nothing."""
    return Message("mistake-little", deal=made.deal, points=cost(made.decision), **moves(made.decision))


def details_text(made: RecordedDecision) -> Text:
    decision, unit = made.decision, unit_of(made.decision.view)
    figure = Rounded(decision.cost, 2 if decision.cost < 1 else 1)
    if isinstance(decision.view.board, RowsView) and not decision.error:
        judged = Message("details-exact", cost=figure, unit=unit)
    else:
        error = Rounded(decision.error, figure.places)
        judged = Message("details-cost", cost=figure, error=error, unit=unit, worlds=decision.worlds)
    found = chance(decision)
    shares = {"best": round(100 * found.best), "played": round(100 * found.played)} if found is not None else {}
    likely = Message("details-chance", chance=found.label, **shares) if found is not None else None
    return lines(bold(moment(made)), judged, likely, Message("details-note"))


@alt
def alt_turning_point(made: RecordedDecision) -> Iterator[Text]:
    """The card of one decision."""
    decision = made.decision
    view, found = decision.view, chance(decision)
    who = Seat(view.viewer or 0)
    yield Message("alt-mistake", moment=moment(made), headline=headline(made), who=who, **moves(decision))
    if found is not None and often(found.best) != often(found.played):
        yield Message("alt-mistake-chance", chance=found.label, best=often(found.best), played=often(found.played))
    if found is None:
        yield Message("chance-level")
    yield why(decision, to_all=True)
    if isinstance(view.board, TricksView) and (trick := view.trick_board.current_trick):
        shown = [play_in_brief(trick, seat) for seat, _ in trick.plays]
        yield Message("alt-mistake-table", plays=Row(shown))
    if isinstance(view.board, LineView) and view.line_board.ends:
        yield ends_sentence(view.line_board)
    if isinstance(view.board, TrainsView):
        yield ends_told(view)


# -- a match ----------------------------------------------------------------------------------------------------------


def grades_told(grades: Iterable[Grade]) -> Row:
    """The number of decisions of each grade, without grades that there are none of: "12 best, 1 small slip"."""
    counts = zip(Grade, counts_of(grades), strict=True)
    return Row([count_told(grade, count) for grade, count in counts if count])


def count_told(grade: Grade, count: int) -> Message:
    """The number of decisions of a grade: "12 best"."""
    return Message(_COUNTS[grade], count=count)


_COUNTS = {
    Grade.BEST: "grade-best",
    Grade.GOOD: "grade-good",
    Grade.SMALL_SLIP: "grade-small-slip",
    Grade.SLIP: "grade-slip",
}


def match_text(review: MatchReview, course: Sequence[int] = ()) -> Text:
    """The cost of the slips, the luck of the hands, and how a match compares with earlier ones, beside the picture."""
    return lines(sentences(slips_told(review), luck_told(review)), course_told(course))


def slips_told(review: MatchReview) -> Message:
    """The slips of a match and their cost."""
    if not review.grades:
        return Message("match-details-nothing")
    slips = sum(grade >= Grade.SMALL_SLIP for grade in review.grades)
    return Message("match-slips-told", slips=slips, points=about(review.lost, review.unit))


def luck_told(review: MatchReview) -> Message:
    """The luck of the hands, where it is more than chance."""
    if review.parts is None:
        return Message("match-unscored")
    luck, error = review.luck
    return Message("match-luck-told", points=about(abs(luck), review.unit), came=_came(luck, 2 * error))


def course_told(course: Sequence[int]) -> Message | None:
    """A sentence if the latest accuracy is clearly better or worse than usual, else None."""
    *earlier, accuracy = course or (0,)
    came = compared(earlier, accuracy)
    if not came:
        return None
    usual = round(fmean(earlier))
    return Message("match-course-told", accuracy=accuracy, usual=usual, came=_came(came, 0))


def _came(figure: float, nothing: float) -> str:
    return "even" if abs(figure) <= nothing else "good" if figure > 0 else "bad"


def row_text(made: RecordedDecision) -> Message:
    """One of the costliest decisions in a list: "Deal 4, trick 7: 4-2, better 5-0"."""
    return Message("match-choice", moment=moment(made), **moves(made.decision))


def cost_text(made: RecordedDecision) -> Message:
    """The cost of one of them: "cost about 7 points"."""
    return Message("match-choice-cost", points=cost(made.decision))


def match_details(review: MatchReview) -> Text:
    """The figures of a match, with their meaning."""
    counts = grades_told(review.grades)
    costly = [deal for deal in review.deals if deal.lost]
    lost = [Message("match-details-deal", deal=deal.deal, lost=Rounded(deal.lost)) for deal in costly]
    return lines(
        Message("match-details-nothing")
        if review.accuracy is None
        else Message("match-details-accuracy", accuracy=review.accuracy, decisions=len(review.grades), counts=counts),
        _parts_told(review),
        Message("match-details-deals", deals=Row(lost)) if lost else None,
        Message("match-details-note"),
    )


def _parts_told(review: MatchReview) -> Message | None:
    parts = review.parts
    if parts is None:
        return None
    named = {"luck": parts.luck, "rest": parts.rest, "slips": -parts.lost, "total": parts.total}
    signed = {name: Signed(amount, 1) for name, amount in named.items()}
    return Message("match-details-parts", unit=review.unit, error=Rounded(review.luck[1]), **signed)


def alt_match_review(review: MatchReview, course: Sequence[int], names: Sequence[str]) -> str:
    """The picture of a match by one person's own decisions. Of too many deals, the last with slips."""
    judged = [deal for deal in review.deals if deal.grades]
    costly = [deal for deal in judged if deal.lost]
    told = (judged, *(costly[-most:] if most else [] for most in _DEALS_TOLD))
    return first_that_fits(text for deals in told for text in said(_match_told(review, course, deals), names))


_DEALS_TOLD = (99, 24, 12, 6, 0)


def _match_told(review: MatchReview, course: Sequence[int], deals: Sequence[DealFigures]) -> Iterator[Text]:
    yield Message("alt-match", title=review.title)
    if review.accuracy is not None:
        yield Message("alt-match-accuracy", accuracy=review.accuracy, counts=grades_told(review.grades))
    if len(course) >= SHOWN_COURSE:
        yield Message("alt-match-course", accuracies=Row(course))
    yield match_text(review, course)
    costliest = [Joined((row_text(made), cost_text(made)), ", ") for made in review.costliest]
    if review.grades:
        yield Message("alt-match-costliest", moves=Row(costliest, "; ")) if costliest else Message("match-no-mistake")
    for deal in deals:
        named = capitalized(Message("deal-name", kind=review.kind, number=deal.deal))
        yield Message("alt-match-deal", deal=named, counts=grades_told(deal.grades))
